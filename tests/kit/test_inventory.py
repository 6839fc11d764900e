"""An owner's own list of cards, as far as it is the same for every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from backroom.kit import BadOption, Inventory, deck_option
from backroom.kit.making.inventory import MOST_TEXT

LIST = Inventory("backroom.games.saloon", ("card", "chip"))


def refusal(text: str) -> BadOption:
    with pytest.raises(BadOption) as refused:
        LIST.read(text)
    return refused.value


def test_every_entry_comes_with_where_it_stands() -> None:
    entries = LIST.read(json.dumps({"card": [{"kind": "ace"}, {"kind": "king"}], "chip": []}))
    assert entries == {"card": [("[[card]] 1", {"kind": "ace"}), ("[[card]] 2", {"kind": "king"})], "chip": []}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "cannot be read"),
        ("my.toml", "This list of cards cannot be read"),
        ("{", "cannot be read"),
        ("7", "cannot be read: 7."),
        ("null", "cannot be read: None."),
        ("\ud800", "cannot be read"),
        ("[" * 100_000, "too long"),
        ("[" * (MOST_TEXT // 2), "cannot be read"),
        ('{"card":' * 1_500, "cannot be read"),
        ('{"card": [{"count": ' + "9" * 5000 + '}], "chip": []}', "cannot be read"),
        ("{" + " " * MOST_TEXT, f"is too long: {MOST_TEXT + 1:,} characters; at most {MOST_TEXT:,} are read."),
        ("[]", "cannot be read: […]. Give “box”"),
        ('{"\\u0000": 1}', "“?” does not belong there"),
        ('{"card": []}', "lacks [[chip]]"),
        ('{"card": [], "chip": 3}', "lacks [[chip]]"),
        ('{"card": ["ace"], "chip": []}', "[[card]] 1: “ace” is no entry"),
        ('{"card": [], "chip": [], "crad": []}', "[[…]]: “crad” does not belong there. Known are: card, chip."),
    ],
    ids=lambda value: ascii(value[:12]),
)
def test_what_is_no_list_is_refused(text: str, why: str) -> None:
    error = refusal(text)
    assert why in str(error)
    assert len(str(error)) < 400
    str(error).encode("utf-8")
    assert error.game == "saloon"


@pytest.mark.parametrize(("count", "shown"), [(0, "0"), (8, "8"), ("2", '"2"'), (True, "True"), (None, "None")])
def test_a_count_is_a_number_within_reason(count: Any, shown: str) -> None:
    assert LIST.count("[[chip]] 1", {"count": 7}, most=7) == 7
    with pytest.raises(BadOption, match=f"“{shown}” is no count from 1 to 7"):
        LIST.count("[[chip]] 1", {"count": count}, most=7)


def test_the_option_takes_the_box_and_whatever_can_be_read() -> None:
    option = deck_option(LIST.read)
    assert option.read("box", 2) == "box"
    text = '{"card": [], "chip": []}'
    assert option.read(text, 2) == text
    with pytest.raises(BadOption):
        option.read("{}", 2)
