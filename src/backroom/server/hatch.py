"""A hatch in the wall between two processes of one machine: through it goes a guest's line as it is.

The process that keeps the guest's table speaks with the guest from then on, and the other forgets them.
"""

import asyncio
import contextlib
import logging
import os
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from uvicorn._types import ASGISendEvent

from backroom.server.line import Line

log = logging.getLogger("backroom.hatch")

THERE_IS_ONE = sys.platform == "linux"
"""Elsewhere sockets have no names but those of files, which somebody would have to clear away."""
LARGEST = 256 * 1024
BACKLOG = 256
CREDENTIALS = struct.Struct("3i")
"""Process, user and group of whoever is at the other end."""
PAUSES = (0.0, 0.005, 0.02, 0.1, 0.3)
"""Seconds before each try: only so many can stand before a hatch."""


class Parcel(Struct, frozen=True):
    """What goes with a line: how the guest came in, and what they have said that nobody has heard."""

    request: bytes
    said: bytes


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Parcel).decode

Taken: TypeAlias = Callable[[socket.socket, Parcel], Any]


class Moved(Line):
    """The line to a guest who has come in at another process, and was greeted there."""

    def __init__(self, parcel: Parcel, **told: Any) -> None:
        super().__init__(**told)
        self._parcel = parcel

    async def begin(self, guest: socket.socket) -> None:
        await self.loop.connect_accepted_socket(lambda: self, guest)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.porch.enter(self.transport, self.client[0] if self.client else "")
        self.config.porch.hear(self.transport)
        for data in (self._parcel.request, self._parcel.said):
            self.data_received(data)

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] != "websocket.accept":
            await super().send(message)
            return
        # The guest has had this answer; only we need to know of it.
        self.conn.send_response(self.response)
        self.conn.data_to_send()
        self.handshake_complete = True
        self.start_keepalive()


class Hatch:
    """Where other processes hand guests in, until it is closed."""

    def __init__(self, keeper: str, taken: Taken) -> None:
        self._taken = taken
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.setblocking(False)
        self._socket.bind(_name(keeper))
        self._socket.listen(BACKLOG)
        self._loop.add_reader(self._socket.fileno(), self._open)

    def close(self) -> None:
        self._loop.remove_reader(self._socket.fileno())
        self._socket.close()

    def _open(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                hand, _ = self._socket.accept()
                if _is_ours(hand):
                    hand.setblocking(False)
                    self._loop.add_reader(hand.fileno(), self._take, hand)
                else:
                    hand.close()

    def _take(self, hand: socket.socket) -> None:
        self._loop.remove_reader(hand.fileno())
        with hand:
            data, files, *_ = socket.recv_fds(hand, LARGEST, 1)
        for file in files:
            self._taken(socket.socket(fileno=file), decode(data))


async def hand_over(line: Line, keeper: str, said: Sequence[bytes]) -> bool:
    """Hand a guest, and what they have said, to the process that keeps their table; False if that cannot be done.

    Nothing may be on its way to the guest, and nothing half said by them.
    """
    for pause in PAUSES if THERE_IS_ONE else ():
        await asyncio.sleep(pause)
        line.mouth.send_off()
        if not line.mouth.free or line.frames:
            return False
        parcel = encode(Parcel(line.request.serialize(), b"".join((*said, *line.unheard()))))
        try:
            _push(parcel, line.transport.get_extra_info("socket").fileno(), keeper)
        except BlockingIOError:
            continue
        except OSError as error:
            log.debug("no hatch to %s: %s", keeper, error)
            return False
        line.transport.abort()
        return True
    return False


def _push(parcel: bytes, line: int, keeper: str) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as hand:
        hand.setblocking(False)
        hand.connect(_name(keeper))
        if not _is_ours(hand):
            raise PermissionError("somebody else has that name")
        socket.send_fds(hand, [parcel], [line])


def _name(keeper: str) -> str:
    """A name that leaves no file behind. Anybody may take it, so both sides look who is there."""
    return f"\0backroom {keeper}"


def _is_ours(hand: socket.socket) -> bool:
    """Whether the other side is run by whoever runs this house."""
    _, user, _ = CREDENTIALS.unpack(hand.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size))
    return bool(user == os.geteuid())
