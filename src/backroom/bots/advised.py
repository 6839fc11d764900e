"""A search that knows its game by the players of the house: what they would do, it looks at first and plays on by."""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from backroom.bots.greedy import GreedyBot, best
from backroom.bots.search import USUAL, Budget, Chance, Hooks, SearchBot
from backroom.kit import Ask, Bot, BotMaker, Chair, Choice, Game, Saying, Talker, Volunteer

ADVISER = "house"
QUICK = ("greedy", "first")
"""Which bots of a game answer well for little thought."""
FEW = 4
"""Playing on, it is enough to look at so many choices: more games tell more than better ones."""


class HouseHooks(Hooks):
    """The house player advises, by all it has seen and remembers; a quick one plays on and says what to try first."""

    def __init__(self, bots: Mapping[str, BotMaker], rng: random.Random) -> None:
        self.adviser: Bot | None = bots[ADVISER](rng) if ADVISER in bots else None
        quick = next((name for name in QUICK if name in bots), None)
        self.quick: Callable[[], Bot] | None = None if quick is None else lambda: bots[quick](rng)

    def advice(self, chair: Chair) -> Choice | None:
        return None if self.adviser is None else self.adviser.choose(chair)

    def policy(self, world: Game[Any], seat: int, ask: Ask, chance: Chance) -> Choice:
        if self.quick is None:
            return ask.draw(chance)
        quick, chair = self.quick(), world.chair(seat)
        if not (isinstance(quick, GreedyBot) and ask.listed and len(ask) > FEW):
            return quick.choose(chair)
        worth = quick.measure(chair.view, ask)
        few = (ask.draw(chance) for _ in range(FEW))
        return next(few) if worth is None else best(few, worth, chance)

    def first(self, world: Game[Any], seat: int, ask: Ask) -> Iterator[Choice]:
        if self.quick is not None:
            yield self.quick().choose(world.chair(seat))


class AdvisedBot(SearchBot):
    """Looks ahead as its budget says. What may be done unasked, and what is said, it leaves to its adviser."""

    def __init__(self, bots: Mapping[str, BotMaker], rng: random.Random | None = None, temper: Budget = USUAL) -> None:
        rng = rng or random.Random()
        hooks = HouseHooks(bots, rng)
        super().__init__(rng, temper, hooks)
        self.adviser: Any = hooks.adviser
        self.heeded = False

    def choose(self, chair: Chair) -> Choice:
        choice = super().choose(chair)
        self.heeded = choice in self.root.advised
        return choice

    def volunteer(self, chair: Chair) -> Choice | None:
        wish: Choice | None = self.adviser.volunteer(chair) if isinstance(self.adviser, Volunteer) else None
        return wish

    def explain(self) -> Saying | None:
        """The adviser's reason, where it was heeded."""
        heeded: Saying | None = self.adviser.explain() if self.heeded and isinstance(self.adviser, Talker) else None
        return heeded
