"""Whatever table and server refuse is said in both languages, with the same details."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import backroom
from backroom.words import LANGUAGES, knows, source

HOUSE = Path(backroom.__file__).parent
WORDS = sorted(
    {
        word
        for room in ("table", "server")
        for module in (HOUSE / room).rglob("*.py")
        for word in re.findall(r'"(error-[a-z-]+)"', module.read_text(encoding="utf-8"))
    }
)


def details(lang: str, word: str) -> set[str]:
    """The arguments a message mentions."""
    (text,) = re.findall(rf"^{word} = (.*)$", source(None, lang), re.MULTILINE)
    return set(re.findall(r"\$([a-z]+)", text))


@pytest.mark.parametrize("word", WORDS)
def test_every_refusal_has_its_sentence(word: str) -> None:
    assert all(knows(None, lang, word) for lang in LANGUAGES)
    assert details("de", word) == details("en", word)
