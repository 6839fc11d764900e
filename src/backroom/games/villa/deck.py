"""The box as data: police cards, guards and godfathers."""

from typing import NamedTuple

from backroom.kit import Ask

SYMBOLS = ("yellow", "green", "red", "blue")
STRENGTH = {"small-fish": 2, "heavy": 3, "big-calibre": 4}
GUARDS_OF = {"small-fish": 4, "heavy": 8, "big-calibre": 8}
POLICE = 54
GODFATHERS = 4


class Back(NamedTuple):
    """What everybody sees of a guard: its strength, and a symbol with its position, or crossed out (position 0)."""

    strength: int
    symbol: int
    at: int


class Guard(NamedTuple):
    """A guard or a godfather. `mark` is the expert version's (position, symbol); a godfather has no back."""

    name: str
    kind: str
    symbols: tuple[int, ...]
    back: Back | None
    mark: tuple[int, int] | None


class Police(NamedTuple):
    """A kind of police card: its name in texts, its symbols as a set and as bits, and how many there are."""

    name: str
    symbols: tuple[int, ...]
    bits: int
    copies: int


class Deck:
    """All the cards. The first four kinds of police cards are the plain ones, in the order of SYMBOLS; jokers follow.

    A deck remembers the questions that its cards have led to, so that they are gone when it is.
    """

    __slots__ = ("alike", "asks", "godfathers", "guards", "kinds", "police", "shown", "takes")

    def __init__(self, police: tuple[Police, ...], guards: tuple[Guard, ...], godfathers: tuple[Guard, ...]) -> None:
        self.police = police
        self.guards = guards
        self.godfathers = godfathers
        self.alike = [tuple(n for n, other in enumerate(guards) if other.back == guard.back) for guard in guards]
        """The guards that have the same back, each one itself among them."""
        self.takes = [tuple(guard.symbols.count(symbol) for symbol in range(len(SYMBOLS))) for guard in guards]
        """How many of each symbol a guard's arrest takes."""
        self.kinds = {kind.name: number for number, kind in enumerate(police)}
        self.shown = {kind.bits: number for number, kind in enumerate(police)}
        """The kind with exactly these symbols; there are no two of them."""
        self.asks: dict[tuple[tuple[int, ...], int, int], Ask] = {}
