"""The numbered rules of every game: the same in both languages, each proved by a test, and cited rightly."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.conformance.tables import in_every_game

import backroom
from backroom.games import RULES_FILES, rulebook
from backroom.kit import Rulebook
from backroom.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = Path(__file__).resolve().parent.parent
GAMES_FOLDER = Path(backroom.games.__file__).parent


def ids(book: Rulebook) -> list[str]:
    return [rule.id for rule in book]


def marked_rules(game: str) -> Iterator[tuple[str, str]]:
    """Every rule that a test of the game is marked with, and where."""
    for path in sorted((TESTS / "games" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for given in node.args:
                    yield ast.literal_eval(given), f"{path.name}:{node.lineno}"


@in_every_game
def test_every_rule_has_a_test(game: str) -> None:
    proved = {rule for rule, _ in marked_rules(game)}
    assert [rule for rule in ids(rulebook(game, "en")) if rule not in proved] == []


@in_every_game
def test_the_rule_of_every_test_exists(game: str) -> None:
    known = set(ids(rulebook(game, "en")))
    assert [f"{where} proves {rule}" for rule, where in marked_rules(game) if rule not in known] == []


@in_every_game
def test_rules_are_numbered_in_order(game: str) -> None:
    book = rulebook(game, "en")
    prefix = backroom.find(game).prefix
    assert ids(book) == [f"{prefix}-{number}" for number in range(1, len(ids(book)) + 1)]
    assert all(chapter.rules for chapter in book.chapters)


@in_every_game
def test_the_rules_are_the_same_in_both_languages(game: str) -> None:
    english, german = rulebook(game, "en"), rulebook(game, "de")
    assert [ids_of.rules[0].id for ids_of in german.chapters] == [ids_of.rules[0].id for ids_of in english.chapters]
    assert [(rule.id, rule.ruling) for rule in german] == [(rule.id, rule.ruling) for rule in english]
    numbers = re.compile(r"\d+")
    assert {rule.id: numbers.findall(rule.text) for rule in german} == {
        rule.id: numbers.findall(rule.text) for rule in english
    }


@in_every_game
def test_the_code_cites_only_rules_that_exist(game: str) -> None:
    known = set(ids(rulebook(game, "en")))
    cited = re.compile(rf"\b{backroom.find(game).prefix}-\d+\b")
    wrong = [
        f"{path.name} cites {rule}"
        for path in sorted((GAMES_FOLDER / game).rglob("*.py"))
        for rule in cited.findall(path.read_text(encoding="utf-8"))
        if rule not in known
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
@in_every_game
def test_the_rules_carry_the_title_of_the_game(game: str, lang: str) -> None:
    assert rulebook(game, lang).title == backroom.words.say(lang, game, "title")


def test_there_are_rules_in_every_language_of_the_house() -> None:
    assert sorted(RULES_FILES) == sorted(LANGUAGES)
    with pytest.raises(backroom.BadOption, match="no words in “fr”"):
        rulebook(next(iter(backroom.catalogue())), "fr")


@in_every_game
def test_no_two_games_number_their_rules_alike(game: str) -> None:
    prefix = backroom.find(game).prefix
    assert [name for name, rules in backroom.catalogue().items() if rules.prefix == prefix] == [game]
