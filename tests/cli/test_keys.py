"""Keys beside choices: one stays with its thing, and a kind of deed has the same letter all evening."""

from __future__ import annotations

import pytest

from backroom.kit import IllegalChoice
from backroom.terminal.answers import READING
from backroom.terminal.keys import LETTERS, Keys, letters
from backroom.terminal.line import Line, whole_number
from backroom.terminal.meant import Offer
from backroom.terminal.voice import Voice

CARDS = ["ace", "king", "queen", "jack"]


def test_a_thing_keeps_its_number_while_others_come_and_go() -> None:
    keys = Keys()
    assert keys.place("hand", CARDS) == [0, 1, 2, 3]
    assert keys.place("hand", ["ace", "queen", "jack"]) == [0, 2, 3]
    assert keys.place("hand", ["ace", "ten", "queen", "jack"]) == [0, 1, 2, 3]
    assert keys.place("hand", ["king", "ace", "ten"]) == [2, 0, 1]


def test_a_kind_takes_one_of_its_own_letters_and_leaves_q_alone() -> None:
    keys = Keys()
    assert [keys.of_kind(verb) for verb in ("ziehen", "zahlen", "zz", "queue", "ziehen")] == ["z", "a", "b", "u", "z"]
    every = [keys.of_kind(f"{number} verbs") for number in range(60)]
    assert len({*every}) == 60
    assert "q" not in every


def test_letters_go_on_after_the_last_one() -> None:
    assert [letters(0), letters(len(LETTERS) - 1), letters(len(LETTERS))] == ["a", "z", "aa"]


def test_a_number_in_front_is_its_own_key() -> None:
    keys = Keys()
    assert keys.numbers("", [("x", "1 gem"), ("y", "2 gems"), ("-", "nothing")]) == ["1", "2", "a"]
    assert keys.numbers("", [("x", "50 yen"), ("y", "50 euro")]) == ["a", "b"]
    assert keys.numbers("", [("x", "Ada"), ("y", "Ben")]) == ["1", "2"]


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("2000", 2000),
        ("2.000", 2000),
        ("2,000", 2000),
        ("$2000", 2000),
        ("12 $", 12),
        ("-3", -3),
        ("2.00", None),
        ("two", None),
    ],
)
def test_money_is_typed_as_it_is_written(typed: str, number: int | None) -> None:
    assert whole_number(typed) == number


def test_the_longest_name_wins() -> None:
    offers = [Offer("1", "0", "Bot 2"), Offer("2", "1", "Bot 22"), Offer("3", "2", "Ann"), Offer("4", "3", "Ann Marie")]
    line = Line("bot 22 ann marie, ann 2000", "X-1")
    assert [line.one_of(offers), line.one_of(offers)] == ["1", "3"]
    assert line.take() == ","
    assert line.one_of(offers) == "2"
    assert line.number() == "2000"
    assert line.done


def test_of_things_that_look_alike_any_will_do() -> None:
    cards = [Offer("1", "spy-1", "Spy"), Offer("2", "spy-2", "Spy"), Offer("3", "doc", "Doc")]
    assert Line("spy", "X-1").one_of(cards, alike=True) == "spy-1"
    with pytest.raises(IllegalChoice):
        Line("spy", "X-1").one_of(cards)
    field = {"kind": "some", "values": [{"id": card.text, "label": card.label} for card in cards]}
    assert READING["some"](field, Line("Spy, doc, Spy", "X-1"), Voice("en")) == "spy-1,doc,spy-2"
