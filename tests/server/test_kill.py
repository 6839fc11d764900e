"""A server killed at any moment, many times, goes on with every answer it had confirmed."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Guest, Home, Process

KILLS = 24
LONGEST_LIFE = 0.25
"""Seconds that a server lives at most once its guests are back."""
LOST = (ConnectionClosed, InvalidMessage, ConnectionError, EOFError, TimeoutError)


class Player:
    """A person who keeps asking until an answer is confirmed, with the same id, as the page does."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.guest: Guest | None = None
        self.events: list[dict[str, Any]] = []
        self.waiting: dict[str, Any] | None = None
        self.confirmed: list[tuple[str, str]] = []
        self.count = 0

    def come_back(self, home: Home, table: str) -> None:
        if self.guest is not None:
            self.keep_events()
        self.guest = home.guest(table, self.token, last=len(self.events))
        for event in self.guest.welcome["events"]:
            assert event["n"] > len(self.events), "an event was sent twice"
        if self.waiting is not None:
            self.send()

    def keep_events(self) -> None:
        assert self.guest is not None
        self.events += self.guest.events
        self.guest.events = []
        assert [event["n"] for event in self.events] == list(range(1, len(self.events) + 1))

    def play(self) -> None:
        """One answer, if one is asked for, and maybe a word."""
        guest = self.guest
        assert guest is not None
        if guest.ask is not None and guest.view["result"] is None:
            self.count += 1
            choice = guest.legal()
            self.waiting = {"type": "answer", "id": f"a{self.count}", "question": guest.question, "choice": choice}
            self.send()
        elif random.random() < 0.1:
            self.count += 1
            self.waiting = {"type": "say", "id": f"s{self.count}", "text": f"word {self.count}"}
            self.send()

    def send(self) -> None:
        assert self.guest is not None
        assert self.waiting is not None
        self.guest.say(self.waiting)
        heard = self.guest.hear("accepted", "refused")
        assert heard == {"type": "accepted", "id": self.waiting["id"]}
        self.confirmed.append((self.waiting["id"], self.waiting.get("choice") or self.waiting["text"]))
        self.waiting = None

    def look(self) -> None:
        """Hear whatever there is to hear."""
        assert self.guest is not None
        self.guest.say({"type": "ping"})
        self.guest.hear("pong")


def written(database: Path, table: str) -> tuple[list[tuple[int, str]], dict[tuple[int, str], str]]:
    """The journal on disk, and every answer and word in the books by seat and id."""
    with contextlib.closing(sqlite3.connect(database)) as books:
        journal = books.execute(
            "select seat, choice, answer_id from journal where table_id = ? order by number", (table,)
        ).fetchall()
        talk = books.execute("select seat, text, said_id from talk where table_id = ?", (table,)).fetchall()
    known = {(seat, answer): text for seat, text, answer in [*journal, *talk] if answer is not None}
    return [(seat, choice) for seat, choice, _ in journal], known


def check_books(database: Path, table: str, players: list[Player], before: list[tuple[int, str]]) -> list[Any]:
    """Everything that was ever confirmed is there, once, and the past has not changed."""
    journal, known = written(database, table)
    assert journal[: len(before)] == before
    for seat, player in enumerate(players):
        for answer, text in player.confirmed:
            assert known[seat, answer] == text
    return journal


@pytest.mark.parametrize("seed", [1, 2])
def test_every_confirmed_answer_survives_every_kill(
    seed: int, tmp_path: Path, run_house: Callable[..., Process]
) -> None:
    random.seed(seed)
    database = tmp_path / "house.sqlite3"
    house = run_house(database)
    made = house.home.set_table("Ada", "Ben", "*random", options={"rules": "expert"})
    table, players = made["table"]["id"], [Player(made["tokens"][seat]) for seat in "01"]
    journal: list[tuple[int, str]] = []
    kills = 0
    while True:
        doom = threading.Timer(random.uniform(0, LONGEST_LIFE), os.kill, (house.pid, signal.SIGKILL))
        if kills < KILLS // 2:
            doom.start()
        try:
            for player in players:
                player.come_back(house.home, table)
            while players[0].guest is None or players[0].guest.view["result"] is None:
                for player in players:
                    player.play()
                    player.look()
            if kills >= KILLS // 2:
                break
            doom.join()
            raise ConnectionError
        except LOST:
            doom.join()
            house.wait()
            kills += 1
        journal = check_books(database, table, players, journal)
        house = run_house(database)
        over = players[0].guest is not None and players[0].guest.view.get("result")
        if over and kills < KILLS // 2:
            # That game is played out and safe: the next one.
            made = house.home.set_table("Ada", "Ben", "*random", options={"rules": "expert"})
            table, players = made["table"]["id"], [Player(made["tokens"][seat]) for seat in "01"]
            journal = []
    check_books(database, table, players, journal)
    for player in players:
        player.keep_events()
        fresh = house.home.guest(table, player.token)
        assert fresh.events == player.events
        assert fresh.view["result"] is not None
    assert house.home.http.get(f"/api/tables/{table}").json()["status"] == "over"
