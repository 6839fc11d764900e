"""The last moments of a round: every use of the cards that are left for them, also of several together."""

from collections.abc import Iterable, Iterator

from backroom.games.greif_zu.actions import BUY_DEED, DRAW_DEEDS, PASS_DEED, PLAY, PLAY_DEEDS, PUT, PUT_DEEDS, Deed
from backroom.games.greif_zu.deck import (
    BUY_TIME,
    CASH_MACHINE,
    EXCHANGE,
    HIDEOUT,
    Hand,
    converted,
    less,
    notes_in,
    plus,
)
from backroom.games.greif_zu.house.outlook import NO_TIME, Outlook
from backroom.games.greif_zu.house.plans import purchases
from backroom.games.greif_zu.house.reading import Time
from backroom.games.greif_zu.lastcards import WITHDRAW, exchanges

WORTH_A_CARD = 1e-6
"""Gains below this are none: a card that changes nothing stays where it is."""


class Ending:
    """Thinks through every use of the cards that are left."""

    def __init__(self, outlook: Outlook, time: Time = NO_TIME) -> None:
        self.outlook = outlook
        self.time = time
        """What is left of it for the rivals."""
        self.sight = outlook.sight

    def settled(self, hand: Hand, exchanged: Hand) -> float:
        return self.outlook.settled(hand, exchanged, self.time)

    def card(self, offered: Iterable[Deed]) -> Deed:
        """The card that leads to the most points, or none. Who passes can still buy time, if that is not asked now."""
        sight = self.sight
        cards = [card for verb, card in offered if verb == PLAY]
        time = tuple(card for card in sight.end_cards if card == BUY_TIME and card not in cards)
        best, choice = self.points(sight.hand, sight.exchanged, time) + WORTH_A_CARD, PASS_DEED
        for card in cards:
            points = self.using(card, sight.hand, sight.exchanged, sight.end_cards)
            if points > best:
                best, choice = points, PLAY_DEEDS[card]
        return choice

    def points(self, hand: Hand, exchanged: Hand, cards: tuple[int, ...]) -> float:
        """The most points with these cards for the end of the round."""
        return (
            max(self.settled(hand, exchanged), *(self.using(card, hand, exchanged, cards) for card in cards))
            if cards
            else self.settled(hand, exchanged)
        )

    def using(self, card: int, hand: Hand, exchanged: Hand, cards: tuple[int, ...]) -> float:
        rest = tuple(other for other in cards if other != card)
        uses = self.uses(card, hand, exchanged, rest)
        return max((points for points, _ in uses), default=self.outlook.guilty)

    def uses(self, card: int, hand: Hand, exchanged: Hand, rest: tuple[int, ...]) -> list[tuple[float, object]]:
        """Every use of a card and its points."""
        if card == HIDEOUT:
            return [(self.points(less(hand, kind), exchanged, rest), kind) for kind in dict.fromkeys(hand)]
        if card == EXCHANGE:
            return [
                (self.points(less(hand, kind), plus(exchanged, converted(kind, currency)), rest), (kind, currency))
                for kind, currency in exchanges(hand)
            ]
        if card == CASH_MACHINE:
            return list(self.at_the_machine(hand, exchanged, rest))
        return list(self.last_actions(hand, exchanged)) if card == BUY_TIME else []

    def at_the_machine(self, hand: Hand, exchanged: Hand, rest: tuple[int, ...]) -> Iterator[tuple[float, int]]:
        for kind in dict.fromkeys(notes_in(hand)):
            yield self.points(less(hand, kind), exchanged, rest), kind
        if self.sight.wallet:
            odds = self.sight.note_odds()
            yield (
                sum(chance * self.points(plus(hand, kind), exchanged, rest) for kind, chance in odds.items()),
                WITHDRAW,
            )

    def last_actions(self, hand: Hand, exchanged: Hand) -> Iterator[tuple[float, Deed]]:
        """One more action, after which nothing more can be done."""
        settled, odds = self.settled, self.sight.odds
        for kind in dict.fromkeys(hand):
            yield settled(less(hand, kind), exchanged), PUT_DEEDS[PUT][kind]
        if self.sight.wallet:
            yield sum(chance * settled(plus(hand, kind), exchanged) for kind, chance in odds.items()), DRAW_DEEDS[0]
        if self.sight.extras:
            bought = [
                self.sight.best_extra([settled(after, exchanged) for after in hands])
                for _, hands in purchases(hand, self.sight.extras)
            ]
            if bought:
                yield max(bought), BUY_DEED
