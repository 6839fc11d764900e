"""A player who hears somebody's advice first, looks ahead, and departs from it only for what has proved better.

Looking ahead costs much, and little of it fits into a decision. So all of it is spent on a few choices beside the
advice: each is played on in the same worlds with the same dice, and only the difference counts.
"""

import random
from collections.abc import Iterator, Mapping
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

from backroom.bots.greedy import GreedyBot, best
from backroom.bots.search import Worlds, allowed, success
from backroom.kit import LONGEST, Ask, Bot, BotMaker, Chair, Choice, Game, Hooks, Random, Saying, Talker, Volunteer

ADVISER = "house"
QUICK = ("greedy", "first")
"""Which bots of a game answer well for little thought."""
FEW = 4
"""Playing on, it is enough to look at so many choices: more games tell more than better ones."""
DOUBT = 0.1
"""One difference this large is made up, so that few worlds prove little."""
LEAST = 4
"""So many worlds are tried before anything is thought of a choice."""


class Rehearsal(NamedTuple):
    """How much it tries before a decision, and how."""

    iterations: int = 0
    """Worlds in which its choices are tried; none means that the seconds count."""
    seconds: float = 0.5
    choices: int = 4
    """So many are compared, the advice among them."""
    depth: int = 1
    """Decisions after which a line is judged by its worth, where a game says what that is."""
    loyalty: float = 1.5
    """By how many standard errors a choice must do better than what it was advised."""


USUAL = Rehearsal()


class Lead(NamedTuple):
    """By how much one choice does better than another, and how sure that is."""

    mean: float
    error: float


class HouseHooks(Hooks):
    """For any game with bots: the house player advises, a quick one plays on and says what else to try."""

    def __init__(self, bots: Mapping[str, BotMaker], rng: random.Random) -> None:
        self.adviser: Bot | None = bots[ADVISER](rng) if ADVISER in bots else None
        quick = next((name for name in QUICK if name in bots), None)
        self.quick: BotMaker | None = None if quick is None else bots[quick]

    def advice(self, chair: Chair) -> Choice | None:
        return None if self.adviser is None else self.adviser.choose(chair)

    def policy(self, world: Game[Any], seat: int, ask: Ask, chance: Random) -> Choice:
        if self.quick is None:
            return ask.draw(chance)
        quick, chair = self.quick(random.Random(chance())), world.chair(seat)
        if not (isinstance(quick, GreedyBot) and ask.listed and len(ask) > FEW):
            return quick.choose(chair)
        worth = quick.measure(chair.view, ask)
        few = (ask.draw(chance) for _ in range(FEW))
        return next(few) if worth is None else best(few, worth, chance)

    def first(self, world: Game[Any], seat: int, ask: Ask) -> Iterator[Choice]:
        if self.quick is not None:
            yield self.quick(random.Random(0)).choose(world.chair(seat))


class AdvisedBot:
    """Looks ahead as its budget says. What may be done unasked, and what is said, it leaves to its adviser."""

    def __init__(self, hooks: Hooks, rng: random.Random | None = None, temper: Rehearsal = USUAL) -> None:
        self.hooks = hooks
        self.rng = rng or random.Random()
        self.temper = temper
        self.adviser: Any = getattr(hooks, "adviser", None)
        self.heeded = False

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        until = perf_counter() + self.temper.seconds
        spoken = self.hooks.advice(chair)
        advised = ask.draw(self.rng.random) if spoken is None else meant(ask, spoken)
        worlds = Worlds(chair, self.hooks, self.rng)
        choice = self.rehearsed(worlds, chair.seat, advised, self.rivals(worlds, chair.seat, ask, advised), until)
        self.heeded = choice == advised
        return choice

    def rivals(self, worlds: Worlds, seat: int, ask: Ask, advised: Choice) -> list[Choice]:
        """What else deserves a thought; all choices where there are few."""
        if self.temper.choices <= 1:
            return []
        if ask.listed and len(ask) <= self.temper.choices:
            return [choice for choice in ask if choice != advised]
        found = [advised]
        for spoken in self.hooks.first(worlds.draw(), seat, ask):
            choice = meant(ask, spoken)
            if choice not in found and allowed(ask, choice):
                found.append(choice)
        return found[1 : self.temper.choices]

    def rehearsed(self, worlds: Worlds, seat: int, advised: Choice, rivals: list[Choice], until: float) -> Choice:
        """The choice that has done best beyond doubt, or what was advised."""
        leads: dict[Choice, list[float]] = {choice: [] for choice in rivals}
        tried, budget = 0, self.temper
        while leads and (tried < budget.iterations if budget.iterations else tried < LEAST or perf_counter() < until):
            world, seed = worlds.draw(), self.rng.random()
            usual = self.played_on(world, seat, advised, seed)
            for choice, found in leads.items():
                found.append(self.played_on(world, seat, choice, seed) - usual)
            tried += 1
            if tried >= LEAST:
                leads = {choice: found for choice, found in leads.items() if sum(lead(found)) > 0}
        proved = {choice: lead(found) for choice, found in leads.items() if len(found) >= LEAST}
        proved = {choice: found for choice, found in proved.items() if found.mean > budget.loyalty * found.error}
        return max(proved, key=lambda choice: proved[choice].mean, default=advised)

    def played_on(self, world: Game[Any], seat: int, choice: Choice, seed: float) -> float:
        """What comes of a choice in this world, by these dice."""
        rng = random.Random(seed)
        world = world.copy(rng)
        world.play(seat, choice)
        decisions = 1
        while world.result is None and decisions < LONGEST and not self.judged(world, seat, decisions):
            question = world.question
            for other, ask in world.asked.items():
                only = ask.listed and len(ask) == 1
                world.play(other, ask[0] if only else self.hooks.policy(world, other, ask, rng.random))
                decisions += 1
                if world.question != question:
                    break
        return success(self.hooks, world, seat)

    def judged(self, world: Game[Any], seat: int, decisions: int) -> bool:
        return decisions >= self.temper.depth and self.hooks.worth(world, seat) is not None

    def volunteer(self, chair: Chair) -> Choice | None:
        wish: Choice | None = self.adviser.volunteer(chair) if isinstance(self.adviser, Volunteer) else None
        return wish

    def explain(self) -> Saying | None:
        """The adviser's reason, where it was heeded."""
        heeded: Saying | None = self.adviser.explain() if self.heeded and isinstance(self.adviser, Talker) else None
        return heeded


def meant(ask: Ask, spoken: Choice) -> Choice:
    return ask.meant(spoken) if isinstance(spoken, str) else spoken


def lead(differences: list[float]) -> Lead:
    number = len(differences)
    mean = sum(differences) / number
    squares = sum((each - mean) ** 2 for each in differences) + DOUBT**2
    return Lead(mean, sqrt(squares / (number * (number - 1))))
