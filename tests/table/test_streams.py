"""What each seat is sent adds up to what it may know, step by step; and a seat nothing changed for hears nothing."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest
from tests.conformance.tables import Setting, mixed, telling
from tests.table.conftest import plain

from backroom.games import catalogue
from backroom.table.attendants import Attendants
from backroom.table.sight import NOTHING, change, look
from backroom.table.sitting import sit

if TYPE_CHECKING:
    from tests.table.conftest import Ear, Scene

    from backroom.table.table import Table

TABLES = [
    Setting(game, seats, options)
    for game, rules in catalogue().items()
    for seats in (rules.min_seats, rules.max_seats)
    for options in mixed(telling({option.name: option.values(seats) for option in rules.options}), seats)
]

LATELY = 5


def sees_as_fresh(ear: Ear, table: Table) -> bool:
    """What the ear put together is what somebody who opens the door now would see and have heard last."""
    sight = table.sight(ear.seat)
    since = max(0, len(ear.events) - LATELY)
    fresh = plain(sight.view), plain(table.told(ear.seat, since)), plain([sight.ask, sight.question, sight.may])
    return (ear.view, ear.events[since:], ear.asks) == fresh


def same_as_fresh(ear: Ear, table: Table) -> bool:
    """The same, and all that was heard before."""
    fresh = type(ear)(table, ear.seat)
    table.part(fresh)
    return (ear.view, ear.events, ear.asks) == (fresh.view, fresh.events, fresh.asks)


@pytest.mark.parametrize("setting", TABLES, ids=str)
async def test_view_and_updates_are_the_fresh_view(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    # The house answers for nobody here, not even what can only be answered in one way: the test gives every answer.
    monkeypatch.setattr(Attendants, "attend", lambda _: None)
    game, seats, options = setting
    table = await scene.table(*(f"P{seat}" for seat in range(seats)), game=game, options=options)
    ears = [scene.ear(table, seat) for seat in (None, *range(seats))]
    chance = random.Random(7)
    turns = itertools.cycle(ears)
    while scene.status(table) == "playing":
        assert table.game is not None
        may = [(seat, ask) for seat in range(seats) for ask in table.game.may(seat)]
        if may and chance.random() < 0.2:
            seat, ask = chance.choice(may)
            await table.answer(seat, ask.text(ask.draw(chance.random)), question=None)
        else:
            seat, choice, question = scene.answer_of(table)
            await table.answer(seat, choice, question=question)
        # One after the other; and the whole story in the end, not over and over.
        assert sees_as_fresh(next(turns), table)
    for ear in ears:
        assert same_as_fresh(ear, table)
        assert [event["n"] for event in ear.events] == list(range(1, len(ear.events) + 1))


async def test_what_is_woken_from_the_journal_looks_the_same_to_everybody(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "Cem", options={"rules": "expert"})
    ears = [scene.ear(table, seat) for seat in (None, 0, 1, 2)]
    for _ in range(10):
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)
        await table.answer(seat, scene.note(table, seat, "so so"), question=None)
    woken = await scene.restart(table)
    for ear in ears:
        fresh = scene.ear(woken, ear.seat)
        assert (ear.view, ear.events, ear.asks) == (fresh.view, fresh.events, fresh.asks)


async def test_a_listener_before_the_game_gets_the_whole_view_when_it_begins(scene: Scene) -> None:
    table = await scene.table("Ada", "?")
    ear = scene.ear(table, 0)
    assert ear.view == {}
    await sit(table, "Ben", None)
    assert ear.view["you"] == 0
    assert same_as_fresh(ear, table)


async def test_nothing_new_is_no_message(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    assert table.game is not None
    sight = look(table.game, 0)
    assert change(sight, look(table.game, 0, sight), []) is None
    assert change(NOTHING, sight, []) is not None


async def test_two_tables_do_not_notice_each_other(scene: Scene) -> None:
    one, other = await scene.table("Ada", "Ben"), await scene.table("Cem", "Dan")
    ear = scene.ear(other, None)
    for _ in range(5):
        seat, choice, question = scene.answer_of(one)
        await one.answer(seat, choice, question=question)
    await one.say(0, "hello", "s")
    assert ear.news == []
