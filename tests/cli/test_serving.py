"""Opening the house from the command line: where, for whom, and what stands in the way."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING, Any

import pytest
from tests.children import PATIENCE, interruptible

from backroom.opening import announce
from backroom.server import addresses, app
from backroom.table.invited import Invited
from backroom.terminal.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from backroom.server.settings import Settings


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A house that only pretends to open, and the browser that it would have opened."""
    seen: dict[str, Any] = {}

    def pretend(settings: Settings, ready: Callable[[str, str | None], None], closing: Callable[[], None]) -> None:
        seen.update(settings=settings, closing=closing)
        ready("http://127.0.0.1:8808", "http://192.0.2.7:8808" if settings.lan else None)

    monkeypatch.setattr(app, "serve", pretend)
    monkeypatch.setattr("webbrowser.open", lambda address: seen.update(browser=address))
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())
    monkeypatch.setenv("DISPLAY", ":0")
    return seen


def test_the_name_alone_opens_the_house_in_the_browser(run: Callable[..., Any], opened: dict[str, Any]) -> None:
    said = run()
    assert said.code == 0
    assert "Backroom is open at http://127.0.0.1:8808" in said.out
    assert opened["browser"] == "http://127.0.0.1:8808"
    assert opened["settings"].host is None
    assert not opened["settings"].lan


@pytest.mark.parametrize("arguments", [["--no-browser"], ["--lang", "de", "--no-browser"], ["serve"]], ids=" ".join)
def test_no_browser_is_opened_where_none_is_wanted(
    run: Callable[..., Any], opened: dict[str, Any], arguments: list[str]
) -> None:
    said = run(*arguments)
    assert said.code == 0
    assert "browser" not in opened
    assert "http://127.0.0.1:8808" in said.out


def test_without_a_desktop_only_the_address_is_shown(
    run: Callable[..., Any], opened: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert "http://127.0.0.1:8808" in run().out
    assert "browser" not in opened


def test_the_living_room_gets_an_address_and_a_code(run: Callable[..., Any], opened: dict[str, Any]) -> None:
    said = run("--lan", "--no-browser", "--lang", "de")
    assert "Andere kommen dazu über http://192.0.2.7:8808" in said.out
    assert addresses.qr_terminal("http://192.0.2.7:8808").strip() in said.out
    assert opened["settings"].lan


def test_everything_about_a_public_house_can_be_said(run: Callable[..., Any], opened: dict[str, Any]) -> None:
    where = ["--public", "--allowed-host", "games.example", "--host", "127.0.0.1", "--port", "9000"]
    assert run("serve", *where, "--database", "x.sqlite3", "--address", "https://games.example").code == 0
    settings = opened["settings"]
    assert (settings.public, settings.hosts, settings.host) == (True, ("games.example",), "127.0.0.1")
    assert (settings.port, settings.database, settings.address) == (9000, "x.sqlite3", "https://games.example")


def test_a_missing_page_is_said_at_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        def __truediv__(self, _: str) -> Nothing:
            return self

        def is_file(self) -> bool:
            return False

    monkeypatch.setattr("backroom.opening.files", lambda _: Nothing())
    announce("http://127.0.0.1:1", None, Voice("en"), browser=False)
    assert "Build it with: make page" in capsys.readouterr().out


def test_a_port_in_use(run: Callable[..., Any], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = run("serve", "--port", port, "--database", str(tmp_path / "house.sqlite3"))
    assert said.code == 1
    assert f"Cannot listen on 127.0.0.1, port {port}" in said.err


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_database_that_cannot_be_opened(run: Callable[..., Any], tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 200)
    for database in (str(text), str(tmp_path), str(text / "inside" / "x.sqlite3"), "chess://nowhere"):
        said = run("serve", "--port", "0", "--database", database)
        assert said.code == 1, database
        assert said.err.strip()
        assert "should not have" not in said.err


def test_players_are_invited_on_the_command_line_and_never_to_a_public_house(
    run: Callable[..., Any], opened: dict[str, Any]
) -> None:
    clever = ("--player", "villa/Clever=exec:./player --fast")
    assert run("serve", *clever, "--player", "Calm=random").code == 0
    assert opened["settings"].house_manners.players == (
        Invited("Clever", "exec:./player --fast", "villa"),
        Invited("Calm", "random"),
    )
    assert run("serve", "--public", "--allowed-host", "games.example", *clever).code == 2
    assert run("serve", "--player", "exec:./player").code == 2


def test_a_public_house_must_know_its_name(run: Callable[..., Any]) -> None:
    assert run("serve", "--public").code == 2


def test_the_house_really_opens_and_closes(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "backroom",
        "--no-browser",
        "--port",
        "0",
        "--database",
        str(tmp_path / "h.sqlite3"),
    ]
    environ = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        interruptible(*command), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ
    ) as house:
        assert house.stdout is not None
        assert house.stderr is not None
        try:
            said = ""
            while "http://" not in said:
                line = house.stdout.readline()
                assert line, house.stderr.read()
                said += line
            address = re.search(r"http://\S+", said)
            assert address is not None
            with urllib.request.urlopen(f"{address[0]}/healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
            house.send_signal(signal.SIGINT)
            out, err = house.communicate(timeout=PATIENCE)
        finally:
            house.kill()
    assert house.returncode == 0, err
    assert out.endswith("Backroom is closed.\n")
    assert err == ""
