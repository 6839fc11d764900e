"""Keeping order: the host sends somebody away, and the table lets a bot play for who is silent."""

import time

from msgspec.structs import replace

from backroom.games import find
from backroom.kit import window
from backroom.table.clock import due
from backroom.table.facts import TalkKind
from backroom.table.invited import stand_in
from backroom.table.lines import Spoken
from backroom.table.lobby import without_wishes
from backroom.table.record import Seat
from backroom.table.refusals import Refusal
from backroom.table.seats import bot_seat
from backroom.table.sitting import change_hands
from backroom.table.table import Table


async def remove(table: Table, seat: int, other: int) -> None:
    """The host sends a person away. Their chair is free again, or, once the game has begun, a bot's.

    Before the game a bot's chair can be opened in the same way.
    """
    await table.alone(lambda: _remove(table, seat, other))


async def _remove(table: Table, seat: int, other: int) -> None:
    record = table.record
    if record.status == "open" and 0 <= other < len(record.seats) and record.seats[other].kind == "bot":
        chair = record.seats[other]
    else:
        chair = _person(table, other)
    if record.host != seat:
        raise Refusal("not-host", "error-not-host-remove")
    if other == seat or record.status not in ("open", "playing"):
        raise Refusal("seat", "error-chair")
    names = [name for name in record.names if name != chair.name]
    if record.status == "open":
        record = without_wishes(record.reseated(Seat(other, "open")), other)
    else:
        record = record.reseated(bot_seat(other, stand_in(record.game), find(record.game).names, names))
        if table.game is not None:
            record = replace(record, deadline=due(record, table.game, table.game))
    await table.commit(record, talk=_line(table, other, "removed", chair.name))
    # The chair has another owner now: whoever was on it hears no more.
    gone = [listener for listener in table.listeners if listener.seat == other]
    table.send_home(gone, Refusal("removed", "error-removed"))


async def vote(table: Table, seat: int, other: int) -> None:
    """Somebody at the table wants a bot to play for a person who has been silent for long; most of them decide."""
    await table.alone(lambda: _vote(table, seat, other))


async def _vote(table: Table, seat: int, other: int) -> None:
    record, game = table.record, table.game
    chair = _person(table, other)
    if record.status != "playing" or game is None or not chair.present:
        return
    silence = table.manners.silence
    if other == seat or other not in window.waiting(game, None) or time.monotonic() - table.asked_since < silence:
        raise Refusal("here", "error-not-silent", seconds=int(silence))
    if (seat, other) in table.company.votes:
        return
    table.company.move(seat)
    table.company.votes.add((seat, other))
    others = [one.seat for one in record.seats if one.present and one.seat != other]
    if 2 * sum((one, other) in table.company.votes for one in others) > len(others):
        await change_hands(table, other, away=True)
    else:
        await table.commit(record, talk=_line(table, seat, "voted", chair.name))


def _person(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.record.seats) or table.record.seats[seat].kind != "person":
        raise Refusal("seat", "error-chair")
    return table.record.seats[seat]


def _line(table: Table, seat: int, kind: TalkKind, name: str) -> list[Spoken]:
    return [] if table.company.full else [table.line(seat, kind, name)]
