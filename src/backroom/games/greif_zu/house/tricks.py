"""Special cards for the start of a turn: what each of them would be worth now, and at whom to aim it."""

import math

from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BIRTHDAY,
    CREDIT,
    DOUBLE_TURN,
    EMERGENCY,
    GIFT,
    INSPECTION,
    JEWELS,
    LEFT,
    PRESENTS,
    REDISTRIBUTION,
    RIGHT,
    STOLEN,
    SWAP,
    VALUE,
    WISH,
    WISHED,
    Hand,
    less,
    plus,
)
from backroom.games.greif_zu.house.outlook import Outlook

HARM = 0.06
"""What it is worth to slip a rival a card that makes suspicious."""
CONSIDERED = 3
"""Cards thought about when one has to be given away and another comes back."""

HOPED = {
    DOUBLE_TURN: 0.25,
    BIRTHDAY: 0.6,
    REDISTRIBUTION: 0.8,
    LEFT: 0.6,
    RIGHT: 0.6,
    INSPECTION: 0.75,
    GIFT: 0.06,
    STOLEN: 0.75,
    SWAP: 0.6,
    WISH: 1.0,
    EMERGENCY: 0.7,
}
"""The points that each special card brings in a good moment: only one in four of 225 rounds had a better one."""
HALF_GONE = 0.5
"""What part of that hope is gone with every turn that will not come."""


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

    def kept(self, card: int) -> float:
        """What a card is worth that is kept for a better moment: less and less as the round draws to its end."""
        turns = sum(self.outlook.later[1:])
        return HOPED[card] * (1 - math.pow(HALF_GONE, turns))

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
        given = sorted(self.outlook.without(self.hand, now), reverse=True)[:CONSIDERED]
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


def harm(kind: int) -> float:
    """What it is worth that a rival gets this card: an ID too many, or what only few may have, makes guilty."""
    if kind in (CREDIT, BADGE):
        return HARM
    return HARM / 2 if kind <= AGENT else HARM / 4 if VALUE[kind] >= 500 else 0.0
