"""Whoever is put out while they still have much to say is heard saying goodbye, and both sides hang up at once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.children import PATIENCE
from tests.server.test_strangers import frame, is_cut, said, shake_hands

from backroom.server.line import CLOSE, FINAL, Line, close_frame
from backroom.server.settings import Limits

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from tests.server.conftest import Home

PING = frame(0x1, msgspec.json.encode({"type": "ping"}))
FOREVER = 10 * PATIENCE


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that hangs up when it has heard the other's goodbye, and not before."""
    waits = property(lambda _: FOREVER, lambda _, seconds: None)
    monkeypatch.setattr(Line, "close_timeout", waits, raising=False)


def hello(table: str) -> bytes:
    return frame(0x1, msgspec.json.encode({"type": "hello", "table": table}))


def hears_goodbye(line: socket.socket) -> None:
    """Up to the house's last frame, whatever it says before."""
    data = b""
    while bytes([FINAL | CLOSE]) not in data:
        data += line.recv(65536)


def test_who_has_said_too_much_to_be_listened_to(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(socket_rate=0.001, socket_burst=10))
    line = shake_hands(home, home.stack)
    line.sendall(hello(home.set_table("Ada", "Ben")["table"]["id"]))
    said(line, ("welcome",), 1)
    line.sendall(PING * 12)
    hears_goodbye(line)
    line.sendall(frame(CLOSE, close_frame(1008)[2:]))
    assert is_cut(line)


def test_who_talks_on_after_the_goodbye(home: Home) -> None:
    line = shake_hands(home, home.stack)
    line.sendall(hello("nowhere") + PING * 5)
    hears_goodbye(line)
    line.sendall(PING)
    # A moment, so that this comes apart from that.
    time.sleep(0.1)
    line.sendall(frame(CLOSE, close_frame(1008)[2:]))
    assert is_cut(line)
