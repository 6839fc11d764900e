"""Before the game begins: who is ready, who sits where, and what will be played, which the host can change."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from backroom.games import find
from backroom.table.facts import Args, Reseated, Visibility, Watchers
from backroom.table.lines import Spoken
from backroom.table.listener import Listener
from backroom.table.record import Record, Seat
from backroom.table.refusals import Refusal
from backroom.table.sitting import begin
from backroom.table.table import Table


class Terms(Struct, frozen=True):
    """What the host changes of what is played; whatever is null stays as it is."""

    options: Mapping[str, str] | None = None
    clock: int | None = None
    visibility: Visibility | None = None
    watchers: Watchers | None = None


def still_open(table: Table) -> Record:
    """The table's record, as long as the game has not begun."""
    if table.record.status != "open":
        raise Refusal("begun", "error-begun")
    return table.record


def hosted(table: Table, seat: int | None) -> Record:
    """The same, for the host alone."""
    record = still_open(table)
    if record.host != seat:
        raise Refusal("not-host", "error-not-host")
    return record


async def mark_ready(table: Table, who: Listener, ready: bool) -> None:
    """Somebody is ready to begin, or not yet. With the last one of a full table the game begins."""
    await table.alone(lambda: _mark_ready(table, who.seat, ready))


async def _mark_ready(table: Table, seat: int | None, ready: bool) -> None:
    record = still_open(table)
    if seat is None or record.seats[seat].ready == ready:
        return
    record = record.reseated(replace(record.seats[seat], ready=ready))
    await (begin(table, record, []) if record.complete else table.commit(record))


async def move(table: Table, who: Listener, wanted: int) -> None:
    """Take a free chair, or change places: with a bot at once, with a person as soon as both want it."""
    # A chair may move while this waits for its turn: whoever wished is found by their line, not by a number.
    await table.alone(lambda: _move(table, who.seat, wanted))


async def _move(table: Table, seat: int | None, wanted: int) -> None:
    record = still_open(table)
    if seat is None or not 0 <= wanted < len(record.seats):
        raise Refusal("seat", "error-chair")
    mine, other = record.seats[seat], record.seats[wanted]
    if seat == wanted or (other.kind == "person" and other.wants != seat):
        # Wishing for one's own chair takes an earlier wish back.
        await table.commit(record.reseated(replace(mine, wants=None if seat == wanted else wanted)))
        return
    record = _swapped(record, mine, other)
    await table.commit(record)
    table.company.swap(seat, wanted)
    places = {seat: wanted, wanted: seat}
    for listener in table.listeners:
        if listener.seat in places:
            listener.seat = places[listener.seat]
            listener.post(Reseated(listener.seat))
    table.tell_presence()


def _swapped(record: Record, one: Seat, other: Seat) -> Record:
    """Two chairs have changed hands. Wishes for either of them were meant for whoever sat there, and are gone."""
    record = record.reseated(replace(one, seat=other.seat, wants=None))
    record = record.reseated(replace(other, seat=one.seat, wants=None))
    places = {one.seat: other.seat, other.seat: one.seat}
    host = None if record.host is None else places.get(record.host, record.host)
    return replace(without_wishes(record, one.seat, other.seat), host=host)


def without_wishes(record: Record, *chairs: int) -> Record:
    """Nobody wants to change places with these chairs any more."""
    seats = tuple(replace(seat, wants=None) if seat.wants in chairs else seat for seat in record.seats)
    return replace(record, seats=seats)


async def change_terms(table: Table, who: Listener, terms: Terms) -> None:
    """The host changes what is played. Whoever was ready for something else says so again."""
    await table.alone(lambda: _change_terms(table, who.seat, terms))


async def _change_terms(table: Table, host: int | None, terms: Terms) -> None:
    record = hosted(table, host)
    options = {**record.options, **(terms.options or {})}
    changed = replace(
        record,
        options=find(record.game).settle_options(len(record.seats), options),
        clock=record.clock if terms.clock is None else terms.clock,
        visibility=terms.visibility or record.visibility,
        watchers=terms.watchers or record.watchers,
    )
    if changed == record:
        return
    seats = tuple(replace(seat, ready=seat.ready and seat.seat == host) for seat in changed.seats)
    line = table.line(host, "terms").talk
    told = [] if table.company.full else [Spoken(replace(line, args=_differences(record, changed)))]
    await table.commit(replace(changed, seats=seats), talk=told)
    if changed.watchers == "none":
        watchers = [listener for listener in table.listeners if listener.seat is None]
        table.send_home(watchers, Refusal("no-watchers", "error-no-watchers"))


def _differences(old: Record, new: Record) -> Args:
    """Whatever is played otherwise now, by its name: `option-rules`, `clock`, `visibility`, `watchers`."""
    shown = new.info().options
    options = {f"option-{name}": shown[name] for name in shown if old.options.get(name) != new.options[name]}
    terms = ("clock", "visibility", "watchers")
    return options | {term: getattr(new, term) for term in terms if getattr(old, term) != getattr(new, term)}
