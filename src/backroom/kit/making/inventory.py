"""A game's list of cards: the one supplied with it, or an owner's own; what is wrong with a list is said precisely."""

import json
import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from typing import Any, NoReturn

from backroom.kit.errors import BadOption
from backroom.kit.making.options import TextOption

BOX = "box"
MOST_TEXT = 20_000

Facts = dict[str, Any]
"""What a list says of a card, or of several alike."""


class Inventory:
    """Reads the lists of one game. Their parts are tables: `[[card]]`, then what it says of that card."""

    def __init__(self, package: str, parts: tuple[str, ...]) -> None:
        self.package = package
        self.parts = parts

    def read(self, text: str) -> dict[str, list[tuple[str, Facts]]]:
        """The entries of each part, each with where one finds it: of the box, or of an owner's list as JSON."""
        data = self.supplied() if text == BOX else self.own(text)
        self.known_keys("[[…]]", data, self.parts)
        return {part: self.entries(part, data.get(part)) for part in self.parts}

    def supplied(self) -> Facts:
        return tomllib.loads((files(self.package) / "cards.toml").read_text(encoding="utf-8"))

    def own(self, text: str) -> Facts:
        if len(text) > MOST_TEXT:
            self.wrong("error-deck-huge", found=len(text), most=MOST_TEXT)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            self.wrong("error-deck-unreadable", why=short(error))
        if not isinstance(data, dict):
            self.wrong("error-deck-unreadable", why=short(data))
        return data

    def entries(self, part: str, found: Any) -> list[tuple[str, Facts]]:
        if not isinstance(found, list):
            self.wrong("error-deck-missing", part=part)
        entries = [(f"[[{part}]] {number}", entry) for number, entry in enumerate(found, 1)]
        for where, entry in entries:
            if not isinstance(entry, dict):
                self.wrong("error-deck-entry", where=where, found=short(entry))
        return entries

    def known_keys(self, where: str, entry: Facts, known: tuple[str, ...]) -> None:
        """A misspelt key would otherwise be overlooked in silence."""
        unknown = sorted(set(entry) - set(known))
        if unknown:
            self.wrong("error-deck-key", where=where, found=short(unknown[0]), known=", ".join(known))

    def count(self, where: str, entry: Facts, most: int) -> int:
        """How many there are of something."""
        count = entry.get("count")
        if type(count) is not int or not 1 <= count <= most:
            self.wrong("error-deck-count", where=where, found=no_number(count), most=most)
        return count

    def wrong(self, word: str, **args: Any) -> NoReturn:
        error = BadOption(word, **args)
        error.game = self.package.rpartition(".")[2]
        raise error


def deck_option(read: Callable[[str], object]) -> TextOption:
    """The option that names the list; `read` refuses what cannot be played with."""

    def settled(text: str) -> str:
        """The list as JSON, however its owner wrote it. What is no TOML either is refused as it stands."""
        if "[[" in text and len(text) <= MOST_TEXT and not text.lstrip().startswith("{"):
            with suppress(ValueError, RecursionError):
                text = json.dumps(tomllib.loads(text.replace("\r\n", "\n")), default=str)
        read(text)
        return text

    return TextOption("deck", (BOX,), BOX, settled)


def short(found: Any) -> str:
    """What was found instead, cut to size and fit to be shown in any language. Nests are not opened."""
    text = "[…]" if isinstance(found, list) else "{…}" if isinstance(found, dict) else str(found)[:60]
    return "".join(char if char.isprintable() else "?" for char in text) or "–"


def no_number(found: Any) -> str:
    """The same where a number was wanted: a text that looks like one shows that it is a text."""
    return short(f'"{found}"' if isinstance(found, str) else found)
