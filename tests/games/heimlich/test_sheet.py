"""What everybody could have counted: the trail of the last round, and the detective's sheet."""

from __future__ import annotations

from typing import Any

from tests.games.heimlich.town import Scene, scene


def cell(town: Scene, seat: int, agent: str) -> dict[str, Any]:
    found: dict[str, Any] = town.game.view(None)["sheet"][seat]["by_agent"][agent]
    return found


def test_nobody_has_done_anything_yet() -> None:
    view = scene().game.view(None)
    assert view["trail"] == [{"id": seat, "turn": None, "moves": []} for seat in range(3)]
    assert view["sheet"] == [{"id": seat, "by_agent": {}} for seat in range(3)]


def test_the_trail_has_everybodys_last_turn_and_no_other() -> None:
    town = scene(place={"red": "ruin"}).turn("red 2 blue 1").turn("blue 3").turn("green 1").turn("red 1")
    assert town.game.view(1)["trail"] == [
        {"id": 0, "turn": 4, "moves": [{"agent": "red", "from": 1, "to": 2}]},
        {"id": 1, "turn": 2, "moves": [{"agent": "blue", "from": 1, "to": 4}]},
        {"id": 2, "turn": 3, "moves": [{"agent": "green", "from": 0, "to": 1}]},
    ]


def test_steps_and_the_ruin_are_counted_by_player_and_agent() -> None:
    town = scene(place={"red": 10, "blue": "ruin"})
    town.turn("red 1 blue 2").turn("red 3").turn("blue 1").turn("red 1")
    assert cell(town, 0, "red") == {
        "steps": 2,
        "into_ruin": 1,
        "out_of_ruin": 0,
        "scored": 0,
        "turns": [[1, 10, 11, None], [4, 2, 3, None]],
    }
    assert cell(town, 0, "blue") | {"turns": []} == {
        "steps": 2,
        "into_ruin": 0,
        "out_of_ruin": 1,
        "scored": 0,
        "turns": [],
    }
    assert cell(town, 1, "red")["out_of_ruin"] == 1
    assert cell(town, 2, "blue")["steps"] == 1


def test_what_a_scoring_brings_counts_for_whoever_set_it_off() -> None:
    town = scene(place={"red": 6, "green": 9, "blue": "ruin"}, score={"blue": 2}).turn("red 1")
    assert cell(town, 0, "red") == {
        "steps": 1,
        "into_ruin": 0,
        "out_of_ruin": 0,
        "scored": 7,
        "turns": [[1, 6, 7, 7]],
    }
    # Who was not moved has the turn all the same, for what it found; who found nothing has not.
    assert cell(town, 0, "green") | {"turns": []} == {
        "steps": 0,
        "into_ruin": 0,
        "out_of_ruin": 0,
        "scored": 9,
        "turns": [],
    }
    assert cell(town, 0, "green")["turns"] == [[1, 9, 9, 9]]
    assert cell(town, 0, "blue")["scored"] == -2
    assert "yellow" not in town.game.view(None)["sheet"][0]["by_agent"]


def test_a_copy_of_the_game_counts_for_itself() -> None:
    town = scene(place={"red": 6}).rolls(1)
    twin = town.game.copy()
    town.moves("red 1")
    assert twin.view(None)["sheet"][0]["by_agent"] == {}
    assert twin.view(None)["trail"][0]["turn"] is None


def test_the_distance_to_the_safe_is_on_the_table() -> None:
    assert scene(place={"red": 6, "blue": 7}).game.view(None)["to_safe"] == [7, 1, 7, 12, 7]
