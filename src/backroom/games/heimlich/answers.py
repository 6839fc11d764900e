"""What somebody behind an agent will do with each roll, if they play it well."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from backroom.games.heimlich.outlook import DIE, RING, distance
from backroom.games.heimlich.state import WORTH
from backroom.games.heimlich.temper import Style

BASE = DIE + 1

Found = tuple[float, int]
"""How good a way to spend some points is, and that way: the steps of each agent as the digits of a number."""

NOTHING: Found = (float("-inf"), 0)


class Answer(NamedTuple):
    """Where the agents stand after a turn, and whether the safe was cracked in it."""

    place: list[int]
    cracked: bool


@cache
def steps_worth(style: Style, place: int, score: int, own: bool, scoring: bool) -> list[float]:
    """What any number of steps of an agent is worth to one behind it, or to one who grudges it what it gets."""
    weight = 1.0 if own else -style.envy
    reached = [(place + steps) % RING for steps in range(DIE + 1)]
    return [weight * (style.standing[to] + scoring * max(WORTH[to], -score)) for to in reached]


def answers(place: Sequence[int], score: Sequence[int], safe: int, agent: int, style: Style) -> list[Answer]:
    """The best turn for a player of that style behind that agent, by roll from 1 to 6.

    Agent by agent, for every number of points, the best ways to spend them are built up: ways that leave the safe shut,
    ways that would crack it but have not yet, and ways that have.
    """
    shut: list[Found] = [(0.0, 0)] + [NOTHING] * DIE
    ready, cracked = shut, [NOTHING] * (DIE + 1)
    digit = 1
    for other, (where, has) in enumerate(zip(place, score, strict=True)):
        goal = distance(where, safe)
        waits = steps_worth(style, where, 0, other == agent, False)
        finds = steps_worth(style, where, min(has, -min(WORTH)), other == agent, True)
        cracked = spread(cracked, finds, digit, RING)
        if goal <= DIE:
            for points in range(goal, DIE + 1):
                value, way = ready[points - goal]
                cracked[points] = max(cracked[points], (value + finds[goal], way + goal * digit))
        shut, ready = spread(shut, waits, digit, goal), spread(ready, finds, digit, goal)
        digit *= BASE
    return [
        Answer(walked(place, cracked[roll][1]), True)
        if cracked[roll][0] > shut[roll][0]
        else Answer(walked(place, shut[roll][1]), False)
        for roll in range(1, DIE + 1)
    ]


def spread(ways: list[Found], worth: list[float], digit: int, barred: int) -> list[Found]:
    """The best ways to spend any points when one more agent can take some of them, but not so many as is barred."""
    return [
        max(
            [
                (ways[points - steps][0] + worth[steps], ways[points - steps][1] + steps * digit)
                for steps in range(points + 1)
                if steps != barred
            ]
        )
        for points in range(DIE + 1)
    ]


def walked(place: Sequence[int], way: int) -> list[int]:
    there = []
    for where in place:
        way, steps = divmod(way, BASE)
        there.append((where + steps) % RING)
    return there
