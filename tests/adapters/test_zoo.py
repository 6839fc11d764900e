"""Every game in PettingZoo: its own tests of interface, seeds and rendering."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from backroom.adapters import zoo
from backroom.adapters.numbered import DRAWN, FEATURES, features, offered
from backroom.games import catalogue
from backroom.kit import begin

GAMES = [*catalogue()]

# It knows environments with masks by name, and is surprised by any other.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_own_tests_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(name), num_cycles=40)
    seed_test(partial(zoo.env, name), num_cycles=10)
    render_test(partial(zoo.env, name))
    assert "Passed API test" in capsys.readouterr().out


def random_game(name: str, seed: int, **wish: Any) -> tuple[Any, dict[str, float]]:
    """A whole game at random, and what everybody got for it."""
    env, rng, rewards = zoo.env(name, **wish), Random(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        rewards[agent] = reward
        if over or cut:
            env.step(None)
            continue
        assert int(seen["action_mask"].sum()) == len(info["choices"])
        env.step(rng.randrange(len(info["choices"])))
    return env, rewards


def test_winners_get_one_at_the_end() -> None:
    env, rewards = random_game("heimlich", 3, seats=3, options={"rules": "expert"})
    result = env.unwrapped.game.result
    assert result is not None
    assert rewards == {f"player_{seat}": float(seat in result.winners) for seat in range(3)}


def test_only_whoever_is_asked_is_told_and_has_a_mask() -> None:
    env = zoo.env("heimlich", seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        told = bool(env.infos[agent])
        assert told == (agent == env.agent_selection) == bool(env.observe(agent)["action_mask"].any())


def test_an_action_beyond_the_mask_is_refused() -> None:
    env = zoo.env("heimlich", seats=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="heed the mask"):
        env.step(len(env.infos[env.agent_selection]["choices"]))


def test_the_same_question_offers_the_same_answers_however_it_came_to_be() -> None:
    rules, random = catalogue()["greif_zu"], Random(5).random
    game = begin(rules, 4, None, random)
    seen = 0
    while game.result is None and seen < 3:
        seat, ask = next(iter(game.asked.items()))
        if not ask.listed:
            seen += 1
            texts = [ask.text(choice) for choice in offered(ask, "here")]
            world = game.redeal(seat, Random(seen))
            assert texts == [ask.text(choice) for choice in offered(world.asked[seat], "here")]
            assert len(texts) == len(set(texts)) <= DRAWN
        game.play(seat, ask.draw(random))
    assert seen == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_view_becomes_bounded_numbers_that_tell_views_apart(name: str) -> None:
    rules = catalogue()[name]
    game = begin(rules, rules.min_seats, None, Random(1).random)
    vectors = [np.array(features(game.view(seat))) for seat in range(game.seats)]
    assert all(vector.shape == (FEATURES,) and np.abs(vector).max() <= 1 for vector in vectors)
    assert not np.array_equal(vectors[0], vectors[1])
