"""Bookmarks: a long journal is played on from where it was read last, and is believed before any bookmark."""

from __future__ import annotations

import os
import pickle
import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.table.conftest import PROMPT, chairs

from backroom.bots.program import Program
from backroom.games import catalogue
from backroom.kit import begin, window
from backroom.table import bookmark, store
from backroom.table.archive import back_up, bring_back
from backroom.table.house import House
from backroom.table.journal import play_again
from backroom.table.parcel import game_of, pack, unpack_warily, values_of
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import Database
    from tests.table.conftest import Scene

    from backroom.kit import Game
    from backroom.table.journal import Played
    from backroom.table.table import Table

STEPS = 120


def seen(game: Game[Any]) -> Any:
    """All that anybody may know."""
    eyes = (None, *range(game.seats))
    return (
        [(window.view(game, eye), window.asked(game, eye), window.may(game, eye)) for eye in eyes],
        [window.story(game, eye) for eye in eyes],
        game.waiting,
        game.answers,
    )


@pytest.mark.parametrize("name", catalogue())
def test_a_game_at_its_bookmark_is_the_same_game_and_goes_on_the_same_way(name: str) -> None:
    rules, chance = catalogue()[name], random.Random(4)
    game = begin(rules, rules.min_seats, {}, chance.random)
    assert game.events is not None
    for step in range(STEPS):
        if game.result is not None:
            break
        if step % 6 == 0:
            again = game_of(*unpack_warily(pack((values_of(game), game.events))))
            assert seen(again) == seen(game)
            both = [one.onward(random.Random(step)) for one in (game, again)]
            for one in both:
                seat, ask = next(iter(one.asked.items()))
                one.play(seat, ask.text(ask.draw(random.Random(step).random)))
            assert seen(both[0]) == seen(both[1])
        seat, ask = next(iter(game.asked.items()))
        game.play(seat, ask.draw(chance.random))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every journal is long; and after which of its lines each was played on."""
    lines: list[int] = []

    async def watched(record: Any, journal: Any, begun: Any = None, since: int = 0) -> Played:
        lines.append(since)
        return await play_again(record, journal, begun, since)

    monkeypatch.setattr(bookmark, "play_again", watched)
    monkeypatch.setattr(bookmark, "LONG", 0.0)
    monkeypatch.setattr(store, "AT_ONCE", 1)
    return lines


async def play_on(scene: Scene, table: Table, steps: int = 5) -> int:
    """A few notes and moves; how many lines there are then."""
    for number in range(steps):
        await table.answer(0, scene.note(table, 0, str(number)), question=None)
        if table.record.status == "playing":
            seat, choice, question = scene.answer_of(table)
            await table.answer(seat, choice, question=question)
    return len(scene.journal(table))


async def marked(scene: Scene, lines: int) -> None:
    """Until there is a bookmark after so many lines."""
    await scene.until(lambda: scene.rows("select number from bookmarks") == [(lines,)])


async def test_a_long_journal_is_played_on_from_its_bookmark(scene: Scene, begun: list[int]) -> None:
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    dealt = len(scene.journal(table))
    first = await play_on(scene, table)
    table = await scene.restart(table)
    await marked(scene, first)
    second = await play_on(scene, table)
    table = await scene.restart(table)
    await marked(scene, second)
    assert scene.told_by_the_books(table)
    await play_on(scene, table)
    table = await scene.restart(table)
    assert begun == [0, dealt, first, second]
    assert scene.told_by_the_books(table)


async def test_a_short_journal_needs_none(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    await play_on(scene, table)
    await scene.restart(table)
    await scene.close()
    assert scene.rows("select count(*) from bookmarks") == [(0,)]


class Hostile:
    """Bytes that do something when they are read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> Any:
        return os.mkdir, (str(self.file),)


async def test_a_bookmark_that_is_none_of_ours_counts_for_nothing(
    scene: Scene, begun: list[int], tmp_path: Path
) -> None:
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    lines = await play_on(scene, table)
    trap = tmp_path / "trap"
    for spoiled in (
        "edition = 'another'",
        "number = 100000",
        "game = x'00'",
        f"game = x'{pickle.dumps(Hostile(trap)).hex()}'",
    ):
        table = await scene.restart(table)
        await marked(scene, lines)
        await scene.close()
        scene.change(f"update bookmarks set {spoiled}")
        begun.clear()
        await scene.open()
        table = await scene.house.find(table.record.id)
        assert begun == [0], spoiled
        assert scene.told_by_the_books(table)
    assert not trap.exists()


async def test_books_that_are_brought_back_have_no_bookmarks(scene: Scene, begun: list[int], tmp_path: Path) -> None:
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    lines = await play_on(scene, table)
    await scene.restart(table)
    await marked(scene, lines)
    await back_up(scene.database, tmp_path / "copy.sqlite3")
    await scene.close()
    scene.database = tmp_path / "again.sqlite3"
    await bring_back(tmp_path / "copy.sqlite3", scene.database)
    assert scene.rows("select count(*) from bookmarks") == [(0,)]
    await scene.open()
    assert scene.told_by_the_books(await scene.house.find(table.record.id))


async def test_postgresql_keeps_bookmarks_as_well(database: Database, begun: list[int]) -> None:
    books, table = database.new("bookmarks"), ""
    for _ in range(3):
        house = House(Store(make_engine(books)), PROMPT)
        await house.open()
        if not table:
            made, _ = await house.create("heimlich", chairs(("Ada", "Ben")), {})
            table = made.record.id
        written = (await house.find(table)).written
        await house.close()
    # The first time is the deal itself.
    assert begun == [0, written, written]


@pytest.mark.parametrize("deed", [os.getcwd, bring_back, getattr, Program])
def test_a_bookmark_calls_nothing_by_its_name(deed: Any) -> None:
    with pytest.raises(pickle.UnpicklingError):
        unpack_warily(pickle.dumps(deed))
