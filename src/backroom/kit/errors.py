"""What can go wrong, said so that the person who reads it knows what to do."""

import difflib
from collections.abc import Iterable
from typing import Any

from backroom.words import say


class BackroomError(Exception):
    """Something was refused, and nothing has changed. `word` and `args` say it in any language, `str()` in English."""

    def __init__(self, word: str, /, **args: Any) -> None:
        super().__init__(word)
        self.word = word
        self.args_said = args
        self.game: str | None = None

    @property
    def why(self) -> str:
        return say("en", self.game, self.word, self.args_said)

    def __str__(self) -> str:
        return self.why


class IllegalChoice(BackroomError):
    """A choice the rules forbid here and now; `rule` is the number of the rule that forbids it."""

    def __init__(self, rule: str, word: str, /, **args: Any) -> None:
        super().__init__(word, **args)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.why} ({self.rule})" if self.rule else self.why


class NotAsked(IllegalChoice):
    """Out of turn: this seat is asked nothing now."""


class UnknownGame(BackroomError):
    """No game of that name is in the house."""


class BadOption(BackroomError):
    """An option the game does not know, or a value it does not take."""


class BadSeat(BackroomError):
    """A seat that is not at this table, or a number of seats the game is not for."""


class BadSave(BackroomError):
    """A saved game that cannot be read."""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that was probably meant, if one comes near."""
    return next(iter(difflib.get_close_matches(name, list(known), n=1)), None)


def suggested(name: str, known: Iterable[str]) -> dict[str, str]:
    """What the word `suggestion` needs: the name that was probably meant, or all to choose from."""
    names = list(known)
    near = nearest(name, names)
    return {"near": "no", "known": ", ".join(names)} if near is None else {"near": "yes", "known": near}
