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
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.children import PATIENCE, interruptible

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


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.program = subprocess.Popen(
            interruptible(*BACKROOM, *arguments),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=SURROUNDINGS,
            start_new_session=True,
        )
        os.close(inside)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.begun = self.shown = self.all = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.keyboard)

    def wait_for(self, words: str) -> str:
        """Everything shown since the last time, up to these words, as plain text."""
        end = time.monotonic() + PATIENCE
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} never came; shown was {self.shown!r}"
            if select.select([self.keyboard], [], [], 0.2)[0]:
                try:
                    self.hear(os.read(self.keyboard, 65536))
                except OSError:
                    assert words in self.shown, f"ended without {words!r}: {self.shown!r}"
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
        pause, often = SETTLED
        asleep = 0
        while asleep < often:
            time.sleep(pause)
            stat = Path(f"/proc/{self.program.pid}/stat")
            asleep = asleep + 1 if not stat.exists() or stat.read_text().rpartition(") ")[2].startswith("S") else 0
        self.program.send_signal(signal.SIGINT)

    def end(self) -> int:
        return self.program.wait(timeout=PATIENCE)
