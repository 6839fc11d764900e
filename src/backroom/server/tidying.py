"""Python's own search for forgotten cycles, when it keeps nobody waiting.

By itself it looks whenever there are so many new things, and in a house full of tables that is after every transaction:
a search among things that are all in use. The house lets go of its tables one by one; a cycle is hardly more than what
a closed connection leaves behind, and can wait for a quiet moment. What was in use then is not looked at again for a
long time.
"""

import asyncio
import gc
import time

from backroom.table.pen import Pen

LOOK_EVERY, QUIET = 0.1, 1.0
"""Seconds between two looks; and for how long nobody must have answered."""
WORTHWHILE, TOO_MANY = 20_000, 100_000
"""New things that are worth a search in a quiet moment; and how many are too many to wait for one. To search among so
many takes about a tenth of a second."""
THOROUGHLY, AT_LATEST = 3600.0, 6 * 3600.0
"""Seconds after which all there is is searched, in a quiet moment, and without one."""


class Tidying:
    """Looks every now and then whether anything is to be done."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._written = 0
        self._answered = -QUIET
        self._searched = time.monotonic()

    async def run(self) -> None:
        """Until the house is closed."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look()

    def look(self) -> None:
        """Search now, or leave it for later."""
        moment = time.monotonic()
        if self._pen.pages != self._written:
            self._written, self._answered = self._pen.pages, moment
        # A second in which nobody has answered is followed by another one, most of the time.
        quiet = moment - self._answered >= QUIET
        if moment - self._searched > (THOROUGHLY if quiet else AT_LATEST):
            self._searched = moment
            gc.unfreeze()
            search()
        elif gc.get_count()[0] > (WORTHWHILE if quiet else TOO_MANY):
            search()


def search() -> None:
    """Look for cycles among all that is new. What is left is in use."""
    gc.collect()
    gc.freeze()


def tidy_by_hand() -> None:
    """From now on nothing is searched unless somebody does it."""
    search()
    gc.disable()
