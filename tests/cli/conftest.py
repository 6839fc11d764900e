"""A guest at the command line."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple

import pytest

from backroom.cli import main
from backroom.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable


class Said(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        return self.out + self.err


Run = "Callable[..., Said]"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Run a command as somebody types it, with these lines on the keyboard."""
    for name, value in {"COLUMNS": "80", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}.items():
        monkeypatch.setenv(name, value)
    for rules in catalogue().values():
        # Names out of a game's world come and go; here everybody knows who is a bot.
        monkeypatch.setattr(type(rules), "names", ())
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "BACKROOM_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str | list[str] = "") -> Said:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capsys.readouterr()
        code = main(arguments)
        out, err = capsys.readouterr()
        said = Said(code, out, err)
        assert "Traceback" not in said.all
        return said

    return run
