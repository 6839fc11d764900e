"""What one reads off the others: who is in a hurry, who would be innocent this moment, and who will be in the end."""

import copy
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from backroom.games.greif_zu.deck import value_of
from backroom.games.greif_zu.house.sight import Sight, seat_in
from backroom.games.greif_zu.house.temper import HOUSE, Temper
from backroom.games.greif_zu.offer import CARDS

Hastes = tuple[float, ...]
Time = tuple[float, ...]
"""How likely one can still do 0, 1, 2, … things."""

WAITING, DREW, PUT, BOUGHT, HURRIED = range(5)
"""What somebody did last in this round: nothing yet, drawn, put back, bought an ID, turned a timer."""

DEEDS: Final = {"log-drew": DREW, "log-kept": DREW, "log-put": PUT, "log-buys": BOUGHT, "log-timer": HURRIED}
OWN_DEEDS: Final = {"log-drew-you": DREW, "log-drew-you-at": DREW, "log-put-you": PUT, "log-put-you-at": PUT}


class Reading:
    """Keeps count of what the others do. Who has no memory reads the story from the beginning."""

    def __init__(self, seat: int, temper: Temper = HOUSE) -> None:
        self.seat = seat
        self.temper = temper
        self.last: dict[int, int] = {}
        """What everybody did last in this round."""
        self.before: dict[int, int] = {}
        """And what before that."""
        self.upset: set[int] = set()
        """Who has got a card from somebody since."""
        self.done = defaultdict[tuple[int, int], int](int)
        """By player and deed: how often in this round."""
        self.paid = defaultdict[int, int](int)
        """What everybody has paid for IDs in this round."""
        self.turns = defaultdict[tuple[int, int], int](int)
        self.timers = defaultdict[tuple[int, int], int](int)
        """By player and what they had done before: the turns they have had, and on how many they turned a timer."""
        self.verdicts = defaultdict[int, list[tuple[int, bool]]](list)
        """By player: what they had done last when a round ended, and whether they were innocent."""

    def follow(self, story: Iterable[Mapping[str, Any]]) -> None:
        for event in story:
            word = event["word"]
            if word in DEEDS:
                self._notice(seat_in(event["args"]), DEEDS[word])
            elif word in OWN_DEEDS:
                self._notice(self.seat, OWN_DEEDS[word])
            elif word in ("log-gave", "log-gave-you"):
                # A card from somebody else upsets the tidiest hand.
                other = seat_in(event["args"], "other")
                self.last[other] = DREW
                self.upset.add(other)
            elif word == "log-paid":
                self.paid[seat_in(event["args"])] += value_of([CARDS.index(card) for card in event["args"]["cards"]])
            elif word in ("log-shows", "log-shows-guilty"):
                seat = seat_in(event["args"])
                self.verdicts[seat].append((self.last.get(seat, WAITING), word == "log-shows"))
            elif word == "log-begin":
                self.last, self.before, self.upset = {}, {}, set()
                self.done.clear()
                self.paid.clear()

    def _notice(self, seat: int, deed: int) -> None:
        self.before[seat] = self.last.get(seat, WAITING)
        self.turns[seat, self.before[seat]] += 1
        self.timers[seat, self.before[seat]] += deed == HURRIED
        self.done[seat, deed] += 1
        self.last[seat] = deed
        self.upset.discard(seat)

    def supposing(self, last: Iterable[int]) -> "Reading":
        """The same, if everybody had done this last."""
        other = copy.copy(self)
        other.last = dict(enumerate(last))
        return other

    def haste(self, seat: int) -> float:
        """How likely this player turns a timer on the next turn."""
        return self._haste(seat, self.last.get(seat, WAITING))

    def later_haste(self, seat: int) -> float:
        """How likely on any turn after that."""
        tidy = self.temper.tidy
        return round(tidy * self._haste(seat, PUT) + (1 - tidy) * self.haste(seat), 2)

    def _haste(self, seat: int, deed: int) -> float:
        turns, timers = self.turns[seat, deed], self.timers[seat, deed]
        usual, trust = self.temper.haste[deed], self.temper.trust_haste
        return round((usual * trust + timers) / (trust + turns), 2)

    def ready(self, seat: int, turns: float) -> float:
        """How likely this player is innocent after so many further turns."""
        now = self._believed(seat, self.temper.ready)
        later = max(now, self._believed(seat, self.temper.ready_in_time))
        return later - (later - now) * math.pow(self.temper.half_ready, turns)

    def _believed(self, seat: int, usual: tuple[float, ...]) -> float:
        deed, trust, other = self.last.get(seat, WAITING), self.temper.trust_verdict, self.temper.other_verdict
        weights = [(1.0 if then == deed else other, innocent) for then, innocent in self.verdicts[seat]]
        proven = sum(weight for weight, innocent in weights if innocent)
        return (usual[deed] * trust + proven) / (trust + sum(weight for weight, _ in weights))

    # Time

    def time_left(self, sight: Sight, timers: int, own: float = 0.0) -> Time:
        """How likely one gets 0, 1, 2, … further actions after the present one, with so many timers.

        `own` is how likely one turns a timer oneself on each of these actions but the last.
        """
        return laps(timers, (), (own, *self._hastes(sight.others)), (own, *self._later(sight)))

    def time_from_afar(self, sight: Sight) -> Time:
        """The same for somebody who is asked in another's turn, and may still act once it is their own."""
        ahead = [(sight.active + step) % sight.seats for step in range((sight.me - sight.active) % sight.seats)]
        due = sight.start in ahead[1:] or sight.start == sight.me
        return (1.0, *laps(sight.timers - due, self._hastes(ahead), self._later(sight), self._later(sight)))

    def helpless(self, sight: Sight) -> dict[int, float]:
        """How likely the round is over before each of the others acts again."""
        turned = [1.0]
        over: dict[int, float] = {}
        for step in range(sight.active == sight.me, sight.seats):
            seat = (sight.active + step) % sight.seats
            if seat == sight.start and step:
                turned = [0.0, *turned]
            if seat != sight.me:
                over[seat] = sum(turned[sight.timers :])
                turned = after_turns(turned, (self.haste(seat),))
        return over

    def _hastes(self, seats: Iterable[int]) -> tuple[float, ...]:
        return tuple(self.haste(seat) for seat in seats)

    def _later(self, sight: Sight) -> tuple[float, ...]:
        return tuple(self.later_haste(seat) for seat in sight.others)


@lru_cache(maxsize=5_000)
def laps(timers: int, ahead: Hastes, soon: Hastes, later: Hastes) -> Time:
    """How likely a round with so many timers goes on: after the turns ahead, and then after each lap of the others.

    Every turn is given by the chance that a timer is turned on it: in the first lap as one can read it now, in later
    ones as one expects it. With every lap goes the start player's timer as well.
    """
    turned, chances = after_turns([1.0], ahead), []
    for spare in range(timers, -1, -1):
        chances.append(sum(turned[:spare]))
        turned = after_turns(turned, soon if spare == timers else later)
    return tuple(chances)


def after_turns(turned: list[float], hastes: Hastes) -> list[float]:
    """How likely 0, 1, 2, … timers have been turned after these turns as well."""
    for haste in hastes:
        longer = [chance * (1 - haste) for chance in turned] + [0.0]
        for count, chance in enumerate(turned):
            longer[count + 1] += chance * haste
        turned = longer
    return turned
