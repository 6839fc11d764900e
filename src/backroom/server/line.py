"""The line to a guest: uvicorn's WebSocket, with a short way in and out for what is nearly all of the traffic.

A text in one frame is handed over and sent at once, without a queue, a task that must be woken, or a state machine.
Everything else goes the way it always does.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Any, TypeAlias, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from backroom.server.porch import Config
from backroom.server.post import Post
from backroom.table.bucket import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no compiler's work, Python does it too
    from websockets.utils import apply_mask

EXTENSION = "backroom.line"
"""Where the application finds it among the extensions of its scope; another server has none."""
NOISE, NOISE_AT_ONCE = 5.0, 100
"""Frames a second that are no messages: pings, pongs, pieces of something. Who sends more is cut off."""
AHEAD = 4
"""Messages that may wait for the house before it stops reading."""
FINAL, TEXT, BINARY, CLOSE = 0x80, 0x01, 0x02, 0x08
WHOLE_TEXT = FINAL | TEXT
"""How a frame begins that is a text, and all of it."""
MASKED, LENGTH = 0x80, 0x7F
NO_MASK = bytes(4)
LENGTH_16, LENGTH_64 = 126, 127
SHORT, LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")

Hearer: TypeAlias = Callable[[bytes], None]


class Mouth:
    """What is said on a line. It is small, since nearly every message of the house passes through one."""

    __slots__ = ("_called", "_post", "_said", "_transport", "closed")

    def __init__(self, transport: asyncio.Transport, post: Post) -> None:
        self.closed = False
        """Whether we have said goodbye."""
        self._transport = transport
        self._post = post
        self._said: list[bytes] = []
        self._called = False

    @property
    def free(self) -> bool:
        """Whether nothing waits to be sent, and somebody is there."""
        transport = self._transport
        return not (self.closed or transport.is_closing() or transport.get_write_buffer_size())

    def say(self, frame: bytes, *, leisurely: bool = False) -> bool:
        """Send a frame with the next post; False if the guest has not read what went before, or is gone."""
        if not self._said and not self.free:
            return False
        self._said.append(frame)
        if leisurely:
            self._post.call_at_leisure_for(self)
        elif not self._called:
            self._called = True
            self._post.call_for(self)
        return True

    def send_off(self) -> None:
        """All that has been said goes to the system."""
        said, self._called = self._said, False
        if said:
            self._said = []
            if not (self.closed or self._transport.is_closing()):
                self._transport.write(said[0] if len(said) == 1 else b"".join(said))


class Line(WebSocketsSansIOProtocol):
    """Most messages are small, and the guest reads: they can go straight to the system."""

    config: Config

    def __init__(self, *args: Any, **told: Any) -> None:
        super().__init__(*args, **told)
        self._noise = Bucket(NOISE, NOISE_AT_ONCE)
        self._hearer: Hearer | None = None
        self._pieces = b""
        self._held = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.mouth = Mouth(self.transport, self.config.post)
        self.config.porch.hear(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hearer = None
        self.config.porch.leave(self.transport)
        super().connection_lost(exc)

    # Hearing

    def hear_with(self, hearer: Hearer | None) -> None:
        """From now on every text goes there, once what has come before has been taken; None: the usual way."""
        self._hearer = hearer

    def hold(self, held: bool) -> None:
        """Whether the guest has to wait before anything more is read."""
        if held != self._held and not self.transport.is_closing():
            self._held = held
            if held:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Frame by frame, so that between two of them there is never half of one."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._pieces:
            data = self._pieces + data
        at = 0
        while len(data) - at >= (size := frame_size(data, at, self.config.ws_max_size)):
            self._take(data, at, at + size)
            at += size
        self._pieces = data[at:]

    def _take(self, data: bytes, at: int, end: int) -> None:
        """The frame from here to there."""
        if (
            self._hearer is not None
            and data[at] == WHOLE_TEXT
            and data[at + 1] & MASKED
            and not (self.frames or self.close_sent or self.transport.is_closing())
            and self.queue.empty()
        ):
            begins = at + head_size(data, at)
            self._hearer(apply_mask(data[begins:end], data[begins - 4 : begins]))
        else:
            super().data_received(data[at:end])

    def send_receive_event_to_app(self) -> None:
        text = self.curr_msg_data_type == "text"
        if self._hearer is not None and text and self.queue.empty() and not self.close_sent:
            message, self.frames = b"".join(self.frames), []
            self._hearer(message)
            return
        # A guest may be a few messages ahead: to stop listening after each costs more than to hear the next.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        # Behind our goodbye nothing is kept, and theirs is still to be heard.
        if not paused and not self.close_sent and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    # What is no message

    def handle_ping(self) -> None:
        """Answer, if what was answered before has been read; never more than the guest takes."""
        if self._bearable() and self.mouth.free:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bearable():
            super().handle_cont(event)

    def _bearable(self) -> bool:
        if self._noise.spare():
            return True
        self.transport.abort()
        return False

    async def send(self, message: ASGISendEvent) -> None:
        """The usual way, behind what was said before. After our goodbye theirs is listened for, whoever had to wait."""
        self.mouth.send_off()
        await super().send(message)
        if self.close_sent:
            self.mouth.closed = True
            self.hold(False)

    # Leaving it to somebody else

    def leave_to(self, protocol: asyncio.Protocol) -> list[bytes]:
        """From now on the guest is heard there. Returns what has come and was not heard here, as it came."""
        self.stop_keepalive()
        self.mouth.send_off()
        unheard = self.unheard()
        self.transport.set_protocol(protocol)
        self.transport.resume_reading()
        return unheard

    def unheard(self) -> list[bytes]:
        """What has come and nobody has heard, as it came. It stays here until somebody else is at the line."""
        events = list(cast(Any, self.queue)._queue)
        unheard = [_said_again(event) for event in events if event["type"] == "websocket.receive"]
        if self.frames:
            kind = TEXT if self.curr_msg_data_type == "text" else BINARY
            unheard.append(guest_frame(kind, b"".join(self.frames), final=False))
        return [*unheard, self._pieces]


def _said_again(event: Any) -> bytes:
    text = event.get("text")
    return guest_frame(BINARY, event["bytes"]) if text is None else guest_frame(TEXT, text.encode())


def text_head(size: int) -> bytes:
    """How a frame begins that is a text of so many bytes."""
    if size < LENGTH_16:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return SHORT.pack(WHOLE_TEXT, LENGTH_16, size)
    return LONG.pack(WHOLE_TEXT, LENGTH_64, size)


def guest_frame(kind: int, message: bytes, *, final: bool = True) -> bytes:
    """A frame as guests send it: with a mask, if one that changes nothing."""
    head = bytearray(text_head(len(message)))
    head[0] = kind | (FINAL if final else 0)
    head[1] |= MASKED
    return b"".join((head, NO_MASK, message))


def close_frame(code: int) -> bytes:
    """The last frame of a line."""
    return SHORT.pack(FINAL | CLOSE, 2, code)


def head_size(data: bytes, at: int) -> int:
    """How far the message is from the beginning of its frame, of which there are two bytes at least."""
    length = data[at + 1] & LENGTH
    mask = 4 if data[at + 1] & MASKED else 0
    return 2 + mask + (8 if length == LENGTH_64 else 2 if length == LENGTH_16 else 0)


def frame_size(data: bytes, at: int, most: int) -> int:
    """How many bytes there must be until the frame that begins there is whole.

    Of one that is larger than it may be, whatever there is counts as whole, for whoever refuses it by its head.
    """
    there = len(data) - at
    if there < 2:
        return 2
    head, length = head_size(data, at), data[at + 1] & LENGTH
    if length >= LENGTH_16:
        if there < head:
            return head
        length = int.from_bytes(data[at + 2 : at + (4 if length == LENGTH_16 else 10)])
    return head + length if length <= most else there
