"""The store's tables, made where there are none; those of older houses are brought up to date, step by step."""

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, func, insert, inspect, select, text, update

from backroom.kit import BackroomError
from backroom.table import schema

TURN = 0x8808
"""The lock by which processes that open one database at once do so one after the other."""


class BadStore(BackroomError):
    """The database cannot be opened, or is none of ours."""


def settle(connection: Connection) -> dict[str, str]:
    """See that all tables are there and are ours. Returns what the house has noted of itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(TURN)))
    house = schema.house
    known = {}
    if inspect(connection).has_table("house"):
        known = {row.name: row.value for row in connection.execute(select(house))}
        migrate(connection, known.get("schema", schema.SCHEMA))
    schema.create(connection)
    fresh = {"schema": schema.SCHEMA, "salt": secrets.token_hex(16), "pulse": "0", "running": "0"}
    missing = [{"name": name, "value": fresh[name]} for name in fresh if name not in known]
    if missing:
        connection.execute(insert(house), missing)
    return {**fresh, **known, "schema": schema.SCHEMA}


def migrate(connection: Connection, found: str) -> None:
    """From the schema that was found to today's; BadStore if there is no way."""
    while found != schema.SCHEMA:
        if found not in STEPS:
            raise BadStore("error-schema", found=found, known=schema.SCHEMA)
        step, found = STEPS[found]
        step(connection)
        connection.execute(update(schema.house).where(schema.house.c.name == "schema").values(value=found))


def _forget_guests(connection: Connection) -> None:
    """Addresses, even as hashes, are nobody's business; and tables are marked before they are forgotten."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA secure_delete = ON"))
    for statement in (
        "DROP INDEX ix_tables_guest",
        "ALTER TABLE tables DROP COLUMN guest",
        "ALTER TABLE tables ADD COLUMN doomed BIGINT",
    ):
        connection.execute(text(statement))


def _open_lobbies(connection: Connection) -> None:
    """Who is ready, and wants to sit where; who may watch how; and by whom a line was said. Who sat down was ready."""
    for statement in (
        "ALTER TABLE tables ADD COLUMN watchers VARCHAR(10) NOT NULL DEFAULT 'listen'",
        "ALTER TABLE chairs ADD COLUMN ready BOOLEAN NOT NULL DEFAULT TRUE",
        "UPDATE chairs SET ready = FALSE WHERE kind <> 'person'",
        "ALTER TABLE chairs ADD COLUMN wants INTEGER",
        "ALTER TABLE talk ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    ):
        connection.execute(text(statement))


def _mark_lessons(connection: Connection) -> None:
    """Tables at which somebody learns a game; there were none before."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN lesson BOOLEAN NOT NULL DEFAULT FALSE"))


def _count_wins(connection: Connection) -> None:
    """How many games somebody has won, from one rematch to the next."""
    connection.execute(text("ALTER TABLE chairs ADD COLUMN won INTEGER NOT NULL DEFAULT 0"))


def _thin_journal(connection: Connection) -> None:
    """That no answer counts twice is seen to by its table: an index for it cost more than all else that was written."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("ALTER TABLE journal DROP CONSTRAINT IF EXISTS journal_table_id_seat_answer_id_key"))
        return
    for statement in (
        "ALTER TABLE journal RENAME TO old_journal",
        """CREATE TABLE journal (
            table_id VARCHAR(40) NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            choice TEXT NOT NULL,
            given_by VARCHAR(10) NOT NULL,
            answer_id VARCHAR(64),
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, number),
            FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
        ) WITHOUT ROWID""",
        "INSERT INTO journal SELECT table_id, number, seat, choice, given_by, answer_id, at FROM old_journal",
        "DROP TABLE old_journal",
    ):
        connection.execute(text(statement))


def _place_bookmarks(connection: Connection) -> None:
    """Long journals have bookmarks; where one is wanted, it is made by whoever reads."""
    schema.bookmarks.create(connection, checkfirst=True)


def _bind_journal(connection: Connection) -> None:
    """The journal is bound, but for its latest lines."""
    connection.execute(text("ALTER TABLE journal RENAME TO bound"))


STEPS: dict[str, tuple[Callable[[Connection], None], str]] = {
    "1": (_forget_guests, "2"),
    "2": (_open_lobbies, "3"),
    "3": (_mark_lessons, "4"),
    "4": (_count_wins, "5"),
    "5": (_thin_journal, "6"),
    "6": (_place_bookmarks, "7"),
    "7": (_bind_journal, "8"),
}
"""What leads from a schema to the next."""
