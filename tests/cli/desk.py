"""Somebody at a desk who has written down beforehand what to type, and a paper that keeps what was shown."""

from __future__ import annotations

import io
from typing import Any

from rich.console import RenderableType

from backroom.terminal.screen import Left, Paper, Screen


class Desk(Screen):
    """Types these lines, and leaves when there is none left."""

    def __init__(self, lines: list[str], **paper: Any) -> None:
        super().__init__()
        self.sent = io.StringIO()
        self.paper = Paper(file=self.sent, width=80, highlight=False, markup=False, emoji=False, **paper)
        self.lines = lines

    def read(self, prompt: RenderableType = "> ") -> str:
        self.paper.print(prompt, end="")
        line = self.next_line()
        self.show(*self.echo(line))
        return line

    def echo(self, line: str) -> tuple[str, ...]:
        """What the paper keeps of what is typed."""
        return (line,)

    def next_line(self) -> str:
        if not self.lines:
            raise Left
        return self.lines.pop(0)
