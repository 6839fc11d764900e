"""The porch: where connections wait before they have asked for anything. It holds so many, and nobody for long."""

import asyncio
import logging
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from backroom.server.door import is_near, origin_of
from backroom.server.guard import problem_page
from backroom.server.post import Post
from backroom.server.settings import Limits
from backroom.server.system import most_files
from backroom.table.refusals import Refusal

log = logging.getLogger("backroom.porch")

BACKLOG = 256
"""Connections that are let in at once; as many may be on their way out."""
FILES_BESIDES = 128 + 2 * BACKLOG
"""Open files that are no connections, or none any more: the database, the log, the listeners."""
MORE_THAN_SOCKETS = 20
"""Connections of one address besides its WebSockets: pages are loaded over them."""


class Porch:
    """Every connection there is, from its first moment to its last."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = max(1, min(limits.connections, most_files() - FILES_BESIDES))
        self._all: dict[asyncio.Transport, str] = {}
        self._silent: dict[asyncio.Transport, asyncio.TimerHandle] = {}
        self._by_address = Counter[str]()
        self._closing: set[asyncio.Transport] = set()
        self._errand: asyncio.TimerHandle | None = None
        self.gone = 0
        """How many have left."""

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, transport: asyncio.Transport, host: str) -> None:
        """Somebody has connected. Where it is full, whoever has been silent for longest makes room."""
        address = origin_of(host)
        if len(self._all) >= self.most:
            log.warning("all %s connections are taken", self.most)
            silent = next(iter(self._silent), transport)
            silent.abort()
            self.leave(silent)
            if silent is transport:
                return
        # From this very machine comes whoever a proxy lets in; the door counts them by the addresses it names.
        if not is_near(host):
            if self._by_address[address] >= self.limits.sockets_per_address + MORE_THAN_SOCKETS:
                log.warning("too many connections from one address")
                transport.abort()
                return
            self._by_address[address] += 1
        self._all[transport] = address
        self.expect(transport)
        if self._errand is None:
            self._errand = asyncio.get_running_loop().call_later(self.limits.close_seconds, self._look_round)

    def expect(self, transport: asyncio.Transport) -> None:
        """A request is to come, and to be whole soon."""
        if transport not in self._silent:
            loop = asyncio.get_running_loop()
            self._silent[transport] = loop.call_later(self.limits.request_seconds, transport.abort)

    def hear(self, transport: asyncio.Transport) -> None:
        """It has come."""
        timer = self._silent.pop(transport, None)
        if timer is not None:
            timer.cancel()

    def leave(self, transport: asyncio.Transport) -> None:
        self.hear(transport)
        self._closing.discard(transport)
        address = self._all.pop(transport, None)
        self.gone += address is not None
        if address is not None and address in self._by_address:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _look_round(self) -> None:
        """Whoever has been asked to go for a while, and does not even read that, is put out."""
        closing = {transport for transport in self._all if transport.is_closing()}
        for transport in closing & self._closing:
            transport.abort()
        self._closing = closing
        self._errand = None
        if self._all:
            self._errand = asyncio.get_running_loop().call_later(self.limits.close_seconds, self._look_round)


class Config(uvicorn.Config):
    """What uvicorn is told, the porch in front of it, and the post."""

    def __init__(self, app: Any, porch: Porch, **told: Any) -> None:
        super().__init__(app, http=Caller, backlog=BACKLOG, **told)
        self.porch = porch
        self.post = Post()


class Caller(H11Protocol):
    """A connection over which requests come: each in time, and read in time."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread: asyncio.TimerHandle | None = None
        self.config.porch.enter(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.porch.leave(self.transport)
        self._read()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # It is a WebSocket now.
        state, porch = self.conn.their_state, self.config.porch
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            porch.expect(self.transport)
        else:
            porch.hear(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.config.porch.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def send_400_response(self, msg: str) -> None:
        """What is no request at all gets an answer like any other refusal."""
        status, headers, body = problem_page(Refusal("malformed", "error-malformed", why=msg), 400)
        lines = [*headers, (b"connection", b"close")]
        for event in (h11.Response(status_code=status, headers=lines), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
