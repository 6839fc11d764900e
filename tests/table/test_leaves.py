"""The latest lines of all journals lie on loose leaves until they are bound in; nobody who reads finds a difference."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import event

from backroom.table import leaves
from backroom.table.lines import Line, now
from backroom.table.refusals import JournalMoved, StorageTrouble

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.table.table import Table


def on_leaves(scene: Scene) -> list[Any]:
    return scene.rows("select table_id, number from leaves order by rowid")


def in_the_tree(scene: Scene) -> list[Any]:
    return scene.rows("select table_id, number from bound order by table_id, number")


async def play(scene: Scene, table: Table, answers: int = 1) -> None:
    for _ in range(answers):
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question, answer=f"a{table.written}")


def line(table: Table, number: int | None = None) -> Line:
    return Line(table.written if number is None else number, 0, "move red 1", "person", "x", now())


async def test_lines_lie_in_the_order_of_writing_until_they_are_bound_in(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaves, "MANY", 60)
    tables = [await scene.table("Ada", "Ben") for _ in range(4)]
    written: list[tuple[str, int]] = []
    for _ in range(3):
        for table in tables:
            before = table.written
            await play(scene, table)
            written += [(table.record.id, number) for number in range(before, table.written)]
    dealt = [(table.record.id, number) for table in tables for number in range(written[0][1])]
    assert on_leaves(scene) == dealt[: len(on_leaves(scene)) - len(written)] + written
    assert in_the_tree(scene) == []
    while on_leaves(scene):
        assert len(on_leaves(scene)) < 60
        await play(scene, tables[0])
    assert len(in_the_tree(scene)) >= 60
    for table in tables:
        await play(scene, table)
        numbers = scene.rows(f"select number from journal where table_id = '{table.record.id}' order by number")
        assert numbers == [(number,) for number in range(table.written)]
        assert scene.told_by_the_books(table)


async def test_a_house_that_closes_leaves_nothing_loose(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await play(scene, table, 3)
    journal = scene.journal(table)
    assert on_leaves(scene) != []
    again = await scene.restart(table)
    assert on_leaves(scene) == []
    assert scene.journal(again) == journal
    await play(scene, again)
    assert scene.journal(again)[: len(journal)] == journal
    assert scene.told_by_the_books(again)


async def test_a_table_wakes_from_what_is_bound_and_what_is_not(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await play(scene, table, 2)
    other = await scene.open()
    await other.tidy()
    assert on_leaves(scene) == []
    await play(scene, table, 2)
    assert on_leaves(scene) != []
    there = await other.find(table.record.id)
    assert there.written == table.written
    assert scene.told_by_the_books(there)


@pytest.mark.parametrize("bound", [False, True])
async def test_no_number_is_given_twice(scene: Scene, monkeypatch: pytest.MonkeyPatch, bound: bool) -> None:
    table, other = await scene.table("Ada", "Ben"), await scene.table("Cem", "Dan")
    store = scene.house.store
    await play(scene, table)
    if bound:
        monkeypatch.setattr(leaves, "MANY", 1)
        await play(scene, other)
        assert on_leaves(scene) == []
    for number in (0, table.written - 1):
        with pytest.raises(JournalMoved):
            await store.write(table.record, table.record, [line(table, number)])
    # In one transaction, too: the first is written, and another table does not notice.
    outcomes = await asyncio.gather(
        store.write(table.record, table.record, [line(table)]),
        store.write(table.record, table.record, [line(table)]),
        store.write(other.record, other.record, [line(other)]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), JournalMoved, type(None)]
    assert len(scene.journal(table)) == table.written + 1


async def test_what_another_process_has_written_is_seen_each_time(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    here, there = scene.house.store, (await scene.open()).store
    number = table.written
    for first, second in ((here, there), (there, here), (here, there)):
        await first.write(table.record, table.record, [line(table, number)])
        with pytest.raises(JournalMoved):
            await second.write(table.record, table.record, [line(table, number)])
        number += 1
    assert [found for (found,) in scene.rows("select number from journal order by number")] == list(range(number))


async def test_a_transaction_that_was_taken_back_leaves_its_numbers_free(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await play(scene, table)
    store = scene.house.store
    broken = True

    def fail(_connection: Any) -> None:
        if broken:
            raise OSError("the disk has gone")

    event.listen(store.writer, "commit", fail)
    for _ in range(2):
        with pytest.raises(StorageTrouble):
            await store.write(table.record, table.record, [line(table), line(table, table.written + 1)])
    broken = False
    before = scene.journal(table)
    await play(scene, table, 2)
    assert scene.journal(table)[: len(before)] == before
    assert scene.told_by_the_books(table)


async def test_tables_that_are_forgotten_take_their_leaves_with_them(scene: Scene) -> None:
    removed, swept, kept = [await scene.table("Ada", "Ben") for _ in range(3)]
    for table in (removed, swept, kept):
        await play(scene, table)
    await scene.house.store.remove(removed.record.id)
    assert {table for table, _ in in_the_tree(scene)} == {swept.record.id, kept.record.id}
    await play(scene, swept)
    assert on_leaves(scene) != []
    scene.change(f"update tables set touched_at = 0 where id = '{swept.record.id}'")
    await scene.house.store.sweep(1, 1, 0)
    assert {table for table, _ in in_the_tree(scene)} == {kept.record.id}
    assert on_leaves(scene) == []
    with pytest.raises(JournalMoved):
        await scene.house.store.write(removed.record, removed.record, [line(removed)])
    await play(scene, kept)
    assert scene.told_by_the_books(kept)


async def test_leaves_somebody_has_muddled_stop_nobody_else(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    muddled, other = await scene.table("Ada", "Ben"), await scene.table("Cem", "Dan")
    await play(scene, muddled)
    before = scene.journal(muddled)
    scene.change("insert into leaves select table_id, number, seat, 'fly', given_by, null, at from leaves")
    scene.change("insert into leaves select 'nowhere', number, seat, choice, given_by, null, at from leaves")
    monkeypatch.setattr(leaves, "MANY", 1)
    await play(scene, other)
    assert on_leaves(scene) == []
    assert scene.journal(muddled) == before
    assert scene.rows("select * from journal where table_id = 'nowhere'") == []
    assert scene.told_by_the_books(other)
