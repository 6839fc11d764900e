"""Another game for the same people: chairs move on by one, and it begins when all want it, or the host says so."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from backroom.games import find
from backroom.kit import Game
from backroom.table.record import Record, Seat
from backroom.table.seats import new_id
from backroom.table.sitting import begin
from backroom.table.table import Table


def again(old: Record, game: Game[Any] | None, seat: int) -> Record:
    """A new table for the people and bots of the old one, with their tokens; whoever wants it is its host.

    What everybody has won goes on with them, as far as the old game has come to an end.
    """
    rules = find(old.game)
    count = len(old.seats)
    won: Mapping[int, int] = {} if game is None or game.result is None else rules.games_won(game.result)
    moved = (
        replace(
            chair,
            seat=(chair.seat + 1) % count,
            away=False,
            wants=None,
            ready=chair.seat == seat,
            won=chair.won + won.get(chair.seat, 0),
        )
        for chair in old.seats
    )
    # What the old rules called an option, today's may not know.
    known = {option.name for option in rules.options}
    options = {name: value for name, value in old.options.items() if name in known}
    return replace(
        old,
        id=new_id(),
        version=rules.version,
        options=rules.settle_options(count, options) if old.outdated else old.options,
        seats=tuple(sorted(moved, key=lambda chair: chair.seat)),
        status="open",
        deadline=None,
        host=(seat + 1) % count,
        rematch=None,
        trouble=None,
        lesson=False,
    )


def willing(new: Record, chair: Seat) -> bool:
    """Whether the person of this old chair is ready at the new table."""
    return any(seat.ready and seat.digest == chair.digest for seat in new.people)


async def agree(new: Table, chair: Seat) -> None:
    """The person of this old chair wants the rematch too."""
    await new.alone(lambda: _agree(new, chair))


async def _agree(new: Table, chair: Seat) -> None:
    record = new.record
    mine = next((seat for seat in record.people if seat.digest == chair.digest), None)
    if record.status != "open" or mine is None or mine.ready:
        return
    record = record.reseated(replace(mine, ready=True))
    await (begin(new, record, []) if record.complete else new.commit(record))
