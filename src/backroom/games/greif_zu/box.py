"""Reading a box: cards.toml or an owner's own list, checked against everything the rulebook prints of it."""

import json
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, NoReturn

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
from backroom.kit import BadOption

BOX = "box"
MOST_TEXT = 20_000
PARTS = ("card", "extra", "chip")
MOST_POINTS = 3


@lru_cache(maxsize=32)
def deck_of(text: str) -> Deck:
    """The deck an option names: the box, or an owner's list as JSON."""
    if text == BOX:
        return read_deck(tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8")))
    if len(text) > MOST_TEXT:
        wrong("error-deck-huge", found=len(text), most=MOST_TEXT)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        wrong("error-deck-unreadable", why=short(error))
    if not isinstance(data, dict):
        wrong("error-deck-unreadable", why=short(data))
    return read_deck(data)


def read_deck_option(text: str) -> str:
    deck_of(text)
    return text


def read_deck(data: dict[str, Any]) -> Deck:
    """The deck in a table of data; BadOption says precisely what is wrong with a bad one."""
    known_keys("[[…]]", data, PARTS)
    entries = {part: entries_of(part, data) for part in PARTS}
    cards = tuple(card for where, entry in entries["card"] for card in read_cards(where, entry))
    extras = tuple(sorted(read_extra(where, entry) for where, entry in entries["extra"]))
    chips = tuple(points for where, entry in entries["chip"] for points in read_chips(where, entry))
    check_counts(cards, extras, chips)
    return Deck(tuple(sorted(cards)), extras, tuple(sorted(chips)))


def entries_of(part: str, data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The entries of a part of the list, each with where one finds it."""
    if not isinstance(data.get(part), list):
        wrong("error-deck-missing", part=part)
    found = []
    for number, entry in enumerate(data[part], 1):
        where = f"[[{part}]] {number}"
        if not isinstance(entry, dict):
            wrong("error-deck-entry", where=where, found=short(entry))
        found.append((where, entry))
    return found


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
        wrong("error-deck-no-id", where=where, card=f"@card-{KINDS[kind]}", known=", ".join(CHARACTERS))
    return kind


def read_chips(where: str, entry: dict[str, Any]) -> list[int]:
    known_keys(where, entry, ("points", "count", "source"))
    points, count = entry.get("points"), entry.get("count")
    if type(points) is not int or not 1 <= points <= MOST_POINTS:
        wrong("error-deck-points", where=where, found=no_number(points), most=MOST_POINTS)
    if type(count) is not int or not 1 <= count <= CHIPS:
        wrong("error-deck-count", where=where, found=no_number(count), most=CHIPS)
    return [points] * count


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


def known_keys(where: str, entry: dict[str, Any], known: tuple[str, ...]) -> None:
    """A misspelt key would otherwise be overlooked in silence."""
    unknown = sorted(set(entry) - set(known))
    if unknown:
        wrong("error-deck-key", where=where, found=short(unknown[0]), known=", ".join(known))


def short(found: Any) -> str:
    """What was found instead, cut to size and fit to be shown in any language. Nests are not opened."""
    text = "[…]" if isinstance(found, list) else "{…}" if isinstance(found, dict) else str(found)[:60]
    return "".join(char if char.isprintable() else "?" for char in text) or "–"


def no_number(found: Any) -> str:
    """The same where a number was wanted: a text that looks like one shows that it is a text."""
    return short(f'"{found}"' if isinstance(found, str) else found)


def wrong(word: str, **args: Any) -> NoReturn:
    error = BadOption(word, **args)
    error.game = "greif_zu"
    raise error
