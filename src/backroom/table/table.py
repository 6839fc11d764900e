"""A table: people and bots around one game. An answer is checked, written, committed; only then anybody hears of it."""

import asyncio
import logging
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from backroom.kit import BackroomError, Game, Saying, Weighing
from backroom.table.attendants import Attendants
from backroom.table.bookmark import woken
from backroom.table.company import Company
from backroom.table.courtesy import Courtesies
from backroom.table.facts import News, RematchNews, Said, TableInfo, TableNews, Talk, TalkKind, Told, Update
from backroom.table.journal import FREELY, answer_to, follow, stood_in
from backroom.table.lines import Line, Spoken, Stored, now
from backroom.table.listener import Listener
from backroom.table.manners import Manners
from backroom.table.record import Record
from backroom.table.refusals import JournalMoved, Refusal, StorageTrouble, TableGone, closing, refused
from backroom.table.seats import clean_talk
from backroom.table.sight import NOTHING, Eye, Sight, changes, look_around, look_back, told
from backroom.table.step import Given, Step, game_on, in_time, try_out
from backroom.table.store import Store
from backroom.table.thinkers import Thinkers
from backroom.table.watching import heard_by, onlookers

log = logging.getLogger("backroom.table")

T = TypeVar("T")


class Table:
    """One table. Whatever changes it does so alone, one after the other, and is on disk before it counts."""

    def __init__(self, record: Record, store: Store, manners: Manners, thinkers: Thinkers | None = None) -> None:
        self.record = record
        self.manners = manners
        self.store = store
        self.thinkers = thinkers
        self.game: Game[Any] | None = None
        self.sights: dict[Eye, Sight] = {}
        self.retold: list[Told] = []
        self.by_bots: list[range] = []
        self.written = 0
        self.answered: defaultdict[int, set[str]] = defaultdict(set)
        self.done_freely: Counter[int] = Counter()
        self.talk: list[Talk] = []
        self.spoken: set[tuple[int | None, str]] = set()
        self.listeners: list[Listener] = []
        self.touched = self._woken = time.monotonic()
        self._parted: dict[int, float] = {}
        self.asked_since = time.monotonic()
        self.gone = self._troubled = False
        self._told: TableInfo | None = None
        self._told_of: tuple[Record, list[Listener]] | None = None
        self._lock = asyncio.Lock()
        self._pending: asyncio.Future[Any] | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self.company = Company(self)
        self.courtesies = Courtesies(self)
        self.attendants = Attendants(self)

    # Coming and going

    async def wake(self, stored: Stored) -> None:
        """Play the journal again, and go on from there."""
        record = stored.record
        if record.deadline is not None:
            # Whoever lost the connection with the server needs a moment to come back.
            least = now() + int(1000 * min(self.manners.grace, record.clock))
            stored = replace(stored, record=replace(record, deadline=max(record.deadline, least)))
        await self._take_in(stored)

    async def _take_in(self, stored: Stored) -> None:
        """All that the store knows of this table."""
        self.record = record = stored.record
        self._note(stored.journal[self.written :], stored.talk)
        game, sights, fault = None, dict[Eye, Sight](), None
        if record.outdated:
            self.retold = look_back((line.seat, line.choice) for line in stored.journal)
            sights = dict.fromkeys((None, *range(len(record.seats))), replace(NOTHING, heard=len(self.retold)))
        elif record.status != "open":
            try:
                game, self.by_bots, _ = await woken(stored, self.store)
                sights = look_around(game, self.sights, self.by_bots)
            except Exception as error:  # whatever is wrong with this game is no other table's business
                game, fault = None, error
        self._publish(game, Step(record, talk=stored.talk[len(self.talk) :], sights=sights))
        if fault is not None and record.status != "frozen":
            await self.stop_game(fault)

    @property
    def info(self) -> TableInfo:
        connected = {listener.seat for listener in self.listeners if listener.seat is not None}
        watching = sum(listener.seat is None for listener in self.listeners)
        return self.record.info(connected, watching, onlookers(self))

    def sight(self, eye: Eye) -> Sight:
        return self.sights.get(eye, NOTHING).at_rest()

    def told(self, eye: Eye, since: int = 0) -> list[Told]:
        """What this eye has heard so far, after its event number `since`."""
        return self.retold[since:] if self.game is None else told(self.game, eye, self.by_bots, since)

    def join(self, listener: Listener) -> None:
        """From now on the listener hears everything new; the others see it come."""
        self.listeners.append(listener)
        self.tell_presence(besides=listener)

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.touched = time.monotonic()
            if listener.seat is not None:
                self._parted[listener.seat] = self.touched
            self.tell_presence()

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has been on this chair's line."""
        if any(listener.seat == seat for listener in self.listeners):
            return 0.0
        return time.monotonic() - self._parted.get(seat, self._woken)

    @property
    def idle(self) -> bool:
        """Nobody here, and nothing going on; or it is all over."""
        ended = self.record.status in ("over", "frozen")
        still = time.monotonic() - self.touched > (self.manners.linger if ended else self.manners.doze)
        return still and not (self.listeners or self.attendants.busy or self._running or self._pending)

    async def rest(self) -> None:
        """Let what is being written be written, then stop."""
        self.attendants.dismiss()
        self.courtesies.dismiss()
        if self._running or self._pending:
            await asyncio.wait([*self._running, *([self._pending] if self._pending else [])])

    # Answers

    async def answer(
        self,
        seat: int,
        choice: Any,
        *,
        question: int | None,
        answer: str | None = None,
        given_by: str = "person",
        why: Saying | None = None,
    ) -> None:
        """Give a seat's answer to the question of that number, or, without one, do something that may be done any time.

        Returning means that it is written down. The same `answer` id again is no second answer. A bot may say `why`.
        """
        given = Given(seat, choice, question, answer, given_by, why)

        async def once() -> None:
            if answer is None or answer not in self.answered[seat]:
                await self.play(given)

        await self.alone(once)

    async def play(self, given: Given) -> None:
        """Check an answer, write it down and tell it. Only while `alone`."""
        game = game_on(self)
        try:
            step = try_out(self, game, given)
        except BackroomError:
            raise
        except Exception as error:  # a broken game must not break the house
            await self.stop_game(error)
            raise Refusal("frozen", "error-frozen") from error
        unasked = given.by == "person" and given.question is None
        if unasked and step.sights is not None and step.sights.get(None) != self.sight(None):
            self.courtesies.speak(given.seat)
        await self._write_down(step)
        self._go_on_from(game, given)

    def hand_in(self, given: Given, told: Callable[[BaseException | None], None]) -> bool:
        """A person's answer the short way: without a task, a lock, or a wait until it is one's turn.

        `told` hears when it is written down, or why it is not. False if it must go the long way, by `answer`: because
        something else is going on here, or because the long way has to say what is wrong with it.
        """
        if self._lock.locked() or self._pending is not None or given.id in self.answered[given.seat]:
            return False
        try:
            game = game_on(self)
            step = try_out(self, game, given)
        except Exception:
            return False

        def written(future: asyncio.Future[Any]) -> None:
            self._pending, error = None, future.exception()
            try:
                if error is None:
                    self._let_count(step)
                    self._go_on_from(game, given)
                else:
                    self._hear_trouble(error)
            except Exception as fault:  # whoever waits must hear of it
                error = fault
            told(error)

        self.touched = time.monotonic()
        self._pending = self.store.write(self.record, step.record, step.lines, step.talk)
        self._pending.add_done_callback(written)
        return True

    def _go_on_from(self, game: Game[Any], given: Given) -> None:
        """What the table remembers of how long people take, and for how long it does."""
        if given.by == "person" and given.question is not None:
            self.attendants.pace.note(time.monotonic() - self.asked_since)
        if self.game is not None and self.game.question != game.question:
            self.asked_since = time.monotonic()
            self.company.votes.clear()

    async def freeze(self, error: Exception) -> None:
        await self.alone(lambda: self.stop_game(error))

    async def stop_game(self, error: Exception) -> None:
        """Stop this game for good, and keep the error beside its journal. Only while `alone`."""
        log.error("table %s is frozen", self.record.id, exc_info=error)
        trouble = "".join(traceback.format_exception(error))
        record = replace(self.record, status="frozen", deadline=None, trouble=trouble)
        try:
            await self.commit(record, talk=[self.line(None, "frozen")])
        except Refusal:
            self.record = record
            self._publish(self.game, Step(record))

    def weigh(self, seat: int, choice: str, *, question: int | None) -> Weighing:
        """What a seat's answer to the question of that number would do, as far as it can know; or why it is refused."""
        game = game_on(self)
        in_time(game, question)
        return game.weigh(seat, choice if question is None else answer_to(game, seat, choice))

    # Talk

    async def say(self, seat: int, text: str, said: str) -> None:
        """Somebody says something to everybody."""
        cleaned = clean_talk(text, self.manners.talk_length)
        await self.alone(lambda: self._say(seat, cleaned, said))

    async def _say(self, seat: int, text: str, said: str) -> None:
        if (seat, said) in self.spoken:
            return
        if self.game is not None and seat in self.game.rules.silenced(self.game):
            raise Refusal("silenced", "error-silenced")
        self.company.say(seat)
        self.courtesies.speak(seat)
        await self.commit(self.record, talk=[replace(self.line(seat, "say", text), id=said)])

    def line(self, seat: int | None, kind: TalkKind, text: str = "", name: str = "") -> Spoken:
        """The next line of talk, by whoever sits there now unless a name is given."""
        n = self.talk[-1].n + 1 if self.talk else 1
        return Spoken(Talk(n, seat, kind, text, now(), name=name or ("" if seat is None else self.record.names[seat])))

    # Writing and telling

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this while nothing else changes the table, and to its end, even if whoever wanted it has gone."""
        if asyncio.current_task() in self._running:
            return await self._alone(work)
        return await asyncio.shield(self.see_to(self._alone(work)))

    def see_to(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """An errand that is seen through, whatever becomes of whoever wanted it."""
        task = asyncio.create_task(errand)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            while self._pending is not None:
                await asyncio.wait((self._pending,))
            self.touched = time.monotonic()
            try:
                return await work()
            except JournalMoved:
                await self._catch_up()
                return await work()

    async def _catch_up(self) -> None:
        """Another process has been at this table: read what it wrote."""
        stored = await self.store.load(self.record.id)
        if stored is None:
            gone = TableGone()
            self.close(gone)
            raise gone
        await self._take_in(stored)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Looking at the error keeps asyncio from complaining where nobody waits for it any more.
        if (error := None if task.cancelled() else task.exception()) and not isinstance(error, BackroomError):
            log.error("table %s stumbled", self.record.id, exc_info=error)

    async def commit(
        self,
        record: Record,
        lines: Sequence[Line] = (),
        talk: Sequence[Spoken] = (),
        game: Game[Any] | None = None,
        sights: dict[Eye, Sight] | None = None,
    ) -> None:
        """Write all of it down, then let it count, then tell everybody who may know. Only while `alone`."""
        await self._write_down(Step(record, lines, talk, game, sights))

    async def _write_down(self, step: Step) -> None:
        try:
            await self.store.write(self.record, step.record, step.lines, step.talk)
        except Refusal as error:
            self._hear_trouble(error)
            raise
        self._let_count(step)

    def _hear_trouble(self, error: BaseException) -> None:
        """Something could not be written down."""
        if isinstance(error, TableGone):
            self.close(error)
        elif isinstance(error, StorageTrouble) and not isinstance(error, JournalMoved) and not self._troubled:
            self._troubled = True
            self.post(refused(error, None))

    def _let_count(self, step: Step) -> None:
        self._troubled = False
        self._note(step.lines, step.talk)
        self.record = step.record
        if step.game is not None and self.game is not None:
            news = follow(self.game, step.game)
            self.by_bots += [news] if stood_in(step.record, step.lines[0]) else []
        self._publish(step.game or self.game, step)

    def _note(self, lines: Iterable[Line], talk: Iterable[Spoken]) -> None:
        for spoken in talk:
            if spoken.id is not None:
                self.spoken.add((spoken.talk.seat, spoken.id))
        for line in lines:
            self.written = line.number + 1
            if line.answer is not None:
                self.answered[line.seat].add(line.answer)
            if line.given_by == FREELY:
                self.done_freely[line.seat] += 1

    def _publish(self, game: Game[Any] | None, step: Step) -> None:
        """Let it be seen by all. Without sights the game looks as before."""
        self.game, news = game, dict[Eye, Update | None]()
        if step.sights is not None:
            news, self.sights = step.news or changes(self.sights, step.sights), step.sights
            for listener in self.listeners[:]:
                if (update := news.get(listener.seat)) is not None:
                    listener.post(update)
        if self._told_of != (self.record, self.listeners):
            self.tell_presence()
        self.talk += (talk := [spoken.talk for spoken in step.talk])
        for listener in self.listeners[:] if talk else ():
            for line in heard_by(listener.seat, self, talk):
                listener.post(Said(line))
        if game is not None:
            self.courtesies.end_silences(game, news)
        self.courtesies.look(seen=news.get(None) is not None)
        self.attendants.attend()

    def tell_presence(self, besides: Listener | None = None) -> None:
        """Tell everybody what is new about the table itself: who is here, and what is played."""
        self._told_of = self.record, self.listeners[:]
        info = self.info
        if info != self._told:
            self._told = info
            self.post(TableNews(info), besides)

    def tell_rematch(self, table: str, seats: list[int]) -> None:
        """Another game is planned over there, and the people on these seats want it."""
        self.record = replace(self.record, rematch=table)
        self.tell_presence()
        self.post(RematchNews(table, seats))

    def post(self, news: News, besides: Listener | None = None) -> None:
        for listener in list(self.listeners):
            if listener is not besides:
                listener.post(news)

    def close(self, error: BackroomError) -> None:
        """There is no such table any more: send everybody home."""
        self.gone = True
        self.attendants.dismiss()
        self.courtesies.dismiss()
        self.send_home(self.listeners, error)

    def send_home(self, listeners: Iterable[Listener], error: BackroomError) -> None:
        """These hear nothing more."""
        for listener in list(listeners):
            self.listeners.remove(listener)
            listener.post(closing(error))
