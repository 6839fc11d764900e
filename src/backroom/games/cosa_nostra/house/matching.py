"""Who does which job: the best jobs for so many men, by what each of them makes of each."""

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Any, NamedTuple, TypeAlias


class Step(NamedTuple):
    """One gangster and what he is to do: a job card, or FIRM and a business."""

    man: int
    order: int
    worth: float


Bid: TypeAlias = tuple[int, Step]
"""What a man, as the bit of his place among all who are idle, makes of a job."""


class Match(NamedTuple):
    """Jobs for some men, and what they are worth together."""

    worth: float
    steps: tuple[Step, ...]


@cache
def groups_with(bit: int, men: int) -> tuple[tuple[int, int], ...]:
    """All sets of so many men with a certain one among them, and the same without him."""
    return tuple((group, group ^ bit) for group in range(1 << men) if group & bit)


def best_matches(men: int, jobs: Sequence[Sequence[Bid]]) -> list[Match]:
    """The best match for at most so many men, from none of them to all."""
    # By sets of men, as bits: what the best jobs for just these are worth, and the last of them with those before.
    worths = [0.0] + [-inf] * ((1 << men) - 1)
    chains: list[Any] = [None] * (1 << men)
    for bids in jobs:
        # Each job is added to what was best without it, so that none is done twice.
        others, before = worths[:], chains[:]
        for bit, step in bids:
            worth = step.worth
            for group, rest in groups_with(bit, men):
                if others[rest] + worth > worths[group]:
                    worths[group] = others[rest] + worth
                    chains[group] = (before[rest], step)
    best = [0] * (men + 1)
    for group, worth in enumerate(worths):
        size = group.bit_count()
        if worth > worths[best[size]]:
            best[size] = group
    for size in range(1, men + 1):
        best[size] = max(best[size - 1], best[size], key=lambda group: (worths[group], -group))
    return [Match(worths[group], unchained(chains[group])) for group in best]


def unchained(chain: Any) -> tuple[Step, ...]:
    steps: list[Step] = []
    while chain is not None:
        chain, step = chain
        steps.append(step)
    return tuple(reversed(steps))
