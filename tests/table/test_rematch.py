"""Another game: by consent, with chairs moved on, and with bots or friends for whoever stays away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from backroom.table.lobby import Terms, change_terms, move
from backroom.table.order import remove
from backroom.table.refusals import Refusal
from backroom.table.seats import chair_of
from backroom.table.sitting import leave, sit, start

if TYPE_CHECKING:
    from tests.table.conftest import ParlourRules, Scene

    from backroom.table.table import Table


async def talked_out(scene: Scene, *wishes: str) -> Table:
    """A game that is over."""
    table = await scene.table(*wishes, game="parlour", clock=90)
    while scene.status(table) == "playing":
        seat = scene.waiting(table)[0]
        if table.record.seats[seat].present:
            await table.answer(seat, "go", question=table.sight(None).question)
        await asyncio.sleep(0.005)
    return table


async def test_a_rematch_begins_when_everybody_wants_it(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", game="parlour")
    with pytest.raises(Refusal):
        await scene.house.rematch(table, 0)
    table = await talked_out(scene, "Ada", "Ben", "*house")
    tokens, names = scene.tokens, table.record.names
    ears = [scene.ear(table, seat) for seat in (0, 1, None)]
    first = await scene.house.rematch(table, 1)
    again = await scene.house.find(first)
    assert scene.status(again) == "open"
    assert [ear.rematches[-1].seats for ear in ears] == [[1], [1], [1]]
    assert (again.record.clock, again.record.options) == (90, table.record.options)
    # Chairs move on by one, and whoever asked first is the host.
    assert again.record.names == [names[2], names[0], names[1]]
    assert again.record.host == 2
    assert {seat: chair_of(again.record.seats, token) for seat, token in tokens.items()} == {0: 1, 1: 2}
    assert await scene.house.rematch(table, 1) == first
    assert scene.status(again) == "open"
    assert await scene.house.rematch(table, 0) == first
    assert scene.status(again) == "playing"
    assert [ear.rematches[-1].seats for ear in ears] == [[0, 1]] * 3
    table = await scene.restart(table)
    assert await scene.house.rematch(table, 0) == first


async def test_the_tally_goes_on_with_those_who_stay(scene: Scene, parlour: ParlourRules) -> None:
    table = await talked_out(scene, "Ada", "Ben", "*house")
    again = await scene.house.find(await scene.house.rematch(table, 0))
    assert [(seat.name, seat.won) for seat in again.info.seats][1:] == [("Ada", 1), ("Ben", 0)]
    # It moves with whoever changes chairs, outlives the house, and is nobody's who comes later.
    await move(again, scene.ear(again, 1), 0)
    again = await scene.restart(again)
    assert [seat.won for seat in again.info.seats] == [1, 0, 0]
    await remove(again, 0, 1)
    await sit(again, "Dan", 1, ready=False)
    await start(again, 0)
    scene.ear(again, 0)
    while scene.status(again) == "playing":
        await asyncio.sleep(0.005)
        if scene.waiting(again) == [0]:
            await again.answer(0, "go", question=again.sight(None).question)
    third = await scene.house.find(await scene.house.rematch(again, 0))
    assert [(seat.name, seat.won) for seat in third.info.seats if seat.won] == [("Ada", 2)]


async def test_two_who_want_it_at_once_come_to_one_table(scene: Scene, parlour: ParlourRules) -> None:
    table = await talked_out(scene, "Ada", "Ben")
    first, second = await asyncio.gather(*(scene.house.rematch(table, seat) for seat in (0, 1)))
    assert first == second == table.record.rematch
    assert (await scene.house.find(first)).record.status == "playing"


async def test_alone_among_bots_it_goes_on_at_once(scene: Scene, parlour: ParlourRules) -> None:
    table = await talked_out(scene, "Ada", "*house")
    again = await scene.house.find(await scene.house.rematch(table, 0))
    assert scene.status(again) == "playing"
    assert [seat.kind for seat in again.record.seats] == ["bot", "person"]


async def test_who_stays_away_is_replaced_by_a_friend_or_a_bot(scene: Scene, parlour: ParlourRules) -> None:
    table = await talked_out(scene, "Ada", "Ben", "Cem")
    again = await scene.house.find(await scene.house.rematch(table, 0))
    ada = scene.ear(again, 1)
    await change_terms(again, ada, Terms(options={"kind": "forced"}, clock=0))
    await remove(again, 1, 2)
    await sit(again, "Dan", None, ready=False)
    assert again.record.names == ["Cem", "Ada", "Dan"]
    scene.ear(again, 2)
    await start(again, 1)
    assert [seat.away for seat in again.record.seats] == [True, False, False]
    # Ben's chair is gone, and his wish changes nothing.
    await scene.house.rematch(table, 1)
    assert again.record.names == ["Cem", "Ada", "Dan"]


async def test_a_rematch_that_everybody_has_left_can_be_asked_for_anew(scene: Scene, parlour: ParlourRules) -> None:
    table = await talked_out(scene, "Ada", "Ben")
    first = await scene.house.rematch(table, 0)
    again = await scene.house.find(first)
    await leave(again, 0)
    await leave(again, 1)
    second = await scene.house.rematch(table, 1)
    assert second != first
    assert (await scene.house.find(second)).record.host == 0
