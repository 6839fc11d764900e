"""Keeping order: nobody drowns out the others, takes all the chairs, or holds up the table for ever."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from tests.table.conftest import PROMPT

from backroom.table.order import remove, vote
from backroom.table.refusals import Refusal
from backroom.table.seats import chair_of
from backroom.table.sitting import come_back, leave, sit

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from tests.table.conftest import ParlourRules, Scene


async def code_of(wish: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await wish
    assert refusal.value.why != refusal.value.word
    return refusal.value.code


async def test_who_talks_without_end_is_stopped_and_nobody_else(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(PROMPT, talk_rate=0.01))
    table = await scene.table("Ada", "Ben")
    for number in range(PROMPT.talk_burst):
        await table.say(0, "me again", f"s{number}")
    assert await code_of(table.say(0, "and again", "s")) == "talk"
    await table.say(1, "a word", "s")


async def test_one_seat_cannot_use_up_the_talk_of_a_table(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(PROMPT, talk_each=3))
    table = await scene.table("Ada", "Ben")
    for number in range(3):
        await table.say(0, "me again", f"s{number}")
    table = await scene.restart(table, replace(PROMPT, talk_each=3))
    assert await code_of(table.say(0, "and again", "s")) == "talk"
    await table.say(1, "a word", "s")


async def test_coming_and_going_has_an_end(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben", "Cem")

    async def come_and_go() -> None:
        for _ in range(100):
            await leave(table, 0)
            await come_back(table, 0)

    assert await code_of(come_and_go()) == "talk"
    assert len(table.talk) <= PROMPT.moves_burst
    await leave(table, 1)


async def test_sitting_down_and_standing_up_has_an_end(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")

    async def sit_and_stand() -> None:
        for _ in range(100):
            seat, _ = await sit(table, "Ben", None)
            await leave(table, seat)

    assert await code_of(sit_and_stand()) == "rate"


async def test_one_guest_cannot_take_all_chairs_of_a_table_that_strangers_find(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(PROMPT, chairs_per_guest=2))
    table = await scene.table("Ada", "?", "?", "?", "?", visibility="public", guest="home")
    for _ in range(2):
        await sit(table, "Grab", None, "greedy")
    assert await code_of(sit(table, "Grab", None, "greedy")) == "chairs"
    await sit(table, "Ben", None, "friend")
    # Not even the second one, where it is the last.
    assert await code_of(sit(table, "Ben", None, "friend")) == "chairs"
    await sit(table, "Cem", None, "home")
    assert scene.status(table) == "playing"
    invited = await scene.table("Ada", "?", "?", guest="home")
    for name in ("Ben", "Cem"):
        await sit(invited, name, None, "friend")
    assert scene.status(invited) == "playing"


async def test_the_host_sends_somebody_away_before_the_game(scene: Scene) -> None:
    table = await scene.table("Ada", "?", "?")
    seat, token = await sit(table, "Rude", None)
    ears = [scene.ear(table, eye) for eye in (0, seat)]
    assert await code_of(remove(table, seat, 0)) == "not-host"
    for nobody in (0, 2, 9, -1):
        assert await code_of(remove(table, 0, nobody)) == "seat"
    await remove(table, 0, seat)
    assert table.record.seats[seat].kind == "open"
    assert ears[1].last_words[0].code == "removed"
    with pytest.raises(Refusal):
        chair_of(table.record.seats, token)
    assert (table.talk[-1].kind, table.talk[-1].text) == ("removed", "Rude")
    await sit(table, "Ben", seat)


async def test_the_host_replaces_somebody_in_the_middle_of_a_game(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Rude", game="parlour")
    token = scene.tokens[1]
    ear = scene.ear(table, 1)
    await table.answer(0, "go", question=1)
    await remove(table, 0, 1)
    assert ear.last_words[0].code == "removed"
    await scene.until(lambda: scene.waiting(table) == [0])
    table = await scene.restart(table)
    assert (table.record.seats[1].kind, table.record.seats[1].bot) == ("bot", "house")
    assert table.record.seats[1].name != "Rude"
    with pytest.raises(Refusal):
        chair_of(table.record.seats, token)
    assert await code_of(remove(table, 0, 1)) == "seat"


async def test_the_table_votes_for_a_bot_where_somebody_is_silent(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", "Cem", "Dan", game="parlour")
    ear = scene.ear(table, None)
    for seat in range(4):
        scene.ear(table, seat)
    assert await code_of(vote(table, 1, 0)) == "here"
    table.asked_since -= PROMPT.silence
    assert await code_of(vote(table, 1, 2)) == "here", "it is not Cem's turn"
    assert await code_of(vote(table, 0, 0)) == "here"
    for voter in (1, 1, 1):
        await vote(table, voter, 0)
    assert (ear.talk, table.talk[-1].text) == (["voted"], "Ada")
    assert not table.record.seats[0].away
    await vote(table, 2, 0)
    assert table.info.seats[0].away
    await scene.until(lambda: scene.waiting(table) == [1])
    await come_back(table, 0)
    assert not table.record.seats[0].away


async def test_votes_are_for_one_question(scene: Scene, parlour: ParlourRules) -> None:
    table = await scene.table("Ada", "Ben", "Cem", "Dan", game="parlour")
    table.asked_since -= PROMPT.silence
    await vote(table, 1, 0)
    await table.answer(0, "go", question=1)
    for seat in (1, 2, 3):
        await table.answer(seat, "go", question=1 + seat)
    table.asked_since -= PROMPT.silence
    await vote(table, 2, 0)
    assert not table.record.seats[0].away


async def test_a_table_full_of_talk_plays_on(scene: Scene, parlour: ParlourRules) -> None:
    await scene.close()
    await scene.open(replace(PROMPT, talk_kept=1))
    table = await scene.table("Ada", "Ben", game="parlour")
    await table.say(0, "hello", "s")
    await leave(table, 1)
    await come_back(table, 1)
    await remove(table, 0, 1)
    assert len(table.talk) == 1
    await asyncio.sleep(0)
