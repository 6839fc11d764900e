"""From table to table on one line: a second hello leaves the old table and is heard at the new one."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest
from tests.server.test_socket import active, sit_all
from websockets.exceptions import ConnectionClosed

from backroom.server.settings import Limits

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Guest, Home


def in_step(*guests: Guest) -> None:
    """Whatever was sent to them has been heard: a ping's answer comes after it."""
    for guest in guests:
        guest.say({"type": "ping"})
        guest.hear("pong")


def sees_leave(guest: Guest, seat: int) -> None:
    while guest.hear("table")["table"]["seats"][seat]["connected"]:
        pass


def test_who_moves_over_is_at_the_new_table_and_hears_nothing_of_the_old_one(home: Home) -> None:
    old, (ada, ben) = sit_all(home, "Ada", "Ben")
    made = home.set_table("Cem", "Ada", "Dan")
    new, tokens = made["table"]["id"], made["tokens"]
    cem, dan = home.guest(new, tokens["0"]), home.guest(new, tokens["2"])
    ada.move_over(new, tokens["1"])
    welcome = ada.hear("welcome")
    assert (welcome["seat"], welcome["table"]["id"], ada.view["you"]) == (1, new, 1)
    assert [seat["connected"] for seat in welcome["table"]["seats"]] == [True, True, True]
    sees_leave(ben, 0)
    ben.say({"type": "say", "id": "s", "text": "where are you?"})
    ben.hear("accepted")
    assert ada.silent()
    for turn in range(4):
        assert active([ada, cem, dan]).answer(f"a{turn}", active([ada, cem, dan]).legal())["type"] == "accepted"
        in_step(ada, cem, dan)
    assert ada.view["place"] == cem.view["place"]
    assert home.guest(new, tokens["1"]).events == ada.events
    assert home.guest(old).welcome["table"]["seats"][0]["connected"] is False


def test_back_and_forth_on_one_line(home: Home) -> None:
    tables = [sit_all(home, "Ada", "Ben") for _ in range(2)]
    ada, tokens = tables[0][1][0], [guests[0].token for _, guests in tables]
    for turn in range(6):
        table, (_, ben) = tables[turn % 2]
        ada.move_over(table, tokens[turn % 2])
        assert ada.hear("welcome")["table"]["id"] == table
        ben.say({"type": "say", "id": f"s{turn}", "text": "there you are"})
        assert ada.hear("said")["talk"]["text"] == "there you are"


def test_what_is_said_before_is_the_old_tables_and_what_is_said_after_the_new_ones(home: Home) -> None:
    _, (ada, ben) = sit_all(home, "Ada", "Ben")
    new, (eva, fay) = sit_all(home, "Eva", "Fay")
    ada.say({"type": "say", "id": "bye", "text": "good night"})
    ada.move_over(new, eva.token)
    ada.say({"type": "say", "id": "hi", "text": "good evening"})
    heard = [ada.hear("accepted", "welcome") for _ in range(3)]
    assert [message.get("id") for message in heard] == ["bye", None, "hi"]
    assert ben.hear("said")["talk"]["text"] == "good night"
    assert fay.hear("said")["talk"]["text"] == "good evening"
    sees_leave(ben, 0)
    assert ben.silent()


def test_hello_to_the_same_table_is_a_fresh_welcome(home: Home) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben")
    seen = ada.view
    ada.move_over(table, ada.token)
    ada.hear("welcome")
    assert ada.view == seen
    guest = active([ada, ben])
    assert guest.answer("a", guest.legal())["type"] == "accepted"
    in_step(ada, ben)
    assert home.guest(table, ada.token).events == ada.events


@pytest.mark.parametrize(("table", "code"), [("known", "token"), ("nowhere", "gone"), ("closed", "no-watchers")])
def test_who_is_not_welcome_there_has_left_all_the_same(home: Home, table: str, code: str) -> None:
    old, (ada, ben) = sit_all(home, "Ada", "Ben")
    known, (eva, fay) = sit_all(home, "Eva", "Fay")
    closed = home.set_table("Gus", "Hal", watchers="none")["table"]["id"]
    wanted, token = {"known": known, "closed": closed}.get(table, table), ada.token
    ada.move_over(wanted, None if table == "closed" else token)
    with contextlib.suppress(ConnectionClosed):
        ada.say({"type": "say", "id": "s", "text": "let me in"})
    ada.last_words(code)
    sees_leave(ben, 0)
    in_step(ben, eva, fay)
    assert ben.silent()
    assert fay.silent()
    assert home.guest(old, token).view == ada.view


def test_a_chair_becomes_a_watcher_and_a_watcher_a_chair(home: Home) -> None:
    old, (ada, _) = sit_all(home, "Ada", "Ben")
    new, (eva, fay) = sit_all(home, "Eva", "Fay", watchers="talk")
    token = ada.token
    ada.move_over(new, name="Ada")
    assert ada.hear("welcome")["seat"] is None
    assert ada.view["card"] is None
    assert fay.hear("table")["table"]["onlookers"] == ["Ada"]
    ada.say({"type": "answer", "id": "a", "question": eva.question, "choice": "move red 1"})
    assert ada.hear("refused")["code"] == "watcher"
    ada.move_over(old, token)
    assert ada.hear("welcome")["seat"] == 0
    assert ada.view["card"] is not None


def test_after_the_end_everybody_goes_on_without_hanging_up(home: Home) -> None:
    table, guests = sit_all(home, "Ada", "Ben")
    for guest in guests:
        guest.say({"type": "leave"})
    watcher = home.guest(table)
    while watcher.view["result"] is None:
        watcher.hear("update")
    for guest in guests:
        guest.say({"type": "rematch"})
        following = guest.hear("rematch")["table"]
        guest.move_over(following, guest.token)
        guest.hear("welcome")
    while guests[0].ask is None and guests[1].ask is None:
        guests[0].hear("update")
    assert sorted(guest.welcome["seat"] for guest in guests) == [0, 1]
    player = active(guests)
    assert player.answer("first", player.legal())["type"] == "accepted"
    assert watcher.hear("table")["table"]["status"] == "over"


def test_a_hello_costs_as_much_as_a_new_connection(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(address_rate=0.001, address_burst=13))
    tables = [home.set_table("Ada", "Ben") for _ in range(2)]  # two requests
    guest = home.guest(tables[0]["table"]["id"])  # a connection and its hello
    for turn in (1, 0, 1, 0):
        guest.move_over(tables[turn]["table"]["id"])
        guest.hear("welcome")
    guest.move_over(tables[1]["table"]["id"])
    guest.last_words("rate")


def test_a_line_counts_once_however_often_it_moves(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(sockets_per_address=2))
    tables = [home.set_table("Ada", "Ben")["table"]["id"] for _ in range(2)]
    guest, other = home.guest(tables[0]), home.guest(tables[0])
    for turn in range(4):
        guest.move_over(tables[turn % 2])
        guest.hear("welcome")
    home.caller().last_words("sockets")
    in_step(guest, other)
