"""The games of the house: every folder here is one, and shows up everywhere by being here."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

from backroom.kit import BadOption, Rulebook, Rules, UnknownGame, read_rulebook, suggested
from backroom.words import LANGUAGES

RULES_FILES = {"en": "RULES.md", "de": "RULES.de.md"}


@cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def _opened(folder: str) -> Rules[Any]:
    rules: Rules[Any] = import_module(f"{__name__}.{folder}").RULES
    return rules


@cache
def catalogue() -> dict[str, Rules[Any]]:
    """Every game by its name."""
    return {name: _opened(name) for name in _folders()}


def find(name: str) -> Rules[Any]:
    """The game of that name; UnknownGame suggests the one that was probably meant."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain in _folders():  # whoever plays one game does not wait for the others
        return _opened(plain)
    games = catalogue()
    if plain not in games:
        raise UnknownGame("error-game", found=name[:40], **suggested(plain, games))
    return games[plain]


def rulebook(name: str, lang: str) -> Rulebook:
    """The numbered rules of a game, in that language."""
    if lang not in RULES_FILES:
        raise BadOption("error-language", found=lang[:40], known=", ".join(LANGUAGES))
    return _rulebook(find(name).name, RULES_FILES[lang])


@cache
def _rulebook(folder: str, file: str) -> Rulebook:
    return read_rulebook((files(__name__) / folder / file).read_text(encoding="utf-8"))
