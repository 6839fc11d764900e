"""The report: which teams play what, and what is told of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import backroom
from backroom.games.villa.house.report import (
    CLAIRVOYANT,
    HANDICAPS,
    HOUSE,
    LEVELS,
    LOWER,
    OF_EACH_GAME,
    REGRET,
    SEATS,
    TEAMS,
    VillaReport,
)
from backroom.kit import Chart, Experiment, Findings, Table


def found(shares: dict[str, int], games: int = 200) -> Findings:
    """What is told if every team always wins so many games in a hundred."""
    report = VillaReport()
    counts = {}
    for experiment in report.experiments(games):
        played, won = experiment.games, shares[experiment.bots[0]]
        counts[experiment.name] = Counter(games=played, won=played * won // 100, hopeless=played // 10, decisions=3)
    return report.findings(counts)


EVEN = {"house": 95, "first": 20, "random": 0, "clairvoyant": 100}


def test_every_team_plays_every_level_of_the_rulebook() -> None:
    experiments = VillaReport().experiments(300)
    for rules in ("standard", "expert"):
        for handicap in map(str, HANDICAPS):
            for seats in SEATS:
                teams = {
                    experiment.bots[0]
                    for experiment in experiments
                    if experiment.games == 150
                    and experiment.seats == seats
                    and experiment.options.get("rules") == rules
                    and experiment.options.get("handicap") == handicap
                }
                assert teams == set(TEAMS)


def test_tables_and_charts_show_what_was_counted() -> None:
    findings = found(EVEN)
    standard, expert, lower, tips = (part for part in findings if isinstance(part, Table))
    assert len(standard.rows) == len(expert.rows) == len(LEVELS) * len(SEATS)
    assert standard.rows[0] == ("first game", "2", "95.0 %", "20.0 %", "0.0 %", "100.0 %")
    assert len(lower.rows) == len(LOWER) * (len(SEATS) + 1)
    assert lower.rows[0][-1] == "90.0 %", "twenty of the 200 deals are lost by counting"
    assert lower.rows[len(SEATS)][:3] == (str(LOWER[0]), "all", "95.0 %")
    assert tips.rows[-1][0] == "all four"
    by_handicap, _ = (part for part in findings if isinstance(part, Chart))
    assert [line.name for line in by_handicap.lines] == [
        "house, 2 seats",
        "house, 3 seats",
        "house, 4 seats",
        "clairvoyant, all seats",
    ]
    assert by_handicap.lines[-1].points[0] == (min(LOWER), 100)


def test_the_advice_follows_the_figures() -> None:
    def told(house: int) -> str:
        return " ".join(part for part in found(EVEN | {"house": house}) if isinstance(part, str))

    assert f"90 or more at handicap {min(LOWER)}" in told(95)
    assert "no level easy" in told(50)


def test_all_teams_are_counted_alike() -> None:
    """V-1: a win is one win, however many seats there are."""
    report, options = VillaReport(), {"guards": "first"}
    for team in TEAMS:
        game = backroom.new_game("villa", 3, options, seed=1)
        counts = report.play(Experiment(team, 3, (team,) * 3, game.options, 1), 0, game, Random(1))
        assert counts["games"] == 1
        assert counts["won"] == (game.result is not None and game.result.reason == "won")
        if team in (HOUSE, CLAIRVOYANT):
            assert counts["won"] == 1


def test_the_clairvoyant_gives_up_what_counting_shows_to_be_lost() -> None:
    game = backroom.new_game("villa", 2, {"guards": "random", "handicap": "-12"}, seed=1)
    counts = VillaReport().play(Experiment("", 2, (CLAIRVOYANT,) * 2, game.options, 1), 0, game, Random(1))
    assert counts == {"games": 1, "won": 0, "hopeless": 1}


def test_how_well_it_chooses_is_measured_on_some_decisions_of_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.games.villa.house.regret.WORLDS", 10)
    report = VillaReport()
    (experiment,) = (each for each in report.experiments(2) if each.name.endswith(REGRET))
    game = backroom.new_game("villa", 3, {**experiment.options, "handicap": "-8"}, seed=1)
    counts = report.play(experiment, 0, game, Random(1))
    assert game.result is not None
    assert counts["decisions"] == OF_EACH_GAME
    assert counts["regret"] >= 0
    assert "On 3 decisions at handicap" in str(found(EVEN)[-1])
