"""Tables to see and to make, chairs to take, words, rules and QR codes; and a sentence for everything else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from backroom.games import find
from backroom.kit import Rulebook
from backroom.server.http import game_info
from backroom.server.messages import HouseInfo, Problem, Seated, TableMade
from backroom.table.facts import TableInfo
from backroom.table.invited import Invited

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Home


def problem(response: httpx.Response, status: int, code: str) -> Problem:
    """The answer is a refusal that says why."""
    assert response.status_code == status, response.text
    said = msgspec.json.decode(response.content, type=Problem)
    assert said.code == code
    assert said.why.endswith((".", "?")), said.why
    assert said.why != said.word
    return said


def test_the_house_is_healthy(home: Home) -> None:
    assert home.http.get("/healthz").json()["status"] == "ok"


def test_the_house_shows_its_games(home: Home) -> None:
    house = msgspec.json.decode(home.http.get("/api/house").content, type=HouseInfo)
    game = next(game for game in house.games if game.name == "heimlich")
    assert (game.min_seats, game.max_seats) == (2, 7)
    options = {option.name: option for option in game.options}
    assert (options["rules"].values, options["rules"].default) == (["basic", "expert"], "basic")
    assert options["rules"].values_by_seats is None
    by_seats = options["start"].values_by_seats
    assert by_seats is not None
    assert set(by_seats) == {"2", "3", "4", "5", "6", "7"}
    assert "random" in game.bots
    assert house.address is None


def test_whoever_is_invited_is_shown_among_the_bots_of_its_games() -> None:
    players = [Invited("Clever", "exec:./player", "villa")]
    assert game_info(find("villa"), players).bots == [*find("villa").bots, "Clever"]
    assert "Clever" not in game_info(find("heimlich"), players).bots


def test_a_table_is_set_and_found(home: Home) -> None:
    made = msgspec.convert(home.set_table("Ada", "?", "*random", visibility="public", clock=30), TableMade)
    assert set(made.tokens) == {"0"}
    assert [seat.kind for seat in made.table.seats] == ["person", "open", "bot"]
    assert (made.table.status, made.table.host, made.table.clock) == ("open", 0, 30)
    found = home.http.get(f"/api/tables/{made.table.id}")
    assert msgspec.json.decode(found.content, type=TableInfo) == made.table
    listed = msgspec.json.decode(home.http.get("/api/tables").content, type=list[TableInfo])
    assert listed[0] == made.table
    assert made.tokens["0"] not in found.text


def test_a_newcomer_learns_a_game_with_bots(home: Home) -> None:
    made = msgspec.convert(home.http.post("/api/lessons", json={"game": "heimlich", "name": "Ada"}).json(), TableMade)
    assert (made.table.lesson, made.table.status, list(made.tokens)) == (True, "playing", ["0"])
    assert {seat.kind for seat in made.table.seats[1:]} == {"bot"}
    problem(home.http.post("/api/lessons", json={"game": "heimlisch", "name": "Ada"}), 404, "unknown-game")
    # Neither can anybody else be brought along, nor can dice be chosen for other tables.
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    lesson, table = {"game": "heimlich", "name": "Ada"}, {"game": "heimlich", "seats": seats}
    for path, body in (
        ("lessons", {**lesson, "seats": seats}),
        ("lessons", {**lesson, "seed": 7}),
        ("tables", {**table, "lesson": True}),
        ("tables", {**table, "seed": 7}),
    ):
        problem(home.http.post(f"/api/{path}", json=body), 400, "malformed")


def test_invited_tables_are_not_listed(home: Home) -> None:
    table = home.set_table("Ada", "?")["table"]["id"]
    assert table not in home.http.get("/api/tables").text


def test_several_people_at_one_device_begin_at_once(home: Home) -> None:
    made = home.set_table("Ada", "Ben", options={"rules": "expert"})
    assert made["table"]["status"] == "playing"
    assert set(made["tokens"]) == {"0", "1"}


def test_friends_sit_down_until_the_table_is_full(home: Home) -> None:
    table = home.set_table("Ada", "?", "?")["table"]["id"]
    path = f"/api/tables/{table}/sit"
    seated = msgspec.json.decode(home.http.post(path, json={"name": "Ben", "seat": 2}).content, type=Seated)
    assert (seated.seat, seated.table.seats[2].name) == (2, "Ben")
    problem(home.http.post(path, json={"name": "Cem", "seat": 0}), 409, "taken")
    problem(home.http.post(path, json={"name": "Cem", "seat": 44}), 400, "seat")
    problem(home.http.post(path, json={"name": "x" * 80}), 400, "name")
    last = home.http.post(path, json={"name": "Cem"})
    assert last.status_code == 201
    assert last.json()["table"]["status"] == "playing"
    problem(home.http.post(path, json={"name": "Dan"}), 409, "full")


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "heimlisch"}, 404, "unknown-game"),
        ({"seats": [{"kind": "open"}]}, 400, "bad-seat"),
        ({"seats": [{"kind": "open"}] * 8}, 400, "bad-seat"),
        ({"seats": [{"kind": "open"}] * 99}, 400, "malformed"),
        ({"seats": []}, 400, "malformed"),
        ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, 400, "malformed"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "open"}]}, 400, "bad-option"),
        ({"seats": [{"kind": "person", "name": " "}, {"kind": "open"}]}, 400, "name"),
        ({"options": {"rules": "wild"}}, 400, "bad-option"),
        ({"options": {"colour": "red"}}, 400, "bad-option"),
        ({"options": {"rules": ["expert"]}}, 400, "malformed"),
        ({"visibility": "secret"}, 400, "malformed"),
        ({"clock": -1}, 400, "malformed"),
        ({"clock": 10**30}, 400, "malformed"),
        ({"surprise": 1}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be(home: Home, wish: dict[str, Any], status: int, code: str) -> None:
    usual = {"game": "heimlich", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    problem(home.http.post("/api/tables", json={**usual, **wish}), status, code)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"\xff\xfe\x00", "malformed"),
        (b"[" * 10_000, "malformed"),
        (b'{"game":' * 1_500, "malformed"),
        (b'"' + b"x" * 70_000 + b'"', "size"),
    ],
    ids=["empty", "cut", "binary", "deep list", "deep object", "huge"],
)
def test_bodies_that_make_no_sense(home: Home, body: bytes, code: str) -> None:
    answer = home.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    problem(answer, 413 if code == "size" else 400, code)
    assert home.http.get("/healthz").status_code == 200


def test_only_json_is_read(home: Home) -> None:
    problem(home.http.post("/api/tables", data={"game": "heimlich"}), 415, "content-type")


def test_paths_that_lead_nowhere(home: Home) -> None:
    problem(home.http.get("/api/tables/nowhere"), 404, "gone")
    problem(home.http.post("/api/tables/nowhere/sit", json={"name": "Ada"}), 404, "gone")
    problem(home.http.get("/api/tables/nowhere/qr.svg"), 404, "gone")
    problem(home.http.get("/api/nothing"), 404, "no-path")
    problem(home.http.get("/nothing.txt"), 404, "no-path")
    problem(home.http.get("/..%2f..%2fetc%2fpasswd"), 404, "no-path")
    problem(home.http.get("/assets/..%2f..%2findex.html"), 404, "no-path")
    problem(home.http.delete("/api/tables"), 405, "method")


def test_words_and_rules_in_both_languages(home: Home) -> None:
    for lang in ("de", "en"):
        words = home.http.get(f"/api/words/heimlich/{lang}")
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert "error-gone = " in words.text
        assert "title = " in words.text
        rules = msgspec.json.decode(home.http.get(f"/api/rules/heimlich/{lang}").content, type=Rulebook)
        assert rules.chapters[0].rules[0].id == "H-1"
    problem(home.http.get("/api/words/heimlich/fr"), 400, "bad-option")
    problem(home.http.get("/api/rules/heimlich/fr"), 400, "bad-option")
    problem(home.http.get("/api/rules/nothing/en"), 404, "unknown-game")


def test_the_qr_code_is_a_picture_of_the_invitation(home: Home) -> None:
    table = home.set_table("Ada", "?")["table"]["id"]
    code = home.http.get(f"/api/tables/{table}/qr.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")


def test_a_guest_has_only_so_many_tables(open_home: Callable[..., Home]) -> None:
    from backroom.table.manners import Manners

    home = open_home(manners=Manners(bot_delay=0, tables_per_guest=1))
    home.set_table("Ada", "?")
    wish = {"game": "heimlich", "seats": [{"kind": "open"}, {"kind": "open"}]}
    problem(home.http.post("/api/tables", json=wish), 429, "tables")


def test_a_household_is_one_guest_and_many_at_once_are_no_more(open_home: Callable[..., Home]) -> None:
    from backroom.table.manners import Manners

    home = open_home(public=True, hosts=("127.0.0.1",), manners=Manners(bot_delay=0, tables_per_guest=2))
    wish = {"game": "heimlich", "seats": [{"kind": "open"}, {"kind": "open"}]}

    def ask(number: int) -> int:
        guest = {"X-Forwarded-For": f"2001:db8:0:7::{number}"}
        return httpx.post(f"{home.address}/api/tables", json=wish, headers=guest, trust_env=False).status_code

    with ThreadPoolExecutor(8) as crowd:
        assert sorted(crowd.map(ask, range(1, 9))) == [201] * 2 + [429] * 6
    neighbour = {"X-Forwarded-For": "2001:db8:0:8::1"}
    assert home.http.post("/api/tables", json=wish, headers=neighbour).status_code == 201


def test_the_page_is_served_with_what_its_name_promises(open_home: Callable[..., Home], tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Backroom</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "page-4f2a.js").write_text("export {};" * 200)
    home = open_home(static=static)
    for path in ("/", "/t/abc"):
        page = home.http.get(path)
        assert "<title>Backroom" in page.text
        assert page.headers["cache-control"] == "no-cache"
    # Somebody with a browser sees the page, which says so in their language.
    lost = home.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404
    assert "<title>Backroom" in lost.text
    for path in ("/api/nothing", "/assets/nothing.js", "/metrics", "/learn", "/T/abc"):
        assert "<title>Backroom" in home.http.get(path, headers={"accept": "text/html"}).text
        problem(home.http.get(path), 404, "no-path")
    script = home.http.get("/assets/page-4f2a.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert home.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    problem(home.http.get("/assets/other.js"), 404, "no-path")


def test_a_page_may_be_built_anew_under_an_open_house(open_home: Callable[..., Home], tmp_path: Path) -> None:
    """Whoever asks in that moment gets a whole file or none, never half of one or an error."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    home = open_home(static=static)
    files, whole, enough = [static / "index.html", static / "assets" / "a.js"], "<!doctype html>" * 1000, Event()

    def build() -> None:
        while not enough.is_set():
            for file in files:
                file.unlink(missing_ok=True)
                file.with_suffix(".new").write_text(whole)
                file.with_suffix(".new").rename(file)

    with ThreadPoolExecutor(1) as builder:
        building = builder.submit(build)
        try:
            answers = [home.http.get(path) for _ in range(150) for path in ("/", "/assets/a.js")]
        finally:
            enough.set()
        building.result()
    assert {answer.status_code for answer in answers} <= {200, 404, 503}
    assert {answer.text for answer in answers if answer.status_code == 200} <= {whole}


def test_a_page_that_was_not_built_says_so(open_home: Callable[..., Home], tmp_path: Path) -> None:
    home = open_home(static=tmp_path / "nothing")
    page = home.http.get("/")
    assert page.status_code == 503
    assert "make page" in page.text
    problem(home.http.get("/assets/page.js"), 404, "no-path")
