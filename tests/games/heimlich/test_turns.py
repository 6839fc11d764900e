"""What everybody could write along: every turn, and how far it is to the safe. The rest is counted on the page."""

from __future__ import annotations

from typing import Any

from tests.games.heimlich.town import Scene, scene

from backroom.kit import window


def turns(town: Scene, seat: int | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = town.game.view(seat)["turns"]
    return found


def test_nobody_has_done_anything_yet() -> None:
    assert turns(scene()) == []


def test_every_turn_says_who_led_whom_how_far_and_where_all_stood_then() -> None:
    town = scene(place={"red": "ruin"}).turn("red 2 blue 1").turn("blue 3")
    assert (
        turns(town, 1)
        == turns(town)
        == [
            {"seat": 0, "steps": [0, 2, 0, 1, 0], "place": [0, 1, 0, 1, 0], "gain": None},
            {"seat": 1, "steps": [0, 0, 0, 3, 0], "place": [0, 1, 0, 4, 0], "gain": None},
        ]
    )


def test_a_turn_that_cracked_the_safe_says_what_all_found() -> None:
    town = scene(place={"red": 6, "green": 9, "blue": "ruin"}, score={"blue": 2}).turn("red 1")
    assert turns(town)[0]["place"] == [0, 7, 0, 11, 9]
    assert turns(town)[0]["gain"] == [0, 7, 0, -2, 9]


def test_a_copy_of_the_game_counts_for_itself() -> None:
    town = scene(place={"red": 6}).rolls(1)
    twin = town.game.copy()
    town.moves("red 1")
    assert len(turns(town)) == 1
    assert twin.view(None)["turns"] == []


def test_what_was_shown_before_is_shown_again_and_stays_as_it_was() -> None:
    town = scene(place={"red": "ruin"}).turn("red 2 blue 1")
    before = window.shown(town.game)
    (known,) = before["turns"]
    after = window.shown(town.turn("blue 3").game, before)
    assert after["turns"][0] is known
    assert before["turns"] == [known]
    assert after == window.shown(town.game)
    assert window.shown(town.game, after)["turns"] is after["turns"]


def test_the_distance_to_the_safe_is_on_the_table() -> None:
    assert scene(place={"red": 6, "blue": 7}).game.view(None)["to_safe"] == [7, 1, 7, 12, 7]
