"""Sitting down, beginning, leaving a chair to a bot, and taking it back."""

from msgspec.structs import replace

from backroom.games import find
from backroom.table.clock import due
from backroom.table.invited import stand_in
from backroom.table.journal import open_game
from backroom.table.lines import Spoken
from backroom.table.record import Record, Seat
from backroom.table.refusals import Refusal, TableGone
from backroom.table.seats import apart, bot_seat, clean_name, digest, new_token
from backroom.table.sight import look_around
from backroom.table.table import Table


async def sit(
    table: Table, name: str, wanted: int | None, guest: str | None = None, *, ready: bool = True
) -> tuple[int, str]:
    """Take an open chair. Returns it and its secret token. With the last one taken and all ready, the game begins."""
    cleaned = clean_name(name, table.manners.name_length)
    return await table.alone(lambda: _sit(table, cleaned, wanted, guest, ready))


async def _sit(table: Table, name: str, wanted: int | None, guest: str | None, ready: bool) -> tuple[int, str]:
    record = table.record
    if wanted is not None and not 0 <= wanted < len(record.seats):
        raise Refusal("seat", "error-chair")
    if not record.free:
        raise Refusal("full", "error-full")
    if wanted is not None and wanted not in record.free:
        raise Refusal("taken", "error-taken")
    _leave_room(table, guest)
    table.company.sit()
    seat = record.free[0] if wanted is None else wanted
    token = new_token()
    name = apart(name, record.names)
    record = record.reseated(Seat(seat, "person", name=name, digest=digest(token), ready=ready))
    if record.host is None:
        record = replace(record, host=seat)
    talk = [] if table.company.full else [table.line(seat, "sat", name=name)]
    await (begin(table, record, talk) if record.complete else table.commit(record, talk=talk))
    if guest is not None:
        table.company.sitters[seat] = guest
    return seat, token


def _leave_room(table: Table, guest: str | None) -> None:
    """At a table that strangers can find, one guest takes so many chairs, and not the last one besides another."""
    record, most = table.record, table.manners.chairs_per_guest
    if not most or guest is None or guest == table.company.setter or record.visibility != "public":
        return
    taken = sum(
        chair.kind == "person" and table.company.sitters.get(chair.seat) == guest and chair.seat != record.host
        for chair in record.seats
    )
    if taken >= most or (taken and len(record.free) == 1):
        raise Refusal("chairs", "error-chairs")


async def start(table: Table, seat: int) -> None:
    """The host begins now; bots take what chairs are open, and play for whoever is neither ready nor here."""
    await table.alone(lambda: _start(table, seat))


async def _start(table: Table, seat: int) -> None:
    record = table.record
    if record.status != "open":
        raise Refusal("begun", "error-begun")
    if record.host != seat:
        raise Refusal("not-host", "error-not-host")
    for free in record.free:
        bot = bot_seat(free, stand_in(record.game), find(record.game).names, record.names)
        record = record.reseated(bot)
    here = {listener.seat for listener in table.listeners}
    for chair in record.people:
        if not chair.ready and chair.seat not in here:
            record = record.reseated(replace(chair, away=True))
    await begin(table, record, [])


async def begin(table: Table, record: Record, talk: list[Spoken]) -> None:
    """Deal, with everybody on their chairs. Only while `alone`."""
    try:
        game, lines = open_game(record)
        sights = look_around(game, {})
    except Exception as error:  # a game that cannot even be dealt
        await table.stop_game(error)
        raise Refusal("frozen", "error-frozen") from error
    record = replace(record, status="playing", version=game.version, deadline=due(record, game, None))
    started = table.line(None, "started")
    if talk:
        started = Spoken(replace(started.talk, n=talk[-1].talk.n + 1))
    await table.commit(record, lines, [*talk, started], game, sights)


async def leave(table: Table, seat: int) -> None:
    """Hand the chair to a bot; before the game has begun, leave it open."""
    await table.alone(lambda: _leave(table, seat))


async def _leave(table: Table, seat: int) -> None:
    record = table.record
    if record.status == "open":
        await _stand_up(table, seat)
    elif record.status == "playing" and record.seats[seat].present:
        table.company.move(seat)
        await change_hands(table, seat, away=True)


async def _stand_up(table: Table, seat: int) -> None:
    record = table.record.reseated(Seat(seat, "open"))
    people = [chair.seat for chair in record.seats if chair.kind == "person"]
    if not people:
        await table.store.remove(record.id)
        table.close(TableGone())
        return
    talk = []
    if record.host == seat:
        record = replace(record, host=people[0])
        talk = [table.line(people[0], "host")]
    await table.commit(record, talk=talk)
    # Whoever takes this chair next has secrets of their own: the one who left hears no more.
    table.send_home([listener for listener in table.listeners if listener.seat == seat], Refusal("left", "error-left"))


async def cover(table: Table, seat: int, absent: int) -> None:
    """Somebody at the table lets a bot play on for a person whose connection is lost. They can come back any time."""
    await table.alone(lambda: _cover(table, seat, absent))


async def _cover(table: Table, seat: int, absent: int) -> None:
    record = table.record
    if not 0 <= absent < len(record.seats):
        raise Refusal("seat", "error-chair")
    if record.status != "playing" or not record.seats[absent].present:
        return
    if absent == seat or table.absent(absent) < table.manners.absence:
        raise Refusal("here", "error-still-here", seconds=int(table.manners.absence))
    await change_hands(table, absent, away=True)


async def come_back(table: Table, seat: int) -> None:
    """Take the chair back from the bot."""
    await table.alone(lambda: _come_back(table, seat))


async def _come_back(table: Table, seat: int) -> None:
    if table.record.status == "playing" and table.record.seats[seat].away:
        table.company.move(seat)
        await change_hands(table, seat, away=False)


async def change_hands(table: Table, seat: int, *, away: bool) -> None:
    """A chair passes from its person to a bot, or back. Only while `alone`."""
    record = table.record.reseated(replace(table.record.seats[seat], away=away))
    if table.game is not None:
        record = replace(record, deadline=due(record, table.game, table.game))
    talk = [] if table.company.full else [table.line(seat, "left" if away else "returned")]
    await table.commit(record, talk=talk)
