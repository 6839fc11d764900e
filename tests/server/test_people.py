"""What people get over the wire besides the game: choices weighed, a word in before bots go on, their own cards."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.server.settings import Limits
from backroom.table.manners import Manners

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Guest, Home

PATIENT = Manners(bot_delay=0, courtesy=60, scene=60)


def weigh(guest: Guest, choice: str, question: int | None) -> dict[str, Any]:
    guest.say({"type": "weigh", "id": "w", "choice": choice, "question": question})
    return guest.hear("weighed", "refused")


def seated(home: Home, *people: str, **wish: Any) -> list[Guest]:
    made = home.set_table(*people, **wish)
    return [home.guest(made["table"]["id"], token) for token in made["tokens"].values()]


def test_a_choice_is_weighed_and_nothing_is_played(home: Home) -> None:
    guests = seated(home, "Ada", "Ben")
    asked = next(guest for guest in guests if guest.ask)
    others = [guest for guest in guests if guest is not asked]
    for guest in others:
        guest.say({"type": "ping"})
        guest.hear("pong")
    view = dict(asked.view)
    weighed = weigh(asked, asked.legal(), asked.question)
    assert weighed["type"] == "weighed"
    assert weighed["id"] == "w"
    assert weighed["sayings"]
    assert {"on", "sign", "much"} == set(weighed["marks"][0])
    assert weighed["final"] is False
    assert asked.view == view
    assert all(guest.silent() for guest in others), "nobody else hears of a thought"


def test_what_could_not_be_played_is_weighed_with_its_refusal(home: Home) -> None:
    guests = seated(home, "Ada", "Ben")
    asked = next(guest for guest in guests if guest.ask)
    other = next(guest for guest in guests if not guest.ask)
    played = asked.answer("a", "move nobody 9")
    assert {**weigh(asked, "move nobody 9", asked.question), "id": "a"} == played
    assert weigh(asked, "move nobody 9", 99)["code"] == "late"
    assert weigh(other, "move nobody 9", other.question)["code"] == "not-asked"
    watcher = home.guest(asked.welcome["table"]["id"])
    assert weigh(watcher, "x", None)["code"] == "watcher"


def test_weighing_is_limited_like_everything_else(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(socket_rate=1.0, socket_burst=5))
    guest = seated(home, "Ada", "Ben")[0]
    # The house may have hung up before all is said.
    with suppress(ConnectionClosed):
        for _ in range(20):
            guest.say({"type": "weigh", "id": "w", "choice": "x", "question": None})
    guest.last_words("rate")


@pytest.mark.parametrize("broken", ["", "[[note]]\n", "no toml at all [", "{", "[]"])
def test_a_list_of_cards_that_cannot_be_played_with_is_refused(home: Home, broken: str) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
    wish = {"game": "greif_zu", "seats": seats, "options": {"deck": broken}}
    refused = home.http.post("/api/tables", json=wish)
    assert refused.status_code == 400
    assert refused.json()["code"] == "bad-option"


def test_an_owners_list_travels_with_the_table(home: Home) -> None:
    cards = (files("backroom.games.greif_zu") / "cards.toml").read_text(encoding="utf-8")
    for written in (cards, cards.replace("\n", "\r\n")):
        made = home.set_table("Ada", "*random", game="greif_zu", options={"deck": written})
        assert made["table"]["options"]["deck"] == "own"
        assert home.guest(made["table"]["id"], made["tokens"]["0"]).view


def test_bots_have_names_out_of_the_games_world(home: Home) -> None:
    seats = home.set_table("Ada", "*random", "*random", "*random")["table"]["seats"]
    names = [seat["name"] for seat in seats]
    assert len(set(names)) == 4
    assert not any(name.startswith("Bot") for name in names)
