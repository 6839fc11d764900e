"""The store: one transaction for each thing that happens at a table, on disk before anybody hears of it."""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from backroom.kit import BackroomError, Saying
from backroom.table import schema
from backroom.table.facts import Talk
from backroom.table.record import Record, Seat
from backroom.table.refusals import JournalMoved, RematchMade, StorageTrouble, TableGone

log = logging.getLogger("backroom.store")

BUSY_MILLISECONDS = 2000
"""How long SQLite waits for another process that is writing."""


class Line(Struct, frozen=True):
    """One line of a journal. `given_by`: person, freely, bot, clock, forced or chance; `answer`: the client's id."""

    number: int
    seat: int
    choice: str
    given_by: str
    answer: str | None
    at: int


class Spoken(Struct, frozen=True):
    """A line of talk, and the client's id for it."""

    talk: Talk
    id: str | None = None


class Stored(Struct, frozen=True):
    """All that is known of a table."""

    record: Record
    journal: list[Line]
    talk: list[Spoken]


class BadStore(BackroomError):
    """The database cannot be opened, or is none of ours."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def address(database: str | Path) -> str:
    """The address of a database: as it is, or that of an SQLite file."""
    text = str(database)
    return text if "://" in text else f"sqlite+aiosqlite:///{text}"


def make_engine(database: str | Path) -> AsyncEngine:
    """An engine whose SQLite connections wait for others and never lose a commit."""
    # Parameters stay out of error messages, so that neither names nor hashes of tokens end in a log.
    engine = create_async_engine(address(database), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _look_at_file(file: str) -> None:
    """See that a file is a database, or can become one, before the driver's thread stumbles over it."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


