"""One WebSocket for each chair: it hears what its eyes may see, and its answers count once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.children import PATIENCE

from backroom.server.messages import SERVER_MESSAGES, Accepted
from backroom.server.settings import Limits

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Guest, Home


def sit_all(home: Home, *people: str, **wish: Any) -> tuple[str, list[Guest]]:
    """A table and its people, all connected."""
    made = home.set_table(*people, **wish)
    table = made["table"]["id"]
    return table, [home.guest(table, made["tokens"][str(seat)]) for seat in range(len(people))]


def active(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.ask is not None)


def test_a_whole_game_over_the_wire_adds_up_to_the_fresh_view(open_home: Callable[..., Home]) -> None:
    home = open_home(limits=Limits(socket_rate=1e6, address_rate=1e6))
    table, guests = sit_all(home, "Ada", "Ben", "Cem", options={"rules": "expert"})
    watcher = home.guest(table)
    turns = 0
    while guests[0].view["result"] is None:
        turns += 1
        for guest in [guest for guest in guests if guest.ask]:
            assert guest.answer(f"a{turns}", guest.legal())["type"] == "accepted"
        # A ping's answer comes after everything that was sent before it.
        for guest in [*guests, watcher]:
            guest.say({"type": "ping"})
            guest.hear("pong")
        if turns % 7 == 0 or guests[0].view["result"]:
            tokens = [guest.token for guest in guests]
            for guest, token in zip([*guests, watcher], [*tokens, None], strict=True):
                fresh = home.guest(table, token)
                assert fresh.view == guest.view
                assert fresh.events == guest.events
                assert (fresh.ask, fresh.question) == (guest.ask, guest.question)
                fresh.line.close()
    assert watcher.view["owners"]


def test_every_message_is_one_of_the_protocols(home: Home) -> None:
    _, guests = sit_all(home, "Ada", "Ben")
    guest = active(guests)
    guest.say({"type": "say", "id": "s", "text": "hello"})
    guest.say({"type": "ping"})
    guest.say({"type": "answer", "id": "a", "question": guest.question, "choice": guest.legal()})
    while True:
        heard = msgspec.json.decode(guest.line.recv(timeout=PATIENCE), type=SERVER_MESSAGES)
        if isinstance(heard, Accepted) and heard.id == "a":
            break


def test_a_card_is_seen_by_its_seat_alone(home: Home) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben")
    assert ada.view["card"] != ben.view["card"]
    assert home.guest(table).view["card"] is None


def test_coming_back_with_the_last_event_brings_only_the_rest(home: Home) -> None:
    table, guests = sit_all(home, "Ada", "Ben")
    for turn in range(4):
        guest = active(guests)
        guest.answer(f"a{turn}", guest.legal())
        for other in guests:
            other.say({"type": "ping"})
            other.hear("pong")
    ada = guests[0]
    last = ada.events[-3]["n"]
    back = home.guest(table, ada.token, last=last)
    assert back.welcome["events"] == ada.events[-2:]
    assert back.view == ada.view
    assert home.guest(table, ada.token, last=10_000).welcome["events"] == ada.events


def test_refusals_name_their_rule_and_change_nothing(home: Home) -> None:
    _, guests = sit_all(home, "Ada", "Ben", options={"rules": "expert"})
    guest = active(guests)
    other = next(one for one in guests if one is not guest)
    number = guest.question or 0
    before = dict(guest.view)
    cases = [
        (guest, "move red 99", number, "illegal"),
        (guest, "fly away", number, "illegal"),
        (guest, "", number, "illegal"),
        (guest, guest.legal(), number + 1, "late"),
        (guest, guest.legal(), number - 1, "late"),
        (other, guest.legal(), number, "not-asked"),
    ]
    for who, choice, question, code in cases:
        refused = who.answer("x", choice, question)
        assert (refused["type"], refused["id"], refused["code"]) == ("refused", "x", code)
        assert refused["why"] != refused["word"]
        assert (refused["rule"] or "H-1").startswith("H-")
    assert guest.view == before
    assert guest.answer("x", guest.legal())["type"] == "accepted"


def test_the_same_answer_twice_is_accepted_twice_and_counts_once(home: Home) -> None:
    _, guests = sit_all(home, "Ada", "Ben")
    guest = active(guests)
    choice, question = guest.legal(), guest.question
    assert guest.answer("once", choice, question)["type"] == "accepted"
    seen = len(guest.events)
    assert guest.answer("once", choice, question)["type"] == "accepted"
    assert len(guest.events) == seen


def test_a_private_note_makes_no_sound_for_others(home: Home) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben", options={"rules": "expert"})
    watcher = home.guest(table)
    for guest in (ada, ben, watcher):
        guest.say({"type": "ping"})
        guest.hear("pong")
    agent = ada.view["agents"][0]
    ada.say({"type": "do", "id": "n", "choice": f"note {agent} 1 looks at the safe"})
    assert ada.hear("accepted", "refused")["type"] == "accepted"
    assert ada.view["dossier"][agent]["text"] == "looks at the safe"
    assert ben.silent()
    assert watcher.silent()


def test_two_tabs_of_one_seat_stay_in_step(home: Home) -> None:
    table, guests = sit_all(home, "Ada", "Ben")
    guest = active(guests)
    tab = home.guest(table, guest.token)
    guest.answer("a", guest.legal())
    tab.hear("update")
    assert tab.view == guest.view


def test_talk_presence_and_watchers(home: Home) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben")
    watcher = home.guest(table)
    assert ada.hear("table")["table"]["seats"][1]["connected"]
    assert ada.hear("table")["table"]["watching"] == 1
    ben.say({"type": "say", "id": "s1", "text": "good evening"})
    for guest in (ada, ben, watcher):
        said = guest.hear("said")["talk"]
        assert (said["seat"], said["kind"], said["text"]) == (1, "say", "good evening")
    for message in (
        {"type": "say", "id": "s", "text": "me too"},
        {"type": "answer", "id": "a", "question": 1, "choice": "move red 1"},
        {"type": "leave"},
        {"type": "start"},
        {"type": "rematch"},
    ):
        watcher.say(message)
        assert watcher.hear("refused")["code"] == "watcher"
    ben.line.close()
    while ada.hear("table")["table"]["seats"][1]["connected"]:
        pass
    assert home.guest(table).welcome["talk"][0]["text"] == "good evening"


def test_leaving_to_a_bot_and_coming_back(home: Home) -> None:
    _, (ada, ben) = sit_all(home, "Ada", "Ben")
    ben.say({"type": "leave"})
    assert ada.hear("said")["talk"]["kind"] == "left"
    refused = ben.answer("a", "move red 1", 1)
    assert refused["code"] == "away"
    for turn in range(3):
        while ada.ask is None and ada.view["result"] is None:
            ada.hear("update")
        if ada.ask is not None:
            ada.answer(f"a{turn}", ada.legal())
    ben.say({"type": "return"})
    assert ada.hear("said")["talk"]["kind"] == "returned"


def test_the_host_begins_and_the_end_brings_a_rematch_for_all(home: Home) -> None:
    made = home.set_table("Ada", "?", "?")
    table, token = made["table"]["id"], made["tokens"]["0"]
    ada = home.guest(table, token)
    assert (ada.welcome["view"], ada.welcome["question"]) == (None, None)
    ben = home.guest(table, home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"}).json()["token"])
    ben.say({"type": "start"})
    assert ben.hear("refused")["code"] == "not-host"
    ada.say({"type": "rematch"})
    assert ada.hear("refused")["code"] == "not-over"
    ada.say({"type": "start"})
    ada.hear("update")
    ben.say({"type": "leave"})
    ada.say({"type": "leave"})
    watcher = home.guest(table)
    while watcher.view["result"] is None:
        watcher.hear("update")
    ben.say({"type": "rematch"})
    news = [guest.hear("rematch") for guest in (ada, ben, watcher)]
    assert [told["seats"] for told in news] == [[1], [1], [1]]
    assert len({told["table"] for told in news}) == 1
    again = home.guest(news[0]["table"], token)
    assert again.welcome["seat"] == 1
    assert [seat["name"] for seat in again.welcome["table"]["seats"][1:]] == ["Ada", "Ben"]
    again.say({"type": "ready", "ready": True})
    assert again.hear("update")["view"]["you"] == 1


def test_a_lobby_over_the_wire(home: Home) -> None:
    made = home.set_table("Ada", "?", "?")
    table = made["table"]["id"]
    ada = home.guest(table, made["tokens"]["0"])
    sat = home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben", "seat": 1, "ready": False}).json()
    ben = home.guest(table, sat["token"])
    assert [seat["ready"] for seat in ben.welcome["table"]["seats"]] == [True, False, False]
    ada.say({"type": "terms", "clock": 60, "watchers": "talk"})
    assert ben.hear("said")["talk"]["kind"] == "terms"
    eve = home.guest(table, name="Eve")
    assert (eve.welcome["table"]["clock"], eve.welcome["table"]["onlookers"]) == (60, ["Eve"])
    eve.say({"type": "say", "id": "e", "text": "Good evening."})
    assert ben.hear("said")["talk"]["name"] == "Eve"
    ben.say({"type": "move", "seat": 2})
    assert ben.hear("reseated")["seat"] == 2
    ben.say({"type": "say", "id": "b", "text": "Here I am."})
    assert ben.hear("said")["talk"]["seat"] == 2
    eve.say({"type": "remove", "seat": 2})
    assert eve.hear("refused")["code"] == "watcher"
    ada.say({"type": "remove", "seat": 2})
    ben.last_words("removed")
    ada.say({"type": "terms", "watchers": "none"})
    eve.last_words("no-watchers")
    home.stranger(table).last_words("no-watchers")


def test_wrong_and_foreign_tokens_open_nothing(home: Home) -> None:
    table = home.set_table("Ada", "Ben")["table"]["id"]
    foreign = home.set_table("Cem", "Dan")["tokens"]["0"]
    for token in ("", "wrong", foreign, "\u0000", "é" * 100):
        home.stranger(table, token).last_words("token")
    home.stranger("nowhere").last_words("gone")


def test_the_token_of_a_chair_one_has_left_is_worthless(home: Home) -> None:
    table = home.set_table("Ada", "?", "?")["table"]["id"]
    seated = home.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"}).json()
    ben = home.guest(table, seated["token"])
    ben.say({"type": "leave"})
    ben.last_words("left")
    home.http.post(f"/api/tables/{table}/sit", json={"name": "Cem"})
    home.stranger(table, seated["token"]).last_words("token")


NONSENSE: dict[str, tuple[str | bytes, str, int]] = {
    "no json": ("hello?", "malformed", 1007),
    "a number": ("5", "malformed", 1007),
    "no type": ("{}", "malformed", 1007),
    "unknown type": ('{"type":"dance"}', "malformed", 1007),
    "unknown field": ('{"type":"ping","loud":true}', "malformed", 1007),
    "missing field": ('{"type":"say","id":"a"}', "malformed", 1007),
    "wrong kind": ('{"type":"answer","id":7,"question":"x","choice":[]}', "malformed", 1007),
    "huge number": ('{"type":"answer","id":"a","choice":"","question":' + "9" * 5000 + "}", "malformed", 1007),
    "odd id": ('{"type":"say","id":"' + "a" * 65 + '","text":"x"}', "malformed", 1007),
    "lone surrogate": ('{"type":"say","id":"\\ud800","text":"x"}', "malformed", 1007),
    "deep list": ("[" * 4000, "malformed", 1007),
    "deep object": ('{"type":"say","id":"a","text":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}", "malformed", 1007),
    "hello to nobody": ('{"type":"hello","table":"x"}', "gone", 1008),
    "huge": ('{"type":"say","id":"a","text":"' + "x" * 9000 + '"}', "size", 1009),
    "binary": (b'{"type":"ping"}', "binary", 1003),
}


@pytest.mark.parametrize(("raw", "code", "close"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_gets_a_sentence_and_nobody_else_suffers(home: Home, raw: str | bytes, code: str, close: int) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben")
    ada.line.send(raw)
    ada.last_words(code)
    assert ada.close_code() == close
    ben.say({"type": "ping"})
    ben.hear("pong")
    assert home.guest(table, ada.token).view == ada.view


def test_what_is_enormous_is_not_even_read(home: Home) -> None:
    _, (ada, ben) = sit_all(home, "Ada", "Ben")
    ada.line.send("x" * 200_000)
    assert ada.close_code() == 1009
    ben.say({"type": "ping"})
    ben.hear("pong")


def test_whoever_does_not_say_hello_first(home: Home) -> None:
    stranger = home.caller()
    stranger.say({"type": "ping"})
    stranger.last_words("hello")


@pytest.mark.parametrize(
    "message",
    ['{"type":"say","id":"s","text":"a\\ud800b"}', '{"type":"do","id":"s","choice":"note red 0 \\ud800"}'],
)
def test_half_a_character_harms_nobody(home: Home, message: str) -> None:
    table, (ada, ben) = sit_all(home, "Ada", "Ben", options={"rules": "expert"})
    ada.line.send(message)
    assert ada.hear("accepted", "refused", "error")["type"] != "accepted" or home.guest(table).welcome["talk"]
    ben.say({"type": "ping"})
    ben.hear("pong")
