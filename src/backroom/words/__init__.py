"""Every word the house says, in German and English, from Fluent files: shared ones here, each game's own in its folder.

Arguments are plain data, so that the page and the terminal say the same thing: a number is a number, `@id` the message
`id`, `@seat-2` the name of the player there, a list is joined as in a sentence, a list inside a list with spaces.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
AND = {"de": " und ", "en": " and "}


def source(game: str | None, lang: str) -> str:
    """The Fluent text of the shared words, or of a game's own."""
    home = files("backroom") / "words" if game is None else files("backroom") / "games" / game / "words"
    return (home / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(game: str | None, lang: str) -> "FluentBundle":
    # Whoever only plays says nothing, and need not wait for half of the house's start.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(None, lang)))
    if game is not None:
        with suppress(FileNotFoundError):  # a game from elsewhere makes do with the shared words
            bundle.add_resource(FluentResource(source(game, lang)), allow_overrides=True)
    return bundle


def knows(game: str | None, lang: str, word: str) -> bool:
    """Whether there is a message of this name."""
    return bool(_bundle(game, lang).has_message(word))


def attribute(game: str | None, lang: str, word: str, name: str) -> str | None:
    """What a message says of itself besides its text: `.kind = seat`."""
    if not knows(game, lang, word):
        return None
    bundle = _bundle(game, lang)
    pattern = bundle.get_message(word).attributes.get(name)
    return None if pattern is None else str(bundle.format_pattern(pattern, {})[0])


def say(
    lang: str,
    game: str | None,
    word: str,
    args: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """The message in that language; an unknown one comes back as its own name."""
    bundle = _bundle(game, lang)
    if not bundle.has_message(word):
        return word
    pattern = bundle.get_message(word).value
    if pattern is None:
        return word
    said = {key: _spoken(lang, game, value, names) for key, value in (args or {}).items()}
    text, _errors = bundle.format_pattern(pattern, said)
    return str(text)


def _spoken(lang: str, game: str | None, value: Any, names: Sequence[str] | None, depth: int = 0) -> Any:
    if isinstance(value, str):
        return _named(lang, game, value, names) if value.startswith("@") else value
    if isinstance(value, list | tuple):
        parts = [str(_spoken(lang, game, part, names, depth + 1)) for part in value]
        if depth:
            return " ".join(parts)
        return AND[lang].join(filter(None, [", ".join(parts[:-1]), parts[-1]])) if parts else "–"
    return value


def _named(lang: str, game: str | None, value: str, names: Sequence[str] | None) -> str:
    word = value[1:]
    if word.startswith("seat-") and word[5:].isdigit():
        seat = int(word[5:])
        return names[seat] if names and seat < len(names) else _nameless(lang, seat)
    return _thing(lang, game, word)


@lru_cache(maxsize=256)
def _nameless(lang: str, seat: int) -> str:
    """What a player is called who has no name here; Fluent takes its time over numbers."""
    return say(lang, None, "player", {"number": seat + 1})


@lru_cache(maxsize=4096)
def _thing(lang: str, game: str | None, word: str) -> str:
    """What something is called; there are not many things, and they are spoken of all the time."""
    return say(lang, game, word)
