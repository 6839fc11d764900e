"""The house: tables are found, woken, listed, tidied away, and counted."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from backroom.table import journal
from backroom.table.lines import now
from backroom.table.manners import DAY, Manners
from backroom.table.refusals import Refusal, TableGone

if TYPE_CHECKING:
    from tests.table.conftest import Scene


async def test_only_public_tables_that_are_on_are_listed(scene: Scene) -> None:
    open_table = await scene.table("Ada", "?", visibility="public")
    playing = await scene.table("Ada", "Ben", visibility="public")
    await scene.table("Ada", "?")
    over = await scene.table("*random", "*random", visibility="public")
    await scene.until(lambda: scene.status(over) == "over")
    listed = await scene.house.listing()
    assert {table.id for table in listed} == {open_table.record.id, playing.record.id}
    scene.ear(playing, 1)
    assert [t.seats[1].connected for t in await scene.house.listing() if t.id == playing.record.id] == [True]


async def test_from_outside_one_sees_whose_turn_it_is(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    assert (await scene.house.info(table.record.id)).waiting == scene.waiting(table)
    assert table.info.waiting == []
    lobby = await scene.table("Ada", "?")
    assert (await scene.house.info(lobby.record.id)).waiting == []


async def test_a_table_that_was_never_there(scene: Scene) -> None:
    for wish in (scene.house.find("nowhere"), scene.house.info("nowhere")):
        with pytest.raises(TableGone):
            await wish


async def test_a_table_is_woken_once_however_many_come(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    await scene.close()
    await scene.open()
    assert scene.house.tables == {}
    assert (await scene.house.info(table.record.id)).status == "playing"
    assert scene.house.tables == {}
    woken = await asyncio.gather(*(scene.house.find(table.record.id) for _ in range(5)))
    assert len({id(one) for one in woken}) == 1


async def test_tables_nobody_looks_at_leave_the_memory_but_not_the_house(scene: Scene) -> None:
    await scene.close()
    await scene.open(Manners(bot_delay=0, doze=0))
    seen = await scene.table("Ada", "Ben")
    scene.ear(seen, 0)
    unseen = await scene.table("Ada", "Ben")
    await scene.house.tidy()
    assert set(scene.house.tables) == {seen.record.id}
    assert (await scene.house.find(unseen.record.id)).record == unseen.record


async def test_old_tables_are_forgotten_and_those_that_never_began_sooner(scene: Scene) -> None:
    never, playing = await scene.table("Ada", "?"), await scene.table("Ada", "Ben")
    await scene.close()
    scene.change("update tables set touched_at = touched_at - 3 * 86400000")
    await scene.open(replace(Manners(bot_delay=0), spare=0))
    await scene.house.tidy()
    with pytest.raises(TableGone):
        await scene.house.find(never.record.id)
    await scene.house.find(playing.record.id)
    await scene.close()
    scene.change("update tables set touched_at = 0")
    await scene.open(replace(Manners(bot_delay=0), spare=0))
    await scene.house.tidy()
    with pytest.raises(TableGone):
        await scene.house.find(playing.record.id)
    assert scene.rows("select * from journal") == []


@pytest.mark.parametrize("played", [False, True])
async def test_who_writes_to_a_table_that_is_gone_is_told_and_sent_home(scene: Scene, played: bool) -> None:
    table = await scene.table("Ada", "Ben")
    ear = scene.ear(table, 0)
    if played:
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)
    await scene.house.store.remove(table.record.id)
    with pytest.raises(TableGone):
        await table.say(0, "anybody?", "s")
    assert ear.last_words[0].code == "gone"


async def test_a_guest_has_only_so_many_tables(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(Manners(bot_delay=0), tables_per_guest=2))
    for _ in range(2):
        await scene.table("Ada", "?", guest="198.51.100.7")
    with pytest.raises(Refusal) as refusal:
        await scene.table("Ada", "?", guest="198.51.100.7")
    assert refusal.value.code == "tables"
    await scene.table("Ben", "?", guest="198.51.100.8")


async def test_of_many_who_knock_at_once_only_so_many_come_in(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(Manners(bot_delay=0), tables_per_guest=3))
    wishes = [scene.table("Ada", "?", guest="198.51.100.7") for _ in range(20)]
    made = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(one, Refusal) for one in made) == 17
    assert scene.rows("select count(*) from tables") == [(3,)]


async def test_a_table_that_is_over_makes_room_for_another(scene: Scene) -> None:
    await scene.close()
    await scene.open(replace(Manners(bot_delay=0), tables_per_guest=1))
    table = await scene.table("*random", "*random", guest="198.51.100.7")
    await scene.until(lambda: scene.status(table) == "over")
    again = await scene.house.rematch(table, 0)
    with pytest.raises(Refusal):
        await scene.table("Ada", "?", guest="198.51.100.7")
    await scene.until(lambda: scene.status(scene.house.tables[again]) == "over")
    await scene.table("Ada", "?", guest="198.51.100.7")


async def test_nothing_of_an_address_is_written_down(scene: Scene) -> None:
    await scene.table("Ada", "?", guest="198.51.100.7")
    columns = {name for _, name, *_ in scene.rows("pragma table_info(tables)")}
    assert "guest" not in columns
    await scene.close()
    assert b"198.51" not in scene.database.read_bytes()


async def test_a_clock_that_jumps_forgets_no_table(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await scene.table("Ada", "Ben")
    await scene.house.let_sleep()
    late = now() + 1000 * 400 * DAY
    for _ in range(3):
        await scene.close()
        monkeypatch.setattr("backroom.table.house.now", lambda: late)
        await scene.open()
        await scene.house.tidy()
    assert scene.rows("select doomed is not null from tables") == [(1,)]
    monkeypatch.undo()
    await scene.house.tidy()
    assert scene.rows("select doomed from tables") == [(None,)]
    await scene.house.find(table.record.id)


async def test_a_table_nobody_wants_is_forgotten_after_a_week_of_running(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.table("Ada", "Ben")
    scene.change("update tables set touched_at = 0")
    await scene.house.tidy()
    for days, left in ((6, 1), (0, 1), (2, 0)):
        scene.house.store._swept -= days * DAY
        await scene.house.tidy()
        assert scene.rows("select count(*) from tables") == [(left,)]


async def test_of_several_processes_one_counts_the_running_time(scene: Scene) -> None:
    houses = [scene.house, await scene.open()]
    for _ in range(5):
        for house in houses:
            await house.tidy()
            house.store._swept -= 100
    (running,) = scene.rows("select value from house where name = 'running'")
    assert int(running[0]) <= 500


async def test_of_a_table_that_sleeps_nothing_is_left(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    table.touched -= table.manners.doze + 1
    number, watched = table.record.id, weakref.ref(table)
    del table
    gc.disable()
    try:
        await scene.house.let_sleep()
        assert number not in scene.house.tables
        assert watched() is None, "without anybody looking for cycles"
    finally:
        gc.enable()
    again = await scene.house.find(number)
    assert scene.told_by_the_books(again)


async def test_closing_waits_for_what_is_being_written(scene: Scene) -> None:
    table = await scene.table("Ada", "Ben")
    seat, choice, question = scene.answer_of(table)
    wish = asyncio.create_task(table.answer(seat, choice, question=question, answer="a"))
    await asyncio.sleep(0)
    await scene.close()
    await wish
    assert (seat, choice) in scene.journal(table)


async def test_a_long_table_wakes_bit_by_bit_while_others_play_on(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "AT_ONCE", 0)
    table, other = await scene.table("Ada", "Ben"), await scene.table("Cem", "Dan")
    for _ in range(20):
        if table.record.status != "playing":  # Dice may end it sooner.
            break
        seat, choice, question = scene.answer_of(table)
        await table.answer(seat, choice, question=question)
    lines = len(scene.journal(table))
    await scene.close()
    await scene.open()
    turns = 0
    waking = asyncio.create_task(scene.house.find(table.record.id))
    while not waking.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= lines
    assert scene.told_by_the_books(waking.result())
    assert other.record.id not in scene.house.tables


async def test_a_table_carries_no_journal_along(scene: Scene) -> None:
    """What an answer costs may not grow with the game: all but the last step is in the books alone."""
    table = await scene.table("Ada", "Ben", options={"rules": "expert"})
    assert table.game is not None
    for number in range(50):
        note = scene.note(table, 0, str(number))
        await table.answer(0, note, question=None)
        assert table.game.journal == [(0, note)]
        assert table.game.past is None
    assert len(scene.journal(table)) > 50
    assert scene.told_by_the_books(table)
