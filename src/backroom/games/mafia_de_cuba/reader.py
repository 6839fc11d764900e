"""Somebody who listens: keeps minutes, and the worlds that fit them, as far as he has heard."""

from collections.abc import Mapping
from typing import Any

from backroom.games.mafia_de_cuba.minutes import Minutes, box_of
from backroom.games.mafia_de_cuba.state import LOOT_IDS, MOST_HIDDEN, NOTHING, Box, without
from backroom.games.mafia_de_cuba.temper import HIDES
from backroom.games.mafia_de_cuba.worlds import Own, Worlds, imagined

LOOT = {name: loot for loot, name in LOOT_IDS.items()}


class Reader:
    """What one seat makes of the talk, by what it has seen itself."""

    def __init__(self, minutes: Minutes, begins: Mapping[Box, float], ends: Box | None, own: Own | None) -> None:
        self.minutes = minutes
        self.known = begins, ends, own
        self.worlds = Worlds(minutes.deal, *self.known)
        self.read = 0

    def now(self) -> Worlds:
        """The worlds that fit all that has been said by now."""
        entries = self.minutes.entries
        for entry in entries[self.read :]:
            self.worlds.hear(entry)
        self.read = len(entries)
        if not self.worlds.settle():
            self.worlds = imagined(self.minutes, *self.known, forgets=0.0)
        return self.worlds


def godfathers_reader(minutes: Minutes, view: Mapping[str, Any]) -> Reader:
    """He knows what he handed on and what came back."""
    return Reader(minutes, {without(minutes.deal.full, view["hidden"]): 1.0}, box_of(view["received"]), None)


def suspects_reader(minutes: Minutes, view: Mapping[str, Any]) -> Reader:
    """He knows what he received and took, and that the Godfather may have hidden a few."""
    full = minutes.deal.full
    begins = {without(full, hidden): HIDES[hidden] for hidden in range(MOST_HIDDEN + 1)}
    return Reader(minutes, begins, None, own_hands(minutes, view))


def own_hands(minutes: Minutes, view: Mapping[str, Any]) -> Own:
    bag = NOTHING if view["bagged"] is None else loot_named(view["bagged"])
    return Own(minutes.place(view["you"]), box_of(view["received"]), loot_named(view["took"]), bag)


def loot_named(name: str) -> int:
    return LOOT[name] if name in LOOT else int(name.removeprefix("diamonds-"))
