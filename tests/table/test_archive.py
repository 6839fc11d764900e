"""Books of older houses are read, copied away and brought back, told as far as may be, and thawed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import inspect, text
from tests.table.conftest import PROMPT, UNBOUND, Scene, chairs

from backroom.games import find
from backroom.kit import BackroomError, write_save
from backroom.table.archive import back_up, bring_back, opened, story_of, thaw
from backroom.table.house import House
from backroom.table.manners import Manners
from backroom.table.migrations import BadStore
from backroom.table.refusals import Refusal
from backroom.table.seats import chair_of
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from tests.postgres import Database
    from tests.table.conftest import ParlourRules

OLD = Path(__file__).with_name("house-0.1.0.sql")
PLAYING, OF_OLDER_RULES, OPEN, FROZEN = "a7nx92398m99q7kf", "8apuwr92p4m3tprd", "5rgkdvyen2cvqqcc", "98zerr6mdqspf54d"
TOKEN = "P0HTo38lHzIFFDzusnMEAPll7T6RbyXmYRLf4wIu1Qw"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The file of a house of version 0.1.0."""
    file = tmp_path / "old.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return file


async def test_a_database_of_the_first_version_opens_and_its_games_go_on(old: Path) -> None:
    house = House(Store(make_engine(old)), Manners(bot_delay=0, grace=1000))
    await house.open()
    table = await house.find(PLAYING)
    if table.record.version == find("heimlich").version:
        assert table.info.status == "playing"
        assert table.game is not None
        seat, ask = next(iter(table.game.asked.items()))
        await table.answer(seat, ask.text(ask.draw(lambda: 0.5)), question=table.game.question)
    assert chair_of(table.record.seats, TOKEN) == 1
    assert [line.text for line in table.talk if line.kind == "say"] == ["good evening"]
    assert (await house.find(OPEN)).record.free == [2]
    await house.close()
    # Nothing is left of where anybody came from, and nothing is done twice.
    with contextlib.closing(sqlite3.connect(old)) as connection:
        assert "guest" not in {name for _, name, *_ in connection.execute("pragma table_info(tables)")}
    again = Store(make_engine(old))
    await again.open()
    await again.close()


async def test_a_game_of_older_rules_says_so_keeps_its_story_and_offers_a_new_one(old: Path) -> None:
    house = House(Store(make_engine(old)), PROMPT)
    await house.open()
    table = await house.find(OF_OLDER_RULES)
    assert table.info.status == "outdated"
    assert table.told(None)
    fresh = await house.find(await house.rematch(table, 0))
    assert fresh.record.version == find("heimlich").version
    await house.close()


