"""What people get besides the rules, checked for every game: choices are weighed, and people get a word in.

A weighing may use only what its seat knows; a courtesy only what everybody knows. Both are held against worlds that the
seat cannot tell apart from the real one, like a view.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from tests.conformance.tables import (
    MOST_STEPS,
    Setting,
    Step,
    any_step,
    at_every_table,
    in_every_game,
    moment,
    observers,
)

import backroom
from backroom.kit import CHANCE, Courtesy, Game, IllegalChoice, Weighing, window
from backroom.words import LANGUAGES, knows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LOOKED_AT = 0.15
"""The share of steps at which a table is looked at."""

AT_ANY_TIME = 0.15


def moments(setting: Setting, rng: Random) -> Iterator[tuple[Game[Any], Step]]:
    """A random game, at some of its moments, with what is about to be done."""
    game = setting.game_without_dealer()
    for _ in range(MOST_STEPS):
        if game.result is not None:
            return
        step = any_step(game, rng, AT_ANY_TIME)
        if rng.random() < LOOKED_AT:
            yield game, step
        game.play(step.seat, step.text)


def plain(weighing: Weighing) -> bytes:
    return msgspec.json.encode([weighing.sayings, weighing.marks, weighing.final])


@at_every_table
def test_a_weighing_says_what_its_seat_can_know_and_changes_nothing(setting: Setting) -> None:
    rng = Random(5)
    for game, step in moments(setting, rng):
        if step.seat == CHANCE:
            continue
        before = moment(game)
        weighing = game.weigh(step.seat, step.text)
        assert plain(game.weigh(step.seat, step.ask.parse(step.text))) == plain(weighing)
        assert plain(game.redeal(step.seat, rng).weigh(step.seat, step.text)) == plain(weighing)
        assert moment(game) == before
        for lang in LANGUAGES:
            assert [word for word, _ in weighing.sayings if not knows(setting.game, lang, word)] == []
            assert [sign for _, sign, _ in weighing.marks if not knows(setting.game, lang, f"mark-{sign}")] == []


@at_every_table
def test_what_cannot_be_played_is_weighed_with_the_refusal_it_would_get(setting: Setting) -> None:
    rng = Random(6)
    for game, step in moments(setting, rng):
        for seat in range(game.seats):
            assert refusal(game.weigh, seat, "nonsense") == refusal(game.copy().play, seat, "nonsense")
        if step.seat != CHANCE:
            longer = f"{step.text} 1 1"
            assert refusal(game.weigh, step.seat, longer) == refusal(game.copy().play, step.seat, longer)


def refusal(attempt: Callable[[int, str], object], seat: int, text: str) -> list[Any] | None:
    try:
        attempt(seat, text)
    except IllegalChoice as error:
        return [type(error), error.rule, error.word, error.args_said]
    return None


def public(game: Game[Any]) -> tuple[Courtesy | None, int]:
    return game.rules.courtesy(game), game.rules.round(game)


@at_every_table
def test_courtesy_follows_from_what_everybody_knows(setting: Setting) -> None:
    rng = Random(7)
    for game, _ in moments(setting, rng):
        before = moment(game)
        known = public(game)
        for observer in observers(game):
            assert public(game.redeal(observer, rng)) == known
        assert moment(game) == before
        courtesy = known[0]
        if courtesy is None:
            continue
        assert courtesy.seats, "nobody to wait for is no courtesy"
        assert len(set(courtesy.seats)) == len(courtesy.seats)
        assert set(courtesy.seats) <= set(range(game.seats))
        if not courtesy.scene:
            assert set(courtesy.seats).isdisjoint(window.waiting(game, None)), "who is asked simply answers"
        assert all(knows(setting.game, lang, courtesy.word) for lang in LANGUAGES)
        assert msgspec.json.decode(msgspec.json.encode(courtesy.args)) == courtesy.args


@at_every_table
def test_one_can_pass_in_advance_only_with_an_answer_that_exists(setting: Setting) -> None:
    rng = Random(8)
    rules = backroom.find(setting.game)
    for game, _ in moments(setting, rng):
        for seat, ask in game.asked.items():
            if seat != CHANCE:
                passing = rules.passing(game, seat, ask)
                assert passing is None or passing in ask


@in_every_game
def test_bots_have_names_and_a_table_its_usual_size(game: str) -> None:
    rules = backroom.find(game)
    assert rules.min_seats <= rules.usual_seats <= rules.max_seats
    assert len({name.casefold() for name in rules.names}) == len(rules.names) >= rules.max_seats
    assert all(name == name.strip() and 2 <= len(name) <= 24 for name in rules.names)
