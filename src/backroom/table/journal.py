"""The journal: every answer at a table, chance included, in order. It is the truth; the game is played from it."""

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from backroom.games import find
from backroom.kit import Game, IllegalChoice, begin, play_on, reopened, steps
from backroom.table.dice import DICE
from backroom.table.lines import Line, now
from backroom.table.record import Record

FREELY, CHANCE = "freely", "chance"
"""Marks what a seat did in the journal without being asked, and what nobody did."""
AT_ONCE = 0.005
"""Seconds for which nobody else in the house need wait while a journal is played again."""


def open_game(record: Record) -> tuple[Game[Any], list[Line]]:
    """The game of a table, dealt; and the deal as the first lines of the journal."""
    game = begin(find(record.game), len(record.seats), record.options, dice(record, 0).random)
    return game, new_lines(game, 0)


def dice(record: Record, number: int) -> Random:
    """What falls by chance after that line of the journal: by the dice of the house, or as it does in every lesson."""
    lesson = find(record.game).lesson if record.lesson else None
    return DICE if lesson is None else lesson.dice(number)


def new_lines(game: Game[Any], since: int, given_by: str = CHANCE, answer: str | None = None) -> list[Line]:
    """The record of a game that begins at the journal's line `since`: who gave its first answer, and then chance."""
    at, lines = now(), []
    for number, (seat, ask, choice) in enumerate(steps(game), since):
        lines.append(Line(number, seat, ask.text(choice), given_by, answer, at))
        given_by, answer = CHANCE, None
    return lines


def follow(game: Game[Any], step: Game[Any]) -> range:
    """The step takes the game's place: all that was told before goes with it. Returns which events are new."""
    told = game.events
    new = range(len(told), len(told) + len(step.events))
    told += step.events
    step.told = told
    return new


def stood_in(record: Record, line: Line) -> bool:
    """Whether a bot gave this answer for a person who was away, or whose time was up."""
    return line.given_by == "clock" or (line.given_by == "bot" and record.seats[line.seat].kind == "person")


class Played(NamedTuple):
    """The game a journal tells of, and which of its events came of bots that stood in; how long it took to play it."""

    game: Game[Any]
    by_bots: list[range]
    seconds: float = 0.0


async def play_again(record: Record, journal: Sequence[Line], begun: Played | None = None, since: int = 0) -> Played:
    """A journal, played by the rules it was played by; or, after so many lines, on from the game that was `begun`.

    A long one is played bit by bit, between others.
    """
    if begun is None:
        game = reopened(find(record.game), len(record.seats), record.options, version=record.version, listen=True)
        begun = Played(game, [])
    game, by_bots, seconds = begun
    by_bot = False
    paused = time.monotonic()
    for number, line in enumerate(journal[since:], since + 1):
        told = len(game.events)
        if line.given_by != CHANCE:
            by_bot = stood_in(record, line)
            by_bots += [range(told, told)] if by_bot else []
        play_on(game, [(line.seat, line.choice)], number)
        if by_bot:
            by_bots[-1] = range(by_bots[-1].start, len(game.events))
        if (passed := time.monotonic() - paused) > AT_ONCE:
            seconds += passed
            await asyncio.sleep(0)
            paused = time.monotonic()
    game.begin_record()
    return Played(game, by_bots, seconds + time.monotonic() - paused)


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
