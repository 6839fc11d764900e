"""Courtesy: people get a word in before others act, by what everybody knows."""

from __future__ import annotations

from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import Scene, first_planning

ORDERS = {"big-joey": "swindle", "franco-luciano": "usury", "bobby-ruthless": "garage-1"}
NOTHING = "0 - - - 0 - - - none 0 none 0"


def waited_for(table: Scene) -> tuple[int, ...]:
    courtesy = table.game.rules.courtesy(table.game)
    return () if courtesy is None else courtesy.seats


def test_before_a_turn_whoever_may_have_a_schemer_or_a_look_is_waited_for() -> None:
    table = night(ORDERS, round=3, cards=["", "spy", ""])
    courtesy = table.game.rules.courtesy(table.game)
    assert courtesy is not None
    assert (courtesy.seats, courtesy.word, courtesy.scene) == ((1,), "courtesy-turn", False)


def test_nobody_waits_for_who_can_do_nothing_as_all_know() -> None:
    table = night(ORDERS, round=3, cards=["", "spy", "snitch"])
    world = table.game.state
    world.hands = [[], [3], [0]]  # a henchman and a snitch from the start
    assert waited_for(table) == (2,)
    world.order[world.crew(0)[0]] = -1
    assert waited_for(night({"big-joey": "garage-1", "franco-luciano": "usury"}, round=3)) == ()


def test_an_offer_waits_for_its_answer() -> None:
    table = planning(jobs={0: "swindle"}, cash=[5, 5, 5])
    assert waited_for(table) == ()
    table.says(0, f"offer 2 1000{NOTHING[1:]} ")
    assert waited_for(table) == (2,)


def test_at_payday_everybody_looks_around_once() -> None:
    table = night({"big-joey": "swindle"}, cash=[20, 20, 20]).says(0, "abort big-joey")
    courtesy = table.game.rules.courtesy(table.game)
    assert courtesy is not None
    assert (courtesy.seats, courtesy.scene) == ((0, 1, 2), True)
    table.says(0, "nobody")
    assert waited_for(table) == ()


def test_robberies_traps_and_doctors_can_be_passed_on_in_advance() -> None:
    table = night({"big-joey": "theft-3", "franco-luciano": "usury"}, round=3)
    table.says(0, "attack big-joey 1").rolls(6, 6, 6)
    ask = table.game.asked[1]
    passing = table.game.rules.passing(table.game, 1, ask)
    assert ask.text(passing) == "pass"
    planned = first_planning()
    (seat,) = planned.waits
    assert planned.game.rules.passing(planned.game, seat, planned.game.asked[seat]) is None
