"""A table: people and bots around one game. An answer is checked, written, committed; only then anybody hears of it."""

import asyncio
import logging
import time
import traceback
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from random import SystemRandom
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from backroom.games import find
from backroom.kit import BackroomError, Game, IllegalChoice, replay
from backroom.table.attendants import Attendants
from backroom.table.clock import due
from backroom.table.facts import News, RematchNews, Said, TableInfo, TableNews, Talk, TalkKind
from backroom.table.journal import FREELY, new_lines
from backroom.table.manners import Manners
from backroom.table.record import Record
from backroom.table.refusals import JournalMoved, Refusal, StorageTrouble, TableGone, closing, refused
from backroom.table.seats import clean
from backroom.table.sight import NOTHING, Eye, Sight, change, look_around
from backroom.table.store import Line, Spoken, Store, Stored, now

log = logging.getLogger("backroom.table")

T = TypeVar("T")


class Listener(Protocol):
    """Somebody who hears what happens, on a seat or watching. `post` must never wait."""

    seat: Eye

    def post(self, news: News) -> None: ...


class Table:
    """One table. Whatever changes it does so alone, one after the other, and is on disk before it counts."""

    def __init__(self, stored: Stored, store: Store, manners: Manners) -> None:
        self.record = stored.record
        self.manners = manners
        self.store = store
        self.game: Game[Any] | None = None
        self.sights: dict[Eye, Sight] = {}
        self.written = 0
        self.answered: set[tuple[int, str]] = set()
        self.done_freely: Counter[int] = Counter()
        self.talk = [spoken.talk for spoken in stored.talk]
        self.spoken = {(spoken.talk.seat, spoken.id) for spoken in stored.talk if spoken.id}
        self.listeners: list[Listener] = []
        self.gone = False
        self.touched = time.monotonic()
        self._asked_since = time.monotonic()
        self._troubled = False
        self._told: TableInfo | None = None
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self.attendants = Attendants(self)

    # Coming and going

    async def wake(self, journal: Sequence[Line]) -> None:
        """Play the journal again, and go on from there."""
        self._note(journal)
        record = self.record
        if record.status != "open":
            pairs = [(line.seat, line.choice) for line in journal]
            try:
                self.game = replay(
                    find(record.game), len(record.seats), record.options, pairs, version=record.version, listen=True
                )
                self.sights = look_around(self.game, {})
            except Exception as error:  # whatever is wrong with this game is no other table's business
                self.game, self.sights = None, {}
                if record.status != "frozen":
                    await self.stop_game(error)
        if self.record.deadline is not None:
            least = now() + int(1000 * min(self.manners.grace, record.clock))
            self.record = replace(self.record, deadline=max(self.record.deadline, least))
        self._told = self.info
        self.attendants.attend()

    @property
    def info(self) -> TableInfo:
        connected = {listener.seat for listener in self.listeners if listener.seat is not None}
        return self.record.info(connected, sum(listener.seat is None for listener in self.listeners))

    def sight(self, eye: Eye) -> Sight:
        """What this eye may know now."""
        return self.sights.get(eye, NOTHING)

    def join(self, listener: Listener) -> None:
        """From now on the listener hears everything new; the others see it come."""
        self._tell_table()
        self.listeners.append(listener)
        self._tell_table(besides=listener)

    def part(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.touched = time.monotonic()
            self._tell_table()

    @property
    def idle(self) -> bool:
        """Nobody here, and nothing going on."""
        still = time.monotonic() - self.touched > self.manners.doze
        return still and not (self.listeners or self.attendants.busy or self._running)

    async def rest(self) -> None:
        """Let what is being written be written, then stop."""
        self.attendants.dismiss()
        if self._running:
            await asyncio.wait(self._running)

    # Answers

    async def answer(
        self, seat: int, choice: Any, *, question: int | None, answer: str | None = None, given_by: str = "person"
    ) -> None:
        """Give a seat's answer to the question of that number, or, without one, do something that may be done any time.

        Returning means that it is written down. The same `answer` id again is no second answer.
        """
        await self.alone(self._answer(seat, choice, question, answer, given_by))

    async def _answer(self, seat: int, choice: Any, question: int | None, answer: str | None, given_by: str) -> None:
        for _ in range(2):
            if answer is not None and (seat, answer) in self.answered:
                return
            try:
                await self._play(seat, choice, question, answer, given_by)
            except JournalMoved:
                await self._catch_up()
            else:
                return
        raise StorageTrouble

    async def _play(self, seat: int, choice: Any, question: int | None, answer: str | None, given_by: str) -> None:
        game = self._game_on()
        self._check_hand(seat, given_by)
        if question is not None and question != game.question:
            raise Refusal("late", "error-late")
        try:
            trial = game.copy(SystemRandom(), listen=True)
            if question is None:
                self._check_any_time(trial, seat, choice)
            trial.play(seat, choice)
            sights = look_around(trial, self.sights)
        except BackroomError:
            raise
        except Exception as error:  # a broken game must not break the house
            await self.stop_game(error)
            raise Refusal("frozen", "error-frozen") from error
        first, *chance = new_lines(trial, self.written)
        lines = [replace(first, given_by=given_by if question is not None else FREELY, answer=answer), *chance]
        talk = [self.line(seat, "clock")] if given_by == "clock" else []
        status = self.record.status if trial.result is None else "over"
        record = replace(self.record, status=status, deadline=due(self.record, trial, game))
        await self.commit(record, lines, talk, trial, sights)
        if given_by == "person" and question is not None:
            self.attendants.pace.note(time.monotonic() - self._asked_since)
        if trial.question != game.question:
            self._asked_since = time.monotonic()

    def _game_on(self) -> Game[Any]:
        if self.record.status == "frozen":
            raise Refusal("frozen", "error-frozen")
        if self.game is None:
            raise Refusal("not-begun", "error-not-begun")
        return self.game

    def _check_hand(self, seat: int, given_by: str) -> None:
        """A person answers for itself, unless it has left its chair to a bot."""
        present = self.record.seats[seat].present
        if given_by == "person" and not present:
            raise Refusal("away", "error-away")
        if given_by == "bot" and present:
            raise Refusal("late", "error-late")

    def _check_any_time(self, game: Game[Any], seat: int, choice: Any) -> None:
        """Not without end; and what answers the question must name its number, or a late answer could pass for it."""
        if self.done_freely[seat] >= self.manners.freely:
            raise Refusal("enough", "error-enough", most=self.manners.freely)
        ask = game.asked.get(seat)
        if ask is None:
            return
        try:
            ask.parse(choice)
        except IllegalChoice:
            return
        raise Refusal("late", "error-late")

    async def _catch_up(self) -> None:
        """Another process has played on at this table: read what it wrote."""
        fresh = await self.store.lines(self.record.id, self.written)
        record = await self.store.record(self.record.id)
        if record is None:
            raise TableGone
        if self.game is None or record.status == "frozen":
            raise StorageTrouble
        try:
            game = self.game.copy(listen=True)
            for line in fresh:
                game.play(line.seat, line.choice)
            sights = look_around(game, self.sights)
        except Exception as error:  # a journal that cannot be played is as bad as a game that breaks
            await self.stop_game(error)
            raise Refusal("frozen", "error-frozen") from error
        self._note(fresh)
        self.record = record
        self._publish(game, sights, [])

    async def freeze(self, error: Exception) -> None:
        """Stop this game for good, and keep the error beside its journal."""
        await self.alone(self.stop_game(error))

    async def stop_game(self, error: Exception) -> None:
        """The same, while `alone`."""
        log.error("table %s is frozen", self.record.id, exc_info=error)
        trouble = "".join(traceback.format_exception(error))
        record = replace(self.record, status="frozen", deadline=None, trouble=trouble)
        try:
            await self.commit(record, talk=[self.line(None, "frozen")])
        except Refusal:
            self.record = record
            self._publish(self.game, self.sights, [])

    # Talk

    async def say(self, seat: int, text: str, said: str) -> None:
        """Somebody says something to everybody."""
        most = self.manners.talk_length
        if len(text) > 4 * most or len(cleaned := clean(text)) > most:
            raise Refusal("talk", "error-talk-long", most=most)
        if not cleaned:
            raise Refusal("talk", "error-talk-empty")
        await self.alone(self._say(seat, cleaned, said))

    async def _say(self, seat: int, text: str, said: str) -> None:
        if (seat, said) in self.spoken:
            return
        if len(self.talk) >= self.manners.talk_kept:
            raise Refusal("talk", "error-talk-full")
        await self.commit(self.record, talk=[Spoken(self.line(seat, "say", text).talk, said)])
        self.spoken.add((seat, said))

    def line(self, seat: int | None, kind: TalkKind, text: str = "") -> Spoken:
        """The next line of talk."""
        n = self.talk[-1].n + 1 if self.talk else 1
        return Spoken(Talk(n, seat, kind, text, now()))

    # Writing and telling

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this while nothing else changes the table, and to its end, even if whoever wanted it has gone."""

        async def locked() -> T:
            async with self._lock:
                self.touched = time.monotonic()
                return await work

        task = asyncio.create_task(locked())
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        # Looking at the error keeps asyncio from complaining where nobody waits for it any more.
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, BackroomError):
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
        try:
            await self.store.write(self.record, record, lines, talk)
        except JournalMoved:
            raise
        except StorageTrouble as error:
            self._tell_trouble(error)
            raise
        except TableGone as error:
            self.close(error)
            raise
        self._troubled = False
        self._note(lines)
        self.record = record
        self._publish(game or self.game, self.sights if sights is None else sights, [spoken.talk for spoken in talk])

    def _note(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.written = line.number + 1
            if line.answer is not None:
                self.answered.add((line.seat, line.answer))
            if line.given_by == FREELY:
                self.done_freely[line.seat] += 1

    def _publish(self, game: Game[Any] | None, sights: dict[Eye, Sight], talk: list[Talk]) -> None:
        before, self.game, self.sights = self.sights, game, sights
        news = {eye: change(before.get(eye, NOTHING), sight) for eye, sight in sights.items()}
        for listener in list(self.listeners):
            update = news.get(listener.seat)
            if update is not None:
                listener.post(update)
        self._tell_table()
        self.talk += talk
        for line in talk:
            self.post(Said(line))
        self.attendants.attend()

    def _tell_table(self, besides: Listener | None = None) -> None:
        info = self.info
        if info != self._told:
            self._told = info
            self.post(TableNews(info), besides)

    def _tell_trouble(self, error: StorageTrouble) -> None:
        if not self._troubled:
            self._troubled = True
            self.post(refused(error, None))

    def tell_rematch(self, table: str) -> None:
        """The same people play again over there."""
        self.record = replace(self.record, rematch=table)
        self._tell_table()
        self.post(RematchNews(table))

    def post(self, news: News, besides: Listener | None = None) -> None:
        for listener in list(self.listeners):
            if listener is not besides:
                listener.post(news)

    def close(self, error: BackroomError) -> None:
        """There is no such table any more: send everybody home."""
        self.gone = True
        self.attendants.dismiss()
        self.send_home(self.listeners, error)

    def send_home(self, listeners: Iterable[Listener], error: BackroomError) -> None:
        """These hear nothing more."""
        for listener in list(listeners):
            self.listeners.remove(listener)
            listener.post(closing(error))
