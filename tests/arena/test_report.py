"""A game's report: its experiments on the same deals, the same figures again, and a page with tables and charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from backroom import arena
from backroom.arena.reporting import NoReport, write_report
from backroom.games import catalogue, find
from backroom.kit import BadOption, Chart, Experiment, Findings, Line, Report, Table, percent

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Mapping
    from pathlib import Path

    from backroom.kit import Game


class Rolls(Report):
    """Who wins, and what was rolled first."""

    games = 6

    def experiments(self, games: int) -> list[Experiment]:
        return [Experiment(bot, 3, (bot,) * 3, {"start": "0"}, games) for bot in ("random", "greedy")]

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        super().count(game, seated, counts)
        counts[f"first {next(entry.choice for entry in game.journal if entry.choice.startswith('roll'))}"] += 1

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        rows = [(name, percent(counted[f"won {name}"], counted["games"])) for name, counted in counts.items()]
        first = [{key: counted[key] for key in counted if key.startswith("first")} for counted in counts.values()]
        line = Line("wins", [(number, counted["games"]) for number, counted in enumerate(counts.values())])
        chart = Chart("Games", "bot", "games", [line])
        return [str(first[0] == first[1]), Table("Wins", ("bot", "share"), rows), chart]


@pytest.fixture
def rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("heimlich")), "report", Rolls())


@pytest.mark.usefixtures("rolls")
def test_all_experiments_meet_the_same_deals_and_the_same_seed_finds_the_same() -> None:
    with arena.pool(2) as executor:
        found = arena.report("heimlich", seed=3, executor=executor)
    assert found[0] == "True"
    assert found == arena.report("heimlich", 6, seed=3)
    assert found != arena.report("heimlich", 7, seed=4)


@pytest.mark.usefixtures("rolls")
def test_the_page_has_tables_and_pictures_that_are_always_the_same(tmp_path: Path) -> None:
    findings = arena.report("heimlich", 2, seed=1)
    page = write_report("heimlich", "Heimlich & Co", "backroom report heimlich", findings, tmp_path / "deep" / "down")
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Heimlich & Co\n\nWritten by `backroom report heimlich`.\n")
    assert "| bot | share |\n| --- | ---: |\n| random | " in text
    assert "![Games](heimlich-games.svg)" in text
    drawn = (page.parent / "heimlich-games.svg").read_bytes()
    write_report("heimlich", "Heimlich & Co", "backroom report heimlich", findings, page.parent)
    assert (page.parent / "heimlich-games.svg").read_bytes() == drawn


def test_a_game_without_a_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("heimlich")), "report", None)
    with pytest.raises(NoReport, match="heimlich"):
        arena.report("heimlich")


@pytest.mark.usefixtures("rolls")
def test_no_games_are_no_report() -> None:
    with pytest.raises(BadOption):
        arena.report("heimlich", 0)


def test_every_report_of_the_house_names_seats_and_options_that_exist() -> None:
    for rules in catalogue().values():
        experiments = [] if rules.report is None else rules.report.experiments(1)
        assert len({experiment.name for experiment in experiments}) == len(experiments)
        for experiment in experiments:
            rules.check_seats(experiment.seats)
            rules.settle_options(experiment.seats, experiment.options)
            assert len(experiment.bots) == experiment.seats
