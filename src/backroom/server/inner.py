"""Between the processes of one house: what reaches one of them but belongs to another is passed on."""

import asyncio
import hashlib
import hmac
import http.client
import logging
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from backroom.server.door import is_near

log = logging.getLogger("backroom.inner")

HEADER = "x-backroom-inner"
GUEST = "x-backroom-guest"
"""Whose request it is that is passed on."""
PATIENCE = 5.0
SLOWEST = 30.0
"""Seconds for which a guest may leave a message unread."""
COME_AGAIN = 1012
"""How a connection is closed whose keeper is gone: by the time it is back, somebody else keeps its table."""


def secret_of(salt: str) -> str:
    """What one process says to another, known only to those who read the same database."""
    return hashlib.sha256(f"inner {salt}".encode()).hexdigest()


def from_within(scope: Scope) -> bool:
    """Whether another process of this house has passed this on, and looked at it already."""
    client = scope.get("client")
    if client is None or not is_near(client[0]):
        return False  # Whoever has got hold of the secret, but comes from elsewhere.
    given = Headers(scope=scope).get(HEADER)
    house = getattr(scope["app"].state, "house", None)
    return (
        given is not None
        and house is not None
        and hmac.compare_digest(given.encode(), secret_of(house.store.salt).encode())
    )


async def pass_on(websocket: WebSocket, keeper: str, said: Sequence[bytes], secret: str) -> None:
    """Carry every message between this guest and the process that keeps its table, beginning with what was said."""
    try:
        async with connect(
            f"ws://{keeper}/ws",
            additional_headers={HEADER: secret},
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
        ) as line:
            for message in said:
                await line.send(message.decode())
            ways = [asyncio.create_task(_in(websocket, line)), asyncio.create_task(_out(line, websocket))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        code = line.close_code
    except (OSError, InvalidHandshake, ConnectionClosed) as error:
        log.debug("the keeper of a table is gone: %s", error)
        code = None
    await close(websocket, _passed_on(code))


async def close(websocket: WebSocket, code: int) -> None:
    """Hang up, if the guest is still there."""
    try:
        async with asyncio.timeout(PATIENCE):
            await websocket.close(code)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        log.debug("the guest was gone first")


def _passed_on(code: int | None) -> int:
    """Codes above 1000 that a server may send; anything else means that the keeper is gone."""
    return code if code is not None and code not in (1000, 1001, 1005, 1006) else COME_AGAIN


async def _in(websocket: WebSocket, line: ClientConnection) -> None:
    while (message := await websocket.receive())["type"] == "websocket.receive":
        text = message.get("text")
        await line.send(message["bytes"] if text is None else text)


async def _out(line: ClientConnection, websocket: WebSocket) -> None:
    async for message in line:
        async with asyncio.timeout(SLOWEST):
            await websocket.send_text(message if isinstance(message, str) else message.decode())


async def pass_request_on(keeper: str, path: str, body: bytes, secret: str, guest: str) -> Response:
    """The same for a request: asked of the keeper, answered as the keeper does."""
    return await asyncio.to_thread(_request, keeper, path, body, secret, guest)


def _request(keeper: str, path: str, body: bytes, secret: str, guest: str) -> Response:
    connection = http.client.HTTPConnection(keeper, timeout=PATIENCE)
    try:
        connection.request("POST", path, body, {HEADER: secret, GUEST: guest, "Content-Type": "application/json"})
        answer = connection.getresponse()
        return Response(answer.read(), answer.status, media_type="application/json")
    finally:
        connection.close()
