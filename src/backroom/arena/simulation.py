"""Simulations: one match over many games, on all cores or any other executor, always with the same outcome by seed."""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from random import SystemRandom
from time import perf_counter
from typing import Any

from backroom.arena.hands import scattered, undisturbed
from backroom.arena.match import Match, Tally, play_batch
from backroom.kit import BadOption

Progress = Callable[[int, int], None]
"""Is told how many games have been played, and how many there will be."""

BATCH_THINKING = 4
BATCH_RANDOM = 500
"""Games played in one go: few enough to stop at once and keep every core busy, enough to be worth sending."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of many games. A shared win counts one for each winner; `nobody` are the games without any."""

    games: int
    """Asked for. Those not `finished` were given up as endless, or not reached before an interruption."""
    finished: int
    wins_by_bot: dict[str, int]
    """By kind of bot, over all the seats it had."""
    wins_by_seat: list[int]
    nobody: int
    mean_decisions: float
    """Of players, per game; dice and shuffles are nobody's decision."""
    decisions_per_second: float
    faults: dict[str, int] = field(default_factory=dict)
    """By player from outside, the decisions it did not take itself: it broke down, took too long, or chose nonsense."""
    complaints: dict[str, str] = field(default_factory=dict)
    """The first of these, in words."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the simulation; `simulation` is what had been played by then."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__("the simulation was stopped")
        self.simulation = simulation


def simulate(
    game: str,
    seats: int,
    games: int,
    bots: list[str],
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many games. With a seed the outcome is the same on one core, on many, and on any executor.

    Bots are named one a seat, the last one takes all seats left, and all move one chair on from game to game. Without
    an executor a pool of processes is started when there is enough to do. Ctrl-C raises Interrupted, after everything
    has stopped.
    """
    if games < 1:
        raise BadOption("error-games", found=games)
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    match = Match.of(game, seats, bots, options, seed)
    size = BATCH_RANDOM if match.thoughtless else BATCH_THINKING
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    tally, started, played = Tally(), perf_counter(), 0
    try:
        # Closed by hand: a Ctrl-C may come anywhere, and must reach the pool before anybody waits for it.
        with closing(scattered(partial(play_batch, match), batches, executor)) as results:
            for batch, result in results:
                with undisturbed():
                    tally.add(result)
                    played += len(batch)
                if progress is not None:
                    progress(played, games)
    except KeyboardInterrupt:
        raise Interrupted(_summed_up(match, games, played, tally, perf_counter() - started)) from None
    return _summed_up(match, games, played, tally, perf_counter() - started)


def _summed_up(match: Match, games: int, played: int, tally: Tally, seconds: float) -> Simulation:
    return Simulation(
        games=games,
        finished=tally.finished,
        wins_by_bot={bot: tally.wins_by_bot.get(bot, 0) for bot in dict.fromkeys(match.bots)},
        wins_by_seat=[tally.wins_by_seat.get(seat, 0) for seat in range(match.seats)],
        nobody=tally.nobody,
        mean_decisions=round(tally.decisions / played, 3) if played else 0.0,
        decisions_per_second=round(tally.decisions / seconds, 1) if seconds else 0.0,
        faults=tally.faults,
        complaints=tally.complaints,
    )
