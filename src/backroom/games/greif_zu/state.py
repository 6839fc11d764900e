"""The party: who holds what, what is in the wallet, and who knows what about it."""

from bisect import insort
from typing import Self

from backroom.games.greif_zu.deck import Deck
from backroom.kit import State

NOBODYS = -1

Facts = dict[tuple[int, int], tuple[int, ...]]
"""What a seat knows of another's hand: (who knows, whose hand) -> kinds. Replaced when changed, never changed."""


class Party(State):
    """All on the table. Hands are kept sorted; tuples and dicts are replaced, so that copies share them."""

    __slots__ = (
        "active",
        "aside",
        "chips",
        "coins",
        "deck",
        "drawn",
        "extras",
        "facts",
        "gained",
        "hands",
        "inspected",
        "laid",
        "left",
        "middle",
        "paid",
        "places",
        "played",
        "pool",
        "round",
        "seats",
        "seen_extras",
        "shown",
        "spare",
        "specials",
        "start",
        "sure_chip",
        "taken",
        "timers",
        "verdicts",
        "wallet",
    )

    def __init__(
        self,
        seats: int,
        deck: Deck,
        pool: tuple[int, ...],
        round: int,
        hands: list[list[int]],
        wallet: list[int],
        extras: tuple[int, ...],
        specials: tuple[tuple[int, ...], ...],
        spare: tuple[int, ...],
        played: tuple[int, ...],
        paid: tuple[int, ...],
        coins: tuple[int, ...],
        chips: tuple[tuple[int, ...], ...],
        left: tuple[int, ...],
        sure_chip: tuple[bool, ...],
        timers: int,
        start: int,
        active: int,
        drawn: tuple[int, ...],
        middle: tuple[int, ...],
        inspected: tuple[int, ...],
        laid: tuple[tuple[int, ...], ...],
        aside: tuple[tuple[int, ...], ...],
        taken: tuple[tuple[int, ...], ...],
        gained: tuple[tuple[int, ...], ...],
        verdicts: tuple[str | None, ...] | None,
        shown: tuple[bool, ...],
        facts: Facts,
        places: Facts,
        seen_extras: tuple[tuple[int, ...] | None, ...],
    ) -> None:
        self.seats = seats
        self.deck = deck
        self.pool = pool
        self.round = round
        self.hands = hands
        self.wallet = wallet
        self.extras = extras
        self.specials = specials
        self.spare = spare
        self.played = played
        self.paid = paid
        self.coins = coins
        self.chips = chips
        self.left = left
        self.sure_chip = sure_chip
        self.timers = timers
        self.start = start
        self.active = active
        self.drawn = drawn
        self.middle = middle
        self.inspected = inspected
        self.laid = laid
        self.aside = aside
        self.taken = taken
        self.gained = gained
        self.verdicts = verdicts
        self.shown = shown
        self.facts = facts
        self.places = places
        self.seen_extras = seen_extras

    def copy(self) -> Self:
        return type(self)(
            self.seats,
            self.deck,
            self.pool,
            self.round,
            [hand[:] for hand in self.hands],
            self.wallet[:],
            self.extras,
            self.specials,
            self.spare,
            self.played,
            self.paid,
            self.coins,
            self.chips,
            self.left,
            self.sure_chip,
            self.timers,
            self.start,
            self.active,
            self.drawn,
            self.middle,
            self.inspected,
            self.laid,
            self.aside,
            self.taken,
            self.gained,
            self.verdicts,
            self.shown,
            self.facts,
            self.places,
            self.seen_extras,
        )

    def others(self, seat: int) -> list[int]:
        """Everybody else, clockwise."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # Cards change hands, and knowledge with them

    def receive(self, seat: int, kind: int) -> None:
        insort(self.hands[seat], kind)

    def lose_unseen(self, seat: int, kind: int) -> None:
        """A card leaves a hand and nobody else sees which: what they knew of that hand may be wrong now."""
        self.hands[seat].remove(kind)
        if any(whose == seat for _, whose in self.facts):
            self.facts = {key: kinds for key, kinds in self.facts.items() if key[1] != seat}

    def lose_openly(self, seat: int, kind: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hands[seat].remove(kind)
        for who in self.others(seat):
            self.unlearn(who, seat, kind)

    def pass_on(self, giver: int, kind: int, taker: int) -> None:
        """A card goes from hand to hand, face down: only these two know it."""
        known = self.facts.get((taker, giver), ())
        self.lose_unseen(giver, kind)
        self.receive(taker, kind)
        if known:
            self.facts = {**self.facts, (taker, giver): known}
            self.unlearn(taker, giver, kind)
        self.learn(giver, taker, kind)

    def learn(self, seat: int, whose: int, kind: int) -> None:
        """`seat` has seen that this card is in that hand."""
        known = (*self.facts.get((seat, whose), ()), kind)
        self.facts = {**self.facts, (seat, whose): tuple(sorted(known))}

    def unlearn(self, seat: int, whose: int, kind: int) -> None:
        known = list(self.facts.get((seat, whose), ()))
        if kind in known:
            known.remove(kind)
            self.facts = {**self.facts, (seat, whose): tuple(known)}

    # The wallet

    def take_from_wallet(self, seat: int, place: int, chosen: bool) -> int:
        """The card at a place; who chose the place knows how the rest has moved up, nobody else does."""
        kind = self.wallet.pop(place)
        self._shift(seat, place, -1, chosen)
        return kind

    def put_into_wallet(self, seat: int, place: int, kind: int, chosen: bool) -> None:
        self.wallet.insert(place, kind)
        self._shift(seat, place, 1, chosen)
        if chosen:
            self.places = {**self.places, (seat, place): (kind,)}

    def _shift(self, seat: int, place: int, by: int, chosen: bool) -> None:
        if self.places:
            self.places = {
                (seat, at + by if at >= place else at): kinds
                for (who, at), kinds in self.places.items()
                if chosen and who == seat and not (by < 0 and at == place)
            }


def with_item(lists: tuple[tuple[int, ...], ...], seat: int, item: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*held, item) if who == seat else held for who, held in enumerate(lists))


def without_item(lists: tuple[tuple[int, ...], ...], seat: int, item: int) -> tuple[tuple[int, ...], ...]:
    held = list(lists[seat])
    held.remove(item)
    return tuple(tuple(held) if who == seat else kept for who, kept in enumerate(lists))
