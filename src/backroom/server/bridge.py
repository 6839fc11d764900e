"""A bridge between two processes of one house: a guest at one of them, and the one that keeps the guest's table.

What arrives at either end goes on as it is, whatever it says: to read it is the keeper's work, and done once.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import cast

from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from backroom.server.inner import HEADER
from backroom.server.line import Line, close_frame

log = logging.getLogger("backroom.bridge")

PATIENCE = 5.0
COME_AGAIN = 1012
"""How a line is closed whose keeper is gone: by the time its guest is back, somebody else keeps the table."""


class End(asyncio.Protocol):
    """One end of the bridge. No more is read here than the other side takes."""

    def __init__(self, loses: asyncio.Future[None]) -> None:
        self.transport: asyncio.Transport
        self.across: asyncio.Transport
        self._loses = loses

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self.across.is_closing():
            self.across.write(data)

    def pause_writing(self) -> None:
        if not self.across.is_closing():
            self.across.pause_reading()

    def resume_writing(self) -> None:
        if not self.across.is_closing():
            self.across.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._loses.done():
            self._loses.set_result(None)


class GuestEnd(End):
    """Where the guest is. Whoever looks after the line still hears when it is dead."""

    def __init__(self, loses: asyncio.Future[None], line: Line) -> None:
        super().__init__(loses)
        self.transport = line.transport
        self._line = line

    def connection_lost(self, exc: Exception | None) -> None:
        self._line.connection_lost(exc)
        super().connection_lost(exc)


class KeeperEnd(End):
    """Where the keeper is: first a handshake, then nothing but what is to go on."""

    def __init__(self, loses: asyncio.Future[None], keeper: str, secret: str) -> None:
        super().__init__(loses)
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(parse_uri(f"ws://{keeper}/ws"))
        self._secret = secret

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        request = self._protocol.connect()
        request.headers[HEADER] = self._secret
        self._protocol.send_request(request)
        self.transport.write(b"".join(self._protocol.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.open.done():
            super().data_received(data)
            return
        # The keeper says no more than this before it has heard a hello.
        self._protocol.receive_data(data)
        if self._protocol.state is State.OPEN:
            self.open.set_result(None)
        elif self._protocol.handshake_exc is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the keeper hung up"))
        super().connection_lost(exc)


async def lead_across(line: Line, keeper: str, said: Sequence[bytes], secret: str) -> None:
    """Lead a guest to the process that keeps its table, beginning with what was said; until one of them is gone."""
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[None] = loop.create_future()
    host, _, port = keeper.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            _, there = await loop.create_connection(lambda: KeeperEnd(lost, keeper, secret), host, int(port))
            await there.open
    except (OSError, TimeoutError) as error:
        log.debug("the keeper of a table is gone: %s", error)
        send_away(line)
        return
    here = GuestEnd(lost, line)
    here.across, there.across = there.transport, here.transport
    try:
        if not line.transport.is_closing():
            there.transport.write(b"".join((*said, *line.leave_to(here))))
            await lost
    finally:
        there.transport.close()
        send_away(line)


def send_away(line: Line) -> None:
    """Ask the guest to come again, if it is still there and the keeper has not said goodbye: nobody hears two."""
    if not line.transport.is_closing():
        line.transport.write(close_frame(COME_AGAIN))
        line.transport.close()
