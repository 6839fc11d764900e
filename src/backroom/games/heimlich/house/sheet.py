"""The detective's sheet: what anybody can count, player by agent, and what it seems to say."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from math import exp
from typing import Any

from backroom.games.heimlich.house.outlook import Row, Steps, cracking
from backroom.games.heimlich.house.temper import Clues
from backroom.games.heimlich.scoring import distance, findings
from backroom.games.heimlich.state import BUILDINGS, RING, SPOTS

RUIN = BUILDINGS.index("ruin")


class Sheet:
    """By seat and agent: points spent, points found, rescues and pushes."""

    __slots__ = ("gains", "pushes", "rescues", "steps")

    def __init__(self, seats: int, agents: int) -> None:
        self.steps = [[0] * agents for _ in range(seats)]
        self.gains = [[0] * agents for _ in range(seats)]
        self.rescues = [[0] * agents for _ in range(seats)]
        self.pushes = [[0] * agents for _ in range(seats)]

    def moved(self, seat: int, place: Sequence[int], move: Steps) -> None:
        """A move from these places."""
        for agent, (where, far) in enumerate(zip(place, move, strict=True)):
            if far:
                self.steps[seat][agent] += far
                self.rescues[seat][agent] += where == RUIN
                self.pushes[seat][agent] += (where + far) % RING == RUIN

    def scored(self, seat: int, gains: Sequence[int]) -> None:
        for agent, gain in enumerate(gains):
            self.gains[seat][agent] += gain

    def tally(self, seat: int, clues: Clues) -> Row:
        """What speaks for each agent to be this seat's own."""
        rows = zip(self.steps[seat], self.gains[seat], self.rescues[seat], self.pushes[seat], strict=True)
        return [
            clues.step * steps + clues.gain * gain + clues.rescue * rescues - clues.push * pushes
            for steps, gain, rescues, pushes in rows
        ]


def best_deal(rows: Sequence[Row], agents: Sequence[int]) -> tuple[int, ...]:
    """An agent for each of these rows, all different, such that they add up to the most."""
    return max(
        permutations(agents, len(rows)),
        key=lambda deal: sum([row[agent] for row, agent in zip(rows, deal, strict=True)]),
    )


def read(sheet: Sheet, clues: Clues) -> tuple[int, ...]:
    """Which agent is whose, to somebody who only counts."""
    rows = [sheet.tally(seat, clues) for seat in range(len(sheet.steps))]
    return best_deal(rows, range(len(rows[0])))


def suspected(
    tally: Row,
    clues: Clues,
    own: int,
    place: Sequence[int],
    score: Sequence[int],
    safe: int,
    moves: Sequence[Steps],
) -> list[float]:
    """How much somebody who counts would suspect the own agent after each of these moves."""
    reach = range(sum(moves[0]) + 1)
    top = max(tally)
    shut, cracked = [], []
    for so_far, where, stone in zip(tally, place, score, strict=True):
        reached = [(where + far) % RING for far in reach]
        seems = [
            so_far - top + clues.step * far + (far > 0) * (clues.rescue * (where == RUIN) - clues.push * (to == RUIN))
            for far, to in zip(reach, reached, strict=True)
        ]
        found = findings(reached, [stone] * len(reached))
        shut.append([exp(value) for value in seems])
        cracked.append([exp(value + clues.gain * gain) for value, gain in zip(seems, found, strict=True)])
    shares = []
    for move, cracks in zip(moves, cracking(place, safe, moves), strict=True):
        odds = [row[far] for row, far in zip(cracked if cracks else shut, move, strict=True)]
        shares.append(odds[own] / sum(odds))
    return shares


def sheet_of(story: Iterable[Mapping[str, Any]], names: Sequence[str], seats: int) -> Sheet:
    """The sheet of somebody who has written along from the first turn."""
    sheet = Sheet(seats, len(names))
    for event in story:
        args = event["args"]
        if event["word"] == "log-moved":
            place, move = [0] * len(names), [0] * len(names)
            for label, start, _, to in args["paths"]:
                agent = names.index(label.removeprefix("@agent-"))
                place[agent] = SPOTS.index(start)
                move[agent] = distance(place[agent], SPOTS.index(to))
            sheet.moved(seat_of(args), place, tuple(move))
        elif event["word"] == "log-scored":
            found = {label.removeprefix("@agent-"): int(gain.replace("−", "-")) for label, gain in args["gains"]}
            sheet.scored(seat_of(args), [found.get(name, 0) for name in names])
    return sheet


def seat_of(args: Mapping[str, Any]) -> int:
    """Who did what is told."""
    return int(args["seat"].removeprefix("@seat-"))
