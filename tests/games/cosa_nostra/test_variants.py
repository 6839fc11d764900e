"""Variants: wild spying, wild cards, the business bonus, robbed robbers, two gangsters a turn."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import Scene

ORDERS = {"big-joey": "theft-3", "franco-luciano": "usury", "bobby-ruthless": "threats"}


@pytest.mark.rule("C-105")
def test_wild_spies_look_in_the_middle_of_a_turn() -> None:
    table = night(ORDERS, round=3, spying="wild", cards=["", "", "snitch spy"], own={2: "lawyer-1"})
    table.says(0, "attack big-joey 1").rolls(6, 6, 6)
    for look in ("snitch", "spy", "lawyer"):
        assert table.twin().says(2, f"{look} franco-luciano").order("franco-luciano", to=2) == "usury"
        assert list(table.waits) == [1]
    usual = night(ORDERS, round=3, cards=["", "", "snitch spy"], own={2: "lawyer-1"})
    usual.says(0, "attack big-joey 1").rolls(6, 6, 6)
    for look in ("snitch", "spy", "lawyer"):
        assert usual.refuses(2, f"{look} franco-luciano") == "C-65"


@pytest.mark.rule("C-106")
def test_wild_cards_are_laid_on_anyones_turn() -> None:
    table = planning(jobs={0: "swindle"}, cards=["", "henchman machine-pistol"], cards_option="wild")
    table.says(1, "henchman franco-luciano").says(1, "machine-pistol big-joey")
    assert (table.aids("franco-luciano"), table.aids("big-joey")) == (["henchman"], ["machine-pistol"])
    assert list(table.waits) == [0]


@pytest.mark.rule("C-106")
def test_before_the_action_begins_everybody_may_lay_some_more() -> None:
    table = planning(
        jobs={0: "swindle", 1: "threats", 2: "arms-trade"},
        cards=["henchman", "", "saboteur"],
        cards_option="wild",
        crew="big-joey franco-luciano bobby-ruthless",
    )
    table.says(0, "plan big-joey swindle").says(1, "plan franco-luciano threats").says(
        2, "plan bobby-ruthless arms-trade"
    )
    assert table.phase == "last-cards"
    assert list(table.waits) == [0]
    table.says(0, "ready")
    while list(table.waits) != [2]:
        table.says(next(iter(table.waits)), "ready")
    table.says(2, "saboteur big-joey")
    while table.phase == "last-cards":
        table.says(next(iter(table.waits)), "ready")
    assert table.phase == "action"
    assert table.aids("big-joey") == ["saboteur"]


@pytest.mark.rule("C-107")
def test_the_business_bonus() -> None:
    def paid(own: dict[int, str], **options: Any) -> list[int]:
        return night({"big-joey": "swindle"}, own=own, cash=[0, 0, 0], **options).says(0, "abort big-joey").cash

    assert paid({0: "pimp-1", 1: "garage-1"}, bonus="yes") == [2_000, 9_000, 0]
    assert paid({0: "garage-2", 1: "garage-1"}, bonus="yes") == [4_000, 4_000, 0]
    assert paid({0: "pimp-1", 1: "garage-1"}) == [2_000, 4_000, 0]


def loot(**options: Any) -> Scene:
    """DiMaggio robs 15,000 from Blundetto."""
    orders = {
        "big-joey": "binge-party",
        "franco-luciano": "robbery.3",
        "bobby-ruthless": "robbery.4",
        "jimmy-bananas": "robbery.3",
        "vito-baritono": "swindle",
    }
    own = {0: "loan-shark-1 drug-dealer-1 pimp-1"}
    table = night(orders, own=own, round=4, cash=[0, 0, 0], **options)
    return table.says(0, "run big-joey").rolls(3, 3, 1).says(1, "rob franco-luciano").says(2, "pass").rolls(4, 4, 4)


@pytest.mark.rule("C-108")
def test_a_robber_may_be_robbed() -> None:
    table = loot(robbery="robbable").says(0, "pass")
    assert table.offered_to(2) == {"rob bobby-ruthless", "pass"}
    table.says(2, "rob bobby-ruthless").says(0, "pass").rolls(4, 1, 1)
    assert table.cash == [0, 8_000, 0]
    assert table.offered_to(0) == {"rob jimmy-bananas", "pass"}  # the player first robbed, asked for the 7,000
    table.says(0, "rob jimmy-bananas").rolls(4, 4).passes()
    assert table.cash == [7_000, 8_000, 0]


@pytest.mark.rule("C-108")
def test_usually_not() -> None:
    assert loot().says(0, "pass").cash == [0, 15_000, 0]


@pytest.mark.rule("C-31")
def test_five_players_may_plan_two_gangsters_a_turn_from_round_two() -> None:
    first = planning(seats=5, gangsters="2", jobs={0: "swindle threats"})
    assert list(first.says(0, "plan big-joey swindle").waits) == [1]
    second = planning(seats=5, gangsters="2", jobs={0: "swindle threats"}, round=2)
    assert list(second.says(0, "plan big-joey swindle").waits) == [0]
    assert list(second.says(0, "plan jimmy-bananas threats").waits) == [1]
    alone = planning(seats=5, gangsters="2", jobs={0: "swindle threats"}, round=2, crew="big-joey franco-luciano")
    assert list(alone.says(0, "plan big-joey swindle").waits) == [1]
