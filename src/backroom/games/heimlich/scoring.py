"""Scoring: what cracks the safe, and what everybody then finds."""

from collections.abc import Sequence

from backroom.games.heimlich.state import RING, WORTH


def entered(place: Sequence[int], steps: Sequence[int], safe: int) -> bool:
    """H-17 to H-19, H-35: after these steps an agent that made some of them stands in the safe's building."""
    return any(where == safe and far for where, far in zip(place, steps, strict=True))


def distance(place: int, safe: int) -> int:
    """H-15, H-35: how many points take an agent to the safe; a whole round if it stands there already."""
    return (safe - place) % RING or RING


DISTANCES = tuple(tuple(distance(place, safe) for place in range(RING)) for safe in range(RING))
"""The same by where the safe is, and where the agent."""


def findings(place: Sequence[int], score: Sequence[int]) -> list[int]:
    """H-21 to H-24: what each finds: the number of the house; in the ruin a loss, but never back beyond the start."""
    return [
        worth if (worth := WORTH[where]) >= 0 else max(worth, -stone) for where, stone in zip(place, score, strict=True)
    ]
