"""Words as they come out: known in both languages, with everything filled in that they want."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from backroom.words import LANGUAGES, knows, say, source

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")


class Variables(Visitor):
    """Collects what a message wants filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(game: str | None, lang: str) -> dict[str, set[str]]:
    """Every message of a word file, with its variables."""
    found = {}
    for entry in FluentParser().parse(source(game, lang)).body:
        assert not isinstance(entry, ftl.Junk), f"{game}/{lang}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {game}/{lang}"
            found[entry.id.name] = variables.found
    return found


@cache
def messages_of(game: str | None, lang: str) -> dict[str, set[str]]:
    """The shared words and a game's own."""
    return messages(None, lang) | (messages(game, lang) if game else {})


def references(value: Any) -> Iterator[str]:
    """The words that arguments refer to: `@agent-red`."""
    if isinstance(value, str) and value.startswith("@"):
        yield value[1:]
    elif isinstance(value, dict):
        for inside in value.values():
            yield from references(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from references(inside)


def check_words(game: str | None, args: Any) -> None:
    """Every word that these arguments refer to is known; seats have names of their own."""
    for lang in LANGUAGES:
        unknown = [name for name in references(args) if not name.startswith("seat-") and not knows(game, lang, name)]
        assert unknown == [], f"missing in {lang}"


def check_fits(game: str | None, word: str, args: dict[str, Any]) -> None:
    """The word is known in both languages, and gets all that it wants filled in."""
    for lang in LANGUAGES:
        assert knows(game, lang, word), f"{word} is missing in {lang}"
        wanted = messages_of(game, lang)[word]
        assert wanted <= args.keys(), f"{word} wants {wanted - args.keys()} filled in"


def check_said(game: str | None, word: str, args: dict[str, Any]) -> None:
    """The word comes out as a sentence in both languages: nothing unknown in it, nothing left to fill in."""
    check_fits(game, word, args)
    check_words(game, args)
    for lang in LANGUAGES:
        said = say(lang, game, word, args, NAMES)
        assert said.strip()
        assert "{" not in said, said
