"""The report on Mafia de Cuba, in small: what it plays, and that every figure it needs is counted."""

from collections import Counter
from random import Random

import backroom
from backroom.arena import report
from backroom.games.mafia_de_cuba.house.report import COMPARED, NAMES, SEATS, SURENESS, FamilyReport
from backroom.kit import Chart, Table


def test_it_plays_every_number_of_seats_and_both_comparisons() -> None:
    played = {experiment.name: experiment for experiment in FamilyReport().experiments(10)}
    assert {experiment.seats for experiment in played.values()} == set(SEATS)
    assert played["rash"].bots == ("rash",) * COMPARED
    assert played["babbling"].bots == ("babbling",) * COMPARED


def test_its_findings_tell_shares_by_role_and_both_comparisons() -> None:
    found = report("mafia_de_cuba", games=1, seed=3)
    titles = [part.title for part in found if isinstance(part, Table)]
    assert titles == [
        "Of those who had this role, how many won",
        "How the games ended",
        "How many of each there were in a game",
        "What reasoning is worth",
        "What a good lie is worth",
        "How many he accused in a game, by how sure he was of a thief",
        "How often he was right",
    ]
    chart = next(part for part in found if isinstance(part, Chart))
    assert len(chart.lines) == len(NAMES)
    assert [across for across, _ in chart.lines[0].points] == list(SEATS)


def test_every_accusation_is_counted_by_how_sure_the_godfather_was() -> None:
    played = next(experiment for experiment in FamilyReport().experiments(1) if experiment.name == "house 8")
    game = backroom.new_game("mafia_de_cuba", seats=8, seed=4)
    counts = FamilyReport().play(played, 0, game, Random(4))
    words = [(event["word"], event["args"].get("loot", "")) for event in game.story(None)]
    accused = [word for word, _ in words if word == "log-accuses"]
    assert sum(counts[f"sure {sure}"] for sure in SURENESS) == len(accused) > 0
    found = sum(word == "log-shows" and loot.startswith("@diamonds") for word, loot in words)
    assert sum(counts[f"sure {sure} right"] for sure in SURENESS) == found


def test_shares_are_of_those_who_had_the_role() -> None:
    one = Counter(
        {"games": 2, "godfather": 2, "godfather won": 1, "thief": 4, "thief won": 1, "thief out": 2, "ended thieves": 1}
    )
    counts = {experiment.name: one for experiment in FamilyReport().experiments(1)}
    shares = next(part for part in FamilyReport().findings(counts) if isinstance(part, Table))
    rows = {row[0]: row[1] for row in shares.rows}
    assert rows["Godfather"] == "50.0 %"
    assert rows["thief"] == "25.0 %"
    assert rows["agent"] == "–"
