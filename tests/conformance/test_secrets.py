"""What a seat may know, checked for every game: nothing leaks, by no channel, at no step.

A seat must see the same in every world that it cannot tell apart from the real one. `redeal` draws such worlds; here
they are compared byte by byte with the real one, when they are drawn and while the same answers are given in both.
"""

from __future__ import annotations

import marshal
from contextlib import suppress
from enum import IntEnum
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.conformance.tables import (
    Setting,
    Step,
    all_see,
    answer_to,
    any_step,
    at_every_table,
    observers,
    play_to_the_end,
    seen,
    walk,
)

import backroom
from backroom.kit import CHANCE, Ask, Game, IllegalChoice, window

if TYPE_CHECKING:
    from collections.abc import Iterator

WORLDS = 2
"""How many worlds are drawn for each observer at each step."""

MOST_ROUNDS = 20

LOOKALIKES = 4
"""In so many worlds that look the same to a spectator a secret is sought which the seat cannot work out."""

ABOUT_ONESELF = ("you", "waiting")
"""What the house puts into a view for the one who looks at it."""

NONSENSE = ("", "nonsense", "-1", "0", "@seat-0", "move", "💼", "a b c d", "x" * 500)


@at_every_table
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(setting: Setting) -> None:
    rng = Random(1)
    game = setting.game_without_dealer()
    for _ in walk(game, rng):
        asked = [*game.asked]
        for observer, truth in zip(observers(game), all_see(game), strict=True):
            for _ in range(WORLDS):
                world = game.redeal(observer, rng)
                assert seen(world, observer) == truth
                assert [*world.asked] == asked


def same_answer(world: Game[Any], step: Step, rng: Random) -> bool:
    """Give the same answer in another world; one that holds no such answer hides it, so there any will do.

    What somebody does unasked may not be possible there at all: then the worlds are no longer the same.
    """
    try:
        world.play(step.seat, step.text)
    except IllegalChoice:
        if step.seat not in world.asked:
            return False
        world.play(step.seat, world.asked[step.seat].draw(rng.random))
    return True


def words_at_hand(game: Game[Any], step: Step) -> Iterator[str]:
    """Things a seat might say at a wrong moment, or wrongly: nonsense, half answers, other people's answers."""
    yield from NONSENSE
    for ask in game.asked.values():
        for verb in sorted(ask.verbs):
            yield verb
            yield f"{verb} nonsense"
    yield step.text
    yield f"{step.text} 1"
    yield " ".join(step.text.split()[:-1])


def in_step(game: Game[Any], world: Game[Any], observer: int | None, rng: Random) -> Iterator[Step]:
    """Play on in both worlds with the same answers, as long as the observer is told the same."""
    assert game.events is not None
    assert world.events is not None
    heard, heard_there = len(game.story(observer)), len(world.story(observer))
    while game.result is None:
        step = any_step(game, rng)
        if observer is not None:
            for text in words_at_hand(game, step):
                assert answer_to(world, observer, text) == answer_to(game, observer, text)
        game.play(step.seat, step.text)
        followed = same_answer(world, step, rng)
        news = [(event["word"], event["args"]) for event in game.story(observer, heard)]
        if not followed:
            assert news, "what only one of the worlds allows must not go unnoticed"
            return
        news_there = [(event["word"], event["args"]) for event in world.story(observer, heard_there)]
        if msgspec.json.encode(news) != msgspec.json.encode(news_there):
            return
        heard, heard_there = heard + len(news), heard_there + len(news_there)
        yield step


@at_every_table
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes_until_it_is_told_otherwise(
    setting: Setting,
) -> None:
    rng = Random(2)
    compared, rounds = 0, 0
    # A game that ends early, or in which much comes to light, is played more often.
    while compared <= 10 * setting.seats and rounds < MOST_ROUNDS:
        rounds += 1
        compared += compare_worlds(setting, rng)
    assert compared > 10 * setting.seats


def compare_worlds(setting: Setting, rng: Random) -> int:
    """For every observer a game and another world beside it; how often both were found to look the same."""
    compared = 0
    for observer in (None, *range(setting.seats)):
        game = setting.game_without_dealer(listen=True)
        steps = walk(game, rng)
        for _ in range(rng.randrange(12)):
            next(steps, None)
        if game.result is not None:
            continue
        world = game.redeal(observer, rng)
        world.dealer = None
        for _ in in_step(game, world, observer, rng):
            assert (world.result is None) == (game.result is None)
            if game.result is None:
                assert seen(world, observer) == seen(game, observer)
                compared += 1
    return compared


