"""The box as data: police cards, guards and godfathers, from cards.toml or an owner's own list."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple, NoReturn

from backroom.kit import BadOption

SYMBOLS = ("yellow", "green", "red", "blue")
STRENGTH = {"small-fish": 2, "heavy": 3, "big-calibre": 4}
GUARDS_OF = {"small-fish": 4, "heavy": 8, "big-calibre": 8}
POLICE = 54
GODFATHERS = 4
BOX = "box"
MOST_TEXT = 20_000


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


class Deck(NamedTuple):
    police: tuple[Police, ...]
    guards: tuple[Guard, ...]
    godfathers: tuple[Guard, ...]


def read_deck(data: dict[str, Any]) -> Deck:
    """The deck in a table of data; BadOption says precisely what is wrong with a bad one."""
    unknown = set(data) - {"police", "guard", "godfather"}
    if unknown:
        wrong("error-deck-part", found=min(unknown)[:40])
    for part in ("police", "guard", "godfather"):
        if not isinstance(data.get(part), list) or not all(isinstance(entry, dict) for entry in data[part]):
            wrong("error-deck-missing", part=part)
    police = tuple(read_police(number, entry) for number, entry in enumerate(data["police"], 1))
    guards = tuple(read_guard(entry) for entry in data["guard"])
    godfathers = tuple(read_godfather(entry) for entry in data["godfather"])
    check_counts(police, guards, godfathers)
    return Deck(tuple(sorted(police, key=lambda kind: (len(kind.symbols), kind.symbols))), guards, godfathers)


def check_counts(police: tuple[Police, ...], guards: tuple[Guard, ...], godfathers: tuple[Guard, ...]) -> None:
    """V-1: what is in the box."""
    if sum(kind.copies for kind in police) != POLICE:
        wrong("error-deck-police", found=sum(kind.copies for kind in police), right=POLICE)
    for symbol, name in enumerate(SYMBOLS):
        if not any(kind.symbols == (symbol,) for kind in police):
            wrong("error-deck-plain", symbol=f"@symbol-{name}")
    for kind, right in GUARDS_OF.items():
        found = sum(guard.kind == kind for guard in guards)
        if found != right:
            wrong("error-deck-guards", kind=f"@kind-{kind}", found=found, right=right)
    if len(godfathers) != GODFATHERS:
        wrong("error-deck-godfathers", found=len(godfathers), right=GODFATHERS)
    for before, after in pairwise(sorted(kind.name for kind in police)):
        if before == after:
            wrong("error-deck-twice", name=before)
    for before, after in pairwise(sorted(guard.name for guard in (*guards, *godfathers))):
        if before == after:
            wrong("error-deck-twice", name=before)


def read_police(number: int, entry: dict[str, Any]) -> Police:
    symbols = read_symbols(f"police {number}", entry.get("symbols"))
    count = entry.get("count")
    if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= POLICE:
        wrong("error-deck-count", name=f"police {number}", found=str(count)[:20])
    if len(set(symbols)) != len(symbols):
        wrong("error-deck-same-symbol", name=f"police {number}")
    held = tuple(sorted(symbols))
    name = "joker" if len(held) == len(SYMBOLS) else "-".join(SYMBOLS[symbol] for symbol in held)
    return Police(name, held, sum(1 << symbol for symbol in held), count)


def read_guard(entry: dict[str, Any]) -> Guard:
    name = read_name(entry)
    kind = entry.get("kind")
    if kind not in STRENGTH:
        wrong("error-deck-kind", name=name, found=str(kind)[:40], known=", ".join(STRENGTH))
    symbols = read_symbols(name, entry.get("symbols"))
    if len(symbols) != STRENGTH[kind]:
        wrong("error-deck-strength", name=name, found=len(symbols), right=STRENGTH[kind])
    return Guard(name, kind, symbols, read_back(name, symbols, entry.get("back")), read_mark(name, symbols, entry))


def read_godfather(entry: dict[str, Any]) -> Guard:
    name = read_name(entry)
    return Guard(name, "godfather", read_symbols(name, entry.get("symbols")), None, None)


def read_back(name: str, symbols: tuple[int, ...], back: Any) -> Back:
    """A back shows one of the front's symbols at its place, or crosses out one the front does not have."""
    if not isinstance(back, dict):
        wrong("error-deck-back", name=name)
    if "crossed" in back:
        crossed = read_symbol(name, back["crossed"])
        if crossed in symbols:
            wrong("error-deck-crossed", name=name, symbol=f"@symbol-{SYMBOLS[crossed]}")
        return Back(len(symbols), crossed, 0)
    symbol, at = read_symbol(name, back.get("symbol")), read_place(name, symbols, back.get("at"))
    if symbols[at - 1] != symbol:
        wrong("error-deck-contradiction", name=name, symbol=f"@symbol-{SYMBOLS[symbol]}", at=at)
    return Back(len(symbols), symbol, at)


def read_mark(name: str, symbols: tuple[int, ...], entry: dict[str, Any]) -> tuple[int, int] | None:
    mark = entry.get("mark")
    if mark is None:
        return None
    if not isinstance(mark, dict):
        wrong("error-deck-mark", name=name)
    return read_place(name, symbols, mark.get("at")), read_symbol(name, mark.get("symbol"))


def read_name(entry: dict[str, Any]) -> str:
    name = entry.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > 40 or not name.isprintable():
        wrong("error-deck-name", found=str(name)[:40])
    return name.strip()


def read_place(name: str, symbols: tuple[int, ...], at: Any) -> int:
    if not isinstance(at, int) or isinstance(at, bool) or not 1 <= at <= len(symbols):
        wrong("error-deck-place", name=name, found=str(at)[:20], most=len(symbols))
    return at


def read_symbols(name: str, symbols: Any) -> tuple[int, ...]:
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= len(SYMBOLS):
        wrong("error-deck-symbols", name=name)
    return tuple(read_symbol(name, symbol) for symbol in symbols)


def read_symbol(name: str, symbol: Any) -> int:
    if symbol not in SYMBOLS:
        wrong("error-deck-symbol", name=name, found=str(symbol)[:40], known=", ".join(SYMBOLS))
    return SYMBOLS.index(symbol)


def wrong(word: str, **args: Any) -> NoReturn:
    error = BadOption(word, **args)
    error.game = "villa"
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
