"""Between the processes of one house: what reaches one of them but belongs to another is passed on."""

import asyncio
import hashlib
import hmac
import http.client

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from backroom.server.door import is_near

HEADER = "x-backroom-inner"
GUEST = "x-backroom-guest"
"""Whose request it is that is passed on."""
PATIENCE = 5.0


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


async def pass_request_on(keeper: str, path: str, body: bytes, secret: str, guest: str) -> Response:
    """A request is asked of the keeper of its table, and answered as the keeper does."""
    return await asyncio.to_thread(_request, keeper, path, body, secret, guest)


def _request(keeper: str, path: str, body: bytes, secret: str, guest: str) -> Response:
    connection = http.client.HTTPConnection(keeper, timeout=PATIENCE)
    try:
        connection.request("POST", path, body, {HEADER: secret, GUEST: guest, "Content-Type": "application/json"})
        answer = connection.getresponse()
        return Response(answer.read(), answer.status, media_type="application/json")
    finally:
        connection.close()
