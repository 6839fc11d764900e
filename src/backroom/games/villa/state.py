"""The operation: who guards where, who holds what, and how far the arrest has come."""

from functools import cache
from typing import Self

from backroom.games.villa.deck import SYMBOLS, Deck, Guard
from backroom.kit import State

PARK = tuple(f"park-{number}" for number in range(1, 10))
VILLA = tuple(f"villa-{number}" for number in range(1, 5))
PLACES = (*PARK, *VILLA, "godfather")
GODFATHER = 13
NO_TARGET = -1
NO_LEADER = -1
NO_GODFATHER = -1
NO_BONUS = -1

TOO_MANY = (99,) * len(SYMBOLS)
"""More of each symbol than anybody takes."""

COVERS = tuple(
    tuple(3 * (row + down) + column + right for down in (0, 1) for right in (0, 1))
    for row in (0, 1)
    for column in (0, 1)
)
"""The park cards that lie on each villa card."""


def neighbours(place: int) -> list[int]:
    row, column = divmod(place, 3)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [3 * r + c for r, c in around if 0 <= r < 3 and 0 <= c < 3]


BESIDE = tuple(tuple(neighbours(place)) for place in range(9))


@cache
def free_places(standing: int) -> tuple[int, ...]:
    """V-16 to V-19: who can be arrested: nobody lies on them, and two sides are free. `standing` has a bit a place."""

    def stands(place: int) -> bool:
        return bool(standing >> place & 1)

    park = [place for place in range(9) if stands(place) and sum(map(stands, BESIDE[place])) <= 2]
    villa = [9 + number for number, above in enumerate(COVERS) if stands(9 + number) and not any(map(stands, above))]
    return (*park, *villa) if standing else (GODFATHER,)


class Operation(State):
    """All on the table. Cards are kinds of the deck, as numbers; hands are kept sorted.

    `laid` is who played which cards, position by position, until the next arrest begins; `arrested` are the places of
    those already caught, in this order. `against` are those who objected to the last proposal, `refused` those who
    would not give up just now.
    """

    __slots__ = (
        "active",
        "against",
        "arrested",
        "aside",
        "bonus",
        "captain",
        "cards",
        "deck",
        "discard",
        "expert",
        "godfather",
        "gone",
        "hands",
        "laid",
        "layout",
        "leader",
        "open",
        "piles",
        "position",
        "refused",
        "rotating",
        "seats",
        "spare",
        "standing",
        "swapping",
        "target",
        "under",
    )

    def __init__(
        self,
        seats: int,
        deck: Deck,
        expert: bool,
        captain: bool,
        rotating: bool,
        swapping: bool,
        open_cards: int,
        cards: int,
        godfather: int,
        layout: tuple[int, ...],
        spare: tuple[int, ...],
        standing: int,
        piles: list[list[int]],
        under: list[list[int]],
        hands: list[list[int]],
        aside: tuple[int, ...],
        discard: list[int],
        gone: list[int],
        target: int,
        position: int,
        leader: int,
        active: int,
        bonus: int,
        laid: tuple[tuple[int, ...], ...] = (),
        arrested: tuple[int, ...] = (),
        against: tuple[int, ...] = (),
        refused: tuple[int, ...] = (),
    ) -> None:
        self.seats = seats
        self.deck = deck
        self.expert = expert
        self.captain = captain
        self.rotating = rotating
        self.swapping = swapping
        self.open = open_cards
        self.cards = cards
        self.godfather = godfather
        self.layout = layout
        self.spare = spare
        self.standing = standing
        self.piles = piles
        self.under = under
        self.hands = hands
        self.aside = aside
        self.discard = discard
        self.gone = gone
        self.target = target
        self.position = position
        self.leader = leader
        self.active = active
        self.bonus = bonus
        self.laid = laid
        self.arrested = arrested
        self.against = against
        self.refused = refused

    def copy(self) -> Self:
        return type(self)(
            self.seats,
            self.deck,
            self.expert,
            self.captain,
            self.rotating,
            self.swapping,
            self.open,
            self.cards,
            self.godfather,
            self.layout,
            self.spare,
            self.standing,
            [pile[:] for pile in self.piles],
            [pile[:] for pile in self.under],
            [hand[:] for hand in self.hands],
            self.aside,
            self.discard[:],
            self.gone[:],
            self.target,
            self.position,
            self.leader,
            self.active,
            self.bonus,
            self.laid,
            self.arrested,
            self.against,
            self.refused,
        )

    def guard_at(self, place: int) -> Guard:
        """The card that lies there, godfather included."""
        deck = self.deck
        return deck.godfathers[self.godfather] if place == GODFATHER else deck.guards[self.layout[place]]

    def strength(self) -> int:
        """V-22: the strengths of all guards still standing; the godfather does not count."""
        return sum(len(self.guard_at(place).symbols) for place in range(13) if self.standing >> place & 1)

    def face_down(self, place: int) -> bool:
        """Whether nobody has seen the front of the guard there."""
        return bool(self.standing >> place & 1) and place != self.target

    def unseen(self, guard: int) -> bool:
        """Whether nobody has seen the front of this guard, around the godfather or left in the box."""
        return guard in self.spare or (guard in self.layout and self.face_down(self.layout.index(guard)))

    def fronts_at(self, place: int) -> tuple[int, ...]:
        """The guards that may lie there, for all that anybody can know: those not seen that have this back."""
        there = self.layout[place]
        if not self.face_down(place):
            return (there,)
        return tuple([guard for guard in self.deck.alike[there] if guard == there or self.unseen(guard)])

    def fronts(self) -> list[tuple[int, ...]]:
        """The same for every place."""
        return [self.fronts_at(place) for place in range(len(self.layout))]

    def needs(self, place: int, guard: Guard) -> tuple[int, ...]:
        """What is still to be played against this guard, if it is the one at that place."""
        return guard.symbols[self.position :] if place == self.target else guard.symbols

    def positions(self) -> int:
        """How many positions are still to be played until the godfather is arrested."""
        standing = [place for place in range(13) if self.standing >> place & 1]
        return sum(len(self.needs(place, self.guard_at(place))) for place in (*standing, GODFATHER))

    def needed(self, fronts: list[tuple[int, ...]]) -> list[int]:
        """Of each symbol, how many are still needed at least, whoever hides behind the backs."""
        count, takes = [0] * len(SYMBOLS), self.deck.takes
        for place in range(13):
            if self.face_down(place):
                for symbol, least in enumerate(map(min, *(takes[number] for number in fronts[place]), TOO_MANY)):
                    count[symbol] += least
        turned_up = () if self.target in (NO_TARGET, GODFATHER) else (self.target,)
        for place in (*turned_up, GODFATHER):
            for symbol in self.needs(place, self.guard_at(place)):
                count[symbol] += 1
        return count
