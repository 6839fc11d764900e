"""People get a word in: who might want to do something before the open question is answered."""

from typing import Any, NamedTuple


class Courtesy(NamedTuple):
    """Whom the table should give a moment before it goes on, by what everybody knows. Never by what one seat knows.

    `word` and `args` say what for, to everybody. A `scene` has just happened: everybody wants to look at it first.
    """

    seats: tuple[int, ...]
    word: str
    args: dict[str, Any]
    scene: bool = False
