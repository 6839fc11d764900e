"""The report: read by somebody who counts, and played against the predecessor."""

from __future__ import annotations

from random import Random

import backroom
from backroom.games.heimlich.house.report import PLAYERS, READERS, HeimlichReport
from backroom.kit import Table


def test_every_experiment_is_played_counted_and_told() -> None:
    report = HeimlichReport()
    counts = {}
    for experiment in report.experiments(1):
        game = backroom.new_game("heimlich", experiment.seats, experiment.options, seed=3)
        counts[experiment.name] = report.play(experiment, 0, game, Random(3))
        found = counts[experiment.name]
        assert (found["games"], found["named"], found["first turns"] <= 4) == (1, 4, True)
        assert all(0 <= found[f"right {reader}"] <= 4 for reader in READERS)
    tables = [told for told in report.findings(counts) if isinstance(told, Table)]
    assert [table.title for table in tables] == [
        "Agents named rightly, basic game",
        "Agents named rightly, expert game",
        "Games won",
    ]
    assert all(len(row) == len(table.head) for table in tables for row in table.rows)


def test_an_expert_game_is_read_before_the_tips() -> None:
    """What is moved after the tips tells nobody anything any more."""
    report = HeimlichReport()
    experiment = next(each for each in report.experiments(1) if each.name == "expert predecessor read")
    game = backroom.new_game("heimlich", 4, experiment.options, seed=5)
    report.play(experiment, 0, game, Random(5))
    words = [event["word"] for event in game.story(None)]
    assert words.index("log-tips") < len(words) - 1
    early = report.play(experiment, 0, backroom.new_game("heimlich", 4, experiment.options, seed=5), Random(5))
    assert early["named"] == 4


def test_the_predecessor_is_a_house_player_of_another_temper() -> None:
    assert {type(PLAYERS[name](Random(1))) for name in ("house", "predecessor")} == {type(PLAYERS["house"](Random(1)))}
