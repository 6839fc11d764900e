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

KILLS = 12
"""Of each of the two evenings."""
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


class Evening:
    """Games of two people and a bot, one after the other, whatever happens to the server."""

    def __init__(self, database: Path, run_house: Callable[..., Process]) -> None:
        self.database = database
        self.run_house = run_house
        self.house = run_house(database)
        self.set_table()

    def set_table(self) -> None:
        made = self.house.home.set_table("Ada", "Ben", "*random", options={"rules": "expert"})
        self.table: str = made["table"]["id"]
        self.players = [Player(made["tokens"][seat]) for seat in "01"]
        self.journal: list[tuple[int, str]] = []

    @property
    def over(self) -> bool:
        guest = self.players[0].guest
        return guest is not None and guest.view.get("result") is not None

    def play(self) -> None:
        """Come back to the table and play to the end, if nothing intervenes."""
        for player in self.players:
            player.come_back(self.house.home, self.table)
        while not self.over:
            for player in self.players:
                player.play()
                player.look()

    def play_until_killed(self) -> None:
        doom = threading.Timer(random.uniform(0, LONGEST_LIFE), os.kill, (self.house.pid, signal.SIGKILL))
        doom.start()
        with contextlib.suppress(*LOST):
            self.play()
        doom.join()
        self.house.wait()

    def open_again(self) -> None:
        self.check_books()
        self.house = self.run_house(self.database)
        if self.over:
            # That game is played out and in the books: the next one.
            self.set_table()

    def check_books(self) -> None:
        """Everything that was ever confirmed is there, once, and the past has not changed."""
        journal, known = written(self.database, self.table)
        assert journal[: len(self.journal)] == self.journal
        self.journal = journal
        for seat, player in enumerate(self.players):
            for answer, text in player.confirmed:
                assert known[seat, answer] == text


@pytest.mark.parametrize("seed", [1, 2])
def test_every_confirmed_answer_survives_every_kill(
    seed: int, tmp_path: Path, run_house: Callable[..., Process]
) -> None:
    random.seed(seed)
    evening = Evening(tmp_path / "house.sqlite3", run_house)
    for _ in range(KILLS):
        evening.play_until_killed()
        evening.open_again()
    evening.play()
    evening.check_books()
    home, table = evening.house.home, evening.table
    for player in evening.players:
        player.keep_events()
        fresh = home.guest(table, player.token)
        assert fresh.events == player.events
        assert fresh.view["result"] is not None
    assert home.http.get(f"/api/tables/{table}").json()["status"] == "over"
