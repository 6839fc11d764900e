"""Special cards: what each of them would be worth now, at whom to aim it, and which to play in the last moments."""

from collections.abc import Iterable, Iterator

from backroom.games.greif_zu.actions import BUY, DRAW, PLAY
from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BIRTHDAY,
    BUY_TIME,
    CASH_MACHINE,
    CREDIT,
    CURRENCIES,
    CURRENCY,
    DOUBLE_TURN,
    EMERGENCY,
    EXCHANGE,
    GIFT,
    HIDEOUT,
    INSPECTION,
    JEWELS,
    LEFT,
    NOTES,
    PRESENTS,
    REDISTRIBUTION,
    RIGHT,
    STOLEN,
    SWAP,
    VALUE,
    WISH,
    WISHED,
    converted,
)
from backroom.games.greif_zu.house.outlook import NO_TIME, Outlook
from backroom.games.greif_zu.house.plans import minus, payments
from backroom.games.greif_zu.house.sight import Hand, Time, less, plus
from backroom.games.greif_zu.lastcards import STOP, WITHDRAW

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


HARM = 0.06
"""What it is worth to slip a rival a card that makes suspicious."""
LOOK = 3
"""Cards thought about when one has to be given away and another comes back."""


class Tricks:
    """The special cards of one turn. A gain is measured in points, against going on without the card."""

    def __init__(self, outlook: Outlook, rivals: "Rivals", best_action: float) -> None:
        self.outlook = outlook
        self.sight = outlook.sight
        self.rivals = rivals
        self.hand: Hand = outlook.sight.hand
        self.best_action = best_action
        self.before = outlook.worth(self.hand, outlook.now)

    def gain(self, card: int) -> float:
        """What playing this card now adds to the points to expect."""
        if card == EMERGENCY:
            return self.gain(self.sight.played[-1]) if self.sight.played[-1] != EMERGENCY else 0.0
        if card == BIRTHDAY:
            return self.outlook.best_of(self.hand, self.outlook.later, PRESENTS, self.sight.odds) - self.best_action
        if card == DOUBLE_TURN:
            return self.two_actions() - self.best_action
        return self.effect(card) - self.before

    def two_actions(self) -> float:
        """The best that two actions in a row can do."""
        outlook, hand = self.outlook, self.hand
        found = [worth for worth, _ in outlook.without(hand, outlook.now)]
        found.append(outlook.drawn(hand, outlook.now))
        if self.sight.timers <= 2:
            found.append(outlook.worth(hand, (1.0,)))
        return max(found)

    def effect(self, card: int) -> float:
        """The worth of the hand after the card has done its work, with the action still to come."""
        outlook, now = self.outlook, self.outlook.now
        if card == GIFT:
            return max((worth + harm(kind) for worth, kind in outlook.without(self.hand, now)), default=self.before)
        if card in (SWAP, LEFT, RIGHT):
            return self.given_and_got()
        if card in (STOLEN, INSPECTION):
            return max((self.taken(card, seat) for seat in self.rivals.with_cards()), default=self.before)
        if card == WISH:
            return max((worth for worth, _ in self.wishes()), default=0.0)
        return self.redistributed() if card == REDISTRIBUTION else self.before

    def taken(self, card: int, seat: int) -> float:
        """A card of this rival's, for better or worse; after an inspection only for better."""
        odds, now = self.odds_of(seat), self.outlook.now
        if card == STOLEN:
            return self.outlook.drawn(self.hand, now, odds)
        return self.outlook.best_of(self.hand, now, 1, odds, self.before)

    def given_and_got(self) -> float:
        """One of its own cards for any other."""
        now = self.outlook.now
        given = sorted(self.outlook.without(self.hand, now), reverse=True)[:LOOK]
        return max(
            (self.outlook.drawn(less(self.hand, kind), now) + harm(kind) for _, kind in given), default=self.before
        )

    def redistributed(self) -> float:
        """Its least useful money for the best of what all lay down."""
        now, sight = self.outlook.now, self.sight
        laid = [(worth, kind) for worth, kind in self.outlook.without(self.hand, now) if kind >= JEWELS]
        hand = less(self.hand, max(laid)[1]) if laid else self.hand
        money = {kind: chance for kind, chance in sight.odds.items() if kind >= JEWELS}
        total = sum(money.values())
        odds = {kind: chance / total for kind, chance in money.items()}
        return self.outlook.best_of(hand, now, max(1, sight.seats - 2), odds) if odds else self.before

    def odds_of(self, seat: int) -> dict[int, float]:
        """How likely a card drawn from this hand is of each kind."""
        size = self.sight.hand_sizes[seat]
        known = self.sight.seen_hands.get(seat, ())
        unknown = (size - len(known)) / size
        odds = {kind: chance * unknown for kind, chance in self.sight.odds.items()}
        for kind in known:
            odds[kind] = odds.get(kind, 0.0) + 1 / size
        return odds

    def wishes(self) -> list[tuple[float, tuple[int, int]]]:
        """Every wish to every rival, and the worth of the hand after it."""
        now, found = self.outlook.now, []
        for wish, mask in enumerate(WISHED):
            odds = {kind: chance for kind, chance in self.sight.odds.items() if mask >> kind & 1}
            share = sum(odds.values())
            got = self.outlook.drawn(self.hand, now, odds) / share if share else self.before
            for seat in self.rivals.with_cards():
                seen = [kind for kind in self.sight.seen_hands.get(seat, ()) if mask >> kind & 1]
                if seen:
                    worth = min(self.outlook.worth(plus(self.hand, kind), now) for kind in seen)
                else:
                    granted = 1 - (1 - share) ** self.sight.hand_sizes[seat]
                    worth = self.before + granted * (got - self.before)
                found.append((worth, (seat, wish)))
        return found


class Rivals:
    """Who of the others stands how."""

    def __init__(self, outlook: Outlook, menace: dict[int, float]) -> None:
        self.sight = outlook.sight
        self.menace = menace
        """How far each is in the way of winning."""

    def with_cards(self) -> list[int]:
        return [seat for seat in self.sight.others if self.sight.hand_sizes[seat]]

    def strongest(self, seats: Iterable[int]) -> int:
        return max(seats, key=lambda seat: (self.menace[seat], seat))


def harm(kind: int) -> float:
    """What it is worth that a rival gets this card: an ID too many, or what only few may have, makes guilty."""
    if kind in (CREDIT, BADGE):
        return HARM
    return HARM / 2 if kind <= AGENT else HARM / 4 if VALUE[kind] >= 500 else 0.0
