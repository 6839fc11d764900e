"""Weighing and courtesy in a real terminal: what a choice would do, and a word before a bot acts."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.cli.terminal import Terminal
from tests.page.prepared import played

import backroom

if TYPE_CHECKING:
    from pathlib import Path


def kept(game: backroom.Game[Any], path: Path) -> str:
    """The game in a file, with Ada on the first chair and house players on the others."""
    bots = [{"name": name, "bot": "house"} for name in game.rules.names[: game.seats - 1]]
    players = [{"name": "Ada", "bot": None}, *bots]
    path.write_text(json.dumps({**json.loads(game.save()), "players": players}), encoding="utf-8")
    return str(path)


def before_a_bot_acts(game: backroom.Game[Any]) -> bool:
    """A moment in which the first seat may play a schemer before somebody else's turn."""
    courtesy = game.rules.courtesy(game)
    could = courtesy is not None and 0 in courtesy.seats and 0 not in game.asked
    return could and any(ask.word == "ask-schemer" for ask in game.may(0))


@pytest.mark.parametrize(
    ("lang", "prompt", "deed"), [("en", "Enter goes on", "schemer"), ("de", "Enter geht weiter", "schemer")]
)
def test_a_word_before_a_bots_turn(tmp_path: Path, lang: str, prompt: str, deed: str) -> None:
    game = played("cosa_nostra", 4, before_a_bot_acts)
    saved = tmp_path / "after.json"
    with Terminal("play", "--load", kept(game, tmp_path / "m.json"), "--save", str(saved), "--lang", lang) as terminal:
        terminal.wait_for(prompt)
        terminal.type(deed)
        terminal.wait_for("\n> ")
    after = backroom.load_game(saved.read_text(encoding="utf-8"))
    assert after.journal[len(game.journal)] == (0, "schemer")
    assert [*after.asked] == [0], "she is on turn now, and nobody acted before her"


def test_enter_goes_on(tmp_path: Path) -> None:
    game = played("cosa_nostra", 4, before_a_bot_acts)
    saved = tmp_path / "after.json"
    with Terminal("play", "--load", kept(game, tmp_path / "m.json"), "--save", str(saved)) as terminal:
        terminal.wait_for("Enter goes on")
        terminal.type("")
        terminal.wait_for("\n> ")
    after = backroom.load_game(saved.read_text(encoding="utf-8"))
    assert after.journal[len(game.journal)].seat == next(iter(game.asked))


@pytest.mark.parametrize(("lang", "word"), [("en", "safe"), ("de", "Tresor")])
def test_what_a_move_would_do_is_shown_and_not_done(tmp_path: Path, lang: str, word: str) -> None:
    game = played("heimlich", 4, lambda game: 0 in game.asked and game.asked[0].word == "ask-move")
    move = game.asked[0].text(game.asked[0].draw(Random(1).random))
    saved = tmp_path / "after.json"
    with Terminal("play", "--load", kept(game, tmp_path / "m.json"), "--save", str(saved), "--lang", lang) as terminal:
        terminal.asks()
        shown = terminal.answer(f"{move}?")
        assert word in shown
        terminal.answer(move)
    after = backroom.load_game(saved.read_text(encoding="utf-8"))
    assert after.journal[len(game.journal)] == (0, move), "played once, when it was meant"
