"""What somebody at a terminal sees: the table, their own cards, the police, and everything at the end."""

from __future__ import annotations

import io
from itertools import count
from random import Random

import pytest
from rich.console import Console
from tests.games.greif_zu.party import NAMES, OFFICER, scene

import backroom
from backroom.games.greif_zu.state import Party
from backroom.kit import Game
from backroom.terminal.picture import look_of, picture
from backroom.terminal.voice import Voice


def drawn(game: Game[Party], seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture(game.view(seat), Voice(lang, "greif_zu", NAMES, look_of("greif_zu").styles)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_whole_game_can_be_watched_in_80_columns(seats: int, lang: str) -> None:
    game = backroom.new_game("greif_zu", seats, seed=seats)
    rng = Random(1)
    for step in count():
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
        if game.result is not None:
            break
        if step % 5:
            continue
        text = drawn(game, rng.choice([None, *range(seats)]), lang)
        assert max(map(len, text.splitlines())) <= 80
        for stray in ("@", "view-", "card-", "special-", "verdict-"):
            assert stray not in text
    assert ("Everything revealed" if lang == "en" else "Alles aufgedeckt") in drawn(game, 0, lang)


def test_ones_own_cards_and_why_one_would_be_guilty() -> None:
    table = scene(["john-smith dollar-500", "blonde", ""], specials={0: "gift hideout"}, coins=(5, 1, 2))
    text = drawn(table.game)
    assert "John Smith, 500 dollars" in text
    assert "500 + 5 ct" in text
    assert "guilty: more than 500 (G-15)" in text
    assert "Gift, Hideout" in text
    assert "schuldig: mehr als 500 (G-15)" in drawn(table.game, lang="de")
    assert "John Smith" not in drawn(table.game, 1)


def test_what_one_knows_of_others_and_of_the_wallet() -> None:
    table = scene(["badge yen-50", "blonde", ""], specials={0: "gift"})
    table.says(0, "play gift", "give 1 badge", "put-at yen-50", "place 7")
    text = drawn(table.game, 0)
    assert "Ben: Badge" in text
    assert "Place 7: 50 yen" in text
    assert "Badge" not in drawn(table.game, 2)


def test_what_lies_before_everybody_when_the_police_come() -> None:
    table = scene([OFFICER, "blonde dollar-50", ""], timers=1, specials={1: "hideout exchange"})
    table.turns_timer().says(1, "play exchange", "exchange dollar-50 yen", "pass", "pass")
    text = drawn(table.game, 2)
    assert "Open cards: Policeman, Badge" in text
    assert "On the exchange: 50 yen" in text
    assert "Exchange" in text
    assert "Open cards: Blonde" not in text
