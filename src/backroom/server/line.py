"""The line to a guest: uvicorn's WebSocket, which can also send at once, without a task that must be woken first."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from backroom.server.porch import Config
from backroom.table.bucket import Bucket

EXTENSION = "backroom.line"
"""Where the application finds it among the extensions of its scope; another server has none."""
NOISE, NOISE_AT_ONCE = 5.0, 100
"""Frames a second that are no messages: pings, pongs, pieces of something. Who sends more is cut off."""


AHEAD = 4
"""Messages that may wait for the house before it stops reading."""


class Line(WebSocketsSansIOProtocol):
    """Most messages are small, and the guest reads: they can go straight to the system."""

    config: Config

    def __init__(self, *args: Any, **told: Any) -> None:
        super().__init__(*args, **told)
        self._noise = Bucket(NOISE, NOISE_AT_ONCE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.porch.hear(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.porch.leave(self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A guest may be a few messages ahead: to stop listening after each costs more than to hear the next."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer, if what was answered before has been read; never more than the guest takes."""
        if self._bearable() and self.free:
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

    @property
    def free(self) -> bool:
        """Whether nothing waits to be sent, and somebody is there."""
        return not (self.close_sent or self.transport.is_closing() or self.transport.get_write_buffer_size())

    def say(self, message: bytes) -> None:
        """Send a text at once. Only while free."""
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
