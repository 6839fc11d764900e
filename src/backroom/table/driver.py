"""Statements and rows on their short way into the database: what lies between takes longer than the writing."""

import functools
import itertools
import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

Rows: TypeAlias = list[dict[str, Any]]
SQLITE = sqlite.dialect()

ROWS_AT_ONCE = 64
"""Rows that one statement adds. Its driver keeps a statement of every length that it has been asked for."""


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def driver(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    found: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return found


def carry_out(connection: Connection, statement: UpdateBase, rows: Rows) -> int:
    """Carry out a statement for each of these rows. Returns how many it has found.

    Not every driver counts that for several rows at once; it is -1 then. SQLite's is spoken to directly.
    """
    if not is_sqlite(connection):
        return connection.execute(statement, rows[0] if len(rows) == 1 else rows).rowcount
    words, names = _sqlite_words(statement)
    return driver(connection).executemany(words, [[row[name] for name in names] for row in rows]).rowcount


@functools.cache
def _sqlite_words(statement: UpdateBase) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite reads it, and the names of its parameters in order."""
    compiled = statement.compile(dialect=SQLITE)
    return str(compiled), tuple(compiled.positiontup or ())


def append(connection: Connection, table: Table, rows: Sequence[tuple[Any, ...]]) -> int:
    """Add rows that name all columns in order. Returns SQLite's own number of the last.

    SQLite gets many at a time: after each statement its driver has to wait until the event loop lets go of the
    interpreter.
    """
    last = 0
    if is_sqlite(connection):
        for first in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[first : first + ROWS_AT_ONCE]
            words = _insert(table, len(some))
            last = driver(connection).execute(words, list(itertools.chain.from_iterable(some))).lastrowid or 0
    elif rows:
        names = table.c.keys()
        connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
    return last


@functools.cache
def _insert(table: Table, rows: int) -> str:
    return f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) VALUES {places(rows, len(table.c))}"


def places(rows: int, columns: int) -> str:
    """Where so many rows go in a statement."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)
