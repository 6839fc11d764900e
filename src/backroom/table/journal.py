"""The journal: every answer at a table, chance included, in order. It is the truth; the game is played from it."""

from random import SystemRandom
from typing import Any

from backroom.games import find
from backroom.kit import Game, begin
from backroom.table.record import Record
from backroom.table.store import Line, now

FREELY = "freely"
"""Marks what a seat did in the journal without being asked."""


def open_game(record: Record) -> tuple[Game[Any], list[Line]]:
    """The game of a table, dealt; and the deal as the first lines of the journal."""
    game = begin(find(record.game), len(record.seats), record.options, SystemRandom().random)
    return game, new_lines(game, 0)


def new_lines(game: Game[Any], since: int) -> list[Line]:
    """What has been added to the journal, marked as chance."""
    at = now()
    return [
        Line(number, entry.seat, entry.choice, "chance", None, at)
        for number, entry in enumerate(game.journal[since:], since)
    ]
