"""What lies in a box, for sentences: `10 diamonds, 2 loyal men and 1 driver`; and as plain data."""

from collections.abc import Iterable, Sequence
from typing import Any

from backroom.games.mafia_de_cuba.state import EMPTY, FIGURES, TOKENS, UNSAID, Box, Claim, Family
from backroom.kit import Game

THINGS = ("diamonds", *TOKENS)
SPOKEN_OF = (*THINGS, "in_all")
"""What one can give a figure of: each thing, and all tokens together."""
PLACES = {thing: place for place, thing in enumerate(SPOKEN_OF)}


def counted(thing: str, count: int) -> list[Any]:
    """`2 loyal men`."""
    return [count, f"@one-{thing}" if count == 1 else f"@some-{thing}"]


def parts(box: Box) -> list[Any]:
    """Diamonds, and the tokens there are."""
    return [counted(thing, count) for thing, count in zip(THINGS, box, strict=True) if count or thing == THINGS[0]]


def said_parts(box: Claim) -> list[Any]:
    """All that somebody has spoken of, also what they say was not there."""
    return [counted(thing, count) for thing, count in zip(SPOKEN_OF, box, strict=True) if count != UNSAID]


def heard_parts(told: Iterable[Sequence[Any]]) -> Claim:
    """What was said of each thing in a box, read back from such parts; UNSAID where nothing was."""
    box = [UNSAID] * FIGURES
    for count, label in told:
        box[PLACES[label.partition("-")[2]]] = count
    return tuple(box)


def as_data(box: Box | None, full: Box) -> dict[str, int] | None:
    """The box as plain data; what is not in the game is not spoken of."""
    if box is None:
        return None
    return {thing: count for thing, count, there in zip(THINGS, box, full, strict=True) if there}


def said_as_data(box: Claim) -> dict[str, int] | None:
    """A box somebody speaks of, as plain data."""
    return {thing: count for thing, count in zip(SPOKEN_OF, box, strict=True) if count != UNSAID} or None


def tell_contents(game: Game[Family], seat: int) -> None:
    """M-11, M-23: whoever gets the box looks into it, and nobody else."""
    box = game.state.received[seat] or EMPTY
    game.tell("log-looks" if any(box) else "log-looks-empty", to=(seat,), box=parts(box))
