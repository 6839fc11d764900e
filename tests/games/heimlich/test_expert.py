"""The expert game: the same town, but the safe may go anywhere."""

import pytest
from tests.games.heimlich.town import scene

from backroom.games.heimlich.state import BUILDINGS


@pytest.mark.rule("H-33")
def test_everything_else_is_as_in_the_basic_game() -> None:
    town = scene(rules="expert", place={"blue": 5, "green": 2, "yellow": 2, "red": 10}, safe=7)
    assert town.rolls(2).refuses(0, "move blue 1").rule == "H-14"
    town.moves("blue 2")
    assert town.score == {"blue": 7, "green": 2, "yellow": 2, "red": 10, "violet": 0}
    assert town.asked == {0: "ask-safe-any"}
    town.puts_safe("church")
    assert town.on_turn == 1


@pytest.mark.rule("H-33")
def test_in_the_basic_game_there_are_neither_tips_nor_dossiers() -> None:
    town = scene(rules="basic", place={"red": 6}, score={"red": 25}).turn("red 1")
    assert town.asked == {0: "ask-safe"}
    assert town.game.may(0) == ()
    assert not {"tips", "tipped", "dossier", "dossiers"} & town.game.view(0).keys()


@pytest.mark.rule("H-34")
def test_the_safe_may_go_to_any_building() -> None:
    town = scene(rules="expert", place={"red": 6, "blue": 3}).turn("red 1")
    offered = [town.game.asked[0].text(place) for place in town.game.asked[0]]
    assert offered == [f"safe {name}" for name in BUILDINGS]
    town.puts_safe(3)
    assert town.place["blue"] == town.safe == "house-3"


@pytest.mark.rule("H-34")
def test_it_may_also_stay_where_it_is() -> None:
    town = scene(rules="expert", place={"red": 6}).turn("red 1").puts_safe(7)
    assert town.safe == "house-7"
    assert town.score["red"] == 7
    assert town.log[-1] == "Ada leaves the safe in house 7."


@pytest.mark.rule("H-34")
def test_no_building_is_no_choice_for_experts_either() -> None:
    town = scene(rules="expert", place={"red": 6}).turn("red 1")
    refused = town.refuses(0, "safe house-11")
    assert (refused.rule, refused.word) == ("H-34", "error-not-offered")


@pytest.mark.rule("H-35")
def test_an_agent_the_safe_was_put_on_sets_off_nothing() -> None:
    town = scene(rules="expert", place={"red": 6, "blue": 3}).turn("red 1").puts_safe(3)
    scores = town.score
    town.turn("green 2")
    town.turn("yellow 1")
    assert town.score == scores


@pytest.mark.rule("H-35")
def test_nor_does_its_leaving() -> None:
    town = scene(rules="expert", place={"red": 6, "blue": 3}).turn("red 1").puts_safe(3)
    scores = town.score
    town.turn("blue 1")
    assert town.score == scores


@pytest.mark.rule("H-35")
def test_another_agent_newly_moved_there_does() -> None:
    town = scene(rules="expert", place={"red": 6, "blue": 3}).turn("red 1").puts_safe(3)
    town.turn("green 3")
    assert town.score == {"yellow": 0, "red": 14, "violet": 0, "blue": 6, "green": 3}
