"""The expert game's tips: due at 29, secret until the end, five fields for each right one."""

import pytest
from tests.games.heimlich.town import Scene, scene

from backroom import Result, words

NOBODY = {0: "red - violet - blue - green -", 1: "yellow - violet - blue - green -", 2: "yellow - red - blue - green -"}
"""What Ada (yellow), Ben (red) and Cleo (violet) write who suspect nobody."""

EVERYBODY = {
    0: "red 1 violet 2 blue - green -",
    1: "yellow 0 violet 2 blue - green -",
    2: "yellow 0 red 1 blue - green -",
}
"""What they write who know it all."""


def at_29(**more: int) -> Scene:
    """Ada has brought red's stone to 29."""
    return scene(rules="expert", place={"red": 3}, score={"red": 25, **more}, safe=4).turn("red 1")


@pytest.mark.rule("H-37")
def test_below_29_nobody_is_asked() -> None:
    town = scene(rules="expert", place={"red": 3}, score={"red": 24}, safe=4).turn("red 1")
    assert town.score["red"] == 28
    assert town.asked == {0: "ask-safe-any"}


@pytest.mark.rule("H-37")
@pytest.mark.parametrize("before", [25, 26, 31])
def test_at_29_or_beyond_all_write_their_tips(before: int) -> None:
    town = scene(rules="expert", place={"red": 3}, score={"red": before}, safe=4).turn("red 1")
    assert town.asked == {0: "ask-tips", 1: "ask-tips", 2: "ask-tips"}
    assert town.game.view(None)["phase"] == "tips"


@pytest.mark.rule("H-37")
def test_a_strays_stone_brings_it_on_as_well() -> None:
    town = scene(rules="expert", place={"green": 3}, score={"green": 25}, safe=4).turn("green 1")
    assert set(town.asked.values()) == {"ask-tips"}


@pytest.mark.rule("H-37")
def test_every_agent_gets_a_player_or_a_dash() -> None:
    town = at_29()
    refused = town.refuses(0, "tip red 1 violet 2")
    assert (refused.rule, refused.word) == ("H-39", "error-missing")
    assert "Blue and Green" in str(refused)
    town.tips(0, "red 1 violet - blue 2 green -")
    assert town.game.view(0)["tips"] == {"red": 1, "violet": None, "blue": 2, "green": None}


@pytest.mark.rule("H-37", "H-40")
def test_nobody_sees_anothers_tips() -> None:
    town = at_29()
    before = [town.game.view(seat) for seat in (None, 1, 2)]
    town.tips(0, EVERYBODY[0])
    for view, seat in zip(before, (None, 1, 2), strict=True):
        now = town.game.view(seat)
        assert {key for key in now if now[key] != view[key]} == {"waiting", "tipped"}
        assert now["tipped"] == [0]
        assert now["tips"] is None


@pytest.mark.rule("H-38")
def test_everybody_writes_at_once_in_any_order() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        town = at_29()
        number = town.game.question
        for seat in order:
            assert town.game.question == number
            town.tips(seat, NOBODY[seat])
        assert town.asked == {0: "ask-safe-any"}
        assert town.log[-1] == "All tips are written and sealed."


@pytest.mark.rule("H-38")
def test_the_tips_come_before_the_safe_is_moved() -> None:
    town = at_29()
    assert town.refuses(0, "safe house-3").rule == "H-39"
    town.everybody_tips_nobody().puts_safe(3)
    assert town.on_turn == 1


@pytest.mark.rule("H-38")
def test_tips_are_due_once() -> None:
    town = at_29().everybody_tips_nobody().puts_safe(6)
    town.turn("red 2")
    assert town.score["red"] == 35
    assert town.asked == {1: "ask-safe-any"}


@pytest.mark.rule("H-38")
def test_once_also_when_all_stones_have_fallen_back_below_29() -> None:
    town = at_29().everybody_tips_nobody().puts_safe("ruin")
    town.game.state.place[1] = 10
    town.turn("red 1")
    assert town.score["red"] == 26
    town.puts_safe(3).turn("red 4")
    assert town.score["red"] == 29
    assert set(town.asked.values()) == {"ask-safe-any"}


@pytest.mark.rule("H-38")
def test_a_scoring_that_ends_the_game_still_asks_for_tips_first() -> None:
    town = scene(rules="expert", place={"red": 9}, score={"red": 28, "blue": 33}, safe=10)
    town.game.state.place[3] = 9
    town.turn("red 1")
    assert town.score["blue"] == 42
    assert set(town.asked.values()) == {"ask-tips"}
    assert town.game.view(1)["owners"] is None
    town.everybody_tips_nobody()
    assert town.game.result is not None


@pytest.mark.rule("H-39")
def test_ones_own_agent_is_not_tipped() -> None:
    town = at_29()
    described = town.game.asked[1].describe()["fields"][0]
    assert [item["id"] for item in described["items"]] == ["yellow", "violet", "blue", "green"]
    assert [value["id"] for value in described["values"]] == ["0", "2", "-"]
    assert town.refuses(1, "tip red - yellow - violet - blue - green -").rule == "H-39"
    assert town.refuses(1, "tip yellow 1 violet - blue - green -").rule == "H-39"


@pytest.mark.rule("H-39")
def test_each_fellow_player_is_named_at_most_once() -> None:
    town = at_29()
    refused = town.refuses(0, "tip red 1 violet 1 blue - green -")
    assert (refused.rule, refused.word) == ("H-39", "error-once")
    assert "Player 2 may be named only once" in str(refused)
    assert words.say("de", "heimlich", refused.word, refused.args_said) == "Spieler 2 darf nur einmal genannt werden."
    town.tips(0, "red - violet - blue - green -")


