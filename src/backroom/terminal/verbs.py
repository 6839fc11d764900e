"""The verbs a person types. A game says by `verb-arrest = festnehmen, verhaften` what they are; the first is shown."""

from collections.abc import Iterable
from functools import cache

from backroom.terminal.voice import Voice, words_of
from backroom.words import LANGUAGES, say

VERB = "verb-"
SHORTEST = 3
"""So much of a verb must be there before it can be guessed."""


@cache
def spellings(game: str | None, lang: str, verb: str) -> tuple[str, ...]:
    """What a verb is called in one language."""
    word = f"{VERB}{verb}"
    said = say(lang, game, word)
    return (verb,) if said == word else tuple(part.strip() for part in said.split(","))


@cache
def all_spellings(game: str | None, verb: str) -> frozenset[str]:
    """What a verb is called anywhere: nobody is asked to change languages in the middle of an evening."""
    return frozenset((verb, *(name for lang in LANGUAGES for name in spellings(game, lang, verb))))


@cache
def verbs_of(game: str) -> tuple[str, ...]:
    """Every verb that a game has a word for."""
    return tuple(word.removeprefix(VERB) for word in words_of(game) if word.startswith(VERB))


def shown(verb: str, voice: Voice) -> str:
    """The verb as this person is told to type it."""
    return spellings(voice.game, voice.lang, verb)[0]


def meant_verb(word: str, verbs: Iterable[str], voice: Voice) -> str | None:
    """The verb a word stands for: called so, or begun so far that it can be no other."""
    wanted, known = word.casefold(), list(verbs)
    for verb in known:
        if wanted in spellings(voice.game, voice.lang, verb):
            return verb
    for verb in known:
        if wanted in all_spellings(voice.game, verb):
            return verb
    if len(wanted) < SHORTEST:
        return None
    begun = [verb for verb in known if any(name.startswith(wanted) for name in spellings(voice.game, voice.lang, verb))]
    return begun[0] if len(begun) == 1 else None
