"""Reading a box: cards.toml or an owner's own list, checked against everything the rulebook prints of it."""

from functools import lru_cache
from itertools import pairwise
from typing import Any

from backroom.games.villa.deck import (
    GODFATHERS,
    GUARDS_OF,
    POLICE,
    STRENGTH,
    SYMBOLS,
    Back,
    Deck,
    Guard,
    Police,
)
from backroom.kit import Inventory, short

LIST = Inventory(__package__, ("police", "guard", "godfather"))
OF_EACH_SYMBOL, TWO_SYMBOLS, FOUR_SYMBOLS = 12, 4, 2
MARKED_HEAVIES, MARKED_AT = 4, 2

known_keys, wrong = LIST.known_keys, LIST.wrong


@lru_cache(maxsize=32)
def deck_of(text: str) -> Deck:
    """The deck an option names; BadOption says precisely what is wrong with a bad one."""
    entries = LIST.read(text)
    police = tuple(read_police(where, entry) for where, entry in entries["police"])
    guards = tuple(read_guard(where, entry) for where, entry in entries["guard"])
    godfathers = tuple(read_godfather(where, entry) for where, entry in entries["godfather"])
    check_names(police, guards, godfathers)
    check_counts(police, guards, godfathers)
    return Deck(tuple(sorted(police, key=lambda kind: (len(kind.symbols), kind.symbols))), guards, godfathers)


def check_names(police: tuple[Police, ...], guards: tuple[Guard, ...], godfathers: tuple[Guard, ...]) -> None:
    """Whoever is named twice is two cards, and nobody could tell them apart."""
    for before, after in pairwise(sorted(kind.name for kind in police)):
        if before == after:
            wrong("error-deck-twice", name=f"@card-{before}")
    people = sorted((*guards, *godfathers), key=lambda card: card.name.casefold())
    for one, other in pairwise(people):
        if one.name.casefold() == other.name.casefold():
            wrong("error-deck-twice", name=one.name)


def check_counts(police: tuple[Police, ...], guards: tuple[Guard, ...], godfathers: tuple[Guard, ...]) -> None:
    """V-3, V-51: how many there are of each."""
    for symbol, name in enumerate(SYMBOLS):
        found = sum(kind.copies for kind in police if kind.symbols == (symbol,))
        if found != OF_EACH_SYMBOL:
            wrong("error-deck-plain", card=f"@card-{name}", found=found, right=OF_EACH_SYMBOL)
    for symbols, right in ((2, TWO_SYMBOLS), (len(SYMBOLS), FOUR_SYMBOLS)):
        found = sum(kind.copies for kind in police if len(kind.symbols) == symbols)
        if found != right:
            wrong("error-deck-jokers", symbols=symbols, found=found, right=right)
    for kind, right in GUARDS_OF.items():
        found = sum(guard.kind == kind for guard in guards)
        if found != right:
            wrong("error-deck-guards", kind=f"@kind-{kind}", found=found, right=right)
    if len(godfathers) != GODFATHERS:
        wrong("error-deck-godfathers", found=len(godfathers), right=GODFATHERS)
    marked = sum(guard.kind == "heavy" and guard.mark is not None for guard in guards)
    if marked != MARKED_HEAVIES:
        wrong("error-deck-marked", found=marked, right=MARKED_HEAVIES)


def read_police(at: str, entry: dict[str, Any]) -> Police:
    """V-3: a card with one symbol, or a joker with two or with all four."""
    known_keys(at, entry, ("symbols", "count", "source"))
    symbols = read_symbols(at, entry.get("symbols"))
    count = LIST.count(at, entry, POLICE)
    if len(set(symbols)) != len(symbols):
        wrong("error-deck-same-symbol", where=at)
    if len(symbols) == 3:
        wrong("error-deck-three", where=at)
    held = tuple(sorted(symbols))
    name = "joker" if len(held) == len(SYMBOLS) else "-".join(SYMBOLS[symbol] for symbol in held)
    return Police(name, held, sum(1 << symbol for symbol in held), count)