class Store:
    """Everything the house remembers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.salt = ""
        # SQLite has one writer at a time; waiting here is kinder than its busy loop.
        self._pen = asyncio.Lock()

    async def open(self) -> None:
        """Make the tables where there are none, and see that they are ours."""
        try:
            if self.engine.dialect.name == "sqlite":
                _look_at_file(self.engine.url.database or ":memory:")
            async with self.engine.begin() as connection:
                await connection.run_sync(schema.metadata.create_all)
                known = {row.name: row.value for row in await _fetch(connection, select(schema.house))}
                fresh = {"schema": schema.SCHEMA, "salt": secrets.token_hex(16)}
                missing = [{"name": name, "value": fresh[name]} for name in fresh if name not in known]
                if missing:
                    await connection.execute(insert(schema.house), missing)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise BadStore("error-database", found=type(error).__name__) from error
        settled = {**fresh, **known}
        if settled["schema"] != schema.SCHEMA:
            raise BadStore("error-schema", found=settled["schema"], known=schema.SCHEMA)
        self.salt = settled["salt"]

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._pen, self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise JournalMoved from error
        except (SQLAlchemyError, OSError) as error:
            log.error("the store could not write: %s", error)
            raise StorageTrouble from error

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            log.error("the store could not be read: %s", error)
            raise StorageTrouble from error

    async def create(self, record: Record, guest: str, lines: Iterable[Line], talk: Iterable[Spoken]) -> None:
        """A new table."""
        async with self._writing() as connection:
            await _create(connection, record, guest, lines, talk)

    async def rematch(self, old: Record, record: Record, lines: Iterable[Line], talk: Iterable[Spoken]) -> None:
        """A new table for the same people; RematchMade if there is one already."""
        tables = schema.tables
        async with self._writing() as connection:
            claim = update(tables).where(tables.c.id == old.id, tables.c.rematch.is_(None))
            claimed = await connection.execute(claim.values(rematch=record.id, touched_at=now()))
            rows = await _fetch(connection, _table(old.id))
            if not rows:
                raise TableGone
            if not claimed.rowcount:
                raise RematchMade(rows[0].rematch)
            await _create(connection, record, rows[0].guest, lines, talk)

    async def write(self, old: Record, new: Record, lines: Iterable[Line] = (), talk: Iterable[Spoken] = ()) -> None:
        """Everything that changes at one moment, together or not at all. JournalMoved: someone else wrote first."""
        before, after = _row(old), _row(new)
        changed = {name: after[name] for name in after if after[name] != before[name]}
        touch = update(schema.tables).where(schema.tables.c.id == new.id).values(**changed, touched_at=now())
        async with self._writing() as connection:
            if not (await connection.execute(touch)).rowcount:
                raise TableGone
            await _append(connection, new.id, lines, talk)
            for seat in set(new.seats) - set(old.seats):
                chair = (schema.chairs.c.table_id == new.id, schema.chairs.c.seat == seat.seat)
                await connection.execute(update(schema.chairs).where(*chair).values(**msgspec.structs.asdict(seat)))

    async def load(self, table: str) -> Stored | None:
        """Everything about one table."""
        async with self._reading() as connection:
            records = await _records(connection, await _fetch(connection, _table(table)))
            if not records:
                return None
            journal = select(schema.journal).where(schema.journal.c.table_id == table).order_by(schema.journal.c.number)
            lines = [
                Line(row.number, row.seat, row.choice, row.given_by, row.answer_id, row.at)
                for row in await _fetch(connection, journal)
            ]
            said = select(schema.talk).where(schema.talk.c.table_id == table).order_by(schema.talk.c.n)
            talk = [Spoken(_talk(row), row.said_id) for row in await _fetch(connection, said)]
        return Stored(records[0], lines, talk)

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

    async def tables_of(self, guest: str, since: int) -> int:
        """How many tables this guest keeps busy."""
        tables = schema.tables
        busy = (tables.c.guest == guest, tables.c.status.in_(("open", "playing")), tables.c.touched_at >= since)
        async with self._reading() as connection:
            return int((await connection.execute(select(func.count()).where(*busy))).scalar_one())

    async def remove(self, table: str) -> None:
        """Forget a table."""
        async with self._writing() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def sweep(self, before: int, open_before: int) -> int:
        """Forget tables that nobody has touched for long; those that never began go sooner."""
        tables = schema.tables
        stale = (tables.c.touched_at < before) | ((tables.c.touched_at < open_before) & (tables.c.status == "open"))
        async with self._writing() as connection:
            return int((await connection.execute(delete(tables).where(stale))).rowcount)


def _table(table: str) -> Any:
    return select(schema.tables).where(schema.tables.c.id == table)


async def _fetch(connection: AsyncConnection, wanted: Any) -> Sequence[Row[Any]]:
    return (await connection.execute(wanted)).all()


def _row(record: Record) -> dict[str, Any]:
    row = msgspec.structs.asdict(record)
    del row["seats"]
    return {**row, "options": msgspec.json.encode(record.options).decode()}


async def _create(
    connection: AsyncConnection, record: Record, guest: str, lines: Iterable[Line], talk: Iterable[Spoken]
) -> None:
    at = now()
    await connection.execute(insert(schema.tables).values(**_row(record), guest=guest, made_at=at, touched_at=at))
    seats = [{"table_id": record.id, **msgspec.structs.asdict(seat)} for seat in record.seats]
    await connection.execute(insert(schema.chairs), seats)
    await _append(connection, record.id, lines, talk)


async def _append(connection: AsyncConnection, table: str, lines: Iterable[Line], talk: Iterable[Spoken]) -> None:
    written = [
        {
            "table_id": table,
            "number": line.number,
            "seat": line.seat,
            "choice": line.choice,
            "given_by": line.given_by,
            "answer_id": line.answer,
            "at": line.at,
        }
        for line in lines
    ]
    if written:
        await connection.execute(insert(schema.journal), written)
    said = [{"table_id": table, "said_id": spoken.id, **_talk_row(spoken.talk)} for spoken in talk]
    if said:
        await connection.execute(insert(schema.talk), said)


def _talk_row(talk: Talk) -> dict[str, Any]:
    text = talk.text if talk.word is None else msgspec.json.encode(Saying(talk.word, talk.args)).decode()
    return {"n": talk.n, "seat": talk.seat, "kind": talk.kind, "text": text, "at": talk.at}


def _talk(row: Row[Any]) -> Talk:
    if row.kind != "why":
        return Talk(row.n, row.seat, row.kind, row.text, row.at)
    word, args = msgspec.json.decode(row.text, type=Saying)
    return Talk(row.n, row.seat, row.kind, "", row.at, word, args)


async def _records(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Record]:
    if not rows:
        return []
    chairs = schema.chairs
    sitting = select(chairs).where(chairs.c.table_id.in_([row.id for row in rows])).order_by(chairs.c.seat)
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in await _fetch(connection, sitting):
        seats[row.table_id].append(Seat(row.seat, row.kind, row.name, row.bot, row.away, row.digest))
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
    )
