"""Every game in OpenSpiel: its own random simulations, re-deals that keep what a player knows, and its own search."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from backroom.adapters import spiel
from backroom.games import catalogue

GAMES = [*catalogue()]


def started(name: str, **params: Any) -> Any:
    return pyspiel.load_game(spiel.registered(catalogue()[name]), params)


def played(state: Any, decisions: int, seed: int = 1) -> Any:
    """So many decisions later, or as many as there are, up to somebody's next turn."""
    random = np.random.RandomState(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(started(name, players=catalogue()[name].min_seats), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_another_world_looks_the_same_to_the_player_it_was_dealt_for(name: str) -> None:
    state = played(started(name).new_initial_state(), 12)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in range(5)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert [world.action_to_string(action) for action in world.legal_actions()] == [
            state.action_to_string(action) for action in state.legal_actions()
        ]


def test_another_world_hides_other_cards() -> None:
    state = played(started("heimlich", options="rules=expert").new_initial_state(), 6)
    player = state.current_player()
    other = (player + 1) % state.num_players()
    worlds = [state.resample_from_infostate(player, np.random.RandomState(seed).uniform) for seed in range(8)]
    assert len({world.observation_string(other) for world in worlds}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_information_set_search_plays(name: str) -> None:
    game = started(name)
    state = played(game.new_initial_state(), 3)
    random = np.random.RandomState(2)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 3, random_state=random)
    assert search.step(state) in state.legal_actions()


def test_what_a_player_remembers_is_part_of_what_it_knows() -> None:
    game = started("heimlich")
    one, other = (played(game.new_initial_state(), 8, seed) for seed in (1, 2))
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_winners_get_one_and_nobody_else_anything() -> None:
    state = played(started("heimlich").new_initial_state(), 10_000)
    assert state.is_terminal()
    winners = state.game.result.winners
    assert state.returns() == [float(seat in winners) for seat in range(state.num_players())]


def test_dice_too_many_to_list_are_drawn_anew_by_another_seed() -> None:
    dealt = [started("greif_zu", seed=seed).new_initial_state() for seed in (0, 0, 1)]
    texts = [[state.action_to_string(action) for action, _ in state.chance_outcomes()] for state in dealt]
    assert texts[0] == texts[1] != texts[2]


def test_a_position_can_be_kept_and_taken_up_again() -> None:
    state = played(started("heimlich").new_initial_state(), 5)
    again = pickle.loads(pickle.dumps(state.position))
    assert again.game.journal == state.game.journal
    assert again.memory == state.position.memory


def test_options_are_given_as_text() -> None:
    game = started("heimlich", players=5, options="rules=expert,start=0")
    state = played(game.new_initial_state(), 0)
    assert (state.num_players(), state.current_player(), state.game.options["rules"]) == (5, 0, "expert")
