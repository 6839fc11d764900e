"""The ways of the cards through a round: every move, who saw which card it was, and what the others could tell.

Nothing else is kept of what anybody knows. What a seat has seen of other hands is read off the trail, and another world
in which it would have seen the same is made by telling the trail again (see `retelling`).
"""

from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

from backroom.games.greif_zu.deck import ANY_KIND, KINDS, MOST, Mask

# Where a card can be. Hands are numbered as the seats are.
WALLET, EXTRAS, MIDDLE, DRAWN, UNDER_HIDEOUT, AWAY = range(MOST, MOST + 6)
BAG = WALLET
"""Chips are in purses, numbered as hands are, or in the zipped pocket."""

Eyes: TypeAlias = int
"""Who sees a card: a bit for each seat, and one for a spectator."""
EVERYBODY: Eyes = -1
SPECTATOR = MOST

NOWHERE = -1
NOBODYS = -1


def eyes_of(seat: int | None) -> Eyes:
    return 1 << (SPECTATOR if seat is None else seat)


class Dealt(NamedTuple):
    """The beginning: everybody sees their own hand, or all of them, and knows which cards there are in all."""

    hands: tuple[tuple[int, ...], ...]
    wallet: tuple[int, ...]
    extras: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    """How many of each kind are in hands and wallet, if that has been counted."""
    openly: bool = False


@lru_cache(maxsize=64)
def numbers_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(map(cards.count, range(len(KINDS))))


class Move(NamedTuple):
    """A card goes from one place to another."""

    source: int
    target: int
    kind: int
    eyes: Eyes
    """Who sees what it is."""
    could_be: Mask = ANY_KIND
    """What everybody else knows it to be."""
    place: int = NOWHERE
    """Where in the wallet."""
    chooser: int = NOBODYS
    """The only seat, if any, that knows the place."""


class Together(NamedTuple):
    """Moves at one moment: no card moves twice."""

    moves: tuple[Move, ...]


class Glimpse(NamedTuple):
    """A card is looked at where it is."""

    where: int
    kind: int
    eyes: Eyes


class Kept(NamedTuple):
    """The card that was looked at last changes hands."""

    move: Move


class Lack(NamedTuple):
    """Everybody learns that there is none of these kinds."""

    where: int
    kinds: Mask


class Look(NamedTuple):
    """A buyer sees all extra IDs that are left."""

    seat: int
    extras: tuple[int, ...]


class Show(NamedTuple):
    """A whole hand is laid open."""

    where: int
    kinds: tuple[int, ...]


Entry: TypeAlias = Dealt | Move | Together | Glimpse | Kept | Lack | Look | Show


class Retold(Protocol):
    """A trail that was told again. Its entries are worked out when somebody wants them."""

    def entries(self) -> list[Entry]: ...


Trail: TypeAlias = tuple[Any, Entry] | Retold | None
"""The trail before, and its last entry. Copies of a game share what they have in common."""


def entries(trail: Trail) -> list[Entry]:
    """All entries, the first one first."""
    found: list[Entry] = []
    while trail is not None:
        if not isinstance(trail, tuple):
            return [*trail.entries(), *reversed(found)]
        trail, entry = trail
        found.append(entry)
    found.reverse()
    return found


class Knowledge:
    """What a seat has seen for sure: cards in other hands, cards in the wallet, the extra IDs."""

    __slots__ = ("_eyes", "_seat", "extras", "hands", "somewhere", "wallet")

    def __init__(self, trail: Trail, seat: int) -> None:
        self._seat = seat
        self._eyes = eyes_of(seat)
        self.hands: dict[int, list[int]] = {}
        self.wallet: dict[int, int] = {}
        """By place."""
        self.somewhere: list[int] = []
        """What is in the wallet, nobody knows where."""
        self.extras: tuple[int, ...] | None = None
        for entry in entries(trail):
            if isinstance(entry, Move):
                self._move(entry)
            elif isinstance(entry, Kept):
                self._move(entry.move)
            elif isinstance(entry, Together):
                self._move(*entry.moves)
            elif isinstance(entry, Glimpse) and entry.eyes & self._eyes:
                self._glimpses(entry)
            elif isinstance(entry, Look) and entry.seat == seat:
                self.extras = entry.extras

    def __bool__(self) -> bool:
        return bool(self.wallet or self.somewhere or self.extras is not None or any(self.hands.values()))

    def _move(self, *moves: Move) -> None:
        for move in moves:
            self._leaves(move)
        for move in moves:
            self._arrives(move)

    def _leaves(self, move: Move) -> None:
        known = self.hands.get(move.source)
        if known and move.eyes & self._eyes:
            if move.kind in known:
                known.remove(move.kind)
        elif known:
            # It may have been any of them that it could be.
            self.hands[move.source] = [kind for kind in known if not move.could_be >> kind & 1]
        if move.source == WALLET:
            self._leaves_wallet(move)
        elif move.source == EXTRAS and move.target == self._seat and self.extras is not None:
            left = list(self.extras)
            left.remove(move.kind)
            self.extras = tuple(left)

    def _arrives(self, move: Move) -> None:
        if move.target < MOST and move.target != self._seat and move.eyes & self._eyes:
            self.hands.setdefault(move.target, []).append(move.kind)
        elif move.target == WALLET:
            self._enters_wallet(move)

    def _leaves_wallet(self, move: Move) -> None:
        known = False
        if move.chooser == self._seat:
            known = self.wallet.pop(move.place, None) is not None
            self._shift(move.place, -1)
        else:
            self._lose_places()
        if not move.eyes & self._eyes:
            self.somewhere = [kind for kind in self.somewhere if not move.could_be >> kind & 1]
        elif not known and move.kind in self.somewhere:
            self.somewhere.remove(move.kind)

    def _enters_wallet(self, move: Move) -> None:
        if move.chooser == self._seat:
            self._shift(move.place, 1)
            self.wallet[move.place] = move.kind
            return
        self._lose_places()
        if move.eyes & self._eyes:
            self.somewhere.append(move.kind)

    def _shift(self, place: int, by: int) -> None:
        """Who has chosen the place can tell what moves up or back."""
        self.wallet = {at + by if at >= place else at: kind for at, kind in self.wallet.items()}

    def _lose_places(self) -> None:
        """Who has not chosen the place can only tell what is in the wallet."""
        self.somewhere += self.wallet.values()
        self.wallet = {}

    def _glimpses(self, glimpse: Glimpse) -> None:
        """A card of a kind that is known to be there may be that very card."""
        known = self.hands.setdefault(glimpse.where, [])
        if glimpse.where != self._seat and glimpse.kind not in known:
            known.append(glimpse.kind)
