"""Scoring: an agent moved to the safe sets it off, and everybody finds what their building holds."""

import pytest
from tests.games.heimlich.town import scene


@pytest.mark.rule("H-17", "H-21")
def test_the_rulebooks_scoring_blue_at_the_safe_in_house_7() -> None:
    """Green and yellow stand in house 2, red in house 10."""
    town = scene(place={"blue": 5, "green": 2, "yellow": 2, "red": 10}, safe=7).turn("blue 2")
    assert town.score == {"blue": 7, "green": 2, "yellow": 2, "red": 10, "violet": 0}
    assert town.log[-1] == ("Ada cracks the safe at house 7. Information: Yellow +2, Red +10, Blue +7 and Green +2.")


@pytest.mark.rule("H-17")
@pytest.mark.parametrize("card", ["red", "blue", "violet"])
def test_it_matters_not_whose_agent_it_is(card: str) -> None:
    town = scene(cards=card, place={"red": 6}).turn("red 1")
    assert town.score["red"] == 7
    assert town.asked == {0: "ask-safe"}


@pytest.mark.rule("H-17")
def test_several_agents_moved_to_the_safe_make_one_scoring() -> None:
    town = scene(place={"red": 6, "blue": 5}).turn("red 1 blue 2")
    assert (town.score["red"], town.score["blue"]) == (7, 7)
    town.puts_safe(1)
    assert town.on_turn == 1


@pytest.mark.rule("H-18")
def test_first_the_whole_roll_is_spent() -> None:
    """Red reaches the safe with the first points; blue's steps still count before the stones move."""
    town = scene(place={"red": 6, "blue": 2}).turn("red 1 blue 3")
    assert (town.score["red"], town.score["blue"]) == (7, 5)


@pytest.mark.rule("H-18")
def test_an_agent_who_walks_on_has_not_entered() -> None:
    town = scene(place={"red": 6}).rolls(2)
    town.moves("red 2")
    assert town.place["red"] == "house-8"
    assert set(town.score.values()) == {0}
    assert town.on_turn == 1


@pytest.mark.rule("H-19")
def test_passing_by_the_safe_sets_off_nothing() -> None:
    town = scene(place={"red": 4, "blue": 10}, safe=7).turn("red 6")
    assert town.place["red"] == "house-10"
    assert set(town.score.values()) == {0}
    assert town.safe == "house-7"


@pytest.mark.rule("H-20")
def test_standing_in_a_rich_house_brings_nothing_without_a_scoring() -> None:
    town = scene(place={"red": 10, "blue": "ruin"}, score={"blue": 5}).turn("green 3")
    assert (town.score["red"], town.score["blue"]) == (0, 5)
    assert town.game.view(None)["turns"][-1]["gain"] is None


@pytest.mark.rule("H-21")
@pytest.mark.parametrize("house", range(1, 11))
def test_every_house_is_worth_its_number(house: int) -> None:
    safe = 4 if house != 4 else 5
    town = scene(place={"red": safe - 1, "blue": house}, score={"blue": 11}, safe=safe).turn("red 1")
    assert town.score["blue"] == 11 + house


@pytest.mark.rule("H-21")
def test_everyone_can_see_what_each_agent_found() -> None:
    town = scene(place={"red": 6, "blue": "ruin"}, score={"blue": 2}).turn("red 1")
    (turn,) = town.game.view(None)["turns"]
    assert (turn["seat"], turn["gain"]) == (0, [0, 7, 0, -2, 0])


@pytest.mark.rule("H-22")
def test_in_the_church_there_is_nothing_to_find() -> None:
    town = scene(place={"red": 6}, score={"yellow": 9, "green": 0}).turn("red 1")
    assert (town.score["yellow"], town.score["green"]) == (9, 0)


@pytest.mark.rule("H-23")
def test_agents_in_the_ruin_lose_three() -> None:
    town = scene(place={"red": 6, "blue": "ruin", "green": "ruin"}, score={"blue": 20, "green": 3}).turn("red 1")
    assert (town.score["blue"], town.score["green"]) == (17, 0)


@pytest.mark.rule("H-24")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_no_stone_goes_back_beyond_the_start(before: int, after: int) -> None:
    town = scene(place={"red": 6, "blue": "ruin"}, score={"blue": before}).turn("red 1")
    assert town.score["blue"] == after
