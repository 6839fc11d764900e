"""The WebSocket side: one for each chair or watcher. It reads wishes, and sends what its eyes may see."""

import asyncio
import functools
import logging
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.kit import BackroomError
from backroom.server.door import Visitor
from backroom.server.inner import from_within, pass_on, secret_of
from backroom.server.line import AHEAD, EXTENSION, Line
from backroom.server.messages import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    Accepted,
    Answer,
    Cover,
    Do,
    Hello,
    Leave,
    Move,
    Pass,
    Ping,
    Pong,
    Ready,
    Rematch,
    Remove,
    Return,
    Say,
    SetHush,
    SetTerms,
    Start,
    Vote,
    Wait,
    Weigh,
)
from backroom.server.metrics import Metrics
from backroom.server.scribe import SCRIBE, encode, weighed, welcome
from backroom.server.settings import Limits
from backroom.table.bucket import Bucket
from backroom.table.facts import Closing, News
from backroom.table.house import House
from backroom.table.leases import Elsewhere
from backroom.table.lobby import Terms, change_terms, mark_ready, move
from backroom.table.order import remove, vote
from backroom.table.refusals import Refusal, closing, code_of, refused
from backroom.table.seats import chair_of, clean_name
from backroom.table.sight import Eye
from backroom.table.sitting import come_back, cover, leave, start
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
        visitor = state.door.from_within() if from_within(websocket.scope) else state.door.enter(address)
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
        self._websocket = websocket
        self._house = house
        self._limits = limits
        self._metrics = metrics
        self._outbox: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self._owed = 0
        self._line: Line | None = websocket.scope.get("extensions", {}).get(EXTENSION)
        self._wishes: deque[CLIENT_MESSAGES] = deque()
        self._granting = False
        self._room = asyncio.Event()
        self._room.set()
        self._held: list[bytes] | None = None
        self._closed = False
        self._hello: Hello | None = None
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
        message = SCRIBE.words(news)
        if self._held is None:
            self._say([message])
        else:
            self._held.append(message)

    def _say(self, messages: list[bytes]) -> None:
        line = self._line
        if line is not None and self._outbox.empty() and line.free:
            line.say(messages)
            return
        for message in messages:
            waiting = self._outbox.qsize()
            if waiting >= self._limits.queue or (waiting and self._owed + len(message) > self._limits.queue_bytes):
                self._part(closing(Refusal("slow", "error-slow")))
                return
            self._owed += len(message)
            self._outbox.put_nowait(message)

    def _part(self, last: Closing) -> None:
        """Say this, and nothing more."""
        self._let_go()
        self._closed = True
        self._outbox.put_nowait(last)

    def _let_go(self) -> None:
        """Say what has been held back."""
        held, self._held = self._held, None
        if held and not self._closed:
            self._say(held)

    async def run(self, visitor: Visitor) -> None:
        """Until one side has had enough."""
        try:
            table = await self._be_seated(visitor)
        except BackroomError as error:
            await self.hang_up(error)
            return
        except WebSocketDisconnect:
            return
        except Elsewhere as elsewhere:
            secret = secret_of(self._house.store.salt)
            await pass_on(self._websocket, elsewhere.keeper, encode(self._hello), secret)
            return
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(table, visitor))]
        if self._line is not None:
            self._line.hear_with(functools.partial(self._hear, table, visitor))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._closed = True
            self._wishes.clear()
            table.part(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _be_seated(self, visitor: Visitor) -> Table:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = await self._receive(visitor)
        except TimeoutError:
            raise Refusal("hello", "error-hello") from None
        if not isinstance(hello, Hello):
            raise Refusal("hello", "error-hello")
        self._hello = hello
        table = await self._house.find(hello.table)
        if hello.token is not None:
            self.seat = chair_of(table.record.seats, hello.token)
        else:
            let_in(table)
            self.name = clean_name(hello.name, table.manners.name_length) if hello.name.strip() else ""
        # No await from here to the end: nothing can happen between the welcome and the first news.
        table.join(self)
        self.post(welcome(table, self.seat, hello.last))
        table.courtesies.greet(self)
        return table

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

    async def _listen(self, table: Table, visitor: Visitor) -> None:
        """Hear what is no text, and that the guest hangs up; where the server has no line of ours, everything."""
        try:
            while not self._closed:
                self._want(table, await self._receive(visitor))
                await self._room.wait()
        except WebSocketDisconnect:
            return
        except BackroomError as error:
            self.post(closing(error))
        # The outbox has the last word; the sender ends after it.
        await asyncio.sleep(self._limits.send_seconds)

    def _hear(self, table: Table, visitor: Visitor, message: bytes) -> None:
        """A text, straight from the line."""
        try:
            self._want(table, self._read(visitor, message))
        except BackroomError as error:
            self.post(closing(error))

    def _want(self, table: Table, wish: CLIENT_MESSAGES) -> None:
        """One wish after the other; whoever has too many open is not listened to."""
        self._wishes.append(wish)
        if not self._granting:
            self._granting = True
            table.see_to(self._grant_all(table))
        elif len(self._wishes) >= AHEAD:
            self._make_room(False)

    def _make_room(self, room: bool) -> None:
        if room:
            self._room.set()
        else:
            self._room.clear()
        if self._line is not None:
            self._line.hold(not room)

    async def _grant_all(self, table: Table) -> None:
        try:
            while self._wishes and not self._closed:
                # What a wish brings about and that it is granted goes out together.
                self._held = []
                try:
                    await self._grant(table, self._wishes.popleft())
                finally:
                    self._let_go()
                if len(self._wishes) < AHEAD:
                    self._make_room(True)
        except BackroomError as error:
            self.post(closing(error))
        except Exception:  # one connection's trouble is nobody else's
            log.exception("a connection to table %s stumbled", table.record.id)
            self.post(closing(Refusal("internal", "error-internal")))
        finally:
            self._granting = False

    async def _grant(self, table: Table, wish: CLIENT_MESSAGES) -> None:
        """Do what was wished, or say why not."""
        if isinstance(wish, Ping):
            self.post(Pong())
            return
        if isinstance(wish, Hello):
            raise Refusal("hello", "error-hello")
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
            await self._carry_out(table, self.seat, wish)
        except BackroomError as error:
            self._metrics.refused[code_of(error)] += 1
            self.post(refused(error, answer))
        else:
            if answer is not None:
                self._metrics.confirmed(time.monotonic() - begun)
                self.post(Accepted(answer))

    async def _carry_out(self, table: Table, seat: int, wish: CLIENT_MESSAGES) -> None:
        match wish:
            case Answer():
                await table.answer(seat, wish.choice, question=wish.question, answer=wish.id)
            case Do():
                await table.answer(seat, wish.choice, question=None, answer=wish.id)
            case Say():
                await table.say(seat, wish.text, wish.id)
            case Pass():
                table.courtesies.go_on(seat, wish.question)
            case Wait():
                table.courtesies.wait(seat, wish.question)
            case SetHush():
                table.courtesies.hush(seat, wish.until)
            case Leave():
                await leave(table, seat)
            case Cover():
                await cover(table, seat, wish.seat)
            case Remove():
                await remove(table, seat, wish.seat)
            case Vote():
                await vote(table, seat, wish.seat)
            case Return():
                await come_back(table, seat)
            case Ready():
                await mark_ready(table, self, wish.ready)
            case Move():
                await move(table, self, wish.seat)
            case SetTerms():
                await change_terms(table, self, Terms(wish.options, wish.clock, wish.visibility, wish.watchers))
            case Start():
                await start(table, seat)
            case Rematch():
                await self._house.rematch(table, seat)

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
