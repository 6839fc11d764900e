"""Special cards for the start of a turn as somebody weighs them who has hunches."""

from collections.abc import Iterable, Iterator

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
    less,
    plus,
)
from backroom.games.greif_zu.house.hunch import Hunch, Moment
from backroom.games.greif_zu.house.outlook import Outlook
from backroom.games.greif_zu.house.reading import DREW, HURRIED, PUT
from backroom.games.greif_zu.house.tricks import Tricks

PATIENCE = 0.7
"""What part of what one hopes of a card it takes to keep it: a hunch knows already what a card in hand is worth."""
CONSIDERED = 3
"""Cards thought about when one has to be given away and another comes back."""

Way = tuple[float, tuple[int, int]]
"""The worth of the moment after a use of a card, and at whom it is aimed with what."""


class Schemes:
    """The special cards of one turn: what a moment is worth after each use of one, against one with the card kept."""

    def __init__(self, hunch: Hunch, tricks: Tricks) -> None:
        self.hunch, self.tricks = hunch, tricks
        self.outlook: Outlook = hunch.outlook
        self.sight, self.hand = hunch.sight, hunch.sight.hand

    def gain(self, card: int) -> float:
        """What playing this card now adds."""
        sight, here = self.sight, self.hunch.present
        effect = sight.played[-1] if card == EMERGENCY else card
        left = here._replace(specials=less(here.specials, card))
        if effect == BIRTHDAY:
            return self.presents(left) - self.tricks.best_action
        if effect == DOUBLE_TURN:
            return self.two_actions(left) - self.tricks.best_action
        if not sight.closing:
            usual = self.hunch.now()(self.hand)
            return max((worth for worth, _ in self.ways(effect, left)), default=usual) - usual
        # Once the round is ended, a card that was kept is worth nothing.
        usual = self.hunch.measure(left)(self.hand)
        gain = max((worth for worth, _ in self.ways(effect, left)), default=usual) - usual
        return max(gain, self.at_last(effect, left) - self.tricks.best_action)

    def at_last(self, card: int, left: Moment) -> float:
        """What it is worth to end the round right after the card."""
        return max(
            (worth for worth, _ in self.ways(card, self.hunch.acted(HURRIED, left))), default=self.outlook.guilty
        )

    def kept(self, card: int) -> float:
        return PATIENCE * self.tricks.kept(card)

    def presents(self, left: Moment) -> float:
        """The best of three cards, and the others for the two who look readiest."""
        reading = self.hunch.reading
        ready = sorted(self.sight.others, key=lambda seat: -reading.ready(seat, 0))[: PRESENTS - 1]
        there = self.hunch.acted(DREW, left).given(*ready).grown(1, *ready)
        return self.outlook.best_of(self.hand, self.hunch.measure(there), PRESENTS, self.sight.odds)

    def two_actions(self, left: Moment) -> float:
        """The best that can be done with another action still to come, or two timers at once."""
        hunch, outlook, hand = self.hunch, self.outlook, self.hand
        put, drew, hurried = (hunch.acted(deed, left) for deed in (PUT, DREW, HURRIED))
        again = left.turns
        found = [worth for worth, _ in outlook.without(hand, hunch.measure(put._replace(turns=again)))]
        found.append(outlook.drawn(hand, hunch.measure(drew._replace(turns=again))))
        found.append(hunch.measure(hurried._replace(timers=max(0, left.timers - 2)))(hand))
        if left.timers > 1:
            found.append(hunch.measure(hurried._replace(turns=again))(hand))
        return max(found)

    def aim(self, card: int) -> tuple[int, int]:
        """The best use of a card that has been played; who can end the round innocent after it aims for that."""
        here = self.hunch.present
        if self.sight.closing:
            worth, way = max(self.ways(card, self.hunch.acted(HURRIED, here)))
            if worth > self.outlook.guilty:
                return way
        return max(self.ways(card, here))[1]

    def ways(self, card: int, moment: Moment) -> Iterable[Way]:
        """Every use of a card, with its action still to come."""
        if card == GIFT:
            return self.gifts(moment)
        if card == SWAP:
            return self.swaps(moment)
        if card in (LEFT, RIGHT):
            return self.passes((self.sight.me + (1 if card == LEFT else -1)) % self.sight.seats, moment)
        if card in (STOLEN, INSPECTION):
            return self.robberies(card, moment)
        if card == WISH:
            return self.wishes(moment)
        return self.redistributed(moment) if card == REDISTRIBUTION else ()

    def gifts(self, moment: Moment) -> Iterator[Way]:
        for seat in self.sight.others:
            for kind in dict.fromkeys(self.hand):
                measure = self.hunch.measure(moment.handed(seat, kind).grown(1, seat))
                yield measure(less(self.hand, kind)), (seat, kind)

    def swaps(self, moment: Moment) -> Iterator[Way]:
        for seat in self.tricks.with_cards():
            for kind in self.spare(moment):
                yield self.replaced(kind, moment.handed(seat, kind).given(self.sight.me)), (seat, kind)

    def passes(self, neighbour: int, moment: Moment) -> Iterator[Way]:
        everybody = range(self.sight.seats)
        for kind in self.spare(moment):
            yield self.replaced(kind, moment.handed(neighbour, kind).given(*everybody)), (neighbour, kind)

    def spare(self, moment: Moment) -> list[int]:
        """What one would miss least."""
        ranked = sorted(self.outlook.without(self.hand, self.hunch.measure(moment)), reverse=True)
        return [kind for _, kind in ranked[:CONSIDERED]]

    def replaced(self, kind: int, moment: Moment) -> float:
        """A card for any other."""
        return self.outlook.drawn(less(self.hand, kind), self.hunch.measure(moment))

    def robberies(self, card: int, moment: Moment) -> Iterator[Way]:
        as_is = self.hunch.measure(moment)(self.hand)
        for seat in self.tricks.with_cards():
            measure, odds = self.hunch.measure(moment.grown(-1, seat)), self.tricks.odds_of(seat)
            if card == STOLEN:
                yield self.outlook.drawn(self.hand, measure, odds), (seat, card)
            else:
                yield self.outlook.best_of(self.hand, measure, 1, odds, as_is), (seat, card)

    def wishes(self, moment: Moment) -> Iterator[Way]:
        measure = self.hunch.measure(moment)
        before = measure(self.hand)
        for wish, mask in enumerate(WISHED):
            odds = {kind: chance for kind, chance in self.sight.odds.items() if mask >> kind & 1}
            share = sum(odds.values())
            got = self.outlook.drawn(self.hand, measure, odds) / share if share else before
            for seat in self.tricks.with_cards():
                seen = [kind for kind in self.sight.seen_hands.get(seat, ()) if mask >> kind & 1]
                granted = 1.0 if seen else 1 - (1 - share) ** self.sight.hand_sizes[seat]
                worth = min(measure(plus(self.hand, kind)) for kind in seen) if seen else got
                yield before + granted * (worth - before), (seat, wish)

    def redistributed(self, moment: Moment) -> Iterator[Way]:
        """Its least useful money for the best of what all lay down."""
        measure, sight = self.hunch.measure(moment), self.sight
        laid = [(worth, kind) for worth, kind in self.outlook.without(self.hand, measure) if kind >= JEWELS]
        hand = less(self.hand, max(laid)[1]) if laid else self.hand
        money = {kind: chance for kind, chance in sight.odds.items() if kind >= JEWELS}
        total = sum(money.values())
        odds = {kind: chance / total for kind, chance in money.items()}
        if odds:
            yield self.outlook.best_of(hand, measure, max(1, sight.seats - 2), odds), (sight.me, REDISTRIBUTION)
