"""Every word the terminal and the command line say exists, in both languages, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import backroom
from backroom.terminal import commands
from backroom.words import LANGUAGES, knows, source

HOUSE = Path(backroom.__file__).parent
OURS = re.compile(r"(?:term|help|does|usage|trouble|report|serve|load|command)-[a-z-]*[a-z]")
MADE_UP = {f"command-{name}{part}" for name in [*commands.COMMANDS, commands.BACK] for part in ("", "-does")} | {
    f"help-{name}"
    for name in ("seats", "seed", "games", "jobs", "port", "tables", "seconds", "bot-tables", "bot-processes")
}
"""Words that the code puts together."""


def spoken() -> set[str]:
    files = [HOUSE / "cli.py", HOUSE / "opening.py", *(HOUSE / "terminal").glob("*.py")]
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


def test_no_two_commands_have_the_same_name() -> None:
    names = [name for lang in LANGUAGES for name in commands.spoken(lang)]
    assert len(set(names)) == len(names)
