"""The operation as a planner sees it: a card is the set of its symbols as bits, and playing on costs little."""

from typing import TYPE_CHECKING, NamedTuple, Self

from backroom.games.villa.arrest import PASS
from backroom.games.villa.deck import SYMBOLS, Guard
from backroom.games.villa.state import GODFATHER, NO_TARGET

if TYPE_CHECKING:
    from backroom.games.villa.house.market import Market

Hand = tuple[int, ...]

PLAIN = {1 << symbol: symbol for symbol in range(len(SYMBOLS))}
"""The plain cards, and the symbol of each."""
ANY = (1 << len(SYMBOLS)) - 1
MARK = len(SYMBOLS)
"""A need is the bit of its symbol, and so many bits higher that of the expert mark beside it."""


class Case(NamedTuple):
    """Somebody to arrest: what each position needs, and the symbol of the card that comes back (0 for a godfather)."""

    needs: tuple[int, ...]
    bonus: int


def case_of(guard: Guard, expert: bool) -> Case:
    needs = [1 << symbol for symbol in guard.symbols]
    if expert and guard.mark is not None:
        position, symbol = guard.mark
        needs[position - 1] |= 1 << symbol + MARK
    return Case(tuple(needs), 0 if guard.back is None else 1 << guard.back.symbol)


class Outlook:
    """One way things may stand: the operation itself once more, so lean that a bot can play out thousands.

    The top of a pile is its last card; the first `known` ones are bonus cards beneath.

    `spare` is, for each symbol, how many plain cards more there are than needed to the end, bonus cards to come
    included. An arrest is under way at `place`, or a `bonus` card is to be given, or somebody is to be chosen.
    """

    __slots__ = (
        "active",
        "bonus",
        "cases",
        "discard",
        "full",
        "hands",
        "known",
        "lead",
        "market",
        "piles",
        "place",
        "position",
        "rotating",
        "seats",
        "spare",
        "standing",
    )

    def __init__(
        self,
        seats: int,
        full: int,
        rotating: bool,
        lead: int,
        cases: tuple[Case, ...],
        standing: int,
        hands: list[Hand],
        piles: list[list[int]],
        known: list[int],
        discard: list[int],
        spare: list[int],
        place: int,
        position: int,
        active: int,
        bonus: int,
        market: "Market",
    ) -> None:
        self.seats = seats
        self.full = full
        self.rotating = rotating
        self.lead = lead
        self.cases = cases
        self.standing = standing
        self.hands = hands
        self.piles = piles
        self.known = known
        self.discard = discard
        self.spare = spare
        self.place = place
        self.position = position
        self.active = active
        self.bonus = bonus
        self.market = market

    def copy(self) -> Self:
        return type(self)(
            self.seats,
            self.full,
            self.rotating,
            self.lead,
            self.cases,
            self.standing,
            self.hands[:],
            [pile[:] for pile in self.piles],
            self.known[:],
            self.discard[:],
            self.spare[:],
            self.place,
            self.position,
            self.active,
            self.bonus,
            self.market,
        )

    def take_stock(self) -> None:
        """Count what there is of each symbol, against what is needed."""
        spare = [0] * len(SYMBOLS)
        for cards in (*self.hands, *self.piles, (self.bonus,)):
            for card in cards:
                if card in PLAIN:
                    spare[PLAIN[card]] += 1
        for place, case in enumerate(self.cases):
            if place == GODFATHER or self.standing >> place & 1:
                for need in case.needs[self.position if place == self.place else 0 :]:
                    spare[PLAIN[need & ANY]] -= 1
                if case.bonus:
                    spare[PLAIN[case.bonus]] += 1
        self.spare = spare

    # What can be done

    def attack(self, place: int, leader: int) -> None:
        """V-25: somebody is turned up, and this seat begins."""
        self.place, self.position, self.active = place, 0, leader

    def play(self, verb: int, cards: Hand, rest: Hand) -> None:
        """V-26 to V-30: the active seat plays these open cards, or puts one away, keeps the rest, and draws."""
        seat, spare = self.active, self.spare
        need = self.cases[self.place].needs[self.position] & ANY
        if verb != PASS:
            for card in cards:
                self.discard[card] += 1
            self.position += 1
        if verb == PASS or cards[0] != need:
            for card in cards:
                if card in PLAIN:
                    spare[PLAIN[card]] -= 1
            if verb != PASS:
                spare[PLAIN[need]] += 1
        pile = self.piles[seat]
        if pile:
            rest = tuple(sorted((*rest, pile.pop())))
            if self.known[seat] > len(pile):
                self.known[seat] -= 1
        self.hands[seat] = rest
        self.active = seat + 1 if seat + 1 < self.seats else 0

    def lock_up(self) -> None:
        """V-35 to V-37: the arrest is made. A card comes back if one of its symbol lies in the discard."""
        card = self.cases[self.place].bonus
        self.standing &= ~(1 << self.place)
        self.place, self.position = NO_TARGET, 0
        if self.rotating:
            self.lead = self.active
        if self.discard[card]:
            self.bonus = card
        else:
            self.spare[PLAIN[card]] -= 1

    def give(self, seat: int, to_hand: bool) -> None:
        """V-38, V-39: the bonus card goes from the discard to this seat."""
        self.discard[self.bonus] -= 1
        if to_hand:
            self.hands[seat] = tuple(sorted((*self.hands[seat], self.bonus)))
        else:
            self.piles[seat].insert(0, self.bonus)
            self.known[seat] += 1
        self.bonus = 0

    # How it stands

    @property
    def done(self) -> bool:
        """The positions of this arrest are all played."""
        return self.position == len(self.cases[self.place].needs)

    @property
    def won(self) -> bool:
        return self.place == GODFATHER and self.position == len(self.cases[GODFATHER].needs)

    @property
    def certain(self) -> bool:
        """All the cards are known."""
        return [*map(len, self.piles)] == self.known

    def cards_of(self, seat: int) -> int:
        return len(self.hands[seat]) + len(self.piles[seat])

    def stock(self) -> tuple[int, int, int]:
        """How many cards more there are than positions to play, if every guard brings one back; how many jokers are
        among them; and how many positions lack a plain card of their symbol."""
        left = -self.position
        for place, case in enumerate(self.cases):
            if place == GODFATHER or self.standing >> place & 1:
                left += len(case.needs) - (place != GODFATHER)
        cards = jokers = 0
        for held in (*self.hands, *self.piles):
            cards += len(held)
            for card in held:
                if card not in PLAIN:
                    jokers += 1
        return cards + (self.bonus > 0) - left, jokers, -sum([spare for spare in self.spare if spare < 0])

    def slack(self) -> int:
        """How many cards can be wasted at most. Where neither plain cards nor jokers do, it takes a pair."""
        over, jokers, lacking = self.stock()
        return over - lacking + jokers if lacking > jokers else over

    def reserve(self) -> int:
        """How well the team is off: a joker is worth a card more, and a symbol that lacks costs one.

        Found by fitting who still wins once all cards are known; the three weigh the same, as near as makes no matter.
        """
        over, jokers, lacking = self.stock()
        return over + jokers - lacking
