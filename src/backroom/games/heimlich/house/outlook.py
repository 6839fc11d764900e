"""What a move, or a new place for the safe, means for each agent."""

from collections.abc import Sequence
from functools import cache

from backroom.games.heimlich import turn
from backroom.games.heimlich.house.temper import Standing
from backroom.games.heimlich.scoring import distance, findings
from backroom.games.heimlich.state import FACES, RING, WORTH

Steps = tuple[int, ...]
"""A move: how far each agent goes."""

Row = list[float]
"""A figure for each agent."""


@cache
def ways(agents: int, points: int) -> tuple[Steps, ...]:
    """Every way to spend so many points."""
    return tuple(turn.moves(tuple(range(agents)))[points])


def moved(place: Sequence[int], move: Steps) -> list[int]:
    return [(where + steps) % RING for where, steps in zip(place, move, strict=True)]


def scored(place: Sequence[int], score: Sequence[int]) -> list[int]:
    """The stones after a scoring."""
    return [has + gain for has, gain in zip(score, findings(place, score), strict=True)]


def cracking(place: Sequence[int], safe: int, moves: Sequence[Steps]) -> list[bool]:
    """Which of these moves crack the safe: `scoring.entered` of many moves at once, which a bot asks all the time."""
    goals = [(agent, distance(where, safe)) for agent, where in enumerate(place)]
    points = sum(moves[0])
    hits = [(agent, far) for agent, far in goals if far <= points]
    return [any(move[agent] == far for agent, far in hits) for move in moves]


def move_outlook(
    place: Sequence[int], score: Sequence[int], safe: int, moves: Sequence[Steps], standing: Standing
) -> list[Row]:
    """For every move the points to come that it leaves each agent with: what it finds now, and where it then waits."""
    steps = range(sum(moves[0]) + 1)
    shut, cracked = [], []
    for where, has in zip(place, score, strict=True):
        reached = [(where + far) % RING for far in steps]
        shut.append([standing[to] for to in reached])
        found = findings(reached, [has] * len(reached))
        cracked.append([standing[to] + gain for to, gain in zip(reached, found, strict=True)])
    return [
        [row[far] for row, far in zip(cracked if cracks else shut, move, strict=True)]
        for move, cracks in zip(moves, cracking(place, safe, moves), strict=True)
    ]


def rolls_reaching(points: int) -> int:
    """How many of the die's faces are at least as high."""
    return max(0, FACES + 1 - points)


def safe_outlook(place: Sequence[int], safe: int) -> Row:
    """What a safe there means for each agent: to be scored soon where it stands, or to crack it itself."""
    far = [distance(where, safe) for where in place]
    soon = rolls_reaching(min(far)) / FACES
    return [
        soon * WORTH[where] + rolls_reaching(way) / FACES * max(0, WORTH[safe] - WORTH[where])
        for where, way in zip(place, far, strict=True)
    ]
