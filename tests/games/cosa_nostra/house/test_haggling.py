"""Haggling: a bad offer is refused, a good one taken, and a better one asked for, once."""

from __future__ import annotations

from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import CAR_THEFT, does

from backroom.games.cosa_nostra.house.player import House


def test_it_refuses_a_bad_offer_and_accepts_a_good_one() -> None:
    table = night(CAR_THEFT, own={0: "casino-1"}, cash=[5, 20, 5]).says(
        1, "offer 0 1000 - - - 0 casino-1 - - none 0 none 0"
    )
    assert does(table) == "decline 1"
    sold = night(CAR_THEFT, own={0: "lawyer-1"}, cash=[5, 20, 5])
    sold.says(1, "offer 0 15000 - - - 0 lawyer-1 - - none 0 none 0")
    assert does(sold) == "accept 1"


def test_a_gift_is_never_refused() -> None:
    table = night(CAR_THEFT, own={1: "pimp-1"}, cash=[5, 5, 5]).says(1, "offer 0 2000 pimp-1 - - 0 - - - none 0 none 0")
    assert does(table) == "accept 1"


def test_it_haggles_once_and_says_so() -> None:
    house, table = House(), night(CAR_THEFT, own={0: "lawyer-1"}, cash=[5, 19, 5])
    table.says(1, "offer 0 9000 - - - 0 lawyer-1 - - none 0 none 0")
    said = does(table, house=house)
    assert said is not None
    assert said.startswith("counter 1 ")
    assert house.explain() is not None
    table.says(0, said).says(1, "decline 2").says(1, "offer 0 9000 - - - 0 lawyer-1 - - none 0 none 0")
    assert does(table, house=house) == "decline 3"


def test_a_business_that_makes_a_monopoly_is_bought() -> None:
    table = night(CAR_THEFT, own={0: "pimp-1 pimp-2 garage-1", 1: "pimp-3 pimp-4"}, cash=[25, 0, 0], round=2)
    said = does(table)
    assert said is not None
    assert said.split()[:2] == ["offer", "1"]
    assert said.split()[7] in ("pimp-3", "pimp-4")
