"""The underworld as the terminal draws it: everything is there, nothing too wide, and nobody's hand but one's own."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.cosa_nostra.family import night

import backroom
from backroom.terminal.picture import look_of, picture
from backroom.terminal.screen import Paper
from backroom.terminal.voice import Voice

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Somebody With A Long Name"]


def drawn(game: backroom.Game[Any], seat: int | None, lang: str = "en", width: int = 80) -> str:
    paper = Paper(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    paper.print(picture(game.view(seat), Voice(lang, "cosa_nostra", NAMES, look_of("cosa_nostra").styles)))
    return paper.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_whole_game_fits_on_the_screen(lang: str, width: int) -> None:
    game: backroom.Game[Any] = backroom.new_game("cosa_nostra", 5, seed=width)
    rng = Random(1)
    steps = 0
    while game.result is None:
        steps += 1
        besides = game.may(steps % 5) if steps % 3 == 0 else ()
        if besides:
            ask = rng.choice(besides)
            game.play(steps % 5, ask.draw(rng.random))
        else:
            for seat, ask in game.asked.items():
                game.play(seat, ask.draw(rng.random))
        if steps % 9 == 0 or game.result is not None:
            assert all(cell_len(line) <= width for line in drawn(game, steps % 5, lang, width).splitlines())


def test_what_lies_on_gangsters_and_businesses_is_said() -> None:
    table = night(
        {"big-joey": "swindle", "franco-luciano": "casino-1"},
        own={1: "lawyer-1"},
        marks={"lawyer-1": [0]},
        aids={"big-joey": "henchman"},
    )
    assert "Big Joey 3 [Swindle, Henchman]" in drawn(table.game, 0)
    assert "Big Joey 3 [order of round I, Henchman]" in drawn(table.game, 1)
    assert "Franco Luciano 3 [buys Casino 1]" in drawn(table.game, None)
    assert "Lawyer 1 (marked by Ada)" in drawn(table.game, 2)


def test_a_hand_shows_what_stands_on_its_cards_and_only_to_its_player() -> None:
    table = night({"big-joey": "swindle"}, jobs={0: "car-theft-1"}, cards=["spy"])
    shown = drawn(table.game, 0)
    assert "I Car Theft (on 3): $7,000 / $9,000 · Needs Garage (missing)" in shown
    assert "Influence cards: Spy" in shown
    assert "Car Theft" not in drawn(table.game, 1)
    assert "Spy" not in drawn(table.game, None)


def test_offers_and_promises_are_listed() -> None:
    table = night({"big-joey": "swindle"}, own={1: "lawyer-1"})
    table.says(0, "offer 1 2000 - - - 0 - lawyer-1 - peace 0 none 0 on my honour")
    assert "1. Ada → Ben: $2,000, no attack this round for a marker on Lawyer 1" in drawn(table.game, 2)
    table.says(1, "accept 1")
    assert "2. Ada → Ben: no attack this round – open" in drawn(table.game, 2)
