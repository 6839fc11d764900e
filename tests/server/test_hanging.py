"""A database that hangs is refused like one that is gone, and nobody waits for it when the house is closed."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

import pytest

from backroom.server.system import family_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.postgres import Database
    from tests.server.conftest import Process


@pytest.fixture
def hang(database: Database) -> Iterator[Callable[[], None]]:
    """Stops the database in the middle of whatever it does."""
    assert database.process is not None
    pid = database.process.pid

    def stop() -> None:
        for one in family_of(pid):
            os.kill(one, signal.SIGSTOP)

    yield stop
    for one in family_of(pid):
        os.kill(one, signal.SIGCONT)


def test_a_hanging_database_is_refused_and_said(
    database: Database, hang: Callable[[], None], run_house: Callable[..., Process]
) -> None:
    # As most people write it.
    process = run_house(database.new("hanging").replace("postgresql+asyncpg://", "postgresql://"), patience=0.4)
    home = process.home
    made = home.set_table("Ada", "Ben")
    guests = [home.guest(made["table"]["id"], made["tokens"][str(seat)]) for seat in range(2)]
    asked = next(guest for guest in guests if guest.ask)
    assert home.http.get("/readyz").status_code == 200
    hang()
    assert asked.answer("a", asked.legal())["code"] == "storage"
    assert home.http.get("/readyz").status_code == 503
    for refused in (
        home.http.post("/api/tables", json={"game": "heimlich", "seats": [{"kind": "open"}] * 2}),
        home.http.get("/api/tables"),
    ):
        assert (refused.status_code, refused.json()["code"]) == (503, "storage")
    assert home.http.get("/healthz").status_code == 200


def test_nobody_waits_for_a_hanging_database_when_the_house_is_closed(
    database: Database, hang: Callable[[], None], run_house: Callable[..., Process]
) -> None:
    process = run_house(database.new("closing"), patience=0.4)
    made = process.home.set_table("Ada", "Ben")
    guests = [process.home.guest(made["table"]["id"], made["tokens"][str(seat)]) for seat in range(2)]
    hang()
    asked = next(guest for guest in guests if guest.ask)
    asked.say({"type": "answer", "id": "a", "question": asked.question, "choice": asked.legal()})
    time.sleep(0.2)
    process.stop()
    process.wait()
