"""Robbery and trap: answers to what others do."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene


def job_done(*pips: int, more: dict[str, str] | None = None, **table: Any) -> Scene:
    """Big Joey rolls for a binge party (3: 11,000 or 15,000); DiMaggio and Calmuti may have planned something."""
    orders = {"big-joey": "binge-party", "franco-luciano": "robbery.3", "bobby-ruthless": "swindle", **(more or {})}
    own = {0: "loan-shark-1 drug-dealer-1 pimp-1"}
    scene = night(orders, own=own, round=3, cash=[0, 0, 0], **table)
    return scene.says(0, "run big-joey").rolls(*pips)


@pytest.mark.rule("C-91")
def test_a_response_is_planned_face_down_like_any_order() -> None:
    table = job_done(1, 1, 1)
    assert table.order("franco-luciano") == "robbery.3"
    assert "robbery" not in repr(table.game.view(0))


@pytest.mark.rule("C-92", "C-121")
@pytest.mark.parametrize(
    ("pips", "cash"),
    [((3, 3, 3), [15_000, 0, 0]), ((4, 3, 3), [8_000, 7_000, 0]), ((4, 4, 3), [0, 15_000, 0])],
)
def test_a_robbery_takes_all_or_half(pips: tuple[int, ...], cash: list[int]) -> None:
    table = job_done(3, 3, 1)
    assert table.cash == [0, 0, 0]
    assert table.offered == {"rob franco-luciano", "pass"}
    table.says(1, "rob franco-luciano").rolls(*pips)
    assert table.cash == cash
    assert table.order("franco-luciano") is None


@pytest.mark.rule("C-92")
def test_only_a_successful_cash_job_is_robbed() -> None:
    assert list(job_done(1, 2, 2).waits) == [1]
    assert "rob franco-luciano" not in job_done(1, 2, 2).offered
    birthday = night({"big-joey": "birthday-party", "franco-luciano": "robbery.3"}, round=2, cash=[1, 1, 1])
    assert birthday.says(0, "run big-joey").rolls(6, 6, 6).cash == [3_000, 0, 0]


@pytest.mark.rule("C-93")
def test_all_are_asked_at_once_and_the_first_robbery_clockwise_counts() -> None:
    table = job_done(3, 1, 1, more={"bobby-ruthless": "robbery.3"})
    assert list(table.waits) == [1, 2]
    table.says(2, "rob bobby-ruthless")
    assert table.game.view(0)["waiting"] == [1, 2]  # nobody sees who has made up his mind
    table.says(1, "pass").rolls(4, 1, 1)
    assert table.cash == [6_000, 0, 5_000]


@pytest.mark.rule("C-93")
def test_nobody_learns_of_a_robbery_that_came_too_late() -> None:
    table = job_done(3, 1, 1, more={"bobby-ruthless": "robbery.3"})
    table.says(2, "rob bobby-ruthless").says(1, "rob franco-luciano").rolls(1, 1, 1)
    assert table.cash == [11_000, 0, 0]
    assert table.order("bobby-ruthless") == "robbery.3"
    assert "bobby-ruthless" not in repr(table.game.story(0))
    assert table.order("bobby-ruthless", to=0) is None


@pytest.mark.rule("C-94", "C-122")
@pytest.mark.parametrize(
    ("pips", "cash", "fit"), [((3, 3, 3), 2, "active"), ((4, 3, 3), 10, "active"), ((4, 4, 1), 10, "dead")]
)
def test_a_trap_is_turned_up_after_the_attacks_roll(pips: tuple[int, ...], cash: int, fit: str) -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "trap.3", "bobby-ruthless": "swindle"}, round=3)
    table.says(0, "attack big-joey 1")
    assert "roll" in table.verbs
    table.rolls(3, 3, 3)
    assert table.cash[1] == 10_000
    assert table.offered == {"trap franco-luciano", "pass"}
    table.says(1, "trap franco-luciano").rolls(*pips)
    assert table.cash[1] == 1_000 * cash
    assert table.fit("big-joey") == fit
    assert table.order("franco-luciano") is None


@pytest.mark.rule("C-94")
def test_a_trap_may_answer_a_failed_attack() -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "trap.3"}, round=3)
    table.says(0, "attack big-joey 1").rolls(1, 1, 1).says(1, "trap franco-luciano").rolls(6, 6, 1)
    assert table.fit("big-joey") == "dead"


@pytest.mark.rule("C-94")
def test_only_the_attacked_may_trap() -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "usury", "bobby-ruthless": "trap.4"}, round=4)
    table.says(0, "attack big-joey 1").rolls(6, 6, 6)
    assert list(table.waits) == [1]
    table.says(1, "pass")
    assert list(table.waits) == [1]
    assert table.cash[1] == 2_000


@pytest.mark.rule("C-122")
def test_a_robber_can_be_trapped() -> None:
    table = job_done(3, 3, 1, more={"jimmy-bananas": "trap.3"})
    table.says(1, "rob franco-luciano").rolls(4, 4, 4)
    assert table.offered == {"trap jimmy-bananas", "pass"}
    table.says(0, "trap jimmy-bananas").rolls(4, 1)
    assert (table.cash, table.fit("franco-luciano")) == ([15_000, 0, 0], "active")


@pytest.mark.rule("C-122")
def test_a_trap_cannot_be_trapped() -> None:
    orders = {"big-joey": "theft-3", "jimmy-bananas": "trap.4", "franco-luciano": "trap.3", "bobby-ruthless": "swindle"}
    table = night(orders, round=4).says(0, "attack big-joey 1").rolls(6, 6, 6)
    table.says(1, "trap franco-luciano").rolls(6, 6, 6)
    assert table.fit("big-joey") == "dead"
    assert list(table.waits) == [2]


@pytest.mark.rule("C-122")
def test_a_repelled_drive_by_draws_no_return_fire() -> None:
    orders = {"big-joey": "drive-by-shooting", "franco-luciano": "trap.4", "bobby-ruthless": "swindle"}
    table = night(orders, round=4).says(0, "attack big-joey 1").rolls(1, 1, 1)
    table.says(1, "trap franco-luciano").rolls(4, 1, 1)
    assert list(table.waits) == [2]
    assert table.fit("big-joey") == "active"


@pytest.mark.rule("C-121")
def test_a_robbery_is_not_robbed() -> None:
    table = job_done(3, 3, 1, more={"bobby-ruthless": "robbery.3"})
    table.says(1, "rob franco-luciano").says(2, "pass").rolls(4, 4, 4)
    assert table.cash == [0, 15_000, 0]
    assert "rob bobby-ruthless" not in table.offered


@pytest.mark.rule("C-95")
def test_responses_are_not_carried_out_on_ones_own_turn() -> None:
    table = night({"big-joey": "robbery.3", "jimmy-bananas": "trap.3", "little-joey": "gas-station-robbery"}, round=3)
    assert table.offered == {"run little-joey", "abort little-joey", "abort jimmy-bananas", "abort big-joey"}
    assert table.refuses(0, "run big-joey") == "C-95"
    assert table.refuses(0, "attack big-joey 1") == "C-95"
    assert table.refuses(0, "run jimmy-bananas") == "C-95"


@pytest.mark.rule("C-95")
def test_with_nothing_but_responses_left_one_is_put_away() -> None:
    table = night({"big-joey": "robbery.3", "franco-luciano": "gas-station-robbery"}, round=3)
    assert table.offered == {"abort big-joey"}
    table.says(0, "abort big-joey")
    assert table.order("big-joey") is None


@pytest.mark.rule("C-96")
def test_whoever_may_have_planned_a_response_is_asked_whatever_he_has() -> None:
    table = job_done(3, 3, 1, more={"franco-luciano": "usury"})
    assert table.offered == {"pass"}
    table.says(1, "pass")
    assert table.cash[0] == 15_000
    attacked = night({"big-joey": "theft-3", "franco-luciano": "usury"}, round=3)
    attacked.says(0, "attack big-joey 1").rolls(6, 6, 6)
    assert attacked.offered == {"pass"}


@pytest.mark.rule("C-96")
def test_an_order_whose_back_can_be_no_response_is_not_asked_about() -> None:
    """Jobs of the first two rounds are none, and the one trap of round III has been turned up."""
    table = job_done(3, 3, 1, more={"franco-luciano": "threats"})
    assert table.cash[0] == 15_000
    orders = {
        "big-joey": "theft-3",
        "jimmy-bananas": "arson.3",
        "franco-luciano": "trap.3",
        "lenny-dimaggio": "usury",
        "phil-malony": "garage-1",
    }
    table = night(orders, round=3, own={1: "casino-1"})
    table.says(0, "attack big-joey 1").rolls(6, 6, 6).says(1, "trap franco-luciano").rolls(1, 1, 1)
    table.says(1, "abort phil-malony").says(0, "attack jimmy-bananas 1").rolls(6, 6)
    assert table.fate("casino-1") == "gone"
    assert table.offered == {"run lenny-dimaggio", "abort lenny-dimaggio"}
    nothing_hidden = night({"big-joey": "theft-3", "franco-luciano": "garage-1"}, round=3)
    nothing_hidden.says(0, "attack big-joey 1").rolls(6, 6, 6)
    assert nothing_hidden.offered == {"abort franco-luciano"}


@pytest.mark.rule("C-96")
def test_a_response_is_rolled_with_all_that_lies_on_its_gangster() -> None:
    """A henchman makes it a 3, a saboteur a 5; a machine pistol gives a die more."""
    for aids, pips, loot in (
        ("henchman", (3, 3, 1), 15_000),
        ("saboteur", (5, 4, 4), 7_000),
        ("henchman saboteur", (4, 3, 3), 7_000),
        ("machine-pistol", (1, 1, 4, 4), 15_000),
        ("distraction", (4, 4), 15_000),
    ):
        table = job_done(3, 3, 1, aids={"franco-luciano": aids})
        table.says(1, "rob franco-luciano").rolls(*pips)
        assert table.cash[1] == loot, aids
