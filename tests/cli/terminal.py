"""A real terminal of 80 columns and 24 lines, with the program in it and somebody at its keyboard."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.children import PATIENCE, forks

from backroom.cli import main

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

BACKROOM = [sys.executable, "-m", "backroom"]
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
SURROUNDINGS = {**PLAIN, "LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm"}
SURROUNDINGS.pop("PYTHONIOENCODING", None)
COLUMNS, LINES = 80, 24
SETTLED = 0.05, 4
"""A program that sleeps so often when looked at so often waits for its keyboard."""
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
BEGUN = re.compile(r"\x1b\[?[0-9;]*$")


def enter(terminal: str, arguments: tuple[str, ...], *, started: bool) -> None:
    """Become the program in that terminal: started as a shell does it, or with everything imported already."""
    os.setsid()
    inside = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
    for number in range(3):
        os.dup2(inside, number)
    # Also where the tests themselves run deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if started:
        os.execve(sys.executable, [*BACKROOM, *arguments], SURROUNDINGS)
    os.environ.clear()
    os.environ.update(SURROUNDINGS)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, "w" if number else "r") for number in range(3))
    sys.argv[1:] = arguments
    sys.exit(main())


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, *arguments: str, started: bool = False) -> None:
        self.keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.program = forks.Process(target=enter, args=(os.ttyname(inside), arguments), kwargs={"started": started})
        self.program.start()
        # Kept open: a terminal that nobody has open, since the program has not come yet, reads as hung up.
        self.inside = inside
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.begun = self.shown = self.all = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.program.kill()
        self.program.join(PATIENCE)
        os.close(self.inside)
        os.close(self.keyboard)

    def wait_for(self, words: str) -> str:
        """Everything shown since the last time, up to these words, as plain text."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} never came; shown was {self.shown!r}"
            alive = self.program.is_alive()
            if select.select([self.keyboard], [], [], 0.2)[0]:
                self.hear(os.read(self.keyboard, 65536))
            else:
                assert alive, f"ended without {words!r}: {self.shown!r}"
        before, _, self.shown = self.shown.partition(words)
        return before + words

    def hear(self, shown: bytes) -> None:
        """Plain text without colours. What comes may end amid a character, or amid an order to the terminal."""
        text = self.begun + self.decoder.decode(shown)
        self.begun = "".join(BEGUN.findall(text))
        plain = COLOURS.sub("", text.removesuffix(self.begun)).replace("\r", "")
        self.shown += plain
        self.all += plain

    def asks(self, prompt: str = "\n> ") -> str:
        """Everything shown since the last time, up to the next prompt."""
        return self.wait_for(prompt)

    def screen(self) -> list[str]:
        """The lines that are on the screen now."""
        return self.all.rpartition("\x1b[3J")[2].split("\n")[-LINES:]

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def answer(self, line: str, prompt: str = "\n> ") -> str:
        """Type a line; what is shown then, up to the next prompt."""
        self.type(line)
        return self.asks(prompt)

    def interrupt(self) -> None:
        """Ctrl-C, as soon as a person could press it: a signal in the instant between a prompt and the reading of its
        answer would be heard only after that answer.
        """
        pid = self.program.pid
        assert pid is not None
        pause, often = SETTLED
        asleep = 0
        while asleep < often:
            time.sleep(pause)
            stat = Path(f"/proc/{pid}/stat")
            asleep = asleep + 1 if not stat.exists() or stat.read_text().rpartition(") ")[2].startswith("S") else 0
        os.kill(pid, signal.SIGINT)

    def end(self) -> int | None:
        self.program.join(PATIENCE)
        return self.program.exitcode
