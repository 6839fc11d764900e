"""An owner's own list of cards on the command line."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.terminal.decks import DECK, MOST_BYTES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

WITH_CARDS = [name for name, rules in backroom.catalogue().items() if DECK in {o.name for o in rules.options}]
WITHOUT = [name for name in backroom.catalogue() if name not in WITH_CARDS]

with_cards = pytest.mark.parametrize("game", WITH_CARDS)


def supplied(game: str) -> str:
    return (files(f"backroom.games.{game}") / "cards.toml").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "my.toml"


@with_cards
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "with a byte order mark"])
def test_a_copy_of_the_supplied_cards_is_played_with(run: Callable[..., Any], mine: Path, game: str, mark: str) -> None:
    mine.write_text(mark + supplied(game).replace("\n", "\r\n"), encoding="utf-8")
    said = run("play", game, "--deck", str(mine), "--people", "0", "--bot", "random", "--seed", "1")
    assert said.code == 0
    assert "Your own list" in said.out
    assert "source" not in said.out


@with_cards
def test_bots_play_with_it_by_the_dozen(run: Callable[..., Any], mine: Path, game: str) -> None:
    mine.write_text(supplied(game), encoding="utf-8")
    said = run("simulate", game, "--deck", str(mine), "--games", "3", "--bot", "random", "--seed", "1", "--jobs", "1")
    assert said.code == 0


@with_cards
@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[police]\n", "my.toml cannot be read as TOML: Expected ']]'"),
        ("x = " + "[" * 5000, "my.toml cannot be read as TOML"),
        ("x = " + "9" * 5000, "my.toml cannot be read as TOML"),
        ("x = 0x" + "f" * 9000, "my.toml cannot be read as TOML"),
        ("x = 2026-11-15", "“x” does not belong there"),
        ("", "lacks [["),
        ("# " + "x" * MOST_BYTES, "my.toml is too large for a list of cards: at most 200,000 bytes are read."),
    ],
    ids=["slip", "nested", "number", "hex", "date", "empty", "huge"],
)
def test_a_bad_file_is_told_of(
    run: Callable[..., Any], mine: Path, game: str, command: str, text: str, why: str
) -> None:
    mine.write_text(text, encoding="utf-8")
    said = run(command, game, "--deck", str(mine))
    assert said.code == 2
    assert why in said.err.replace("\n", " ")
    german = run(command, game, "--deck", str(mine), "--lang", "de")
    assert german.code == 2
    assert german.err != said.err


@with_cards
def test_what_is_no_text_or_no_file_at_all(run: Callable[..., Any], mine: Path, game: str) -> None:
    missing = run("play", game, "--deck", str(mine))
    assert missing.code == 1
    assert "There is no file" in missing.err
    folder = run("play", game, "--deck", str(mine.parent))
    assert folder.code == 1
    assert "is a folder" in folder.err
    mine.write_bytes(b"\xff\xfe\x00")
    binary = run("play", game, "--deck", str(mine))
    assert binary.code == 2
    assert "cannot be read as TOML" in binary.err


@pytest.mark.parametrize("game", WITHOUT)
def test_a_game_that_is_always_played_with_its_own(run: Callable[..., Any], mine: Path, game: str) -> None:
    mine.write_text("", encoding="utf-8")
    said = run("play", game, "--deck", str(mine))
    assert said.code == 2
    assert said.err == f"{game} takes no list of cards of your own; leave --deck out.\n"


@with_cards
def test_a_saved_game_keeps_its_cards(run: Callable[..., Any], mine: Path, tmp_path: Path, game: str) -> None:
    mine.write_text(supplied(game), encoding="utf-8")
    kept = tmp_path / "evening.json"
    said = run("play", game, "--deck", str(mine), "--save", str(kept), "--bot", "random", "--seed", "1")
    assert kept.exists(), said.all
    mine.unlink()
    assert "Your own list" in run("play", "--load", str(kept)).out
    refused = run("play", "--load", str(kept), "--deck", str(mine))
    assert refused.code == 2
    assert "--deck" in refused.err
