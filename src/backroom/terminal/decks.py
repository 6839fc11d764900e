"""An owner's own list of cards: a TOML file like the cards.toml of a game, handed to the game's option `deck`."""

import json
import tomllib
from pathlib import Path
from typing import Any

from backroom.kit import Rules
from backroom.terminal.trouble import Usage, file_trouble

DECK = "deck"
MOST_BYTES = 200_000


def options_with_deck(rules: Rules[Any], options: dict[str, str], path: Path | None) -> dict[str, str]:
    """The options, and the cards from a file if one is named. What the cards must be like is the game's to say."""
    if path is None:
        return options
    if DECK not in {option.name for option in rules.options}:
        raise Usage("usage-no-deck", game=rules.name)
    return {**options, DECK: deck_text(path)}


def deck_text(path: Path) -> str:
    """The list in a file, as the text that the option takes."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise file_trouble(path, error) from None
    if len(content) > MOST_BYTES:
        raise Usage("usage-deck-huge", path=str(path), most=MOST_BYTES)
    try:
        # A date is no card, but the game is to say so.
        return json.dumps(tomllib.loads(content.decode("utf-8-sig").replace("\r\n", "\n")), default=str)
    except (ValueError, RecursionError) as error:
        raise Usage("usage-deck", path=str(path), why=str(error)[:200]) from None