@at_every_table
def test_an_imagined_world_can_be_played_to_its_end_and_leaves_the_game_alone(setting: Setting) -> None:
    rng = Random(3)
    game = setting.game_with_dealer(3)
    for number, _ in enumerate(walk(game, rng)):
        if number % 9 == 0:
            before = all_see(game)
            for observer in observers(game):
                world = game.redeal(observer, Random(number))
                play_to_the_end(world, rng)
                assert world.result is not None
            assert all_see(game) == before


@at_every_table
def test_redealing_really_varies_what_is_hidden(setting: Setting) -> None:
    """Whatever stands in another seat's view, and not in a spectator's, is not always the truth, at no kind of moment.

    Where a seat can work out what it is not shown, it is looked for in a world where all secrets are other ones, or in
    another game. A moment is known by its frame, since what somebody is asked may hang on the secret itself: once the
    box has come empty, whoever passed it on empty knows what all after him took.
    """
    rng = Random(5)
    varied: dict[tuple[int, str, str], bool] = {}
    for seed in range(5, 5 + MOST_ROUNDS):
        game = setting.game_with_dealer(seed)
        for _ in walk(game, rng):
            if game.result is None:
                look_for_secrets(game, varied, rng, met=seed == 5)
        if all(varied.values()):
            break
    assert [where for where, ever in varied.items() if not ever] == []
    if not varied:
        # Nobody knows more than the others: then what nobody knows must vary, as it shows in the end.
        assert len({played_on(setting.game_with_dealer(5).redeal(0, rng)) for _ in range(12)}) > 1


def look_for_secrets(game: Game[Any], varied: dict[tuple[int, str, str], bool], rng: Random, *, met: bool) -> None:
    """Note what varies at this moment: of all secrets there are if `met`, else of those that have not varied yet."""
    moment = type(game.stack[-1]).__name__
    for number in range(1 + LOOKALIKES):
        if (number or not met) and all(ever for (_, _, when), ever in varied.items() if when == moment):
            return
        world = game.redeal(None, rng) if number else game
        for other, key, truth in secrets(world, 0):
            where = other, key, moment
            if not varied.get(where, number > 0 or not met):
                varied[where] = varies(world, other, key, truth, rng)


def varies(game: Game[Any], other: int, key: str, truth: bytes, rng: Random) -> bool:
    """Whether this is something else in a world that the first seat cannot tell apart."""
    worlds = (game.redeal(0, rng) for _ in range(12))
    return any(msgspec.json.encode(world.view(other)[key]) != truth for world in worlds)


def played_on(world: Game[Any]) -> bytes:
    """How a world ends when it is played on in always the same way."""
    play_to_the_end(world, Random(0))
    return msgspec.json.encode(world.view(None))


def secrets(game: Game[Any], observer: int) -> Iterator[tuple[int, str, bytes]]:
    """What other seats know and the observer does not: whose, under which key of the view, and what it is.

    What the observer is shown as well is no secret to it: the box that one passes on is the box the next one gets. Nor
    is anything dealt in a seat's knowing that it has answered, where the others cannot see that.
    """
    public = game.view(None)
    known = [value for key, value in game.view(observer).items() if key not in ABOUT_ONESELF and value != public[key]]
    for other in range(game.seats):
        if other != observer:
            for key, value in game.view(other).items():
                if key not in ABOUT_ONESELF and value != public[key] and value not in known:
                    yield other, key, msgspec.json.encode(value)


@at_every_table
def test_what_somebody_does_besides_is_seen_and_told_or_not_noticed_at_all(setting: Setting) -> None:
    """A private note changes nothing for anybody else: no event, no view, no question number."""
    rng = Random(6)
    game = setting.game_with_dealer(6)
    assert game.events is not None
    while game.result is None:
        step = any_step(game, rng, at_any_time=0.5)
        besides = step.ask.word not in {ask.word for ask in game.asked.values()}
        before = all_see(game) if besides else None
        told = len(game.events)
        game.play(step.seat, step.text)
        if before is None:
            continue
        for observer, then, now in zip(observers(game), before, all_see(game), strict=True):
            heard = any(event.reaches(observer) for event in game.events[told:])
            assert observer == step.seat or (now != then) == heard


