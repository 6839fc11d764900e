"""Choices that are named only when somebody wants to read them."""

from __future__ import annotations

import random

import pytest

from backroom.kit import IllegalChoice, Label, Menu


def drink(choice: int) -> Label:
    return f"drink {('rum', 'coffee')[choice]}", "choice-drink", {"glass": choice}


MENU = Menu("ask-drink", "X-1", (0, 1), drink, {"seat": "@seat-0"})


def test_it_is_a_list_of_its_choices() -> None:
    assert (len(MENU), list(MENU), MENU[1], 1 in MENU, 2 in MENU) == (2, [0, 1], 1, True, False)
    assert {MENU.draw(random.Random(seed).random) for seed in range(20)} == {0, 1}
    assert MENU.verbs == {"drink"}


def test_what_is_found_is_the_rules_own_value() -> None:
    assert type(MENU.find(True)) is int
    with pytest.raises(KeyError):
        MENU.find(2)


def test_it_reads_what_it_writes_and_refuses_the_rest() -> None:
    assert [MENU.parse(MENU.text(choice)) for choice in MENU] == [0, 1]
    assert MENU.parse("  drink   coffee ") == 1
    with pytest.raises(IllegalChoice) as refusal:
        MENU.parse("drink tea")
    assert refusal.value.rule == "X-1"


def test_it_describes_every_choice_by_its_word() -> None:
    drawn = MENU.describe()
    assert (drawn["kind"], drawn["word"], drawn["args"]) == ("pick", "ask-drink", {"seat": "@seat-0"})
    assert drawn["choices"][1] == {"text": "drink coffee", "word": "choice-drink", "args": {"glass": 1}}


def test_nothing_is_named_before_somebody_reads_it() -> None:
    nameless = Menu("ask-drink", "X-1", (0, 1))
    assert nameless.find(1) == 1
    assert nameless[0] == 0
    with pytest.raises(TypeError):
        nameless.text(0)
