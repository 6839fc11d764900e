"""Most answers go a short way, without a task or a lock. It leads where the long one does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backroom.table.facts import Said, Update
from backroom.table.refusals import JournalMoved
from backroom.table.step import Given

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.table.table import Table


class Slip:
    """An answer on its way."""

    def __init__(self, table: Table, given: Given) -> None:
        self.outcome: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self.taken = table.hand_in(given, self.outcome.set_result)


def given(scene: Scene, table: Table, answer: str = "a") -> Given:
    seat, choice, question = scene.answer_of(table)
    return Given(seat, choice, question, answer)


async def test_nobody_hears_of_an_answer_before_it_is_on_disk(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    ear, answer = scene.ear(table, None), given(scene, table)
    slip = Slip(table, answer)
    assert slip.taken
    assert ear.updates == []
    assert await slip.outcome is None
    assert (answer.seat, answer.choice) in scene.journal(table)
    assert ear.view == table.sight(None).view
    assert scene.told_by_the_books(table)
    # The same again is no second answer: the long way knows what to say.
    assert not Slip(table, answer).taken


async def test_whatever_else_is_wished_for_comes_after_it(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    ear = scene.ear(table, None)
    slip = Slip(table, given(scene, table))
    # The game is where it was, and its question may still be answered: but not beside the first answer.
    assert not Slip(table, given(scene, table, "b")).taken
    await table.say(0, "hello", "s")
    assert slip.outcome.result() is None
    assert [type(news) for news in ear.news if isinstance(news, Update | Said)] == [Update, Said]
    assert scene.told_by_the_books(table)


async def test_nobody_takes_a_short_cut_past_others(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    begun, done = asyncio.Event(), asyncio.Event()

    async def take_time() -> None:
        begun.set()
        await done.wait()

    other = asyncio.create_task(table.alone(take_time))
    await begun.wait()
    assert not Slip(table, given(scene, table)).taken
    done.set()
    await other
    assert Slip(table, given(scene, table)).taken
    await table.rest()


async def test_what_is_wrong_is_left_to_the_long_way(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    right, game, lines = given(scene, table), table.game, len(scene.journal(table))
    for wrong in (
        Given(right.seat, "move nobody 7", right.question, "a"),
        Given(1 - right.seat, right.choice, right.question, "a"),
        Given(right.seat, right.choice, 99, "a"),
    ):
        assert not Slip(table, wrong).taken
    assert table.game is game
    assert len(scene.journal(table)) == lines
    assert Slip(table, right).taken
    await table.rest()


async def test_another_process_was_faster(scene: Scene) -> None:
    here = await scene.table("Ada", "Ben")
    there = await (await scene.open()).find(here.record.id)
    answer = given(scene, here)
    assert await Slip(here, answer).outcome is None
    slip = Slip(there, answer)
    assert slip.taken
    assert isinstance(await slip.outcome, JournalMoved)
    # The long way reads what the other one wrote, and finds this very answer in it.
    await there.answer(answer.seat, answer.choice, question=answer.question, answer=answer.id)
    assert scene.told_by_the_books(there)
    assert len(scene.journal(here)) == here.written


async def test_what_goes_wrong_afterwards_is_told(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await scene.table("Ada", "Ben")
    monkeypatch.setattr(table.courtesies, "look", lambda **_: 1 / 0)
    assert isinstance(await Slip(table, given(scene, table)).outcome, ZeroDivisionError)
