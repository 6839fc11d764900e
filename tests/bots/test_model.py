"""A player that asks a language model, here a small stand-in with a mind of its own."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.arena import simulate
from backroom.bots import bot_maker
from backroom.bots.model import KEY, ModelBot
from backroom.games import catalogue, find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Mind = "Callable[[dict[str, Any]], str]"


class Endpoint:
    """Answers chat completions by a function, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.mind: Callable[[dict[str, Any]], Any] = lambda asked: ""
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                endpoint.asked.append(asked)
                endpoint.keys.append(self.headers.get("Authorization"))
                found = self.path == "/v1/chat/completions"
                said = {"choices": [{"message": {"role": "assistant", "content": endpoint.mind(asked)}}]}
                body = json.dumps(said).encode()
                self.send_response(200 if found else 404)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/v1"


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    monkeypatch.delenv(KEY, raising=False)
    here = Endpoint()
    thread = threading.Thread(target=here.server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield here
    here.server.shutdown()
    thread.join()
    here.server.server_close()


def last_offered(asked: dict[str, Any]) -> str:
    """A model that picks the last of what it is offered, after some thought."""
    offered = str(asked["messages"][1]["content"]).splitlines()[-1].split("    (")[0]
    return f"Let me think.\n\n`{offered}`\n"


def seated() -> backroom.Game[Any]:
    return backroom.new_game("heimlich", 3, {"start": "0", "rules": "expert"}, seed=4)


@pytest.mark.parametrize("name", catalogue())
def test_it_plays_every_game_by_what_it_is_offered(name: str, endpoint: Endpoint) -> None:
    endpoint.mind = last_offered
    rules = find(name)
    game = backroom.new_game(name, rules.min_seats, seed=2)
    bot: Any = bot_maker(rules, f"model:small@{endpoint.address}")(Random(1))
    for _ in range(6):
        seat = next(iter(game.asked))
        game.play(seat, bot.choose(game.chair(seat)))
    assert bot.faults == []


def test_the_prompt_is_the_rules_and_what_the_chair_knows_and_nothing_else(endpoint: Endpoint) -> None:
    game = seated()
    worlds = [game.redeal(0, Random(seed)) for seed in range(6)]
    told = [ModelBot("m", endpoint.address, rng=Random(1)).prompt(world.chair(0), world.asked[0]) for world in worlds]
    assert all(each == told[0] for each in told)
    assert len({json.dumps([world.view(seat) for seat in (1, 2)]) for world in worlds}) > 1
    assert "H-7" in told[0][0]["content"]
    assert json.dumps(game.view(0), ensure_ascii=False) in told[0][1]["content"]


def test_an_answer_that_is_not_legal_is_asked_for_once_more(endpoint: Endpoint) -> None:
    endpoint.mind = lambda asked: last_offered(asked) if len(asked["messages"]) > 2 else "castle"
    bot, game = ModelBot("m", endpoint.address, rng=Random(1)), seated()
    assert bot.choose(game.chair(0)) in game.asked[0]
    assert (bot.faults, bot.explain(), len(endpoint.asked)) == ([], None, 2)
    assert "castle" in endpoint.asked[1]["messages"][2]["content"]


@pytest.mark.parametrize("mind", [lambda asked: "castle", lambda asked: None, lambda asked: ""])
def test_then_it_draws_and_says_so(mind: Any, endpoint: Endpoint) -> None:
    endpoint.mind = mind
    bot, game = ModelBot("m", endpoint.address, rng=Random(1)), seated()
    assert bot.choose(game.chair(0)) in game.asked[0]
    saying = bot.explain()
    assert len(bot.faults) == 1
    assert saying is not None
    assert saying.word == "guest-drew"


def test_an_endpoint_that_is_not_there_costs_decisions_and_not_the_match(endpoint: Endpoint) -> None:
    wish = f"model:m@{endpoint.address}/nowhere"
    played = simulate("heimlich", 2, 1, [wish, "random"], None, 1)
    assert played.finished == 1
    assert "404" in played.complaints[wish]


def test_a_key_is_sent_if_there_is_one(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    endpoint.mind = last_offered
    for key in ("", "sesame"):
        monkeypatch.setenv(KEY, key)
        ModelBot("m", endpoint.address, rng=Random(1)).choose(seated().chair(0))
    assert endpoint.keys == [None, "Bearer sesame"]
    assert endpoint.asked[0]["model"] == "m"
