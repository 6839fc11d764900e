"""The report on Mafia de Cuba, in small: what it plays, and that every figure it needs is counted."""

from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random

import pytest

import backroom
from backroom.games.mafia_de_cuba.house.findings import (
    COMPARED,
    LIES,
    NAMES,
    SCRIPTS,
    SEATS,
    TEMPERS,
    WITH_TWO,
    best_change,
    worth_of_ways,
)
from backroom.games.mafia_de_cuba.house.mixing import (
    LEARNERS,
    Curious,
    Learner,
    Tries,
    find,
    main,
    mixed,
    note,
    noted,
    play_round,
)
from backroom.games.mafia_de_cuba.house.report import CAST, SETTINGS, FamilyReport
from backroom.games.mafia_de_cuba.house.stories import WAYS
from backroom.games.mafia_de_cuba.house.temper import MIXTURE, SILENT_AT_MOST
from backroom.kit import Chart, Table


def test_it_plays_every_number_of_seats_every_script_and_every_liar() -> None:
    played = {experiment.name: experiment for experiment in FamilyReport().experiments(10)}
    assert {experiment.seats for experiment in played.values()} == set(SEATS)
    for script in SCRIPTS:
        assert played[f"{script} 6"].bots == (script,) * 6
    for lie in LIES:
        assert played[f"liar {lie}"].bots == (lie, *("house",) * (COMPARED - 1))
        assert played[f"liar {lie}"].games == 20
    assert [played[f"jokers {seats}"].options for seats in (6, 8, 10)] == [{"jokers": "2"}] * 3
    assert "jokers 12" not in played, "where two are usual already"
    assert SETTINGS.keys() == TEMPERS.keys()
    for name in SETTINGS:
        assert played[name].bots == played[name + WITH_TWO].bots == (name,) * COMPARED
    assert {bot for experiment in played.values() for bot in experiment.bots} == set(CAST)


