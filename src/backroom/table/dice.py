"""The dice of the house: the system's own, one pair for all tables. They keep nothing that could be guessed from."""

from random import SystemRandom

DICE = SystemRandom()
