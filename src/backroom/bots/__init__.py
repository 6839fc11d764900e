"""Players made of code that know no game in particular, what they share, and the way in for players from outside."""

from backroom.bots.advised import AdvisedBot, HouseHooks, Rehearsal
from backroom.bots.greedy import GreedyBot, best
from backroom.bots.guests import asks_elsewhere, bot_maker, from_outside, searchers
from backroom.bots.random import RandomBot
from backroom.bots.search import Budget, SearchBot

__all__ = [
    "AdvisedBot",
    "Budget",
    "GreedyBot",
    "HouseHooks",
    "RandomBot",
    "Rehearsal",
    "SearchBot",
    "asks_elsewhere",
    "best",
    "bot_maker",
    "from_outside",
    "searchers",
]
