"""What somebody says who took this: the truth, or a story, told in one of a few ways.

A thief has to make the box come out right. Either it came to him as poor as he passed it on, and then the player before
has something to explain; or he passed it on as rich as it came, and then it is the next one. Seen from outside both are
the same: between two people diamonds are gone and no token is, and one of the two has lied.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import Deal
from backroom.games.mafia_de_cuba.house.temper import A_FEW, MUDDLED, PRETENDED
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import (
    IN_ALL,
    NOTHING,
    PASSED,
    RECEIVED,
    SILENT,
    TOKEN_LOOT,
    UNSAID,
    Box,
    Claim,
    in_figures,
    without,
)


class Talk(NamedTuple):
    """What somebody has heard when he begins to speak, of those beside him."""

    before: Claim
    """What the player before says to have passed on."""
    after: Claim
    """What the next player says to have received."""


NOTHING_HEARD = Talk(SILENT[RECEIVED], SILENT[PASSED])


class Told(NamedTuple):
    """A whole story, and how likely it is told by whoever talks that way."""

    claim: Claim
    chance: float


Tales = tuple[tuple[str, tuple[Told, ...]], ...]
"""The ways that are open to somebody, each with all that he may tell then."""


@lru_cache(maxsize=1 << 16)
def tales(deal: Deal, place: int, box: Box, loot: int, bag: int, talk: Talk, ways: frozenset[str]) -> Tales:
    """All that the player on this place may tell, in some ways, who found this box, bagged that and kept the loot."""
    speaker = Speaker(deal, place, box, loot, bag, talk)
    found = []
    for way, tell in WAYS.items():
        wishes = [Told(claim, wish) for claim, wish in tell(speaker)] if way in ways else []
        if wishes:
            total = sum([wish for _, wish in wishes])
            found.append((way, tuple([Told(claim, wish / total) for claim, wish in wishes])))
    return tuple(found)


def diamonds_left(diamonds: int, loot: int, talk: Talk) -> tuple[int, ...]:
    """How many diamonds somebody may say to have passed on, in whatever way he talks, who found so many."""
    left = diamonds - max(0, loot)
    heard = talk.before[0], talk.after[0]
    return (left, left + 1, left - 1, left - A_FEW, left + loot // 2, diamonds, diamonds - A_FEW, *heard)


Wishes = Iterator[tuple[Claim, float]]


class Speaker:
    """Somebody who had the box in his hands, and thinks of what to say about it."""

    def __init__(self, deal: Deal, place: int, box: Box, loot: int, bag: int, talk: Talk) -> None:
        self.deal = deal
        self.box = box
        self.loot = loot
        self.bag = bag
        self.talk = talk
        self.passed = without(without(box, bag), loot)
        self.first = place == 0
        self.last = place == deal.people - 1

    def truth(self) -> Wishes:
        """Everything as it was."""
        yield whole(self.box, self.passed, self.loot), 1.0

    def veil(self) -> Wishes:
        """The box as it was, but another token."""
        for token, wish in self.pretended():
            if token not in (NOTHING, self.loot):
                yield whole(self.box, self.passed, token), wish

    def slip(self) -> Wishes:
        """Everything as it was, as far as one remembers: a diamond more or less, in both figures or in one of them
        only, and then they do not go together. What the Godfather saw one knows."""
        if self.loot <= NOTHING and not self.first and not self.last:
            more, fewer = put_back(self.passed, 1), without(self.passed, 1)
            yield whole(put_back(self.box, 1), more, self.loot), 1.0
            yield whole(self.box, more, self.loot), MUDDLED
            yield whole(put_back(self.box, 1), self.passed, self.loot), MUDDLED
            if self.passed[0]:
                yield whole(without(self.box, 1), fewer, self.loot), 1.0
                yield whole(self.box, fewer, self.loot), MUDDLED
                yield whole(without(self.box, 1), self.passed, self.loot), MUDDLED

    def back(self) -> Wishes:
        """It came as poor as I passed it on. Not where the player before has given himself away: then both would."""
        if not self.first and not differ(self.talk.before[:1], self.box[:1]):
            left = self.passed if self.last else as_told(self.talk.after, self.passed)
            for token, wish in self.pretended():
                yield from came_short(self.deal, left, token, wish)

    def on(self) -> Wishes:
        """I passed it on as rich as it came."""
        if not self.last and not differ(self.talk.after[:1], self.passed[:1]):
            yield from self.went_on(self.box)

    def cover(self) -> Wishes:
        """It came as the player before says, though it did not; and so I passed it on."""
        if not self.first and not self.last and differ(self.talk.before, in_figures(self.box)):
            yield from self.went_on(as_told(self.talk.before, self.box))

    def split(self) -> Wishes:
        """It came a little poorer, and went a little richer: it fits neither neighbour quite."""
        if self.first or self.last:
            return
        if self.loot > 1:
            left = put_back(self.passed, self.loot // 2)
            for token, wish in self.pretended():
                yield from came_short(self.deal, left, token, wish)

    def skim(self) -> Wishes:
        """There were fewer diamonds than there are: nothing looks more like a thief."""
        if self.first or self.last:
            return
        if self.passed[0] >= A_FEW:
            for token, wish in self.pretended():
                yield from came_short(self.deal, without(self.passed, A_FEW), token, wish)

    def confess(self) -> Wishes:
        """I took diamonds, says who did not."""
        if self.loot <= NOTHING and not self.last and self.box[0] >= A_FEW:
            yield whole(self.box, without(self.box, A_FEW), A_FEW), 1.0

    def mum(self) -> Wishes:
        """I say nothing at all."""
        yield SILENT, 1.0

    def went_on(self, came: Box) -> Wishes:
        for token, wish in self.pretended():
            left = gone(came, token)
            if self.bag and left is not None:
                left = gone(left, self.bag)
            if token != NOTHING and left is not None:
                yield whole(came, left, token), wish

    def pretended(self) -> Iterator[tuple[int, float]]:
        """What he says to have taken, if he does not tell the truth; a street kid can only have been the last."""
        for token, wish in PRETENDED.items():
            if self.last if token == NOTHING else self.deal.full[-1 - token]:
                yield token, wish


WAYS: Mapping[str, Callable[[Speaker], Wishes]] = {
    "truth": Speaker.truth,
    "veil": Speaker.veil,
    "slip": Speaker.slip,
    "back": Speaker.back,
    "on": Speaker.on,
    "cover": Speaker.cover,
    "split": Speaker.split,
    "skim": Speaker.skim,
    "confess": Speaker.confess,
    "mum": Speaker.mum,
}
"""The ways to talk, by name."""


def came_short(deal: Deal, left: Box, token: int, wish: float) -> Wishes:
    """The box held what I passed on, and the token I took."""
    if token == NOTHING:
        yield whole(left, left, token), wish
        return
    came = put_back(left, token)
    if sum(came[1:]) <= sum(deal.full[1:]):
        yield whole(came, left, token), wish


def gone(box: Box, token: int) -> Box | None:
    """A box with a token less; another one where there is none of this kind, for nobody says which are left."""
    if token == NOTHING:
        return box
    kinds = [token, *(other for other in TOKEN_LOOT if other != token)]
    return next((without(box, kind) for kind in kinds if box[-1 - kind] > 0), None)


def as_told(said: Claim, seen: Box) -> Box:
    """The box as the neighbour tells it, and as it was where the neighbour has not said."""
    told = [own if other == UNSAID else other for other, own in zip(said, seen, strict=False)]
    if said[IN_ALL] != UNSAID:
        told[1] = max(0, told[1] + said[IN_ALL] - sum(told[1:]))
    return told[0], told[1], told[2], told[3], told[4], told[5]


def whole(came: Box, left: Box, loot: int) -> Claim:
    """A story that leaves nothing out."""
    return (*in_figures(came), *in_figures(left), loot)


def put_back(box: Box, loot: int) -> Box:
    """The box before somebody took this."""
    before = list(box)
    if loot >= 0:
        before[0] += loot
    else:
        before[-1 - loot] += 1
    return before[0], before[1], before[2], before[3], before[4], before[5]
