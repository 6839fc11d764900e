"""Hands of influence cards: what somebody holds, what is taken from a hand and what is played from it."""

from backroom.games.cosa_nostra.cards import INFLUENCE_COUNT
from backroom.games.cosa_nostra.state import INFLUENCE_BITS, INFLUENCE_KIND, Underworld


def kinds_held(world: Underworld, seat: int) -> list[int]:
    return [card & INFLUENCE_KIND for card in world.hands[seat]]


def holds(world: Underworld, seat: int, kind: int) -> bool:
    """Whether there is such an influence card in this hand."""
    return kind in kinds_held(world, seat)


def may_hold(world: Underworld, seat: int, kind: int) -> bool:
    """Whether everybody must reckon with such a card in this hand: one that it began with, or one among those drawn."""
    cards = world.hands[seat]
    if world.spent[kind] < INFLUENCE_COUNT[kind] and any(card >> INFLUENCE_BITS for card in cards):
        return True
    return any(card == kind for card in cards)


def sorted_hand(world: Underworld, seat: int) -> list[int]:
    """The kinds of influence cards in a hand: in which order they were drawn is nobody's business."""
    return sorted(kinds_held(world, seat))


def take_influence(world: Underworld, seat: int, kind: int) -> None:
    """A card leaves the hand. Of two alike the one goes that has been held longer."""
    hand = world.hands[seat]
    hand.remove(min(card for card in hand if card & INFLUENCE_KIND == kind))


def play_influence(world: Underworld, seat: int, kind: int) -> None:
    """C-62: a card is played from the hand and put on its discard."""
    take_influence(world, seat, kind)
    world.spent[kind] += 1
