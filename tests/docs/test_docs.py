"""The documents are true: their Python runs, their links lead somewhere, and nothing public goes unexplained."""

from __future__ import annotations

import inspect
import re
import runpy
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import typer.main

import backroom
from backroom import arena, cli, kit
from backroom.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
COMMANDS: dict[str, Any] = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path, language: str) -> list[tuple[int, str]]:
    """The blocks of code on a page, each with the line it begins in."""
    text = path.read_text(encoding="utf-8")
    return [(text[: found.start()].count("\n") + 2, found[2]) for found in BLOCK.finditer(text) if found[1] == language]


def script(path: Path) -> str:
    """All Python on a page, every line where it stands there, so that a failure points to it."""
    lines: list[str] = []
    for line, code in blocks(path, "python"):
        lines += [""] * (line - 1 - len(lines)) + code.splitlines()
    return "\n".join(lines)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_the_python_on_a_page_runs(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From top to bottom, as somebody would type it."""
    typed = tmp_path / path.with_suffix(".py").name
    typed.write_text(script(path), encoding="utf-8")
    runpy.run_path(str(typed))


def test_the_first_screen_plays_a_game_in_ten_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, code = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    (tmp_path / "ten.py").write_text(code, encoding="utf-8")
    runpy.run_path(str(tmp_path / "ten.py"))
    assert "winners" in capsys.readouterr().out


def test_the_first_screen_has_its_picture_and_the_two_commands() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert "make play" in first
    assert "make test" in first
    assert re.search(r"!\[[^\]]+\]\(docs/images/[\w-]+\.(png|webp)\)", first)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    links = [link for link in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"`backroom {command}" in (ROOT / "README.md").read_text(encoding="utf-8")


def typed_commands() -> Iterator[tuple[str, list[str]]]:
    """Every line that a page tells somebody to type after `backroom`."""
    for path in PAGES:
        for _, code in blocks(path, "sh"):
            for line in code.replace("\\\n", " ").splitlines():
                words = shlex.split(line, comments=True)
                if words[:1] == ["backroom"] and len(words) > 1:
                    yield f"{named(path)}: {line.split('#')[0].strip()}", words[1:]


@pytest.mark.parametrize(("_", "words"), list(typed_commands()), ids=lambda part: part if isinstance(part, str) else "")
def test_what_one_is_told_to_type_makes_sense(_: str, words: list[str]) -> None:
    command = COMMANDS["serve" if words[0].startswith("-") else words[0]]
    options = {name for param in command.params for name in [*param.opts, *param.secondary_opts]} | {"--help"}
    assert [word for word in words if word.startswith("--") and word.partition("=")[0] not in options] == []
    games = [word for word in words[1:2] if words[0] in ("play", "rules", "simulate") and not word.startswith("-")]
    assert [game for game in games if game not in catalogue()] == []


@pytest.mark.parametrize("house", [backroom, kit, arena], ids=lambda module: module.__name__)
def test_every_public_name_is_explained(house: Any) -> None:
    silent = [
        name
        for name in house.__all__
        if (inspect.isclass(getattr(house, name)) or inspect.isfunction(getattr(house, name)))
        and not (getattr(house, name).__doc__ or "").strip()
    ]
    assert silent == []


@pytest.mark.parametrize("module", sorted((ROOT / "src").rglob("*.py")), ids=named)
def test_every_module_says_what_it_is(module: Path) -> None:
    assert module.read_text(encoding="utf-8").startswith('"""')
