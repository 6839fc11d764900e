"""The race as one player sees it: the chances to win as things stand, and after what the next player will do."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from backroom.games.heimlich.house.belief import Matrix, Player
from backroom.games.heimlich.house.outlook import Row, scored
from backroom.games.heimlich.house.replies import Reply, replies
from backroom.games.heimlich.house.temper import Odds, Standing
from backroom.games.heimlich.state import FINISH, TIP_WORTH, WORTH

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


class Race:
    """Chances to win for one agent, by what its player suspects of the others."""

    def __init__(self, own: int, expert: bool, suspicion: Matrix, right: float, odds: Odds) -> None:
        """`right` is by how many more fellow players it names rightly than the others do, as far as it can tell."""
        self.own = own
        self.expert = expert
        self.owned = [sum(column) for column in zip(*suspicion, strict=True)]
        # Among experts a stray wins nothing; in the basic game it can snatch the win from everybody.
        strays = 0.0 if expert else odds.strays
        self.rivals = [
            0.0 if agent == own else chance + strays * (1 - chance) for agent, chance in enumerate(self.owned)
        ]
        finish = odds.lead_tips if expert else odds.lead
        self.scales = [scale(finish + odds.lead_far * max(0, FINISH - best), odds.standing) for best in range(FURTHEST)]
        ahead = TIP_WORTH * right if expert else 0.0
        self.tips = [exp(ahead / by_score.lead) for by_score in self.scales]

    def chance(self, place: Sequence[int], score: Sequence[int]) -> float:
        """The chance to win as things stand, whoever moves next."""
        first = max(score)
        stone, building, _ = self.scales[first]
        mine = self.tips[first] * stone[score[self.own]] * building[place[self.own]]
        others = 0.0
        for rival, has, where in zip(self.rivals, score, place, strict=True):
            others += rival * stone[has] * building[where]
        return mine / (mine + others)

    def point(self, place: Sequence[int], score: Sequence[int]) -> float:
        """By how much a point more would raise that chance."""
        now = self.chance(place, score)
        return now * (1 - now) / self.scales[max(score)].lead

    def scoring(self, place: Sequence[int], score: Sequence[int]) -> float:
        """The chance to win after a scoring that has led to this score, be it the last or not."""
        first = max(score)
        if first < FINISH:
            return self.chance(place, score)
        if self.expert:
            stone = self.scales[first].stone
            mine = self.tips[first] * stone[score[self.own]]
            return mine / (mine + sum([rival * stone[has] for rival, has in zip(self.rivals, score, strict=True)]))
        if score[self.own] < first:
            return 0.0
        # A shared win is worth its share.
        return 1 / sum([chance for chance, has in zip(self.owned, score, strict=True) if has == first], 0.0)

    def replied(self, place: list[int], score: list[int], safe: int, players: Sequence[Player]) -> float:
        """The chance to win after the next turn, by who the next player may be, over all rolls."""
        total = weights = 0.0
        for agent, style, weight in players:
            turns = replies(place, score, safe, agent, style)
            total += weight * sum([self.turned(turn, score) for turn in turns]) / len(turns)
            weights += weight
        return total / weights

    def turned(self, turn: Reply, score: list[int]) -> float:
        """The chance to win after somebody's turn."""
        place, cracked = turn
        return self.scoring(place, scored(place, score)) if cracked else self.chance(place, score)
