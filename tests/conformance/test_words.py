"""Every word the house says exists in German and in English, with the same things to fill in."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.conformance.speech import check_said, check_seen, check_words, messages, once
from tests.conformance.tables import GAMES, Setting, at_every_table, in_every_game, observers, settings, walk

import backroom
from backroom.kit import BackroomError, Game, window
from backroom.words import LANGUAGES, knows, say

if TYPE_CHECKING:
    from collections.abc import Iterator

HOUSE = Path(backroom.__file__).parent
WORD = re.compile(r"(?:log|ask|choice|error|view|field|option)-[a-z0-9_-]*[a-z0-9]")
OF_EVERY_VIEW = {"game", "seats", "you", "waiting", "question", "result"}
"""What the house itself puts into every view, and pages know how to show."""


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_words_with_the_same_variables(game: str | None) -> None:
    assert messages(game, "de") == messages(game, "en")


def words_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every word that the code of a folder names as it stands."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and WORD.fullmatch(node.value):
                yield node.value, path.name


@in_every_game
def test_every_word_in_the_code_of_a_game_is_known(game: str) -> None:
    unknown = [
        f"{where} says {word}, which is missing in {lang}"
        for word, where in words_in(HOUSE / "games" / game)
        for lang in LANGUAGES
        if not knows(game, lang, word)
    ]
    assert unknown == []


@pytest.mark.parametrize("room", ["kit", "bots", "table", "server", "arena", "terminal"])
def test_every_word_in_the_code_of_the_house_is_known(room: str) -> None:
    unknown = [
        f"{where} says {word}, which is missing in {lang}"
        for word, where in words_in(HOUSE / room)
        for lang in LANGUAGES
        if not knows(None, lang, word)
    ]
    assert unknown == []


@in_every_game
def test_no_word_of_a_game_is_idle(game: str) -> None:
    """Log lines, prompts, choices and errors that nothing says any more are thrown out."""
    spoken = {word for word, _ in words_in(HOUSE / "games" / game)}
    kinds = ("log-", "ask-", "choice-", "error-")
    assert [word for word in messages(game, "en") if word.startswith(kinds) and word not in spoken] == []


@once
def check_described(game: str, described: dict[str, Any]) -> None:
    check_said(game, described["word"], described["args"])
    for choice in described.get("choices", []):
        check_said(game, choice["word"], choice["args"])
    for field in described.get("fields", []):
        check_said(game, f"field-{field['name']}", {})
        check_words(game, [item["label"] for item in (*field.get("items", []), *field.get("values", []))])


def refusals(game: Game[Any], seat: int, text: str) -> Iterator[BackroomError]:
    """What the seat is told of some slips: a word too many, one too few, the wrong one, and its whole answer twice."""
    words = text.split()
    slips = [f"{text} too much", " ".join(words[:-1]), " ".join([*words[:-1], "wrong"]), f"{text} {text}", "nonsense"]
    slips += [" ".join([words[0], "wrong", *words[2:]]), " ".join([*words[:2], "-1", *words[3:]]), ""]
    for slip in slips:
        try:
            game.copy().play(seat, slip)
        except BackroomError as error:
            yield error


@at_every_table
def test_everything_said_in_random_play_comes_out_in_both_languages(setting: Setting) -> None:
    game = setting.game_without_dealer(listen=True)
    told = 0
    for step in walk(game, Random(1)):
        for ask in game.asked.values():
            check_described(setting.game, ask.describe())
        for observer in observers(game):
            for may in window.may(game, observer):
                check_described(setting.game, may)
        for seen in (window.shown(game), *window.all_private(game).values()):
            for key in seen.keys() - OF_EVERY_VIEW:
                check_said(setting.game, f"view-{key}", {})
                check_seen(setting.game, key, seen[key])
        for event in game.events[told:]:
            check_said(setting.game, event.word, event.args)
        told = len(game.events)
        for error in refusals(game, step.seat, step.text):
            check_said(setting.game, error.word, error.args_said)
            assert str(error).startswith(error.why)
            assert error.why == say("en", setting.game, error.word, error.args_said)


@in_every_game
def test_a_game_introduces_itself_and_its_options(game: str) -> None:
    check_said(game, "title", {})
    check_said(game, "pitch", {})
    for setting in settings(game, every=True):
        for name, value in setting.options.items():
            check_said(game, f"option-{name}", {})
            check_said(game, f"option-{name}-{value}", {})


def test_an_unknown_word_comes_back_as_its_own_name() -> None:
    assert say("en", None, "no-such-word") == "no-such-word"
    assert not knows(None, "de", "no-such-word")
