"""Mischief: what makes a rival guilty who has no time left to mend it, and what that is worth."""

from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    INSPECTION,
    JEWELS,
    LEFT,
    NOTES,
    REDISTRIBUTION,
    RIGHT,
    STOLEN,
    VALUE,
    WISH,
)
from backroom.games.greif_zu.house.reading import Reading
from backroom.games.greif_zu.house.sight import Sight

SPOILT_BY_ID, SPOILT_BY_EVIDENCE, SPOILT_BY_FORTUNE, SPOILT_BY_NOTE, SPOILT_BY_JEWEL = 0.85, 0.75, 0.75, 0.55, 0.4
"""How many of those who are ready a card too many makes guilty."""
SPOILT = {LEFT: 0.45, RIGHT: 0.45, REDISTRIBUTION: 0.35, STOLEN: 0.3, INSPECTION: 0.25, WISH: 0.15}
"""How many are guilty after a special card has taken one of theirs, or exchanged it."""
LARGE = 500


class Mischief:
    """How much each rival could be harmed now."""

    def __init__(self, sight: Sight, reading: Reading) -> None:
        helpless, temper = reading.helpless(sight), reading.temper
        self.harm: dict[int, float] = {}
        """By rival: what it is worth to spoil his hand, if that is the last he hears before the end or not."""
        self.harm_at_last: dict[int, float] = {}
        """The same if the round is ended right after it."""
        for seat in sight.others:
            ready = reading.ready(seat, 0.0)
            ruined = temper.ruined * (1 - temper.saved) ** sight.special_counts[seat]
            self.harm[seat] = ready * (helpless[seat] * ruined + (1 - helpless[seat]) * temper.mended)
            self.harm_at_last[seat] = ready * ruined

    def to(self, seat: int, spoilt: float, last: bool = False) -> float:
        """What it is worth to make this rival guilty with such a chance."""
        return spoilt * (self.harm_at_last if last else self.harm)[seat]

    def to_all(self, card: int, last: bool = False) -> float:
        """The same for a special card that concerns everybody."""
        return SPOILT[card] * sum((self.harm_at_last if last else self.harm).values())


def spoils(kind: int) -> float:
    """How likely this card makes somebody guilty who had everything in order."""
    if kind <= AGENT:
        return SPOILT_BY_ID
    if kind <= BADGE:
        return SPOILT_BY_EVIDENCE
    if VALUE[kind] >= LARGE:
        return SPOILT_BY_FORTUNE
    return SPOILT_BY_JEWEL if JEWELS <= kind < NOTES else SPOILT_BY_NOTE
