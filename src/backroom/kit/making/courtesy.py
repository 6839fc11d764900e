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


def names_seat(args: dict[str, Any], seat: int) -> bool:
    """Whether what was told with these arguments speaks of a seat, and not as the one who did it."""
    return any(key != "seat" and f"@seat-{seat}" in mentioned(value) for key, value in args.items())


def mentioned(value: Any) -> set[str]:
    """Everything that is named anywhere in an argument."""
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {name for part in parts for name in mentioned(part)}
