"""Before the operation: how the open cards could be spread."""

from itertools import permutations

from backroom.games.villa.house.outlook import Hand, Outlook
from backroom.games.villa.house.steps import SPREAD, Step


def arrangements(world: Outlook) -> list[Step]:
    """The hands as they are, and spread so that everybody has something of everything."""
    as_dealt, spread = tuple(world.hands), alike(world.hands, evenly(world.hands))
    return [Step(SPREAD, hands) for hands in dict.fromkeys((as_dealt, spread))]


def evenly(hands: list[Hand]) -> list[Hand]:
    """Every card to whoever has least of its symbols and still has room, plain cards first."""
    spread: list[list[int]] = [[] for _ in hands]
    for card in sorted((card for hand in hands for card in hand), key=lambda card: (card.bit_count(), card)):
        seats = [seat for seat, hand in enumerate(hands) if len(spread[seat]) < len(hand)]
        seat = min(seats, key=lambda seat: (sum(bool(held & card) for held in spread[seat]), len(spread[seat])))
        spread[seat].append(card)
    return [tuple(sorted(hand)) for hand in spread]


def alike(before: list[Hand], after: list[Hand]) -> tuple[Hand, ...]:
    """The same hands given to the seats so that the fewest cards move."""

    def kept(order: tuple[Hand, ...]) -> int:
        return sum(common(one, other) for one, other in zip(before, order, strict=True))

    sizes = [len(hand) for hand in before]
    return max((order for order in permutations(after) if [len(hand) for hand in order] == sizes), key=kept)


def common(one: Hand, other: Hand) -> int:
    return sum(min(one.count(card), other.count(card)) for card in set(one))
