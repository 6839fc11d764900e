"""Scoring: what cracks the safe, and what everybody then finds."""

from collections.abc import Sequence

from backroom.games.heimlich.state import WORTH


def entered(place: Sequence[int], steps: Sequence[int], safe: int) -> bool:
    """H-17 to H-19, H-35: after these steps an agent that made some of them stands in the safe's building."""
    return any(far and where == safe for where, far in zip(place, steps, strict=True))


def found(building: int, stone: int) -> int:
    """H-21 to H-24: the number of the house; in the ruin a loss, but never back beyond the start."""
    return max(WORTH[building], -stone)


def findings(place: Sequence[int], score: Sequence[int]) -> tuple[int, ...]:
    """H-21: what every agent finds where it stands, all at once."""
    return tuple(map(found, place, score))
