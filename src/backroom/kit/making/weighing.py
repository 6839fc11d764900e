"""What a choice would do, said before it is played, as far as its seat can know."""

from typing import Any, NamedTuple


class Saying(NamedTuple):
    """Something said in no language yet: a word of the game, and its arguments."""

    word: str
    args: dict[str, Any]


class Mark(NamedTuple):
    """Something on the table that a choice touches: its id as in the view, a sign of the game's own, and how much."""

    on: str
    sign: str
    much: int | str | None = None


class Weighing(NamedTuple):
    """What a player would ask before answering. Where there is nothing to say, it says nothing."""

    sayings: tuple[Saying, ...] = ()
    marks: tuple[Mark, ...] = ()
    final: bool = False
    """Whether it can never be taken back, and deserves to be confirmed once more."""


NOTHING_TO_SAY = Weighing()
