"""The record of a game: its journal, what it has told so far, and both as a save."""

from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias

from backroom.kit.asking.ask import Ask, Choice
from backroom.kit.errors import BadSave
from backroom.kit.making.event import Event
from backroom.kit.record.save import Entry, Save, write_save

if TYPE_CHECKING:
    from backroom.kit.game import Game

Past: TypeAlias = tuple[list[Any], int, Any] | None
"""What a copy shares with the game it was copied from: that game's log, how much of it, and that game's own past."""


def steps(game: "Game[Any]") -> list[tuple[int, Ask, Choice]]:
    """The journal as it is kept: who answered, which question, and what."""
    flat, past = game.log, game.past
    if past is not None:
        pieces = [flat]
        while past is not None:
            log, length, past = past
            pieces.append(log[:length])
        flat = list(chain.from_iterable(reversed(pieces)))
    return list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True))


def journal(game: "Game[Any]") -> list[Entry]:
    """Every answer so far, as text."""
    return [Entry(seat, ask.text(choice)) for seat, ask, choice in steps(game)]


def told_again(game: "Game[Any]") -> list[Event]:
    """What has happened so far, heard by playing the journal again. A game that was imagined has no past to tell."""
    if game.cut:
        return []
    twin = game.anew()
    for seat, choice in journal(game):
        twin.play(seat, choice)
    return twin.told or []


def save(game: "Game[Any]") -> str:
    """The header and the journal of a game as text; BadSave if its journal has been cut."""
    if game.cut:
        raise BadSave("error-save-imagined")
    return write_save(Save(game.rules.name, game.version, game.seats, game.options, journal(game)))
