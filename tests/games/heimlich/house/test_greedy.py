"""The greedy player: the most points for its own agent now, and nothing else."""

import pytest
from tests.games.heimlich.house.scenes import chosen_by, decisions, play, seat_bots, town

from backroom.games.heimlich.state import AGENTS, Town
from backroom.kit import Game


def chosen(game: Game[Town], seed: int = 0) -> str:
    return chosen_by("greedy", game, seed)


def test_it_cracks_the_safe_with_its_agent_in_the_dearest_house_it_can_reach() -> None:
    # Blue needs one point to the safe; the other three take red from house 7 to house 10.
    game = town("red", roll=4, safe="house-5", red="house_7", blue="house_4", green="house_1")
    assert chosen(game) == "move red 3 blue 1"


def test_it_takes_what_is_there_rather_than_wait_for_more() -> None:
    game = town("red", roll=1, safe="house-5", red="house_8", blue="house_4")
    assert chosen(game) == "move blue 1"


def test_without_a_scoring_in_reach_it_waits_in_the_best_house() -> None:
    game = town("red", roll=2, safe="house-7", red="house_7")
    assert chosen(game) == "move red 2"


def test_it_puts_the_safe_where_its_own_agent_gets_most_with_the_next_roll() -> None:
    # House 8 is in reach of any roll; house 10 holds more, but a third of all rolls do not get there.
    game = town("red", safe="house-1", red="house_7", blue="house_4")
    assert chosen(game) == "safe house-8"


def test_its_tips_are_any() -> None:
    given = {
        choice
        for seed in range(12)
        for game, _, choice in decisions(["greedy"] * 3, "expert", seed)
        if game.view(None)["phase"] == "tips"
    }
    assert len(given) > 12


def test_equal_choices_are_drawn_by_its_own_chance() -> None:
    game = town("red", roll=1, safe="house-7", red="house_10")
    assert {chosen(game, seed) for seed in range(40)} == {f"move {agent} 1" for agent in AGENTS[:6] if agent != "red"}


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_out_of_turn_it_says_so(bot: str) -> None:
    game = town("red", roll=1)
    with pytest.raises(ValueError, match="nothing is asked"):
        seat_bots([bot], 1)[0].choose(game.chair(1))


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_it_plays_any_table_to_the_end(seats: int, rules: str) -> None:
    assert play(["greedy"] * seats, rules, seats).result is not None
