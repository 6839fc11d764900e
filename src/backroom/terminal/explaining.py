"""Why something cannot be done just now. The rules know, if one asks them in their own words."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

from backroom.kit import Game, IllegalChoice
from backroom.terminal.line import Line
from backroom.terminal.meant import Offer
from backroom.terminal.verbs import meant_verb, verbs_of
from backroom.terminal.voice import Voice

GENERAL = frozenset(
    {
        "error-not-offered",
        "error-not-asked",
        "error-ends-early",
        "error-ends-early-of",
        "error-too-much",
        "error-item",
        "error-value",
        "error-number",
        "error-missing",
    }
)
"""Refusals that say no more than that it is none of the choices."""

ALIKE = 6
"""So many things may go by one name."""
MOST = 200
"""So many readings of one line are tried."""


def explained(game: Game[Any], seat: int, typed: str, voice: Voice) -> IllegalChoice | None:
    """The rules' own refusal of what somebody typed, if it makes sense in this game at all; nothing is played."""
    first, _, rest = typed.partition(" ")
    verb = meant_verb(first, verbs_of(game.rules.name), voice)
    general = None
    for text in islice(readings(game, verb, rest if verb else typed, voice), MOST):
        error = refused(game, seat, text)
        if error is not None and error.word not in GENERAL:
            return error
        if error is not None and error.word == "error-not-offered":
            general = general or error
    # A verb of the game that does not fit the question: at least say which rule the question is from.
    return general if verb else None


def readings(game: Game[Any], verb: str | None, rest: str, voice: Voice) -> Iterator[str]:
    """What a line can mean: this verb, or any, with the things that are named after it."""
    named = things_named(rest, voice, game.seats)
    if named is None or (verb is None and not named):
        return
    for each, ids in product([verb] if verb else verbs_of(game.rules.name), product(*named)):
        yield " ".join((each, *ids))


def refused(game: Game[Any], seat: int, text: str) -> IllegalChoice | None:
    """How a twin of this game answers."""
    try:
        game.copy().play(seat, text)
    except IllegalChoice as error:
        return error
    return None


def things_named(typed: str, voice: Voice, seats: int) -> list[tuple[str, ...]] | None:
    """The things a line names, each with the ids it may have; None if something in it is no thing of this game."""
    line = Line(typed, "")
    known = vocabulary(voice.game, voice.lang)
    players = [Offer(str(seat + 1), str(seat), voice.plain(f"@seat-{seat}")) for seat in range(seats)]
    named: list[tuple[str, ...]] = []
    while not line.done:
        count, found = line.find([*players, *known])
        if not 0 < len(found) <= ALIKE:
            return None
        line.at += count
        named.append(tuple(part for offer in found for part in ids(offer.text)))
    return named


@cache
def vocabulary(game: str | None, lang: str) -> tuple[Offer, ...]:
    """Everything the words of a game have a name for."""
    voice = Voice(lang, game)
    return tuple(Offer("", word, voice.plain(f"@{word}"), tuple(ids(word))) for word in voice.things())


def ids(word: str) -> tuple[str, ...]:
    """What a thing may be called in a text: `special-emergency` is `emergency`, `house-3` itself."""
    return (word.partition("-")[2], word) if "-" in word else (word,)
