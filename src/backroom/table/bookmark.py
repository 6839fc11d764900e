"""Bookmarks: a journal that takes long to play again is played on from the game as it was when it was read last.

The journal stays the truth. A bookmark of another edition of the house, or one that cannot be read, counts for nothing.
"""

import asyncio
import functools
import hashlib
import logging
import sys
from pathlib import Path
from typing import Any

from backroom.kit import Game
from backroom.table.journal import Played, play_again
from backroom.table.lines import Bookmark, Stored
from backroom.table.parcel import game_of, pack, unpack_warily, values_of
from backroom.table.store import Store

log = logging.getLogger("backroom.table")

LONG = 0.1
"""Seconds of playing again that are worth a bookmark."""
READ_BY = ("kit", "games", "table/parcel.py", "table/bookmark.py")
"""What a bookmark depends on: whatever changes there may make a game of other parts."""


async def woken(stored: Stored, store: Store) -> Played:
    """The game of a table, from its bookmark on if it has one. If that took long, it has another one from now on."""
    begun = await _opened_at(stored)
    played = await play_again(stored.record, stored.journal, *begun)
    if played.seconds > LONG:
        number = len(stored.journal)
        # In a thread, where it takes turns with everybody else: nobody plays on before it is done.
        store.mark(stored.record.id, await asyncio.to_thread(_bookmark, number, played.game, played.by_bots))
    return played


def _bookmark(number: int, game: Game[Any], by_bots: list[range]) -> Bookmark:
    return Bookmark(number, edition(), pack((values_of(game), game.events, by_bots)))


async def _opened_at(stored: Stored) -> tuple[Played, int] | tuple[()]:
    """The game at its bookmark, if there is one that can be read."""
    mark = stored.bookmark
    if mark is None or mark.edition != edition() or mark.number > len(stored.journal):
        return ()
    try:
        values, told, by_bots = await asyncio.to_thread(unpack_warily, mark.game)
        return Played(game_of(values, told), by_bots), mark.number
    except Exception as error:  # whatever is wrong with it, the journal has it all
        log.warning("the bookmark of table %s cannot be read: %s", stored.record.id, error)
        return ()


@functools.cache
def edition() -> str:
    """What reads bookmarks here, in short."""
    house = Path(__file__).parents[1]
    known = hashlib.sha256(sys.version.encode())
    for part in READ_BY:
        for file in sorted([house / part] if part.endswith(".py") else (house / part).rglob("*.py")):
            known.update(file.read_bytes())
    return known.hexdigest()
