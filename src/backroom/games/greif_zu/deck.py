"""The box as data: playing cards with their marks, extra IDs and chips, from cards.toml or an owner's own list."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, NoReturn

from backroom.kit import BadOption

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
COINS = (1, 2, 5, 7, 10, 20, 50)
TIMERS = 6
BOX = "box"
MOST_TEXT = 20_000
PLAYING_CARDS = 80
FEWEST, MOST = 2, 7


def converted(kind: int, currency: int) -> int:
    """The note of the same value in another currency."""
    return NOTES + currency * len(NOTE_VALUES) + (kind - NOTES) % len(NOTE_VALUES)


class Deck(NamedTuple):
    """Every playing card as (kind, mark), the extra IDs, and the chips as points."""

    cards: tuple[tuple[int, int], ...]
    extras: tuple[int, ...]
    chips: tuple[int, ...]

    def for_players(self, mark: int) -> tuple[int, ...]:
        """G-7: the kinds of all cards whose number is not above this."""
        return tuple(kind for kind, needed in self.cards if needed <= mark)


def read_deck(data: dict[str, Any]) -> Deck:
    """The deck in a table of data; BadOption says precisely what is wrong with a bad one."""
    for part in sorted(set(data) - {"card", "extra", "chip"}):
        wrong("error-deck-part", found=part[:40])
    for part in ("card", "extra", "chip"):
        if not isinstance(data.get(part), list) or not all(isinstance(entry, dict) for entry in data[part]):
            wrong("error-deck-missing", part=part)
    cards = tuple(card for entry in data["card"] for card in read_cards(entry))
    if len(cards) != PLAYING_CARDS:
        wrong("error-deck-count", found=len(cards), right=PLAYING_CARDS)
    extras = tuple(sorted(read_kind(entry) for entry in data["extra"]))
    if len(extras) != len(CHARACTERS) or any(kind > AGENT for kind in extras):
        wrong("error-deck-extras", right=len(CHARACTERS))
    chips = tuple(points for entry in data["chip"] for points in read_chips(entry))
    if len(chips) < MOST + 3 * 10:
        wrong("error-deck-chips", found=len(chips), right=MOST + 3 * 10)
    return Deck(tuple(sorted(cards)), extras, tuple(sorted(chips)))


def read_cards(entry: dict[str, Any]) -> list[tuple[int, int]]:
    kind = read_kind(entry)
    marks = entry.get("marks")
    if (
        not isinstance(marks, list)
        or not marks
        or not all(type(mark) is int and FEWEST <= mark <= MOST for mark in marks)
    ):
        wrong("error-deck-marks", kind=f"@card-{KINDS[kind]}", least=FEWEST, most=MOST)
    return [(kind, mark) for mark in marks]


def read_chips(entry: dict[str, Any]) -> list[int]:
    points, count = entry.get("points"), entry.get("count")
    if type(points) is not int or type(count) is not int or not 1 <= points <= 3 or not 0 <= count <= 99:
        wrong("error-deck-chip", points=str(points)[:20], count=str(count)[:20])
    return [points] * count


def read_kind(entry: dict[str, Any]) -> int:
    name = entry.get("kind")
    if name not in KINDS:
        wrong("error-deck-kind", found=str(name)[:40], known=", ".join(KINDS))
    return KINDS.index(name)


def wrong(word: str, **args: Any) -> NoReturn:
    error = BadOption(word, **args)
    error.game = "greif_zu"
    raise error


@cache
def deck_of(text: str) -> Deck:
    """The deck an option names: the box, or an owner's list as JSON."""
    if text == BOX:
        return read_deck(tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8")))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        wrong("error-deck-unreadable", why=str(error)[:200])
    if not isinstance(data, dict):
        wrong("error-deck-unreadable", why=type(data).__name__)
    return read_deck(data)


def read_deck_option(text: str) -> str:
    if len(text) > MOST_TEXT:
        wrong("error-deck-unreadable", why=f"> {MOST_TEXT}")
    deck_of(text)
    return text