def read_guard(at: str, entry: dict[str, Any]) -> Guard:
    known_keys(at, entry, ("name", "kind", "symbols", "back", "mark", "source"))
    name = read_name(at, entry)
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in STRENGTH:
        wrong("error-deck-kind", name=name, found=short(kind), known=", ".join(STRENGTH))
    symbols = read_symbols(name, entry.get("symbols"))
    if len(symbols) != STRENGTH[kind]:
        wrong("error-deck-strength", name=name, kind=f"@kind-{kind}", found=len(symbols), right=STRENGTH[kind])
    back = read_back(name, symbols, entry.get("back"))
    return Guard(name, kind, symbols, back, read_mark(name, kind, symbols, back, entry.get("mark")))


def read_godfather(at: str, entry: dict[str, Any]) -> Guard:
    known_keys(at, entry, ("name", "symbols", "source"))
    name = read_name(at, entry)
    return Guard(name, "godfather", read_symbols(name, entry.get("symbols")), None, None)


def read_back(name: str, symbols: tuple[int, ...], back: Any) -> Back:
    """V-6: a back shows one of the front's symbols at its place, or crosses out one the front does not have."""
    if not isinstance(back, dict) or set(back) not in ({"crossed"}, {"symbol", "at"}):
        wrong("error-deck-back", name=name)
    if "crossed" in back:
        crossed = read_symbol(name, back["crossed"])
        if crossed in symbols:
            wrong("error-deck-crossed", name=name, symbol=f"@symbol-{SYMBOLS[crossed]}")
        return Back(len(symbols), crossed, 0)
    symbol, at = read_symbol(name, back["symbol"]), read_place(name, symbols, back["at"])
    if symbols[at - 1] != symbol:
        shown, there = (f"@symbol-{SYMBOLS[one]}" for one in (symbol, symbols[at - 1]))
        wrong("error-deck-contradiction", name=name, symbol=shown, at=at, there=there)
    return Back(len(symbols), symbol, at)


def read_mark(name: str, kind: str, symbols: tuple[int, ...], back: Back, mark: Any) -> tuple[int, int] | None:
    """V-49 to V-51: who has an expert mark, where, and in which colour it cannot be."""
    if mark is None:
        if kind == "small-fish":
            wrong("error-deck-mark-missing", name=name)
        return None
    if kind == "big-calibre":
        wrong("error-deck-mark-none", name=name)
    if not isinstance(mark, dict) or set(mark) != {"at", "symbol"}:
        wrong("error-deck-mark", name=name)
    at, symbol = read_place(name, symbols, mark["at"]), read_symbol(name, mark["symbol"])
    if at != MARKED_AT:
        wrong("error-deck-mark-place", name=name, found=at, right=MARKED_AT)
    if kind == "small-fish" and symbol == back.symbol:
        wrong("error-deck-mark-back", name=name, symbol=f"@symbol-{SYMBOLS[symbol]}")
    if kind == "heavy" and (symbol in symbols or len(set(symbols)) != len(symbols)):
        wrong("error-deck-mark-fourth", name=name, symbol=f"@symbol-{SYMBOLS[symbol]}")
    return at, symbol


def read_name(at: str, entry: dict[str, Any]) -> str:
    """A name that can be shown, and that is no reference to a word of ours."""
    name = entry.get("name")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= 40 or not name.isprintable():
        wrong("error-deck-name", where=at, found=short(name))
    if name.strip().startswith("@"):
        wrong("error-deck-name", where=at, found=short(name))
    return name.strip()


def read_place(name: str, symbols: tuple[int, ...], at: Any) -> int:
    if type(at) is not int or not 1 <= at <= len(symbols):
        wrong("error-deck-place", name=name, found=short(at), most=len(symbols))
    return at


def read_symbols(name: str, symbols: Any) -> tuple[int, ...]:
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= len(SYMBOLS):
        wrong("error-deck-symbols", name=name, found=short(symbols), most=len(SYMBOLS))
    return tuple(read_symbol(name, symbol) for symbol in symbols)


def read_symbol(name: str, symbol: Any) -> int:
    if symbol not in SYMBOLS:
        wrong("error-deck-symbol", name=name, found=short(symbol), known=", ".join(SYMBOLS))
    return SYMBOLS.index(symbol)
