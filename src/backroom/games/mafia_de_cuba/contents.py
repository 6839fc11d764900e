"""What lies in a box, for sentences: `Diamonds 10, Loyal men 2 and Drivers 1`."""

from collections.abc import Sequence
from typing import Any

from backroom.games.mafia_de_cuba.state import EMPTY, TOKENS, UNSAID, Box, Family
from backroom.kit import Game

THINGS = ("diamonds", *TOKENS)
LABELS = tuple(f"@view-{thing}" for thing in THINGS)


def parts(box: Box) -> list[Any]:
    """Diamonds, and the tokens there are."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count or label == LABELS[0]]


def said_parts(box: Sequence[int]) -> list[Any]:
    """All that somebody has spoken of, also what they say was not there."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count != UNSAID]


def as_data(box: Box | None, killer: bool) -> dict[str, int] | None:
    """The box as plain data; where no killer is in the game, nothing speaks of one."""
    return None if box is None else dict(zip(THINGS[: 5 if killer else 4], box, strict=False))


def tell_contents(game: Game[Family], seat: int) -> None:
    """M-11, M-23: whoever gets the box looks into it, and nobody else."""
    box = game.state.received[seat] or EMPTY
    game.tell("log-looks" if any(box) else "log-looks-empty", to=(seat,), box=parts(box))
