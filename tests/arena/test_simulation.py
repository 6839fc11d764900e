"""Many games at once: the same outcome wherever they are played, and an honest count of who won."""

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from tests.children import PATIENCE, interruptible

import backroom
from backroom.arena import Blunder, Interrupted, Match, Tally, match, play_batch, simulate, simulation
from backroom.games import find
from backroom.kit import BadOption, BadSeat, Chair, Game, UnknownGame, begin

KEYS = ["games", "finished", "wins_by_bot", "wins_by_seat", "nobody", "mean_decisions", "decisions_per_second"]
KEYS += ["faults", "complaints"]


def outcome(**changed: Any) -> dict[str, Any]:
    """What a simulation says, but for its speed."""
    wish: dict[str, Any] = {
        "game": "heimlich",
        "seats": 4,
        "games": 24,
        "bots": ["greedy", "random"],
        "seed": 7,
    } | changed
    said = simulate(**wish).as_json()
    del said["decisions_per_second"]
    return said


def test_the_figures_have_their_names_and_are_plain_data() -> None:
    said = simulate("heimlich", 3, 10, ["random"], None, 5).as_json()
    assert list(said) == KEYS
    assert json.loads(json.dumps(said)) == said


def test_the_same_seed_gives_the_same_outcome_on_one_core_on_many_and_in_threads() -> None:
    alone = outcome(executor=ThreadPoolExecutor(1))
    with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(3) as threads:
        assert outcome(executor=processes) == alone
        assert outcome(executor=threads) == alone
    assert outcome() == alone
    assert outcome(seed=8) != alone


HOUSE_GAME = """
import hashlib, sys
import backroom
from backroom.arena.match import begun, play_seated
rules = backroom.find(sys.argv[1])
game, mind = begun(rules, rules.usual_seats, {}, 7, 0)
play_seated(game, ("house",) * rules.usual_seats, mind)
print(hashlib.sha256(game.save().encode()).hexdigest())
"""


@pytest.mark.parametrize("game", sorted(backroom.catalogue()))
def test_house_players_choose_the_same_in_every_process(game: str) -> None:
    """Python orders the words of a set anew in every process; nobody may choose by that."""
    played = {
        subprocess.run(
            [sys.executable, "-c", HOUSE_GAME, game],
            env={**os.environ, "PYTHONHASHSEED": order},
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        ).stdout
        for order in ("1", "2")
    }
    assert len(played) == 1


def test_every_game_is_counted() -> None:
    said = simulate("heimlich", 4, 60, ["random"], {"rules": "basic"}, 1)
    shared = sum(said.wins_by_seat) - (said.finished - said.nobody)
    assert said.games == said.finished == 60
    assert said.wins_by_bot == {"random": sum(said.wins_by_seat)}
    assert said.nobody > 0
    assert shared >= 0
    assert said.mean_decisions > 10


def test_a_shared_win_counts_one_for_each_winner() -> None:
    tally = Tally()
    tally.count((0, 2), ("house", "random", "random"))
    tally.count((), ("house", "random", "random"))
    assert (tally.finished, tally.nobody) == (2, 1)
    assert tally.wins_by_bot == {"house": 1, "random": 1}
    assert tally.wins_by_seat == {0: 1, 2: 1}


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random"], ["greedy", "random", "random"]])
def test_every_bot_plays_every_seat_equally_often(bots: list[str]) -> None:
    seats = 5
    played = Match.of("heimlich", seats, bots, None, 1)
    sat = [[played.seated(number)[seat] for number in range(seats)] for seat in range(seats)]
    assert all(sorted(row) == sorted(played.bots) for row in sat)
    assert set(played.bots) == set(bots)


def test_random_players_get_no_chair_no_view_and_no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("a simulation without listeners has built something for one")

    for built in ("chair", "view", "story", "tell"):
        monkeypatch.setattr(Game, built, forbidden)
    assert simulate("heimlich", 4, 20, ["random"], {"rules": "expert"}, 3).finished == 20


