"""Opening and closing the house: settings, folders, ports, logs, and a database out of reach."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import stat
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.houses import keep_ponderers

from backroom.server.app import GRACE, create_app, listen, serve
from backroom.server.settings import PUBLIC_LIMITS, PUBLIC_TABLES, BadSetting, Settings, data_folder, prepare_folder
from backroom.table.house import LAST_WORDS
from backroom.table.migrations import BadStore
from backroom.table.store import LAST_MOMENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Process


def test_loopback_unless_others_are_invited() -> None:
    assert Settings().listen_on == "127.0.0.1"
    assert Settings(lan=True).listen_on == "0.0.0.0"
    assert Settings(public=True, hosts=("a.example",)).listen_on == "127.0.0.1"
    assert Settings(public=True, hosts=("a.example",), host="0.0.0.0").listen_on == "0.0.0.0"
    assert Settings(lan=True, host="192.168.0.7").listen_on == "192.168.0.7"


def test_strangers_get_tighter_limits() -> None:
    public = Settings(public=True, hosts=("a.example",))
    assert public.house_limits == PUBLIC_LIMITS
    assert public.house_manners.tables_per_guest == PUBLIC_TABLES
    assert Settings().house_limits.sockets_per_address > PUBLIC_LIMITS.sockets_per_address


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        (Settings(lan=True, public=True, hosts=("a.example",)), "not both"),
        (Settings(public=True), "host name"),
        (Settings(port=70_000), "70000"),
    ],
)
def test_settings_that_do_not_go_together(settings: Settings, says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        create_app(settings)


def test_where_a_persons_data_belongs() -> None:
    assert data_folder({"BACKROOM_DATA": "/srv/backroom"}) == Path("/srv/backroom")
    assert data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/backroom")
    assert data_folder({}, "linux") == Path.home() / ".local" / "share" / "backroom"
    assert data_folder({}, "darwin") == Path.home() / "Library" / "Application Support" / "Backroom"
    assert data_folder({"LOCALAPPDATA": "/appdata"}, "win32") == Path("/appdata/Backroom")
    settings = Settings(environ={"BACKROOM_DATA": "/srv/backroom"})
    assert settings.database_address == Path("/srv/backroom/backroom.sqlite3")


def test_the_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "new" / "house.sqlite3")
    assert (tmp_path / "new" / "house.sqlite3").stat().st_mode & 0o077 == 0
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match="file"):
        prepare_folder(tmp_path / "file" / "house.sqlite3")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with listen(Settings(port=0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetting, match=str(port)):
            serve(Settings(port=port, database=tmp_path / "house.sqlite3"))


def test_a_database_that_is_none(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear house, " * 1000)
    with pytest.raises(BadStore, match="cannot be opened"):
        serve(Settings(port=0, database=letter))


def test_a_second_house_on_the_same_file_says_that_it_will_not(
    tmp_path: Path, run_house: Callable[..., Process]
) -> None:
    house = run_house(tmp_path / "house.sqlite3")
    with pytest.raises(BadSetting, match=r"house\.sqlite3"):
        serve(Settings(port=0, database=tmp_path / "house.sqlite3"))
    house.kill()
    # Whoever died holds on to nothing.
    run_house(tmp_path / "house.sqlite3")


def test_a_house_told_to_stop_says_goodbye(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    house = run_house(tmp_path / "house.sqlite3")
    made = house.home.set_table("Ada", "Ben")
    guest = house.home.guest(made["table"]["id"], made["tokens"]["0"])
    house.stop()
    assert guest.close_code() == 1012
    house.wait()
    assert "Traceback" not in house.log.read_text()
    again = run_house(tmp_path / "house.sqlite3")
    assert again.home.guest(made["table"]["id"], made["tokens"]["0"]).view == guest.view


def test_nothing_that_hangs_can_keep_a_house_open(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    house = run_house(tmp_path / "house.sqlite3", target=keep_ponderers, goodbye=0.5)
    house.home.set_table("*random", "*random")
    while "let me think" not in house.log.read_text():
        time.sleep(0.01)
    # After Ctrl-C, Python waits for every thread.
    os.kill(house.pid, signal.SIGINT)
    assert house.wait() == 1, "it did not end by itself"


def test_a_house_is_closed_in_time_for_whoever_runs_it() -> None:
    """As docs/hosting.md promises: within 20 seconds, and a database is given up within five."""
    usual = Settings()
    assert usual.goodbye < 20
    assert usual.patience * LAST_MOMENT <= 5
    assert usual.goodbye > GRACE + LAST_WORDS, "the last resort is the last one"


def test_no_token_in_any_log(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    house = run_house(tmp_path / "house.sqlite3", level="DEBUG")
    home = house.home
    made = home.set_table("Ada", "?", "?")
    table = made["table"]["id"]
    tokens = [
        *made["tokens"].values(),
        home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"}).json()["token"],
    ]
    guests = [home.guest(table, token) for token in tokens]
    guests[0].say({"type": "start"})
    guests[0].hear("update")
    home.stranger(table, tokens[0][:-1] + "!").last_words("token")
    guests[1].line.send('{"type":"hello","table":"x","token":"' + tokens[1])
    guests[1].last_words("malformed")
    for guest in guests:
        guest.line.close()
    house.stop()
    house.wait()
    log = house.log.read_text()
    assert "DEBUG" in log
    with contextlib.closing(sqlite3.connect(tmp_path / "house.sqlite3")) as books:
        stored = "\n".join(books.iterdump())
    for token in tokens:
        assert token not in log
        assert token[:-1] not in log
        assert token not in stored


def test_a_database_that_cannot_be_written_for_a_while(tmp_path: Path, run_house: Callable[..., Process]) -> None:
    house = run_house(tmp_path / "house.sqlite3", patience=0.4)
    home = house.home
    made = home.set_table("Ada", "Ben")
    table = made["table"]["id"]
    ada, ben = (home.guest(table, made["tokens"][seat]) for seat in "01")
    player, other = (ada, ben) if ada.ask else (ben, ada)
    before = dict(player.view)
    # Somebody else holds on to the database: refused, nothing has changed, everybody is told.
    thief = sqlite3.connect(tmp_path / "house.sqlite3", isolation_level=None)
    thief.execute("BEGIN IMMEDIATE")
    choice, question = player.legal(), player.question
    player.say({"type": "answer", "id": "a", "question": question, "choice": choice})
    heard = [player.hear("refused"), player.hear("refused")]
    assert sorted(str(refused["id"]) for refused in heard) == ["None", "a"]
    assert {refused["code"] for refused in heard} == {"storage"}
    assert other.hear("refused")["code"] == "storage"
    assert player.view == before
    thief.execute("ROLLBACK")
    thief.close()
    assert player.answer("a", choice, question)["type"] == "accepted"
    other.hear("update")
