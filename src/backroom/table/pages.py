"""What can be written into the store, page by page; and how many pages go into one transaction."""

import functools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update

from backroom.kit import Saying
from backroom.table import schema
from backroom.table.driver import Rows, append, carry_out
from backroom.table.facts import Talk
from backroom.table.leaves import bind, write_lines
from backroom.table.lines import Bookmark, Line, Spoken, now
from backroom.table.record import Record, Seat
from backroom.table.refusals import RematchMade, TableGone

tables, chairs, talk = schema.tables, schema.chairs, schema.talk


class Page(Protocol):
    """Something to be written, all of it or nothing."""

    def write(self, connection: Connection) -> Any: ...


class Entry(Struct, frozen=True, gc=False):
    """All that changes at one moment at one table; `touched`: also that it is being played at."""

    table: str
    at: int
    touched: bool
    changed: dict[str, Any]
    lines: Sequence[Line]
    talk: Sequence[Spoken]
    seats: Sequence[Seat]

    @property
    def in_line(self) -> bool:
        """Whether the database itself finds out that the table is gone, or that somebody has written here first."""
        return bool(self.lines or self.talk)

    def write(self, connection: Connection) -> None:
        write_entries(connection, [self])


def entry(
    old: Record, new: Record, lines: Sequence[Line], talk: Sequence[Spoken], at: int, *, touched: bool = True
) -> Entry:
    """What makes the new record of the old one."""
    if new is old:
        return Entry(new.id, at, touched, {}, lines, talk, ())
    changed = {
        name: getattr(new, name)
        for name in RECORDED
        if getattr(new, name) is not getattr(old, name) and getattr(new, name) != getattr(old, name)
    }
    if "options" in changed:
        changed["options"] = _options(new)
    seats = [] if new.seats is old.seats else [seat for seat in new.seats if seat not in old.seats]
    return Entry(new.id, at, touched, changed, lines, talk, seats)


RECORDED = tuple(name for name in Record.__struct_fields__ if name not in ("id", "seats"))


# Statements are made once: to put one into words takes longer than to carry it out.


RESEAT = (
    update(chairs)
    .where(chairs.c.table_id == bindparam("its_id"), chairs.c.seat == bindparam("its_seat"))
    .values({name: bindparam(name) for name in Seat.__struct_fields__ if name != "seat"})
)
SET = insert(tables)
CLAIM = (
    update(tables)
    .where(tables.c.id == bindparam("its_id"), tables.c.rematch.is_not_distinct_from(bindparam("instead")))
    .values(rematch=bindparam("rematch"), touched_at=bindparam("touched_at"))
)


@functools.cache
def _change(names: tuple[str, ...]) -> Update:
    change = update(tables).where(tables.c.id == bindparam("its_id"))
    return change.values({name: bindparam(name) for name in (*names, "touched_at")})


def write_entries(connection: Connection, entries: Iterable[Entry]) -> None:
    """Many entries with few statements."""
    changed: dict[tuple[str, ...], Rows] = defaultdict(list)
    lines: list[tuple[Any, ...]] = []
    said: list[tuple[Any, ...]] = []
    seats: Rows = []
    for one in entries:
        if one.touched or one.changed or not one.in_line:
            changed[tuple(one.changed)].append({"its_id": one.table, "touched_at": one.at, **one.changed})
        lines += [_line_row(one.table, line) for line in one.lines]
        said += [_talk_row(one.table, spoken) for spoken in one.talk]
        seats += ({"its_id": one.table, "its_seat": seat.seat, **_seat_row(seat)} for seat in one.seats)
    for names, rows in changed.items():
        if 0 <= carry_out(connection, _change(names), rows) < len(rows):
            raise TableGone
    if lines:
        write_lines(connection, lines)
    if said:
        append(connection, talk, said)
    if seats:
        carry_out(connection, RESEAT, seats)


class NewTable(Struct, frozen=True):
    """A table that was not there before."""

    record: Record
    lines: Sequence[Line]
    talk: Sequence[Spoken]

    def write(self, connection: Connection) -> None:
        record, at = self.record, now()
        row = {name: getattr(record, name) for name in RECORDED} | {"options": _options(record)}
        carry_out(connection, SET, [{"id": record.id, **row, "made_at": at, "touched_at": at, "doomed": None}])
        append(connection, chairs, [(record.id, *astuple(seat)) for seat in record.seats])
        if self.lines:
            write_lines(connection, [_line_row(record.id, line) for line in self.lines], new=True)
        if self.talk:
            append(connection, talk, [_talk_row(record.id, spoken) for spoken in self.talk])