def test_the_lean_way_plays_the_very_games_that_random_bots_play_from_chairs() -> None:
    rules = find("heimlich")
    lean, seated = (begin(rules, 4, {"rules": "expert"}, Random(5).random) for _ in range(2))
    assert match.play_thoughtless(lean, Random(6)) == match.play_seated(seated, ("random",) * 4, Random(6))
    assert lean.journal == seated.journal


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("heimlich", 2, 10, ["greedy"], None, 1, progress=lambda done, games: told.append((done, games)))
    assert told[-1] == (10, 10)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize(
    ("changed", "refusal", "says"),
    [
        ({"game": "heimlig"}, UnknownGame, "heimlich"),
        ({"seats": 8}, BadSeat, "2 to 7"),
        ({"bots": ["greedi"]}, BadOption, "greedy"),
        ({"bots": ["random"] * 5}, BadOption, "4 seats"),
        ({"bots": []}, BadOption, "at least one"),
        ({"games": 0}, BadOption, "at least one"),
        ({"options": {"rules": "wild"}}, BadOption, "basic, expert"),
    ],
)
def test_a_wrong_wish_is_refused_in_a_sentence(changed: dict[str, Any], refusal: type[Exception], says: str) -> None:
    with pytest.raises(refusal) as refused:
        outcome(**changed)
    assert says in str(refused.value)


class Cheat:
    """Wants to move a point more than it has rolled."""

    def __init__(self, rng: Random | None = None) -> None: ...

    def choose(self, chair: Chair) -> str:
        return "move yellow 7"


def test_a_bot_that_blunders_is_named_with_the_game_it_blundered_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("heimlich"), "bots", {"cheat": Cheat}, raising=False)
    with pytest.raises(Blunder, match=r"game 0 of seed 9: cheat on seat \d: .*exactly"):
        simulate("heimlich", 2, 1, ["cheat"], None, 9)


def test_a_game_without_an_end_is_given_up_and_not_counted_as_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 5)
    tally = play_batch(Match.of("heimlich", 4, ["random"], None, 1), range(3))
    assert (tally.finished, tally.wins_by_bot) == (0, {})


def test_an_interrupted_simulation_says_what_was_played_by_then() -> None:
    def stop(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        simulate("heimlich", 4, 12, ["greedy"], None, 1, progress=stop, executor=ThreadPoolExecutor(1))
    assert stopped.value.simulation.games == 12
    assert stopped.value.simulation.finished == simulation.BATCH_THINKING


STOPPED_BY_CTRL_C = """
import time
from backroom.arena import Interrupted, simulate

def slow_bar(done, games):
    print(done, flush=True)
    time.sleep({pause})

try:
    simulate("heimlich", 4, 1_000_000, ["random"], None, 1, progress=slow_bar)
except Interrupted as stopped:
    print("stopped after", stopped.simulation.finished, flush=True)
"""


def a_simulation(pause: int) -> "subprocess.Popen[str]":
    """Another process in the midst of a million games, the leader of its own group."""
    child = subprocess.Popen(
        interruptible(sys.executable, "-c", STOPPED_BY_CTRL_C.format(pause=pause)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert child.stdout is not None
    child.stdout.readline()
    return child


@pytest.mark.parametrize("pause", [0, 60], ids=["while the games are played", "while the progress is drawn"])
def test_ctrl_c_ends_all_processes_without_a_traceback(pause: int) -> None:
    child = a_simulation(pause)
    os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to every process of the group
    said, complained = child.communicate(timeout=PATIENCE)
    assert "stopped after" in said
    assert complained == ""
    with pytest.raises(ProcessLookupError):
        os.killpg(child.pid, 0)


def test_a_killed_simulation_leaves_no_worker_behind() -> None:
    child = a_simulation(0)
    child.kill()
    _, complained = child.communicate(
        timeout=PATIENCE
    )  # comes back when the last who could still say something has gone
    assert complained == ""
