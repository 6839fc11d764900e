"""A player that is any program: what it is told, and what becomes of one that breaks down."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import backroom
from backroom.arena import simulate
from backroom.bots.program import STARTS, Program
from backroom.games import catalogue
from backroom.kit import LONGEST, Company

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = ROOT / "docs" / "players"
PYTHON, SHELL = f"exec@60:{sys.executable} {PLAYERS / 'first.py'}", f"exec@60:sh {PLAYERS / 'last.sh'}"
ECHO = 'import sys\nfor line in sys.stdin: print(\'{"choice": "nonsense"}\', flush=True)'


def asked() -> backroom.Game[Any]:
    return backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)


def program(code: str, seconds: float = 60) -> Program:
    return Program([sys.executable, "-c", code], seconds, Random(1))


@pytest.mark.parametrize("game", catalogue())
def test_the_players_of_the_documents_play_every_game_to_its_end(game: str) -> None:
    rules = catalogue()[game]
    played = simulate(game, max(rules.min_seats, 3), 1, [PYTHON, SHELL, "random"], None, 5)
    assert (played.finished, played.faults) == (1, {})


def test_it_is_told_what_its_chair_knows_and_nothing_else() -> None:
    game = asked()
    for seat in (0, 1):
        game.play(seat, game.asked[seat][0])
    wanted = program("")
    told = json.loads(json.dumps(wanted.message(game.chair(2), game.asked[2], game.chair(2).story(0))))
    assert told["view"] == game.view(2)
    assert told["story"] == game.story(2)
    assert told["choices"] == [game.asked[2].text(choice) for choice in game.asked[2]]
    assert told.keys() == {"seat", "view", "ask", "may", "story", "seconds", "seed", "choices"}


def test_it_is_told_only_what_is_new() -> None:
    game = asked()
    heard = "import json, sys\nfor line in sys.stdin:\n m = json.loads(line)\n "
    answer = "print(json.dumps({'choice': m['choices'][0], 'why': str([e['n'] for e in m['story']])}), flush=True)"
    bot = program(heard + answer)
    seen = []
    for _ in range(2):
        seat = next(iter(game.asked))
        game.play(seat, bot.choose(game.chair(0)) if seat == 0 else game.asked[seat][0])
        while (seat := next(iter(game.asked))) != 0:
            game.play(seat, game.asked[seat][0])
        saying = bot.explain()
        assert saying is not None
        seen.append(json.loads(saying.args["why"]))
    assert bot.faults == []
    assert seen[1][0] == len(seen[0]) + 1


@pytest.mark.parametrize(
    ("code", "seconds", "why"),
    [
        ("import sys; sys.exit('lost my glasses')", 60, "lost my glasses"),
        ("import time; time.sleep(600)", 0.2, "no answer within 0.2 s"),
        ("print('hello', flush=True); input()", 60, "no line of the form"),
        (ECHO, 60, "not allowed: nonsense"),
        ("print('[' * 100_000, flush=True); input()", 60, "no line of the form"),
    ],
)
def test_what_it_does_not_decide_is_decided_at_random_and_reported(code: str, seconds: float, why: str) -> None:
    bot, game = program(code, seconds), asked()
    assert bot.choose(game.chair(0)) in game.asked[0]
    assert len(bot.faults) == 1
    assert why in bot.faults[0]


def test_a_program_that_is_not_there_is_reported() -> None:
    bot, game = Program(["/no/such/program"], 1.0, Random(1)), asked()
    assert bot.choose(game.chair(0)) in game.asked[0]
    assert "cannot be started" in bot.faults[0]


def test_one_that_keeps_breaking_down_is_left_alone_but_the_game_goes_on() -> None:
    game, bot = asked(), program("")
    bots = {
        0: bot,
        1: Program(["/no/such/program"], 1.0, Random(1)),
        2: catalogue()["heimlich"].bots["random"](Random(2)),
    }
    Company(game, bots).play(LONGEST)
    assert game.result is not None
    assert bot.starts == STARTS
    assert bot.faults[-1].startswith("given up")


def test_it_may_do_something_besides_once_if_it_may() -> None:
    game = backroom.new_game("heimlich", 3, {"start": "0", "rules": "expert"}, seed=4)
    note = f"note {game.view(0)['agents'][0]} ? perhaps"
    say = "import json, sys\nfor line in sys.stdin:\n m = json.loads(line)\n "
    say += "print(json.dumps({'choice': m['choices'][0], "
    for besides, allowed in ((note, True), ("note nobody", False)):
        bot = program(f"{say}'besides': {besides!r}}}), flush=True)")
        bot.choose(game.chair(0))
        wish = bot.volunteer(game.chair(0))
        assert (wish is not None) is allowed
        assert bool(bot.faults) is not allowed
        assert bot.volunteer(game.chair(0)) is None
        if wish is not None:
            game.copy().play(0, wish)


def test_nothing_is_left_running_behind_a_game() -> None:
    bot, game = program("import sys\nfor line in sys.stdin: print('{}', flush=True)"), asked()
    bot.choose(game.chair(0))
    connection = bot.connection
    assert connection is not None
    connection.hang_up()
    assert not connection.listening.is_alive()
    assert not connection.hang_up.alive


def test_a_command_is_split_as_in_a_shell() -> None:
    wish = f"exec@60:{sys.executable} -c {shlex.quote(ECHO)}"
    played = simulate("heimlich", 2, 1, [wish, "random"], None, 1)
    assert played.faults[wish] > 0
    assert "not allowed" in played.complaints[wish]


def test_the_players_in_the_documents_are_those_that_play() -> None:
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    for player in PLAYERS.iterdir():
        code = [line for line in player.read_text(encoding="utf-8").splitlines() if line[:1] not in ('"', "#")]
        assert "\n".join(code).strip() in page
