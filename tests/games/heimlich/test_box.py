"""What lies in the box is what the rules are played with."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from backroom.games.heimlich import state
from backroom.games.heimlich.turn import DIE


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    return tomllib.loads((files("backroom.games.heimlich") / "cards.toml").read_text(encoding="utf-8"))


def test_the_agents(box: dict[str, Any]) -> None:
    assert tuple(agent["id"] for agent in box["agents"]) == state.AGENTS


def test_the_buildings_and_what_they_are_worth(box: dict[str, Any]) -> None:
    assert tuple(building["id"] for building in box["buildings"]) == state.BUILDINGS
    assert tuple(building["worth"] for building in box["buildings"]) == state.WORTH


def test_the_die_the_track_and_the_safe(box: dict[str, Any]) -> None:
    assert tuple(box["die"]["faces"]) == tuple(DIE)
    assert box["track"]["fields"] + 1 == state.FINISH
    assert box["track"]["tips_at"] == state.TIPS_AT
    assert box["track"]["tip_worth"] == state.TIP_WORTH
    assert box["safe"]["begins"] == state.BUILDINGS[state.FIRST_SAFE]


def test_everything_in_it_says_where_it_is_known_from(box: dict[str, Any]) -> None:
    entries = [*box["agents"], *box["buildings"], box["safe"], box["track"], box["die"]]
    assert {entry["source"] for entry in entries} == {"printed"}
