"""The report: who plays whom, and what is told of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import backroom
from backroom.games.cosa_nostra.house.habits import HABITS, TRICKS
from backroom.games.cosa_nostra.house.report import HONEST, CosaNostraReport, among, together, won_in
from backroom.kit import Chart, Table


def test_the_house_meets_the_others_and_itself() -> None:
    experiments = {experiment.name: experiment for experiment in CosaNostraReport().experiments(200)}
    assert experiments[among("random")].bots == ("house", "random", "random", "random")
    assert experiments[among("greedy")].seats == 4
    assert [experiments[together(seats)].seats for seats in (3, 4, 5)] == [3, 4, 5]
    assert {experiment.games for experiment in experiments.values()} == {200}


def test_a_habit_sits_among_house_players() -> None:
    report = CosaNostraReport()
    trick = next(iter(TRICKS))
    experiment = next(each for each in report.experiments(1) if each.name == trick)
    assert experiment.bots == (trick, "house", "house", "house")
    game = backroom.new_game("cosa_nostra", seats=4, options={"rounds": "3"}, seed=4)
    counts = report.play(experiment, 1, game, Random(1))
    assert sum(counts[f"won {kind}"] for kind in (trick, "house")) >= 1
    said = [entry.choice for entry in game.journal if entry.seat == 1]
    assert any(choice.startswith("offer ") and "pay 50000" in choice for choice in said)


def test_a_game_is_counted_round_by_round() -> None:
    report = CosaNostraReport()
    experiment = next(each for each in report.experiments(1) if each.name == together(3))
    game = backroom.new_game("cosa_nostra", seats=3, seed=4)
    counts = report.play(experiment, 0, game, Random(1))
    assert game.result is not None
    money = [counts[f"money after round {number}"] for number in (1, 2, 3, 4)]
    assert money == sorted(money)
    assert money[-1] == sum(game.result.scores)
    assert counts["deals"] >= 4
    assert counts["kept"] + counts["broken"] + counts["void"] == len(game.state.ledger)
    assert counts["deals"] / 4 <= counts["haggled"] < counts["deals"], "a quarter at least is haggled for"
    assert counts[f"won {HONEST}"] == counts[won_in(0)] == (0 in game.result.winners)


def test_tables_and_a_chart_tell_it() -> None:
    report = CosaNostraReport()
    counts = {experiment.name: Counter[str]() for experiment in report.experiments(10)}
    counts[among("greedy")] += Counter({"games": 10, "won house": 7})
    counts[together(4)] += Counter(
        {
            "games": 10,
            "deals": 55,
            "haggled": 22,
            "money after round 1": 200_000,
            "kept": 3,
            "broken": 1,
            f"won {HONEST}": 3,
        }
    )
    trick = next(iter(TRICKS))
    counts[trick] += Counter({"games": 200, f"won {trick}": 50})
    # In the ten deals that both played the habit won two that were lost without it, and lost one.
    counts[together(4)] += Counter({won_in(number): 1 for number in (0, 1, 2)})
    counts[trick] += Counter({won_in(number): 1 for number in (0, 1, 3, 4, 11)})
    wins, traded, habits, money = (part for part in report.findings(counts) if isinstance(part, Table))
    assert habits.rows[0] == (HONEST, "10", "30.0 %", "11 and 60 %", "")
    assert habits.rows[1] == (trick, "200", "25.0 %", "20 and 31 %", "+10.0 ± 35.2")
    assert habits.rows[2][-1] == "–"
    assert len(habits.rows) == 1 + len(HABITS)
    assert wins.rows[1] == ("greedy", "10", "70.0 %", "40 and 89 %")
    assert traded.rows[1][2:6] == ("5.5", "40.0 %", "75.0 %", "25.0 %")
    assert money.rows[1][:2] == ("4", "20")
    (chart,) = (part for part in report.findings(counts) if isinstance(part, Chart))
    assert [line.name for line in chart.lines] == ["3 seats", "4 seats", "5 seats"]
    assert chart.lines[1].points[0] == (1, 20)
