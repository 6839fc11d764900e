"""Many tables on a server that is killed under load: whatever anybody has seen confirmed is in the books."""

from __future__ import annotations

import asyncio
import os
import random
from typing import TYPE_CHECKING

from sqlalchemy import select

from backroom.games import find
from backroom.kit import replay
from backroom.load.people import Person, Tally
from backroom.table import schema
from backroom.table.store import make_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.postgres import Database
    from tests.server.conftest import Process

    from backroom.server.messages import Answer

KILLS = int(os.environ.get("BACKROOM_KILLS", "3"))
TABLES = 10
MOST_ANSWERS = 60
"""So many are confirmed at most before the next kill."""
PATIENCE = 120.0


class Guest(Person):
    """Somebody who remembers every answer that was confirmed, also after the server has come back."""

    kept: dict[tuple[str, str], str]
    enough: int
    doom: asyncio.Event

    def confirmed(self, answer: Answer, seconds: float) -> None:
        super().confirmed(answer, seconds)
        self.kept[self.table, answer.id] = answer.choice
        if len(self.kept) == self.enough:
            self.doom.set()

    def follower(self, table: str) -> Person:
        guest = super().follower(table)
        assert isinstance(guest, Guest)
        guest.kept, guest.enough, guest.doom = self.kept, self.enough, self.doom
        return guest


class Evening:
    """Tables of two, played on and on, whatever happens to the server."""

    def __init__(self, database: Path | str, run_house: Callable[..., Process]) -> None:
        self.database = database
        self.run_house = run_house
        self.house = run_house(database)
        self.kept: dict[tuple[str, str], str] = {}
        self.tally = Tally()
        self.lives = 0
        self.played_out: list[int] = []
        self.tokens = [self._set_table() for _ in range(TABLES)]

    def _set_table(self) -> tuple[str, dict[str, str]]:
        made = self.house.home.set_table("Ada", "Ben", options={"rules": "expert"})
        return made["table"]["id"], made["tokens"]

    async def play_until_killed(self) -> None:
        """Everybody comes back and answers as fast as they can, until the server is gone."""
        self.lives += 1
        doom, enough = asyncio.Event(), len(self.kept) + random.randint(1, MOST_ANSWERS)
        line = self.house.home.address.replace("http", "ws", 1) + "/ws"
        guests = [
            Guest(line, table, int(seat), token, self.tally)
            for table, tokens in self.tokens
            for seat, token in tokens.items()
        ]
        for guest in guests:
            # No id twice at a table: what is asked now may be another question than before the server was killed, and
            # in the next game people sit elsewhere.
            guest.kept, guest.count = self.kept, 10_000 * (2 * self.lives + guest.seat)
            guest.doom, guest.enough = doom, enough
            await guest.come()
        async with asyncio.timeout(PATIENCE):
            await doom.wait()
        self.house.kill()
        for guest in guests:
            guest.go_home()
        await asyncio.sleep(0.01)

    async def _lines(self) -> list[tuple[str, int, str, str | None]]:
        journal = schema.journal.c
        wanted = select(journal.table_id, journal.seat, journal.choice, journal.answer_id)
        engine = make_engine(self.database)
        async with engine.connect() as books:
            rows = (await books.execute(wanted.order_by(journal.table_id, journal.number))).all()
        await engine.dispose()
        return [tuple(row) for row in rows]

    def check_books(self) -> None:
        """Every confirmed answer is there as it was given, and every journal can be played."""
        lines = asyncio.run(self._lines())
        written = {(table, answer): choice for table, _, choice, answer in lines if answer is not None}
        assert self.kept.items() <= written.items()
        self.played_out = []
        for place, (table, tokens) in enumerate(self.tokens):
            journal = [(seat, choice) for whose, seat, choice, _ in lines if whose == table]
            game = replay(find("heimlich"), len(tokens), {"rules": "expert"}, journal)
            if game.result is not None:
                self.played_out.append(place)

    def open_again(self) -> None:
        """A new server, and new tables for games that are in the books."""
        self.house = self.run_house(self.database)
        for place in self.played_out:
            self.tokens[place] = self._set_table()


def test_no_confirmed_answer_of_many_tables_is_lost(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    survive(Evening(tmp_path / "house.sqlite3", run_house))


def test_nor_in_postgresql(database: Database, run_house: Callable[..., Process]) -> None:
    survive(Evening(database.new("killed"), run_house))


def survive(evening: Evening) -> None:
    random.seed(3)
    for _ in range(KILLS):
        asyncio.run(evening.play_until_killed())
        evening.check_books()
        evening.open_again()
    assert len(evening.kept) > KILLS
    assert evening.tally.refused.keys() <= {"late", "not-asked", "storage"}
