"""Several processes on one PostgreSQL: one of them keeps a table, any leads to it, and it outlives its keeper."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.server.conftest import Home
from tests.server.houses import keep, keep_behind_walls
from websockets.exceptions import ConnectionClosed

from backroom.server.processes import serve_many
from backroom.server.settings import BadSetting, Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.postgres import Database
    from tests.server.conftest import Guest, Process

SERVE_MANY = """
import sys
from backroom.server.processes import serve_many
from backroom.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(database=sys.argv[1], port=0, bot_delay=0.0, processes=2)
    serve_many(settings, lambda own, shared: print(own, flush=True))
"""
PATIENCE = 30.0
TAKEN_OVER = 10.0


WAYS = pytest.mark.parametrize("target", [keep, keep_behind_walls], ids=["hatch", "bridge"])
"""How a guest comes to the process that keeps their table: handed over, or, where the system cannot, led across."""


def answer(guests: list[Guest], name: str) -> tuple[str, str]:
    """Whoever is asked answers; everybody hears of it. Returns the answer's id and text."""
    player = next(guest for guest in guests if guest.ask)
    question, choice = player.question, player.legal()
    assert player.answer(name, choice) == {"type": "accepted", "id": name}
    for guest in guests:
        while guest.question == question:
            guest.hear("update")
    return name, choice


@WAYS
def test_people_at_two_processes_play_at_one_table(
    database: Database, run_house: Callable[..., Process], target: Callable[..., None]
) -> None:
    address = database.new(f"two_{target.__name__}")
    here, there = run_house(address, target=target), run_house(address, target=target)
    made = here.home.set_table("Ada", "?")
    table = made["table"]["id"]
    sat = there.home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"})
    assert sat.status_code == 201
    ada = here.home.guest(table, made["tokens"]["0"])
    ben = there.home.guest(table, sat.json()["token"])
    for number in range(10):
        answer([ada, ben], f"a{number}")
    assert ada.view["place"] == ben.view["place"]
    assert [seat["connected"] for seat in ben.welcome["table"]["seats"]] == [True, True]
    assert there.home.stranger(table, "wrong").last_words("token")


@WAYS
def test_whatever_is_said_arrives_as_it_was_said(
    database: Database, run_house: Callable[..., Process], target: Callable[..., None]
) -> None:
    address = database.new(f"said_{target.__name__}")
    here, there = run_house(address, target=target), run_house(address, target=target)
    made = here.home.set_table("Ada", "Ben")
    table, tokens = made["table"]["id"], made["tokens"]
    ada, ben = here.home.guest(table, tokens["0"]), there.home.caller()
    # All in one breath, before anybody can have led him anywhere; and one word in pieces.
    ben.say({"type": "hello", "table": table, "token": tokens["1"]})
    ben.say({"type": "say", "id": "s", "text": "good evening"})
    ben.line.send(['{"type": "say", "id": "t",', ' "text": "everybody"}'])
    ben.line.ping().wait(PATIENCE)
    assert [ben.hear("accepted")["id"] for _ in range(2)] == ["s", "t"]
    assert [ada.hear("said")["talk"]["text"] for _ in range(2)] == ["good evening", "everybody"]
    # What is too large, and what is no text, is refused by the keeper in its own words.
    ben.say({"type": "say", "id": "u", "text": "x" * 20_000})
    ben.last_words("size")
    assert ben.line.close_code == 1009
    while ada.hear("table")["table"]["seats"][1]["connected"]:
        pass
    cem = there.home.guest(table)
    cem.line.send(b"no text")
    cem.last_words("binary")
    assert cem.line.close_code == 1003


@WAYS
def test_who_hangs_up_on_this_side_has_left_the_table_on_the_other(
    database: Database, run_house: Callable[..., Process], target: Callable[..., None]
) -> None:
    address = database.new(f"leaving_{target.__name__}")
    here, there = run_house(address, target=target), run_house(address, target=target)
    made = here.home.set_table("Ada", "Ben")
    table, tokens = made["table"]["id"], made["tokens"]
    ada, ben = here.home.guest(table, tokens["0"]), there.home.guest(table, tokens["1"])
    ben.line.socket.shutdown(socket.SHUT_RDWR)
    while ada.hear("table")["table"]["seats"][1]["connected"]:
        pass


