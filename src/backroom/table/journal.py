"""The journal: every answer at a table, chance included, in order. It is the truth; the game is played from it."""

from collections.abc import Iterable
from random import SystemRandom
from typing import Any

from backroom.games import find
from backroom.kit import Game, IllegalChoice, begin, replay
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


def play_again(record: Record, journal: Iterable[Line]) -> Game[Any]:
    """The game a journal tells of, by the rules it was played by."""
    pairs = [(line.seat, line.choice) for line in journal]
    return replay(find(record.game), len(record.seats), record.options, pairs, version=record.version, listen=True)


def answer_to(game: Game[Any], seat: int, choice: Any) -> Any:
    """The choice that answers what the seat is asked, and nothing that could be done besides."""
    ask = game.asked.get(seat)
    if ask is None:
        return ""  # never legal: the game says why nothing is asked
    if not isinstance(choice, str):
        return choice
    try:
        return ask.parse(choice)
    except IllegalChoice as error:
        error.game = game.rules.name
        raise


def answers(game: Game[Any], seat: int, text: str) -> bool:
    """Whether the text answers what the seat is asked."""
    ask = game.asked.get(seat)
    if ask is None:
        return False
    try:
        ask.parse(text)
    except IllegalChoice:
        return False
    return True
