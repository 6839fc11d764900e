"""Loose leaves: the latest lines of all journals, in the order of writing, until they are bound in.

SQLite's journal is one tree by table and number: to add a line at each of fifty tables is to change fifty pages of the
file. Loose leaves lie one after the other, fifty on two pages; and what is bound in later is many lines of a table at a
time. Nothing in the file keeps two leaves from having the same number, so that is seen to here. Other databases need
none of this.
"""

import functools
import itertools
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection

from backroom.table.driver import append, driver, is_sqlite, places
from backroom.table.refusals import JournalMoved
from backroom.table.schema import bound, leaves, tables

MANY = 4_000
"""Leaves that are bound in at once."""
KNOWN = 10_000
"""Journals of which is remembered how far they go."""

BIND = (
    f"INSERT OR IGNORE INTO {bound.name} SELECT * FROM {leaves.name}"
    f" WHERE table_id IN (SELECT id FROM {tables.name}) ORDER BY table_id, number, rowid"
)
"""Whatever somebody may have done to the file by hand, it can be carried out: who cannot bind could write no more."""


def write_lines(connection: Connection, rows: Sequence[tuple[Any, ...]], *, new: bool = False) -> None:
    """Add lines to journals, or begin `new` ones. An error if a line has a number that its journal has already."""
    if not is_sqlite(connection):
        append(connection, bound, rows)
        return
    known, ends = _known(connection), dict[str, int]()
    unsure: list[tuple[str, int]] = []
    for table, number, *_ in rows:
        if table not in ends:
            if not new and known.get(table) != number:
                unsure.append((table, number))
        elif ends[table] != number:
            raise JournalMoved
        ends[table] = number + 1
    if unsure and _written(connection, unsure):
        raise JournalMoved
    last = append(connection, leaves, rows)
    # Should this be taken back, they go farther here than they do: whoever comes next is asked about again.
    known.update(ends)
    if last >= MANY:
        bind(connection)


def bind(connection: Connection) -> None:
    """Put all leaves where they belong. A journal keeps the first of two lines with one number, if ever there are."""
    if is_sqlite(connection):
        driver(connection).execute(BIND)
        driver(connection).execute(f"DELETE FROM {leaves.name}")


def _known(connection: Connection) -> dict[str, int]:
    """The number after the last of each journal that this connection has written to, if nobody else has since."""
    notes = connection.info
    (version,) = driver(connection).execute("PRAGMA data_version").fetchone()
    if notes.get("version") != version or len(notes["ends"]) >= KNOWN:
        notes.update(version=version, ends={})
    known: dict[str, int] = notes["ends"]
    return known


def _written(connection: Connection, lines: Iterable[tuple[str, int]]) -> bool:
    """Whether one of these journals goes as far as that."""
    numbers = list(itertools.chain.from_iterable(lines))
    (written,) = driver(connection).execute(_question(len(numbers) // 2), numbers).fetchone()
    return bool(written)


@functools.cache
def _question(lines: int) -> str:
    found = " OR ".join(
        f"EXISTS (SELECT 1 FROM {table.name} WHERE table_id = wanted.id AND number >= wanted.at)"
        for table in (bound, leaves)
    )
    return f"WITH wanted(id, at) AS (VALUES {places(lines, 2)}) SELECT EXISTS (SELECT 1 FROM wanted WHERE {found})"
