"""What somebody who looks ahead in La Cosa Nostra may ask: what other bosses would do, and how all stand on payday."""

import random
from collections.abc import Iterator
from math import exp

from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.player import Thought
from backroom.games.cosa_nostra.house.talks import Patient
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper
from backroom.games.cosa_nostra.state import PAYDAY, Underworld
from backroom.kit import Ask, Chair, Choice, Game, Hooks, Random

OTHERS = (
    HOUSE._replace(envy=0.2),
    HOUSE._replace(envy=1.6),
    HOUSE._replace(work=0.8, useful=0.6),
    HOUSE._replace(work=0.25, useful=0.1, ability=0.3),
    HOUSE._replace(thrift=(0.8, 0.6, 0.3, 0.0)),
    HOUSE._replace(thrift=(0.0, 0.0, 0.0, 0.0), reserve=(0.0, 0.0, 0.0, 0.0)),
    HOUSE._replace(bloodlust=3.0, keep_gun=8.0),
    HOUSE._replace(ambush=6.0, robbing=0.9),
)
"""Bosses of other tempers, whose ideas are worth a try."""
AHEAD, AHEAD_BY_ROUND = 6.0, 6.0
"""Thousands ahead that make one a favourite, in the end, and more of them for every round to come."""


class CosaHooks(Hooks):
    """The house player advises, its cousins have other ideas, and payday says what a round has brought."""

    def __init__(self, rng: random.Random) -> None:
        self.adviser = Patient(rng)

    def advice(self, chair: Chair) -> Choice:
        return self.adviser.choose(chair)

    def first(self, world: Game[Underworld], seat: int, ask: Ask) -> Iterator[Choice]:
        for temper in OTHERS:
            yield self.thought(world, seat, temper).answer(ask)

    def policy(self, world: Game[Underworld], seat: int, ask: Ask, chance: Random) -> Choice:
        return self.thought(world, seat, HOUSE).answer(ask)

    def thought(self, world: Game[Underworld], seat: int, temper: Temper) -> Thought:
        return Thought(world.state, world.stack[-1], seat, temper)

    def worth(self, world: Game[Underworld], seat: int) -> float | None:
        town = world.state
        if town.phase != PAYDAY or town.last_round:
            return None
        standing = Books(town, seat, HOUSE).standing
        most, ahead = max(standing), AHEAD + AHEAD_BY_ROUND * (town.rounds - town.round - 1)
        odds = [exp((each - most) / ahead) for each in standing]
        return odds[seat] / sum(odds)
