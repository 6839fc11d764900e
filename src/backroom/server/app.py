"""The house, opened: `create_app` for any ASGI server, `serve` for our own."""

import contextlib
import logging
import socket as sockets
from collections.abc import AsyncIterator, Callable

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from backroom.server.addresses import Names, own_address, shared_address
from backroom.server.door import Door
from backroom.server.guard import Guard
from backroom.server.http import api_routes, page_routes, stumbled, wrong_path
from backroom.server.settings import BadSetting, Settings, prepare_folder
from backroom.server.socket import socket
from backroom.table.house import House
from backroom.table.store import Store, make_engine

GRACE = 3
"""Seconds that open connections get when the house closes."""
FRAME_BYTES = 64 * 1024
"""What is larger is not even read; what is smaller but too large gets a sentence."""


def create_app(settings: Settings) -> Starlette:
    """The whole house as an ASGI application. Its store is opened when the application starts."""
    settings.check()
    limits = settings.house_limits

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        prepare_folder(settings.database_address)
        house = House(Store(make_engine(settings.database_address)), settings.house_manners)
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
    app.state.shared_address = shared_address(settings, settings.port)
    return app


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(settings: Settings) -> sockets.socket:
    """A socket at the address of the settings; BadSetting says why there can be none."""
    family = sockets.AF_INET6 if ":" in settings.listen_on else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    try:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listener.bind((settings.listen_on, settings.port))
        listener.listen(512)
    except OSError as error:
        listener.close()
        raise BadSetting(
            "error-listen", host=settings.listen_on, port=str(settings.port), why=error.strerror or str(error)
        ) from error
    return listener


def serve(settings: Settings, ready: Callable[[str, str | None], None] | None = None) -> None:
    """Run the house until it is told to stop. `ready` hears its own address and the one to share, once it is open."""
    app = create_app(settings)
    prepare_folder(settings.database_address)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    with listen(settings) as listener:
        port = listener.getsockname()[1]
        app.state.shared_address = shared_address(settings, port)
        # Never more than warnings from below: at "debug" the WebSocket library would write whole messages to the log,
        # and with them the tokens.
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=FRAME_BYTES,
            proxy_headers=settings.public,
            timeout_graceful_shutdown=GRACE,
        )
        server = Server(config, lambda: ready and ready(own_address(settings, port), app.state.shared_address))
        server.run(sockets=[listener])
