"""Backroom: a house for games of secrets. Play them, watch them, write bots for them."""

from collections.abc import Iterable, Mapping
from random import Random, SystemRandom
from typing import Any

from backroom import kit
from backroom.games import catalogue, find
from backroom.kit import (
    CHANCE,
    Ask,
    BackroomError,
    BadOption,
    BadSave,
    BadSeat,
    Bot,
    Chair,
    Entry,
    Event,
    Game,
    IllegalChoice,
    NotAsked,
    Result,
    UnknownGame,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Ask",
    "BackroomError",
    "BadOption",
    "BadSave",
    "BadSeat",
    "Bot",
    "Chair",
    "Entry",
    "Event",
    "Game",
    "IllegalChoice",
    "NotAsked",
    "Result",
    "UnknownGame",
    "catalogue",
    "find",
    "load_game",
    "new_bot",
    "new_game",
    "replay",
]


def _dealer(seed: int | None) -> Random:
    return SystemRandom() if seed is None else Random(seed)


def new_game(name: str, seats: int, options: Mapping[str, Any] | None = None, seed: int | None = None) -> Game[Any]:
    """A new game with its own dealer. The same seed deals and rolls the same; without one, chance is the system's."""
    return kit.begin(find(name), seats, options, _dealer(seed).random)


def load_game(text: str, seed: int | None = None) -> Game[Any]:
    """The game in a saved text, to be played on with a new dealer. BadSave says what is wrong with any other text."""
    save = kit.read_save(text)
    try:
        game = replay(save.game, save.seats, save.options, save.journal, version=save.version)
    except (UnknownGame, BadSeat, BadOption) as error:
        raise BadSave("error-save-header", why=error.why) from None
    game.deal_with(_dealer(seed))
    return game


def replay(
    name: str,
    seats: int,
    options: Mapping[str, Any] | None,
    journal: Iterable[tuple[int, str]],
    *,
    version: int | None = None,
    listen: bool = False,
) -> Game[Any]:
    """The game a journal tells of. It has no dealer: chance that is still to come is asked of you."""
    return kit.replay(find(name), seats, options, journal, version=version, listen=listen)


def new_bot(name: str, bot: str) -> Bot:
    """A bot of that kind for that game: `house`, `random`, and what else the game has."""
    bots = find(name).bots
    if bot not in bots:
        raise BadOption("error-bot", found=bot[:40], **kit.suggested(bot, bots))
    return bots[bot]()
