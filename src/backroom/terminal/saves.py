"""Saved games on the disk: what the kit saves, and beside it who sat where."""

import errno
import json
import os
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from backroom.kit import MOST_BYTES, BadSave, Game, Save, read_save
from backroom.terminal.players import Player, readable
from backroom.terminal.trouble import Trouble, file_trouble


class Kept(NamedTuple):
    """A game from a file, and who played it: (name, bot) a seat, as far as the file says."""

    save: Save
    players: list[tuple[str, str | None]]


def keep(path: Path, game: Game[Any], players: list[Player]) -> None:
    """Write a game to a file, whole or not at all. It holds everybody's secrets: only its owner may read it."""
    saved = json.loads(game.save())
    saved["players"] = [{"name": player.name, "bot": player.bot} for player in players]
    beside = path.with_name(f".{path.name}.new")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        beside.unlink(missing_ok=True)
        beside.touch(0o600, exist_ok=False)
        beside.write_text(json.dumps(saved, ensure_ascii=False) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise file_trouble(path, error, writing=True) from None


def fetch(path: Path, number: int = 1) -> Kept:
    """The game in a file, or one of many that stand there line by line; Trouble or BadSave says why there is none."""
    try:
        with path.open("rb") as file:
            # A file of many games may be long, but no single one of them.
            content = next(islice(file, number - 1, None), b"") if number > 1 else file.read(MOST_BYTES + 1)
    except OSError as error:
        raise file_trouble(path, error) from None
    if number > 1 and not content.strip():
        raise Trouble("trouble-no-number", path=str(path), number=number)
    first, _, others = content.partition(b"\n")
    if others.lstrip().startswith(b"{") and first.endswith(b"}"):
        content = first
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadSave("error-save-unreadable", why="no text") from None
    return Kept(read_save(text), seated(text))


def seated(text: str) -> list[tuple[str, str | None]]:
    """Who sat where, if the file says so in a way that makes sense; it is only a courtesy."""
    players = json.loads(text).get("players")
    if not isinstance(players, list):
        return []
    return [
        (readable(str(player.get("name") or "")), player["bot"] if isinstance(player.get("bot"), str) else None)
        for player in players
        if isinstance(player, dict)
    ]