@pytest.mark.rule("H-39")
@pytest.mark.parametrize(
    ("tip", "word"),
    [
        ("red 1 red 2 violet - blue - green -", "error-item-twice"),
        ("red 7 violet - blue - green -", "error-value"),
        ("red 1 violet 2 blue - green - orange -", "error-too-much"),
        ("orange 1 red - violet - blue - green -", "error-item"),
        ("", "error-missing"),
    ],
)
def test_slips_of_the_pencil(tip: str, word: str) -> None:
    refused = at_29().refuses(0, f"tip {tip}")
    assert (refused.rule, refused.word) == ("H-39", word)


@pytest.mark.rule("H-40")
def test_tips_cannot_be_changed_later() -> None:
    town = at_29().tips(0, NOBODY[0])
    assert town.refuses(0, f"tip {EVERYBODY[0]}").word == "error-not-asked"
    town.tips(1, NOBODY[1]).tips(2, NOBODY[2])
    assert town.refuses(1, f"tip {EVERYBODY[1]}").word == "error-not-asked"
    assert town.game.view(0)["tips"] == {"red": None, "violet": None, "blue": None, "green": None}


@pytest.mark.rule("H-40")
def test_nobody_sees_them_until_the_end_and_then_everybody_does() -> None:
    town = at_29()
    for seat in range(3):
        town.tips(seat, EVERYBODY[seat])
    for onlooker in (None, 0, 1, 2):
        assert town.game.view(onlooker)["revealed_tips"] is None
    town.puts_safe(6).game.state.score[1] = 40
    town.turn("red 2")
    for onlooker in (None, 0, 1, 2):
        assert town.game.view(onlooker)["revealed_tips"] == [
            {"red": 1, "violet": 2, "blue": None, "green": None},
            {"yellow": 0, "violet": 2, "blue": None, "green": None},
            {"yellow": 0, "red": 1, "blue": None, "green": None},
        ]


def ended(tips: dict[int, str], **score: int) -> Scene:
    """The stones lie as told, red's reaches 42, and the tips are those."""
    town = scene(rules="expert", place={"red": 3}, score={"red": 38, **score}, safe=4)
    town.turn("red 1")
    for seat, tip in tips.items():
        town.tips(seat, tip)
    return town


@pytest.mark.rule("H-41")
def test_five_fields_for_every_fellow_players_agent_named_rightly() -> None:
    town = ended({0: EVERYBODY[0], 1: NOBODY[1], 2: "yellow 1 red 0 blue - green -"}, yellow=20, violet=30)
    assert town.score == {"yellow": 30, "red": 42, "violet": 30, "blue": 0, "green": 0}
    assert town.game.view(None)["rightly_named"] == [2, 0, 0]
    assert "Ada has unmasked Red and Violet: 10 more points." in town.log
    assert "Ben has unmasked nobody." in town.log


@pytest.mark.rule("H-41")
def test_strays_and_ones_own_agent_bring_nothing() -> None:
    """Ben knows both strays for what they are, and himself; that earns him nothing."""
    town = ended(NOBODY, blue=17)
    assert town.score == {"yellow": 0, "red": 42, "violet": 0, "blue": 17, "green": 0}


@pytest.mark.rule("H-41")
def test_strays_taken_for_strays_are_read_out_as_right() -> None:
    town = ended({**NOBODY, 0: EVERYBODY[0], 1: "yellow - violet - blue 0 green -"})
    view = town.game.view(None)
    assert view["right_tips"] == [["red", "violet", "blue", "green"], ["green"], ["blue", "green"]]
    assert view["rightly_named"] == [2, 0, 0]
    assert view["tip_points"] == [10, 0, 0]
    assert "Ada has rightly taken Blue and Green for strays. That brings no points." in town.log
    assert "Ben has rightly taken Green for a stray. That brings no points." in town.log


@pytest.mark.rule("H-41")
def test_before_the_end_nobody_learns_which_tips_are_right() -> None:
    town = at_29()
    for seat in range(3):
        town.tips(seat, EVERYBODY[seat])
    for onlooker in (None, 0, 1, 2):
        view = town.game.view(onlooker)
        assert {view[key] for key in ("right_tips", "rightly_named", "tip_points", "furthest")} == {None}


@pytest.mark.rule("H-41")
def test_a_player_suspected_behind_a_stray_brings_nothing_and_costs_nothing() -> None:
    town = ended({**NOBODY, 0: "red - violet - blue 1 green 2"}, yellow=20)
    assert town.score["yellow"] == 20


@pytest.mark.rule("H-41")
def test_stones_go_past_the_finish_into_a_second_lap() -> None:
    town = ended(EVERYBODY, yellow=41)
    assert town.score["red"] == 52
    assert town.score["yellow"] == 51


@pytest.mark.rule("H-42")
def test_the_best_after_the_tips_wins_though_another_was_first_at_the_finish() -> None:
    town = ended({**NOBODY, 2: EVERYBODY[2]}, violet=35)
    assert town.game.result == Result((2,), (0, 42, 45), "expert")
    assert town.log[-1] == "Cleo wins with 45 points."


@pytest.mark.rule("H-42")
def test_strays_are_left_aside() -> None:
    town = scene(rules="expert", place={"blue": 3}, score={"blue": 40, "violet": 12}, safe=4).turn("blue 1")
    town.everybody_tips_nobody()
    assert town.game.result == Result((2,), (0, 0, 12), "expert")


@pytest.mark.rule("H-43")
def test_players_equally_far_ahead_share_the_win() -> None:
    town = ended({**NOBODY, 0: "red 1 violet - blue - green -", 2: EVERYBODY[2]}, yellow=37, violet=32)
    assert town.game.result == Result((0, 1, 2), (42, 42, 42), "expert")
    assert town.log[-1] == "Ada, Ben and Cleo share the win with 42 points."