def test_its_findings_tell_shares_by_role_and_all_comparisons() -> None:
    game = backroom.new_game("mafia_de_cuba", seats=6, seed=4)
    experiments = FamilyReport().experiments(1)
    counts = FamilyReport().play(experiments[0], 0, game, Random(4))
    found = FamilyReport().findings({experiment.name: counts for experiment in experiments})
    assert [part.title for part in found if isinstance(part, Table)] == [
        "What is wanted, and what is",
        "Of those who had this role, how many won",
        "The same with two jokers",
        "How the games ended",
        "How many of each there were in a game",
        "How sure he was of those he accused",
        "Godfathers who found everything",
        "Thieves who lie as people do",
        "Who wins at tables of another temper",
        "Ways to talk, at all tables together",
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
    assert sum(counts[f"sure {tenth}"] for tenth in range(10)) == len(accused) > 0
    found = sum(word == "log-shows" and loot.startswith("@diamonds") for word, loot in words)
    assert sum(counts[f"sure {tenth} right"] for tenth in range(10)) == found


def test_a_liar_is_counted_only_as_a_thief() -> None:
    played = next(experiment for experiment in FamilyReport().experiments(9) if experiment.name == "liar on")
    for number in range(4):
        game = backroom.new_game("mafia_de_cuba", seats=COMPARED, seed=number)
        counts = FamilyReport().play(played, number, game, Random(number))
        seat = played.seated(number).index("on")
        stole = game.state.role(seat) == "thief"
        assert counts["liar"] == counts["games"] == stole
        assert (game.result is not None) == stole, "other games are not worth playing on"


def test_shares_are_of_those_who_had_the_role() -> None:
    one = Counter({"games": 2, "godfather": 2, "godfather won": 1, "thief": 4, "thief won": 1, "ended thieves": 1})
    counts = {experiment.name: one for experiment in FamilyReport().experiments(1)}
    tables = [part for part in FamilyReport().findings(counts) if isinstance(part, Table)]
    shares = next(table for table in tables if table.title.startswith("Of those"))
    rows = {row[0]: row[1] for row in shares.rows}
    assert rows["Godfather"] == "50.0 % ± 69.3"
    assert rows["thief"] == "25.0 % ± 42.4"
    assert rows["agent"] == "–"
    wanted = {row[0]: row[1] for row in tables[0].rows}
    assert wanted["Godfather 40 to 70 %"] == "50.0 % ✓"
    assert wanted["nobody under 8 %"] == "thief 25.0 % ✓"
    assert wanted["sureness off by at most 10 points"] == "–"


def test_what_is_wanted_and_missed_is_said() -> None:
    house = Counter({"games": 100, "godfather": 100, "godfather won": 75, "thief": 300, "thief won": 6})
    house.update({"sure 5": 120, "sure 5 right": 84, "sure 5 in all": 66_000, "sure 7": 20, "sure 7 in all": 15_000})
    counts = {experiment.name: house for experiment in FamilyReport().experiments(1)}
    counts["givers 8"] = Counter({"games": 50, "godfather won": 42})
    counts |= {f"liar {lie}": Counter({"liar": 100, "liar won": 1}) for lie in LIES}
    counts["liar mum"] = Counter({"liar": 200, "liar won": 1})
    wanted = next(part for part in FamilyReport().findings(counts) if isinstance(part, Table))
    at_eight = [row[2] for row in wanted.rows]
    assert at_eight == ["75.0 % ✗", "thief 2.0 % ✗", "thief 2.0 % ✗", "givers +9 ✗", "off by 15 ✗", "–", "mum 0.25 ✗"]


def test_ways_to_talk_are_compared_where_the_same_were_open() -> None:
    """Whoever could only keep silent lost all the same; among those who had the choice, blaming the next won."""
    found = Counter(
        {
            "way thief on back+on": 10,
            "way thief on back+on won": 4,
            "way thief back back+on": 10,
            "way thief mum mum": 20,
        }
    )
    worth = {one.way: one for one in worth_of_ways(found, "thief")}
    assert {way: one[1:4] for way, one in worth.items()} == {
        "on": (10, 4, 20.0),
        "back": (10, 0, -20.0),
        "mum": (20, 0, 0.0),
    }
    assert worth["on"].margin == pytest.approx(196 * sqrt(5 / 22 * 17 / 22 / 20))
    assert worth["mum"].margin == 0, "there was nothing to compare it with"


def test_what_always_taking_a_way_gains_counts_every_case_by_all_who_were_in_it() -> None:
    """Hardly anybody kept silent where it would have paid, and many did where it did not."""
    found = Counter(
        {
            "way thief on mum+on": 90,
            "way thief on mum+on won": 10,
            "way thief mum mum+on": 10,
            "way thief mum mum+on won": 10,
            "way thief mum back+mum": 20,
            "way thief back back+mum": 20,
            "way thief back back+mum won": 20,
        }
    )
    worth = {one.way: one.gain for one in worth_of_ways(found, "thief")}
    assert worth["mum"] == pytest.approx((100 * 80 - 40 * 50) / 140)


@pytest.mark.parametrize(
    ("won", "told"), [(100, "thief on +10.0 ± 4.8 ✗"), (96, "thief on +8.0 ± 4.8 ✓"), (72, "thief back +4.0 ± 4.8 ✓")]
)
def test_a_way_that_gains_more_than_chance_explains_is_said(won: int, told: str) -> None:
    found = Counter({"way thief on back+on": 200, "way thief back back+on": 200, "way kid mum back+mum": 99})
    found.update({"way kid mum back+mum won": 99, "way kid back back+mum": 900})
    found.update({"way thief on back+on won": won, "way thief back back+on won": 160 - won})
    assert best_change(found) == told


class TestMixing:
    BOTH = frozenset(("back", "on"))

    def test_a_way_that_wins_is_taken_more_often_and_one_that_loses_less(self) -> None:
        learner = Learner(("back", "on"), {"back": 1.0, "on": 1.0})
        before = learner.mixture()
        tried = Tries({(self.BOTH, "back"): 50, (self.BOTH, "on"): 50})
        learner.learn(1, [(tried, Tries({(self.BOTH, "back"): 5, (self.BOTH, "on"): 25}))])
        after = learner.mixture()
        assert after["on"] > before["on"] == before["back"] > after["back"] > 0
        assert sum(after.values()) == pytest.approx(1.0)

    def test_a_way_is_not_blamed_for_the_cases_in_which_it_is_the_only_one(self) -> None:
        learner = Learner(("back", "on"), {"back": 3.0, "on": 1.0})
        before = learner.mixture()
        alone = frozenset(("on",))
        learner.learn(1, [(Tries({(alone, "on"): 50}), Tries())])
        assert learner.mixture() == pytest.approx(before)

    def test_everybody_who_has_something_to_hide_learns_among_ways_there_are(self) -> None:
        assert {*MIXTURE} - {*LEARNERS} == {"loyal", "killer"}
        assert all(set(ways) <= set(WAYS) for ways in LEARNERS.values())
        assert all(set(ways) <= set(WAYS) for ways in MIXTURE.values())

    def test_it_goes_on_from_its_notes(self, tmp_path: Path) -> None:
        notes = tmp_path / "notes.json"
        learners = {role: Learner(ways, MIXTURE[role]) for role, ways in LEARNERS.items()}
        assert noted(notes, learners) == 0
        learners["thief"].regret["veil"] = 0.7
        note(notes, 3, learners)
        others = {role: Learner(ways, MIXTURE[role]) for role, ways in LEARNERS.items()}
        assert noted(notes, others) == 3
        assert mixed(others) == mixed(learners) != mixed({"thief": Learner(LEARNERS["thief"], MIXTURE["thief"])})

    def test_a_round_counts_the_ways_of_all_who_spoke(self) -> None:
        learners = {role: Learner(ways, MIXTURE[role]) for role, ways in LEARNERS.items()}
        tried, won, found = play_round(mixed(learners), 6, range(3))
        assert 0 <= found <= 3
        spoke = [(role, *case) for role in tried for case in tried[role]]
        assert len(spoke) > 3
        for role, open_to, way in spoke:
            assert way in open_to
            assert won[role][open_to, way] <= tried[role][open_to, way]

    def test_nobody_learns_to_say_nothing_at_all(self) -> None:
        learner = Learner(("on", "back", "mum"), {"on": 1.0, "back": 1.0})
        every = frozenset(learner.ways)
        learner.learn(1, [(Tries({(every, way): 50 for way in every}), Tries({(every, "mum"): 50}))])
        mixture = learner.mixture()
        assert mixture["mum"] == SILENT_AT_MOST
        assert mixture["on"] == pytest.approx(mixture["back"]) == pytest.approx((1 - SILENT_AT_MOST) / 2)
        assert all(ways["mum"] <= SILENT_AT_MOST * sum(ways.values()) + 0.001 for ways in MIXTURE.values())

    def test_what_it_finds_is_the_mean_of_its_rounds_later_ones_counting_more(self) -> None:
        learner = Learner(("back", "on"), {"back": 1.0})
        learner.learn(1, [])
        learner.regret = {"back": 0.0, "on": 1.0}
        learner.learn(2, [])
        assert learner.found() == {"back": pytest.approx(0.335, abs=0.001), "on": pytest.approx(0.665, abs=0.001)}

    def test_somebody_curious_takes_ways_that_nobody_else_would(self) -> None:
        assert Curious(Random(1)).talks["agent"]["skim"] == Curious(Random(1)).talks["agent"]["veil"]
        assert Curious(Random(1)).mixture is MIXTURE, "but reckons with what the others do"

    def test_the_command_plays_every_table_in_every_round_and_goes_on_where_it_stopped(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        notes = tmp_path / "notes.json"
        arguments = ["mixing", "--games", "1", "--seats", "5", "6", "--notes", str(notes)]
        monkeypatch.setattr("sys.argv", [*arguments, "--rounds", "1"])
        main()
        assert "round 1: Godfather" in capsys.readouterr().out
        monkeypatch.setattr("sys.argv", [*arguments, "--rounds", "2"])
        main()
        assert "round 1:" not in (went_on := capsys.readouterr().out)
        assert "round 2:" in went_on
        in_one_go = find(2, 1, (5, 6), 1)
        assert f'"thief": {in_one_go["thief"]}' in went_on
        assert sum(in_one_go["thief"].values()) == pytest.approx(1.0, abs=0.01)
