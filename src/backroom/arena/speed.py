"""How fast the house plays: its games, and beside them in the same run what others are measured by."""

import platform
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from backroom.arena.peers import Loop, peers
from backroom.games import catalogue, find
from backroom.kit import Game, Rules, begin

ROUNDS = 7
"""Every loop gets a turn in every round, and the median counts: a noisy moment of the machine hits all alike."""

SECONDS = 0.4
CALLS = 400
"""Copies, views and re-deals timed in one go."""


@dataclass(frozen=True, slots=True)
class GameFigures:
    """One game of the house, with random players through the public API."""

    seats: int
    decisions_per_second: float
    """Of players; the dice rolled and cards shuffled in between come on top, as with the peers."""
    copy_us: float
    view_us: float
    redeal_us: float
    ratio: dict[str, float]
    """How many times as many decisions a second as each peer in the same run."""


@dataclass(frozen=True, slots=True)
class Bench:
    python: str
    games: dict[str, GameFigures]
    peers: dict[str, dict[str, float]]
    """By name, the decisions a second of each peer that is installed."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def bench(
    games: Iterable[str] | None = None,
    seats: int | None = None,
    *,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    with_peers: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Bench:
    """Measure these games, or all, on one core. Without `seats` a game is played by its middle number of players."""
    chosen = [find(name) for name in games] if games is not None else list(catalogue().values())
    tables = {rules.name: (rules, seats or middle(rules)) for rules in chosen}
    for rules, players in tables.values():
        rules.check_seats(players)
    others = peers() if with_peers else {}
    loops = {name: random_play(rules, players) for name, (rules, players) in tables.items()} | others
    speeds: dict[str, list[float]] = {name: [] for name in loops}
    small: dict[str, list[tuple[float, float, float]]] = {name: [] for name in tables}
    for number in range(rounds):
        for name, loop in loops.items():
            speeds[name].append(pace(loop, Random(number), seconds))
        for name, (rules, players) in tables.items():
            small[name].append(small_figures(rules, players, Random(number)))
        if progress is not None:
            progress(number + 1, rounds)
    typical = {name: round(median(measured), 1) for name, measured in speeds.items()}
    figures = {}
    for name, (_, players) in tables.items():
        copy_us, view_us, redeal_us = (round(median(column), 2) for column in zip(*small[name], strict=True))
        ratio = {peer: round(typical[name] / typical[peer], 2) for peer in others}
        figures[name] = GameFigures(players, typical[name], copy_us, view_us, redeal_us, ratio)
    beside = {peer: {"decisions_per_second": typical[peer]} for peer in others}
    return Bench(platform.python_version(), figures, beside)


def middle(rules: Rules[Any]) -> int:
    return (rules.min_seats + rules.max_seats + 1) // 2


def random_play(rules: Rules[Any], seats: int) -> Loop:
    """One whole game by random players; the loop anyone would write."""

    def play(rng: Random) -> int:
        random, decisions = rng.random, 0
        game = begin(rules, seats, None, random)
        while game.result is None:
            question = game.question
            for seat, ask in game.asked.items():
                game.play(seat, ask.draw(random))
                decisions += 1
                if game.question != question:  # one has answered for all
                    break
        return decisions

    return play


def pace(loop: Loop, rng: Random, seconds: float) -> float:
    """Decisions a second, over whole games until the time is up."""
    decisions, started = 0, perf_counter()
    while (spent := perf_counter() - started) < seconds:
        decisions += loop(rng)
    return decisions / spent if decisions else loop(rng) / (perf_counter() - started)


def small_figures(rules: Rules[Any], seats: int, rng: Random) -> tuple[float, float, float]:
    """Microseconds for a copy, a player's view and a re-deal, in the middle of a random game."""
    game = half_played(rules, seats, rng)
    return (
        microseconds(game.copy),
        microseconds(lambda: game.view(0)),
        microseconds(lambda: game.redeal(0, rng)),
    )


def half_played(rules: Rules[Any], seats: int, rng: Random) -> Game[Any]:
    """A random game at half its length."""
    half = random_play(rules, seats)(Random(seats)) // 2
    game = begin(rules, seats, None, rng.random)
    while half > 0:
        before = game.copy()
        question = game.question
        for seat, ask in game.asked.items():
            game.play(seat, ask.draw(rng.random))
            half -= 1
            if game.question != question:
                break
        if game.result is not None:
            return before
    return game


def microseconds(call: Callable[[], object]) -> float:
    started = perf_counter()
    for _ in range(CALLS):
        call()
    return (perf_counter() - started) / CALLS * 1e6
