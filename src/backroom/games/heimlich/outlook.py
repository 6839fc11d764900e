"""What a move, or a new place for the safe, means for each agent."""

from collections.abc import Sequence
from functools import cache

from backroom.games.heimlich.state import WORTH
from backroom.games.heimlich.temper import Standing
from backroom.games.heimlich.turn import MOVES

RING = len(WORTH)
DIE = 6

Move = tuple[int, ...]
Row = list[float]


@cache
def ways(agents: int, points: int) -> tuple[Move, ...]:
    """Every way to spend so many points."""
    return tuple(MOVES[agents][points])


def distance(place: int, building: int) -> int:
    """How many points take an agent there; a whole round if it stands there already."""
    return (building - place) % RING or RING


def moved(place: Sequence[int], move: Move) -> list[int]:
    return [(where + steps) % RING for where, steps in zip(place, move, strict=True)]


def scored(place: Sequence[int], score: Sequence[int]) -> list[int]:
    """The stones after a scoring."""
    return [max(0, has + WORTH[where]) for where, has in zip(place, score, strict=True)]


def safe_places(place: Sequence[int], expert: bool) -> list[int]:
    """Where the safe may go: among experts anywhere, else where nobody stands."""
    return [building for building in range(RING) if expert or building not in place]


def cracking(place: Sequence[int], safe: int, moves: Sequence[Move]) -> list[bool]:
    """Which of these moves crack the safe."""
    goals = [(agent, distance(where, safe)) for agent, where in enumerate(place)]
    points = sum(moves[0])
    hits = [(agent, far) for agent, far in goals if far <= points]
    return [any(move[agent] == far for agent, far in hits) for move in moves]


def move_outlook(
    place: Sequence[int], score: Sequence[int], safe: int, moves: Sequence[Move], standing: Standing
) -> list[Row]:
    """For every move the points to come that it leaves each agent with: what it finds now, and where it then waits."""
    steps = range(sum(moves[0]) + 1)
    shut, cracked = [], []
    for where, has in zip(place, score, strict=True):
        reached = [(where + far) % RING for far in steps]
        shut.append([standing[to] for to in reached])
        cracked.append([standing[to] + max(WORTH[to], -has) for to in reached])
    return [
        [row[far] for row, far in zip(cracked if cracks else shut, move, strict=True)]
        for move, cracks in zip(moves, cracking(place, safe, moves), strict=True)
    ]


def chance_to_roll(points: int) -> float:
    """The chance of a roll at least as high."""
    return max(0, DIE + 1 - points) / DIE


def safe_outlook(place: Sequence[int], safe: int) -> Row:
    """What a safe there means for each agent: to be scored soon where it stands, or to crack it itself."""
    far = [distance(where, safe) for where in place]
    soon = chance_to_roll(min(far))
    return [
        soon * WORTH[where] + chance_to_roll(way) * max(0, WORTH[safe] - WORTH[where])
        for where, way in zip(place, far, strict=True)
    ]
