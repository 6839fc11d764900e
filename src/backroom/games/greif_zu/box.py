"""Reading a box: cards.toml or an owner's own list, checked against everything the rulebook prints of it."""

from functools import lru_cache
from typing import Any

from backroom.games.greif_zu.deck import (
    AGENT,
    CHARACTERS,
    CHIPS,
    FEWEST,
    FIRST_CHIP,
    HAND,
    KINDS,
    MOST,
    PLAYING_CARDS,
    Deck,
)
from backroom.games.greif_zu.offer import CARDS
from backroom.kit import Inventory, no_number, short

LIST = Inventory(__package__, ("card", "extra", "chip"))
MOST_POINTS = 3

known_keys, wrong = LIST.known_keys, LIST.wrong


@lru_cache(maxsize=32)
def deck_of(text: str) -> Deck:
    """The deck an option names; BadOption says precisely what is wrong with a bad one."""
    entries = LIST.read(text)
    cards = tuple(card for where, entry in entries["card"] for card in read_cards(where, entry))
    extras = tuple(sorted(read_extra(where, entry) for where, entry in entries["extra"]))
    chips = tuple(points for where, entry in entries["chip"] for points in read_chips(where, entry))
    check_counts(cards, extras, chips)
    return Deck(tuple(sorted(cards)), extras, tuple(sorted(chips)))


def read_cards(where: str, entry: dict[str, Any]) -> list[tuple[int, int]]:
    """Every copy of a card, with the number in its corner."""
    known_keys(where, entry, ("kind", "marks", "source"))
    kind = read_kind(where, entry)
    where = f"{where} ({KINDS[kind]})"
    marks = entry.get("marks")
    if not isinstance(marks, list) or not marks:
        wrong("error-deck-marks", where=where, found=no_number(marks), least=FEWEST, most=MOST)
    for mark in marks:
        if type(mark) is not int or not FEWEST <= mark <= MOST:
            wrong("error-deck-mark", where=where, found=no_number(mark), least=FEWEST, most=MOST)
    return [(kind, mark) for mark in marks]


def read_extra(where: str, entry: dict[str, Any]) -> int:
    known_keys(where, entry, ("kind", "source"))
    kind = read_kind(where, entry)
    if kind > AGENT:
        wrong("error-deck-no-id", where=where, card=CARDS[kind], known=", ".join(CHARACTERS))
    return kind


def read_chips(where: str, entry: dict[str, Any]) -> list[int]:
    known_keys(where, entry, ("points", "count", "source"))
    points = entry.get("points")
    if type(points) is not int or not 1 <= points <= MOST_POINTS:
        wrong("error-deck-points", where=where, found=no_number(points), most=MOST_POINTS)
    return [points] * LIST.count(where, entry, CHIPS)


def read_kind(where: str, entry: dict[str, Any]) -> int:
    name = entry.get("kind")
    if not isinstance(name, str) or name not in KINDS:
        wrong("error-deck-kind", where=where, found=short(name), known=", ".join(KINDS))
    return KINDS.index(name)


def check_counts(cards: tuple[tuple[int, int], ...], extras: tuple[int, ...], chips: tuple[int, ...]) -> None:
    """How many there are of each is printed; and there must be enough for every table, whatever the marks."""
    if len(cards) != PLAYING_CARDS:
        wrong("error-deck-cards", found=len(cards), right=PLAYING_CARDS)
    if len(extras) != len(CHARACTERS):
        wrong("error-deck-extras", found=len(extras), right=len(CHARACTERS))
    if len(chips) != CHIPS:
        wrong("error-deck-chips", found=len(chips), right=CHIPS)
    if chips.count(FIRST_CHIP) < MOST:
        wrong("error-deck-first", found=chips.count(FIRST_CHIP), right=MOST)
    for players in range(FEWEST, MOST + 1):
        found = sum(mark <= players for _, mark in cards)
        if found <= players * HAND:
            wrong("error-deck-few", players=players, found=found, right=players * HAND + 1)
