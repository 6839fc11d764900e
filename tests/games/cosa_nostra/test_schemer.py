"""The schemer: a turn out of order, or none."""

import pytest
from tests.games.cosa_nostra.family import night, planning

ORDERS = {
    "big-joey": "credit-card-scam",
    "jimmy-bananas": "swindle",
    "franco-luciano": "gas-station-robbery",
    "lenny-dimaggio": "threats",
    "bobby-ruthless": "pimp-1",
    "frankie-calmuti": "arms-trade",
}


@pytest.mark.rule("C-139")
def test_a_turn_before_anothers() -> None:
    table = night(ORDERS, cards=["", "", "schemer"], cash=[4, 4, 4])
    table.says(2, "schemer")
    assert list(table.waits) == [2]
    table.says(2, "buy bobby-ruthless")
    assert table.owner("pimp-1") == 2
    assert list(table.waits) == [0]
    table.says(0, "abort big-joey").says(1, "abort franco-luciano")
    assert list(table.waits) == [2]
    assert table.influence(2) == []


@pytest.mark.rule("C-139")
def test_it_is_a_turn_so_something_must_be_left_to_do() -> None:
    table = night({"big-joey": "swindle", "franco-luciano": "threats"}, cards=["schemer", "", "schemer"])
    assert table.refuses(2, "schemer") == "C-139"
    assert table.refuses(0, "schemer")


@pytest.mark.rule("C-139")
def test_only_in_the_action_phase() -> None:
    assert planning(cards=["", "schemer"]).refuses(1, "schemer") == "C-139"


@pytest.mark.rule("C-139")
def test_if_the_next_ones_orders_are_lost_it_goes_on_after_him() -> None:
    table = night(
        {"big-joey": "swindle", "franco-luciano": "car-bomb.3", "bobby-ruthless": "threats"},
        round=3,
        cards=["", "schemer"],
    )
    table.says(1, "schemer").says(1, "attack franco-luciano 0").rolls(4, 4, 1).passes()
    assert list(table.waits) == [2]


@pytest.mark.rule("C-140")
def test_too_late_once_a_card_is_turned_up() -> None:
    table = night(ORDERS, own={1: "pimp-2 pimp-3"}, cards=["", "schemer schemer"])
    table.says(0, "run big-joey")
    assert table.refuses(1, "schemer") == "C-140"
    table.rolls(1, 1, 1)
    assert table.refuses(1, "schemer")
    assert list(table.waits) == [1]


@pytest.mark.rule("C-141")
def test_several_schemers_go_clockwise_from_the_start_player() -> None:
    table = night(ORDERS, start=1, cards=["schemer", "", "schemer"])
    table.says(0, "schemer").says(2, "schemer")
    assert list(table.waits) == [2]
    table.says(2, "abort bobby-ruthless")
    assert list(table.waits) == [0]
    table.says(0, "abort big-joey")
    assert list(table.waits) == [1]


@pytest.mark.rule("C-142")
def test_only_one_schemer_at_a_time() -> None:
    table = night(ORDERS, cards=["", "schemer schemer"])
    table.says(1, "schemer")
    assert table.refuses(1, "schemer") == "C-142"
    table.says(1, "abort franco-luciano")
    assert table.refuses(1, "schemer") == "C-142"
    table.says(0, "abort big-joey").says(1, "abort lenny-dimaggio")
    assert table.influence(1) == ["schemer"]


@pytest.mark.rule("C-142")
def test_before_the_next_turn_another_one_may_be_played() -> None:
    table = night(ORDERS, cards=["", "", "schemer schemer"])
    table.says(2, "schemer").says(2, "abort bobby-ruthless").says(0, "abort big-joey")
    assert list(table.waits) == [1]
    assert list(table.says(2, "schemer").waits) == [2]


@pytest.mark.rule("C-143")
def test_on_ones_own_turn_one_is_passed_over() -> None:
    table = night(ORDERS, cards=["schemer"])
    assert "skip" in table.offered
    table.says(0, "skip")
    assert list(table.waits) == [1]
    assert (table.influence(0), table.spent) == ([], ["schemer"])
    assert (table.order("big-joey"), table.order("jimmy-bananas")) == ("credit-card-scam", "swindle")


@pytest.mark.rule("C-143")
def test_a_response_may_wait_that_way() -> None:
    orders = {"big-joey": "robbery.3", "franco-luciano": "gas-station-robbery"}
    table = night(orders, round=3, cards=["schemer"], cash=[0, 0]).says(0, "skip")
    table.says(1, "run franco-luciano").rolls(2, 2, 1).says(0, "rob big-joey").rolls(4, 4, 1)
    assert table.cash[0] == 2_000


@pytest.mark.rule("C-143")
def test_not_on_an_extra_turn() -> None:
    table = night(ORDERS, cards=["", "schemer schemer"]).says(1, "schemer")
    assert "skip" not in table.offered
    assert table.refuses(1, "skip") == "C-143"
