"""Players made of code that know no game in particular."""

from backroom.bots.random import RandomBot

__all__ = ["RandomBot"]
