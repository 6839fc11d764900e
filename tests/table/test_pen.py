"""Many tables write at once: one transaction for all of them, and nobody pays for what is wrong with a neighbour."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event
from tests.children import PATIENCE

from backroom.table.facts import Talk
from backroom.table.lines import Line, Spoken, now
from backroom.table.refusals import JournalMoved, Refusal, StorageTrouble, TableGone

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.table.store import Store
    from backroom.table.table import Table

TABLES = 12


class Commits:
    """Counts the transactions of a store, and can hold the next one back."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        self.go_on = threading.Event()
        self.go_on.set()
        event.listen(store.writer, "commit", self._commit)

    def _commit(self, _connection: Any) -> None:
        self.count += 1
        self.go_on.wait(5)


async def answer(scene: Scene, table: Table) -> tuple[int, str]:
    seat, choice, question = scene.answer_of(table)
    await table.answer(seat, choice, question=question, answer=f"a{table.written}")
    return seat, choice


async def test_what_comes_while_the_disk_is_busy_goes_into_one_transaction(scene: Scene) -> None:
    tables = [await scene.table("Ada", "Ben") for _ in range(TABLES)]
    commits = Commits(scene.house.store)
    given = await asyncio.gather(*(answer(scene, table) for table in tables))
    assert commits.count == 1
    commits.go_on.clear()
    waiting = [asyncio.create_task(answer(scene, tables[0]))]
    await scene.until(lambda: commits.count == 2)
    waiting += [asyncio.create_task(answer(scene, table)) for table in tables[1:]]
    await asyncio.sleep(0.02)
    assert not any(task.done() for task in waiting)
    commits.go_on.set()
    given += await asyncio.gather(*waiting)
    assert commits.count == 3
    for table, number in zip(tables * 2, range(len(given)), strict=True):
        assert given[number] in scene.journal(table)
        assert scene.told_by_the_books(table)


async def test_a_transaction_takes_along_who_is_about_to_write(scene: Scene) -> None:
    tables = [await scene.table("Ada", "Ben") for _ in range(TABLES)]
    commits = Commits(scene.house.store)

    async def turns_later(turns: int, table: Table) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await answer(scene, table)

    await asyncio.gather(*(turns_later(turns, table) for turns, table in enumerate(tables)))
    assert commits.count == 1


async def test_a_page_that_cannot_be_written_leaves_its_neighbours_alone(scene: Scene) -> None:
    store = scene.house.store
    fine, moved, gone, odd, late = [await scene.table("Ada", "Ben") for _ in range(5)]
    await store.remove(gone.record.id)
    commits = Commits(store)
    lines = {table.record.id: [Line(table.written, 0, "move red 1", "person", "x", now())] for table in (fine, late)}
    outcomes = await asyncio.gather(
        store.write(fine.record, fine.record, lines[fine.record.id]),
        store.write(moved.record, moved.record, [Line(0, 0, "move red 1", "person", None, now())]),
        store.write(gone.record, gone.record, [Line(gone.written, 0, "move red 1", "person", None, now())]),
        store.write(odd.record, odd.record, talk=[Spoken(Talk(1, 0, "say", "half a \ud83c", now()))]),
        store.write(late.record, late.record, lines[late.record.id]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), JournalMoved, TableGone, StorageTrouble, type(None)]
    assert commits.count == 1
    for table in (fine, late):
        assert scene.journal(table)[-1] == (0, "move red 1")
    assert [scene.journal(table)[-1] == (0, "move red 1") for table in (moved, gone, odd)[::2]] == [False, False]
    assert scene.rows("select * from talk") == []


async def test_the_answers_of_one_table_keep_their_order(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    notes = [scene.note(table, 0, str(number)) for number in range(20)]
    await asyncio.gather(*(table.answer(0, note, question=None) for note in notes))
    assert [choice for _, choice in scene.journal(table)][-20:] == notes


async def test_a_database_that_hangs_is_refused_and_what_it_wrote_after_all_is_found(scene: Scene) -> None:
    scene.house.store.pen.patience = 0.1
    table = await scene.table("Ada", "Ben")
    ear = scene.ear(table, 0)
    commits = Commits(scene.house.store)
    seat, choice, question = scene.answer_of(table)
    commits.go_on.clear()
    with pytest.raises(StorageTrouble):
        await table.answer(seat, choice, question=question, answer="a")
    assert [refusal.code for refusal in ear.refusals] == ["storage"]
    assert ear.updates == []
    scene.house.store.pen.patience = PATIENCE
    commits.go_on.set()
    await table.answer(seat, choice, question=question, answer="a")
    assert [entry for entry in scene.journal(table) if entry == (seat, choice)] == [(seat, choice)]
    assert scene.told_by_the_books(table)
    with pytest.raises(Refusal) as late:
        await table.answer(seat, choice, question=question, answer="b")
    assert late.value.code == "late"


async def test_a_disk_that_is_full_refuses_and_heals(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    full = True

    def no_room(connection: Any, _record: Any, _proxy: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={1 if full else 1_000_000}")
        cursor.close()

    event.listen(scene.house.store.writer, "checkout", no_room)

    async def talk_on() -> None:
        for number in range(200):
            await table.say(0, "x" * 400, f"s{number}")

    # No file gets smaller than it is; soon there is no page left to write on.
    with pytest.raises(StorageTrouble):
        await talk_on()
    said = len(table.talk)
    assert scene.rows("select count(*) from talk") == [(said,)]
    full = False
    await table.say(0, "there is room again", "later")
    assert scene.rows("select count(*) from talk") == [(said + 1,)]
