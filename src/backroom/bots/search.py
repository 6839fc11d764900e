"""A player who looks ahead in any game, by its chair alone: worlds it can imagine, and a tree over what may be chosen.

The tree is one of information sets: a node is a line of choices, whatever world it was met in, and each seat goes for
its own success. Dice and shuffles are drawn anew on every way through it. Those who are asked together choose unseen by
each other, so the others' choices there are no branches. Where there are many choices, few are looked at first, and
more as it pays.
"""

import random
from functools import cached_property
from math import log, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from backroom.kit import LONGEST, Ask, Chair, Choice, Game, Hooks


class Budget(NamedTuple):
    """How much it thinks, and how."""

    iterations: int = 0
    """Ways through the tree; none means that the seconds count."""
    seconds: float = 0.5
    explore: float = 0.7
    """How curious it is about what it has tried less often."""
    width: float = 2.0
    growth: float = 0.5
    """After n visits a node has `width` times n to the power of `growth` branches."""
    depth: int = 0
    """Decisions after which a line is judged by its worth, where a game says what that is; none: at its end."""
    unasked: float = 0.0
    """How likely somebody does something unasked between two answers; none leaves all that out."""


USUAL = Budget()


class Node:
    """A line of choices, and how those fared who made them."""

    __slots__ = ("branches", "first", "visits")

    def __init__(self) -> None:
        self.branches: dict[Choice, Branch] = {}
        self.visits = 0
        self.first: list[Choice] | None = None


class Branch:
    """One choice at a node: how often it could have been made, how often it was, and with what success."""

    __slots__ = ("node", "offered", "success", "visits")

    def __init__(self) -> None:
        self.node = Node()
        self.offered = 0
        self.visits = 0
        self.success = 0.0

    @property
    def mean(self) -> float:
        return self.success / max(1, self.visits)


class Worlds:
    """What a seat can imagine before one decision, as likely as what was seen says, as far as the game can tell."""

    def __init__(self, chair: Chair, hooks: Hooks, rng: random.Random) -> None:
        self.chair = chair
        self.hooks = hooks
        self.rng = rng

    @cached_property
    def pool(self) -> list[Game[Any]]:
        return [self.chair.imagine(self.rng) for _ in range(self.hooks.pool)]

    @cached_property
    def odds(self) -> list[float] | None:
        odds = [self.hooks.likely(world, self.chair.seat) for world in self.pool]
        return odds if any(odds) else None

    def draw(self) -> Game[Any]:
        if self.hooks.pool <= 1:
            return self.chair.imagine(self.rng)
        return self.rng.choices(self.pool, self.odds)[0].copy(self.rng)


def success(hooks: Hooks, world: Game[Any], seat: int) -> float:
    """What has come of a line for a seat: its share of the win, or what a world is worth that is not over."""
    result = world.result
    if result is not None:
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
    return hooks.worth(world, seat) or 0.0


class SearchBot:
    """Looks ahead for so many seconds or ways. With a number of ways it plays the same again by the same chance."""

    def __init__(self, rng: random.Random | None = None, temper: Budget = USUAL, hooks: Hooks | None = None) -> None:
        self.rng = rng or random.Random()
        self.temper = temper
        self.hooks = hooks or Hooks()
        self.root = Node()
        """What it thought about last."""

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        root = self.root = Node()
        if ask.listed and len(ask) == 1:
            return ask[0]
        ways, budget = 0, self.temper
        until = perf_counter() + budget.seconds
        worlds = Worlds(chair, self.hooks, self.rng)
        while ways < budget.iterations if budget.iterations else not ways or perf_counter() < until:
            self.way(worlds.draw(), root, chair.seat)
            ways += 1
        return max(root.branches, key=lambda choice: (root.branches[choice].visits, root.branches[choice].success))

    def way(self, world: Game[Any], root: Node, me: int) -> None:
        """Once through the tree, on to the end of the line, and back with what came of it."""
        passed: list[tuple[int, Node, Branch]] = []
        node: Node | None = root
        decisions = 0
        while world.result is None and decisions < LONGEST and not self.judged(world, me, decisions, node):
            question = world.question
            alone = len(world.asked) == 1
            for seat, ask in world.asked.items():
                if node is not None and (seat == me or alone):
                    choice, branch, fresh = self.branch(world, node, seat, ask)
                    passed.append((seat, node, branch))
                    node = None if fresh else branch.node
                else:
                    choice = self.hooks.policy(world, seat, ask, self.rng.random)
                world.play(seat, choice)
                decisions += 1
                if self.speaks_up(world) or world.question != question:
                    break
        for seat, passed_node, branch in passed:
            passed_node.visits += 1
            branch.visits += 1
            branch.success += success(self.hooks, world, seat)

    def branch(self, world: Game[Any], node: Node, seat: int, ask: Ask) -> tuple[Choice, Branch, bool]:
        """The choice to follow here: a new one if there is room, otherwise the most promising of those known."""
        open_here = {choice: branch for choice, branch in node.branches.items() if allowed(ask, choice)}
        for branch in open_here.values():
            branch.offered += 1
        if len(open_here) < self.temper.width * (node.visits + 1) ** self.temper.growth:
            new = self.new_choice(world, node, seat, ask, open_here)
            if new is not None:
                branch = node.branches[new] = Branch()
                branch.offered = 1
                return new, branch, True
        curious = self.temper.explore
        choice, branch = max(
            open_here.items(),
            key=lambda known: known[1].mean + curious * sqrt(log(known[1].offered + 1) / max(1, known[1].visits)),
        )
        return choice, branch, branch.visits == 0

    def new_choice(
        self, world: Game[Any], node: Node, seat: int, ask: Ask, known: dict[Choice, Branch]
    ) -> Choice | None:
        if node.first is None:
            node.first = [*self.hooks.first(world, seat, ask)]
        for choice in node.first:
            if choice not in known and allowed(ask, choice):
                return choice
        if ask.listed:
            left = [choice for choice in ask if choice not in known]
            return left[int(self.rng.random() * len(left))] if left else None
        for _ in range(4):
            choice = ask.draw(self.rng.random)
            if choice not in known:
                return choice
        return None if known else choice

    def judged(self, world: Game[Any], me: int, decisions: int, node: Node | None) -> bool:
        """Whether the line is long enough to be judged where it stands."""
        depth = self.temper.depth
        return bool(depth) and node is None and decisions >= depth and self.hooks.worth(world, me) is not None

    def speaks_up(self, world: Game[Any]) -> bool:
        """Somebody does something unasked, if that is wanted at all."""
        if not self.temper.unasked or world.result is not None or self.rng.random() >= self.temper.unasked:
            return False
        seat = int(self.rng.random() * world.seats)
        may = world.may(seat)
        if not may:
            return False
        wish = may[int(self.rng.random() * len(may))]
        world.play(seat, wish.text(wish.draw(self.rng.random)))
        return True


def allowed(ask: Ask, choice: Choice) -> bool:
    try:
        return choice in ask
    except TypeError:
        return False
