"""What lies in a box, for sentences: `Diamonds 10, Loyal men 2 and Drivers 1`."""

from collections.abc import Iterable, Sequence
from typing import Any

from backroom.games.mafia_de_cuba.state import EMPTY, TOKENS, UNSAID, Box, Family
from backroom.kit import Game

THINGS = ("diamonds", *TOKENS)
LABELS = tuple(f"@view-{thing}" for thing in THINGS)
PLACES = {label: place for place, label in enumerate(LABELS)}


def parts(box: Box) -> list[Any]:
    """Diamonds, and the tokens there are."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count or label == LABELS[0]]


def said_parts(box: Sequence[int]) -> list[Any]:
    """All that somebody has spoken of, also what they say was not there."""
    return [[label, count] for label, count in zip(LABELS, box, strict=True) if count != UNSAID]


def heard_parts(parts: Iterable[Sequence[Any]]) -> list[int]:
    """What was said of each thing in a box, read back from such parts; UNSAID where nothing was."""
    box = [UNSAID] * len(THINGS)
    for label, count in parts:
        box[PLACES[label]] = count
    return box


def as_data(box: Box | None, killer: bool) -> dict[str, int] | None:
    """The box as plain data; where no killer is in the game, nothing speaks of one."""
    return None if box is None else dict(zip(THINGS if killer else THINGS[:-1], box, strict=False))


def tell_contents(game: Game[Family], seat: int) -> None:
    """M-11, M-23: whoever gets the box looks into it, and nobody else."""
    box = game.state.received[seat] or EMPTY
    game.tell("log-looks" if any(box) else "log-looks-empty", to=(seat,), box=parts(box))
