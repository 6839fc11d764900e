"""What somebody says who took this: the truth, or a story that fits one neighbour and lays the blame on the other.

Whoever lies has to make the box come out right. Either it came to him as poor as he passed it on, and then the player
before has something to explain; or he passed it on as rich as it came, and then it is the next one. A token he says to
have taken must be missing in the same way.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import Deal
from backroom.games.mafia_de_cuba.house.temper import ALL_CLAIMED, MANNERS, OTHER, PRETENDED, SAME, SKIMMED, Manner
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import (
    DRIVER,
    NOTHING,
    PASSED,
    RECEIVED,
    SILENT,
    TOKEN_LOOT,
    UNSAID,
    Box,
    Claim,
    in_figures,
    role_of,
    without,
)


class Talk(NamedTuple):
    """What somebody has heard when first asked: the claims beside his own, and what others say to have taken."""

    before: Claim
    """What the player before says to have passed on."""
    after: Claim
    """What the next player says to have received."""
    tokens: tuple[int, int]
    """What the player before and the next one say to have taken."""
    taken: tuple[int, ...]
    """How many others say to have taken each token."""


NOTHING_HEARD = Talk(SILENT[RECEIVED], SILENT[PASSED], (UNSAID, UNSAID), (0,) * len(TOKEN_LOOT))


class Told(NamedTuple):
    """A whole story, and how likely it is told."""

    claim: Claim
    chance: float


@lru_cache(maxsize=1 << 17)
def stories(deal: Deal, place: int, box: Box, loot: int, bag: int, talk: Talk) -> tuple[Told, ...]:
    """All that the player on this place may tell who found this box, and put that into the bag and kept the loot."""
    role = role_of(loot)
    manner = MANNERS[role]
    passed = without(without(box, bag), loot)
    wishes: dict[Claim, float] = {whole(box, passed, loot): manner.truth}
    for claim, wish in lies(deal, place, box, passed, bag, role, manner, talk):
        wishes[claim] = wishes.get(claim, 0.0) + wish
    for claim in wishes:
        if place and differ(claim[RECEIVED], talk.before):
            wishes[claim] *= manner.against_before
        if place < deal.people - 1 and differ(claim[PASSED], talk.after):
            wishes[claim] *= manner.against_after
    total = sum(wishes.values())
    return tuple(Told(claim, wish / total) for claim, wish in wishes.items() if wish)


def lies(
    deal: Deal, place: int, box: Box, passed: Box, bag: int, role: str, manner: Manner, talk: Talk
) -> Iterator[tuple[Claim, float]]:
    """What is not quite so. The Godfather knows what he handed to the first and got from the last: they mind that."""
    first, last = place == 0, place == deal.people - 1
    if manner.back and not first:
        left = passed if last else reconciled(talk.after, passed)
        for token, wish in pretended(deal, role, talk, talk.tokens[0]):
            yield from came_short(deal, left, token, manner.back * wish, last)
        if manner.skim:
            for few in SKIMMED:
                if left[0] >= few and not last:
                    poorer = without(left, few)
                    for token, wish in pretended(deal, role, talk, talk.tokens[0]):
                        yield from came_short(deal, poorer, token, manner.skim * wish / len(SKIMMED), last)
    if manner.on and first:
        yield from first_lies(deal, box, bag, role, manner, talk)
    elif manner.on and not last:
        came = reconciled(talk.before, box)
        for token, wish in pretended(deal, role, talk, talk.tokens[1]):
            if token == NOTHING:
                if not any(came):
                    yield whole(came, came, token), manner.on * wish
            elif came[-1 - token] > 0:
                yield whole(came, without(came, token), token), manner.on * wish


def came_short(deal: Deal, left: Box, token: int, wish: float, last: bool) -> Iterator[tuple[Claim, float]]:
    """The box held what I passed on, and the token I took."""
    if token == NOTHING:
        if last or not any(left):
            yield whole(left, left, token), wish
        return
    came = put_back(left, token)
    if came[-1 - token] <= deal.full[-1 - token]:
        yield whole(came, left, token), wish


def first_lies(deal: Deal, box: Box, bag: int, role: str, manner: Manner, talk: Talk) -> Iterator[tuple[Claim, float]]:
    """The first player: he took what he has put into the bag, or something else beside it."""
    for token, wish in pretended(deal, role, talk, talk.tokens[1]):
        if token == NOTHING or not box[-1 - token]:
            continue
        left = without(box, token)
        if token == bag:
            yield whole(box, left, token), 2 * manner.on * wish
        elif bag != NOTHING:
            yield whole(box, without(left, bag), token), manner.on * wish
        else:
            yield whole(box, left, token), manner.on * wish


def pretended(deal: Deal, role: str, talk: Talk, rival: int) -> Iterator[tuple[int, float]]:
    """What a liar says to have taken: best the same as the rival whom he contradicts, for then either may have lied.

    A driver who covers his man need not lie about himself.
    """
    if role == "driver":
        yield DRIVER, 1.0
        return
    for token, wish in PRETENDED.items():
        if rival != UNSAID:
            wish *= SAME if token == rival else OTHER
        if token == NOTHING:
            yield token, wish
        elif deal.full[-1 - token]:
            often = talk.taken[TOKEN_LOOT.index(token)] >= deal.full[-1 - token]
            yield token, wish * (ALL_CLAIMED if often else 1.0)


def reconciled(said: Claim, seen: Box) -> Box:
    """The box as the neighbour tells it, and as it was where the neighbour has not said."""
    told = [own if other == UNSAID else other for other, own in zip(said, seen, strict=False)]
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
