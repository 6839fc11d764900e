"""One WebSocket of somebody in a crowd: as little as possible between a message and the answer to it."""

import asyncio
from abc import abstractmethod
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from backroom.server.line import TEXT, WHOLE_TEXT, frame_size, guest_frame, head_size

LARGEST = 1 << 30


class Line(asyncio.Protocol):
    """Hears every message as it comes. A thousand of these share one event loop, so each does without tasks, and of the
    library's state machine sees only what is no text in one frame."""

    def __init__(self, address: str) -> None:
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._transport: asyncio.Transport | None = None
        self._pieces = b""
        self._parts: list[bytes] = []

    @abstractmethod
    def opened(self) -> None:
        """The other side is there."""

    @abstractmethod
    def heard(self, message: bytes) -> None:
        """A message has come."""

    @abstractmethod
    def lost(self) -> None:
        """The line is dead."""

    def say(self, message: bytes) -> None:
        """Send a message, if anybody is there to hear it."""
        if self._protocol.state is State.OPEN and self._transport is not None:
            self._transport.write(guest_frame(TEXT, message))

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        if self._pieces:
            data = self._pieces + data
        if self._protocol.state is State.CONNECTING:
            self._pieces = data
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                return
            self._take(head + found)
        at = 0
        while len(data) - at >= (size := frame_size(data, at, LARGEST)):
            if data[at] == WHOLE_TEXT and not self._parts:
                self.heard(data[at + head_size(data, at) : at + size])
            else:
                self._take(data[at : at + size])
            at += size
        self._pieces = data[at:]

    def _take(self, data: bytes) -> None:
        """A response, or a whole frame of any kind."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.opened()
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.CONT):
                self._parts.append(bytes(event.data))
                if event.fin:
                    message, self._parts = b"".join(self._parts), []
                    self.heard(message)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()

    def _flush(self) -> None:
        if self._transport is not None:
            self._transport.write(b"".join(self._protocol.data_to_send()))
