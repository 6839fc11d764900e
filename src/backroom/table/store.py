"""The store: whatever happens at a table is on disk before anybody hears of it."""

import asyncio
import contextlib
import functools
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, create_engine, event, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from backroom.table import schema
from backroom.table.leaves import bind
from backroom.table.lines import Bookmark, Line, Shelved, Spoken, Stored, now
from backroom.table.manners import PATIENCE
from backroom.table.migrations import BadStore, settle
from backroom.table.pages import Marked, NewRematch, NewTable, Page, Pulse, Removal, Sweep, entry, talk_of
from backroom.table.pen import Pen, write_pages
from backroom.table.record import Record, Seat
from backroom.table.refusals import StorageTrouble

log = logging.getLogger("backroom.store")

AT_ONCE = 500
"""Lines of a journal that are read while everybody else waits."""
HANDS = 4
"""Transactions at a time, where a database can have several."""
TOUCH, TOUCHED = 60_000, 10_000
"""Milliseconds after which a table is touched again by being played at; and of how many that is remembered."""
BUSY, LAST_MOMENT = 0.5, 1.25
"""Shares of this patience: how long SQLite waits for another process that is writing, and how long a page waits to be
written. What is wrong with a database, it shall say itself."""


PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    # What could take back half a transaction needs no file: it is gone with the process, and so is the transaction.
    "temp_store=MEMORY",
)


def address(database: str | Path) -> str:
    """The address of a database: as it is, or that of an SQLite file."""
    text = str(database)
    scheme, found, rest = text.partition("://")
    if not found:
        return f"sqlite+aiosqlite:///{text}"
    return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else text


def shared(database: str | Path) -> bool:
    """Whether several processes may work on this database."""
    return address(database).startswith("postgresql")


def make_engine(database: str | Path, patience: float = PATIENCE) -> AsyncEngine:
    """An engine whose SQLite connections wait for others and never lose a commit."""
    where = address(database)
    limits: dict[str, Any] = {}
    if shared(database):
        # A database that hangs is no better than one that is gone.
        limits = {"connect_args": {"timeout": patience, "command_timeout": patience}, "pool_timeout": patience}
    # Parameters stay out of error messages, so that neither names nor hashes of tokens end in a log.
    engine = create_async_engine(where, hide_parameters=True, **limits)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", functools.partial(_settle_sqlite, patience))
    return engine


