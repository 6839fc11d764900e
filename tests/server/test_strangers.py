"""Strangers who ping, never read, never speak, or speak nonsense: each of them is bounded, and put out in the end."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import struct
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import msgspec
import pytest
from tests.children import PATIENCE

from backroom.server.app import listen
from backroom.server.guard import SAFETY
from backroom.server.inner import from_within, secret_of
from backroom.server.line import WHOLE_TEXT, frame_size, head_size, text_head
from backroom.server.logs import MOST, Sparing
from backroom.server.messages import Problem
from backroom.server.porch import MORE_THAN_SOCKETS, Porch
from backroom.server.settings import Limits, Settings
from backroom.table.manners import Manners

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import ExitStack
    from pathlib import Path

    from tests.server.conftest import Home

HURRIED = Limits(request_seconds=0.5, send_seconds=0.5, close_seconds=0.2, hello_seconds=0.5)


def knock(home: Home, stack: ExitStack) -> socket.socket:
    """A bare connection, on which nothing has been said."""
    host, port = home.address.removeprefix("http://").split(":")
    line = stack.enter_context(socket.socket())
    # As little as possible is taken in by the system on behalf of somebody who does not read.
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    return line


def shake_hands(home: Home, stack: ExitStack) -> socket.socket:
    """The same, grown into a WebSocket."""
    line = knock(home, stack)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


def frame(opcode: int, payload: bytes) -> bytes:
    """A small frame as a client sends it, masked with zeros."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(payload))
    return bytes([0x80 | opcode]) + size + b"\0\0\0\0" + payload


def is_cut(line: socket.socket, send: bytes = b"") -> bool:
    """Whether the house hangs up, however much is still said to it."""
    deadline = time.monotonic() + PATIENCE
    line.settimeout(0.05)
    while time.monotonic() < deadline:
        try:
            if send:
                line.sendall(send)
                time.sleep(0.001)
            elif not line.recv(65536):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.fixture
def lines(open_home: Callable[..., Home]) -> tuple[Home, ExitStack]:
    home = open_home(limits=HURRIED)
    return home, home.stack


def test_who_pings_without_end_is_cut_off(lines: tuple[Home, ExitStack]) -> None:
    line = shake_hands(*lines)
    assert is_cut(line, frame(0x9, b"x" * 125) * 20)


@pytest.mark.parametrize("opcode", [0x0, 0xA], ids=["piece", "pong"])
def test_who_sends_what_is_no_message_without_end_is_cut_off(lines: tuple[Home, ExitStack], opcode: int) -> None:
    line = shake_hands(*lines)
    begin = bytes([0x01, 0x80]) + b"\0\0\0\0" if opcode == 0 else b""
    piece = bytes([opcode if opcode == 0 else 0x80 | opcode, 0x80]) + b"\0\0\0\0"
    line.sendall(begin)
    assert is_cut(line, piece * 20)


def test_a_ping_now_and_then_is_answered(home: Home) -> None:
    guest = home.caller()
    for _ in range(5):
        assert guest.line.ping().wait(PATIENCE)


def said(line: socket.socket, kinds: tuple[str, ...], many: int) -> list[dict[str, Any]]:
    """The next so many messages of these kinds, read frame by frame."""
    data, found = b"", list[dict[str, Any]]()
    while len(found) < many:
        data += line.recv(65536)
        while len(data) >= (size := frame_size(data, 0, 1 << 20)):
            whole, data = data[:size], data[size:]
            if whole[0] == WHOLE_TEXT:
                message = msgspec.json.decode(whole[head_size(whole, 0) :])
                found += [message] if message["type"] in kinds else []
    return found


def test_messages_in_pieces_and_in_heaps_are_heard_in_their_order(home: Home) -> None:
    made = home.set_table("Ada", "Ben")
    line = shake_hands(home, home.stack)
    hello = msgspec.json.encode({"type": "hello", "table": made["table"]["id"], "token": made["tokens"]["0"]})
    for piece in frame(0x1, hello):
        line.sendall(bytes([piece]))
    says = [msgspec.json.encode({"type": "say", "id": f"s{n}", "text": "x" * 100 * n}) for n in range(1, 5)]
    half = len(says[1]) // 2
    begin, end = frame(0x1, says[1][:half]), frame(0x0, says[1][half:])
    in_pieces = bytes([begin[0] & 0x7F]) + begin[1:] + frame(0x9, b"still there?") + end
    heap = frame(0x1, says[0]) + in_pieces + frame(0x1, says[2]) + frame(0x1, says[3])
    line.sendall(heap[:-50])
    line.sendall(heap[-50:])
    heard = said(line, ("welcome", "accepted"), 5)
    assert [message.get("id") for message in heard] == [None, "s1", "s2", "s3", "s4"]


