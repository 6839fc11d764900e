"""The dice of the house: the system's own, one pair for all tables. They keep nothing that could be guessed from."""

import os
import struct
from random import SystemRandom

HANDFUL = 64
"""So many throws are fetched from the system at once: to go there takes longer than to throw."""


class Dice(SystemRandom):
    """What falls is what the system has drawn, each throw once."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: list[int] = []

    def random(self) -> float:
        if not self._drawn:
            self._drawn += struct.unpack(f"{HANDFUL}Q", os.urandom(8 * HANDFUL))
        # As many bits as a number between 0 and 1 can hold.
        return (self._drawn.pop() >> 11) * 2.0**-53


DICE = Dice()
