"""Every question has one text form for each answer, and a description from which a client can make one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.conformance.tables import Setting, any_step, at_every_table, walk

from backroom.kit import CHANCE, Ask, Form, Game, IllegalChoice

SAMPLES = 5


def questions(game: Game[Any]) -> list[Ask]:
    return [*game.asked.values(), *(ask for seat in range(game.seats) for ask in game.may(seat))]


def filled_in(field: dict[str, Any], rng: Random) -> str:
    """What a person might put into a field, going by its description alone."""
    ids = [value["id"] for value in field.get("values", [])]
    items = [item["id"] for item in field.get("items", [])]
    match field["kind"]:
        case "points":
            given = [rng.choice(items) for _ in range(field["total"])]
            return " ".join(f"{item} {given.count(item)}" for item in items if item in given)
        case "match":
            parts = []
            for item in items:
                value = rng.choice(ids)
                if value in field["once"]:
                    ids.remove(value)
                parts.append(f"{item} {value}")
            return " ".join(parts)
        case "one":
            return str(rng.choice(ids))
        case "some":
            return ",".join(rng.sample(ids, rng.randint(field["least"], min(field["most"], len(ids))))) or "-"
        case "number":
            return str(rng.randrange(field["least"], field["most"] + 1, field["step"]))
        case "shuffle":
            return " ".join(rng.sample(ids, len(ids)))
        case "words":
            return rng.choice(["", "hm", "who knows? 7", "ä – „ß“ 💼"])[: field["most"]]
    pytest.fail(f"no client knows fields of the kind {field['kind']!r}")


def text_from_description(described: dict[str, Any], rng: Random) -> str:
    if described["kind"] == "pick":
        return str(rng.choice(described["choices"])["text"])
    assert described["kind"] == "form"
    return " ".join(filter(None, [described["verb"], *(filled_in(field, rng) for field in described["fields"])]))


def is_picky(ask: Ask) -> bool:
    """Whether some answers are wrong though each of their fields is right."""
    return isinstance(ask, Form) and type(ask).wrong is not Form.wrong


@at_every_table
def test_every_answer_has_one_text_that_reads_back_as_that_answer(setting: Setting) -> None:
    rng = Random(1)
    game = setting.game_without_dealer()
    for _ in walk(game, rng):
        for ask in questions(game):
            for choice in (ask.draw(rng.random) for _ in range(SAMPLES)):
                assert choice in ask
                assert ask.find(choice) == choice
                text = ask.text(choice)
                assert text == " ".join(text.split())
                assert text.split()[0] in ask.verbs
                assert ask.parse(text) == choice
                assert ask.parse(f"  {text.replace(' ', '   ')} ") == choice


@at_every_table
def test_a_listed_question_lists_every_answer_once(setting: Setting) -> None:
    game = setting.game_without_dealer()
    checked = set()
    for _ in walk(game, Random(2)):
        for ask in questions(game):
            described = msgspec.json.encode(ask.describe())
            if not ask.listed or described in checked:
                continue
            checked.add(described)
            choices = list(ask)
            assert choices == [ask[place] for place in range(len(ask))]
            assert len(set(choices)) == len(choices) > 0
            assert len({ask.text(choice) for choice in choices}) == len(choices)
            if ask.describe()["kind"] == "pick":
                assert [choice["text"] for choice in ask.describe()["choices"]] == [ask.text(choice) for choice in ask]
    assert checked


@at_every_table
def test_a_client_can_answer_from_the_description_alone(setting: Setting) -> None:
    rng = Random(3)
    game = setting.game_without_dealer()
    for _ in walk(game, rng):
        for ask in questions(game):
            described = msgspec.json.decode(msgspec.json.encode(ask.describe()))
            for _ in range(SAMPLES):
                text = text_from_description(described, rng)
                try:
                    assert ask.parse(text) in ask
                except IllegalChoice:
                    assert is_picky(ask), text


@at_every_table
def test_answers_can_be_given_as_text_or_as_the_value_that_was_drawn(setting: Setting) -> None:
    rng = Random(4)
    by_value, by_text = setting.game_without_dealer(), setting.game_without_dealer()
    while by_value.result is None:
        seat, ask = rng.choice(list(by_value.asked.items()))
        choice = ask.draw(rng.random)
        by_value.play(seat, choice)
        by_text.play(seat, ask.text(choice))
        assert by_text.save() == by_value.save()


@at_every_table
def test_every_question_names_its_rule(setting: Setting) -> None:
    game = setting.game_without_dealer()
    for _ in walk(game, Random(5)):
        assert [ask.word for ask in questions(game) if not ask.rule.startswith(game.rules.prefix + "-")] == []


@at_every_table
def test_a_new_question_has_a_new_number(setting: Setting) -> None:
    rng = Random(6)
    game = setting.game_without_dealer()
    while game.result is None:
        number, waited_for = game.question, set(game.asked)
        step = any_step(game, rng, at_any_time=0)
        game.play(step.seat, step.text)
        now = set(game.asked)
        assert game.view(None)["question"] == game.question
        assert game.question >= number
        if now - {CHANCE} and not now < waited_for:
            assert game.question > number
