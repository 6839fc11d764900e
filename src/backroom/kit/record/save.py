"""A saved game: a header and the journal, as one line of JSON a person can read."""

from typing import NamedTuple

import msgspec

from backroom.kit.errors import BadSave

FORMAT = "backroom-game"
MOST_BYTES = 4_000_000


class Entry(NamedTuple):
    """One answer of the journal: who gave it (CHANCE for dice and shuffles), and its text."""

    seat: int
    choice: str


class Save(msgspec.Struct, frozen=True):
    """What is needed to play a game again: which game, by which rules, and every answer."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    journal: list[Entry]
    format: str = FORMAT


def write_save(save: Save) -> str:
    """The save as text, for `read_save` to read."""
    return msgspec.json.encode(save).decode()


def read_save(text: str) -> Save:
    """The save in a text; BadSave says what is wrong with any other text."""
    if len(text) > MOST_BYTES:
        raise BadSave("error-save-huge", most=MOST_BYTES)
    try:
        save = msgspec.json.decode(text, type=Save)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise BadSave("error-save-unreadable", why=str(error)[:200]) from None
    if save.format != FORMAT:
        raise BadSave("error-save-foreign", found=save.format[:40])
    return save
