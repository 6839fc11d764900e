"""The WebSocket side: one for each chair or watcher. It reads wishes, and sends what its eyes may see."""

import asyncio
import functools
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.kit import BackroomError
from backroom.server.bridge import lead_across, send_away
from backroom.server.door import Visitor
from backroom.server.hatch import hand_over
from backroom.server.inner import from_within, secret_of
from backroom.server.line import AHEAD, EXTENSION, TEXT, Line, guest_frame
from backroom.server.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    Accepted,
    Answer,
    Do,
    Hello,
    Ping,
    Pong,
    Say,
    Weigh,
)
from backroom.server.metrics import Metrics
from backroom.server.scribe import SCRIBE, encode, weighed, welcome
from backroom.server.settings import Limits
from backroom.server.wishes import carry_out
from backroom.table.bucket import Bucket
from backroom.table.facts import Closing, News, Update
from backroom.table.house import House
from backroom.table.leases import Elsewhere
from backroom.table.refusals import JournalMoved, Refusal, closing, code_of, refused
from backroom.table.seats import chair_of, clean_name
from backroom.table.sight import Eye
from backroom.table.step import Given
from backroom.table.table import Table
from backroom.table.watching import let_in, remark

log = logging.getLogger("backroom.socket")

POLICY, TOO_BIG, NOT_TEXT, NO_SENSE = 1008, 1009, 1003, 1007
CONFIRMED = (Answer, Do, Say, Weigh)
"""What is answered to by its id."""
CLOSE_CODES = {"size": TOO_BIG, "binary": NOT_TEXT, "malformed": NO_SENSE}

decoder: msgspec.json.Decoder[CLIENT_MESSAGES] = msgspec.json.Decoder(CLIENT_MESSAGES)


async def socket(websocket: WebSocket) -> None:
    """The endpoint at /ws."""
    state = websocket.app.state
    await websocket.accept()
    wire = Wire(websocket, state.house, state.limits, state.metrics)
    address = websocket.client.host if websocket.client else ""
    try:
        # Whoever comes from within has been counted at another process's door.
        wire.passed_on = from_within(websocket.scope)
        visitor = state.door.from_within() if wire.passed_on else state.door.enter(address)
    except Refusal as refusal:
        await wire.hang_up(refusal)
        return
    state.metrics.connections += 1
    try:
        await wire.run(visitor)
    finally:
        state.metrics.connections -= 1
        state.door.leave(visitor)


