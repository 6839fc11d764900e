"""The books of a house at the command line: listed, copied, brought back, told, thawed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING

import pytest

from backroom.server.lock import alone_with
from backroom.table.house import House
from backroom.table.manners import Manners
from backroom.table.record import Seat
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said


async def an_evening(file: Path) -> dict[str, str]:
    """A house with a game that is on, one that is over, and one that is frozen; their ids."""
    house = House(Store(make_engine(file)), Manners(bot_delay=0))
    await house.open()
    on, _ = await house.create("heimlich", [Seat(0, "person", name="Ada"), Seat(1, "person", name="Ben")], {})
    over, _ = await house.create("heimlich", [Seat(0, "bot", bot="random"), Seat(1, "bot", bot="random")], {})
    frozen, _ = await house.create("heimlich", [Seat(0, "person", name="Cem"), Seat(1, "person", name="Dan")], {})
    for table in (on, frozen):
        assert table.game is not None
        seat, ask = next(iter(table.game.asked.items()))
        await table.answer(seat, ask.text(ask.draw(random.random)), question=table.game.question)
    await frozen.freeze(RuntimeError("the lamp has fallen"))
    for _ in range(12_000):
        if over.info.status == "over":
            break
        await asyncio.sleep(0.01)
    await house.close()
    return {"on": on.record.id, "over": over.record.id, "frozen": frozen.record.id}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


@pytest.fixture
def tables(file: Path) -> dict[str, str]:
    return asyncio.run(an_evening(file))


def test_all_tables_are_listed(run: Callable[..., Said], file: Path, tables: dict[str, str]) -> None:
    said = run("tables", "--database", str(file))
    assert said.code == 0
    for name, status in (("on", "playing"), ("over", "over"), ("frozen", "frozen")):
        (line,) = [line for line in said.out.splitlines() if tables[name] in line]
        assert status in line
    listed = json.loads(run("tables", "--database", str(file), "--json").out)
    assert {table["table"]: table["status"] for table in listed} == {
        tables["on"]: "playing",
        tables["over"]: "over",
        tables["frozen"]: "frozen",
    }
    assert "the lamp has fallen" in str([table["trouble"] for table in listed if table["trouble"]])
    assert "eingefroren" in run("tables", "--database", str(file), "--lang", "de").out


def test_a_house_that_is_not_there_is_not_made(run: Callable[..., Said], file: Path, tmp_path: Path) -> None:
    for command in (["tables"], ["export", "abc"], ["thaw", "abc"], ["backup", str(tmp_path / "copy")]):
        said = run(*command, "--database", str(file))
        assert said.code == 1
        assert "holds no books" in said.err
    assert not file.exists()


def test_a_story_can_be_read_again_once_it_is_over(
    run: Callable[..., Said], file: Path, tables: dict[str, str], tmp_path: Path
) -> None:
    whole, seen = tmp_path / "whole.json", tmp_path / "seen.json"
    said = run("export", tables["over"], "--into", str(whole), "--database", str(file))
    assert said.code == 0
    assert run("replay", str(whole)).code == 0
    said = run("export", tables["on"], "--into", str(seen), "--database", str(file))
    assert "when the game is over" in said.out.replace("\n", " ")
    assert "journal" not in json.loads(seen.read_text(encoding="utf-8"))
    assert (seen.stat().st_mode & 0o777) == 0o600
    assert "exists already" in run("export", tables["on"], "--into", str(seen), "--database", str(file)).err
    assert run("export", "nosuchtable", "--database", str(file)).code == 1


def test_books_are_copied_and_brought_back(
    run: Callable[..., Said], file: Path, tables: dict[str, str], tmp_path: Path
) -> None:
    copy, other = tmp_path / "copy.sqlite3", tmp_path / "deep" / "other.sqlite3"
    assert "3 tables" in run("backup", str(copy), "--database", str(file)).out
    assert "3 tables" in run("restore", str(copy), "--database", str(other)).out
    before, after = (run("tables", "--json", "--database", str(one)).out for one in (file, other))
    assert json.loads(before) == json.loads(after)
    assert "exists already" in run("restore", str(copy), "--database", str(file)).err


def test_a_frozen_table_is_thawed_when_the_house_is_closed(
    run: Callable[..., Said], file: Path, tables: dict[str, str]
) -> None:
    with alone_with(file):
        assert run("thaw", tables["frozen"], "--database", str(file)).code == 1
    assert "playing" in run("thaw", tables["frozen"], "--database", str(file)).out
    assert "is not frozen" in run("thaw", tables["on"], "--database", str(file)).err
