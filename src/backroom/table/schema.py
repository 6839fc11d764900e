"""The store's tables. The journal is the truth; everything else says who sits where and what was said."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    column,
    inspect,
    select,
    table,
    text,
    union_all,
)

SCHEMA = "8"
"""Grows whenever these tables change; migrations.py leads from one to the next."""

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("clock", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("host", Integer),
    Column("rematch", String(40)),
    Column("trouble", Text),
    Column("watchers", String(10), nullable=False),
    Column("lesson", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False, index=True),
    # The second of the house's running time at which nobody seemed to want this table any more.
    Column("doomed", BigInteger),
)

chairs = Table(
    "chairs",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("digest", String(64)),
    Column("ready", Boolean, nullable=False),
    Column("wants", Integer),
    Column("won", Integer, nullable=False),
)

keepers = Table(
    "keepers",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("address", String(100), nullable=False),
)
"""Where the process can be reached that keeps a table, if several share this database."""


def _line() -> list[Column[Any]]:
    return [
        Column("seat", Integer, nullable=False),
        Column("choice", Text, nullable=False),
        Column("given_by", String(10), nullable=False),
        Column("answer_id", String(64)),
        Column("at", BigInteger, nullable=False),
    ]


bound = Table(
    "bound",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    *_line(),
    # One tree: the lines of a table lie together.
    sqlite_with_rowid=False,
)
"""The journal, but for its latest lines."""

leaves = Table(
    "leaves",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    *_line(),
)
"""The latest lines of the journal, in the order of writing; leaves.py says why."""

journal = table("journal", *(column(one.name, one.type) for one in bound.c))
"""The journal, whole: a view of both."""

bookmarks = Table(
    "bookmarks",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("game", LargeBinary, nullable=False),
)
"""Where a long journal need not be read from the beginning. Whatever is lost of it, the journal has."""

talk = Table(
    "talk",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("said_id", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "said_id"),
)


def create(connection: Connection) -> None:
    """Whatever is missing."""
    metadata.create_all(connection)
    if not inspect(connection).has_table(journal.name):
        whole = union_all(select(bound), select(leaves)).compile(dialect=connection.dialect)
        connection.execute(text(f"CREATE VIEW {journal.name} ({', '.join(journal.c.keys())}) AS {whole}"))
