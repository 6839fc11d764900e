"""The HTTP side: tables to see and to make, chairs to take, words, rules, QR codes, and the page itself."""

import asyncio
import contextlib
import functools
import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib.metadata import version
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from backroom.games import catalogue, find, rulebook
from backroom.kit import BackroomError, BadOption, NumberOption, Option, Rules, TextOption
from backroom.server.addresses import qr_svg
from backroom.server.door import origin_of
from backroom.server.inner import GUEST, from_within, pass_request_on, secret_of
from backroom.server.messages import (
    BotWish,
    GameInfo,
    Health,
    HouseInfo,
    NewLesson,
    NewTable,
    OpenWish,
    OptionInfo,
    PersonWish,
    Problem,
    Seated,
    Sit,
    TableMade,
)
from backroom.server.metrics import MEDIA_TYPE
from backroom.table.invited import Invited, offered
from backroom.table.leases import Elsewhere
from backroom.table.record import Seat
from backroom.table.refusals import Refusal, code_of
from backroom.table.sitting import sit
from backroom.table.table import Table
from backroom.words import LANGUAGES, say, source

VERSION = version("backroom")

log = logging.getLogger("backroom.http")

T = TypeVar("T")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

STATUS = {
    "gone": 404,
    "no-path": 404,
    "unknown-game": 404,
    "no-lesson": 404,
    "method": 405,
    "slow": 408,
    "full": 409,
    "taken": 409,
    "chairs": 409,
    "begun": 409,
    "size": 413,
    "content-type": 415,
    "rate": 429,
    "tables": 429,
    "internal": 500,
    "storage": 503,
}
"""The HTTP status of a refusal; 400 for all others."""

NO_PAGE = """<!doctype html><html lang="en"><title>Backroom</title>
<h1>The page has not been built</h1>
<p>The house is open, but its page is missing. Build it with <code>make page</code>.</p>
"""

FOR_GOOD = "public, max-age=31536000, immutable"
"""What may be kept by browsers without asking again."""


