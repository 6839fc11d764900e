"""The race as one player sees it: the chances to win as things stand, and after what the next player will do."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from backroom.games.heimlich.belief import Matrix
from backroom.games.heimlich.outlook import DIE, RING, Row, distance, scored
from backroom.games.heimlich.state import FINISH, TIP_WORTH, WORTH
from backroom.games.heimlich.temper import Standing, Temper

FURTHEST = FINISH + max(WORTH)


class Scale(NamedTuple):
    """Odds in a race are products: a factor for each point of a stone, one for the building its agent waits in."""

    stone: Row
    building: Row
    lead: float


@cache
def scale(lead: float, standing: Standing) -> Scale:
    """`lead` is how many points ahead make the odds rise e-fold."""
    return Scale([exp(points / lead) for points in range(FURTHEST)], [exp(more / lead) for more in standing], lead)


@cache
def houses(standing: Standing, scoring: bool) -> tuple[Row, list[list[int]]]:
    """What each building is worth to be scored in, or just to wait in; and the best to reach, by start and points."""
    worth = [more + scoring * WORTH[house] for house, more in enumerate(standing)]
    best = [
        [
            max(((start + steps) % RING for steps in range(points + 1)), key=worth.__getitem__)
            for points in range(DIE + 1)
        ]
        for start in range(RING)
    ]
    return worth, best


class Race:
    """Chances to win for one agent, by what its player suspects of the others."""

    def __init__(self, own: int, expert: bool, suspicion: Matrix, right: float, temper: Temper) -> None:
        """`right` is how many fellow players it names rightly, as far as it can tell; nothing in a basic game."""
        self.own = own
        self.expert = expert
        self.suspicion = suspicion
        self.temper = temper
        self.owned = [sum(column) for column in zip(*suspicion, strict=True)]
        # Among experts a stray wins nothing; in the basic game it can snatch the win from everybody.
        self.rivals = [0.0 if agent == own else chance if expert else 1.0 for agent, chance in enumerate(self.owned)]
        finish = temper.lead_tips if expert else temper.lead
        self.scales = [
            scale(finish + temper.lead_far * max(0, FINISH - best), temper.standing) for best in range(FURTHEST)
        ]
        ahead = TIP_WORTH * (right - temper.rivals_right * (len(suspicion) - 1)) if expert else 0.0
        self.tips = [exp(ahead / scale.lead) for scale in self.scales]

    def standing(self, place: Sequence[int], score: Sequence[int]) -> float:
        """The chance to win as things stand, whoever moves next."""
        first = max(score)
        stone, building, _ = self.scales[first]
        mine = self.tips[first] * stone[score[self.own]] * building[place[self.own]]
        others = 0.0
        for rival, has, where in zip(self.rivals, score, place, strict=True):
            others += rival * stone[has] * building[where]
        return mine / (mine + others)

    def scoring(self, place: Sequence[int], score: Sequence[int]) -> float:
        """The chance to win after a scoring that has led to this score, be it the last or not."""
        first = max(score)
        if first < FINISH:
            return self.standing(place, score)
        if self.expert:
            stone = self.scales[first].stone
            mine = self.tips[first] * stone[score[self.own]]
            return mine / (mine + sum([rival * stone[has] for rival, has in zip(self.rivals, score, strict=True)]))
        if score[self.own] < first:
            return 0.0
        # A shared win is worth its share.
        return 1 / sum([chance for chance, has in zip(self.owned, score, strict=True) if has == first], 0.0)

    def answered(self, place: list[int], score: list[int], safe: int, seat: int) -> float:
        """The chance to win after that seat's turn, over its likely agents and all rolls."""
        far = [distance(where, safe) for where in place]
        nearest = sorted(range(len(far)), key=far.__getitem__)
        shut = self.temper.calm * sum([WORTH[where] for where in place]) / len(place)
        total = weights = 0.0
        for agent, weight in enumerate(self.suspicion[seat]):
            if weight >= self.temper.doubt:
                helper = nearest[1] if nearest[0] == agent else nearest[0]
                rolls = answers(self.temper.standing, place[agent], safe, far[agent], far[helper], shut)
                total += weight * sum([self._answer(place, score, safe, agent, helper, *roll) for roll in rolls]) / DIE
                weights += weight
        return total / weights if weights else self.standing(place, score)

    def _answer(
        self,
        place: list[int],
        score: list[int],
        safe: int,
        agent: int,
        helper: int,
        to: int,
        cracks: bool,
        helped: bool,
    ) -> float:
        there = place[:]
        there[agent] = to
        if helped:
            there[helper] = safe
        return self.scoring(there, scored(there, score)) if cracks else self.standing(there, score)


def answers(
    standing: Standing, start: int, safe: int, far: int, helper_far: int, shut: float
) -> list[tuple[int, bool, bool]]:
    """For every roll what the player behind an agent does: where it goes, whether the safe is cracked, and by a helper.

    It goes where it is best off, and cracks the safe, with its own agent or the nearest other, if that pays more than
    `shut`, what leaving it shut promises.
    """
    waiting, rest = houses(standing, scoring=False)
    finding, find = houses(standing, scoring=True)
    chosen = []
    for roll in range(1, DIE + 1):
        to = rest[start][roll]
        best, cracks, helped = waiting[to] + shut, False, False
        if far <= roll and finding[safe] > best:
            to, best, cracks = safe, finding[safe], True
        if helper_far <= roll and finding[find[start][roll - helper_far]] > best:
            to, cracks, helped = find[start][roll - helper_far], True, True
        chosen.append((to, cracks, helped))
    return chosen
