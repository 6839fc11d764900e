"""Keeping an eye on the house: figures, readiness, and log lines that programs can read."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from typing import TYPE_CHECKING

from backroom.server.logs import JsonLines

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Home, Process

TOKEN = "open-sesame"
SAMPLE = re.compile(r'backroom_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+')


def figures(home: Home, token: str = TOKEN) -> dict[str, float]:
    answer = home.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not SAMPLE.fullmatch(line)] == []
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_the_figures_of_an_evening(open_home: Callable[..., Home]) -> None:
    home = open_home(environ={"BACKROOM_METRICS_TOKEN": TOKEN})
    made = home.set_table("Ada", "Ben")
    guests = [home.guest(made["table"]["id"], token) for token in made["tokens"].values()]
    before = figures(home)
    player = next(guest for guest in guests if guest.ask)
    other = next(guest for guest in guests if guest is not player)
    assert player.answer("a", player.legal())["type"] == "accepted"
    assert other.answer("b", "nonsense")["type"] == "refused"
    after = figures(home)
    assert after["backroom_connections"] == 2
    assert after['backroom_tables{status="playing"}'] == 1
    assert after["backroom_answer_seconds_count"] == before["backroom_answer_seconds_count"] + 1
    assert after['backroom_answer_seconds_bucket{le="+Inf"}'] == after["backroom_answer_seconds_count"]
    assert sum(value for name, value in after.items() if name.startswith("backroom_refused_total")) == 1
    assert after["backroom_store_pages_total"] == before["backroom_store_pages_total"] + 1


def test_the_figures_are_for_whoever_knows_the_token(open_home: Callable[..., Home], home: Home) -> None:
    guarded = open_home(environ={"BACKROOM_METRICS_TOKEN": TOKEN})
    for headers in ({}, {"Authorization": "Bearer guessed"}, {"Authorization": ""}):
        assert guarded.http.get("/metrics", headers=headers).status_code == 404
    # Without a token there is no such page, whatever somebody sends.
    for given in ("Bearer", f"Bearer {TOKEN}"):
        assert home.http.get("/metrics", headers={"Authorization": given}).status_code == 404


def test_ready_means_that_it_has_written(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    home = run_house(tmp_path / "house.sqlite3", patience=0.4).home
    books = sqlite3.connect(tmp_path / "house.sqlite3", isolation_level=None)
    read = "select value from house where name = 'pulse'"
    before = books.execute(read).fetchone()
    assert home.http.get("/readyz", headers={"Host": "any.example"}).status_code == 200
    assert books.execute(read).fetchone() > before
    books.execute("BEGIN IMMEDIATE")
    refused = home.http.get("/readyz")
    assert (refused.status_code, refused.json()["code"]) == (503, "storage")
    assert home.http.get("/healthz").status_code == 200
    books.execute("ROLLBACK")
    books.close()
    assert home.http.get("/readyz").status_code == 200


def test_log_lines_for_programs() -> None:
    try:
        raise ZeroDivisionError("the lamp has fallen")
    except ZeroDivisionError as error:
        record = logging.LogRecord(
            "backroom.table", logging.ERROR, __file__, 1, "table %s\nis frozen", ("x",), (type(error), error, None)
        )
    text = JsonLines().format(record)
    line = json.loads(text)
    assert "\n" not in text
    assert (line["level"], line["name"], line["message"]) == ("error", "backroom.table", "table x\nis frozen")
    assert "the lamp has fallen" in line["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["at"])