class NewRematch(Struct, frozen=True):
    """A table for the people of another one, which can have one such table only; `instead` of one that is gone."""

    old: str
    instead: str | None
    record: Record
    lines: Sequence[Line]
    talk: Sequence[Spoken]

    def write(self, connection: Connection) -> None:
        wish = {"its_id": self.old, "instead": self.instead, "rematch": self.record.id, "touched_at": now()}
        if not carry_out(connection, CLAIM, [wish]):
            row = connection.execute(select(tables.c.rematch).where(tables.c.id == self.old)).first()
            raise TableGone if row is None else RematchMade(row.rematch)
        NewTable(self.record, self.lines, self.talk).write(connection)


class Marked(Struct, frozen=True):
    """A long journal has a new bookmark."""

    table: str
    bookmark: Bookmark

    def write(self, connection: Connection) -> None:
        marks = schema.bookmarks
        connection.execute(delete(marks).where(marks.c.table_id == self.table))
        connection.execute(insert(marks).values(table_id=self.table, **asdict(self.bookmark)))


class Removal(Struct, frozen=True):
    """A table is to be forgotten."""

    table: str

    def write(self, connection: Connection) -> None:
        bind(connection)
        connection.execute(delete(tables).where(tables.c.id == self.table))


class Sweep(Struct, frozen=True):
    """Tables that nobody has touched for long are to be forgotten; those that never began go sooner.

    They are marked first, and forgotten when the house has run for `spare` seconds since: a clock that is wrong marks
    them too, and takes the mark away when it is right again. `seen` is the running time when this process swept last,
    and `passed` how many seconds ago that was; of several processes one moves it on.
    """

    before: int
    open_before: int
    spare: int
    seen: int | None
    passed: int

    def write(self, connection: Connection) -> int:
        house = schema.house
        running = int(connection.execute(select(house.c.value).where(house.c.name == "running")).scalar_one())
        if running == self.seen:
            running += self.passed
            connection.execute(update(house).where(house.c.name == "running").values(value=str(running)))
        never_began = (tables.c.touched_at < self.open_before) & (tables.c.status == "open")
        stale = (tables.c.touched_at < self.before) | never_began
        mark = update(tables)
        connection.execute(mark.where(stale, tables.c.doomed.is_(None)).values(doomed=running))
        connection.execute(mark.where(~stale, tables.c.doomed.is_not(None)).values(doomed=None))
        bind(connection)
        connection.execute(delete(tables).where(tables.c.doomed <= running - self.spare))
        return running


class Pulse(Struct, frozen=True):
    """A sign of life."""

    at: int

    def write(self, connection: Connection) -> None:
        house = schema.house
        connection.execute(update(house).where(house.c.name == "pulse").values(value=str(self.at)))


def _options(record: Record) -> str:
    return msgspec.json.encode(record.options).decode()


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in Seat.__struct_fields__ if name != "seat"}


def _line_row(table: str, line: Line) -> tuple[Any, ...]:
    return (table, line.number, line.seat, line.choice, line.given_by, line.answer, line.at)


def _talk_row(table: str, spoken: Spoken) -> tuple[Any, ...]:
    said, text = spoken.talk, spoken.talk.text
    if said.word is not None:
        text = msgspec.json.encode(Saying(said.word, said.args)).decode()
    elif said.args:
        text = msgspec.json.encode(said.args).decode()
    return (table, said.n, said.seat, said.kind, text, said.name, spoken.id, said.at)


def talk_of(row: Any) -> Talk:
    """A line of talk as it was."""
    if row.kind == "terms" and row.text:
        return Talk(row.n, row.seat, row.kind, "", row.at, args=msgspec.json.decode(row.text), name=row.name)
    if row.kind != "why":
        return Talk(row.n, row.seat, row.kind, row.text, row.at, name=row.name)
    word, args = msgspec.json.decode(row.text, type=Saying)
    return Talk(row.n, row.seat, row.kind, "", row.at, word, args, row.name)
