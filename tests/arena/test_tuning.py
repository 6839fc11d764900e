"""Tuning on small numbers: bred by self-play, taken up again where it was left, proved on fresh deals."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from backroom import arena
from backroom.arena.tuning import named
from backroom.bots import RandomBot, bot_maker
from backroom.bots.temper import weights
from backroom.games import find
from backroom.kit import BadOption, Chair, Choice

if TYPE_CHECKING:
    from pathlib import Path


class Temper(NamedTuple):
    greed: float = 0.2
    idle: float = 1.0


USUAL = Temper()
GREEDY = find("heimlich").bots["greedy"]


class Moody(RandomBot):
    """Plays as greedily as its temper says."""

    def __init__(self, rng: Random | None = None, temper: Temper = USUAL) -> None:
        super().__init__(rng)
        self.temper = temper
        self.greedy = GREEDY(rng)

    def choose(self, chair: Chair) -> Choice:
        return self.greedy.choose(chair) if self.random() < self.temper.greed else super().choose(chair)


@pytest.fixture(autouse=True)
def moody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("heimlich"), "bots", {"moody": Moody, "random": RandomBot}, raising=False)


def begun() -> arena.Tuned:
    return arena.undertaking("heimlich", 2, "moody", [], {"rules": "basic"}, 3, 2)


def test_a_tuning_taken_up_again_ends_like_one_that_was_never_left() -> None:
    kept: list[str] = []
    with ThreadPoolExecutor(1) as one:
        whole = arena.tune(begun(), 2, 3, executor=one)
        half = begun()
        arena.tune(half, 1, 3, keep=lambda so_far: kept.append(json.dumps(so_far.as_json())), executor=one)
        again = arena.Tuned(**{**json.loads(kept[0]), "weights": {}, "evidence": {}})
        assert len(again.generations) == 1
        assert arena.tune(again, 2, 3, executor=one) == whole
    assert whole.weights.keys() == {"greed", "idle"}
    assert whole.evidence["deals"] == 3
    assert {"new among old", "old among new"} <= whole.evidence.keys()


@pytest.mark.parametrize("game", ["cosa_nostra", "heimlich", "mafia_de_cuba", "villa"])
def test_the_house_players_have_a_temper_to_tune(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    rules = find(game)
    tuned = arena.undertaking(game, rules.usual_seats, "house", [], None, 1, 1)
    changed = {name: 2 * value + 1 for name, value in tuned.usual.items()}
    tempered: Any = bot_maker(rules, named("house", changed))
    (temper,) = tempered.keywords.values()
    assert weights(temper) == pytest.approx(changed)


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(arena.NoTuning):
        arena.undertaking("heimlich", 2, "random", [], None, 1, 2)
    with pytest.raises(arena.NoTuning):
        arena.undertaking("heimlich", 2, "moody", ["greed"], None, 1, 2)
    with pytest.raises(BadOption):
        arena.undertaking("heimlich", 2, "moody", ["gred", "idle"], None, 1, 2)


def test_the_command_writes_weights_and_evidence_and_refuses_another_file(tmp_path: Path) -> None:
    from backroom.cli import main

    file = tmp_path / "tuned.json"
    wish = ["tune", "heimlich", "--bot", "moody", "--seats", "2", "--jobs", "1", "--into", str(file)]
    small = ["--generations", "1", "--deals", "1", "--evidence", "2", "--seed", "4"]
    assert main([*wish, *small]) == 0
    said: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert said["weights"].keys() == {"greed", "idle"}
    assert main([*wish, *small]) == 0
    assert main([*wish, *small, "--seats", "3"]) == 2
