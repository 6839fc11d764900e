"""Every word the terminal and the command line say exists, in both languages, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import backroom
from backroom.games import catalogue
from backroom.terminal import commands
from backroom.terminal.picture import look_of
from backroom.terminal.verbs import verbs_of
from backroom.words import LANGUAGES, knows, say, source

HOUSE = Path(backroom.__file__).parent
OURS = re.compile(r"(?:term|help|does|usage|trouble|report|serve|load|command)-[a-z-]*[a-z]")
MADE_UP = {f"command-{name}{part}" for name in [*commands.COMMANDS, commands.BACK] for part in ("", "-does")} | {
    f"help-{name}"
    for name in """
    seats seed games jobs port tables seconds bot-tables bot-processes processes deals precision number
    generations evidence
    """.split()
}
MADE_UP |= {f"term-confirm{wrong}{several}" for wrong in ("", "-wrong") for several in ("", "-several")}
"""Words that the code puts together."""


def spoken() -> set[str]:
    files = [*HOUSE.glob("*.py"), *(HOUSE / "terminal").glob("*.py")]
    return MADE_UP | {
        node.value
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and OURS.fullmatch(node.value)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there(lang: str) -> None:
    assert sorted(word for word in spoken() if not knows(None, lang, word)) == []


def test_no_word_is_there_for_nothing() -> None:
    written = {line.split(" =")[0] for line in source(None, "en").splitlines() if OURS.match(line)}
    assert sorted(written - spoken()) == []


@pytest.mark.parametrize("name", catalogue())
def test_every_verb_has_a_name_in_every_language(name: str) -> None:
    rules = catalogue()[name]
    rng = Random(3)
    game: backroom.Game[Any] = backroom.new_game(name, rules.max_seats, seed=3)
    asked = set()
    for _ in range(300):
        for seat in range(game.seats):
            asked |= {verb for ask in game.may(seat) for verb in ask.verbs}
        if game.result is not None:
            break
        seat, ask = next(iter(game.asked.items()))
        asked |= ask.verbs
        game.play(seat, ask.draw(rng.random))
    for lang in LANGUAGES:
        assert sorted(verb for verb in asked if not knows(name, lang, f"verb-{verb}")) == []


@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_verbs_have_the_same_name(name: str, lang: str) -> None:
    shown = [say(lang, name, f"verb-{verb}").partition(",")[0] for verb in verbs_of(name)]
    assert sorted({each for each in shown if shown.count(each) > 1}) == []


@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_bot_has_a_name(name: str, lang: str) -> None:
    assert sorted(kind for kind in catalogue()[name].bots if not knows(name, lang, f"bot-{kind}")) == []


@pytest.mark.parametrize("name", [name for name in catalogue() if not look_of(name).secrets])
def test_where_nobody_looks_away_all_see_the_same(name: str) -> None:
    rng = Random(4)
    game: backroom.Game[Any] = backroom.new_game(name, catalogue()[name].max_seats, seed=4)
    while game.result is None:
        seen = [{**game.view(seat), "you": None} for seat in (None, *range(game.seats))]
        assert all(view == seen[0] for view in seen)
        assert len({len(game.story(seat)) for seat in (None, *range(game.seats))}) == 1
        seat, ask = next(iter(game.asked.items()))
        game.play(seat, ask.draw(rng.random))


def test_no_two_commands_have_the_same_name() -> None:
    names = [name for lang in LANGUAGES for name in commands.spoken(lang)]
    assert len(set(names)) == len(names)
