"""The door: not too fast, not too many, not too slow."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from tests.children import PATIENCE
from websockets.exceptions import ConnectionClosed

from backroom.server.door import REMEMBERED, Door, origin_of
from backroom.server.line import Mouth
from backroom.server.settings import Limits
from backroom.table.bucket import Bucket
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Home


def test_a_bucket_drips_full_again() -> None:
    moment = [0.0]
    bucket = Bucket(rate=2.0, burst=3, clock=lambda: moment[0])
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refusal):
        bucket.take()
    moment[0] = 0.5
    bucket.take()
    with pytest.raises(Refusal):
        bucket.take()
    moment[0] = 1000.0
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refusal):
        bucket.take()


def test_one_household_is_one_guest() -> None:
    assert origin_of("2001:db8::1") == origin_of("2001:db8::ffff") != origin_of("2001:db8:0:1::1")
    assert origin_of("::ffff:192.0.2.1") == origin_of("192.0.2.1")
    assert origin_of("fe80::1%eth0") == origin_of("fe80::2")
    assert origin_of("somebody") == "somebody"


def test_the_door_forgets_the_longest_unseen_but_nobody_who_is_inside() -> None:
    door = Door(Limits())
    inside = door.enter("192.0.2.1")
    for number in range(REMEMBERED + 10):
        door.knock(f"guest {number}")
    assert door.visitor("192.0.2.1") is inside
    assert len(door._visitors) <= REMEMBERED + 1


def test_too_many_requests_from_one_address(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(address_rate=0.001, address_burst=5))
    answers = [home.http.get("/api/tables").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    assert home.http.get("/api/tables").json()["code"] == "rate"
    assert home.http.get("/healthz").status_code == 200


def test_too_many_messages_on_one_connection(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(socket_rate=0.001, socket_burst=10))
    made = home.set_table("Ada", "Ben")
    table = made["table"]["id"]
    ada, ben = home.guest(table, made["tokens"]["0"]), home.guest(table, made["tokens"]["1"])
    for _ in range(12):
        ada.say({"type": "ping"})
    ada.last_words("rate")
    ben.say({"type": "ping"})
    ben.hear("pong")
    assert home.guest(table, made["tokens"]["0"]).view == ada.view


def test_too_many_connections_from_one_address(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(sockets_per_address=2))
    table = home.set_table("Ada", "?")["table"]["id"]
    first, _ = home.guest(table), home.guest(table)
    home.caller().last_words("sockets")
    first.line.close()
    deadline = time.monotonic() + PATIENCE
    while (heard := _welcome_or_error(home, table)) != "welcome":
        assert time.monotonic() < deadline, heard


def _welcome_or_error(home: Home, table: str) -> str:
    """Whoever is refused may hear it before they have said a word."""
    try:
        return str(home.stranger(table).hear("welcome", "error")["type"])
    except ConnectionClosed as closed:
        return str(closed)


def test_whoever_says_nothing_is_not_waited_for(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(hello_seconds=0.1))
    home.caller().last_words("hello")


def test_a_listener_that_falls_behind_is_cut_off_and_the_others_play_on(
    open_home: Callable[..., Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mouth, "free", False)
    home = open_home(limits=Limits(queue=2))
    made = home.set_table("Ada", "?", "?")
    table = made["table"]["id"]
    ada = home.guest(table, made["tokens"]["0"])
    home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"})
    # The start brings news of three kinds at once, more than this outbox holds.
    ada.say({"type": "start"})
    ada.last_words("slow")
    assert home.guest(table, made["tokens"]["0"]).view["you"] == 0
