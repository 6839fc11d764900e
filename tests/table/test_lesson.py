"""A first game: one person and bots, the same deal and dice for everybody who learns, and for nobody else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import UNBOUND

from backroom.games import find
from backroom.kit import Lesson
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene

    from backroom.kit import Chair
    from backroom.table.table import Table


async def opening(scene: Scene, table: Table, moves: int) -> list[tuple[int, str]]:
    """The deal, and all that comes of the learner's first move: the next roll falls before anybody else decides."""
    points = table.sight(0).view["roll"]
    agent = table.sight(0).view["agents"][0]
    await table.answer(0, f"move {agent} {points}", question=table.sight(0).question)
    return scene.journal(table)[:moves]


async def test_everybody_learns_with_the_same_deal_and_the_same_dice(scene: Scene) -> None:
    first, second = [(await scene.house.teach("heimlich", name))[0] for name in ("Ada", "Ben")]
    assert (first.record.lesson, first.info.lesson, first.record.visibility) == (True, True, "invited")
    lesson = find("heimlich").lesson
    assert lesson is not None
    assert [seat.kind for seat in first.record.seats] == ["person", *["bot"] * (lesson.seats - 1)]
    dealt = len(scene.journal(first))
    assert scene.journal(first) == scene.journal(second)
    one = await opening(scene, first, dealt + 2)
    # Also where the game is taken up again after the house was closed.
    second = await scene.restart(second)
    assert second.record.lesson
    assert await opening(scene, second, dealt + 2) == one
    assert len(one) == dealt + 2


class Whim:
    """A bot that does whatever comes into its mind: what it thinks up when it comes, and with every thought."""

    def __init__(self, rng: Random | None = None) -> None:
        self.rng = rng or Random()
        self.mood = self.rng.random()

    def choose(self, chair: Chair) -> str:
        return "go" if self.rng.random() < self.mood else "stay"


async def learnt(scene: Scene, *, interrupted: bool) -> list[tuple[int, str]]:
    """A lesson in which the learner always does the same."""
    table, _ = await scene.house.teach("parlour", "Ada")
    while scene.status(table) == "playing":
        if scene.waiting(table) == [0]:
            if interrupted:
                table = await scene.restart(table)
            await table.answer(0, "go", question=table.sight(None).question)
        await asyncio.sleep(0.005)
    return scene.journal(table)


async def test_bots_do_the_same_as_long_as_the_learner_does(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(parlour), "lesson", Lesson(seed=1, seats=8, bot="whim"))
    monkeypatch.setattr(type(parlour), "max_seats", 8)
    monkeypatch.setattr(type(parlour), "bots", {"whim": Whim})
    first = await learnt(scene, interrupted=False)
    assert {said for _, said in first} == {"stay", "go"}
    assert await learnt(scene, interrupted=False) == first
    # Also where the house was closed in between, and bots have forgotten everything.
    assert await learnt(scene, interrupted=True) == first
    monkeypatch.setattr(type(parlour), "lesson", Lesson(seed=2, seats=8, bot="whim"))
    assert await learnt(scene, interrupted=False) != first


async def test_the_next_game_is_dealt_like_any_other(
    scene: Scene, parlour: ParlourRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(parlour), "lesson", Lesson(seed=1, seats=2, learner=1))
    table, tokens = await scene.house.teach("parlour", "Ada")
    assert list(tokens) == [1]
    while scene.status(table) == "playing":
        if scene.waiting(table) == [1]:
            await table.answer(1, "go", question=table.sight(None).question)
        await asyncio.sleep(0.005)
    again = await scene.house.find(await scene.house.rematch(table, 1))
    assert (again.record.lesson, scene.status(again)) == (False, "playing")


async def test_a_game_without_a_lesson_says_so(scene: Scene, parlour: ParlourRules) -> None:
    with pytest.raises(Refusal) as refused:
        await scene.house.teach("parlour", "Ada")
    assert refused.value.word == "error-no-lesson"


async def test_a_house_from_before_lessons_is_brought_up_to_date(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await scene.close()
    for statement in UNBOUND:
        scene.change(statement)
    scene.change("alter table tables drop column lesson")
    scene.change("alter table chairs drop column won")
    scene.change("update house set value = '3' where name = 'schema'")
    await scene.open()
    table = await scene.house.find(table.record.id)
    assert (table.record.lesson, scene.status(table)) == (False, "playing")
