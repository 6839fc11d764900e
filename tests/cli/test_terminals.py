"""Real terminals and pipes: poor ones, closed ones, and a key pressed in the middle."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

BACKROOM = [sys.executable, "-m", "backroom"]
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
SURROUNDINGS = {**PLAIN, "LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"}


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, inside = pty.openpty()
        self.program = subprocess.Popen(
            [*BACKROOM, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=SURROUNDINGS,
            start_new_session=True,
        )
        os.close(inside)
        self.shown = ""

    def wait_for(self, words: str) -> str:
        """Everything shown since the last time, up to these words."""
        end = time.monotonic() + 30
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} never came; shown was {self.shown!r}"
            if select.select([self.keyboard], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.keyboard, 65536).decode()
                except OSError:
                    assert words in self.shown, f"ended without {words!r}: {self.shown!r}"
        before, _, self.shown = self.shown.partition(words)
        return before + words

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl-C, as soon as a person could press it: a signal in the instant between a prompt and the reading of its
        answer would be heard only after that answer.
        """
        time.sleep(0.5)
        self.program.send_signal(signal.SIGINT)

    def end(self) -> int:
        try:
            return self.program.wait(timeout=20)
        finally:
            if self.program.poll() is None:
                self.program.kill()
            os.close(self.keyboard)


@pytest.fixture
def hot_seat() -> Iterator[Terminal]:
    terminal = Terminal("play", "heimlich", "--people", "Ada", "--people", "Ben", "--bot", "random", "--seed", "28")
    yield terminal
    if terminal.program.poll() is None:
        terminal.program.kill()
        terminal.end()


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
    terminal = Terminal("simulate", "heimlich", "--games", "2000000", "--bot", "random")
    terminal.wait_for("Playing")
    time.sleep(0.5)
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
        timeout=60,
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
        timeout=60,
        check=False,
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.endswith("It was not saved.\n")
