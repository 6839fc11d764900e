"""The same books in PostgreSQL, for real: what is confirmed is there, and a database that goes away comes back."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from msgspec.structs import replace
from sqlalchemy import event, inspect, select, text
from tests.table.conftest import PROMPT, UNBOUND, chairs

from backroom.table import schema
from backroom.table.facts import Talk
from backroom.table.house import House
from backroom.table.lines import Line, Spoken, now
from backroom.table.refusals import JournalMoved, RematchMade, StorageTrouble, TableGone
from backroom.table.seats import new_id
from backroom.table.sitting import sit
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.postgres import Database

    from backroom.table.table import Table

TABLES = 12


@pytest.fixture
def address(database: Database, request: pytest.FixtureRequest) -> str:
    return database.new(f"house_{abs(hash(request.node.name))}")


@pytest_asyncio.fixture
async def house(address: str) -> AsyncIterator[House]:
    house = House(Store(make_engine(address)), PROMPT)
    await house.open()
    yield house
    await house.close()


async def seated(house: House, *wishes: str) -> Table:
    table, _ = await house.create("heimlich", chairs(wishes or ("Ada", "Ben")), {})
    return table


def next_answer(table: Table) -> tuple[int, str, int]:
    assert table.game is not None
    seat, ask = next(iter(table.game.asked.items()))
    return seat, ask.text(ask.draw(random.random)), table.game.question


async def answer(table: Table) -> tuple[int, str]:
    seat, choice, question = next_answer(table)
    await table.answer(seat, choice, question=question, answer=f"a{table.written}")
    return seat, choice


async def written(house: House, table: Table) -> list[tuple[int, str]]:
    stored = await house.store.load(table.record.id)
    assert stored is not None
    return [(line.seat, line.choice) for line in stored.journal]


async def test_a_database_whose_journal_had_an_index_of_answers_is_brought_up_to_date(address: str) -> None:
    first = House(Store(make_engine(address)), PROMPT)
    await first.open()
    table = await seated(first)
    given = await answer(table)
    async with first.store.engine.begin() as connection:
        for statement in (*UNBOUND, "ALTER TABLE journal ADD UNIQUE (table_id, seat, answer_id)"):
            await connection.execute(text(statement))
        await connection.execute(text("UPDATE house SET value = '5' WHERE name = 'schema'"))
    await first.close()
    again = House(Store(make_engine(address)), PROMPT)
    await again.open()
    assert given in await written(again, table)
    async with again.store.engine.connect() as connection:
        kept = await connection.run_sync(lambda sync: inspect(sync).get_unique_constraints("bound"))
    await again.close()
    assert kept == []


async def test_a_table_has_one_rematch_whoever_sets_it_first(house: House) -> None:
    table = await seated(house, "Ada", "Ben")
    first, second = (replace(table.record, id=new_id()) for _ in range(2))
    await house.store.rematch(table.record, first, [], ())
    with pytest.raises(RematchMade) as made:
        await house.store.rematch(table.record, second, [], ())
    assert made.value.table == first.id
    assert await house.store.load(second.id) is None


async def test_an_evening_is_in_the_books_and_goes_on_after_a_restart(house: House, address: str) -> None:
    table = await seated(house, "Ada", "?")
    await sit(table, "Ben", None)
    given = [await answer(table) for _ in range(10)]
    await table.say(0, "well played", "s1")
    assert [entry for entry in await written(house, table) if entry[0] >= 0] == given
    other = House(Store(make_engine(address)), PROMPT)
    await other.open()
    woken = await other.find(table.record.id)
    assert [woken.sight(eye) for eye in (None, 0, 1)] == [table.sight(eye) for eye in (None, 0, 1)]
    assert woken.talk == table.talk
    await other.close()


async def test_many_tables_share_few_transactions(house: House) -> None:
    tables = [await seated(house) for _ in range(TABLES)]
    commits: list[Any] = []
    event.listen(house.store.writer, "commit", commits.append)
    given = await asyncio.gather(*(answer(table) for table in tables))
    assert 1 <= len(commits) < TABLES
    for table, entry in zip(tables, given, strict=True):
        assert entry in await written(house, table)


async def test_a_page_that_cannot_be_written_leaves_its_neighbours_alone(house: House) -> None:
    store = house.store
    # So many that they share transactions, whatever hand takes them.
    fine = [await seated(house) for _ in range(TABLES)]
    moved, gone, odd = [await seated(house) for _ in range(3)]
    await store.remove(gone.record.id)
    line = [Line(fine[0].written, 0, "move red 1", "person", "x", now())]
    outcomes = await asyncio.gather(
        store.write(moved.record, moved.record, [Line(0, 0, "move red 1", "person", None, now())]),
        store.write(gone.record, gone.record, line),
        store.write(odd.record, odd.record, talk=[Spoken(Talk(1, 0, "say", "nothing \x00 at all", now()))]),
        *(store.write(table.record, table.record, line) for table in fine),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes[:3]] == [JournalMoved, TableGone, StorageTrouble]
    assert outcomes[3:] == [None] * TABLES
    for table in fine:
        assert (await written(house, table))[-1] == (0, "move red 1")


async def test_a_database_that_is_gone_for_a_while(house: House, database: Database) -> None:
    table = await seated(house)
    seat, choice, question = next_answer(table)
    database.stop()
    try:
        with pytest.raises(StorageTrouble):
            await table.answer(seat, choice, question=question, answer="a")
        with pytest.raises(StorageTrouble):
            await house.store.check()
    finally:
        database.start()
    await table.answer(seat, choice, question=question, answer="a")
    assert (await written(house, table)).count((seat, choice)) == 1


async def test_old_tables_are_forgotten(house: House) -> None:
    table = await seated(house)
    await house.store.sweep(now() + 1, 0, 0)
    assert await house.store.load(table.record.id) is None
    async with house.store.engine.connect() as connection:
        assert (await connection.execute(select(schema.journal))).all() == []
