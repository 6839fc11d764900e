"""Sitting down, beginning, leaving a chair to a bot and taking it back, and playing again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from backroom.kit import BadOption, BadSeat, UnknownGame
from backroom.table.refusals import Refusal, TableGone
from backroom.table.seats import apart, chair_of, clean, clean_name, digest, new_id, new_token
from backroom.table.sitting import come_back, cover, leave, sit, start

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene


async def refused(code: str, wish: object) -> None:
    with pytest.raises(Refusal) as refusal:
        await wish  # type: ignore[misc]
    assert refusal.value.code == code
    assert refusal.value.why != refusal.value.word


async def test_the_last_to_sit_down_begins_the_game(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    ear = scene.ear(table, 0)
    assert scene.status(table) == "open"
    seat, token = await sit(table, "  Ben ", 2)
    assert (seat, chair_of(table.record.seats, token)) == (2, 2)
    await sit(table, "ben", None)
    assert scene.status(table) == "playing"
    assert table.record.names == ["Ada", "ben 2", "Ben"]
    assert ear.talk == ["sat", "sat", "started"]
    assert ear.view["you"] == 0


async def test_chairs_one_cannot_have(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "*random")
    await refused("taken", sit(table, "Ben", 0))
    await refused("seat", sit(table, "Ben", 9))
    await refused("name", sit(table, "\u202e \x00", None))
    await refused("name", sit(table, "B" * 25, None))
    await sit(table, "Ben", 1)
    await refused("full", sit(table, "Cem", None))
    assert table.record.names[:2] == ["Ada", "Ben"]


async def test_one_open_chair_and_two_who_want_it(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    wishes = await asyncio.gather(*(sit(table, name, 1) for name in ("Ben", "Cem")), return_exceptions=True)
    assert sum(isinstance(wish, Refusal) and wish.code == "taken" for wish in wishes) == 1


async def test_the_host_begins_early_and_bots_take_the_open_chairs(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    _, token = await sit(table, "Ben", 1)
    await refused("not-host", start(table, 1))
    await start(table, 0)
    assert [seat.kind for seat in table.record.seats] == ["person", "person", "bot"]
    assert scene.status(table) == "playing"
    await refused("begun", start(table, 0))
    assert chair_of(table.record.seats, token) == 1


async def test_whoever_leaves_before_the_game_leaves_the_chair_open_and_hears_no_more(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    _, token = await sit(table, "Ben", 1)
    ben, ada = scene.ear(table, 1), scene.ear(table, 0)
    await leave(table, 1)
    assert table.record.free == [1, 2]
    assert ben.last_words[0].code == "left"
    with pytest.raises(Refusal):
        chair_of(table.record.seats, token)
    ben.news.clear()
    await sit(table, "Cem", 1)
    assert ben.news == []
    assert ada.talk == ["sat"]


async def test_the_host_passes_on_and_the_last_one_turns_off_the_light(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    await sit(table, "Ben", 2)
    watcher = scene.ear(table, None)
    await leave(table, 0)
    assert table.record.host == 2
    assert watcher.talk == ["host"]
    await leave(table, 2)
    assert watcher.last_words[0].code == "gone"
    with pytest.raises(TableGone):
        await scene.house.find(table.record.id)
    with pytest.raises(TableGone):
        await scene.house.info(table.record.id)
    with pytest.raises(TableGone):
        await sit(table, "Cem", None)


async def test_a_bot_plays_for_whoever_leaves_until_they_return(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour")
    ear = scene.ear(table, 0)
    await leave(table, 1)
    assert ear.away == [1]
    await table.answer(0, "go", question=1)
    await scene.until(lambda: scene.waiting(table) == [0])
    await refused("away", table.answer(1, "go", question=3))
    await come_back(table, 1)
    assert ear.away == []
    assert ear.talk == ["left", "returned"]
    await table.answer(0, "go", question=3)
    await asyncio.sleep(0.05)
    assert scene.waiting(table) == [1]
    await table.answer(1, "go", question=4)
    assert scene.status(table) == "over"
    assert {who for (who,) in scene.rows("select given_by from journal where seat = 1")} == {"bot", "person"}


async def test_who_is_away_is_still_away_after_a_restart(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await leave(table, 1)
    await leave(table, 1)
    table = await scene.restart(table)
    assert [seat.away for seat in table.record.seats] == [False, True]
    assert [line.kind for line in table.talk] == ["left"]


async def test_presence_is_seen_by_all(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    ada = scene.ear(table, 0)
    first, second, watcher = scene.ear(table, 1), scene.ear(table, 1), scene.ear(table, None)
    assert ada.connected == [0, 1]
    assert ada.tables[-1].table.watching == 1
    for gone, connected in ((first, [0, 1]), (watcher, [0, 1]), (second, [0])):
        table.part(gone)
        assert ada.connected == connected
    assert ada.tables[-1].table.watching == 0


async def test_wishes_for_tables_that_cannot_be(scene: Scene) -> None:
    with pytest.raises(UnknownGame):
        await scene.table("Ada", "Ben", game="heimlisch")
    with pytest.raises(BadSeat):
        await scene.table("Ada")
    with pytest.raises(BadOption):
        await scene.table("Ada", "Ben", options={"rules": "wild"})
    with pytest.raises(BadOption):
        await scene.table("Ada", "Ben", options={"colour": "red"})
    with pytest.raises(BadOption):
        await scene.table("Ada", "*nobody")
    with pytest.raises(Refusal):
        await scene.table("Ada", " ")
    assert scene.rows("select * from tables") == []


def test_names_show_what_they_are() -> None:
    assert clean_name(" A\u0308da\u200b \n Lovelace ", 24) == "Äda Lovelace"
    assert clean("a\tb\x00\u202ec\ud800") == "a bc"
    assert apart("Ada", ["ADA", "Ada 2"]) == "Ada 3"


def test_tokens_and_ids_cannot_be_guessed() -> None:
    assert len({new_token() for _ in range(100)} | {new_id() for _ in range(100)}) == 200
    assert len(new_token()) >= 43
    assert new_token() not in digest(new_token())
    with pytest.raises(Refusal):
        chair_of([], "\ud800")


async def test_a_bot_steps_in_for_a_friend_who_has_vanished(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "*random")
    ada, ben = scene.ear(table, 0), scene.ear(table, 1)
    await refused("here", cover(table, 0, 1))
    await refused("here", cover(table, 0, 0))
    await refused("seat", cover(table, 0, 9))
    table.part(ben)
    await refused("here", cover(table, 0, 1))
    assert not table.record.seats[1].away
    table.manners = replace(table.manners, absence=0)
    await cover(table, 0, 1)
    assert ada.away == [1]
    assert ada.talk[-1] == "left"
    await cover(table, 0, 1)
    scene.ear(table, 1)
    await come_back(table, 1)
    assert ada.away == []
