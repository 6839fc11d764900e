"""Thinking ahead: what is worth a thought is played out in the same worlds that could be, and compared."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple

from backroom.games.villa.arrest import PLAY
from backroom.games.villa.house.deeds import next_deed, scarcity_of
from backroom.games.villa.house.endgame import Search
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import PLAIN, Outlook
from backroom.games.villa.house.plans import next_plan
from backroom.games.villa.house.spreads import arrangements
from backroom.games.villa.house.steps import DEED, Step, bonus_seat, has_room, steps, take
from backroom.games.villa.state import GODFATHER, NO_TARGET


class Effort(NamedTuple):
    """How much it thinks."""

    worlds: int = 6
    """Imagined for the first look; twice as many for each further look at the better half."""
    looks: int = 3
    widths: tuple[int, ...] = (3, 8, 5, 4)
    """How many swaps, plans, deeds and bonuses it compares at most."""
    search: int = 6000
    """Steps tried to find a way to the end once all cards are known."""
    sure: float = 0.985
    """A chance with which it thinks no further."""


EFFORT = Effort()


def chance(world: Outlook) -> float:
    """To win from here, once all cards are known: fitted to who still did, by how well the team was off."""
    return 0.0 if world.slack() < 0 else 1 / (1 + exp(1.4 - 1.5 * world.reserve()))


def play_on(world: Outlook) -> float:
    """Play by first thoughts until all cards are known, and say what the chances are then."""
    while not (world.certain or world.won):
        if world.bonus:
            seat = bonus_seat(world)
            world.give(seat, has_room(world, seat))
        if world.place == NO_TARGET:
            world.attack(*next_plan(world))
        deed = next_deed(world, scarcity_of(world.spare))
        if deed is None:
            return 0.0
        world.play(deed[0], deed[3], deed[2])
        if world.done and world.place != GODFATHER:
            world.lock_up()
    return 1.0 if world.won else chance(world)


class Advice(NamedTuple):
    """What to do, how likely the team then wins, and whether that is known for sure."""

    step: Step
    chance: float
    sure: bool


@lru_cache(maxsize=256)
def advice(known: Knowledge, swapping: bool = False) -> Advice:
    """What the house player does. All seats know the same: whoever thinks first thinks for all."""
    world = known.imagine(Random(known.key))
    if known.certain and not swapping:
        found = found_way(world)
        if found is not None:
            return Advice(found, 1.0, True)
        return Advice((steps(world) or last_resort(world))[0], chance(world) / 2, False)
    choices = arrangements(world) if swapping else worthwhile(world)
    best, likely = most_promising(known, choices)
    return Advice(choices[best], likely, False)


def worthwhile(world: Outlook) -> list[Step]:
    """Steps worth comparing. A plain card that fits is simply played."""
    choices = steps(world) or last_resort(world)
    kind, what = choices[0]
    if kind == DEED and what[0] == PLAY and what[1][0] in PLAIN:
        return choices[:1]
    return choices[: EFFORT.widths[kind]]


def last_resort(world: Outlook) -> list[Step]:
    """Putting a card away although none can be spared."""
    deed = next_deed(world, scarcity_of(world.spare))
    assert deed is not None, "whoever is asked has a card"
    return [Step(DEED, (deed[0], deed[3]))]


def most_promising(known: Knowledge, choices: Sequence[Step]) -> tuple[int, float]:
    """The number of the best of these steps, and the chance to win with it. If the first is good enough, that one."""
    rng = Random(known.key)
    first = [after(known.imagine(rng), choices[0]) for _ in range(EFFORT.worlds)]
    if len(choices) == 1 or sum(first) >= EFFORT.sure * len(first):
        return 0, sum(first) / len(first)
    running, sums, seen = list(range(len(choices))), [0.0] * len(choices), 0
    for look in range(EFFORT.looks):
        for _ in range(EFFORT.worlds << look):
            world = known.imagine(rng)
            seen += 1
            for number in running:
                sums[number] += after(world, choices[number])
        running.sort(key=lambda number: -sums[number])
        running = running[: (len(running) + 1) // 2]
    return running[0], sums[running[0]] / seen


def after(world: Outlook, step: Step) -> float:
    """The chance to win in this world after that step. The world stays as it is."""
    then = world.copy()
    take(then, step)
    return play_on(then)


def compare(known: Knowledge, step: Step, other: Step, worlds: int) -> tuple[float, float]:
    """The chances to win with one step and with another, in the same worlds."""
    if known.certain:
        return certain_chance(known, step), certain_chance(known, other)
    rng, one, two = Random(known.key), 0.0, 0.0
    for _ in range(worlds):
        world = known.imagine(rng)
        one += after(world, step)
        two += after(world, other)
    return one / worlds, two / worlds


def likely_end(known: Knowledge) -> float:
    """The chance to win, whatever is asked just now."""
    rng = Random(known.key)
    if known.certain:
        world = known.imagine(rng)
        return 1.0 if found_way(world) is not None else chance(world) / 2
    return sum(play_on(known.imagine(rng)) for _ in range(2 * EFFORT.worlds)) / (2 * EFFORT.worlds)


# When all is known


def found_way(world: Outlook) -> Step | None:
    """The next step of a way that wins; None if there is none, or it is too well hidden."""
    way = Search(EFFORT.search).way(world)
    return way[0] if way else None


def certain_chance(known: Knowledge, step: Step) -> float:
    world = known.imagine(Random(known.key))
    take(world, step)
    if world.won or found_way(world) is not None:
        return 1.0
    return chance(world) / 2
