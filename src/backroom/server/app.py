"""The house, opened: `create_app` for any ASGI server, `serve` for our own."""

import asyncio
import contextlib
import os
import socket as sockets
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeAlias, cast

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from backroom.games import catalogue
from backroom.server.addresses import Names, own_address, shared_address
from backroom.server.door import Door
from backroom.server.guard import Guard
from backroom.server.hatch import THERE_IS_ONE, Hatch, Moved, Parcel
from backroom.server.http import api_routes, page_routes, stumbled, wrong_path
from backroom.server.line import Line
from backroom.server.lock import alone_with
from backroom.server.logs import open_log
from backroom.server.metrics import Metrics
from backroom.server.porch import BACKLOG, FILES_BESIDES, Config, Porch
from backroom.server.settings import METRICS_VARIABLE, BadSetting, Settings, prepare_folder
from backroom.server.socket import socket
from backroom.server.system import allow_files, take_turns
from backroom.server.tidying import Tidying, tidy_by_hand
from backroom.table.house import House
from backroom.table.leases import Leases
from backroom.table.store import Store, make_engine, shared
from backroom.table.thinkers import Thinkers

GRACE = 3
"""Seconds that open connections get when the house closes."""
FRAME_BYTES = 64 * 1024
"""What is larger is not even read; what is smaller but too large gets a sentence."""


def create_app(settings: Settings, inner: str | None = None) -> Starlette:
    """The whole house as an ASGI application. Its store is opened when the application starts.

    Other processes on the same database reach it at `inner`; None if there can be none.
    """
    settings.check()
    limits = settings.house_limits

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        prepare_folder(settings.database_address)
        manners, many = settings.house_manners, settings.bot_processes
        thinkers = Thinkers(many, manners.bot_patience) if many else None
        engine = make_engine(settings.database_address, settings.patience)
        leases = None if inner is None else Leases(engine, inner, settings.patience)
        house = House(Store(engine, settings.patience), manners, thinkers, leases)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[*api_routes(), WebSocketRoute("/ws", socket), *page_routes(settings.static)],
        middleware=[Middleware(Guard, names=Names(settings), public=settings.public)],
        exception_handlers={HTTPException: wrong_path, Exception: stumbled},
        lifespan=lifespan,
    )
    app.state.door = Door(limits)
    app.state.limits = limits
    app.state.static = settings.static
    app.state.metrics = Metrics()
    app.state.metrics_token = settings.environ.get(METRICS_VARIABLE, "")
    app.state.shared_address = shared_address(settings, settings.port)
    return app


class Server(uvicorn.Server):
    """Says when it is ready, and when it begins to close. Where there are others, it takes in whom they hand over."""

    def __init__(
        self,
        config: Config,
        ready: Callable[[], None],
        closing: Callable[[], None],
        inner: str | None,
    ) -> None:
        super().__init__(config)
        self._porch = config.porch
        self._ready = ready
        self._closing = closing
        self._inner = inner
        self._hatch: Hatch | None = None
        self._tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            state = cast(Starlette, self.config.app).state
            self._tidying = asyncio.create_task(Tidying(state.house.store.pen, self._porch).run())
            if self._inner is not None and THERE_IS_ONE:
                self._hatch = Hatch(self._inner, self._take_in)
            self._ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self._closing()
        if self._tidying is not None:
            self._tidying.cancel()
        if self._hatch is not None:
            self._hatch.close()
        await super().shutdown(sockets)

    def _take_in(self, guest: sockets.socket, parcel: Parcel) -> None:
        state = self.lifespan.state
        line = Moved(parcel, config=self.config, server_state=self.server_state, app_state=state)
        task = asyncio.create_task(line.begin(guest))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


def last_resort(seconds: float) -> None:
    """Whatever hangs then, a disk, a thought: this process is gone soon."""
    timer = threading.Timer(seconds, os._exit, (1,))
    timer.daemon = True
    timer.start()


def listen(settings: Settings) -> sockets.socket:
    """A socket at the address of the settings; BadSetting says why there can be none."""
    family = sockets.AF_INET6 if ":" in settings.listen_on else sockets.AF_INET
    # Named as TCP, or asyncio would not turn off the delay of small packets.
    listener = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    try:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listener.bind((settings.listen_on, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise BadSetting(
            "error-listen", host=settings.listen_on, port=str(settings.port), why=error.strerror or str(error)
        ) from error
    return listener


Ready: TypeAlias = Callable[[str, str | None], None]
"""Hears the house's own address and the one to share, once it is open."""


def make_server(
    settings: Settings,
    listener: sockets.socket,
    ready: Ready | None = None,
    inner: str | None = None,
    closing: Callable[[], None] = lambda: None,
) -> Server:
    """The server over a socket that listens already."""
    app = create_app(settings, inner)
    port = listener.getsockname()[1]
    app.state.shared_address = shared_address(settings, port)
    config = Config(
        app,
        Porch(settings.house_limits),
        log_config=None,
        # Never more: at "debug" the WebSocket library would write whole messages to the log, and with them tokens.
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=FRAME_BYTES,
        # Small messages gain little by it, and every connection would hold on to a quarter of a megabyte.
        ws_per_message_deflate=False,
        proxy_headers=settings.public,
        timeout_graceful_shutdown=GRACE,
    )

    def opened() -> None:
        if ready is not None:
            ready(own_address(settings, port), app.state.shared_address)

    return Server(config, opened, closing, inner)


def serve(settings: Settings, ready: Ready | None = None, closing: Callable[[], None] = lambda: None) -> None:
    """Run the house until it is told to stop. BackroomError says why it cannot be opened."""
    if settings.processes > 1:
        from backroom.server.processes import serve_many

        serve_many(settings, ready)
        return
    settings.check()
    prepare_folder(settings.database_address)
    open_log(as_json=settings.log_json)
    asyncio.run(check_store(settings.database_address))
    with alone_with(settings.database_address), listen(settings) as listener:
        run_on(settings, listener, ready, closing)


def run_on(
    settings: Settings,
    listener: sockets.socket,
    ready: Ready | None = None,
    closing: Callable[[], None] = lambda: None,
) -> None:
    """Run the house on this socket; where others may share the database, also on one of its own, for them."""
    allow_files(settings.house_limits.connections + FILES_BESIDES)
    # Now, and not while the first guest waits.
    catalogue()
    tidy_by_hand()
    take_turns()
    if not shared(settings.database_address):
        make_server(settings, listener, ready, closing=closing).run(sockets=[listener])
        return
    with listen(replace(settings, host="127.0.0.1", port=0)) as own:
        inner = f"127.0.0.1:{own.getsockname()[1]}"
        make_server(settings, listener, ready, inner, closing).run(sockets=[listener, own])


async def check_store(database: str | Path) -> None:
    """See that the database can be opened, while there still is somebody to tell."""
    store = Store(make_engine(database))
    try:
        await store.open()
    finally:
        await store.close()
