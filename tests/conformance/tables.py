"""Tables to try every game of the house at, and random play on them."""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

import backroom
from backroom.kit import CHANCE, Ask, Game, IllegalChoice, window

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

GAMES = sorted(backroom.catalogue())

MOST_STEPS = 20_000
"""A random game that is not over by then never will be."""

MOST_SETTINGS = 64
"""Above so many combinations of options, every value is tried, but not with every other."""

AT_ANY_TIME = 0.05
"""How often somebody does something nobody asked for."""


class Setting(NamedTuple):
    """A table: which game, how many seats, which options."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, str(self.seats), *chosen])

    def game_with_dealer(self, seed: int) -> Game[Any]:
        return backroom.new_game(self.game, self.seats, self.options, seed=seed)

    def game_without_dealer(self, *, listen: bool = False) -> Game[Any]:
        """Chance is asked like a player, so that two games can be given the same dice."""
        return backroom.replay(self.game, self.seats, self.options, [], listen=listen)


Values = dict[str, tuple[str, ...]]


def mixed(values: Values, seats: int) -> list[dict[str, str]]:
    """Every value of every option at least once, in as few combinations as that takes, other ones for other seats."""
    turns = range(max((len(choices) for choices in values.values()), default=1))
    return [
        {name: choices[(turn + place * seats) % len(choices)] for place, (name, choices) in enumerate(values.items())}
        for turn in turns
    ]


def crossed(values: Values, seats: int) -> list[dict[str, str]]:
    """Every combination of all options, unless there are too many."""
    if prod(map(len, values.values())) > MOST_SETTINGS:
        return mixed(values, seats)
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def telling(values: Values) -> Values:
    """Of an option with many values, such as who begins, the first, the last and one between."""
    return {
        name: choices if len(choices) <= 3 else (choices[0], choices[len(choices) // 2], choices[-1])
        for name, choices in values.items()
    }


def settings(game: str, *, every: bool = False) -> Iterator[Setting]:
    """Every number of seats, with every combination of options, or with some that tell enough.

    These have every value at the smallest table and at the largest; a table between has one mixture, each its own.
    """
    rules = backroom.find(game)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        values = {option.name: option.values(seats) for option in rules.options}
        tried = crossed(values, seats) if every else mixed(telling(values), seats)
        if not every and rules.min_seats < seats < rules.max_seats:
            tried = [tried[seats % len(tried)]]
        for options in tried:
            yield Setting(game, seats, options)


SETTINGS = [setting for game in GAMES for setting in settings(game)]
EVERY_SETTING = [setting for game in GAMES for setting in settings(game, every=True)]

at_every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)
in_every_game = pytest.mark.parametrize("game", GAMES)


class Step(NamedTuple):
    """Something a seat, or chance, is about to say."""

    seat: int
    ask: Ask
    text: str


def with_words(ask: Ask, text: str) -> str:
    """The same answer with a remark, where the question has room for one."""
    try:
        ask.parse(f"{text} hm, 7?")
    except IllegalChoice:
        return text
    return f"{text} hm, 7?"


def any_step(game: Game[Any], rng: Random, at_any_time: float = AT_ANY_TIME) -> Step:
    """A legal next step: mostly an answer, sometimes something a seat may do besides."""
    if rng.random() < at_any_time:
        besides = [(seat, ask) for seat in range(game.seats) for ask in game.may(seat)]
        if besides:
            seat, ask = rng.choice(besides)
            return Step(seat, ask, with_words(ask, ask.text(ask.draw(rng.random))))
    seat, ask = rng.choice(list(game.asked.items()))
    return Step(seat, ask, ask.text(ask.draw(rng.random)))


def walk(game: Game[Any], rng: Random, at_any_time: float = AT_ANY_TIME) -> Iterator[Step]:
    """Play at random to the end, and hand over every step once it is played."""
    for _ in range(MOST_STEPS):
        if game.result is not None:
            return
        step = any_step(game, rng, at_any_time)
        game.play(step.seat, step.text)
        yield step
    pytest.fail(f"after {MOST_STEPS} random steps the game is still not over")


def play_to_the_end(game: Game[Any], rng: Random) -> None:
    for _ in walk(game, rng):
        pass


def observers(game: Game[Any]) -> list[int | None]:
    """Everybody who looks on: a spectator and every seat."""
    return [None, *range(game.seats)]


def seen(game: Game[Any], observer: int | None, shown: msgspec.Raw | None = None) -> bytes:
    """All that an observer is sent of the present moment, as it goes over the wire; `shown` is what all see alike."""
    alike = window.shown(game) if shown is None else shown
    own = window.private(game, observer)
    return msgspec.json.encode([alike, own, window.asked(game, observer), window.may(game, observer)])


def all_see(game: Game[Any]) -> list[bytes]:
    """The same for everybody who looks on. What all see alike is made once, as the house does."""
    shown = msgspec.Raw(msgspec.json.encode(window.shown(game)))
    return [seen(game, observer, shown) for observer in observers(game)]


def present(game: Game[Any]) -> list[Any]:
    """All there is to say of how a game stands now; what seats are asked, they see."""
    asked = game.asked
    chance = asked[CHANCE].describe() if CHANCE in asked else None
    return [all_see(game), [*asked], chance, game.result, game.question]


def moment(game: Game[Any]) -> list[Any]:
    """All there is to say of a game at this moment, its past included, by which two of them can be compared."""
    return [*present(game), game.journal]


def stories(game: Game[Any]) -> list[list[dict[str, Any]]]:
    return [game.story(observer) for observer in observers(game)]


def give(game: Game[Any], steps: Iterable[Step]) -> None:
    for step in steps:
        game.play(step.seat, step.text)


def answer_to(game: Game[Any], seat: int, text: str) -> bytes:
    """What a seat hears that says this: that it is accepted, or why it is not. The game stays as it is."""
    try:
        game.copy().play(seat, text)
    except backroom.BackroomError as error:
        rule = error.rule if isinstance(error, IllegalChoice) else None
        # The sentence itself is made of these and of nothing else.
        return msgspec.json.encode([type(error).__name__, rule, error.game, error.word, error.args_said])
    return b"accepted"
