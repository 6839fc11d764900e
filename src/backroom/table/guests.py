"""Who has set which tables of late. It is kept in memory alone: nobody's address outlives the house."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from backroom.table.manners import DAY
from backroom.table.refusals import Refusal

REMEMBERED = 10_000
"""How many guests are remembered; who has set no table for longest is forgotten first."""


class Guests:
    """The tables of every guest, at most so many at a time that are open or running."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._tables: OrderedDict[str, dict[str, float]] = OrderedDict()
        self._unwritten: set[str] = set()

    async def claim(self, guest: str, table: str, busy: Callable[[list[str]], Awaitable[set[str]]]) -> None:
        """One more table for this guest; refused if there are too many. `busy` says which are not yet over."""
        if len(self._recent(guest)) >= self.most:
            known = [name for name in self._recent(guest) if name not in self._unwritten]
            left = await busy(known)
            tables = self._recent(guest)
            for name in known:
                if name not in left:
                    tables.pop(name, None)
        # No await from here on: of many who knock at once only so many come in.
        tables = self._recent(guest)
        if len(tables) >= self.most:
            raise Refusal("tables", "error-tables", most=self.most)
        tables[table] = time.monotonic()
        self._unwritten.add(table)
        self._tables.move_to_end(guest)
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)

    def written(self, table: str) -> None:
        """The table is in the books now."""
        self._unwritten.discard(table)

    def release(self, guest: str, table: str) -> None:
        """Nothing came of it."""
        self._unwritten.discard(table)
        self._tables.get(guest, {}).pop(table, None)

    def go_on(self, old: str, new: str) -> None:
        """A table goes on at another one, for the same guest."""
        for tables in self._tables.values():
            if old in tables:
                del tables[old]
                tables[new] = time.monotonic()
                return

    def _recent(self, guest: str) -> dict[str, float]:
        tables = self._tables.setdefault(guest, {})
        for name in [name for name, at in tables.items() if time.monotonic() - at > DAY]:
            del tables[name]
        return tables
