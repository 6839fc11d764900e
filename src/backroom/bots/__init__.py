"""Players made of code that know no game in particular, what they share, and the way in for players from outside."""

from backroom.bots.greedy import GreedyBot, best
from backroom.bots.guests import bot_maker, from_outside
from backroom.bots.random import RandomBot

__all__ = ["GreedyBot", "RandomBot", "best", "bot_maker", "from_outside"]
