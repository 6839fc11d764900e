"""The guard: headers on every answer, foreign pages and foreign names outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from backroom.server.addresses import Names, host_of, own_address, qr_svg, qr_terminal, shared_address
from backroom.server.guard import CONTENT_SECURITY_POLICY
from backroom.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Home

WISH = {"game": "heimlich", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}


@pytest.mark.parametrize("path", ["/", "/t/x", "/healthz", "/api/house", "/api/tables", "/api/tables/none", "/nothing"])
def test_every_answer_carries_the_safety_headers(home: Home, path: str) -> None:
    headers = home.http.get(path).headers
    assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    for directive in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert directive in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_a_page_of_another_site_cannot_set_a_table(home: Home) -> None:
    own = home.address
    foreign = [{"Origin": origin} for origin in ("https://evil.example", "null", "http://[::1", "//")]
    for headers in (*foreign, {"Sec-Fetch-Site": "cross-site"}):
        refused = home.http.post("/api/tables", json=WISH, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert home.http.post("/api/tables", json=WISH, headers={"Origin": own}).status_code == 201
    other_port = own.rsplit(":", 1)[0] + ":1"
    assert home.http.post("/api/tables", json=WISH, headers={"Origin": other_port}).status_code == 403


def test_a_page_of_another_site_cannot_open_a_socket(home: Home) -> None:
    address = home.address.replace("http", "ws", 1) + "/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(home.address), proxy=None):
        pass


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1", "a b"])
def test_a_name_that_was_bent_to_this_house_is_not_answered(home: Home, host: str) -> None:
    for path in ("/", "/api/house"):
        refused = home.http.get(path, headers={"Host": host})
        assert refused.status_code in (400, 421)
    assert home.http.get("/healthz", headers={"Host": "probe.example"}).status_code == 200


def test_which_names_the_house_answers_to() -> None:
    def answers(*names: str, **settings: Any) -> list[bool]:
        known = Names(Settings(**settings))
        return [known.answers_to(name) for name in names]

    assert answers("localhost:8808", "127.0.0.1", "[::1]:80", "192.168.0.7", "backroom.example") == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert answers("localhost", "192.168.0.7:8808", "backroom.example", "", lan=True) == [True, True, False, False]
    assert answers("backroom.example", "", lan=True, address="http://backroom.example") == [True, False]
    assert answers(
        "backroom.example", "BACKROOM.example.:443", "localhost", "1.2.3.4", public=True, hosts=("backroom.example",)
    ) == [
        True,
        True,
        False,
        False,
    ]
    assert [host_of(name) for name in ("Ada.example:80", "[::1]:80", "[", "")] == ["ada.example", "::1", "", ""]


def test_a_public_house_knows_its_own_name_only(open_home: Callable[..., Home]) -> None:
    home = open_home(public=True, hosts=("backroom.example",), host="127.0.0.1")
    assert home.http.get("/api/house").status_code == 421
    named = {"Host": "backroom.example", "Origin": "https://backroom.example", "X-Forwarded-Proto": "https"}
    house = home.http.get("/api/house", headers=named)
    assert house.json()["address"] == "https://backroom.example"
    assert "max-age" in house.headers["strict-transport-security"]
    assert home.http.post("/api/tables", json=WISH, headers=named).status_code == 201
    foreign = {**named, "Origin": "https://evil.example"}
    assert home.http.post("/api/tables", json=WISH, headers=foreign).status_code == 403


def test_addresses_to_open_and_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.server.addresses.lan_address", lambda: "192.168.0.7")
    assert own_address(Settings(), 8808) == "http://127.0.0.1:8808"
    assert own_address(Settings(host="::1"), 1) == "http://[::1]:1"
    assert own_address(Settings(lan=True), 8808) == "http://127.0.0.1:8808"
    assert shared_address(Settings(), 8808) is None
    assert shared_address(Settings(lan=True), 8808) == "http://192.168.0.7:8808"
    assert shared_address(Settings(public=True, hosts=("a.example",)), 1) == "https://a.example"
    assert shared_address(Settings(address="https://b.example/"), 1) == "https://b.example"


def test_the_living_room_gets_its_address_on_page_and_code(
    open_home: Callable[..., Home], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.addresses.lan_address", lambda: "192.168.0.7")
    # Only loopback is listened on here; what is shared is what a living room would see.
    home = open_home(lan=True, host="127.0.0.1")
    port = home.address.rsplit(":", 1)[1]
    assert home.shared == f"http://192.168.0.7:{port}"
    assert home.http.get("/api/house").json()["address"] == home.shared
    table = home.http.post("/api/tables", json=WISH).json()["table"]["id"]
    assert home.http.get(f"/api/tables/{table}/qr.svg").content == qr_svg(f"{home.shared}/t/{table}")


def test_qr_codes_for_page_and_terminal() -> None:
    assert b"<path" in qr_svg("http://192.168.0.7:8808/t/abc")
    lines = qr_terminal("http://192.168.0.7:8808").splitlines()
    assert 10 < len(lines) < 30