async def test_half_a_migration_is_none(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(connection: Any) -> None:
        connection.execute(text("DROP INDEX ix_tables_guest"))
        raise OSError("the lamp has fallen")

    monkeypatch.setattr("backroom.table.migrations.STEPS", {"1": (stumble, "2")})
    before = dump(old)
    store = Store(make_engine(old))
    with pytest.raises(BadStore):
        await store.open()
    await store.close()
    assert dump(old) == before


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def dump(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


async def test_postgresql_is_brought_up_to_date_as_well(database: Database) -> None:
    store = Store(make_engine(database.new("older")))
    await store.open()
    async with store.engine.begin() as connection:
        for statement in (
            "ALTER TABLE tables DROP COLUMN doomed",
            "ALTER TABLE tables DROP COLUMN watchers",
            "ALTER TABLE tables DROP COLUMN lesson",
            "ALTER TABLE chairs DROP COLUMN ready",
            "ALTER TABLE chairs DROP COLUMN wants",
            "ALTER TABLE chairs DROP COLUMN won",
            "ALTER TABLE talk DROP COLUMN name",
            "ALTER TABLE tables ADD COLUMN guest VARCHAR(64) NOT NULL DEFAULT ''",
            "CREATE INDEX ix_tables_guest ON tables (guest)",
            *UNBOUND,
            "ALTER TABLE journal ADD UNIQUE (table_id, seat, answer_id)",
            "UPDATE house SET value = '1' WHERE name = 'schema'",
        ):
            await connection.execute(text(statement))
    # Several processes at once, as after an update.
    others = [Store(make_engine(store.engine.url.render_as_string(False))) for _ in range(3)]
    await asyncio.gather(*(other.open() for other in others))
    for other in others:
        await other.close()
    async with store.engine.connect() as connection:
        columns = await connection.run_sync(lambda sync: {one["name"] for one in inspect(sync).get_columns("tables")})
        unique = await connection.run_sync(lambda sync: inspect(sync).get_unique_constraints("bound"))
    assert unique == []
    assert "doomed" in columns
    assert "guest" not in columns
    await store.close()


async def play(scene: Scene, house: House, many: int, begun: asyncio.Event, done: asyncio.Event) -> dict[str, int]:
    """Tables at which answers are given all the time; how many lines each had confirmed when it was over."""
    tables = [(await house.create("heimlich", chairs(("Ada", "Ben")), {"rules": "expert"}))[0] for _ in range(many)]
    while not done.is_set():
        for table in tables:
            if table.info.status == "playing":
                seat, choice, question = scene.answer_of(table)
                await table.answer(seat, choice, question=question)
        begun.set()
    return {table.record.id: table.written for table in tables}


async def copied_under_load(scene: Scene, house: House, address: str | Path, copy: Path) -> dict[str, int]:
    """Copies the books while people play; what had been confirmed before."""
    begun, done = asyncio.Event(), asyncio.Event()
    crowd = asyncio.create_task(play(scene, house, 5, begun, done))
    await begun.wait()
    confirmed = {name: table.written for name, table in house.tables.items()}
    # As another program does it.
    assert await asyncio.to_thread(lambda: asyncio.run(back_up(address, copy))) == 5
    done.set()
    after = await crowd
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        found = dict(connection.execute("select table_id, count(*) from journal group by table_id"))
    assert all(confirmed[name] <= found[name] <= after[name] for name in after)
    return found


async def check_restored(address: str | Path, found: dict[str, int]) -> None:
    house = House(Store(make_engine(address)), PROMPT)
    await house.open()
    for name, lines in found.items():
        table = await house.find(name)
        assert (table.info.status, table.written) in (("playing", lines), ("over", lines))
    await house.close()


async def test_a_copy_made_under_load_is_of_one_moment_and_comes_back(scene: Scene, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    found = await copied_under_load(scene, scene.house, scene.database, copy)
    assert (copy.stat().st_mode & 0o777) == 0o600
    assert await bring_back(copy, target) == 5
    await check_restored(target, found)
    for file in (copy, target):
        with pytest.raises(BadStore, match="exists already"):
            await back_up(scene.database, file)
    with pytest.raises(BadStore, match="exists already"):
        await bring_back(copy, target)


async def test_books_go_from_postgresql_to_a_file_and_back(scene: Scene, database: Database, tmp_path: Path) -> None:
    address, copy = database.new("copied"), tmp_path / "copy.sqlite3"
    house = House(Store(make_engine(address)), PROMPT)
    await house.open()
    found = await copied_under_load(scene, house, address, copy)
    await house.close()
    for target in (database.new("restored"), tmp_path / "from-postgres.sqlite3"):
        assert await bring_back(copy, target) == 5
        await check_restored(target, found)
        with pytest.raises(BadStore):
            await bring_back(copy, target)
    assert not any("new" in name or "restoring" in name for name in files_in(tmp_path))


async def test_an_old_copy_is_brought_up_to_date(old: Path, tmp_path: Path) -> None:
    assert await bring_back(old, tmp_path / "new.sqlite3") == 4
    assert "guest" in OLD.read_text(encoding="utf-8")
    assert not any("guest" in line for line in dump(tmp_path / "new.sqlite3"))


async def test_what_holds_no_books_is_not_restored(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear house, " * 1000)
    for file in (letter, tmp_path / "nothing"):
        with pytest.raises(BadStore):
            await bring_back(file, tmp_path / "new.sqlite3")
    assert files_in(tmp_path) == ["letter.txt"]


async def test_a_game_is_told_whole_only_when_it_is_over(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    over = await scene.table("*random", "*random")
    seat, choice, question = scene.answer_of(table)
    await table.answer(seat, choice, question=question)
    await scene.until(lambda: scene.status(over) == "over")
    assert table.game is not None
    async with opened(scene.database) as store:
        running_game, ended = await story_of(store, table.record.id), await story_of(store, over.record.id)
        with pytest.raises(Refusal):
            await story_of(store, "nosuchtable")
    assert running_game.save is None
    assert [event["word"] for event in running_game.events] == [event.word for event in table.told(None)]
    assert "deal " not in str(running_game)
    assert ended.save is not None
    assert "deal" in write_save(ended.save)
    assert len(ended.save.journal) == over.written


async def test_a_frozen_game_goes_on_once_the_fault_is_mended(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", options={"kind": "dangerous"})
    await table.answer(0, "go", question=1)
    with pytest.raises(Refusal):
        await table.answer(1, "boom", question=2)
    assert scene.status(table) == "frozen"
    await scene.close()
    async with opened(scene.database) as store:
        assert await thaw(store, table.record.id) == "playing"
        with pytest.raises(BadStore, match="not frozen"):
            await thaw(store, table.record.id)
    await scene.open()
    table = await scene.house.find(table.record.id)
    await table.answer(1, "stay", question=2)
    assert table.record.trouble is None


async def test_what_still_cannot_be_played_stays_frozen(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour")
    await table.answer(0, "go", question=1)
    await table.freeze(RuntimeError("the lamp has fallen"))
    await scene.close()
    scene.change("update bound set choice = 'fly'")
    async with opened(scene.database) as store:
        with pytest.raises(BackroomError, match="still cannot be played"):
            await thaw(store, table.record.id)
    assert scene.rows("select status from tables") == [("frozen",)]
    await scene.open()
