"""What lies in a box, for sentences: `Diamonds 10, Loyal man 2 and Driver 1`."""

from collections.abc import Sequence
from typing import Any

from backroom.games.mafia_de_cuba.state import TOKENS, UNSAID, Box

THINGS = ("diamonds", *TOKENS)
LABELS = tuple(f"@{thing}" for thing in THINGS)


def parts(box: Box) -> list[Any]:
    """Diamonds, and the tokens there are."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count or label == LABELS[0]]


def said_parts(box: Sequence[int]) -> list[Any]:
    """All that somebody has spoken of, also what they say was not there."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count != UNSAID]


def as_data(box: Box | None, killer: bool) -> dict[str, int] | None:
    """The box as plain data; where no killer is in the game, nothing speaks of one."""
    return None if box is None else dict(zip(THINGS[: 5 if killer else 4], box, strict=False))
