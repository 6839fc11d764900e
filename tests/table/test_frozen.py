"""One broken game stands still with its error and its journal; the others go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from backroom.table.refusals import Refusal
from backroom.table.sitting import start

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene


DANGEROUS = {"kind": "dangerous"}


@pytest.mark.parametrize("choice", ["boom", "blind"])
async def test_a_game_that_breaks_is_frozen_as_it_was(scene: Scene, parlour: ParlourRules, choice: str) -> None:
    table, other = (
        await scene.table("Ada", "Ben", game="parlour", options=DANGEROUS),
        await scene.table("Cem", "Dan", game="parlour", options=DANGEROUS),
    )
    ears = [scene.ear(table, seat) for seat in (0, 1, None)]
    await table.answer(0, "go", question=1)
    with pytest.raises(Refusal) as refusal:
        await table.answer(1, choice, question=2)
    assert refusal.value.code == "frozen"
    for ear in ears:
        assert ear.tables[-1].table.status == "frozen"
        assert ear.talk == ["frozen"]
    assert scene.journal(table) == [(0, "go")]
    assert "Error" in scene.rows(f"select trouble from tables where id = '{table.record.id}'")[0][0]
    with pytest.raises(Refusal):
        await table.answer(1, "go", question=2)
    await other.answer(0, "go", question=1)
    assert scene.status(other) == "playing"


async def test_it_is_still_frozen_and_to_be_seen_after_a_restart(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", options=DANGEROUS)
    await table.answer(0, "go", question=1)
    with pytest.raises(Refusal):
        await table.answer(1, "boom", question=2)
    table = await scene.restart(table)
    assert scene.status(table) == "frozen"
    assert table.sight(None).view["said"] == [1]
    assert await scene.house.rematch(table, 0)


async def test_a_journal_that_cannot_be_played_freezes_its_table_alone(scene: Scene, parlour: ParlourRules) -> None:
    table, other = (
        await scene.table("Ada", "Ben", game="parlour", options=DANGEROUS),
        await scene.table("Cem", "Dan", game="parlour", options=DANGEROUS),
    )
    await table.answer(0, "go", question=1)
    await scene.close()
    scene.change("update bound set choice = 'fly'")
    await scene.open()
    woken = await scene.house.find(table.record.id)
    assert woken.record.status == "frozen"
    assert woken.sight(0).view == {}
    assert (await scene.house.find(other.record.id)).record.status == "playing"


async def test_a_game_by_rules_of_the_future(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", options=DANGEROUS)
    await scene.close()
    scene.change("update tables set version = 2")
    await scene.open()
    woken = await scene.house.find(table.record.id)
    assert woken.record.status == "frozen"
    assert "version 2" in (woken.record.trouble or "")


async def test_a_game_by_older_rules_keeps_its_story_and_offers_a_new_one(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", options=DANGEROUS)
    await table.answer(0, "go", question=1)
    await scene.close()
    monkeypatch.setattr(parlour, "version", 2, raising=False)
    await scene.open()
    woken = await scene.house.find(table.record.id)
    assert woken.info.status == "outdated"
    assert [(told.word, told.args) for told in woken.told(None)] == [
        ("log-answered", {"seat": "@seat-0", "answer": "go"})
    ]
    with pytest.raises(Refusal) as refusal:
        await woken.answer(1, "go", question=2)
    assert refusal.value.code == "outdated"
    again = await scene.house.find(await scene.house.rematch(woken, 0))
    assert (again.info.status, again.record.version) == ("open", 2)


async def test_a_game_that_cannot_even_be_dealt(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await scene.table("Ada", "?", game="parlour", options=DANGEROUS)
    monkeypatch.setattr(type(parlour), "view", lambda *_: 1 / 0)
    with pytest.raises(Refusal) as refusal:
        await start(table, 0)
    assert refusal.value.code == "frozen"
    assert scene.status(table) == "frozen"


async def test_bots_on_a_broken_game_do_not_break_the_house(scene: Scene, parlour: ParlourRules) -> None:
    for _ in range(3):
        table = await scene.table("*random", "*random", game="parlour", options=DANGEROUS)
        await scene.until(lambda table=table: scene.status(table) in ("over", "frozen"))  # type: ignore[misc]