def other_answers(ask: Ask, text: str, rng: Random) -> Iterator[str]:
    """Some answers at random, and some that are nearly the same: two cards of a shuffle that change places."""
    for _ in range(12):
        yield ask.text(ask.draw(rng.random))
    words = text.split()
    for _ in range(12 if len(words) > 2 else 0):
        one, other = rng.sample(range(1, len(words)), 2)
        changed = [*words]
        changed[one], changed[other] = words[other], words[one]
        with suppress(IllegalChoice):
            yield ask.text(ask.parse(" ".join(changed)))


def unseen_by(observer: int | None, game: Game[Any], world: Game[Any], step: Step, rng: Random) -> Game[Any]:
    """The world after some other step than the game has just taken, one that the observer cannot tell from it.

    Where no such step is found, the world takes the same.
    """
    if step.seat != observer and step.seat in world.asked:
        truth = seen(game, observer)
        for text in other_answers(world.asked[step.seat], step.text, rng):
            other = world.copy(listen=True)
            other.play(step.seat, text)
            if text != step.text and seen(other, observer) == truth:
                return other
    same_answer(world, step, rng)
    return world


@at_every_table
def test_the_story_tells_nothing_that_the_view_does_not_show(setting: Setting) -> None:
    """Two games that have always looked the same to somebody have also sounded the same."""
    rng = Random(10)
    apart = 0
    for observer in (None, 0, setting.seats - 1):
        game, world = setting.game_without_dealer(listen=True), setting.game_without_dealer(listen=True)
        while game.result is None:
            step = any_step(game, rng)
            game.play(step.seat, step.text)
            world = unseen_by(observer, game, world, step, rng)
            if seen(world, observer) != seen(game, observer):
                break
            assert world.story(observer) == game.story(observer)
        apart += world.journal != game.journal
    assert apart > 0


@at_every_table
def test_the_end_reveals_every_secret_to_everybody(setting: Setting) -> None:
    game = setting.game_with_dealer(7)
    play_to_the_end(game, Random(7))
    world = game.redeal(None, Random(7))
    assert all_see(world) == all_see(game)


@at_every_table
def test_views_are_plain_data_and_nobody_can_change_the_game_through_them(setting: Setting) -> None:
    game = setting.game_with_dealer(8)
    eyes = observers(game)
    for number, _ in enumerate(walk(game, Random(8))):
        shown, own = window.shown(game), window.all_private(game)
        sent = [[own[eye], window.asked(game, eye), window.may(game, eye)] for eye in eyes]
        assert [mine["you"] for mine in own.values()] == eyes
        assert plain([shown, sent]), sent
        before = [msgspec.json.encode([shown, *mine]) for mine in sent]
        # What all see alike, what each sees besides, and in turn somebody's view as a whole.
        spoil([shown, sent, game.view(eyes[number % len(eyes)])])
        assert all_see(game) == before
    assert [event for event in game.events if not plain(event.args)] == []


def plain(value: Any) -> bool:
    """Whether this is JSON as it stands: no tuples, no keys but texts, nothing with a life of its own."""
    try:
        # Takes Python's own kinds of things alone, no child of theirs.
        marshal.dumps(value)
    except ValueError:
        return False
    return bool(msgspec.json.decode(msgspec.json.encode(value)) == value)


class Shade(IntEnum):
    LAMP = 1


@pytest.mark.parametrize(
    "odd", [(1,), {1: 2}, {"a": {3}}, [b"x"], [Shade.LAMP], float("nan"), [float("inf")], object()]
)
def test_what_is_no_plain_data_is_noticed(odd: Any) -> None:
    assert not plain([odd])
    assert not plain({"odd": odd})


def test_plain_data_is_plain() -> None:
    assert plain({"a": [None, True, 1, 1.5, "ä", {"b": []}]})


def spoil(value: Any) -> None:
    """Scribble over everything that can be changed."""
    for inside in value.values() if type(value) is dict else value:
        if type(inside) in (dict, list):
            spoil(inside)
    value.clear()


@at_every_table
def test_a_seat_that_is_not_there_sees_nothing(setting: Setting) -> None:
    game = setting.game_with_dealer(9)
    strangers: list[Any] = [setting.seats, -2, CHANCE, 99, True, False, 1.0, "0", "", (0,)]
    for stranger in strangers:
        for look in (game.view, game.may, game.chair, game.story):
            with pytest.raises(backroom.BadSeat):
                look(stranger)
        with pytest.raises(backroom.BadSeat):
            game.redeal(stranger, Random(0))
        with pytest.raises(backroom.BackroomError):
            game.play(stranger, "nonsense")
