"""The games of the house: every folder here is one, and shows up everywhere by being here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from backroom.kit import Rules, UnknownGame, nearest


@cache
def catalogue() -> dict[str, Rules[Any]]:
    """Every game by its name."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").RULES for name in folders}


@cache
def find(name: str) -> Rules[Any]:
    """The game of that name; UnknownGame suggests the one that was probably meant."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    games = catalogue()
    if plain not in games:
        raise UnknownGame("error-game", found=name[:40], known=nearest(plain, games))
    return games[plain]
