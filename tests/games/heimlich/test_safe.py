"""Moving the safe: after a scoring it goes to a building where nobody stands."""

import pytest
from tests.games.heimlich.town import scene

from backroom import words


@pytest.mark.rule("H-25")
def test_whoever_set_off_the_scoring_moves_the_safe() -> None:
    town = scene(on_turn=2, place={"red": 6}).turn("red 1")
    assert town.asked == {2: "ask-safe"}
    town.puts_safe(4)
    assert town.safe == "house-4"
    assert town.log[-1] == "Cleo puts the safe into house 4."
    assert town.on_turn == 0


@pytest.mark.rule("H-25")
def test_only_empty_buildings_are_offered() -> None:
    town = scene(place={"red": 6, "blue": 3, "green": 10}).turn("red 1")
    offered = {town.game.asked[0].text(place) for place in town.game.asked[0]}
    taken = {"safe church", "safe house-3", "safe house-7", "safe house-10"}
    assert offered.isdisjoint(taken)
    assert len(offered) == 12 - len(taken)


@pytest.mark.rule("H-25")
@pytest.mark.parametrize("occupied", ["house-7", "house-3", "church"])
def test_an_occupied_house_is_refused_and_said_why(occupied: str) -> None:
    town = scene(place={"red": 6, "blue": 3}).turn("red 1")
    refused = town.refuses(0, f"safe {occupied}")
    assert (refused.rule, refused.word) == ("H-25", "error-safe-occupied")
    assert "an agent stands there" in str(refused)
    assert "Es steht ein Agent darin" in words.say("de", "heimlich", refused.word, refused.args_said)


@pytest.mark.rule("H-25")
def test_the_safe_must_be_moved() -> None:
    town = scene(place={"red": 6}).turn("red 1")
    for text in ("", "pass", "safe", "safe house-11", "safe house-7"):
        assert town.refuses(0, text).rule == "H-25"
    assert town.refuses(1, "safe house-3").word == "error-not-asked"


@pytest.mark.rule("H-25")
def test_the_next_scoring_happens_where_it_stands_now() -> None:
    town = scene(place={"red": 6}).turn("red 1").puts_safe(2)
    town.turn("blue 2")
    assert town.score["blue"] == 2
    assert town.score["red"] == 14


@pytest.mark.rule("H-25")
def test_the_old_building_is_a_building_like_any_other_again() -> None:
    town = scene(place={"red": 6, "blue": 6}).turn("red 1").puts_safe(2)
    town.turn("blue 1")
    assert town.score == {"yellow": 0, "red": 7, "violet": 0, "blue": 6, "green": 0}


@pytest.mark.rule("H-26")
@pytest.mark.parametrize("into", ["church", "ruin"])
def test_the_safe_may_go_into_the_church_or_the_ruin(into: str) -> None:
    everywhere_else = {"yellow": 1, "violet": 2, "green": 3, "blue": 4, "red": 6}
    town = scene(place=everywhere_else).turn("red 1").puts_safe(into)
    assert town.safe == into


@pytest.mark.rule("H-27")
def test_a_safe_in_the_church_is_cracked_for_nothing_but_all_others_score() -> None:
    town = scene(place={"red": "ruin", "blue": 9, "yellow": 1, "violet": 2, "green": 3}, safe="church")
    town.turn("red 1")
    assert town.score == {"red": 0, "blue": 9, "yellow": 1, "violet": 2, "green": 3}
    assert town.asked == {0: "ask-safe"}


@pytest.mark.rule("H-27")
def test_a_safe_in_the_ruin_costs_three_and_all_others_score() -> None:
    town = scene(place={"red": 10, "blue": 9}, score={"red": 8}, safe="ruin").turn("red 1")
    assert (town.score["red"], town.score["blue"]) == (5, 9)
    assert town.asked == {0: "ask-safe"}
