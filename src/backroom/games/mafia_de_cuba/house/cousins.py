"""Players to measure the house players by: Godfathers who follow a simple rule, and thieves who lie as people do."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar, NamedTuple

from backroom.games.mafia_de_cuba.house.godfather import Godfather
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House, View
from backroom.games.mafia_de_cuba.house.temper import Mixture
from backroom.games.mafia_de_cuba.state import PASSED, RECEIVED, TOOK, UNSAID, Claim
from backroom.games.mafia_de_cuba.talk import POCKETS


class Gap(NamedTuple):
    """Between two neighbours diamonds are gone, if one listens to them."""

    giver: int
    taker: int
    missing: int


def diamonds_received(claim: Claim) -> int:
    """How many one says to have found, in so many words or by what one says to have taken and left."""
    if claim[RECEIVED.start] != UNSAID or claim[PASSED.start] == UNSAID:
        return claim[RECEIVED.start]
    return claim[PASSED.start] + max(0, claim[TOOK])


def gaps(minutes: Minutes) -> list[Gap]:
    claims = minutes.claims
    said = [(claims[place][PASSED.start], diamonds_received(claims[place + 1])) for place in range(len(claims) - 1)]
    return [
        Gap(place, place + 1, left - came)
        for place, (left, came) in enumerate(said)
        if UNSAID not in (left, came) and left > came
    ]


class Rash(House):
    """As Godfather it has the pockets of just anybody emptied; else it is the house player, as all of these are."""

    def order(self, minutes: Minutes, view: View, left: int) -> tuple[int, int]:
        closed = [place for place in range(minutes.deal.people) if place not in minutes.shown]
        return POCKETS, minutes.seat(closed[int(self.random() * len(closed))])


class Scripted(House):
    """As Godfather it asks everybody, and then goes by a rule."""

    def order(self, minutes: Minutes, view: View, left: int) -> tuple[int, int]:
        question = Godfather.question(self.judgement, minutes, left)
        if question is not None:
            return question
        closed = [place for place in range(minutes.deal.people) if place not in minutes.shown]
        explained = {place for place, loot in minutes.shown.items() if loot > 0}
        open_gaps = [gap for gap in gaps(minutes) if not explained & {gap.giver, gap.taker}]
        for place in self.suspected(open_gaps):
            if place in closed:
                return POCKETS, minutes.seat(place)
        return POCKETS, minutes.seat(closed[int(self.random() * len(closed))])

    def suspected(self, open_gaps: list[Gap]) -> list[int]:
        """Whom it accuses, the worst first."""
        raise TypeError(f"{type(self).__name__} must say whom it accuses")


class GiversFirst(Scripted):
    """Who passed on less than he says."""

    def suspected(self, open_gaps: list[Gap]) -> list[int]:
        return [place for gap in open_gaps for place in (gap.giver, gap.taker)]


class TakersFirst(Scripted):
    """Who received more than he says."""

    def suspected(self, open_gaps: list[Gap]) -> list[int]:
        return [place for gap in open_gaps for place in (gap.taker, gap.giver)]


class MostMissing(Scripted):
    """Those between whom most diamonds are gone, either first."""

    def suspected(self, open_gaps: list[Gap]) -> list[int]:
        worst = sorted(open_gaps, key=lambda gap: -gap.missing)
        return [place for gap in worst for place in sorted((gap.giver, gap.taker), key=lambda _: self.random())]


class Liar(House):
    """As a thief it always lies in the same way, as far as that is open to it."""

    way: ClassVar[str]

    def __init__(self, rng: Random | None = None) -> None:
        super().__init__(rng)
        self.lies: Mixture = {**self.mixture, "thief": {"back": 1e-6, "on": 1e-6, "mum": 1e-9, self.way: 1.0}}

    @property
    def talks(self) -> Mixture:
        return self.lies


class BlamesGiver(Liar):
    """“It came like that.”"""

    way = "back"


class BlamesTaker(Liar):
    """“It was all there when I passed it on.”"""

    way = "on"


class Denies(Liar):
    """Tells the box as it was, and says to have taken a token."""

    way = "veil"


class Silent(Liar):
    """Says nothing."""

    way = "mum"


class Babbler(House):
    """As a thief it claims whatever comes to mind, as long as it is a token."""

    @property
    def talks(self) -> Mixture:
        return {**self.mixture, "thief": {"veil": 1.0, "skim": 1.0, "split": 1.0, "mum": 1.0}}


GODFATHERS: Mapping[str, type[House]] = {
    "givers": GiversFirst,
    "takers": TakersFirst,
    "missing": MostMissing,
    "rash": Rash,
}
LIARS: Mapping[str, type[House]] = {
    "back": BlamesGiver,
    "on": BlamesTaker,
    "veil": Denies,
    "mum": Silent,
    "anything": Babbler,
}
