"""A real house on a loopback port, and guests who come to it over HTTP and WebSocket."""

from __future__ import annotations

import contextlib
import multiprocessing
import random
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from tests.children import PATIENCE, forks
from tests.server.houses import keep
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from backroom.server.app import listen, make_server
from backroom.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from pathlib import Path


class Guest:
    """One WebSocket: says hello, hears, and keeps the view together as a page would."""

    def __init__(self, line: ClientConnection, token: str | None) -> None:
        self.line = line
        self.token = token
        self.welcome: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.ask: dict[str, Any] | None = None
        self.question: int | None = None

    def say(self, message: Any) -> None:
        self.line.send(msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            heard: dict[str, Any] = msgspec.json.decode(self.line.recv(timeout=PATIENCE))
            self.follow(heard)
            if heard["type"] in kinds or not kinds:
                return heard

    def follow(self, heard: dict[str, Any]) -> None:
        if heard["type"] not in ("welcome", "update"):
            return
        if heard["type"] == "welcome":
            self.welcome, self.view = heard, heard["view"] or {}
        else:
            self.view.update(heard["view"])
            for key, rows in heard["rows"].items():
                known = dict(enumerate(self.view[key])) | {int(place): row for place, row in rows.items()}
                self.view[key] = [known[place] for place in range(len(known))]
            for key in heard["gone"]:
                del self.view[key]
        self.events += heard["events"]
        self.ask, self.question = heard["ask"], heard["question"]

    def move_over(self, table: str, token: str | None = None, name: str = "") -> None:
        """To another table on the same line; one may not be welcome there."""
        self.token, self.events = token, []
        self.say({"type": "hello", "table": table, "token": token, "name": name})

    def last_words(self, code: str) -> dict[str, Any]:
        """The house says why and hangs up."""
        error = self.hear("error")
        assert error["code"] == code
        assert error["why"].endswith((".", "?"))
        assert error["why"] != error["word"]
        self.close_code()
        return error

    def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.line.recv(timeout=seconds)
        except TimeoutError:
            return True
        return False

    def answer(self, answer_id: str, choice: str, question: int | None = None) -> dict[str, Any]:
        number = self.question if question is None else question
        self.say({"type": "answer", "id": answer_id, "question": number, "choice": choice})
        return self.hear("accepted", "refused")

    def legal(self) -> str:
        """Some legal answer to what is asked, found as a page would."""
        assert self.ask is not None
        if self.ask["kind"] == "pick":
            return str(random.choice(self.ask["choices"])["text"])
        return " ".join([self.ask["verb"], *map(field_text, self.ask["fields"])]).strip()

    def close_code(self) -> int | None:
        """How the house hung up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.line.recv(timeout=PATIENCE)
        return self.line.close_code


def field_text(field: dict[str, Any]) -> str:
    """Something legal in one field of a form."""
    match field["kind"]:
        case "points":
            return f"{random.choice(field['items'])['id']} {field['total']}"
        case "match":
            often = next(value["id"] for value in field["values"] if value["id"] not in field["once"])
            return " ".join(f"{item['id']} {often}" for item in field["items"])
        case "one":
            return str(random.choice(field["values"])["id"])
        case "some":
            return ",".join(value["id"] for value in field["values"][: field["least"]]) or "-"
        case "number":
            return str(field["least"])
    return ""


class Home:
    """The house as its guests know it: an address."""

    def __init__(self, address: str, shared: str | None, stack: ExitStack) -> None:
        self.address = address
        self.shared = shared
        self.stack = stack
        self.http = stack.enter_context(httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE))

    def set_table(self, *seats: str, **wish: Any) -> dict[str, Any]:
        """A table with these people; ? is an open chair, *random a bot."""
        made = self.http.post("/api/tables", json={"game": "heimlich", "seats": wishes(seats), **wish})
        assert made.status_code == 201, made.text
        body: dict[str, Any] = made.json()
        return body

    def guest(self, table: str, token: str | None = None, last: int = 0, name: str = "") -> Guest:
        """Somebody at the table, already welcomed; a watcher without a token."""
        guest = self.stranger(table, token, last, name)
        guest.hear("welcome")
        return guest

    def stranger(self, table: str, token: str | None = None, last: int = 0, name: str = "") -> Guest:
        """Somebody who has said hello, and may not be welcome."""
        guest = self.caller(token=token)
        guest.say({"type": "hello", "table": table, "token": token, "last": last, "name": name})
        return guest

    def caller(self, token: str | None = None, **options: Any) -> Guest:
        """A connection on which nothing has been said."""
        address = f"{self.address.replace('http', 'ws', 1)}/ws"
        # Whoever reads slowly in a test must still be able to say goodbye.
        line = connect(address, proxy=None, max_queue=None, **options)
        return Guest(self.stack.enter_context(line), token)


def wishes(seats: tuple[str, ...]) -> list[dict[str, str]]:
    kinds = {"?": {"kind": "open"}}
    return [
        kinds.get(seat) or ({"kind": "bot", "bot": seat[1:]} if seat[0] == "*" else {"kind": "person", "name": seat})
        for seat in seats
    ]


@pytest.fixture
def open_home(tmp_path: Path) -> Iterator[Callable[..., Home]]:
    """Opens a house with these settings, on the same database each time."""
    with ExitStack() as stack:

        def opened(**settings: Any) -> Home:
            chosen = {"database": tmp_path / "house.sqlite3", "port": 0, "bot_delay": 0.0, "host": "127.0.0.1"}
            return start(Settings(**{**chosen, **settings}), stack)

        yield opened


def start(settings: Settings, stack: ExitStack) -> Home:
    addresses: list[tuple[str, str | None]] = []
    ready = threading.Event()

    def opened(own: str, shared: str | None) -> None:
        addresses.append((own, shared))
        ready.set()

    listener = stack.enter_context(listen(settings))
    server = make_server(settings, listener, opened)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()

    def stop() -> None:
        server.should_exit = True
        thread.join(PATIENCE)

    stack.callback(stop)
    assert ready.wait(PATIENCE)
    return Home(*addresses[0], stack)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A house like any other, shared by the guests of a whole module."""
    database = tmp_path_factory.mktemp("home") / "house.sqlite3"
    with ExitStack() as stack:
        yield start(Settings(database=database, port=0, bot_delay=0.0), stack)


class Process:
    """A house that is a process of its own, and can be killed."""

    def __init__(
        self,
        database: Path | str,
        stack: ExitStack,
        log: Path,
        level: str = "WARNING",
        target: Callable[..., None] = keep,
        **told: float,
    ) -> None:
        self.log = log
        ours, theirs = stack.enter_context(closing_both())
        self.process = forks.Process(target=target, args=(str(database), level, str(log), told, theirs))
        self.process.start()
        theirs.close()
        stack.callback(self.kill)
        try:
            address = ours.recv()
        except EOFError:
            pytest.fail(self.log.read_text())
        self.home = Home(address, None, stack)

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def stop(self) -> None:
        """Tell it to stop, as a service does."""
        self.process.terminate()

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def wait(self) -> int | None:
        self.process.join(PATIENCE)
        return self.process.exitcode


@contextlib.contextmanager
def closing_both() -> Iterator[tuple[Connection, Connection]]:
    """The two ends of a pipe."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    with ours, theirs:
        yield ours, theirs


@pytest.fixture
def run_house(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts a house as a process; whatever is still running in the end is killed."""
    with ExitStack() as stack:
        yield lambda database, **told: Process(database, stack, tmp_path / "house.log", **told)
