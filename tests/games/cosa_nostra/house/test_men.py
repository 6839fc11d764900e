"""Men: who would have the largest crew in the end pays for it, and nobody gathers one for little."""

from __future__ import annotations

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import does, offer
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE
from backroom.games.cosa_nostra.payday import most_gangsters

FAMILIES = (
    "little-joey jimmy-bananas",
    "phil-malony lenny-dimaggio franco-luciano",
    "vito-baritono frankie-calmuti bobby-ruthless",
    "rusty-laserva sunny-bonasera jacky-two-finger harry-diamonds donny-brasi",
)


def last_evening() -> Scene:
    """Crews of 3, 3, 3 and 5, and only the first has anything left to do."""
    orders = {"big-joey": "car-theft-1"}
    return night(orders, idle=" ".join(FAMILIES), own={}, cash=[20, 20, 20, 20], seats=4, round=4)


@pytest.mark.parametrize(
    ("paid", "promise", "most"), [("0", "pay 6000", 3), ("1000", "none 0", 4), ("2000", "pay 6000", 4)]
)
def test_one_by_one_nobody_gathers_the_largest_crew_for_little(paid: str, promise: str, most: int) -> None:
    """C-74: every man who brings somebody nearer to the bonus has his price, not only the one who decides it."""
    table = last_evening()
    world = table.game.state
    for seller in (1, 2, 3):
        house = House()
        for man in FAMILIES[seller].split():
            table.says(0, offer(seller, f"{paid} - - -", f"0 {man} - -", f"{promise} none 0"))
            said = str(does(table, seller, house))
            table.says(seller, said if said.startswith("accept") else f"decline {world.number}")
    assert len(world.crew(0)) <= most
    assert most_gangsters(world) == 3


def test_a_man_too_many_is_sold_for_half_of_what_he_brings() -> None:
    table = last_evening()
    table.says(0, offer(2, "9000 - - -", "0 frankie-calmuti - -"))
    assert str(does(table, 2, House(temper=HOUSE._replace(greed=0.0)))) == "accept 1"


def test_when_all_is_done_a_man_is_hired_who_makes_the_crew_the_largest() -> None:
    """C-74: whoever counts the crews wants more for him than whoever does not."""
    orders, idle = {"big-joey": "car-theft-1"}, "jimmy-bananas lenny-dimaggio phil-malony frankie-calmuti"
    table = night(orders, idle=idle, own={}, cash=[20, 20, 20], round=4)
    said = does(table)
    assert said is not None
    assert said.split()[:2] == ["offer", "1"], "the only other crew of two"
    assert said.split()[7] in ("lenny-dimaggio", "phil-malony")
    assert does(night(orders, idle=idle, own={}, cash=[20, 20, 20], round=3)) is None
