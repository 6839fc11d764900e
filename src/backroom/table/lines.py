"""Lines of a journal and of talk, as the store keeps them."""

import time

from msgspec import Struct

from backroom.table.facts import Talk
from backroom.table.record import Record


class Line(Struct, frozen=True, gc=False):
    """One line of a journal. `given_by`: person, freely, bot, clock, passed or chance; `answer`: the client's id."""

    number: int
    seat: int
    choice: str
    given_by: str
    answer: str | None
    at: int


class Spoken(Struct, frozen=True, gc=False):
    """A line of talk, and the client's id for it."""

    talk: Talk
    id: str | None = None


class Bookmark(Struct, frozen=True):
    """The game after so many lines of its journal, as a house of this edition packs it."""

    number: int
    edition: str
    game: bytes


class Stored(Struct, frozen=True):
    """All that is known of a table."""

    record: Record
    journal: list[Line]
    talk: list[Spoken]
    bookmark: Bookmark | None = None


class Shelved(Struct, frozen=True):
    """A table as it lies in the books: when it was set and last touched, and whether it is marked to be forgotten."""

    record: Record
    made_at: int
    touched_at: int
    doomed: bool


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