def _settle_sqlite(patience: float, connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    busy = int(1000 * BUSY * patience)
    for pragma in (*PRAGMAS, f"busy_timeout={busy}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _look_at_file(file: str) -> None:
    """See that a file is a database, or can become one, before the driver's thread stumbles over it."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def make_writer(engine: AsyncEngine, patience: float) -> Engine:
    """The engine that pages are written with: for SQLite one of its own, without hops between threads inside."""
    if engine.dialect.name != "sqlite":
        return engine.sync_engine
    writer = create_engine(f"sqlite:///{engine.url.database}", hide_parameters=True)
    event.listen(writer, "connect", functools.partial(_settle_sqlite, patience))
    event.listen(writer, "connect", _leave_transactions_alone)
    event.listen(writer, "begin", _begin_to_write)
    return writer


def _leave_transactions_alone(connection: Any, _record: Any) -> None:
    """The driver would begin transactions by itself, and too late for savepoints."""
    connection.isolation_level = None


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class Store:
    """Everything the house remembers."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self.writer = make_writer(engine, patience)
        self.salt = ""
        self._touched: dict[str, int] = {}
        self._running: int | None = None
        self._swept = time.monotonic()
        # SQLite has one writer at a time, and its commits wait for the disk: in a thread of its own.
        self._thread = ThreadPoolExecutor(1, "backroom-pen") if self.writer is not engine.sync_engine else None
        self.pen = Pen(self._transaction, HANDS if self._thread is None else 1, LAST_MOMENT * patience)

    async def open(self) -> None:
        """Make the tables where there are none, and see that they are ours and of today."""
        try:
            if self._thread is None:
                async with self.engine.begin() as connection:
                    known = await connection.run_sync(settle)
            else:
                known = await asyncio.get_running_loop().run_in_executor(self._thread, self._settle_file)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise BadStore("error-database", found=type(error).__name__) from error
        self.salt = known["salt"]

    def _settle_file(self) -> dict[str, str]:
        _look_at_file(self.engine.url.database or ":memory:")
        with self.writer.begin() as connection:
            return settle(connection)

    def _bind(self) -> None:
        with self.writer.begin() as connection:
            bind(connection)

    async def close(self) -> None:
        await self.pen.rest()
        if self._thread is not None:
            # Whoever reads the file of a closed house finds the journal in one place.
            # Nothing else has its turn meanwhile: whoever began to read now would wait for a database that is gone.
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error, TimeoutError):
                self._thread.submit(self._bind).result(self.patience)
            self.writer.dispose()
            self._thread.shutdown(wait=False)
        await self.engine.dispose()

    async def _transaction(self, pages: Sequence[Page]) -> list[Any]:
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, _in_one, self.writer, pages)
        async with self.engine.connect() as connection:
            return await connection.run_sync(write_pages, pages)

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(self.patience), self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            log.error("the store could not be read: %s", error)
            raise StorageTrouble from error

    async def create(self, record: Record, lines: Sequence[Line], talk: Sequence[Spoken]) -> None:
        """A new table."""
        await self.pen.write(NewTable(record, lines, talk))

    async def rematch(self, old: Record, record: Record, lines: Sequence[Line], talk: Sequence[Spoken]) -> None:
        """A new table for the same people; RematchMade if there is another one than `old` knows of."""
        await self.pen.write(NewRematch(old.id, old.rematch, record, lines, talk))

    def write(
        self, old: Record, new: Record, lines: Sequence[Line] = (), talk: Sequence[Spoken] = ()
    ) -> asyncio.Future[Any]:
        """Everything that changes at one moment, together or not at all. JournalMoved: someone else wrote first."""
        at = now()
        return self.pen.write(entry(old, new, lines, talk, at, touched=self._touch(new.id, at)))

    def _touch(self, table: str, at: int) -> bool:
        """Whether it is time to write down that this table is being played at: days matter, not seconds."""
        if at - self._touched.get(table, 0) < TOUCH:
            return False
        if len(self._touched) >= TOUCHED:
            self._touched.clear()
        self._touched[table] = at
        return True

    async def check(self) -> None:
        """Write something, to see that it can be done; StorageTrouble if it cannot."""
        await self.pen.write(Pulse(now()))

    async def remove(self, table: str) -> None:
        """Forget a table."""
        await self.pen.write(Removal(table))

    async def sweep(self, before: int, open_before: int, spare: int) -> None:
        """Mark tables that nobody has touched for long, and forget those that were marked long ago."""
        passed = int(time.monotonic() - self._swept)
        self._running = await self.pen.write(Sweep(before, open_before, spare, self._running, passed))
        self._swept += passed

    async def load(self, table: str) -> Stored | None:
        """Everything about one table."""
        async with self._reading() as connection:
            records = await _records(connection, await _fetch(connection, _table(table)))
            if not records:
                return None
            journal = select(schema.journal).where(schema.journal.c.table_id == table).order_by(schema.journal.c.number)
            lines: list[Line] = []
            for rows in (await connection.execute(journal)).partitions(AT_ONCE):
                lines += [Line(row.number, row.seat, row.choice, row.given_by, row.answer_id, row.at) for row in rows]
                await asyncio.sleep(0)
            said = select(schema.talk).where(schema.talk.c.table_id == table).order_by(schema.talk.c.n)
            talk = [Spoken(talk_of(row), row.said_id) for row in await _fetch(connection, said)]
            # A short one is played again sooner than its bookmark would be found.
            bookmark = await _bookmark(connection, table) if len(lines) > AT_ONCE else None
        return Stored(records[0], lines, talk, bookmark)

    def mark(self, table: str, bookmark: Bookmark) -> None:
        """Keep a bookmark in a table's journal, in the place of any other. Nothing is lost if it cannot be written."""
        self.pen.write(Marked(table, bookmark)).add_done_callback(asyncio.Future.exception)

    async def record(self, table: str) -> Record | None:
        """A table without its journal."""
        async with self._reading() as connection:
            records = await _records(connection, await _fetch(connection, _table(table)))
        return records[0] if records else None

    async def listing(self, since: int, most: int) -> list[Record]:
        """The public tables that are open or playing, the newest first."""
        tables = schema.tables
        wanted = (
            select(tables)
            .where(
                tables.c.visibility == "public", tables.c.status.in_(("open", "playing")), tables.c.touched_at >= since
            )
            .order_by(tables.c.made_at.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return await _records(connection, await _fetch(connection, wanted))

    async def every(self) -> list[Shelved]:
        """All tables, the one last touched first."""
        async with self._reading() as connection:
            rows = await _fetch(connection, select(schema.tables).order_by(schema.tables.c.touched_at.desc()))
            records = await _records(connection, rows)
        return [
            Shelved(record, row.made_at, row.touched_at, row.doomed is not None)
            for record, row in zip(records, rows, strict=True)
        ]

    async def ticking(self, since: int, most: int) -> list[str]:
        """Tables with a running clock."""
        tables = schema.tables
        wanted = (
            select(tables.c.id)
            .where(tables.c.status == "playing", tables.c.deadline.is_not(None), tables.c.touched_at >= since)
            .order_by(tables.c.touched_at.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return [row.id for row in await _fetch(connection, wanted)]

    async def busy(self, tables: Sequence[str]) -> set[str]:
        """Which of these tables are open or playing."""
        column = schema.tables.c
        wanted = select(column.id).where(column.id.in_(tables), column.status.in_(("open", "playing")))
        async with self._reading() as connection:
            return {row.id for row in await _fetch(connection, wanted)}


def _in_one(writer: Engine, pages: Sequence[Page]) -> list[Any]:
    with writer.connect() as connection:
        return write_pages(connection, pages)


def _table(table: str) -> Any:
    return select(schema.tables).where(schema.tables.c.id == table)


async def _bookmark(connection: AsyncConnection, table: str) -> Bookmark | None:
    marks = schema.bookmarks
    rows = await _fetch(connection, select(marks).where(marks.c.table_id == table))
    return Bookmark(rows[0].number, rows[0].edition, rows[0].game) if rows else None


async def _fetch(connection: AsyncConnection, wanted: Any) -> Sequence[Row[Any]]:
    return (await connection.execute(wanted)).all()


async def _records(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Record]:
    if not rows:
        return []
    chairs = schema.chairs
    sitting = select(chairs).where(chairs.c.table_id.in_([row.id for row in rows])).order_by(chairs.c.seat)
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in await _fetch(connection, sitting):
        seats[row.table_id].append(Seat(*(getattr(row, name) for name in Seat.__struct_fields__)))
    return [_record(row, tuple(seats[row.id])) for row in rows]


def _record(row: Row[Any], seats: tuple[Seat, ...]) -> Record:
    return Record(
        id=row.id,
        game=row.game,
        version=row.version,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        seats=seats,
        status=row.status,
        visibility=row.visibility,
        clock=row.clock,
        deadline=row.deadline,
        host=row.host,
        rematch=row.rematch,
        trouble=row.trouble,
        watchers=row.watchers,
        lesson=row.lesson,
    )
