"""Players made of code that know no game in particular, what they share, and the way in for players from outside."""

from backroom.bots.greedy import GreedyBot, best
from backroom.bots.guests import bot_maker, from_outside
from backroom.bots.random import RandomBot
from backroom.bots.search import Budget, Hooks, SearchBot

__all__ = ["Budget", "GreedyBot", "Hooks", "RandomBot", "SearchBot", "best", "bot_maker", "from_outside"]
