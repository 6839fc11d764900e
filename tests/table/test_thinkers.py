"""Bots beside the house: they get a chair's worth of the game, nobody's secrets, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from typing import TYPE_CHECKING, Any

import pytest
from tests.table.conftest import PROMPT

from backroom.games import catalogue
from backroom.kit import begin
from backroom.table.house import House
from backroom.table.minds import Place
from backroom.table.parcel import chair_in, heard_since, pack, unpack, world_of
from backroom.table.store import Store, make_engine
from backroom.table.thinker import REMEMBERED, Errand, Memory, think
from backroom.table.thinkers import BotTrouble, Thinkers

if TYPE_CHECKING:
    from tests.table.conftest import Scene

    from backroom.kit import Game

STEPS = 150


def sent(game: Game[Any], seat: int) -> Any:
    """The chair as it arrives in the other process."""
    world, heard = unpack(pack((world_of(game, seat), heard_since(game, seat, 0))))
    return chair_in(world, seat, heard)


def described(chair: Any) -> Any:
    asks = [chair.ask, *chair.may]
    return chair.view, [ask and ask.describe() for ask in asks], chair.story()


@pytest.mark.parametrize("name", catalogue())
def test_a_chair_in_a_parcel_is_the_same_chair(name: str) -> None:
    rules, chance = catalogue()[name], random.Random(5)
    game = begin(rules, rules.min_seats, {}, chance.random)
    for step in range(STEPS):
        if game.result is not None:
            break
        for seat in range(game.seats):
            if step % 5 == seat % 5:
                assert described(sent(game, seat)) == described(game.chair(seat))
        seat, ask = next(iter(game.asked.items()))
        game.play(seat, ask.text(ask.draw(chance.random)))


@pytest.mark.parametrize("name", catalogue())
def test_a_bot_can_imagine_and_play_on_from_a_parcel(name: str) -> None:
    rules, chance = catalogue()[name], random.Random(6)
    game = begin(rules, rules.min_seats, {}, chance.random)
    for _ in range(3):
        seat, ask = next(iter(game.asked.items()))
        game.play(seat, ask.draw(chance.random))
    seat = next(iter(game.asked))
    world = sent(game, seat).imagine(chance)
    for _ in range(STEPS):
        if world.result is not None:
            break
        seat, ask = next(iter(world.asked.items()))
        world.play(seat, ask.draw(chance.random))


def test_what_the_seat_cannot_know_is_drawn_anew() -> None:
    game = begin(catalogue()["heimlich"], 4, {}, random.Random(7).random)
    real: list[int] = game.state.cards
    worlds = [unpack(pack(world_of(game, 0)))[4].cards for _ in range(60)]
    assert {cards[0] for cards in worlds} == {real[0]}
    for seat in (1, 2, 3):
        assert len({cards[seat] for cards in worlds}) > 1


def test_a_bot_that_has_forgotten_says_so_and_is_told_everything() -> None:
    game = begin(catalogue()["heimlich"], 2, {}, random.Random(8).random)
    seat, ask = next(iter(game.asked.items()))
    game.play(seat, ask[0] if ask.listed else ask.draw(random.random))
    seat = next(iter(game.asked))
    place, heard = Place("here", seat, "house"), heard_since(game, seat, 0)
    memory = Memory()
    assert think(memory, Errand(place, False, world_of(game, seat), len(heard), [])).forgotten
    first = think(memory, Errand(place, False, world_of(game, seat), 0, heard))
    assert game.asked[seat].parse(first.thought.choice) in game.asked[seat]
    assert not think(memory, Errand(place, False, world_of(game, seat), len(heard), [])).forgotten
    for number in range(REMEMBERED):
        think(memory, Errand(Place(f"t{number}", seat, "random"), False, world_of(game, seat), 0, []))
    assert think(memory, Errand(place, False, world_of(game, seat), len(heard), [])).forgotten


async def test_a_table_of_bots_that_think_elsewhere(scene: Scene) -> None:
    thinkers = Thinkers(2, 30.0)
    house = House(Store(make_engine(scene.database.with_name("other.sqlite3"))), PROMPT, thinkers)
    scene.houses.append(house)
    await house.open()
    table = await scene.table("*house", "*greedy", "*random")
    await scene.until(lambda: scene.status(table) == "over", seconds=120)
    assert scene.status(table) == "over"


async def test_a_bot_thinks_about_one_moment_though_the_game_goes_on_meanwhile() -> None:
    """What is told later belongs to a later world."""
    game = begin(catalogue()["heimlich"], 3, {}, random.Random(9).random)
    seat = next(iter(game.asked))
    place = Place("here", seat, "house")
    thinkers = Thinkers(1, 60.0)
    (thinker,) = thinkers.all
    before = len(heard_since(game, seat, 0))
    try:
        async with thinker._busy:
            thought = asyncio.ensure_future(thinkers.choose(place, game))
            await asyncio.sleep(0)
            game.events.append(game.events[0])
        assert (await thought).choice
        assert thinker._told[place] == before
        assert len(heard_since(game, seat, 0)) == before + 1
    finally:
        await thinkers.close()


@pytest.mark.parametrize("name", catalogue())
async def test_thoughts_that_are_drawn_by_the_same_are_the_same(name: str) -> None:
    """Of bots that remember and of ones that have just come, in one process or another."""
    rules = catalogue()[name]
    game = begin(rules, rules.min_seats, {}, random.Random(3).random)
    for _ in range(4):
        seat, ask = next(iter(game.asked.items()))
        game.play(seat, ask.draw(random.Random(1).random))
    seat = next(iter(game.asked))
    place = Place("here", seat, "house", "a given mind")
    thoughts = []
    for _ in range(2):
        memory, heard = Memory(), heard_since(game, seat, 0)
        for since in (0, len(heard)):
            errand = Errand(place, False, world_of(game, seat, place.chance(game.question)), since, heard[since:])
            thoughts.append(think(memory, unpack(pack(errand))).thought)
    assert [thought.choice for thought in thoughts] == [thoughts[0].choice] * 4


async def test_a_process_that_dies_or_thinks_too_long_is_replaced() -> None:
    game = begin(catalogue()["heimlich"], 3, {}, random.Random(9).random)
    seat = next(iter(game.asked))
    place = Place("here", seat, "house")
    thinkers = Thinkers(1, 60.0)
    (thinker,) = thinkers.all
    try:
        first = await thinkers.choose(place, game)
        assert game.asked[seat].parse(first.choice) in game.asked[seat]
        pids = [thinker.pid]
        os.kill(pids[0] or 0, signal.SIGKILL)
        with contextlib.suppress(BotTrouble):
            await thinkers.choose(place, game)
        await thinkers.choose(place, game)
        thinker.patience = 0.0
        with pytest.raises(BotTrouble):
            await thinkers.choose(place, game)
        thinker.patience = 60.0
        assert (await thinkers.choose(place, game)).choice
        assert thinker.pid not in pids
        with pytest.raises(BotTrouble, match="BadOption"):
            await thinkers.choose(place._replace(kind="nobody"), game)
    finally:
        await thinkers.close()


async def test_a_house_that_closes_while_bots_think_makes_no_random_choice_for_them(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(1, 60.0)
    scene.houses.append(House(Store(make_engine(scene.database)), PROMPT, thinkers))
    await scene.house.open()
    table = await scene.table("*house", "*house", "*house")
    (thinker,) = thinkers.all
    await scene.until(lambda: thinker.pid is not None and table.written > len(table.record.seats) + 1)
    os.kill(thinker.pid or 0, signal.SIGSTOP)
    await asyncio.sleep(0.2)
    before = scene.journal(table)
    assert scene.status(table) == "playing"
    await thinkers.close()
    table.attendants.attend()
    await asyncio.sleep(0.2)
    assert scene.journal(table) == before
    assert caplog.records == []
    assert thinker.pid is None
