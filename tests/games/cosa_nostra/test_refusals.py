"""What goes wrong at a table, and which rule is named for it."""

import pytest
from tests.games.cosa_nostra.family import night, planning

ORDERS = {"big-joey": "theft-3", "jimmy-bananas": "robbery.3", "franco-luciano": "trap.3", "bobby-ruthless": "swindle"}


@pytest.mark.rule("C-29")
def test_planning_a_card_one_does_not_hold() -> None:
    table = planning(jobs={0: "swindle", 1: "threats"})
    assert table.refuses(0, "plan big-joey threats") == "C-29"
    assert table.refuses(0, "plan big-joey no-such-card") == "C-29"


@pytest.mark.rule("C-37")
def test_buying_without_money() -> None:
    assert night({"big-joey": "casino-1"}, cash=[13]).refuses(0, "buy big-joey") == "C-37"


@pytest.mark.rule("C-44")
def test_naming_no_target() -> None:
    assert night(ORDERS, round=3).refuses(0, "run big-joey") == "C-44"


@pytest.mark.rule("C-92", "C-94", "C-131")
def test_reacting_out_of_a_window() -> None:
    table = night(ORDERS, round=3, cards=["", "", "emergency-doc"])
    assert table.refuses(0, "rob jimmy-bananas") == "C-92"
    assert table.refuses(1, "trap franco-luciano") == "C-94"
    assert table.refuses(2, "doc") == "C-131"
    table.says(0, "attack big-joey 2").rolls(1, 1, 1)
    assert table.refuses(1, "trap franco-luciano") == "C-94"
    assert table.refuses(2, "trap bobby-ruthless") == "C-94"


@pytest.mark.rule("C-137")
def test_a_second_henchman_on_a_gangster() -> None:
    table = planning(cards=["henchman henchman"]).says(0, "henchman big-joey")
    assert table.refuses(0, "henchman big-joey") == "C-137"


@pytest.mark.rule("C-98", "C-103")
def test_offering_a_hand_card_or_what_one_does_not_own() -> None:
    table = night(ORDERS, round=3, jobs={0: "bash.1"}, cards=["spy"], own={1: "pimp-1"})
    assert table.refuses(0, "offer 1 0 bash.1 - - 0 - - - none 0 none 0") == "C-98"
    assert table.refuses(0, "offer 1 0 spy - - 0 - - - none 0 none 0") == "C-98"
    assert table.refuses(0, "offer 1 0 pimp-1 - - 0 - - - none 0 none 0") == "C-103"
    assert table.refuses(0, "offer 1 11000 - - - 0 - - - none 0 none 0") == "C-103"


@pytest.mark.rule("C-102")
def test_accepting_a_lapsed_offer() -> None:
    table = night(ORDERS, round=3).says(1, "offer 0 10000 - - - 0 - - - none 0 none 0").says(1, "gift 2 1000")
    assert table.refuses(0, "accept 1") == "C-102"
    assert table.refuses(0, "accept 99") == "C-102"


@pytest.mark.rule("C-115")
def test_laundering_more_than_allowed() -> None:
    table = night({"big-joey": "money-laundering.2"}, round=2, cash=[30]).says(0, "run big-joey").rolls(3, 1, 1)
    assert table.refuses(0, "launder 9000") == "C-115"
    assert table.refuses(0, "launder -1000") == "C-115"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "run",
        "run nobody",
        "attack big-joey 9",
        "attack big-joey -1",
        "offer",
        "offer 1",
        "accept",
        "accept x",
        "plan",
        "gift",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    night(ORDERS, round=3).refuses(0, text)
