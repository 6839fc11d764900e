"""Before the move: what would it do?"""

from __future__ import annotations

import pytest
from tests.games.heimlich.town import Scene, scene

from backroom.kit import IllegalChoice
from backroom.words import say


def said(town: Scene, seat: int, choice: str) -> list[str]:
    return [say("en", "heimlich", word, args) for word, args in town.game.weigh(seat, choice).sayings]


def marked(town: Scene, seat: int, choice: str) -> dict[str, tuple[str, int | str | None]]:
    return {mark.on: (mark.sign, mark.much) for mark in town.game.weigh(seat, choice).marks}


def test_a_scoring_is_told_in_numbers_before_it_happens() -> None:
    town = scene(place={"red": 6, "blue": "ruin", "green": 10}, score={"blue": 2}, safe=7).rolls(1)
    assert said(town, 0, "move red 1") == ["A scoring: Red +7, Blue −2 and Green +10."]
    assert marked(town, 0, "move red 1") == {
        "agent-yellow": ("gain", "+0"),
        "agent-red": ("gain", "+7"),
        "agent-violet": ("gain", "+0"),
        "agent-blue": ("gain", "−2"),
        "agent-green": ("gain", "+10"),
    }
    town.moves("red 1")
    assert town.score == {"yellow": 0, "red": 7, "violet": 0, "blue": 0, "green": 10}


def test_without_one_it_tells_who_is_how_far_from_the_safe() -> None:
    town = scene(place={"red": 5, "blue": 8}, safe=7).rolls(1)
    assert said(town, 0, "move red 1") == ["No scoring.", "One roll from the safe at most: Red 1."]
    assert said(town, 0, "move yellow 1") == ["No scoring.", "One roll from the safe at most: Red 2 and Yellow 6."]
    assert marked(town, 0, "move yellow 1")["agent-blue"] == ("to-safe", 11)


def test_the_last_scoring_and_the_one_before_the_tips_say_so() -> None:
    town = scene(rules="expert", place={"red": 6}, score={"red": 35}).rolls(1)
    assert said(town, 0, "move red 1")[1:] == ["Then all write their tips.", "Then the game is over."]
    town = scene(rules="basic", place={"red": 6}, score={"red": 35}).rolls(1)
    assert said(town, 0, "move red 1")[1:] == ["Then the game is over."]
    assert said(scene(rules="expert", place={"red": 6}, score={"red": 21}).rolls(1), 0, "move red 1")[1:] == []


def test_a_new_place_for_the_safe_tells_who_gets_there_with_one_roll() -> None:
    town = scene(rules="expert", place={"red": 6, "blue": 3, "violet": 9}).turn("red 1")
    assert said(town, 0, "safe house-8") == ["One roll from the safe at most: Red 1 and Blue 5."]
    assert marked(town, 0, "safe house-7")["agent-red"] == ("to-safe", 12)
    town = scene(place=dict.fromkeys(("yellow", "red", "violet", "blue", "green"), 6)).turn("red 1")
    assert said(town, 0, "safe house-2") == ["One roll takes nobody to the safe."]


def test_tips_are_final_and_nothing_else_is() -> None:
    town = scene(rules="expert", place={"red": 6}, score={"red": 25}).rolls(1)
    assert not town.game.weigh(0, "move red 1").final
    assert town.game.weigh(1, "note red 0 hm") == ((), (), False)
    town.moves("red 1")
    assert town.game.weigh(1, "tip yellow - violet 2 blue - green -").final
    assert town.game.weigh(1, "note red 0 hm") == ((), (), False)


def test_what_breaks_a_rule_is_refused_as_if_it_were_played() -> None:
    town = scene().rolls(3)
    with pytest.raises(IllegalChoice) as refused:
        town.game.weigh(0, "move red 2")
    assert refused.value.rule == "H-14"
