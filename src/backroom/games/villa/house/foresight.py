"""Thinking ahead: what is worth a thought is played out in the same worlds that could be, and compared."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from backroom.games.villa.arrest import PLAY
from backroom.games.villa.house.deeds import next_deed
from backroom.games.villa.house.endgame import Search
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import PLAIN, Outlook
from backroom.games.villa.house.plans import every_plan, next_plan
from backroom.games.villa.house.spreads import arrangements
from backroom.games.villa.house.steps import DEED, PLAN, Step, bonus_seat, has_room, steps, take
from backroom.games.villa.state import GODFATHER, NO_TARGET


class Effort(NamedTuple):
    """How much it thinks."""

    batch: int = 8
    """Worlds imagined at a time, before it looks which of its ideas are still worth comparing."""
    playouts: int = 480
    """So often it plays to the end at most, over all ideas."""
    doubt: float = 2.0
    """An idea is dropped that falls behind the best by so many standard errors."""
    close: float = 0.005
    """Ideas whose difference is known so well are as good as each other."""
    guesses: int = 6
    """Worlds in which plans are priced, to see which ones are worth comparing."""
    widths: tuple[int, ...] = (3, 8, 5, 4)
    """How many swaps, plans, deeds and bonuses it compares at most."""
    search: int = 6000
    """Steps tried to find a way to the end once all cards are known."""
    last_search: int = 15_000
    """The same, before it agrees to give up."""
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
        deed = next_deed(world, world.market.prices(world.spare))
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
    if known.certain and not swapping:
        world = known.imagine(Random(known.key))
        found = found_way(world, EFFORT.search)
        if found is not None:
            return Advice(found, 1.0, True)
        return Advice((steps(world) or last_resort(world))[0], chance(world) / 2, False)
    choices = worthwhile(known, swapping)
    best, likely = most_promising(known, choices)
    return Advice(choices[best], likely, False)


def worthwhile(known: Knowledge, swapping: bool) -> list[Step]:
    """Steps worth comparing. A plain card that fits is simply played."""
    rng = Random(known.key)
    world = known.imagine(rng)
    if swapping:
        return arrangements(world)
    if not world.bonus and world.place == NO_TARGET:
        return plan_steps(known, rng)[: EFFORT.widths[PLAN]]
    choices = steps(world) or last_resort(world)
    kind, what = choices[0]
    if kind == DEED and what[0] == PLAY and what[1][0] in PLAIN:
        return choices[:1]
    return choices[: EFFORT.widths[kind]]


def plan_steps(known: Knowledge, rng: Random) -> list[Step]:
    """All plans, first those that cost least in the mean, whoever hides behind the backs."""
    costs: dict[tuple[int, int], float] = {}
    for _ in range(EFFORT.guesses if known.guessing else 1):
        for cost, place, leader in every_plan(known.imagine(rng)):
            costs[place, leader] = costs.get((place, leader), 0.0) + cost
    return [Step(PLAN, plan) for plan in sorted(costs, key=lambda plan: (costs[plan], plan))]


def last_resort(world: Outlook) -> list[Step]:
    """Putting a card away although none can be spared."""
    deed = next_deed(world, world.market.prices(world.spare))
    assert deed is not None, "whoever is asked has a card"
    return [Step(DEED, (deed[0], deed[3]))]


def most_promising(known: Knowledge, choices: Sequence[Step]) -> tuple[int, float]:
    """The number of the best of these steps, and the chance to win with it. If the first is good enough, that one.

    All are played out in the same worlds, batch by batch, and whatever falls behind for certain is dropped.
    """
    rng = Random(known.key)
    worlds = [known.imagine(rng) for _ in range(EFFORT.batch)]
    ends = [[after(world, choices[0]) for world in worlds]]
    if len(choices) == 1 or mean(ends[0]) >= EFFORT.sure:
        return 0, mean(ends[0])
    ends += [[after(world, choice) for world in worlds] for choice in choices[1:]]
    running, spent = list(range(len(choices))), len(choices) * len(worlds)
    while True:
        best = max(running, key=lambda number: (sum(ends[number]), -number))
        running = [number for number in running if number == best or in_doubt(ends[best], ends[number])]
        if len(running) == 1 or spent >= EFFORT.playouts:
            return best, mean(ends[best])
        for _ in range(EFFORT.batch):
            world = known.imagine(rng)
            for number in running:
                ends[number].append(after(world, choices[number]))
        spent += EFFORT.batch * len(running)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def in_doubt(best: list[float], other: list[float]) -> bool:
    """Whether the other may still turn out to be better by an amount that matters, world by world."""
    ahead = [one - two for one, two in zip(best, other, strict=True)]
    lead = mean(ahead)
    error = sqrt(sum([(one - lead) ** 2 for one in ahead])) / len(ahead)
    return error > EFFORT.close and lead < EFFORT.doubt * error


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


def likely_end(known: Knowledge, worlds: int) -> float:
    """The chance to win, whatever is asked just now; 0 only where counting cards, or a long search, leaves no way."""
    rng = Random(known.key)
    if known.certain:
        world = known.imagine(rng)
        return 0.0 if world.slack() < 0 or found_way(world, EFFORT.last_search) is None else 1.0
    imagined = [known.imagine(rng) for _ in range(worlds)]
    if all(world.slack() < 0 for world in imagined):
        return 0.0
    return max(LEAST, mean([play_on(world) for world in imagined]))


LEAST = 0.001
"""A chance that nobody has yet counted away."""


# When all is known


def found_way(world: Outlook, looks: int) -> Step | None:
    """The next step of a way that wins; None if there is none, or it is too well hidden."""
    way = Search(looks).way(world)
    return way[0] if way else None


def certain_chance(known: Knowledge, step: Step) -> float:
    world = known.imagine(Random(known.key))
    take(world, step)
    if world.won or found_way(world, EFFORT.search) is not None:
        return 1.0
    return chance(world) / 2