class Wire:
    """One connection; a listener at its table, from its hello on."""

    def __init__(self, websocket: WebSocket, house: House, limits: Limits, metrics: Metrics) -> None:
        self.seat: Eye = None
        self.name = ""
        self.passed_on = False
        self._websocket = websocket
        self._house = house
        self._limits = limits
        self._metrics = metrics
        self._table: Table | None = None
        self._outbox: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self._owed = 0
        self._line: Line | None = websocket.scope.get("extensions", {}).get(EXTENSION)
        self._mouth = None if self._line is None else self._line.mouth
        self._wishes: deque[CLIENT_MESSAGES] = deque()
        self._granting = False
        self._room = asyncio.Event()
        self._room.set()
        self._closed = False
        self._elsewhere: tuple[str, Hello] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._bucket = Bucket(limits.socket_rate, limits.socket_burst)

    def post(self, news: SERVER_MESSAGES | News) -> None:
        """Send something, or put it into the outbox if the line is busy.

        A listener that does not keep up is cut off rather than waited for.
        """
        if self._closed:
            return
        if isinstance(news, Closing):
            self._part(news)
            return
        mouth = self._mouth
        # Whoever is asked something, or may do something, hears of it at once.
        leisurely = type(news) is Update and news.ask is None and not news.may
        if mouth is not None and not self._owed and mouth.say(SCRIBE.frame(news), leisurely=leisurely):
            return
        message, waiting = SCRIBE.words(news), self._outbox.qsize()
        if waiting >= self._limits.queue or (waiting and self._owed + len(message) > self._limits.queue_bytes):
            self._part(closing(Refusal("slow", "error-slow")))
            return
        self._owed += len(message)
        self._outbox.put_nowait(message)

    def _part(self, last: Closing) -> None:
        """Say this, and nothing more."""
        self._closed = True
        self._outbox.put_nowait(last)

    async def run(self, visitor: Visitor) -> None:
        """Until one side has had enough."""
        try:
            await self._come_in(visitor)
        except BackroomError as error:
            await self.hang_up(error)
            return
        except WebSocketDisconnect:
            return
        if self._elsewhere is None:
            await self._stay(visitor)
        if self._elsewhere is not None:
            await self._go_elsewhere(*self._elsewhere)

    async def _come_in(self, visitor: Visitor) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = await self._receive(visitor)
        except TimeoutError:
            raise Refusal("hello", "error-hello") from None
        if not isinstance(hello, Hello):
            raise Refusal("hello", "error-hello")
        await self._be_seated(hello)

    async def _stay(self, visitor: Visitor) -> None:
        """At this table, and whatever table they go to from there."""
        self._listening = asyncio.create_task(self._listen(visitor))
        tasks = [asyncio.create_task(self._send()), self._listening]
        if self._line is not None:
            self._line.hear_with(functools.partial(self._hear, visitor))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closed = True
            if self._table is not None:
                self._table.part(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _be_seated(self, hello: Hello) -> None:
        """At the table that was named; or remember who keeps it."""
        try:
            table = await self._house.find(hello.table)
        except Elsewhere as elsewhere:
            self._elsewhere = elsewhere.keeper, hello
            return
        if self._closed:  # gone while the table was looked for
            return
        if hello.token is not None:
            self.seat, self.name = chair_of(table.record.seats, hello.token), ""
        else:
            let_in(table)
            name = clean_name(hello.name, table.manners.name_length) if hello.name.strip() else ""
            self.seat, self.name = None, name
        # No await from here to the end: nothing can happen between the welcome and the first news.
        self._table = table
        table.join(self)
        self.post(welcome(table, self.seat, hello.last))
        table.courtesies.greet(self)

    async def _move_over(self, table: Table, hello: Hello, visitor: Visitor) -> None:
        """To another table on the same line. Whoever is not welcome there has left the old one all the same."""
        # It costs what a new connection would.
        visitor.bucket.take()
        table.part(self)
        self._table = None
        await self._be_seated(hello)
        if self._elsewhere is not None and self._listening is not None:
            if self._line is not None:
                self._line.hear_with(None)
            self._make_room(True)
            self._listening.cancel()

    async def _go_elsewhere(self, keeper: str, hello: Hello) -> None:
        """To the process that keeps the table, with all that has been wished for since."""
        assert self._line is not None, "several processes are there only where the server is ours"
        if self.passed_on and self._listening is not None:
            # Once is enough: the guest calls anew rather than going from process to process.
            send_away(self._line)
            return
        said = [guest_frame(TEXT, encode(message)) for message in (hello, *self._wishes)]
        if not await hand_over(self._line, keeper, said):
            await lead_across(self._line, keeper, said, secret_of(self._house.store.salt))

    async def _receive(self, visitor: Visitor) -> CLIENT_MESSAGES:
        """The next message, if it is one."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return self._read(visitor, None if text is None else text.encode("utf-8", "surrogatepass"))

    def _read(self, visitor: Visitor, message: bytes | None) -> CLIENT_MESSAGES:
        visitor.bucket.take()
        self._bucket.take()
        if message is None:
            raise Refusal("binary", "error-binary")
        if len(message) > self._limits.message_bytes:
            raise Refusal("size", "error-size", most=self._limits.message_bytes)
        try:
            return decoder.decode(message)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refusal("malformed", "error-malformed", why=str(error)[:200]) from None

    async def _listen(self, visitor: Visitor) -> None:
        """Hear what is no text, and that the guest hangs up; where the server has no line of ours, everything."""
        try:
            while not self._closed:
                self._want(visitor, await self._receive(visitor))
                await self._room.wait()
        except WebSocketDisconnect:
            return
        except BackroomError as error:
            self.post(closing(error))
        # The outbox has the last word; the sender ends after it.
        await asyncio.sleep(self._limits.send_seconds)

    def _hear(self, visitor: Visitor, message: bytes) -> None:
        """A text, straight from the line."""
        try:
            self._want(visitor, self._read(visitor, message))
        except BackroomError as error:
            self.post(closing(error))

    def _want(self, visitor: Visitor, wish: CLIENT_MESSAGES) -> None:
        """One wish after the other; whoever has too many open is not listened to."""
        busy = self._granting or self._wishes or self._closed
        if not busy and isinstance(wish, Answer) and self._hand_in(visitor, wish):
            return
        self._wishes.append(wish)
        if not self._granting:
            self._begin_to_grant(visitor)
        elif len(self._wishes) >= AHEAD:
            self._make_room(False)

    def _hand_in(self, visitor: Visitor, wish: Answer) -> bool:
        """An answer, as nearly everything is, goes the short way, if it can."""
        table, seat, begun = self._table, self.seat, time.monotonic()
        if table is None or seat is None:
            return False

        def told(error: BaseException | None) -> None:
            self._granting = False
            if error is None:
                self._metrics.confirmed(time.monotonic() - begun)
                self.post(Accepted(wish.id))
            elif isinstance(error, JournalMoved):
                # The long way reads what others have written, and tries again.
                self._wishes.appendleft(wish)
            elif isinstance(error, BackroomError):
                self._refuse(error, wish.id)
            else:
                self._stumble(table, error)
            if self._wishes and not self._closed:
                self._begin_to_grant(visitor)

        self._granting = table.hand_in(Given(seat, wish.choice, wish.question, wish.id), told)
        return self._granting

    def _make_room(self, room: bool) -> None:
        if room:
            self._room.set()
        else:
            self._room.clear()
        if self._line is not None:
            self._line.hold(not room)

    def _begin_to_grant(self, visitor: Visitor) -> None:
        table = self._table
        self._granting = table is not None
        if table is not None:
            table.see_to(self._grant_all(table, visitor))

    async def _grant_all(self, table: Table, visitor: Visitor) -> None:
        """All that is wished for at this table, one by one."""
        try:
            while self._wishes and not self._closed and self._table is table:
                await self._grant(table, visitor, self._wishes.popleft())
                if len(self._wishes) < AHEAD:
                    self._make_room(True)
        except BackroomError as error:
            self.post(closing(error))
        except Exception as error:  # one connection's trouble is nobody else's
            self._stumble(table, error)
        finally:
            self._granting = False
        if self._wishes and not self._closed:
            self._begin_to_grant(visitor)

    def _stumble(self, table: Table, error: BaseException) -> None:
        log.error("a connection to table %s stumbled", table.record.id, exc_info=error)
        self.post(closing(Refusal("internal", "error-internal")))

    def _refuse(self, error: BackroomError, answer: str | None) -> None:
        self._metrics.refused[code_of(error)] += 1
        self.post(refused(error, answer))

    async def _grant(self, table: Table, visitor: Visitor, wish: CLIENT_MESSAGES) -> None:
        """Do what was wished, or say why not."""
        if isinstance(wish, Ping):
            self.post(Pong())
            return
        if isinstance(wish, Hello):
            await self._move_over(table, wish, visitor)
            return
        answer = wish.id if isinstance(wish, CONFIRMED) else None
        begun = time.monotonic()
        try:
            if self.seat is None and isinstance(wish, Say):
                await remark(table, self.name, wish.text, wish.id)
                self.post(Accepted(wish.id))
                return
            if self.seat is None:
                raise Refusal("watcher", "error-watcher")
            if isinstance(wish, Weigh):
                self.post(weighed(wish, table.weigh(self.seat, wish.choice, question=wish.question)))
                return
            await carry_out(self._house, table, self, self.seat, wish)
        except BackroomError as error:
            self._refuse(error, answer)
        else:
            if answer is not None:
                self._metrics.confirmed(time.monotonic() - begun)
                self.post(Accepted(answer))

    async def _send(self) -> None:
        while True:
            waiting = [await self._outbox.get()]
            while not self._outbox.empty():
                waiting.append(self._outbox.get_nowait())
            async with asyncio.timeout(self._limits.send_seconds):
                for news in waiting:
                    if isinstance(news, Closing):
                        await self._say_goodbye(news)
                        return
                    await self._websocket.send_text(news.decode())
                    self._owed -= len(news)

    async def hang_up(self, error: BackroomError) -> None:
        """Say why, and close."""
        try:
            async with asyncio.timeout(self._limits.close_seconds):
                await self._say_goodbye(closing(error))
        except (RuntimeError, WebSocketDisconnect, TimeoutError):
            log.debug("gone before it could be told why")

    async def _say_goodbye(self, last: Closing) -> None:
        await self._websocket.send_text(encode(last).decode())
        await self._websocket.close(CLOSE_CODES.get(last.code, POLICY), last.code)
