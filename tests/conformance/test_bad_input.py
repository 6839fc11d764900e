"""Whatever is said at a table, by whomever: it is legal, or it is refused with a reason and nothing has changed."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.conformance.speech import check_fits
from tests.conformance.tables import GAMES, at_every_table, in_every_game, moment, settings, walk

import backroom
from backroom.games import rulebook
from backroom.kit import CHANCE, BackroomError, BadSave, Game, IllegalChoice, NotAsked

if TYPE_CHECKING:
    from tests.conformance.tables import Setting

quickly = hypothesis_settings(
    max_examples=200, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@cache
def moments() -> list[Game[Any]]:
    """Games in the middle of all kinds of things, the end included."""
    found = []
    rng = Random(1)
    for game in GAMES:
        for number, setting in enumerate(settings(game)):
            match = setting.game_without_dealer() if number % 2 else setting.game_with_dealer(number)
            steps = [match.copy()]
            steps += [match.copy() for _ in walk(match, rng)]
            found += [steps[0], *rng.sample(steps, 3), steps[-1]]
            # Where several are asked at once, some of them have answered.
            found += [step for step in steps if len(step.asked) > 1][:3]
    return found


def vocabulary(game: Game[Any]) -> list[str]:
    """The words that mean something at this table, so that nonsense comes close to sense."""
    asks = [*game.asked.values(), *(ask for seat in range(game.seats) for ask in game.may(seat))]
    texts = [ask.text(ask.draw(Random(place).random)) for ask in asks for place in range(4)]
    return sorted({word for text in texts for word in text.split()} | {verb for ask in asks for verb in ask.verbs})


# Played only where they are wanted, not by everybody who reads this module.
a_moment = st.deferred(lambda: st.sampled_from(moments()))
a_seat = st.integers(-2, 13)
a_number = st.integers(-9, 99).map(str) | st.integers().map(str)
a_value = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=5) | st.binary(max_size=5),
    lambda inside: (
        st.lists(inside, max_size=7).map(tuple)
        | st.lists(inside, max_size=3)
        | st.dictionaries(st.text(max_size=3), inside, max_size=2)
    ),
    max_leaves=10,
)


def refusal(game: Game[Any], seat: Any, choice: Any) -> BackroomError | None:
    try:
        game.play(seat, choice)
    except BackroomError as error:
        return error
    return None


def legal_or_refused(game: Game[Any], seat: Any, choice: Any) -> None:
    """Say it at a copy of the table: it is carried out, or refused in words of both languages and without a trace."""
    twin = game.copy()
    before = moment(twin)
    error = refusal(twin, seat, choice)
    if error is not None:
        assert moment(twin) == before
        assert str(error).startswith(error.why)
        check_fits(error.game, error.word, error.args_said)
    else:
        assert len(twin.journal) > len(game.journal)
        again = backroom.replay(twin.rules.name, twin.seats, twin.options, twin.journal)
        assert moment(again) == moment(twin)


@quickly
@given(a_moment, a_seat, st.text())
def test_any_text_is_legal_or_refused(game: Game[Any], seat: int, text: str) -> None:
    legal_or_refused(game, seat, text)


@pytest.mark.parametrize("text", ["\ud800", "\x00 \x1c \u2028", "9" * 5000], ids=["half", "blank", "long"])
def test_odd_texts_are_refused(text: str) -> None:
    legal_or_refused(moments()[0], 0, text)


@quickly
@given(st.data())
def test_any_mixture_of_the_right_words_is_legal_or_refused(data: st.DataObject) -> None:
    game = data.draw(a_moment)
    known = st.sampled_from([*vocabulary(game), "-", "?", "0", "1", "2"])
    words = data.draw(st.lists(known | a_number | st.text(max_size=4), max_size=16))
    seat = data.draw(st.sampled_from([*game.asked, 0]) | a_seat)
    legal_or_refused(game, seat, data.draw(st.sampled_from([" ", "  ", "\t", ","])).join(words))


@quickly
@given(a_moment, a_seat | a_value, a_value)
def test_any_value_is_legal_or_refused(game: Game[Any], seat: Any, value: Any) -> None:
    legal_or_refused(game, seat, value)


@quickly
@given(st.data())
def test_any_value_that_looks_like_an_answer_is_legal_or_refused(data: st.DataObject) -> None:
    game = data.draw(a_moment.filter(lambda game: bool(game.asked)))
    seat, ask = data.draw(st.sampled_from(list(game.asked.items())))
    choice = ask.draw(Random(data.draw(st.integers(0, 99))).random)
    bent = data.draw(
        st.sampled_from([choice, (choice,), [choice], float(choice) if isinstance(choice, int) else None, True, False])
    )
    if isinstance(choice, tuple):
        bent = data.draw(st.permutations(choice).map(tuple) | st.lists(a_value, max_size=8).map(tuple) | st.just(bent))
    legal_or_refused(game, seat, bent)


def alike_value(choice: Any) -> Any:
    """The same answer with its numbers as fractions."""
    if isinstance(choice, tuple):
        return tuple(map(alike_value, choice))
    return float(choice) if isinstance(choice, int) else choice


@at_every_table
def test_values_that_only_equal_an_answer_leave_no_trace_of_their_kind(setting: Setting) -> None:
    """True equals 1 and 1.0 does too; a view that showed one of them would give away who plays by program."""
    game, other = setting.game_with_dealer(1), setting.game_with_dealer(1)
    for _ in range(30):
        if game.result is not None:
            break
        seat, ask = next(iter(game.asked.items()))
        choice = ask.draw(Random(1).random)
        alike = alike_value(choice)
        other.play(seat, choice)
        try:
            game.play(seat, alike)
        except IllegalChoice:
            game.play(seat, choice)
        assert moment(game) == moment(other)


@at_every_table
def test_out_of_turn_and_twice(setting: Setting) -> None:
    rng = Random(2)
    game = setting.game_with_dealer(2)
    known = {rule.id for rule in rulebook(setting.game, "en")}
    for step in walk(game, rng, at_any_time=0):
        if step.seat not in game.asked and game.result is None:
            with pytest.raises(NotAsked) as refused:
                game.play(step.seat, step.text)
            if refused.value.rule:
                assert refused.value.rule in known
            else:
                assert refused.value.word == "error-not-asked"
                waiting = [f"@seat-{seat}" for seat in game.view(step.seat)["waiting"]]
                assert refused.value.args_said["waiting"] == waiting
    with pytest.raises(NotAsked, match="over"):
        game.play(0, step.text)
    with pytest.raises(NotAsked, match="No die"):
        game.play(CHANCE, "nonsense")


@at_every_table
def test_an_illegal_answer_names_the_rule_of_its_question(setting: Setting) -> None:
    game = setting.game_with_dealer(3)
    for _ in walk(game, Random(3), at_any_time=0):
        for seat, ask in game.asked.items():
            with pytest.raises(IllegalChoice) as refused:
                game.play(seat, "nonsense")
            assert refused.value.rule == ask.rule
            assert str(refused.value).endswith(f"({ask.rule})")


@in_every_game
def test_unknown_names_get_a_suggestion(game: str) -> None:
    rules = backroom.find(game)
    with pytest.raises(backroom.UnknownGame, match=f"Did you mean {game}"):
        backroom.new_game(game[:-1] + "x", rules.min_seats)
    assert backroom.find(game.upper().replace("_", " ")) is rules
    for bot in rules.bots:
        with pytest.raises(backroom.BadOption, match=f"Did you mean {bot}"):
            backroom.new_bot(game, bot + "x")
    for option in rules.options:
        with pytest.raises(backroom.BadOption, match=f"Did you mean {option.name}"):
            backroom.new_game(game, rules.min_seats, {option.name + "x": option.default})
        wrong: list[Any] = ["nonsense", "", None, [], option.values(rules.min_seats)]
        for value in wrong:
            with pytest.raises(backroom.BadOption, match=option.default):
                backroom.new_game(game, rules.min_seats, {option.name: value})


@in_every_game
def test_numbers_of_seats_the_game_is_not_for(game: str) -> None:
    rules = backroom.find(game)
    wrong: list[Any] = [rules.min_seats - 1, rules.max_seats + 1, 0, -1, 10**9, True, float(rules.min_seats), "4", None]
    for seats in wrong:
        with pytest.raises(backroom.BadSeat, match=f"{rules.min_seats} to {rules.max_seats} players"):
            backroom.new_game(game, seats)


@quickly
@given(st.text() | a_value.map(lambda value: json.dumps(value, default=repr)))
def test_any_text_is_no_saved_game(text: str) -> None:
    with pytest.raises(BadSave):
        backroom.load_game(text)


def changed(save: dict[str, Any], data: st.DataObject) -> dict[str, Any]:
    """A saved game with one thing in it that is not as it was."""
    key = data.draw(st.sampled_from([*save, "journal", "journal", "nonsense"]))
    if key != "journal":
        return {**save, key: data.draw(st.none() | st.integers(-2, 99) | st.text(max_size=9) | st.just({"rules": "x"}))}
    journal = [list(entry) for entry in save["journal"]]
    place = data.draw(st.integers(0, len(journal) - 1))
    slips: list[Any] = [[0, "nonsense"], [-1, "nonsense"], [99, "nonsense"], [True, ""], ["0", ""], 7, [], [0]]
    match data.draw(st.sampled_from(["drop", "twice", "swap", "slip", "hand"])):
        case "drop":
            del journal[place]
        case "twice":
            journal.insert(place, journal[place])
        case "swap":
            journal[0], journal[place] = journal[place], journal[0]
        case "slip":
            journal[place] = data.draw(st.sampled_from(slips))
        case "hand":
            journal[place][0] += data.draw(st.integers(-2, 9))
    return {**save, "journal": journal}


@quickly
@given(st.data())
def test_a_damaged_save_is_refused_or_still_a_game(data: st.DataObject) -> None:
    game = data.draw(a_moment)
    save = msgspec.json.decode(game.save())
    if not save["journal"]:
        return
    with suppress(BadSave):
        loaded = backroom.load_game(msgspec.json.encode(changed(save, data)).decode(), seed=1)
        assert backroom.load_game(loaded.save(), seed=1).journal == loaded.journal


@in_every_game
def test_saves_that_are_foreign_huge_nested_or_of_another_version(game: str) -> None:
    rules = backroom.find(game)
    save = msgspec.json.decode(backroom.new_game(game, rules.min_seats, seed=1).save())
    wrong = {
        "version": ({**save, "version": rules.version + 1}, "Update Backroom"),
        "no version": ({**save, "version": 0}, "version"),
        "foreign": ({**save, "format": "chess"}, "“chess”"),
        "another game": ({**save, "game": "chess"}, "no game called “chess”"),
        "seats": ({**save, "seats": 99}, "not 99"),
        "option": ({**save, "options": {"nonsense": "1"}}, "no option “nonsense”"),
        "stranger": ({**save, "journal": [*save["journal"], [98, "hm"]]}, "no seat 98"),
        "answer": ({**save, "journal": [*save["journal"], [0, "hm"]]}, f"answer {len(save['journal']) + 1} "),
    }
    for text, why in wrong.values():
        with pytest.raises(BadSave, match=why):
            backroom.load_game(msgspec.json.encode(text).decode())
    for bad in (
        "",
        "{}",
        "null",
        "[" * 100_000,
        '{"a":' * 100_000,
        "x" * 5_000_000,
        "\ud800",
        "\x00\xff",
        "{" + "}" * 9,
    ):
        with pytest.raises(BadSave):
            backroom.load_game(bad)


@in_every_game
def test_a_huge_answer_is_refused_like_any_other(game: str) -> None:
    for match in (setting.game_with_dealer(4) for setting in settings(game)):
        seat, ask = next(iter(match.asked.items()))
        for verb in ask.verbs:
            for words in ("a 1 ", "1", "red 1 ", ","):
                error = refusal(match, seat, f"{verb} {words * 10_000}")
                assert error is not None
                assert len(str(error)) < 500
