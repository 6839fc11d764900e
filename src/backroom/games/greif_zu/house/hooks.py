"""What somebody who looks ahead in Greif zu! may ask: how the round goes on, and who is ahead after it."""

import random
from math import exp, sqrt

from backroom.bots import HouseHooks
from backroom.games.greif_zu.house.greedy import GreedyGuest
from backroom.games.greif_zu.house.player import House
from backroom.games.greif_zu.setup import ROUNDS
from backroom.games.greif_zu.state import Party
from backroom.kit import Game

AHEAD = 1.7
"""Points ahead that make one a favourite with one round to go; with more, as far as chance goes in all of them."""


class GuestHooks(HouseHooks):
    """The house player advises, the greedy one has other ideas and plays on, up to the end of the round."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__({"house": House, "greedy": GreedyGuest}, rng)

    def worth(self, world: Game[Party], seat: int) -> float | None:
        party = world.state
        if not party.news:
            return None
        points = [sum(chips) for chips in party.chips]
        ahead = AHEAD * sqrt(max(1, ROUNDS - party.round + 1))
        odds = [exp((each - max(points)) / ahead) for each in points]
        return odds[seat] / sum(odds)
