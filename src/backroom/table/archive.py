"""The house's books as a whole: copied away, brought back, and looked into while nobody plays."""

import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, create_engine, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from backroom.kit import Entry, Save
from backroom.table import schema
from backroom.table.clock import due
from backroom.table.journal import play_again
from backroom.table.leases import Elsewhere, Leases
from backroom.table.leaves import bind
from backroom.table.lines import Stored
from backroom.table.migrations import BadStore, settle
from backroom.table.refusals import Refusal, TableGone
from backroom.table.sight import told
from backroom.table.store import Store, make_engine, shared

BOOKS = tuple(table for table in schema.metadata.sorted_tables if table not in (schema.keepers, schema.bookmarks))
"""What is worth keeping; who keeps which table is forgotten with the processes, and bookmarks are made anew."""
AT_ONCE = 1000
"""Rows that are copied together."""


class Story(Struct, frozen=True):
    """A table as it may be told: the whole game once it is over, and until then what a watcher has seen of it."""

    save: Save | None
    record: dict[str, Any]
    events: list[dict[str, Any]]
    talk: list[dict[str, Any]]


@contextlib.contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file that is there whole or not at all, for its owner alone: it holds everybody's secrets."""
    if file.exists():
        raise BadStore("error-file-there", path=str(file))
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.unlink(missing_ok=True)
        beside.touch(0o600, exist_ok=False)
        yield beside
        beside.replace(file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise BadStore("error-database", found=type(error).__name__) from error
    finally:
        for left in file.parent.glob(f".{file.name}.new*"):
            left.unlink()


def _file_of(database: str | Path) -> Path:
    """The file of an SQLite database, which must be there."""
    file = Path(make_engine(database).url.database or "")
    if not file.is_file():
        raise BadStore("error-no-books", path=str(file))
    return file


async def back_up(database: str | Path, file: Path) -> int:
    """Copy everything into one SQLite file, from any database and while the house is open. Returns how many tables."""
    with _new_file(file) as copy:
        if shared(database):
            await _copy_out(database, copy)
        else:
            with _opened(_file_of(database), "ro") as source, _opened(copy) as target:
                source.backup(target)
                # One file, that can be carried away.
                target.execute("PRAGMA journal_mode=DELETE")
        with _opened(copy, "ro") as written:
            return int(written.execute("select count(*) from tables").fetchone()[0])


@contextlib.contextmanager
def _opened(file: Path, mode: str = "rw") -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)) as connection:
        yield connection


async def _copy_out(database: str | Path, copy: Path) -> None:
    target = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    # What is written meanwhile is not seen: all rows are of one moment.
    engine = make_engine(database).execution_options(isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as source:
            with target.begin() as written:
                schema.create(written)
                await source.run_sync(_copy_rows, written)
    finally:
        target.dispose()
        await engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in BOOKS:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])


async def bring_back(file: Path, database: str | Path) -> int:
    """Fill an empty database with what was copied away, also by an older house. Returns how many tables."""
    if not shared(database):
        target = Path(make_engine(database).url.database or "")
        with _new_file(target) as copy:
            _copy_file(file, copy)
            many = _brought_up_to_date(copy)
            for left in ("-wal", "-shm"):  # of a file that is no more
                target.with_name(target.name + left).unlink(missing_ok=True)
        return many
    with _new_file(file.with_name(f"{file.name}.restoring")) as copy:
        _copy_file(file, copy)
        many = _brought_up_to_date(copy)
        await _copy_in(copy, database)
    file.with_name(f"{file.name}.restoring").unlink()
    return many


def _copy_file(file: Path, copy: Path) -> None:
    if not file.is_file():
        raise BadStore("error-no-books", path=str(file))
    shutil.copyfile(file, copy)


def _brought_up_to_date(copy: Path) -> int:
    engine = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            if not connection.exec_driver_sql("select 1 from sqlite_master where name = 'house'").first():
                raise BadStore("error-no-books", path=copy.name)
            settle(connection)
            bind(connection)
            # A bookmark is believed, as a journal is not: none that somebody else has made.
            connection.execute(delete(schema.bookmarks))
            return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())
    finally:
        engine.dispose()


async def _copy_in(copy: Path, database: str | Path) -> None:
    store = Store(make_engine(database))
    source = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        await store.open()
        async with store.engine.begin() as target:
            if (await target.execute(select(func.count()).select_from(schema.tables))).scalar_one():
                raise BadStore("error-books-there")
            await target.execute(delete(schema.house))
            with source.connect() as written:
                await target.run_sync(lambda connection: _copy_rows(written, connection))
    finally:
        source.dispose()
        await store.close()


@contextlib.asynccontextmanager
async def opened(database: str | Path) -> AsyncIterator[Store]:
    """The books of a house that is there already."""
    if not shared(database):
        _file_of(database)
    store = Store(make_engine(database))
    try:
        await store.open()
        yield store
    finally:
        await store.close()


async def story_of(store: Store, table: str) -> Story:
    """All that may be told of a table."""
    stored = await _found(store, table)
    record, journal = stored.record, stored.journal
    info = record.info()
    talk = [_plain(spoken.talk) for spoken in stored.talk]
    about: dict[str, Any] = {"table": record.id, "status": info.status, "players": _players(stored)}
    if info.status in ("over", "outdated"):
        entries = [Entry(line.seat, line.choice) for line in journal]
        save = Save(record.game, record.version, len(record.seats), record.options, entries)
        return Story(save, about, [], talk)
    about |= {"game": record.game, "version": record.version, "options": info.options}
    events: list[dict[str, Any]] = []
    if journal:
        played = await play_again(record, journal)
        events = [_plain(event) for event in told(played.game, None, played.by_bots)]
    return Story(None, about, events, talk)


def _players(stored: Stored) -> list[dict[str, str | None]]:
    return [{"name": seat.name, "bot": seat.bot} for seat in stored.record.seats]


def _plain(value: Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


async def thaw(store: Store, table: str) -> str:
    """Let a frozen game go on, if its journal can be played by now. Returns the table's status."""
    leases = Leases(store.engine, "thaw") if shared(str(store.engine.url)) else None
    try:
        if leases is not None:
            await leases.take(table)
        stored = await _found(store, table)
        record = stored.record
        if record.status != "frozen":
            raise BadStore("error-not-frozen")
        if not stored.journal:
            thawed = replace(record, status="open", trouble=None)
        else:
            try:
                game = (await play_again(record, stored.journal)).game
            except Exception as error:  # whatever was wrong with it still is
                raise Refusal("frozen", "error-still-frozen", why=str(error)[:200]) from error
            thawed = replace(record, status="playing" if game.result is None else "over", trouble=None)
            thawed = replace(thawed, deadline=due(thawed, game, None) if game.result is None else None)
        await store.write(record, thawed)
        return thawed.info().status
    except Elsewhere:
        raise BadStore("error-table-awake") from None
    finally:
        if leases is not None:
            await leases.close()


async def _found(store: Store, table: str) -> Stored:
    stored = await store.load(table)
    if stored is None:
        raise TableGone
    return stored
