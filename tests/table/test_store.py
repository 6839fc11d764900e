"""The store: what is written stays, what cannot be written does not count, and the players are told."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from backroom.table.facts import Said
from backroom.table.lines import Line
from backroom.table.manners import Manners
from backroom.table.migrations import BadStore
from backroom.table.refusals import JournalMoved, Refusal, StorageTrouble
from backroom.table.sitting import sit
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from pathlib import Path

    from tests.table.conftest import ParlourRules, Scene


class Lock:
    """Turns every connection of a store into one that may only read, and back."""

    def __init__(self, store: Store) -> None:
        self.shut = True
        event.listen(store.writer, "checkout", self._checkout)

    def _checkout(self, connection: Any, _record: Any, _proxy: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA query_only={int(self.shut)}")
        cursor.close()


async def test_sqlite_is_set_to_lose_nothing(scene: Scene) -> None:
    async with scene.house.store.engine.connect() as connection:
        pragmas = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_an_answer_that_cannot_be_written_does_not_count_and_everybody_is_told(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    ears = [scene.ear(table, seat) for seat in (0, 1, None)]
    before, journal = table.game, scene.journal(table)
    seat, choice, question = scene.answer_of(table)
    lock = Lock(scene.house.store)
    with pytest.raises(StorageTrouble):
        await table.answer(seat, choice, question=question, answer="a")
    assert table.game is before
    assert scene.journal(table) == journal
    for ear in ears:
        assert [(refusal.code, refusal.id) for refusal in ear.refusals] == [("storage", None)]
        assert ear.updates == []
    lock.shut = False
    await table.answer(seat, choice, question=question, answer="a")
    assert len(scene.journal(table)) > len(journal)


async def test_a_disk_that_fails_at_the_last_moment(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    journal = scene.journal(table)
    seat, choice, question = scene.answer_of(table)
    engine = scene.house.store.writer

    def fail(_connection: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(engine, "commit", fail)
    with pytest.raises(StorageTrouble):
        await table.answer(seat, choice, question=question, answer="a")
    assert scene.journal(table) == journal
    event.remove(engine, "commit", fail)
    await table.answer(seat, choice, question=question, answer="a")
    assert len(scene.journal(table)) > len(journal)


async def test_bots_try_again_until_the_disk_is_back(scene: Scene, parlour: ParlourRules) -> None:
    await scene.close()
    await scene.open(Manners(bot_delay=0.1, retry=0.02))
    table = await scene.table("Ada", "*house", game="parlour")
    ear = scene.ear(table, 0)
    await table.answer(0, "go", question=1)
    lock = Lock(scene.house.store)
    await scene.until(lambda: ear.refusals)
    await asyncio.sleep(0.1)
    # They are told once, not with every try.
    assert [refusal.code for refusal in ear.refusals] == ["storage"]
    assert scene.waiting(table) == [1]
    lock.shut = False
    await scene.until(lambda: scene.waiting(table) == [0])


async def test_talk_and_chairs_are_refused_too(scene: Scene) -> None:
    table = await scene.table("Ada", "?")
    Lock(scene.house.store)
    with pytest.raises(StorageTrouble):
        await table.say(0, "hello", "s")
    with pytest.raises(StorageTrouble):
        await sit(table, "Ben", None)
    with pytest.raises(StorageTrouble):
        await scene.table("Ada", "Ben")
    assert table.talk == []
    assert table.record.free == [1]


async def test_two_lines_cannot_have_the_same_number(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    again = Line(0, 0, "move red 1", "person", None, 0)
    with pytest.raises(JournalMoved):
        await scene.house.store.write(table.record, table.record, [again])


async def test_two_processes_on_one_database_never_part_ways(scene: Scene) -> None:
    here = await scene.table("Ada", "Ben")
    there = await (await scene.open()).find(here.record.id)
    ear = scene.ear(there, None)
    seat, choice, question = scene.answer_of(here)
    await here.answer(seat, choice, question=question, answer="a")
    # The other process has not heard of it: the very same answer is known, another one comes too late.
    await there.answer(seat, choice, question=question, answer="a")
    with pytest.raises(Refusal) as refusal:
        await there.answer(seat, choice, question=question, answer="b")
    assert refusal.value.code == "late"
    assert scene.told_by_the_books(here)
    assert scene.told_by_the_books(there)
    assert ear.view == there.sight(None).view
    # Nobody need be late: whoever looks again goes on from where the other one stopped.
    for table in (there, here, there, here):
        while True:
            seat, choice, question = scene.answer_of(table)
            with contextlib.suppress(Refusal):
                await table.answer(seat, choice, question=question)
                break
    assert scene.told_by_the_books(here)


async def test_two_processes_share_talk_and_chairs_too(scene: Scene) -> None:
    here = await scene.table("Ada", "?", "?")
    there = await (await scene.open()).find(here.record.id)
    ear = scene.ear(there, None)
    await here.say(0, "hello", "s1")
    await there.say(0, "hello again", "s2")
    assert [said.talk.text for said in ear.heard(Said)] == ["hello", "hello again"]
    await sit(here, "Ben", 1)
    await sit(there, "Cem", 2)
    assert (there.record.names, scene.status(there)) == (["Ada", "Ben", "Cem"], "playing")
    # The other one learns of the game with the next thing it writes.
    await here.say(0, "shall we begin?", "s3")
    assert scene.status(here) == "playing"
    assert here.sight(1) == there.sight(1)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear house, " * 1000)
    store = Store(make_engine(file))
    with pytest.raises(BadStore, match="cannot be opened"):
        await store.open()
    await store.close()


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    store = Store(make_engine(tmp_path / "nowhere" / "house.sqlite3"))
    with pytest.raises(BadStore):
        await store.open()
    await store.close()


async def test_a_database_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    store = Store(make_engine(file))
    await store.open()
    await store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("update house set value = '99' where name = 'schema'")
    connection.close()
    store = Store(make_engine(file))
    with pytest.raises(BadStore, match="99"):
        await store.open()
    await store.close()
