"""The end: a stone at the finish, cards up, and who was behind the winner."""

import pytest
from tests.games.heimlich.town import Scene, scene

from backroom import NotAsked, Result


def result(town: Scene) -> Result:
    assert town.game.result is not None
    return town.game.result


@pytest.mark.rule("H-28")
def test_field_41_is_not_yet_the_finish() -> None:
    town = scene(place={"red": 5}, score={"red": 34}).turn("red 2")
    assert town.score["red"] == 41
    assert town.game.result is None
    assert town.asked == {0: "ask-safe"}


@pytest.mark.rule("H-28")
@pytest.mark.parametrize("before", [35, 36, 41])
def test_the_game_ends_when_a_stone_reaches_the_finish_or_passes_it(before: int) -> None:
    town = scene(place={"red": 5}, score={"red": before}).turn("red 2")
    assert result(town).winners == (1,)
    assert town.asked == {}
    assert town.game.view(None)["phase"] == "over"
    with pytest.raises(NotAsked):
        town.puts_safe(3)


@pytest.mark.rule("H-28")
def test_also_when_the_stone_is_not_that_of_the_agent_at_the_safe() -> None:
    town = scene(cards="yellow red", place={"blue": 6, "red": 10}, score={"red": 33}).turn("blue 1")
    assert result(town) == Result((1,), (0, 43, 0), "finish")


@pytest.mark.rule("H-29")
def test_of_several_stones_the_one_furthest_past_the_finish_wins() -> None:
    town = scene(
        cards="yellow red violet",
        place={"yellow": 6, "red": 10, "violet": 9},
        score={"yellow": 35, "red": 35, "violet": 35},
    ).turn("yellow 1")
    assert result(town).scores == (42, 45, 44)
    assert result(town).winners == (1,)


@pytest.mark.rule("H-30")
def test_everybody_turns_up_their_card() -> None:
    town = scene(cards="green yellow blue", place={"blue": 6}, score={"blue": 40})
    assert town.game.view(1)["owners"] is None
    town.turn("blue 1")
    for seat in (None, 0, 1, 2):
        assert town.game.view(seat)["owners"] == [1, None, None, 2, 0]
    assert town.log[-4:] == [
        "Ada was behind Green.",
        "Ben was behind Yellow.",
        "Cleo was behind Blue.",
        "Cleo wins with 47 points.",
    ]


@pytest.mark.rule("H-31")
def test_who_is_behind_the_winning_agent_wins() -> None:
    town = scene(cards="green yellow blue", place={"blue": 6}, score={"blue": 40}).turn("blue 1")
    assert result(town) == Result((2,), (0, 0, 47), "finish")


@pytest.mark.rule("H-31")
def test_if_a_stray_comes_in_first_nobody_wins() -> None:
    town = scene(cards="yellow red violet", place={"blue": 6, "red": 8}, score={"blue": 40, "red": 37}).turn("blue 1")
    assert result(town) == Result((), (0, 45, 0), "stray")
    assert town.log[-1] == "Blue is ahead with 47 points, and belongs to nobody. Nobody wins."


@pytest.mark.rule("H-31")
def test_two_strays_level_ahead_are_both_named() -> None:
    town = scene(cards="yellow red violet", place={"blue": 6, "green": 8}, score={"blue": 36, "green": 35})
    town.turn("blue 1")
    assert result(town) == Result((), (0, 0, 0), "stray")
    assert town.log[-1] == "Blue and Green are level ahead with 43 points, and belong to nobody. Nobody wins."
    assert town.game.view(None)["furthest"] == ["blue", "green"]


@pytest.mark.rule("H-32")
def test_players_equally_far_ahead_share_the_win() -> None:
    town = scene(cards="yellow red violet", place={"yellow": 6, "violet": 8}, score={"yellow": 36, "violet": 35}).turn(
        "yellow 1"
    )
    assert result(town) == Result((0, 2), (43, 0, 43), "finish")
    assert town.log[-1] == "Ada and Cleo share the win with 43 points."


@pytest.mark.rule("H-32")
def test_a_stray_level_with_a_player_takes_nothing_away() -> None:
    town = scene(cards="yellow red violet", place={"yellow": 6, "blue": 8}, score={"yellow": 36, "blue": 35})
    town.turn("yellow 1")
    assert result(town).winners == (0,)
