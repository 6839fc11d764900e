"""What one notices of the others: who is in a hurry, and who looks ready for the police."""

from collections.abc import Iterable, Mapping
from typing import Any

from backroom.games.greif_zu.odds import Sight

HASTE, HASTE_TRUST = 0.14, 12
"""How often somebody turns a timer, until one knows better; and how many turns that takes."""
INNOCENCE, INNOCENCE_TRUST = 0.7, 2
"""How many are innocent in the end, until one knows better; and how many rounds that takes."""
BELIEVED_READY = 0.5
"""How far one believes somebody who hurries, or buys an ID, to be innocent."""

ACTIONS = {"log-drew", "log-put", "log-buys", "log-timer"}
OWN_ACTIONS = {"log-drew-you", "log-drew-you-at", "log-put-you", "log-put-you-at", "log-bought-you"}


class Watch:
    """Keeps count of what the others do. Without a memory it reads the story from the beginning."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard = 0
        self.turns = self.timers = 0
        """What all the others have done, over the whole game, and how much of it was turning timers."""
        self.ready: set[int] = set()
        """Who has turned a timer or bought an ID in this round."""
        self.verdicts: dict[int, list[bool]] = {}
        """By round: who was innocent."""
        self._start = self._last = -1

    def follow(self, story: Iterable[Mapping[str, Any]], sight: Sight) -> None:
        for event in story:
            self.heard += 1
            word = event["word"]
            if word == "log-round":
                self.ready = set()
                self._last = -1
            elif word == "log-begin":
                self._start = seat_of(event)
            elif word in ACTIONS:
                self._notice(word, seat_of(event))
            elif word in OWN_ACTIONS:
                self._last = self.seat
        if sight.last:
            self.verdicts[sight.round - 1] = [outcome["verdict"] == "innocent" for outcome in sight.last]

    def _notice(self, word: str, seat: int) -> None:
        due = word == "log-timer" and seat == self._start and self._last not in (-1, seat)
        self._last = seat
        if seat == self.seat or due:
            return
        self.turns += 1
        self.timers += word == "log-timer"
        if word in ("log-timer", "log-buys"):
            self.ready.add(seat)

    @property
    def haste(self) -> float:
        """How likely a rival turns a timer on any turn."""
        return (HASTE * HASTE_TRUST + self.timers) / (HASTE_TRUST + self.turns)

    def innocence(self, seat: int) -> float:
        """How likely this player ends the round innocent, by the rounds before and by how they hurry in this one."""
        seen = [verdicts[seat] for verdicts in self.verdicts.values()]
        usual = (INNOCENCE * INNOCENCE_TRUST + sum(seen)) / (INNOCENCE_TRUST + len(seen))
        return usual + (1 - usual) * BELIEVED_READY if seat in self.ready else usual


def seat_of(event: Mapping[str, Any]) -> int:
    return int(event["args"]["seat"].removeprefix("@seat-"))
