"""The page about the protocol knows every message, path and code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from backroom.server.http import api_routes
from backroom.server.messages import CLIENT_MESSAGES, SERVER_MESSAGES
from backroom.server.porch import FILES_BESIDES
from backroom.server.settings import PUBLIC_LIMITS, Limits, Settings
from backroom.table.facts import TalkKind
from backroom.table.refusals import CODES

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
MESSAGES = [*get_args(CLIENT_MESSAGES), *get_args(SERVER_MESSAGES)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_and_its_fields_are_told(message: type) -> None:
    rows = [row for row in PROTOCOL.splitlines() if row.startswith(f"| `{message.__struct_config__.tag}` |")]  # type: ignore[attr-defined]
    assert any(
        all(f"`{field}`" in row for field in message.__struct_fields__)  # type: ignore[attr-defined]
        for row in rows
    ), rows


def test_every_path_is_told() -> None:
    for route in api_routes():
        path = route.path.replace("{table}", "{id}")  # type: ignore[attr-defined]
        assert f"{path}`" in PROTOCOL, path


def test_every_code_is_told() -> None:
    source = "\n".join(
        module.read_text(encoding="utf-8")
        for room in ("table", "server")
        for module in (ROOT / "src" / "backroom" / room).rglob("*.py")
    )
    codes = {*re.findall(r'(?:Refusal|__init__)\("([a-z-]+)", "error', source), *(code for _, code in CODES)}
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in PROTOCOL} == set()


def test_every_kind_of_talk_is_told() -> None:
    assert all(f"`{kind}`" in PROTOCOL for kind in get_args(TalkKind))


def test_the_service_leaves_the_house_what_it_needs() -> None:
    """Time to say goodbye, and files for all its connections."""
    told = dict(re.findall(r"^ +([A-Za-z]+)=(\d+)$", HOSTING, re.MULTILINE))
    assert int(told["TimeoutStopSec"]) > Settings().goodbye
    assert int(told["LimitNOFILE"]) >= Limits().connections + FILES_BESIDES


def test_the_limits_told_are_the_limits() -> None:
    for limits in (Limits(), PUBLIC_LIMITS):
        assert f" {limits.socket_rate:.0f} ({limits.socket_burst}) " in HOSTING
        assert f" {limits.address_rate:.0f} ({limits.address_burst}) " in HOSTING
        assert f" {limits.sockets_per_address} " in HOSTING
