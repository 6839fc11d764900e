"""Men: who would have the largest crew in the end pays for it, and nobody gathers one for little."""

from __future__ import annotations

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import does, offer
from tests.games.cosa_nostra.scene import MEN, Scene

from backroom.games.cosa_nostra.house.books import Books
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


@pytest.mark.rule("C-74")
def test_when_all_is_done_a_man_is_hired_who_makes_the_crew_the_largest() -> None:
    """Of somebody who cannot have it himself: whoever is as near to it as oneself would want more for him."""
    orders, idle = {"big-joey": "car-theft-1"}, "jimmy-bananas lenny-dimaggio phil-malony frankie-calmuti"
    table = night(orders, idle=idle, own={}, cash=[20, 20, 20], round=4)
    house, bids = House(), []
    for number in (1, 2):
        said = str(does(table, 0, house)).split()
        assert (said[:2], said[7]) == (["offer", "2"], "frankie-calmuti")
        bids.append(int(said[2]))
        table.says(0, " ".join(said)).says(2, f"decline {number}")
    assert bids[0] < bids[1] < 15_000, "a low word first, then a fair one"
    assert does(night(orders, idle=idle, own={}, cash=[20, 20, 20], round=3)) is None


@pytest.mark.rule("C-74")
@pytest.mark.parametrize(("paid", "sold"), [(5000, False), (8000, False), (10000, True)])
def test_before_the_last_round_a_man_has_his_price_for_the_largest_crew_besides(paid: int, sold: bool) -> None:
    """He will earn less than $5,000 in it; but he would make Ada's crew of three the largest, if only for now."""
    idle = " ".join(
        (FAMILIES[0], "phil-malony lenny-dimaggio", FAMILIES[2], "rusty-laserva sunny-bonasera donny-brasi")
    )
    table = night({"big-joey": "car-theft-1"}, idle=idle, own={}, cash=[20, 20, 20, 20], seats=4, round=3)
    assert Books(table.game.state, 1, HOUSE).man_worth(MEN["phil-malony"]) < 5
    table.says(0, offer(1, f"{paid} - - -", "0 phil-malony - -"))
    assert str(does(table, 1, House(temper=HOUSE._replace(greed=0.0)))).startswith("accept") is sold
