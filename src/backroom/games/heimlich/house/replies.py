"""What somebody behind an agent will do with each roll, if they play it well."""

from collections.abc import Sequence
from functools import cache
from operator import add
from typing import NamedTuple

from backroom.games.heimlich.house.temper import Style
from backroom.games.heimlich.scoring import distance, findings
from backroom.games.heimlich.state import AGENTS, FACES, RING, WORTH

# A way to spend points is one number: its worth in thousandths of a point, and below that the steps of each agent as
# digits. So adding two of them adds worth and steps, and the greater one is the better: all at the speed of ints.
DIGIT = FACES + 1
DIGITS = DIGIT ** len(AGENTS)
NO_WAY = -1000 * DIGITS * DIGITS


class Reply(NamedTuple):
    """Where the agents stand after a turn, and whether the safe was cracked in it."""

    place: list[int]
    cracked: bool


@cache
def steps_worth(style: Style, agent: int, place: int, score: int, own: bool, scoring: bool, barred: int) -> list[int]:
    """The ways to move one agent, by steps: what each is worth to the player behind it, or to one who grudges it."""
    weight = 1.0 if own else -style.envy
    found = findings(range(RING), [score] * RING)
    worth = [style.standing[to] + scoring * found[to] for to in range(RING)]
    return [
        NO_WAY
        if steps == barred
        else round(1000 * weight * worth[(place + steps) % RING]) * DIGITS + steps * DIGIT**agent
        for steps in range(FACES + 1)
    ]


def spread(ways: list[int], steps: list[int]) -> list[int]:
    """The best ways to spend any number of points when one more agent can take some of them."""
    return [max(map(add, ways[points::-1], steps)) for points in range(FACES + 1)]


def replies(place: Sequence[int], score: Sequence[int], safe: int, agent: int, style: Style) -> list[Reply]:
    """The best turn for a player of that style behind that agent, by roll from 1 to 6.

    Agent by agent, for every number of points, the best ways to spend them are built up: ways that leave the safe shut,
    ways to which only the step onto the safe is missing, and ways that have cracked it. To weigh all moves one by one
    would come to the same, far more slowly.
    """
    shut = ready = [0] + [NO_WAY] * FACES
    cracked = [NO_WAY] * (FACES + 1)
    for other, (where, has) in enumerate(zip(place, score, strict=True)):
        own, goal, little = other == agent, distance(where, safe), min(has, -min(WORTH))
        finds = steps_worth(style, other, where, little, own, True, RING)
        cracked = spread(cracked, finds)
        if goal <= FACES:
            onto = [NO_WAY] * goal + [way + finds[goal] for way in ready[: DIGIT - goal]]
            cracked = list(map(max, cracked, onto))
        shut = spread(shut, steps_worth(style, other, where, 0, own, False, goal))
        ready = spread(ready, steps_worth(style, other, where, little, own, True, goal))
    return [
        Reply(walked(place, cracked[roll]), True)
        if cracked[roll] // DIGITS > shut[roll] // DIGITS
        else Reply(walked(place, shut[roll]), False)
        for roll in range(1, FACES + 1)
    ]


def walked(place: Sequence[int], way: int) -> list[int]:
    there = []
    for where in place:
        way, steps = divmod(way, DIGIT)
        there.append((where + steps) % RING)
    return there
