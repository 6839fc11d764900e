"""What an arrest costs: what the active seat can do with its cards, and the cheapest way through."""

from functools import lru_cache
from math import inf

from backroom.games.villa.arrest import PAIR, PASS, legal, without
from backroom.games.villa.house.market import Prices
from backroom.games.villa.house.outlook import ANY, MARK, Hand, Outlook

MOST_PASSES = 2
"""More than so many passes in one arrest are not thought of."""
UNKNOWN, NO_CARD = 0, -1
"""Instead of a card that will be drawn: nobody knows which, or there is none."""


# What the active seat can do

Deed = tuple[int, float, Hand, Hand]
"""Something to do: play, pair or pass, what it costs, the open cards kept, those played."""


@lru_cache(maxsize=1 << 16)
def deeds(hand: Hand, need: int, prices: Prices) -> tuple[Deed, ...]:
    """The best fitting card, the best pair and the best pass, as far as there are any, in this order."""
    price, smaller_hand = prices.cards, prices.temper.smaller_hand
    best: dict[int, Deed] = {}
    for verb, cards in every_deed(hand, need):
        cost = sum(price[card] for card in cards) + (smaller_hand if verb == PAIR else 0.0)
        if verb not in best or cost < best[verb][1]:
            best[verb] = (verb, cost, without(hand, cards), cards)
    return tuple(best[verb] for verb in sorted(best))


@lru_cache(maxsize=1 << 13)
def every_deed(hand: Hand, need: int) -> tuple[tuple[int, Hand], ...]:
    """Everything that can be done with these open cards, as far as they are known."""
    return tuple(deed for deed in legal(hand, need & ANY, need >> MARK) if UNKNOWN not in deed[1])


def next_deed(world: Outlook, prices: Prices) -> Deed | None:
    """What the active seat does best as far as this arrest goes; None if it has no card."""
    needs = world.cases[world.place].needs[world.position :]
    possible = deeds(world.hands[world.active], needs[0], prices)
    if not possible:
        return None
    if len(possible) == 1 or possible[0][3] == needs[:1]:
        return possible[0]
    return way_through(world, needs, world.active, prices, inf)[1] or possible[-1]


# The way through an arrest


def way_through(
    world: Outlook, needs: tuple[int, ...], seat: int, prices: Prices, bound: float
) -> tuple[float, Deed | None]:
    """What these positions cost from this seat on, if less than the bound, and what that seat does first."""
    draws = [
        NO_CARD if not pile else pile[-1] if len(pile) == known else UNKNOWN
        for pile, known in zip(world.piles, world.known, strict=True)
    ]
    return _way(world.hands[:], draws, needs, 0, seat, prices, bound, MOST_PASSES)


def _way(
    hands: list[Hand],
    draws: list[int],
    needs: tuple[int, ...],
    position: int,
    seat: int,
    prices: Prices,
    bound: float,
    passes: int,
) -> tuple[float, Deed | None]:
    best, first = inf, None
    hand, drawn = hands[seat], draws[seat]
    after = seat + 1 if seat + 1 < len(hands) else 0
    left = len(needs) - position
    for deed in deeds(hand, needs[position], prices):
        verb, cost, rest, _ = deed
        gained = verb != PASS
        togo = left - gained
        if cost + togo * prices.cheapest >= bound or (not gained and not passes):
            continue
        if togo:
            if drawn == UNKNOWN:
                hands[seat] = (UNKNOWN, *rest)
            elif drawn == NO_CARD:
                hands[seat] = rest
            else:
                hands[seat] = tuple(sorted((drawn, *rest)))
                draws[seat] = UNKNOWN
            cost += _way(hands, draws, needs, position + gained, after, prices, bound - cost, passes - 1 + gained)[0]
            if cost >= bound:
                continue
        bound = best = cost
        first = deed
    hands[seat], draws[seat] = hand, drawn
    return best, first
