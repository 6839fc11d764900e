"""Words as they come out: known in both languages, with everything filled in that they want."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ParamSpec

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from backroom.words import LANGUAGES, attribute, knows, say, source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

P = ParamSpec("P")

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea")

SENTENCES = ("ask-", "choice-", "error-", "field-", "lesson-", "log-", "option-", "say-", "view-")


class Variables(Visitor):
    """Collects what a message wants filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
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


def once(check: Callable[P, None]) -> Callable[P, None]:
    """What has been found right needs no second look: the same words, filled in with the same, come out the same."""
    passed: set[bytes] = set()

    def look(*args: P.args, **kwargs: P.kwargs) -> None:
        what = msgspec.json.encode((args, kwargs))
        if what not in passed:
            check(*args, **kwargs)
            passed.add(what)

    return look


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


@once
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


@once
def check_said(game: str | None, word: str, args: dict[str, Any]) -> None:
    """The word comes out as a sentence in both languages: nothing unknown in it, nothing left to fill in."""
    check_fits(game, word, args)
    check_words(game, args)
    for lang in LANGUAGES:
        said = say(lang, game, word, args, NAMES)
        assert said.strip()
        assert "{" not in said, said


@cache
def things(game: str, lang: str) -> set[str]:
    """The words of a game that name its things rather than say something, by all their endings: red is an agent-red."""
    names = [word.split("-") for word in messages(game, lang) if not word.startswith(SENTENCES)]
    return {"-".join(name[start:]) for name in names for start in range(len(name))}


def is_part(game: str, lang: str, key: str, parent: str) -> bool:
    """Whether there is a word for a part of a view, perhaps one of its own under its parent."""
    return any(knows(game, lang, word) for word in (f"view-{parent}-{key}", f"view-{key}", f"field-{key}"))


def is_thing(game: str, lang: str, key: str, parent: str) -> bool:
    """Whether a key names a thing of the game, a value of an option, or somebody at the table."""
    if key.isdigit():
        return attribute(game, lang, f"view-{parent}", "kind") == "seat"
    return key in things(game, lang) or knows(game, lang, f"option-{parent}-{key}")


@once
def check_seen(game: str, key: str, value: Any) -> None:
    """Every key inside a part of a view has a word, however deep: as a part, or as a thing of the game."""
    if isinstance(value, list):
        for inside in value:
            check_seen(game, key, inside)
    elif isinstance(value, dict) and isinstance(value.get("word"), str) and isinstance(value.get("args"), dict):
        check_said(game, value["word"], value["args"])
    elif isinstance(value, dict):
        for name, inside in value.items():
            parts = [is_part(game, lang, name, key) for lang in LANGUAGES]
            for lang, part in zip(LANGUAGES, parts, strict=True):
                assert part or is_thing(game, lang, name, key), f"{name} in {key} has no word in {lang}"
            # Things have the parts of the whole: {"red": {"suspect": 2}}.
            check_seen(game, name if all(parts) else key, inside)
