"""Python's own search for forgotten cycles, when it keeps nobody waiting.

By itself it looks whenever there are so many new things, and in a house full of tables that is after every transaction:
a search among things that are all in use, for which everybody waits. The house lets go of its tables one by one; a
cycle is hardly more than what a closed connection leaves behind, and can wait for a quiet moment, or until many have
closed. What was in use then is not looked at again for a long time.
"""

import asyncio
import gc
import time

from backroom.server.porch import Porch
from backroom.table.pen import Pen

LOOK_EVERY = 1.0
WORTHWHILE = 20_000
"""New things that are worth a search in a quiet moment."""
MANY_GONE = 5_000
"""Connections that have closed since the last search, and left too much behind to wait for one."""
THOROUGHLY, AT_LATEST = 3600.0, 6 * 3600.0
"""Seconds after which all there is is searched, in a quiet moment, and without one."""


class Tidying:
    """Looks once a second whether anything is to be done."""

    def __init__(self, pen: Pen, porch: Porch) -> None:
        self._pen = pen
        self._porch = porch
        self._written = self._gone = 0
        self._searched = time.monotonic()

    async def run(self) -> None:
        """Until the house is closed."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look()

    def look(self) -> None:
        """Search now, or leave it for later."""
        # A second in which nobody has answered is followed by another one, most of the time.
        quiet, self._written = self._pen.pages == self._written, self._pen.pages
        if time.monotonic() - self._searched > (THOROUGHLY if quiet else AT_LATEST):
            self._searched = time.monotonic()
            gc.unfreeze()
        elif not (quiet and gc.get_count()[0] > WORTHWHILE) and self._porch.gone - self._gone < MANY_GONE:
            return
        self._gone = self._porch.gone
        search()


def search() -> None:
    """Look for cycles among all that is new. What is left is in use."""
    gc.collect()
    gc.freeze()


def tidy_by_hand() -> None:
    """From now on nothing is searched unless somebody does it."""
    search()
    gc.disable()
