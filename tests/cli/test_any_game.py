"""A game the terminal has never seen: drawn from its view, played from its described questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest
from tests.cli.desk import Desk

from backroom import words
from backroom.bots import RandomBot
from backroom.kit import (
    Ask,
    Choice,
    Form,
    Frame,
    Game,
    Match,
    Number,
    One,
    Pick,
    Points,
    Rules,
    Shuffle,
    Some,
    State,
    Words,
    begin,
)
from backroom.terminal.evening import Evening
from backroom.terminal.picture import picture
from backroom.terminal.players import Player
from backroom.terminal.voice import Voice

WORDS = """
title = Pawnshop
pitch = Everything has its price.
ask-pick = Buy or sell?
choice-buy = Buy
choice-sell = Sell for { $price }
ask-form = Make an offer
ask-offer = Say something
field-how = How many
log-done = { $seat } did { $what }.
view-stock = On the shelf
view-price = Price
view-price-none = priceless
view-mood = Mood
view-mood-grim = rather grim
view-open = Open
view-cash = Cash
view-things = Things
thing-clock = a clock
thing-ring = a ring
thing-violin = a violin
"""

THINGS = (("clock", "@thing-clock"), ("ring", "@thing-ring"), ("violin", "@thing-violin"))
PLAYERS = (("0", "@seat-0"), ("1", "@seat-1"), ("-", "@nobody"))

FORMS: dict[str, Ask] = {
    "points": Form("ask-form", "P-1", "give", (Points("how", 4, THINGS),)),
    "match": Form("ask-form", "P-1", "owe", (Match("who", THINGS, PLAYERS, frozenset({0, 1})),)),
    "one": Form("ask-form", "P-1", "take", (One("what", THINGS),)),
    "some": Form("ask-form", "P-1", "pawn", (Some("what", THINGS, 0, 2),)),
    "number": Form("ask-form", "P-1", "bid", (Number("how", 10, 50, 10),)),
    "shuffle": Form("ask-form", "P-1", "sort", (Shuffle("what", THINGS),)),
    "all": Form(
        "ask-form", "P-1", "deal", (One("what", THINGS), Some("with", PLAYERS), Number("how", -5, 5), Words("why", 30))
    ),
    "pick": Pick("ask-pick", "P-2", [(0, "buy", "choice-buy", {}), (1, "sell 5", "choice-sell", {"price": 5})]),
}


class Shop(State):
    __slots__ = ("asked",)

    def __init__(self, asked: str) -> None:
        self.asked = asked

    def copy(self) -> Self:
        return type(self)(self.asked)


class Question(Frame[Shop]):
    __slots__ = ()

    def seats(self, state: Shop) -> tuple[int, ...]:
        return (0,)

    def ask(self, state: Shop, seat: int) -> Ask:
        return FORMS[state.asked]

    def go(self, game: Game[Shop], seat: int, choice: Choice) -> None:
        game.tell("log-done", seat="@seat-0", what=FORMS[game.state.asked].text(choice))
        game.finish((0,), (3, 1), "done")


class Pawnshop(Rules[Shop]):
    name = "pawnshop"
    prefix = "P"
    min_seats = 2
    max_seats = 2

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Shop, list[Frame[Shop]]]:
        return Shop("pick"), [Question()]

    def view(self, game: Game[Shop], seat: int | None) -> dict[str, Any]:
        return {
            "stock": ["clock", "ring", "violin"],
            "price": [10, 20, None],
            "cash": [100, 5],
            "mood": "grim",
            "open": True,
            "last": "@seat-1",
            "empty": [],
            "secret": None,
            "debts": {"clock": {"who": "@seat-0", "sum": 7}, "ring": {"who": None, "sum": 9}},
            "things": [{"what": "violin", "strings": 4}, {"what": "ring", "carats": 2}],
            "hours": {"from": 9, "to": [17, 18]},
        }


@pytest.fixture(autouse=True)
def a_pawnshop_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    original = words.source
    monkeypatch.setattr(words, "source", lambda game, lang: WORDS if game == "pawnshop" else original(game, lang))
    monkeypatch.setattr(
        "backroom.terminal.voice.source", lambda game, lang: WORDS if game == "pawnshop" else original(game, lang)
    )


def played(asked: str, *lines: str) -> str:
    """What the terminal shows when somebody answers that question like this."""
    game = begin(Pawnshop(), 2, None, None)
    game.state.asked = asked
    game.settle()
    screen = Desk([*lines])
    players = [Player("Ada"), Player("Ben", "random", RandomBot())]
    Evening(game, players, screen, Voice("en", "pawnshop", ["Ada", "Ben"])).run()
    return " ".join(screen.sent.getvalue().split())


@pytest.mark.parametrize(
    ("asked", "lines", "answer"),
    [
        ("pick", ["s1"], "sell 5"),
        ("pick", ["b"], "buy"),
        ("pick", ["sell"], "sell 5"),
        ("pick", ["", "buy"], "buy"),
        ("points", ["clock 1 ring 3"], "give clock 1 ring 3"),
        ("points", ["", "1", "", ""], "give clock 1 violin 3"),
        ("match", ["owe clock 2 ring - violin 1"], "owe clock 1 ring - violin 0"),
        ("match", ["", "Ben", "1", "-", ""], "owe clock 1 ring 0 violin -"),
        ("match", ["clock ben ring ada violin -"], "owe clock 1 ring 0 violin -"),
        ("match", ["", "Ben", "Ben", "nobody", "<", "<", "-", "-", "-", ""], "owe clock - ring - violin -"),
        ("one", ["ring"], "take ring"),
        ("one", ["", "3", ""], "take violin"),
        ("some", ["ring,clock"], "pawn clock,ring"),
        ("some", ["-"], "pawn -"),
        ("some", ["", "1,9", "1,1", "1,2,3", "1, 3", ""], "pawn clock,violin"),
        ("some", ["", "-", ""], "pawn -"),
        ("number", ["30"], "bid 30"),
        ("number", ["", "15", "60", "20", ""], "bid 20"),
        ("shuffle", ["violin ring clock"], "sort violin ring clock"),
        ("shuffle", ["", "violin ring clock", ""], "sort violin ring clock"),
        ("all", ["deal ring 1,2 -3 for old times' sake"], "deal ring 0,1 -3 for old times' sake"),
        ("all", ["", "2", "1,2", "-3", "log", ""], "deal ring 0,1 -3 log"),
        ("all", ["deal", "ring", "-", "5", "", ""], "deal ring - 5"),
        ("all", ["deal ring - 9", "deal ring - 5 " + "x" * 31, "deal ring - 5"], "deal ring - 5"),
    ],
)
def test_every_kind_of_question_can_be_answered(asked: str, lines: list[str], answer: str) -> None:
    screen = played(asked, *lines)
    assert f"Ada did {answer}." in screen
    assert "The game is over" in screen


def test_choices_are_numbered_or_lettered_where_a_label_has_a_number() -> None:
    assert "b Buy s1 Sell for 5" in played("pick")
    assert "1 a clock 2 a ring 3 a violin" in played("one", "")


def test_a_value_that_may_come_up_once_is_offered_once() -> None:
    screen = played("match", "", "Ada")
    assert "a clock (1/3) 1 Ada 2 Ben - nobody" in screen
    assert "a ring (2/3) 2 Ben - nobody" in screen


def test_the_view_of_any_game_reads_well() -> None:
    screen = Desk([])
    voice = Voice("en", "pawnshop", ["Ada", "Ben"])
    screen.show(picture(begin(Pawnshop(), 2, None, None).view(0), voice))
    lines = [" ".join(line.replace("│", " ").split()) for line in screen.sent.getvalue().splitlines()]
    for expected in (
        "Mood rather grim",
        "Open yes",
        "last Ben",
        "On the shelf Price",
        "a clock 10",
        "a violin priceless",
        "Player Cash",
        "Ada 100",
        "Ben 5",
        "a ring – 9",
        "a violin 4 –",
        "to 17, 18",
    ):
        assert expected in lines
    assert not any("secret" in line or "empty" in line for line in lines)
