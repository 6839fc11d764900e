"""Real terminals and pipes: poor ones, closed ones, and a key pressed in the middle."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest
from tests.children import PATIENCE
from tests.cli.terminal import BACKROOM, SURROUNDINGS, Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def hot_seat() -> Iterator[Terminal]:
    people = ("--people", "Ada", "--people", "Ben")
    with Terminal("play", "heimlich", *people, "--bot", "random", "--seed", "28", started=True) as terminal:
        yield terminal


def test_in_a_real_terminal_the_screen_is_wiped_with_all_that_scrolled_away(hot_seat: Terminal) -> None:
    hot_seat.wait_for("Press Enter")
    hot_seat.type("")
    hot_seat.wait_for("Your agent")
    hot_seat.wait_for("\n> ")
    hot_seat.type("red")
    assert "\x1b[H\x1b[2J\x1b[3J" in hot_seat.wait_for("Everybody else looks away.")
    hot_seat.type("quit")
    hot_seat.wait_for("File to save")
    hot_seat.type("")
    assert "\x1b[3J" in hot_seat.wait_for("It was not saved.")
    assert hot_seat.end() == 0


def test_ctrl_c_ends_with_a_sentence(hot_seat: Terminal) -> None:
    hot_seat.wait_for("Press Enter")
    hot_seat.interrupt()
    hot_seat.wait_for("File to save")
    hot_seat.interrupt()
    hot_seat.wait_for("It was not saved.")
    assert hot_seat.end() == 0


def test_ctrl_c_stops_a_long_simulation_with_its_figures_so_far() -> None:
    with Terminal("simulate", "heimlich", "--games", "2000000", "--bot", "random", started=True) as terminal:
        terminal.wait_for("Playing")
        terminal.interrupt()
        shown = terminal.wait_for("games were played to the end.")
        assert "/ 2000000" in shown
        assert "Traceback" not in shown
        assert terminal.end() == 1


def test_a_reader_may_walk_away() -> None:
    for command in (
        ["rules", "heimlich"],
        ["games"],
        ["--help"],
        ["play", "heimlich", "--people", "0", "--bot", "random"],
    ):
        with subprocess.Popen(
            [*BACKROOM, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=SURROUNDINGS
        ) as program:
            assert program.stdout is not None
            assert program.stderr is not None
            program.stdout.close()
            assert program.stderr.read() == b""
        assert program.returncode == 0, command


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_a_poor_terminal_shows_what_it_can(encoding: str) -> None:
    said = subprocess.run(
        [*BACKROOM, "play", "heimlich", "--bot", "random", "--lang", "de", "--seed", "200"],
        input="grün 1 rot\n".encode(encoding, "replace") + b"\xff\xfe\x00\n",
        capture_output=True,
        env={**SURROUNDINGS, "PYTHONIOENCODING": encoding, "LC_ALL": "C"},
        timeout=PATIENCE,
        check=False,
    )
    assert said.returncode == 0
    assert said.stderr == b""
    shown = said.stdout.decode(encoding)
    assert ("Behalte es fuer dich." if encoding == "ascii" else "Behalte es für dich.") in shown


def test_a_program_without_any_keyboard() -> None:
    said = subprocess.run(
        [*BACKROOM, "play", "heimlich", "--bot", "random"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=SURROUNDINGS,
        timeout=PATIENCE,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.endswith("It was not saved.\n")