def test_the_size_of_a_frame_is_known_from_its_head() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        whole = text_head(size) + bytes(size)
        assert frame_size(b"before" + whole, 6, size) == len(whole)
        assert head_size(whole, 0) == len(whole) - size
        assert all(frame_size(whole[:there], 0, size) > there for there in range(min(len(whole), 12)))
    assert frame_size(text_head(200) + b"some of it", 0, 199) == 14


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that takes as little as possible off the house's hands."""

    def listen_narrowly(settings: Settings) -> socket.socket:
        listener = listen(settings)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    monkeypatch.setattr("tests.server.conftest.listen", listen_narrowly)


@pytest.mark.usefixtures("narrow")
def test_a_page_that_is_not_read_is_not_kept(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=HURRIED)
    line = knock(home, home.stack)
    line.sendall(b"GET /api/rules/heimlich/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20)
    assert is_cut(line, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")


@pytest.mark.usefixtures("narrow")
def test_who_reads_nothing_is_put_out_in_the_end(open_home: Callable[..., Home]) -> None:
    """Closed means closed: what was never read must not be kept for ever."""
    home = open_home(
        limits=msgspec.structs.replace(HURRIED, queue_bytes=20_000, socket_rate=1e6, address_rate=1e6),
        manners=Manners(bot_delay=0, talk_burst=10**6, talk_rate=1e6),
    )
    made = home.set_table("Ada", "Ben")
    deaf = shake_hands(home, home.stack)
    hello = msgspec.json.encode({"type": "hello", "table": made["table"]["id"]})
    deaf.sendall(frame(0x1, hello))
    deadline = time.monotonic() + PATIENCE
    while not home.http.get(f"/api/tables/{made['table']['id']}").json()["watching"]:
        time.sleep(0.01)
    ada = home.guest(made["table"]["id"], made["tokens"]["0"])
    # It is gone when the table counts no more watchers, and its connection when the system says so.
    said = 0
    while ada.welcome["table"]["watching"] or said == 0:
        said += 1
        ada.say({"type": "say", "id": f"s{said}", "text": "w" * 500})
        heard = ada.hear("said", "table")
        if heard["type"] == "table":
            ada.welcome["table"] = heard["table"]
        assert time.monotonic() < deadline
    assert is_cut(deaf, frame(0x1, b""))


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: y"],
    ids=["nothing", "half a line", "half a header"],
)
def test_who_never_finishes_asking_is_put_out(lines: tuple[Home, ExitStack], said: bytes) -> None:
    line = knock(*lines)
    line.sendall(said)
    assert is_cut(line)


def test_who_drips_a_header_gets_no_more_time(lines: tuple[Home, ExitStack]) -> None:
    line = knock(*lines)
    line.sendall(b"GET / HTTP/1.1\r\n")
    assert is_cut(line, b"X-Drip: 1\r\n")


def test_a_second_request_has_to_come_in_time_as_well(lines: tuple[Home, ExitStack]) -> None:
    line = knock(*lines)
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert line.recv(4096).startswith(b"HTTP/1.1 200")
    line.sendall(b"GET /healthz HT")
    assert is_cut(line)


def test_a_body_that_never_comes_is_not_waited_for(lines: tuple[Home, ExitStack]) -> None:
    line = knock(*lines)
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"
    line.sendall(head + b"\r\n{")
    assert is_cut(line)


def test_silent_connections_make_room_for_those_who_speak(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(connections=20))
    silent = [knock(home, home.stack) for _ in range(60)]
    for _ in range(5):
        assert home.http.get("/healthz").status_code == 200
    assert is_cut(silent[0])
    made = home.set_table("Ada", "Ben")
    assert home.guest(made["table"]["id"], made["tokens"]["0"]).welcome["seat"] == 0


def test_the_porch_counts_who_comes_from_afar_and_forgets_who_has_gone() -> None:
    """Where all are taken by people who have spoken, a newcomer is turned away, and leaves nothing behind."""

    async def evening() -> None:
        porch = Porch(Limits(connections=3, sockets_per_address=2 - MORE_THAN_SOCKETS))
        there = [Mock(asyncio.Transport, is_closing=lambda: False) for _ in range(9)]
        for transport in there[:3]:
            porch.enter(transport, "203.0.113.9")
        assert [transport.abort.called for transport in there[:3]] == [False, False, True], "two from one address"
        porch.enter(there[3], "198.51.100.7")
        for transport in there[:4]:
            porch.hear(transport)
        for transport in there[4:7]:
            porch.enter(transport, "198.51.100.8")
            assert transport.abort.called
        assert len(porch) == 3
        porch.leave(there[0])
        for transport, host in ((there[7], "203.0.113.9"), (there[8], "198.51.100.8")):
            porch.enter(transport, host)
            porch.leave(transport)
            assert not transport.abort.called
        for transport in there:
            porch.leave(transport)
        assert len(porch) == 0

    asyncio.run(evening())


def ask_raw(home: Home, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """The answer to something that no library would send."""
    line = knock(home, home.stack)
    line.sendall(request)
    line.settimeout(PATIENCE)
    answer = b""
    while chunk := line.recv(65536):
        answer += chunk
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    return int(first.split()[1]), headers, body


CALM = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
ODD = {
    "a path of 3,000 letters": (
        b"GET /" + b"a" * 3000 + CALM,
        414,
    ),
    "a name no file can have": (
        b"GET /" + b"%C3%A4" * 190 + CALM,
        404,
    ),
    "a path with a zero in it": (b"GET /%00 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 404),
    "bytes that are no text": (b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
    "text that is no UTF-8": (b"GET /t/%ff%fe/x" + CALM, 404),
    "an inner secret in no alphabet": (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Backroom-Inner: \xff\r\nConnection: close\r\n\r\n",
        415,
    ),
    "no request at all": (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
    "a table that cannot be": (b"GET /api/tables/a%00b" + CALM, 404),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_requests_get_a_proper_answer(home: Home, caplog: pytest.LogCaptureFixture, name: str) -> None:
    request, status = ODD[name]
    with caplog.at_level(logging.WARNING):
        found, headers, body = ask_raw(home, request)
    assert found == status
    assert msgspec.json.decode(body, type=Problem).why
    assert {name: headers.get(name.lower()) for name in SAFETY} == SAFETY
    assert len(caplog.records) <= 1
    assert not any(record.exc_info for record in caplog.records)


def test_the_secret_of_the_processes_is_believed_from_this_machine_alone() -> None:
    """Also of somebody who has read it in a copy of the books."""
    scope = {"type": "http", "headers": [(b"x-backroom-inner", secret_of("salt").encode())]}
    state = SimpleNamespace(house=SimpleNamespace(store=SimpleNamespace(salt="salt")))
    for client, believed in (("127.0.0.1", True), ("::1", True), ("203.0.113.9", False)):
        assert from_within({**scope, "client": (client, 1), "app": SimpleNamespace(state=state)}) == believed


def test_a_broken_upload_leaves_one_line(open_home: Callable[..., Home], caplog: pytest.LogCaptureFixture) -> None:
    home = open_home()
    line = knock(home, home.stack)
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"
    with caplog.at_level(logging.WARNING):
        line.sendall(head + b'\r\n{"game"')
        time.sleep(0.1)
        line.close()
        deadline = time.monotonic() + PATIENCE
        while not caplog.records and time.monotonic() < deadline:
            time.sleep(0.01)
        assert home.http.get("/healthz").status_code == 200
    assert [record.getMessage() for record in caplog.records] == ["an upload was broken off"]


def test_the_log_says_the_same_thing_only_so_often(tmp_path: Path) -> None:
    sparing = Sparing(seconds=60)

    def line(text: str, *args: object, at: float = 0.0) -> logging.LogRecord:
        record = logging.LogRecord("backroom.x", logging.WARNING, "f", 1, text, args, None)
        record.created = 1000.0 + at
        return record

    assert sum(sparing.filter(line("trouble with %s", number)) for number in range(10_000)) == MOST
    assert sparing.filter(line("other trouble"))
    late = line("trouble with %s", 7, at=61)
    assert sparing.filter(late)
    assert re.search(r"trouble with 7 .*9980 more", late.getMessage())
