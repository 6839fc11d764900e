"""Reading house players by what one would have done in their place, and looking ahead with that."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.games.heimlich.house.belief import Watch
from backroom.games.heimlich.house.greedy import GreedyAgent
from backroom.games.heimlich.house.hooks import HeimlichHooks
from backroom.games.heimlich.house.mirror import Mirror
from backroom.games.heimlich.house.player import House

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.games.heimlich.state import Town
    from backroom.kit import Game

READER = 0
"""Where whoever reads the others sits."""


@pytest.fixture(scope="module")
def evening() -> Game[Town]:
    """Three house players in an expert game, until the first of them is asked once more after eight rounds."""
    return played(House, decisions=26)


def played(make: Callable[[Random], Any], decisions: int) -> Game[Town]:
    game: Game[Town] = backroom.new_game("heimlich", 3, {"rules": "expert", "start": "0"}, seed=5)
    bots = [make(Random(seat)) for seat in range(3)]
    while game.result is None and (decisions > 0 or game.asked.keys() != {READER}):
        for seat in game.asked:
            game.play(seat, bots[seat].choose(game.chair(seat)))
            decisions -= 1
    return game


def found_out(watch: Watch, game: Game[Town]) -> float:
    """How likely it takes both fellow players' agents to be theirs, added up."""
    chair = game.chair(READER)
    watch.follow(chair.story(), chair.view)
    suspicion = watch.suspicion({READER: game.state.cards[READER]})
    return sum(suspicion[seat][game.state.cards[seat]] for seat in (1, 2))


def mirror(game: Game[Town]) -> Mirror:
    view = game.chair(READER).view
    return Mirror(3, view["agents"], True, READER, view["card"])


def watch(game: Game[Town]) -> Watch:
    return Watch(3, game.chair(READER).view["agents"], True)


def test_whoever_thinks_alike_is_read_in_the_mirror(evening: Game[Town]) -> None:
    assert found_out(mirror(evening), evening) > 1.5 > found_out(watch(evening), evening)


def test_what_everybody_else_reads_is_known_as_well(evening: Game[Town]) -> None:
    mine, theirs = mirror(evening), watch(evening)
    found_out(mine, evening)
    found_out(theirs, evening)
    assert mine.suspicion({}) == theirs.suspicion({})
    assert mine.public.suspicion({1: 0}) == theirs.suspicion({1: 0})


def test_whoever_thinks_otherwise_is_read_by_what_they_grab() -> None:
    game = played(GreedyAgent, decisions=9)
    assert found_out(mirror(game), game) > 1.5


def test_worlds_are_as_likely_as_the_reader_holds_them(evening: Game[Town]) -> None:
    hooks = HeimlichHooks(Random(1))
    chair = evening.chair(READER)
    assert hooks.likely(chair.imagine(Random(1)), READER) == 1.0
    hooks.advice(chair)
    true = hooks.likely(evening, READER)
    others = [world for world in (chair.imagine(Random(seed)) for seed in range(20)) if differs(world, evening)]
    assert all(hooks.likely(world, READER) < true for world in others)


def differs(world: Game[Town], other: Game[Town]) -> bool:
    return world.state.cards != other.state.cards


def test_looking_ahead_tries_moves_that_tell_no_more_and_stops_at_the_next_own_turn(evening: Game[Town]) -> None:
    hooks = HeimlichHooks(Random(1))
    chair = evening.chair(READER)
    assert chair.ask is not None
    advised = hooks.advice(chair)
    tried = [*hooks.first(evening, READER, chair.ask)]
    assert all(move in chair.ask for move in tried)
    world = evening.copy(Random(1))
    turns = []
    world.play(READER, advised)
    while hooks.worth(world, READER) is None:
        for seat, ask in world.asked.items():
            world.play(seat, hooks.policy(world, seat, ask, Random(1).random))
            turns.append(seat)
    assert READER not in turns[1:]
    assert 0 < (hooks.worth(world, READER) or 0) < 1
