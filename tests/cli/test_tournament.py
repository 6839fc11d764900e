"""`tournament` at the command line, players from outside in every command, and one game out of many told again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.children import PATIENCE, interruptible

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYER = f"exec@60:{sys.executable} {Path(__file__).resolve().parents[2] / 'docs' / 'players' / 'first.py'}"
SMALL = ("tournament", "heimlich", "--seats", "2", "--bot", "greedy", "--bot", "random", "--deals", "3", "--seed", "7")


def test_a_tournament_for_programs(run: Callable[..., Any]) -> None:
    figures = json.loads(run(*SMALL, "--json").out)
    assert (figures["deals"], figures["games"], figures["bots"]) == (3, 18, ["greedy", "random"])


def test_one_kind_of_hosts_at_the_command_line(run: Callable[..., Any], tmp_path: Path) -> None:
    said = run(*SMALL, "--among", "random", "--page", str(tmp_path), "--json")
    assert json.loads(said.out)["games"] == 3 * (2 + 1)
    page = (tmp_path / "tournament-heimlich.md").read_text(encoding="utf-8")
    assert "--bot greedy --bot random --among random --deals 3" in page


@pytest.mark.parametrize(("lang", "word"), [("de", "Wertung"), ("en", "Rating")])
def test_a_tournament_for_people(run: Callable[..., Any], lang: str, word: str) -> None:
    said = run(*SMALL, "--lang", lang, "--jobs", "1")
    assert said.code == 0
    assert word in said.out
    assert "±" in said.out


def test_page_and_games_are_written_and_a_game_is_told_again(run: Callable[..., Any], tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    said = run(*SMALL, "--journals", str(games), "--page", str(tmp_path / "pages"))
    assert said.code == 0
    page = (tmp_path / "pages" / "tournament-heimlich.md").read_text(encoding="utf-8")
    assert "backroom tournament heimlich --seats 2 --bot greedy --bot random --deals 3 --seed 7" in page
    assert len(games.read_text(encoding="utf-8").splitlines()) == 18
    first, third = run("replay", str(games)), run("replay", str(games), "--number", "3")
    assert first.code == third.code == 0
    assert first.out != third.out
    assert "random" in third.out
    beyond = run("replay", str(games), "--number", "19")
    assert beyond.code == 1
    assert "19" in beyond.err


def test_ctrl_c_on_a_tournament_shows_and_keeps_what_was_played(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    os.mkfifo(games)
    bots = ("--bot", "greedy", "--bot", "random")
    many = ("--deals", "100000", "--seed", "7", "--jobs", "2", "--journals", str(games), "--json")
    child = subprocess.Popen(
        interruptible(sys.executable, "-m", "backroom", "tournament", "heimlich", "--seats", "2", *bots, *many),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with games.open(encoding="utf-8") as played:
        first = played.readline()
        os.killpg(child.pid, signal.SIGINT)  # as a terminal does: to every process of the group
        kept = [json.loads(line) for line in (first, *played)]
    said, complained = child.communicate(timeout=PATIENCE)
    figures = json.loads(said)
    assert child.returncode == 1
    assert figures["games"] == len(kept) == 6 * figures["deals"] > 0
    assert complained == f"Only {figures['deals']} of 100,000 deals were played to the end.\n"


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--precision", "0"), "--precision"),
        (("--precision", "much"), "--precision"),
        (("--bot", "greedy"), "at least two"),
        (("--bot", "exec:"), "exec:COMMAND"),
        (("--journals", "/no/such/folder/games"), "/no/such/folder"),
    ],
)
def test_a_wrong_wish_is_refused(run: Callable[..., Any], more: tuple[str, ...], says: str) -> None:
    said = run(*SMALL, *more)
    assert said.code in (1, 2)
    assert says in said.err


def test_a_program_plays_in_simulations_and_what_it_did_not_decide_is_said(run: Callable[..., Any]) -> None:
    nonsense = f"exec@60:{sys.executable} -c \"for line in open(0): print('nonsense', flush=True)\""
    said = run(
        "simulate", "heimlich", "--seats", "2", "--games", "1", "--bot", nonsense, "--bot", PLAYER, "--seed", "1"
    )
    assert said.code == 0
    assert "did not take" in said.out
    assert "nonsense" in said.out


def test_a_program_plays_in_the_terminal_and_says_why(run: Callable[..., Any], tmp_path: Path) -> None:
    kept = tmp_path / "evening.json"
    bots = ("--bot", PLAYER, "--bot", "greedy")
    said = run("play", "heimlich", "--seats", "2", "--people", "0", *bots, "--seed", "1", "--save", str(kept))
    assert said.code == 0
    assert "the first of" in said.out
    again = run("play", "--load", str(kept))
    assert again.code == 2
    assert "--bot" in again.err
