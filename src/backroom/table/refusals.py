"""What a table refuses, each with a code for programs and a sentence for people. Nothing has changed then."""

from typing import Any

from backroom.kit import BackroomError, BadOption, BadSeat, IllegalChoice, NotAsked, UnknownGame
from backroom.table.facts import Closing, Refused


class Refusal(BackroomError):
    """A wish the table does not grant: too late, not your chair, nothing to say."""

    def __init__(self, code: str, word: str, /, **args: Any) -> None:
        super().__init__(word, **args)
        self.code = code


class TableGone(Refusal):
    """There is no such table, or no longer."""

    def __init__(self) -> None:
        super().__init__("gone", "error-gone")


class StorageTrouble(Refusal):
    """The store could not write, so the answer does not count."""

    def __init__(self) -> None:
        super().__init__("storage", "error-storage")


class Overtaken(Refusal):
    """Something has happened since this answer was thought out."""

    def __init__(self) -> None:
        super().__init__("late", "error-late")


class JournalMoved(StorageTrouble):
    """Another process has written here first: what is in memory is out of date."""


class RematchMade(Exception):
    """The rematch has been set up by somebody else; `table` is its id."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


CODES: tuple[tuple[type[BackroomError], str], ...] = (
    (NotAsked, "not-asked"),
    (IllegalChoice, "illegal"),
    (UnknownGame, "unknown-game"),
    (BadOption, "bad-option"),
    (BadSeat, "bad-seat"),
)


def code_of(error: BackroomError) -> str:
    """The refusal's code for programs."""
    if isinstance(error, Refusal):
        return error.code
    return next((code for kind, code in CODES if isinstance(error, kind)), "bad-request")


def refused(error: BackroomError, answer: str | None) -> Refused:
    """The refusal as it is sent to whoever wished."""
    rule = error.rule or None if isinstance(error, IllegalChoice) else None
    return Refused(answer, code_of(error), rule, error.word, error.args_said, error.why)


def closing(error: BackroomError) -> Closing:
    """The refusal as the last word on a connection."""
    return Closing(code_of(error), error.word, error.args_said, error.why)
