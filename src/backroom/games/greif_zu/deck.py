"""What kinds of cards there are, and the box of them as numbers."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

CHARACTERS = ("john-smith", "policeman", "millionaire", "blonde", "agent")
CURRENCIES = ("dollar", "euro", "pound", "yen")
JEWEL_VALUES = (50, 100, 150, 200)
NOTE_VALUES = (50, 100, 200, 500)

KINDS = (
    *CHARACTERS,
    "credit-card",
    "badge",
    *(f"jewel-{value}" for value in JEWEL_VALUES),
    *(f"{currency}-{value}" for currency in CURRENCIES for value in NOTE_VALUES),
)
JOHN, POLICEMAN, MILLIONAIRE, BLONDE, AGENT, CREDIT, BADGE, JEWELS = range(8)
"""Kinds up to AGENT are IDs, from JEWELS on everything is money."""
NOTES = JEWELS + len(JEWEL_VALUES)
NO_CURRENCY = -1

VALUE = tuple(0 if kind < JEWELS else int(name.rsplit("-", 1)[1]) for kind, name in enumerate(KINDS))
CURRENCY = tuple(NO_CURRENCY if kind < NOTES else (kind - NOTES) // len(NOTE_VALUES) for kind in range(len(KINDS)))

SPECIALS = (
    "double-turn",
    "birthday",
    "redistribution",
    "left",
    "right",
    "inspection",
    "gift",
    "stolen",
    "swap",
    "wish",
    "emergency",
    "buy-time",
    "hideout",
    "cash-machine",
    "exchange",
)
(
    DOUBLE_TURN,
    BIRTHDAY,
    REDISTRIBUTION,
    LEFT,
    RIGHT,
    INSPECTION,
    GIFT,
    STOLEN,
    SWAP,
    WISH,
    EMERGENCY,
    BUY_TIME,
    HIDEOUT,
    CASH_MACHINE,
    EXCHANGE,
) = range(len(SPECIALS))
"""Special cards up to EMERGENCY are for the start of a turn, the others for the end of a round."""

PLAYING_CARDS, CHIPS = 80, 37
COINS = (1, 2, 5, 7, 10, 20, 50)
TIMERS = 6
FEWEST, MOST = 2, 7
HAND, SPECIALS_EACH = 5, 2
FIRST_CHIP = 1
PRESENTS = 3
"""G-33: cards that are drawn on a birthday."""

Hand: TypeAlias = tuple[int, ...]
"""The kinds of somebody's cards, sorted."""

Mask: TypeAlias = int
"""A set of kinds, a bit for each."""

ANY_KIND: Mask = -1
ALL_KINDS: Mask = (1 << len(KINDS)) - 1
NOTE_KINDS: Mask = sum(1 << kind for kind in range(NOTES, len(KINDS)))
MONEY_KINDS: Mask = sum(1 << kind for kind in range(JEWELS, len(KINDS)))

VALUES = tuple(sorted({value for value in VALUE if value}))
WISHES = (*CURRENCIES, "jewel", *(str(value) for value in VALUES))
"""G-46: what can be wished for."""


def wished_kinds(wish: str) -> Mask:
    """The notes and jewels that a wish names."""
    return sum(1 << kind for kind in range(JEWELS, len(KINDS)) if wish in KINDS[kind].split("-"))


WISHED = tuple(wished_kinds(wish) for wish in WISHES)


def converted(kind: int, currency: int) -> int:
    """G-56: the note of the same value in another currency."""
    return NOTES + currency * len(NOTE_VALUES) + (kind - NOTES) % len(NOTE_VALUES)


def ids_in(kinds: Iterable[int]) -> tuple[int, ...]:
    return tuple([kind for kind in kinds if kind <= AGENT])


def money_in(kinds: Iterable[int]) -> tuple[int, ...]:
    """Notes and jewels."""
    return tuple([kind for kind in kinds if kind >= JEWELS])


def jewels_in(kinds: Iterable[int]) -> int:
    """How many of them are jewels."""
    return sum([JEWELS <= kind < NOTES for kind in kinds])


def notes_in(kinds: Iterable[int]) -> tuple[int, ...]:
    return tuple([kind for kind in kinds if kind >= NOTES])


def value_of(kinds: Iterable[int]) -> int:
    return sum(map(VALUE.__getitem__, kinds))


def plus(hand: Hand, kind: int) -> Hand:
    """A hand with one more card."""
    return tuple(sorted((*hand, kind)))


def less(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The same without one of them: a card, a special card, a chip."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


class Deck(NamedTuple):
    """Every playing card as (kind, mark), the extra IDs, and the chips as points."""

    cards: tuple[tuple[int, int], ...]
    extras: tuple[int, ...]
    chips: tuple[int, ...]

    def for_players(self, mark: int) -> tuple[int, ...]:
        """G-6, G-7: the kinds of all cards whose number is not above this."""
        return tuple(kind for kind, needed in self.cards if needed <= mark)
