"""The last moments of a round: which of the cards for then to play, and with which of one's cards."""

from collections.abc import Iterator

from backroom.games.greif_zu.actions import BUY, DRAW, PLAY
from backroom.games.greif_zu.deck import (
    BUY_TIME,
    CASH_MACHINE,
    CURRENCIES,
    CURRENCY,
    EXCHANGE,
    HIDEOUT,
    JEWELS,
    NOTES,
    converted,
)
from backroom.games.greif_zu.lastcards import STOP, WITHDRAW
from backroom.games.greif_zu.odds import Hand, Time, less, plus
from backroom.games.greif_zu.outlook import NO_TIME, Outlook
from backroom.games.greif_zu.plans import minus, payments

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

    def card(self) -> int:
        """The card that leads to the most points, or none."""
        sight = self.sight
        best, choice = self.settled(sight.hand, sight.exchanged) + WORTH_A_CARD, STOP
        for card in sight.end_cards:
            points = self.using(card, sight.hand, sight.exchanged, sight.end_cards)
            if points > best:
                best, choice = points, PLAY + card
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
                for kind in dict.fromkeys(hand)
                if kind >= NOTES
                for currency in range(len(CURRENCIES))
                if currency != CURRENCY[kind]
            ]
        if card == CASH_MACHINE:
            return list(self.at_the_machine(hand, exchanged, rest))
        return list(self.last_actions(hand, exchanged)) if card == BUY_TIME else []

    def at_the_machine(self, hand: Hand, exchanged: Hand, rest: tuple[int, ...]) -> Iterator[tuple[float, int]]:
        for kind in dict.fromkeys(hand):
            if kind >= NOTES:
                yield self.points(less(hand, kind), exchanged, rest), kind
        if self.sight.wallet:
            odds = self.sight.note_odds()
            yield (
                sum(chance * self.points(plus(hand, kind), exchanged, rest) for kind, chance in odds.items()),
                WITHDRAW,
            )

    def last_actions(self, hand: Hand, exchanged: Hand) -> Iterator[tuple[float, int]]:
        """One more action, after which nothing more can be done."""
        settled = self.settled
        for kind in dict.fromkeys(hand):
            yield settled(less(hand, kind), exchanged), kind
        if self.sight.wallet:
            yield sum(chance * settled(plus(hand, kind), exchanged) for kind, chance in self.sight.odds.items()), DRAW
        bought = [points for points, _, _ in self.purchases(hand, exchanged)]
        if bought:
            yield max(bought), BUY

    def purchases(self, hand: Hand, exchanged: Hand) -> Iterator[tuple[float, Hand, int]]:
        money = tuple(kind for kind in hand if kind >= JEWELS)
        for paid in payments(money):
            left = minus(hand, paid)
            for kind in dict.fromkeys(self.sight.extras):
                yield self.settled(plus(left, kind), exchanged), paid, kind
