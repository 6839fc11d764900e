"""What a place among the innocent is worth: points, or the chance to win the game with them."""

from math import erf, exp, prod, sqrt
from typing import NamedTuple

from backroom.games.greif_zu.house.sight import Sight
from backroom.games.greif_zu.judgement import CHIPS_BY_RANK

POINTS_A_CHIP = 1.76
SPREAD = 0.6
"""How far the points of one chip stray from that, squared."""
ROUND_SPREAD = 4.8
"""The same for all that somebody wins in a round."""
FIRST_CHIP = 1.0
NO_HOPE = 0.02
"""Below this nothing that can be reached changes who wins; then points are as good as anything."""


STRAYS = [0.6 * step for step in range(-4, 5)]
BELL = [exp(-stray * stray / 2) for stray in STRAYS]
LUCK = [(stray, height / sum(BELL)) for stray, height in zip(STRAYS, BELL, strict=True)]
"""How far luck may carry somebody, and how likely."""


class Worth(NamedTuple):
    """In points: the worth of being guilty, and of being innocent with nobody richer, with one richer, and so on."""

    guilty: float
    innocent: tuple[float, ...]


def worth_of_places(sight: Sight, to_win: bool = False) -> Worth:
    """By points; in the last round, or `to_win` in every one, by the chance to win, on the same scale."""
    prizes = prizes_of(sight)
    lost = min(sight.chips, default=0)
    by_points = Worth(-float(lost), tuple(POINTS_A_CHIP * prize for prize in prizes))
    if sight.rounds_left and not to_win:
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
    """With so many points after this round, so many chips of them still to be drawn; others get the prizes left."""
    to_come = ROUND_SPREAD * sight.rounds_left
    rivals = []
    for seat in sight.others:
        chips = sight.chip_counts[seat]
        theirs = FIRST_CHIP * min(chips, 1) + POINTS_A_CHIP * max(0, chips - 1)
        unsure = SPREAD * max(0, chips - 1) + to_come
        rivals.append([(theirs + POINTS_A_CHIP * prize, unsure + SPREAD * prize) for prize in left])
    luck = sqrt(SPREAD * drawn + to_come)
    total = 0.0
    for stray, chance in LUCK:
        mine = points + stray * luck
        beaten = [sum([normal(mine - theirs, unsure) for theirs, unsure in ways]) / len(ways) for ways in rivals]
        total += chance * prod(beaten)
    return total


def normal(lead: float, unsure: float) -> float:
    """How likely such a lead is one in the end."""
    return 0.5 * (1 + erf(lead / sqrt(2 * (unsure + 0.1))))
