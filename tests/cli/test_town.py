"""The town of Heimlich & Co as the terminal draws it: everything in its place, on wide and on narrow screens."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import backroom
from backroom.games.heimlich.state import BUILDINGS
from backroom.terminal.picture import look_of, picture
from backroom.terminal.screen import Paper
from backroom.terminal.voice import Voice
from backroom.words import say

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Somebody With A Long Name"]


def drawn(game: backroom.Game[Any], seat: int | None, lang: str, width: int) -> list[str]:
    paper = Paper(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    paper.print(picture(game.view(seat), Voice(lang, "heimlich", NAMES, look_of("heimlich").styles)))
    return paper.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_whole_game_fits_on_the_screen(seats: int, lang: str, width: int) -> None:
    game: backroom.Game[Any] = backroom.new_game("heimlich", seats, {"rules": "expert"}, seed=seats)
    rng = Random(1)
    steps = 0
    while game.result is None:
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
        steps += 1
        if steps % 6 == 0 or game.result is not None:
            for line in drawn(game, steps % seats, lang, width):
                assert cell_len(line) <= width


@pytest.mark.parametrize("width", [40, 80])
def test_every_agent_stands_where_it_stands_and_the_safe_says_so(width: int) -> None:
    game: backroom.Game[Any] = backroom.new_game("heimlich", 2, {"start": "0"}, seed=1)
    game.play(0, f"move red {game.view(0)['roll']}")
    shown = "\n".join(drawn(game, 0, "en", width))
    for agent in game.view(0)["agents"]:
        assert say("en", "heimlich", f"agent-{agent}") in shown
    assert shown.count("Safe") == 1
    assert f"Your agent: {say('en', 'heimlich', 'agent-' + game.view(0)['card'])}" in shown
    if width == 80:
        for building in BUILDINGS:
            assert f" {say('en', 'heimlich', building)} " in shown


def test_a_spectator_sees_nobodys_agent() -> None:
    game: backroom.Game[Any] = backroom.new_game("heimlich", 3, {"rules": "expert"}, seed=0)
    game.play(0, "note red 1 secret")
    assert "secret" in "\n".join(drawn(game, 0, "en", 80))
    for seat in (1, None):
        assert "secret" not in "\n".join(drawn(game, seat, "en", 80))
    assert "Your agent" not in "\n".join(drawn(game, None, "en", 80))


def test_church_and_ruin_say_what_they_are_worth_and_the_track_where_tips_are_due() -> None:
    for rules, marked in (("basic", False), ("expert", True)):
        game: backroom.Game[Any] = backroom.new_game("heimlich", 4, {"rules": rules}, seed=1)
        for width in (80, 40):
            shown = "\n".join(drawn(game, 0, "de", width))
            assert "Kirche 0" in shown
            assert ("29▾" in shown) == marked
        assert "Ruine −3" in "\n".join(drawn(game, 0, "de", 80))


def test_at_the_end_all_dossiers_lie_open() -> None:
    game: backroom.Game[Any] = backroom.new_game("heimlich", 3, {"rules": "expert"}, seed=0)
    game.play(0, "note red 1 whenever it can")
    rng = Random(2)
    while game.result is None:
        assert "whenever" not in "\n".join(drawn(game, 1, "en", 80))
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
    for onlooker in (None, 0, 1):
        assert "\n".join(drawn(game, onlooker, "en", 80)).count("whenever it can") == 1
