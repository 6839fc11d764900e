"""All tables of the house. They leave the memory when nobody looks, and come back from their journals."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Sequence

from msgspec.structs import replace

from backroom.games import find
from backroom.kit import BadOption, suggested
from backroom.table.clock import due
from backroom.table.facts import TableInfo, Visibility, Watchers
from backroom.table.guests import Guests
from backroom.table.invited import offered
from backroom.table.journal import open_game
from backroom.table.leases import Elsewhere, Leases
from backroom.table.lines import Line, Stored, now
from backroom.table.manners import DAY, Manners
from backroom.table.record import Record, Seat
from backroom.table.refusals import Refusal, RematchMade, StorageTrouble, TableGone
from backroom.table.rematch import again, agree, willing
from backroom.table.seats import apart, bot_seat, clean_name, digest, is_id, new_id, new_token
from backroom.table.store import Store
from backroom.table.table import Table
from backroom.table.thinkers import Thinkers

log = logging.getLogger("backroom.house")

SWEEP_EVERY = 60.0
LOOK_ROUND_EVERY = 5.0
TICKING_WOKEN = 200
LAST_WORDS = 10.0
"""Seconds to finish everything when the house closes."""


class House:
    """The collection of tables over one store."""

    def __init__(
        self, store: Store, manners: Manners, thinkers: Thinkers | None = None, leases: Leases | None = None
    ) -> None:
        self.store = store
        self.leases = leases
        self.thinkers = thinkers
        self.manners = manners
        self.guests = Guests(manners.tables_per_guest)
        self.tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._closing = asyncio.Event()
        self._errands: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self._errands = [asyncio.create_task(self._wind_clocks()), asyncio.create_task(self._keep_order())]

    async def close(self) -> None:
        """Let every table finish what it is writing, unless that takes too long."""
        self._closing.set()
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self._finish()
        except TimeoutError:
            log.error("not everything could be finished within %s seconds", LAST_WORDS)

    async def _finish(self) -> None:
        await asyncio.gather(*self._errands, *self._waking.values(), return_exceptions=True)
        for table in list(self.tables.values()):
            await table.rest()
        if self.thinkers is not None:
            await self.thinkers.close()
        if self.leases is not None:
            await self.leases.close()
        await self.store.close()

    # Finding a table

    async def find(self, table: str) -> Table:
        """The table, woken from its journal if need be; TableGone if there is none, Elsewhere if others keep it."""
        known = self.tables.get(table)
        if known is None and not is_id(table):
            raise TableGone
        if known is not None:
            if known.gone:
                raise TableGone
            known.touched = time.monotonic()
            return known
        if table not in self._waking:
            task = self._waking[table] = asyncio.create_task(self._wake(table))
            task.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(self._waking[table])

    async def _wake(self, table: str) -> Table:
        if self.leases is not None:
            await self.leases.take(table)
        stored = await self.store.load(table)
        if stored is None:
            if self.leases is not None:
                await self.leases.give_back(table)
            raise TableGone
        return await self._seat_table(stored)

    async def _seat_table(self, stored: Stored) -> Table:
        table = Table(stored.record, self.store, self.manners, self.thinkers)
        await table.wake(stored)
        self.tables[stored.record.id] = table
        return table

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table, without waking it."""
        known = self.tables.get(table)
        if known is not None and not known.gone:
            return replace(known.info, waiting=known.sight(None).view.get("waiting", []))
        record = await self.store.record(table) if is_id(table) else None
        if record is None:
            raise TableGone
        return record.info()

    async def listing(self) -> list[TableInfo]:
        """The public tables, the newest first."""
        records = await self.store.listing(now() - 1000 * DAY, self.manners.tables_listed)
        return [self.tables[record.id].info if record.id in self.tables else record.info() for record in records]

    # New tables

    async def create(
        self,
        game: str,
        wishes: Sequence[Seat],
        options: dict[str, str],
        *,
        visibility: Visibility = "invited",
        clock: int = 0,
        watchers: Watchers = "listen",
        guest: str = "",
        lesson: bool = False,
    ) -> tuple[Table, dict[int, str]]:
        """A new table and the tokens of the people who sit at it. It begins at once if no chair is open."""
        rules = find(game)
        rules.check_seats(len(wishes))
        settled = rules.settle_options(len(wishes), options)
        tokens = {wish.seat: new_token() for wish in wishes if wish.kind == "person"}
        seats: list[Seat] = []
        for wish in wishes:
            seats.append(self._chair(rules.name, wish, tokens.get(wish.seat), seats))
        name = new_id()
        record = Record(
            id=name,
            game=rules.name,
            version=rules.version,
            options=settled,
            seats=tuple(seats),
            status="open",
            visibility=visibility,
            clock=clock,
            host=min(tokens, default=None),
            watchers=watchers,
            lesson=lesson,
        )
        await self.guests.claim(guest, name, self.store.busy)
        try:
            record, lines = _opened(record)
            if self.leases is not None:
                await self.leases.take(name)
            await self.store.create(record, lines, ())
        except BaseException:
            self.guests.release(guest, name)
            raise
        self.guests.written(name)
        table = await self._seat_table(Stored(record, lines, []))
        table.company.setter = guest
        return table, tokens

    async def teach(self, game: str, name: str, guest: str = "") -> tuple[Table, dict[int, str]]:
        """A newcomer's first game, with bots and a guide, and the token of the one person at it."""
        lesson = find(game).lesson
        if lesson is None:
            raise Refusal("no-lesson", "error-no-lesson")
        seats = [
            Seat(seat, "person", name=name) if seat == lesson.learner else Seat(seat, "bot", bot=lesson.bot)
            for seat in range(lesson.seats)
        ]
        return await self.create(game, seats, dict(lesson.options), guest=guest, lesson=True)

    def _chair(self, game: str, wish: Seat, token: str | None, others: Sequence[Seat]) -> Seat:
        if wish.kind == "bot":
            bots = offered(game, self.manners.players)
            if wish.bot is None or wish.bot not in bots:
                found = wish.bot or ""
                raise BadOption("error-bot", found=found[:40], **suggested(found, bots))
            around = [other.name for other in others]
            if wish.bot not in find(game).bots:
                return Seat(wish.seat, "bot", name=apart(wish.bot, around), bot=wish.bot)
            return bot_seat(wish.seat, wish.bot, find(game).names, around)
        if token is None:
            return Seat(wish.seat, "open")
        name = apart(clean_name(wish.name, self.manners.name_length), [other.name for other in others])
        # Whoever lays a table has asked for the game.
        return Seat(wish.seat, "person", name=name, digest=digest(token), ready=True)

    async def rematch(self, table: Table, seat: int) -> str:
        """Somebody wants another game: the first one's wish opens its table, the others' make them ready there."""
        return await table.alone(lambda: self._rematch(table, seat))

    async def _rematch(self, table: Table, seat: int) -> str:
        old = table.record
        if old.status not in ("over", "frozen") and not old.outdated:
            raise Refusal("not-over", "error-not-over")
        if old.rematch is not None and await self._join_rematch(table, old.rematch, seat):
            return old.rematch
        record, lines = _opened(again(old, table.game, seat))
        if self.leases is not None:
            await self.leases.take(record.id)
        try:
            await self.store.rematch(old, record, lines, ())
        except RematchMade as made:
            await self._join_rematch(table, made.table, seat)
            return made.table
        self.guests.go_on(old.id, record.id)
        await self._seat_table(Stored(record, lines, []))
        table.tell_rematch(record.id, [seat])
        return record.id

    async def _join_rematch(self, old: Table, table: str, seat: int) -> bool:
        """Be ready at the table of the rematch too; False if it is gone, and another one may be laid."""
        try:
            new = await self.find(table)
            await agree(new, old.record.seats[seat])
        except TableGone:
            return False
        except Elsewhere:
            # Another process keeps it by now; there one can say so oneself.
            old.tell_rematch(table, [])
            return True
        old.tell_rematch(table, [chair.seat for chair in old.record.people if willing(new.record, chair)])
        return True

    # Errands

    async def _wind_clocks(self) -> None:
        """Clocks that ran when the server stopped run on, whether anybody looks or not."""
        try:
            for table in await self.store.ticking(now() - 1000 * DAY, TICKING_WOKEN):
                if self._closing.is_set():
                    return
                with contextlib.suppress(Elsewhere):
                    await self.find(table)
        except (Refusal, StorageTrouble):
            log.warning("not all clocks could be wound")

    async def _keep_order(self) -> None:
        swept = -math.inf
        while not self._closing.is_set():
            await self.let_sleep()
            await self._renew()
            if time.monotonic() - swept > SWEEP_EVERY:
                swept = time.monotonic()
                try:
                    await self.tidy()
                except Refusal:
                    log.warning("the house could not be tidied now")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), LOOK_ROUND_EVERY)

    async def tidy(self) -> None:
        """Forget tables long untouched."""
        manners = self.manners
        before, open_before = (now() - int(1000 * keep) for keep in (manners.keep, manners.keep_open))
        await self.store.sweep(before, open_before, int(manners.spare))
        await self.let_sleep()

    async def _renew(self) -> None:
        """If the database has forgotten which tables are ours, keep those that nobody else has taken since."""
        if self.leases is None or not self.tables or await self.leases.alive():
            return
        for table in list(self.tables.values()):
            try:
                await self.leases.take(table.record.id)
            except Elsewhere:
                table.close(Refusal("slow", "error-slow"))
            except StorageTrouble:
                log.warning("whose table %s is could not be found out now", table.record.id)

    async def let_sleep(self) -> None:
        """Tables that nobody looks at leave the memory."""
        for name in [table.record.id for table in self.tables.values() if table.idle or table.gone]:
            # One after the other: what a table leaves behind takes a moment to clear away.
            await asyncio.sleep(0)
            table = self.tables.get(name)
            if table is None or not (table.idle or table.gone):
                continue
            del self.tables[name]
            table.attendants.dismiss()
            if table.idle:
                _empty(table)
            if self.leases is not None:
                await self.leases.give_back(name)


def _empty(table: Table) -> None:
    """Nobody comes back to this one: without those who look after it nothing keeps it in memory."""
    del table.company.table, table.courtesies.table, table.attendants.table


def _opened(record: Record) -> tuple[Record, list[Line]]:
    """The table with its game begun, if everybody is there."""
    if not record.complete:
        return record, []
    game, lines = open_game(record)
    return replace(record, status="playing", deadline=due(record, game, None)), lines