def test_who_was_handed_over_needs_the_other_process_no_more(
    database: Database, run_house: Callable[..., Process]
) -> None:
    address = database.new("needless")
    here, there = run_house(address), run_house(address)
    made = here.home.set_table("Ada", "Ben")
    table, tokens = made["table"]["id"], made["tokens"]
    ada, ben = here.home.guest(table, tokens["0"]), there.home.guest(table, tokens["1"])
    there.kill()
    for number in range(4):
        answer([ada, ben], f"a{number}")
    here.stop()
    assert ben.close_code() == 1012


def test_who_was_led_across_is_asked_to_come_again_when_either_house_closes(
    database: Database, run_house: Callable[..., Process]
) -> None:
    address = database.new("closing")
    here, there = (run_house(address, target=keep_behind_walls) for _ in range(2))
    made = here.home.set_table("Ada", "Ben")
    ben = there.home.guest(made["table"]["id"], made["tokens"]["1"])
    there.stop()
    assert ben.close_code() == 1012


@WAYS
def test_from_a_table_here_to_a_table_there_on_one_line(
    database: Database, run_house: Callable[..., Process], target: Callable[..., None]
) -> None:
    address = database.new(f"moving_{target.__name__}")
    here, there = run_house(address, target=target), run_house(address, target=target)
    old, new = here.home.set_table("Ada", "Ben"), there.home.set_table("Ada", "Cem")
    ada = here.home.guest(old["table"]["id"], old["tokens"]["0"])
    cem = there.home.guest(new["table"]["id"], new["tokens"]["1"])
    ada.move_over(new["table"]["id"], new["tokens"]["0"])
    ada.say({"type": "say", "id": "s", "text": "there you are"})
    assert ada.hear("welcome")["table"]["id"] == new["table"]["id"]
    assert ada.hear("accepted")["id"] == "s"
    assert cem.hear("said")["talk"]["text"] == "there you are"
    for number in range(4):
        answer([ada, cem], f"a{number}")
    assert ada.view["place"] == cem.view["place"]
    assert here.home.guest(old["table"]["id"]).welcome["table"]["seats"][0]["connected"] is False
    ada.move_over(old["table"]["id"], old["tokens"]["0"])
    if target is keep:
        assert ada.hear("welcome")["table"]["id"] == old["table"]["id"]
    else:
        # Back again is one process too many: a new connection is the shorter way.
        assert ada.close_code() == 1012
    assert here.home.guest(old["table"]["id"], old["tokens"]["0"]).welcome["seat"] == 0


@WAYS
def test_when_a_tables_process_dies_another_goes_on_with_it(
    database: Database, run_house: Callable[..., Process], target: Callable[..., None]
) -> None:
    address = database.new(f"dying_{target.__name__}")
    keeper, other = run_house(address, target=target), run_house(address, target=target)
    made = keeper.home.set_table("Ada", "Ben")
    table, tokens = made["table"]["id"], list(made["tokens"].values())
    guests = [keeper.home.guest(table, tokens[0]), other.home.guest(table, tokens[1])]
    for number in range(5):
        answer(guests, f"a{number}")
    seen = guests[1].view["place"]
    keeper.kill()
    died = time.monotonic()
    # Handed over, one has lost the line itself; led across, one is told to come again.
    assert guests[1].close_code() == (1006 if target is keep else 1012)
    again = [come_back(other.home, table, token, died + TAKEN_OVER) for token in tokens]
    assert again[1].view["place"] == seen
    answer(again, "b")


def come_back(home: Home, table: str, token: str, deadline: float) -> Guest:
    """As the page does: again and again, until it is welcome."""
    while True:
        try:
            return home.guest(table, token)
        except ConnectionClosed:
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_two_processes_behind_one_port(database: Database, tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(SERVE_MANY)
    command = [sys.executable, str(script), database.new("many")]
    with ExitStack() as stack:
        popen = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(popen.kill)
        assert popen.stdout is not None
        home = Home(popen.stdout.readline().strip(), None, stack)
        made = home.set_table("Ada", "Ben")
        table, tokens = made["table"]["id"], list(made["tokens"].values())
        guests = [home.guest(table, token) for token in tokens]
        for number in range(6):
            answer(guests, f"a{number}")
        assert {home.http.get("/readyz").status_code for _ in range(5)} == {200}
        popen.send_signal(signal.SIGTERM)
        popen.wait(PATIENCE)
        with pytest.raises(httpx.HTTPError):
            home.http.get("/healthz")


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        serve_many(Settings(port=0, database=tmp_path / "house.sqlite3", processes=2))
