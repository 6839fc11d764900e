"""How often something may be done."""

import time
from collections.abc import Callable

from backroom.table.refusals import Refusal


class Bucket:
    """Tokens that drip in at a steady rate; whatever is done takes one."""

    __slots__ = ("_clock", "burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self._clock = clock
        self.seen = clock()

    def take(self) -> None:
        """One token, or a refusal."""
        if not self.spare():
            raise Refusal("rate", "error-rate")

    def spare(self) -> bool:
        """Take one token, if there is one."""
        moment = self._clock()
        self.level = min(self.burst, self.level + self.rate * (moment - self.seen))
        self.seen = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True
