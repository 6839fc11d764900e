"""Players made of code that know no game in particular, and what they share."""

from backroom.bots.greedy import GreedyBot, best
from backroom.bots.random import RandomBot

__all__ = ["GreedyBot", "RandomBot", "best"]