def said(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(error: BackroomError) -> Response:
    code = code_of(error)
    return said(Problem(code, error.word, error.args_said, error.why), STATUS.get(code, 400))


def answering(endpoint: Endpoint) -> Endpoint:
    """Every request is counted at the door, and every refusal becomes a sentence."""

    @functools.wraps(endpoint)
    async def guarded(request: Request) -> Response:
        try:
            request.app.state.door.knock(guest_of(request))
            return await endpoint(request)
        except BackroomError as error:
            return problem(error)

    return guarded


def guest_of(request: Request) -> str:
    """Where a request comes from, also if another process of this house has passed it on."""
    passed_on = request.headers.get(GUEST)
    if passed_on is not None and from_within(request.scope):
        return passed_on
    return request.client.host if request.client else ""


def house_of(request: Request) -> State:
    state: State = request.app.state
    return state


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is small enough, JSON, and what was asked for."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("content-type", "error-content-type")
    most = request.app.state.limits.body_bytes
    body = bytearray()
    try:
        async with asyncio.timeout(request.app.state.limits.request_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refusal("size", "error-size", most=most)
    except TimeoutError:
        raise Refusal("slow", "error-slow") from None
    except ClientDisconnect:
        log.warning("an upload was broken off")
        raise Refusal("broken-off", "error-broken-off") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", "error-malformed", why=str(error)[:200]) from None


async def healthz(request: Request) -> Response:
    return said(Health("ok", VERSION))


@answering
async def readyz(request: Request) -> Response:
    """Whether the house can do its work: it writes, and says so only once that is on disk."""
    await house_of(request).house.store.check()
    return said(Health("ok", VERSION))


@answering
async def metrics(request: Request) -> Response:
    """Figures for whoever knows the token; without one there is no such page."""
    state = house_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not state.metrics_token or not hmac.compare_digest(given.encode(), state.metrics_token.encode()):
        raise HTTPException(404)
    return Response(state.metrics.page(state.house), media_type=MEDIA_TYPE)


@answering
async def house(request: Request) -> Response:
    players = house_of(request).house.manners.players
    games = [game_info(rules, players) for rules in catalogue().values()]
    return said(HouseInfo(VERSION, games, request.app.state.shared_address))


def game_info(rules: Rules[Any], players: Sequence[Invited]) -> GameInfo:
    """A game as the first screen shows it."""
    options = [option_info(rules, option) for option in rules.options]
    title, pitch = ({lang: say(lang, rules.name, word) for lang in LANGUAGES} for word in ("title", "pitch"))
    counts = (rules.min_seats, rules.max_seats, rules.usual_seats)
    bots = offered(rules.name, players)
    return GameInfo(rules.name, title, pitch, *counts, options, bots, rules.lesson is not None)


def option_info(rules: Rules[Any], option: Option) -> OptionInfo:
    by_seats = {seats: list(option.values(seats)) for seats in range(rules.min_seats, rules.max_seats + 1)}
    values = list(dict.fromkeys(value for values in by_seats.values() for value in values))
    alike = all(listed == values for listed in by_seats.values())
    table = None if alike else {str(seats): listed for seats, listed in by_seats.items()}
    bounds = (option.least, option.most) if isinstance(option, NumberOption) else (None, None)
    return OptionInfo(option.name, values, table, option.default, isinstance(option, TextOption), *bounds)


@answering
async def tables(request: Request) -> Response:
    return said(await house_of(request).house.listing())


@answering
async def table_info(request: Request) -> Response:
    return said(await house_of(request).house.info(request.path_params["table"]))


@answering
async def new_table(request: Request) -> Response:
    wish = await read_body(request, NewTable)
    seats = [wished(seat, chair) for seat, chair in enumerate(wish.seats)]
    table, tokens = await house_of(request).house.create(
        wish.game,
        seats,
        wish.options,
        visibility=wish.visibility,
        clock=wish.clock,
        watchers=wish.watchers,
        guest=origin_of(guest_of(request)),
    )
    return made(table, tokens)


@answering
async def new_lesson(request: Request) -> Response:
    wish = await read_body(request, NewLesson)
    return made(*await house_of(request).house.teach(wish.game, wish.name, origin_of(guest_of(request))))


def made(table: Table, tokens: Mapping[int, str]) -> Response:
    return said(TableMade(table.info, {str(seat): token for seat, token in tokens.items()}), 201)


def wished(seat: int, wish: PersonWish | OpenWish | BotWish) -> Seat:
    match wish:
        case PersonWish(name=name):
            return Seat(seat, "person", name=name)
        case BotWish(bot=bot):
            return Seat(seat, "bot", bot=bot)
        case _:
            return Seat(seat, "open")


@answering
async def sit_down(request: Request) -> Response:
    wish = await read_body(request, Sit)
    house = house_of(request).house
    try:
        table = await house.find(request.path_params["table"])
    except Elsewhere as elsewhere:
        secret = secret_of(house.store.salt)
        body = msgspec.json.encode(wish)
        return await pass_request_on(elsewhere.keeper, request.url.path, body, secret, guest_of(request))
    seat, token = await sit(table, wish.name, wish.seat, origin_of(guest_of(request)), ready=wish.ready)
    return said(Seated(table.info, seat, token), 201)


@answering
async def invitation(request: Request) -> Response:
    """The QR code of the link to a table."""
    info = await house_of(request).house.info(request.path_params["table"])
    base = request.app.state.shared_address or str(request.base_url).rstrip("/")
    return Response(qr_svg(f"{base}/t/{info.id}"), media_type="image/svg+xml")


@answering
async def words(request: Request) -> Response:
    game, lang = find(request.path_params["game"]), request.path_params["lang"]
    if lang not in LANGUAGES:
        raise BadOption("error-language", found=lang[:40], known=", ".join(LANGUAGES))
    return Response(f"{source(None, lang)}\n{source(game.name, lang)}", media_type="text/plain; charset=utf-8")


@answering
async def rules(request: Request) -> Response:
    # By the game's own name, or every spelling of it would be remembered.
    return said(rulebook(find(request.path_params["game"]).name, request.path_params["lang"]))


async def wrong_path(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in our own words."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return problem(Refusal("method", "error-method"))
    if for_eyes(request):
        # The page itself says so, in the reader's language and with a way back.
        with contextlib.suppress(HTTPException):
            return await leaf(page_folder(request.app.state.static), "index.html", status=404)
    return problem(Refusal("no-path", "error-no-path"))


def for_eyes(request: Request) -> bool:
    """Whether somebody typed this address into a browser, or followed a link to it: no script asks for HTML."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def page_folder(static: Path | None) -> Path:
    return static or Path(str(files("backroom") / "static"))


async def stumbled(request: Request, error: Exception) -> Response:
    return problem(Refusal("internal", "error-internal"))


async def leaf(folder: Path, name: str, kept: str = "no-cache", status: int = 200) -> Response:
    """A file of the page, read at once: the page may be built anew under an open house."""
    file = folder / name
    try:
        if file.parent != folder:
            raise FileNotFoundError(name)
        content = await asyncio.to_thread(file.read_bytes)
    except (OSError, ValueError):  # also of names that no file can have
        raise HTTPException(404) from None
    return Response(content, status, {"Cache-Control": kept}, guess_type(file.name)[0])


def page_routes(static: Path | None) -> list[BaseRoute]:
    folder = page_folder(static)

    async def index(request: Request) -> Response:
        try:
            return await leaf(folder, "index.html")
        except HTTPException:
            return HTMLResponse(NO_PAGE, 503)

    async def at_the_root(request: Request) -> Response:
        """The few files that browsers want at the root: the icon and the like."""
        return await leaf(folder, request.path_params["file"])

    async def asset(request: Request) -> Response:
        """A file that carries a hash in its name and never changes."""
        return await leaf(folder / "assets", request.path_params["file"], FOR_GOOD)

    return [
        Route("/", index),
        Route("/t/{table}", index),
        Route("/learn/{game}", index),
        Route("/assets/{file}", asset, middleware=[Middleware(GZipMiddleware)]),
        Route("/{file}", at_the_root),
    ]


def api_routes() -> list[BaseRoute]:
    zipped = [Middleware(GZipMiddleware)]
    return [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/api/house", house),
        Route("/api/tables", tables, methods=["GET"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/lessons", new_lesson, methods=["POST"]),
        Route("/api/tables/{table}", table_info),
        Route("/api/tables/{table}/sit", sit_down, methods=["POST"]),
        Route("/api/tables/{table}/qr.svg", invitation),
        Route("/api/words/{game}/{lang}", words, middleware=zipped),
        Route("/api/rules/{game}/{lang}", rules, middleware=zipped),
    ]
