"""Clocks: off, or so many seconds for a move; then a bot moves, and everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from backroom.table.lines import now
from backroom.table.manners import Manners
from backroom.table.sitting import come_back, leave

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene


async def test_without_a_clock_nobody_is_hurried(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    assert table.record.deadline is None
    assert not table.attendants.busy


async def test_when_the_clock_runs_out_a_bot_moves_visibly(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", clock=1)
    ear = scene.ear(table, None)
    assert table.record.deadline is not None
    assert 0 < table.record.deadline - now() <= 1000
    await scene.until(lambda: ear.talk)
    assert ear.talk == ["clock"]
    assert table.talk[-1].seat == 0
    assert scene.waiting(table) == [1]
    assert scene.rows("select given_by from journal") == [("clock",)]


async def test_the_story_says_where_a_bot_stood_in_also_to_whoever_comes_later(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", clock=1)
    ear = scene.ear(table, None)
    await scene.until(lambda: ear.talk)
    table = await scene.restart(table)
    came_later = scene.ear(table, None)
    stood_in = [event["n"] for event in ear.events if event.get("stood_in")]
    assert stood_in
    assert [event["n"] for event in came_later.events if event.get("stood_in")][: len(stood_in)] == stood_in
    # The dice are nobody's.
    assert all("stood_in" not in event for event in ear.events if event["word"] == "log-rolled")


async def test_the_clock_says_so_also_of_who_could_only_pass(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", "Cem", game="parlour", options={"kind": "forced"}, clock=1)
    ear = scene.ear(table, None)
    await table.answer(0, "go", question=1)
    await scene.until(lambda: scene.waiting(table) == [2])
    assert [(line.kind, line.seat) for line in table.talk] == [("clock", 1)]
    assert ear.talk == ["clock"]


async def test_who_comes_back_when_the_time_is_up_is_answered_for(scene: Scene, parlour: ParlourRules) -> None:
    await scene.close()
    await scene.open(Manners(bot_delay=30.0))
    table = await scene.table("Ada", "Ben", game="parlour", clock=60)
    await leave(table, 0)
    table.record = replace(table.record, deadline=now() - 1)
    await come_back(table, 0)
    await scene.until(lambda: scene.waiting(table) == [1])


async def test_every_question_starts_the_clock_anew(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", clock=60)
    ear = scene.ear(table, 1)
    first = table.record.deadline
    assert first is not None
    await table.answer(0, "go", question=1)
    second = table.record.deadline
    assert second is not None
    assert second >= first
    assert ear.tables[-1].table.deadline == second


async def test_a_clock_goes_on_after_a_restart(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", clock=60)
    deadline = table.record.deadline
    table = await scene.restart(table)
    assert table.record.deadline == deadline


async def test_a_clock_that_ran_out_meanwhile_leaves_a_moment_to_come_back(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour", clock=60)
    await scene.close()
    assert scene.rows("select deadline from tables") != [(None,)]
    scene.change("update tables set deadline = 5")
    # Nobody opens the table's page: its clock is wound all the same. Ben has a whole minute after Ada's moment.
    await scene.open(Manners(grace=1.0))
    await scene.until(lambda: scene.rows("select * from journal"))
    assert scene.rows("select kind from talk") == [("clock",)]
    woken = await scene.house.find(table.record.id)
    await scene.until(lambda: scene.waiting(woken) == [1])


async def test_nobody_to_hurry_no_clock(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "*slow", game="parlour", clock=60)
    await table.answer(0, "go", question=1)
    assert table.record.deadline is None


async def test_leaving_stops_the_clock_and_returning_starts_it(scene: Scene, parlour: ParlourRules) -> None:
    await scene.close()
    await scene.open(Manners(bot_delay=30.0))
    table = await scene.table("Ada", "Ben", game="parlour", clock=60)
    running = [table.record.deadline is not None]
    for step in (leave(table, 1), leave(table, 0), come_back(table, 0)):
        await step
        running.append(table.record.deadline is not None)
    assert running == [True, True, False, True]
