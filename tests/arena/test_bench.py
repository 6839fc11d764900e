"""The figures of speed: measured side by side, counted alike."""

import json
import sys
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from backroom.arena import bench, peers, speed
from backroom.games import catalogue


def test_a_game_is_measured_by_its_middle_number_of_players() -> None:
    measured = bench(["heimlich"], rounds=1, seconds=0.01, with_peers=False)
    figures = measured.games["heimlich"]
    assert figures.seats == 5
    assert figures.decisions_per_second > 0
    assert figures.copy_us > 0
    assert figures.redeal_us > 0
    assert figures.view_us > 0
    assert (measured.peers, figures.ratio) == ({}, {})


def test_the_figures_are_plain_data_under_their_names() -> None:
    said = bench(["heimlich"], seats=2, rounds=1, seconds=0.01, with_peers=False).as_json()
    assert json.loads(json.dumps(said)) == said
    assert said["games"]["heimlich"].keys() == {
        "seats",
        "decisions_per_second",
        "copy_us",
        "view_us",
        "redeal_us",
        "ratio",
    }


def test_without_names_every_game_of_the_house_is_measured() -> None:
    assert bench(rounds=1, seconds=0.001, with_peers=False).games.keys() == catalogue().keys()


def test_peers_take_their_turn_in_every_round_and_give_the_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def peer(rng: Random) -> int:
        turns.append("peer")
        return 1

    monkeypatch.setattr(speed, "peers", lambda: {"a_peer": peer})
    monkeypatch.setattr(speed, "pace", lambda loop, rng, seconds: 50.0 * loop(rng) if loop is peer else 100.0)
    measured = bench(["heimlich"], rounds=3, seconds=0.01)
    assert turns == ["peer"] * 3
    assert measured.peers == {"a_peer": {"decisions_per_second": 50.0}}
    assert measured.games["heimlich"].ratio == {"a_peer": 2.0}


def test_a_peer_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    assert peers.peers() == {}


class Deck:
    """A game as OpenSpiel shows it: a card is dealt, a player acts, four times over."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.done) == 8

    def is_chance_node(self) -> bool:
        return len(self.done) % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(3, 0.5), (4, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.done.append(action)


def test_openspiels_dice_are_no_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in: Any = ModuleType("pyspiel")
    asked_for: list[Any] = []

    def load_game(*wish: Any) -> SimpleNamespace:
        asked_for.append(wish)
        return SimpleNamespace(new_initial_state=Deck)

    stand_in.load_game = load_game
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)
    assert peers.openspiel_hanabi()(Random(1)) == 4
    assert asked_for == [("hanabi", {"players": 5})]


class Hand:
    """A game as RLCard shows it: every step says what may follow."""

    def init_game(self) -> tuple[dict[str, list[str]], int]:
        self.left = 5
        return {"legal_actions": ["draw", "red-1"]}, 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: str) -> tuple[dict[str, list[str]], int]:
        assert action in {"draw", "red-1"}
        self.left -= 1
        return {"legal_actions": ["draw"]}, 1


def test_rlcards_steps_are_counted_as_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in: Any = ModuleType("rlcard.games.uno")
    stand_in.Game = Hand
    for name in ("rlcard", "rlcard.games"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "rlcard.games.uno", stand_in)
    assert peers.rlcard_uno()(Random(1)) == 5
