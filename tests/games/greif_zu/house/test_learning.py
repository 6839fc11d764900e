"""Hunches are learned from how rounds ended at the real table."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from msgspec import json

import backroom
from backroom.games.greif_zu.house import learning
from backroom.games.greif_zu.house.hunch import Lessons, lessons
from backroom.games.greif_zu.house.learning import Lived, fates, learn, lived, surprise
from backroom.kit import LONGEST, Company


@cache
def notes() -> list[Lived]:
    return lived(1)


def test_every_action_is_noted_with_what_became_of_it() -> None:
    learned = lessons()
    assert len(notes()) > 4 * 3  # four players, three rounds, and rarely only one action in one of them
    for moment, hand, fate in notes():
        assert (len(moment), len(hand)) == (len(learned.moment[0]), len(learned.hand[0]))
        assert 0 <= fate < len(learned.fates)


@pytest.mark.parametrize("seed", range(4))
def test_the_guilty_come_to_nothing_and_the_innocent_are_ranked_by_their_money(seed: int) -> None:
    game = backroom.new_game("greif_zu", seats=4, seed=seed)
    Company(game, {seat: backroom.new_bot("greif_zu", "greedy") for seat in range(4)}).play(LONGEST)
    last, found = game.state.last, [*fates(game.state)]
    innocent = sorted((seat for seat in range(4) if not last.raid.verdicts[seat]), key=lambda seat: -last.money[seat])
    assert [found[seat] for seat in innocent] == [*range(1, len(innocent) + 1)]
    assert [found[seat] for seat in range(4) if seat not in innocent] == [0] * (4 - len(innocent))


def test_what_has_been_learned_from_is_less_of_a_surprise_and_more_so_each_time() -> None:
    learned = deepcopy(lessons())
    surprises = [surprise(learned, notes())]
    for _ in range(2):
        learn(learned, notes())
        surprises.append(surprise(learned, notes()))
    assert surprises[0] > surprises[1] > surprises[2]


def test_the_command_writes_what_it_has_learned_and_leaves_the_house_player_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = deepcopy(lessons())
    into = tmp_path / "hunches.json"
    monkeypatch.setattr("sys.argv", ["learning", "--games", "1", "--batch", "1", "--into", str(into)])
    learning.main()
    assert lessons() == before
    learned = Lessons(**json.decode(into.read_bytes()))
    assert learned != before
    assert [len(row) for row in learned.moment] == [len(row) for row in before.moment]
    assert "surprise" in capsys.readouterr().out
