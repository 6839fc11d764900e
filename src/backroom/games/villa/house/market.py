"""What cards are worth to a planner: the scarcer a symbol, the dearer."""

from functools import cache

from backroom.games.villa.house.outlook import ANY
from backroom.games.villa.house.temper import Temper

SWING = 1
"""So many grades up and down a symbol's price can go."""
GRADES = 2 * SWING + 1


class Prices:
    """What each card is worth at one time, by its bits. Each is made once, so that others can go by which one it is."""

    __slots__ = ("cards", "cheapest", "temper")

    def __init__(self, temper: Temper, grades: list[int]) -> None:
        plain = [1 + temper.scarcity * (grade - SWING) for grade in grades]
        extra = (0.0, 0.0, temper.two, (temper.two + temper.joker) / 2, temper.joker)
        cards = [0.0]
        for bits in range(1, ANY + 1):
            shown = [price for symbol, price in enumerate(plain) if bits >> symbol & 1]
            cards.append(max(shown) + extra[len(shown)])
        self.temper = temper
        self.cards = tuple(cards)
        self.cheapest = 1 - SWING * abs(temper.scarcity)
        """What any position costs at least."""


class Market:
    """The prices of somebody with this temper."""

    __slots__ = ("_prices", "temper")

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._prices: dict[int, Prices] = {}

    def prices(self, spare: list[int]) -> Prices:
        """With so many spare cards of each symbol."""
        scarcity, a_grade, grades = 0, max(1, self.temper.grade), []
        for left in spare:
            grade = min(max(SWING - round(left / a_grade), 0), GRADES - 1)
            scarcity = scarcity * GRADES + grade
            grades.append(grade)
        known = self._prices.get(scarcity)
        if known is None:
            known = self._prices[scarcity] = Prices(self.temper, grades)
        return known


@cache
def market_of(temper: Temper) -> Market:
    return Market(temper)
