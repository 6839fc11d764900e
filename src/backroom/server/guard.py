"""The guard: looks at every request before anything else does, and puts the safety headers on every answer."""

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backroom.server.addresses import Names
from backroom.server.inner import from_within
from backroom.server.messages import Problem
from backroom.table.refusals import Refusal

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SAFETY = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"
READING = ("GET", "HEAD")
HEALTH = ("/healthz", "/readyz")
"""Asked by programs that know the house by any name."""


LONGEST_PATH = 200
"""Characters; no path of ours has half as many."""
STATUS = {"host": 421, "path": 414}


def problem_body(refusal: Refusal) -> bytes:
    """A refusal as it is sent."""
    return msgspec.json.encode(Problem(refusal.code, refusal.word, refusal.args_said, refusal.why))


def problem_page(refusal: Refusal, status: int) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """A whole answer to something that never became a request."""
    body = problem_body(refusal)
    headers = SAFETY | {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        "Content-Length": str(len(body)),
    }
    return status, [(name.lower().encode(), value.encode()) for name, value in headers.items()], body


class Guard:
    """An ASGI wrapper: wrong names and foreign pages stay outside."""

    def __init__(self, app: ASGIApp, names: Names, *, public: bool) -> None:
        self.app = app
        self.names = names
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._turn_away(refusal, scope, receive, send)
            return
        # A WebSocket has no headers left to add to, and sends often.
        await self.app(scope, receive, self._with_safety(scope, send) if scope["type"] == "http" else send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if len(scope["path"]) > LONGEST_PATH:
            raise Refusal("path", "error-path", most=LONGEST_PATH)
        if scope["path"] in HEALTH or from_within(scope):
            return
        host = headers.get("host", "")
        if not self.names.answers_to(host):
            raise Refusal("host", "error-host")
        if scope["type"] == "http" and scope["method"] in READING:
            return
        # A browser always says where a page that speaks to us comes from; other programs need not.
        origin = headers.get("origin")
        if origin is not None and _authority(origin) != host.lower():
            raise Refusal("origin", "error-origin")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("origin", "error-origin")

    async def _turn_away(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        answer = Response(problem_body(refusal), STATUS.get(refusal.code, 403), media_type="application/json")
        await answer(scope, receive, self._with_safety(scope, send))

    def _with_safety(self, scope: Scope, send: Send) -> Send:
        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFETY)
                headers.setdefault("Cache-Control", "no-store")
                if self.public and scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = HSTS
            await send(message)

        return safely


def _authority(origin: str) -> str | None:
    """Host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
