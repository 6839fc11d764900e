"""Special cards for the start of a turn: what each of them would be worth now, and at whom to aim it."""

import math
from collections.abc import Iterator

from backroom.games.greif_zu.deck import (
    BIRTHDAY,
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
    WISH,
    WISHED,
    Hand,
    less,
    plus,
)
from backroom.games.greif_zu.house.mischief import SPOILT, Mischief, spoils
from backroom.games.greif_zu.house.outlook import Measure, Outlook

HOPED = {
    DOUBLE_TURN: 0.3,
    BIRTHDAY: 0.6,
    REDISTRIBUTION: 0.7,
    LEFT: 0.7,
    RIGHT: 0.7,
    INSPECTION: 0.7,
    GIFT: 0.8,
    STOLEN: 0.7,
    SWAP: 0.8,
    WISH: 0.8,
    EMERGENCY: 0.7,
}
"""The points that each special card brings in a good moment; for most that is the last one before the end."""
SPOILT_BY_PRESENT = 0.65
"""How many are guilty by the worse of the birthday cards."""
HALF_GONE = 0.5
"""What part of that hope is gone with every turn that will not come."""


class Tricks:
    """The special cards of one turn. A gain is measured in points, against going on without the card."""

    def __init__(self, outlook: Outlook, mischief: Mischief, best_action: float) -> None:
        self.outlook = outlook
        self.sight = outlook.sight
        self.mischief = mischief
        self.hand: Hand = outlook.sight.hand
        self.best_action = best_action
        self.by_plan = outlook.by_plan(outlook.now)

    def gain(self, card: int) -> float:
        """What playing this card now adds to the points to expect."""
        if card == EMERGENCY:
            return self.gain(self.sight.played[-1]) if self.sight.played[-1] != EMERGENCY else 0.0
        if card == BIRTHDAY:
            return self.presents() - self.best_action
        if card == DOUBLE_TURN:
            return self.two_actions() - self.best_action
        usual = self.effect(card, self.by_plan, False) - self.by_plan(self.hand)
        if not self.sight.closing:
            return usual
        return max(usual, self.at_last(card) - self.best_action)

    def at_last(self, card: int) -> float:
        """What the hand is worth if the round is ended right after the card."""
        return self.effect(card, self.outlook.ended, True)

    def kept(self, card: int) -> float:
        """What a card is worth that is kept for a better moment: less and less as the round draws to its end."""
        turns = sum(self.outlook.later[1:])
        return HOPED[card] * (1 - math.pow(HALF_GONE, turns))

    def presents(self) -> float:
        """The best of three cards, and the others for two rivals."""
        outlook = self.outlook
        harm = sorted(self.mischief.harm.values(), reverse=True)[: PRESENTS - 1]
        return outlook.best_of(
            self.hand, outlook.by_foresight(outlook.later), PRESENTS, self.sight.odds
        ) + SPOILT_BY_PRESENT * sum(harm)

    def two_actions(self) -> float:
        """The best that two actions in a row can do."""
        outlook, hand = self.outlook, self.hand
        measure = outlook.by_foresight(outlook.now)
        found = [worth for worth, _ in outlook.without(hand, measure)]
        found.append(outlook.drawn(hand, measure))
        if self.sight.timers <= 2:
            found.append(outlook.ended(hand))
        return max(found)

    def effect(self, card: int, measure: Measure, last: bool) -> float:
        """What the hand is worth after the card has done its work; `last` if the round is ended right after it."""
        if card == GIFT:
            return max((worth for worth, _ in self.gifts(measure, last)), default=measure(self.hand))
        if card == SWAP:
            return max((worth for worth, _ in self.swaps(measure, last)), default=measure(self.hand))
        if card in (LEFT, RIGHT):
            return self.passed(measure) + self.mischief.to_all(card, last)
        if card in (STOLEN, INSPECTION):
            return max(
                (self.taken(card, seat, measure, last) for seat in self.with_cards()), default=measure(self.hand)
            )
        if card == WISH:
            return max((worth for worth, _ in self.wishes(measure, last)), default=measure(self.hand))
        if card == REDISTRIBUTION:
            return self.redistributed(measure) + self.mischief.to_all(card, last)
        return measure(self.hand)

    def gifts(self, measure: Measure, last: bool = False) -> Iterator[tuple[float, tuple[int, int]]]:
        """Every gift to every rival."""
        for worth, kind in self.outlook.without(self.hand, measure):
            for seat in self.sight.others:
                yield worth + self.mischief.to(seat, spoils(kind), last), (seat, kind)

    def swaps(self, measure: Measure, last: bool = False) -> Iterator[tuple[float, int]]:
        """With every rival who has cards: the best that can be given away for a card that he does not need."""
        for seat in self.with_cards():
            yield (
                max(
                    self.given_and_got(kind, measure) + self.mischief.to(seat, spoils(kind), last)
                    for kind in dict.fromkeys(self.hand)
                ),
                seat,
            )

    def passed(self, measure: Measure) -> float:
        """The best card to part with for any other."""
        return max((self.given_and_got(kind, measure) for kind in dict.fromkeys(self.hand)), default=measure(self.hand))

    def given_and_got(self, kind: int, measure: Measure) -> float:
        return self.outlook.drawn(less(self.hand, kind), measure)

    def taken(self, card: int, seat: int, measure: Measure, last: bool = False) -> float:
        """A card of this rival's, for better or worse; after an inspection only for better."""
        odds = self.odds_of(seat)
        harm = self.mischief.to(seat, SPOILT[card], last)
        if card == STOLEN:
            return harm + self.outlook.drawn(self.hand, measure, odds)
        return harm + self.outlook.best_of(self.hand, measure, 1, odds, measure(self.hand))

    def redistributed(self, measure: Measure) -> float:
        """Its least useful money for the best of what all lay down."""
        sight = self.sight
        laid = [(worth, kind) for worth, kind in self.outlook.without(self.hand, measure) if kind >= JEWELS]
        hand = less(self.hand, max(laid)[1]) if laid else self.hand
        money = {kind: chance for kind, chance in sight.odds.items() if kind >= JEWELS}
        total = sum(money.values())
        odds = {kind: chance / total for kind, chance in money.items()}
        return self.outlook.best_of(hand, measure, max(1, sight.seats - 2), odds) if odds else measure(self.hand)

    def odds_of(self, seat: int) -> dict[int, float]:
        """How likely a card drawn from this hand is of each kind."""
        size = self.sight.hand_sizes[seat]
        known = self.sight.seen_hands.get(seat, ())
        unknown = (size - len(known)) / size
        odds = {kind: chance * unknown for kind, chance in self.sight.odds.items()}
        for kind in known:
            odds[kind] = odds.get(kind, 0.0) + 1 / size
        return odds

    def wishes(self, measure: Measure, last: bool = False) -> Iterator[tuple[float, tuple[int, int]]]:
        """Every wish to every rival, and the worth of the hand after it."""
        before = measure(self.hand)
        for wish, mask in enumerate(WISHED):
            odds = {kind: chance for kind, chance in self.sight.odds.items() if mask >> kind & 1}
            share = sum(odds.values())
            got = self.outlook.drawn(self.hand, measure, odds) / share if share else before
            for seat in self.with_cards():
                seen = [kind for kind in self.sight.seen_hands.get(seat, ()) if mask >> kind & 1]
                granted = 1.0 if seen else 1 - (1 - share) ** self.sight.hand_sizes[seat]
                worth = min(measure(plus(self.hand, kind)) for kind in seen) if seen else got
                harm = self.mischief.to(seat, SPOILT[WISH], last)
                yield before + granted * (worth - before + harm), (seat, wish)

    def with_cards(self) -> list[int]:
        return [seat for seat in self.sight.others if self.sight.hand_sizes[seat]]
