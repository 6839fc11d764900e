"""The party: who holds what, what is in the wallet, and how it all came there."""

from typing import NamedTuple, Self

from backroom.games.greif_zu.deck import ANY_KIND, MOST, Deck, Hand, Mask, less, plus
from backroom.games.greif_zu.trail import Entry, Move, Trail
from backroom.kit import State

PerSeat = tuple[tuple[int, ...], ...]
Verdict = tuple[str, ...]
"""Every rule that makes somebody guilty; none for the innocent."""
INNOCENT: Verdict = ()

ALONE = tuple((seat,) for seat in range(MOST))
OTHERS = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST + 1)
)
"""Everybody else, clockwise, by the number of seats and the seat."""


class Raid(NamedTuple):
    """What happens when the police come up: cards laid out at the end of a round, and the judgement."""

    laid: PerSeat
    """Special cards that lie open before somebody: hideout, cash machine, exchange."""
    exchanged: PerSeat
    """Notes laid on the exchange, as what they count for."""
    hidden: PerSeat
    banked: PerSeat
    confiscated: PerSeat
    credited: PerSeat
    verdicts: tuple[Verdict, ...] | None = None
    """None before the judgement."""
    shown: tuple[tuple[int, Hand], ...] = ()
    """Whose hands were laid open, in this order, and what was in them then."""
    patrols: tuple[tuple[int, int], ...] = ()
    """Which officer has inspected whom."""
    penalised: tuple[int, ...] = ()
    """Who has put a chip back."""

    def opened(self, seat: int) -> Hand | None:
        """The hand that somebody laid open; None if that has not happened."""
        for who, hand in self.shown:
            if who == seat:
                return hand
        return None


class Judged(NamedTuple):
    """How a round ended."""

    round: int
    coins: tuple[int, ...]
    raid: Raid
    money: tuple[int, ...]
    """What counted in the end, in cents."""
    won: tuple[int, ...]
    """Chips."""


class Party(State):
    """All on the table. Hands are sorted. Everything but two lists is replaced, never changed, so that copies share."""

    __slots__ = (
        "active",
        "chips",
        "coins",
        "deck",
        "drawn",
        "extras",
        "hands",
        "last",
        "left",
        "middle",
        "news",
        "paid",
        "played",
        "pool",
        "purses",
        "raid",
        "round",
        "seats",
        "spare",
        "specials",
        "start",
        "timers",
        "trail",
        "turned",
        "wallet",
    )

    seats: int
    deck: Deck
    pool: tuple[int, ...]
    """The playing cards for so many players."""
    round: int
    hands: list[tuple[int, ...]]
    wallet: list[int]
    extras: tuple[int, ...]
    specials: PerSeat
    spare: tuple[int, ...]
    """Special cards that are not in this round."""
    played: tuple[int, ...]
    paid: tuple[int, ...]
    coins: tuple[int, ...]
    chips: PerSeat
    left: tuple[int, ...]
    """Chips in the zipped pocket."""
    timers: int
    turned: tuple[tuple[int, bool], ...]
    """Who has turned each of the others, and whether because it was due."""
    start: int
    active: int
    drawn: tuple[int, ...]
    """Cards from the wallet that are still in between: birthday presents, and what is no note."""
    middle: tuple[tuple[int, int], ...]
    """What is being redistributed: who laid it, and which card."""
    raid: Raid
    trail: Trail
    """How the cards of this round have gone."""
    purses: Trail
    """How the chips have gone, from the start of the game."""
    last: Judged | None
    """The round before this one."""
    news: bool
    """Whether that is the last thing that has happened."""

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.seats = self.seats
        twin.deck = self.deck
        twin.pool = self.pool
        twin.round = self.round
        twin.hands = self.hands[:]
        twin.wallet = self.wallet[:]
        twin.extras = self.extras
        twin.specials = self.specials
        twin.spare = self.spare
        twin.played = self.played
        twin.paid = self.paid
        twin.coins = self.coins
        twin.chips = self.chips
        twin.left = self.left
        twin.timers = self.timers
        twin.turned = self.turned
        twin.start = self.start
        twin.active = self.active
        twin.drawn = self.drawn
        twin.middle = self.middle
        twin.raid = self.raid
        twin.trail = self.trail
        twin.purses = self.purses
        twin.last = self.last
        twin.news = self.news
        return twin

    @property
    def others(self) -> tuple[int, ...]:
        """Everybody but the active player, clockwise."""
        return OTHERS[self.seats][self.active]

    def note(self, entry: Entry) -> None:
        self.trail = (self.trail, entry)

    def receive(self, seat: int, kind: int) -> None:
        self.hands[seat] = plus(self.hands[seat], kind)

    def lose(self, seat: int, kind: int) -> None:
        self.hands[seat] = less(self.hands[seat], kind)

    def pass_on(self, giver: int, kind: int, taker: int, could_be: Mask = ANY_KIND) -> Move:
        """A card goes from hand to hand, face down: only these two see it."""
        self.lose(giver, kind)
        self.receive(taker, kind)
        return Move(giver, taker, kind, 1 << giver | 1 << taker, could_be)


def nothing_each(seats: int) -> PerSeat:
    return ((),) * seats


def no_raid(seats: int) -> Raid:
    nothing = nothing_each(seats)
    return Raid(nothing, nothing, nothing, nothing, nothing, nothing)


def with_item(lists: PerSeat, seat: int, *items: int) -> PerSeat:
    return (*lists[:seat], (*lists[seat], *items), *lists[seat + 1 :])


def without_item(lists: PerSeat, seat: int, item: int) -> PerSeat:
    return (*lists[:seat], less(lists[seat], item), *lists[seat + 1 :])
