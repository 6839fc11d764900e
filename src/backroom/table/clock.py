"""The clock: so many seconds for each question, as long as a person is asked."""

from typing import Any

from backroom.kit import Game, window
from backroom.table.lines import now
from backroom.table.record import Record


def due(record: Record, game: Game[Any], old: Game[Any] | None) -> int | None:
    """When the clock runs out: newly set with every question, off while no present person is asked."""
    if not record.clock or not any(record.seats[seat].present for seat in window.waiting(game, None)):
        return None
    if old is not None and old.question == game.question and record.deadline is not None:
        return record.deadline
    return now() + 1000 * record.clock
