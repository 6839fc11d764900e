"""Somebody who listens: keeps minutes, and the worlds that fit them, as far as he has heard."""

from collections.abc import Mapping
from typing import Any

from backroom.games.mafia_de_cuba.house.minutes import Minutes, box_of
from backroom.games.mafia_de_cuba.house.temper import HIDES, MIXTURE, Mixture
from backroom.games.mafia_de_cuba.house.worlds import Own, Worlds, imagined
from backroom.games.mafia_de_cuba.state import MOST_HIDDEN, NOTHING, Box, loot_named, without


class Listener:
    """What one seat makes of the talk, by what it has seen itself."""

    def __init__(
        self, minutes: Minutes, begins: Mapping[Box, float], ends: Box | None, own: Own | None, mixture: Mixture
    ) -> None:
        self.minutes = minutes
        self.mixture = mixture
        self.known = begins, ends, own
        self.worlds = Worlds(minutes.deal, *self.known, mixture=mixture)
        self.read = 0

    def now(self) -> Worlds:
        """The worlds that fit all that has been said by now."""
        entries = self.minutes.entries
        for entry in entries[self.read :]:
            self.worlds.hear(entry)
            # What has become too unlikely by one man's words need not be weighed by the next one's.
            if not self.worlds.settle():
                self.worlds = imagined(self.minutes, *self.known, forgets=0.0, mixture=self.mixture)
                break
        self.read = len(entries)
        return self.worlds


def listening_godfather(minutes: Minutes, view: Mapping[str, Any], mixture: Mixture = MIXTURE) -> Listener:
    """He knows what he handed on and what came back."""
    return Listener(minutes, {without(minutes.deal.full, view["hidden"]): 1.0}, box_of(view["received"]), None, mixture)


def listening_suspect(minutes: Minutes, view: Mapping[str, Any], mixture: Mixture = MIXTURE) -> Listener:
    """He knows what he received and took, and that the Godfather may have hidden a few."""
    full = minutes.deal.full
    begins = {without(full, hidden): HIDES[hidden] for hidden in range(MOST_HIDDEN + 1)}
    return Listener(minutes, begins, None, own_hands(minutes, view), mixture)


def own_hands(minutes: Minutes, view: Mapping[str, Any]) -> Own:
    bag = NOTHING if view["bagged"] is None else loot_named(view["bagged"])
    return Own(minutes.place(view["you"]), box_of(view["received"]), loot_named(view["took"]), bag)
