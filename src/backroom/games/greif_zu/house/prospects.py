"""What a place among the innocent is worth: points, and in the last round the chance to win the game with them."""

from math import erf, prod, sqrt
from typing import NamedTuple

from backroom.games.greif_zu.house.sight import Sight
from backroom.games.greif_zu.judgement import CHIPS_BY_RANK

POINTS_A_CHIP = 1.76
SPREAD = 0.6
"""How far the points of one chip stray from that, squared."""
FIRST_CHIP = 1.0
NO_HOPE = 0.02
"""Below this nothing that can be reached changes who wins; then points are as good as anything."""


class Worth(NamedTuple):
    """In points: the worth of being guilty, and of being innocent with nobody richer, with one richer, and so on."""

    guilty: float
    innocent: tuple[float, ...]


def worth_of_places(sight: Sight) -> Worth:
    """By points; in the last round by the chance to win, on the same scale from guilty to the richest."""
    prizes = prizes_of(sight)
    lost = min(sight.chips, default=0)
    by_points = Worth(-float(lost), tuple(POINTS_A_CHIP * prize for prize in prizes))
    if not sight.last_round:
        return by_points
    points = float(sum(sight.chips))
    guilty = chance_to_win(sight, points - lost, 0, prizes[:-1])
    innocent = [
        chance_to_win(sight, points + POINTS_A_CHIP * prize, prize, (*prizes[:rank], *prizes[rank + 1 :]))
        for rank, prize in enumerate(prizes)
    ]
    if innocent[0] - guilty < NO_HOPE:
        return by_points
    scale = (by_points.innocent[0] - by_points.guilty) / (innocent[0] - guilty)
    return Worth(by_points.guilty, tuple(by_points.guilty + scale * (chance - guilty) for chance in innocent))


def prizes_of(sight: Sight) -> tuple[int, ...]:
    """Chips for every place, also for those that get none."""
    prizes = CHIPS_BY_RANK[sight.seats]
    return prizes + (0,) * (sight.seats - len(prizes))


def chance_to_win(sight: Sight, points: float, drawn: int, left: tuple[int, ...]) -> float:
    """With so many points at last, so many chips of them still to be drawn; the others get the prizes that are left."""
    beaten = []
    for seat in sight.others:
        chips = sight.chip_counts[seat]
        theirs = FIRST_CHIP * min(chips, 1) + POINTS_A_CHIP * max(0, chips - 1)
        unsure = SPREAD * (drawn + max(0, chips - 1))
        chances = [normal(points - theirs - POINTS_A_CHIP * prize, unsure + SPREAD * prize) for prize in left]
        beaten.append(sum(chances) / len(chances))
    return prod(beaten)


def normal(lead: float, unsure: float) -> float:
    """How likely such a lead is one in the end."""
    return 0.5 * (1 + erf(lead / sqrt(2 * (unsure + 0.1))))
