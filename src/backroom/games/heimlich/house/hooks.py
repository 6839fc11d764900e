"""What somebody who looks ahead in Heimlich & Co may ask: who is probably who, and what comes until their next turn."""

import random
from collections.abc import Iterator
from math import prod

from backroom.games.heimlich.house.mirror import Reader
from backroom.games.heimlich.house.outlook import safe_outlook, ways
from backroom.games.heimlich.house.player import Thought
from backroom.games.heimlich.house.race import Race
from backroom.games.heimlich.house.replies import replies
from backroom.games.heimlich.house.temper import HOUSE, SHREWD
from backroom.games.heimlich.state import RING, Town
from backroom.games.heimlich.turn import MOVE, PLACE_SAFE
from backroom.kit import Ask, Chair, Choice, Game, Hooks, Random

TELLING = 0.002
"""Looking ahead does not show what a move gives away; one that gives away more than this is not tried."""


class HeimlichHooks(Hooks):
    """The reader advises, and worlds are as likely as it holds them. All others play for their agents, and one's own
    next turn is early enough to say how one stands."""

    pool = 240

    def __init__(self, rng: random.Random) -> None:
        self.adviser = Reader(rng)

    def advice(self, chair: Chair) -> Choice:
        return self.adviser.choose(chair)

    def likely(self, world: Game[Town], seat: int) -> float:
        mirror = self.adviser.mirror
        return (
            prod(mirror.row(who, mirror.known)[card] for who, card in enumerate(world.state.cards)) if mirror else 1.0
        )

    def first(self, world: Game[Town], seat: int, ask: Ask) -> Iterator[Choice]:
        mirror = self.adviser.mirror
        if mirror is None or world.stack[-1] is not MOVE:
            return
        thought = Thought(mirror, seat, world.chair(seat).view, HOUSE)
        moves = ways(mirror.agents, mirror.roll)
        told = dict(zip(moves, thought.exposure(moves), strict=True))
        values = thought.moves()
        ranked = sorted(values, key=lambda move: values[move], reverse=True)
        yield from (move for move in ranked if told[move] <= told[ranked[0]] + TELLING)

    def policy(self, world: Game[Town], seat: int, ask: Ask, chance: Random) -> Choice:
        town = world.state
        own = town.cards[seat]
        if world.stack[-1] is MOVE:
            there = replies(town.place, town.score, town.safe, own, SHREWD)[town.roll - 1].place
            return tuple((to - start) % RING for start, to in zip(town.place, there, strict=True))
        if world.stack[-1] is PLACE_SAFE:
            return max(ask, key=lambda safe: welcome(town.place, safe, own))
        return ask.draw(chance)

    def worth(self, world: Game[Town], seat: int) -> float | None:
        town = world.state
        if town.active != seat or world.stack[-1] is not MOVE:
            return None
        behind = [[float(agent == card) for agent in range(town.agents)] for card in town.cards]
        race = Race(town.cards[seat], town.expert, behind, 0.0, HOUSE.watchers)
        return race.chance(town.place, town.score)


def welcome(place: list[int], safe: int, own: int) -> float:
    row = safe_outlook(place, safe)
    return row[own] - SHREWD.envy * (sum(row) - row[own])
