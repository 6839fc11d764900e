"""What the house player works out for many moves at once is what the rules say of each of them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.heimlich.house.scenes import town

from backroom.games.heimlich.house.outlook import cracking, moved, rolls_reaching, scored, ways
from backroom.games.heimlich.scoring import distance, entered
from backroom.games.heimlich.state import RING

if TYPE_CHECKING:
    from backroom.games.heimlich.state import Town
    from backroom.kit import Game


def any_town(rng: Random, rules: str) -> Game[Town]:
    """Agents anywhere, stones low enough for the ruin to matter and too low for the end, somebody about to move."""
    game = town("red", roll=rng.randrange(1, 7), rules=rules, seats=rng.randrange(2, 8))
    state = game.state
    state.place[:] = [rng.randrange(RING) for _ in state.place]
    state.score[:] = [rng.choice([0, 1, 2, 5, 15]) for _ in state.score]
    state.safe = rng.randrange(RING)
    return game


@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_where_a_move_leads_what_it_cracks_and_what_is_found_are_those_of_the_game_itself(rules: str) -> None:
    rng = Random(rules)
    for _ in range(60):
        game = any_town(rng, rules)
        before = game.state.copy()
        moves = ways(before.agents, before.roll)
        cracks = cracking(before.place, before.safe, moves)
        for number in rng.sample(range(len(moves)), min(len(moves), 8)):
            there = moved(before.place, moves[number])
            assert cracks[number] == entered(there, moves[number], before.safe)
            played = game.copy()
            played.play(0, moves[number])
            assert played.state.place == there
            assert (played.state.turns[-1].gain is not None) == cracks[number]
            assert played.state.score == (scored(there, before.score) if cracks[number] else before.score)


def test_an_agent_beside_the_safe_must_go_all_the_way_round() -> None:
    assert distance(7, 7) == RING
    assert distance(11, 0) == 1


def test_every_roll_reaches_the_next_building_and_only_a_six_the_sixth() -> None:
    assert [rolls_reaching(points) for points in (1, 6, 7, RING)] == [6, 1, 0, 0]
