"""What an arrest costs: a price for each card, what the active seat can do with them, and the cheapest way through."""

from functools import cache, lru_cache
from math import inf
from typing import NamedTuple

from backroom.games.villa.arrest import PAIR, PASS, legal, without
from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.house.outlook import ANY, MARK, Hand, Outlook


class Temper(NamedTuple):
    """What the planner thinks of things, in cards. Tuned by playing; all of it is flat around these values."""

    scarcity: float = 0.17
    """How much dearer a symbol is for each grade that it is scarcer."""
    grade: int = 3
    """So many spare cards are a grade."""
    two: float = 0.4
    """What a joker with two symbols is worth more than a plain card."""
    joker: float = 0.65
    smaller_hand: float = 0.1
    """What it costs to have an open card less, as after a pair."""
    uneven: float = 0.02
    """What it costs that some seats have fewer cards left than others, by the square of the difference."""
    no_bonus: float = 1.0
    strong_first: float = 0.12
    """How much rather it arrests those with one more position: later there is less to choose from."""


TEMPER = Temper()

SWING = 1
"""So many grades up and down a symbol's price can go."""
GRADES = 2 * SWING + 1
CHEAPEST = 1 - SWING * TEMPER.scarcity
"""What any position costs at least."""
MOST_PASSES = 2
"""More than so many passes in one arrest are not thought of."""
UNKNOWN, NO_CARD = 0, -1
"""Instead of a card that will be drawn: nobody knows which, or there is none."""


def scarcity_of(spare: list[int]) -> int:
    """How scarce each symbol is, all in one number."""
    scarcity = 0
    for left in spare:
        grade = SWING - round(left / TEMPER.grade)
        scarcity = scarcity * GRADES + (0 if grade < 0 else GRADES - 1 if grade >= GRADES else grade)
    return scarcity


@cache
def prices(scarcity: int) -> tuple[float, ...]:
    """What each card is worth, by its bits."""
    plain = []
    for _ in SYMBOLS:
        scarcity, grade = divmod(scarcity, GRADES)
        plain.append(1 + TEMPER.scarcity * (grade - SWING))
    plain.reverse()
    extra = (0.0, 0.0, TEMPER.two, (TEMPER.two + TEMPER.joker) / 2, TEMPER.joker)
    cards = [0.0]
    for bits in range(1, ANY + 1):
        shown = [price for symbol, price in enumerate(plain) if bits >> symbol & 1]
        cards.append(max(shown) + extra[len(shown)])
    return tuple(cards)


# What the active seat can do

Deed = tuple[int, float, Hand, Hand]
"""Something to do: play, pair or pass, what it costs, the open cards kept, those played."""


@lru_cache(maxsize=1 << 16)
def deeds(hand: Hand, need: int, scarcity: int) -> tuple[Deed, ...]:
    """The best fitting card, the best pair and the best pass, as far as there are any, in this order."""
    price = prices(scarcity)
    best: dict[int, Deed] = {}
    for verb, cards in every_deed(hand, need):
        cost = sum(price[card] for card in cards) + (TEMPER.smaller_hand if verb == PAIR else 0.0)
        if verb not in best or cost < best[verb][1]:
            best[verb] = (verb, cost, without(hand, cards), cards)
    return tuple(best[verb] for verb in sorted(best))


@lru_cache(maxsize=1 << 13)
def every_deed(hand: Hand, need: int) -> tuple[tuple[int, Hand], ...]:
    """Everything that can be done with these open cards, as far as they are known."""
    return tuple(deed for deed in legal(hand, need & ANY, need >> MARK) if UNKNOWN not in deed[1])


def next_deed(world: Outlook, scarcity: int) -> Deed | None:
    """What the active seat does best as far as this arrest goes; None if it has no card."""
    needs = world.cases[world.place].needs[world.position :]
    possible = deeds(world.hands[world.active], needs[0], scarcity)
    if not possible:
        return None
    if len(possible) == 1 or possible[0][3] == needs[:1]:
        return possible[0]
    return way_through(world, needs, world.active, scarcity, inf)[1] or possible[-1]


# The way through an arrest


def way_through(
    world: Outlook, needs: tuple[int, ...], seat: int, scarcity: int, bound: float
) -> tuple[float, Deed | None]:
    """What these positions cost from this seat on, if less than the bound, and what that seat does first."""
    draws = [
        NO_CARD if not pile else pile[-1] if len(pile) == known else UNKNOWN
        for pile, known in zip(world.piles, world.known, strict=True)
    ]
    return _way(world.hands[:], draws, needs, 0, seat, scarcity, bound, MOST_PASSES)


def _way(
    hands: list[Hand],
    draws: list[int],
    needs: tuple[int, ...],
    position: int,
    seat: int,
    scarcity: int,
    bound: float,
    passes: int,
) -> tuple[float, Deed | None]:
    best, first = inf, None
    hand, drawn = hands[seat], draws[seat]
    after = seat + 1 if seat + 1 < len(hands) else 0
    left = len(needs) - position
    for deed in deeds(hand, needs[position], scarcity):
        verb, cost, rest, _ = deed
        gained = verb != PASS
        togo = left - gained
        if cost + togo * CHEAPEST >= bound or (not gained and not passes):
            continue
        if togo:
            if drawn == UNKNOWN:
                hands[seat] = (UNKNOWN, *rest)
            elif drawn == NO_CARD:
                hands[seat] = rest
            else:
                hands[seat] = tuple(sorted((drawn, *rest)))
                draws[seat] = UNKNOWN
            cost += _way(hands, draws, needs, position + gained, after, scarcity, bound - cost, passes - 1 + gained)[0]
            if cost >= bound:
                continue
        bound = best = cost
        first = deed
    hands[seat], draws[seat] = hand, drawn
    return best, first
