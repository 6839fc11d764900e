"""`report`: a page with tables and charts, or a sentence that says why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.arena.test_report import Rolls

from backroom.games import find

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize(("lang", "word"), [("de", "Geschrieben:"), ("en", "Written:")])
def test_a_report_is_written(
    run: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(type(find("heimlich")), "report", Rolls())
    said = run("report", "heimlich", "--games", "2", "--into", str(tmp_path), "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{word} {tmp_path / 'heimlich.md'}\n"
    (tmp_path / "file").touch()
    said = run("report", "heimlich", "--games", "1", "--into", str(tmp_path / "file"), "--lang", lang)
    assert said.code == 1
    assert str(tmp_path / "file") in said.err


def test_a_game_without_a_report(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("heimlich")), "report", None)
    said = run("report", "heimlich")
    assert said.code == 1
    assert "heimlich" in said.err
