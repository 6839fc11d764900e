"""What somebody takes who finds this in the box: the house players draw from it, and reckon with it in the others."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, pow
from typing import NamedTuple, TypeVar

from backroom.games.mafia_de_cuba.house.temper import (
    ALL_OF_IT,
    ANY_HANDFUL,
    BAGGED,
    BAGS,
    CALLING,
    CROWDED,
    DRIVING_OFF,
    GREED,
    MODESTY,
    PLENTY,
    POOR,
    SMALL,
    TABLE,
)
from backroom.games.mafia_de_cuba.state import NOTHING, TOKEN_LOOT, Box, role_of, without

T = TypeVar("T")


class Deal(NamedTuple):
    """What everybody knows before the box goes round."""

    full: Box
    people: int
    """Through how many hands it goes."""


class Deed(NamedTuple):
    """Something to do with the box, what then goes on to the next, and how likely somebody does it."""

    loot: int
    bag: int
    to: Box
    chance: float


@lru_cache(maxsize=1 << 16)
def deeds(deal: Deal, place: int, box: Box) -> tuple[Deed, ...]:
    """All that the player on this place may do, the first being place 0. Only the first has a bag."""
    if place:
        wishes = [(loot, NOTHING, wish) for loot, wish in temptations(deal, place, box).items()]
    else:
        bags = (NOTHING, *(token for token, count in zip(TOKEN_LOOT, box[1:], strict=True) if count))
        wishes = [
            (loot, bag, wish * BAGS[role_of(loot)].get(bag, 0.0))
            for bag in bags
            for loot, wish in temptations(deal, place, without(box, bag)).items()
        ]
    total = sum([wish for _, _, wish in wishes])
    return tuple(Deed(loot, bag, without(without(box, loot), bag), wish / total) for loot, bag, wish in wishes if wish)


def temptations(deal: Deal, place: int, box: Box) -> dict[int, float]:
    """How gladly the player on this place takes each thing that is there."""
    if not any(box):
        return {NOTHING: 1.0}
    diamonds = box[0]
    found = {
        token: CALLING[role_of(token)] * count**PLENTY
        for token, count in zip(TOKEN_LOOT, box[1:], strict=True)
        if count
    }
    gone = max(0.0, 1 - diamonds / (deal.full[0] - 2.5)) if place else 0.0
    for token in found:
        if role_of(token) == "driver":
            found[token] *= 1 + DRIVING_OFF * gone
    if diamonds:
        calling = CALLING["thief"] * max(1.0, deal.people / SMALL) ** TABLE
        calling *= diamonds / (diamonds + POOR) * cover(deal, place, box)
        found |= {count: calling * share for count, share in enumerate(handfuls(diamonds), 1)}
    if place == deal.people - 1:
        found[NOTHING] = CALLING["kid"]
    return found


def cover(deal: Deal, place: int, box: Box) -> float:
    """How much of the temptation is left after what others have done. Everybody can count heads and tokens: whoever
    before him has no token has stolen."""
    if place == 0:
        return 1.0
    missing = sum(deal.full[1:]) - sum(box[1:])
    stealing = (max(0, place - missing) + BAGGED) / (place + BAGGED)
    return pow(1 - stealing, CROWDED)


@lru_cache(maxsize=32)
def handfuls(diamonds: int) -> tuple[float, ...]:
    """How likely a thief takes one, two, … of so many diamonds."""
    around = [exp(-(((count / diamonds - GREED) / MODESTY) ** 2) / 2) for count in range(1, diamonds + 1)]
    usual = (1 - ANY_HANDFUL - ALL_OF_IT) / sum(around)
    return tuple(
        usual * wish + ANY_HANDFUL / diamonds + ALL_OF_IT * (count == diamonds) for count, wish in enumerate(around, 1)
    )


def drawn(random: Callable[[], float], among: Sequence[T], weights: Sequence[float]) -> T:
    """One of these, each as often as it weighs."""
    sums = list(accumulate(weights))
    at = random() * sums[-1]
    return next((one for one, upto in zip(among, sums, strict=True) if at < upto), among[-1])
