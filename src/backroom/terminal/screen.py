"""The screen and the keyboard: what is shown, what is typed, and wiping away what the next one must not see."""

import codecs
import os
import sys
from typing import Any, NoReturn, TextIO

import typer
from rich.console import Console, RenderableType
from rich.text import Text

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, wipe the screen, then what has scrolled away: in this order, since wiping pushes the screen up on some."""

STAND_INS = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...",
    "·": "-", "•": "*", "‹": "<", "›": ">", "→": "->", "×": "x", "█": "#", "▌": "#", "▒": ":", "░": ".",
}  # fmt: skip
"""What a terminal without these characters gets instead."""


class Left(Exception):
    """Nobody is at the keyboard any more: the input has ended, or somebody pressed Ctrl-C."""


class Stopped(Left):
    """Somebody pressed Ctrl-C while we waited for a line."""


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """For characters a terminal cannot show."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unknown = error.object[error.start : error.end]
    return "".join(STAND_INS.get(char, "?") for char in unknown), error.end


codecs.register_error("backroom-stand-in", stand_in)


def make_streams_forgiving() -> None:
    """No character that is typed or shown may end the program, whatever the terminal can do."""
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backroom-stand-in"),
        (sys.stderr, "backroom-stand-in"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


class Paper(Console):
    """A console whose reader may walk away in the middle (`backroom rules … | head`)."""

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        nobody_reads(sys.stdout)
        raise typer.Exit(0)


def nobody_reads(stream: TextIO) -> None:
    """What is still to come goes nowhere, also what Python itself flushes at its end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return


def visible(sentence: str) -> str:
    """A sentence may quote what stood in a file or was typed; nothing of that may steer the terminal."""
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in sentence)


class Screen:
    """Where an evening happens."""

    def __init__(self) -> None:
        self.paper = Paper(highlight=False, markup=False, emoji=False)

    def show(self, *shown: RenderableType, end: str = "\n") -> None:
        for renderable in shown or ("",):
            self.paper.print(renderable, end=end)

    def show_whole(self, sentence: str) -> None:
        """A sentence with something to copy in it: lines are not broken, so that a path stays in one piece."""
        self.paper.print(sentence, soft_wrap=True)

    def raw(self, text: str) -> None:
        """Text as it is, for another program to read."""
        self.paper.out(text, highlight=False)

    def grumble(self, sentence: str) -> None:
        """Something was wrong, and what to do about it."""
        self.show(Text(visible(sentence), "red"))

    def wipe(self) -> None:
        """Nothing of what was shown can be read again, not even by scrolling back."""
        if self.paper.is_terminal:
            self.paper.file.write(WIPE)
            self.paper.file.flush()
        else:
            self.show(Text("─" * 40, "dim"))

    def read(self, prompt: RenderableType = "> ") -> str:
        """A line that somebody types. Left if there is nobody."""
        try:
            self.paper.print(prompt, end="")
            self.paper.file.flush()
            line = input()
        except KeyboardInterrupt:
            self.show()
            raise Stopped from None
        except (EOFError, RuntimeError, ValueError, OSError) as gone:
            self.show()
            raise Left from gone
        if not typed_here():
            # What comes from a file or another program is not on the screen yet.
            self.show(line)
        return line.strip()


def typed_here() -> bool:
    stdin: Any = sys.stdin
    return stdin is not None and not stdin.closed and bool(stdin.isatty())
