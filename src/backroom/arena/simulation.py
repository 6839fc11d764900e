"""Simulations: one match over many games, on all cores or any other executor, always with the same outcome by seed."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from random import SystemRandom
from time import perf_counter
from typing import Any

from backroom.arena.match import Match, Tally, play_batch
from backroom.kit import BadOption

Progress = Callable[[int, int], None]
"""Is told how many games have been played, and how many there will be."""

BATCH_THINKING = 4
BATCH_RANDOM = 500
"""Games played in one go: few enough to stop at once and keep every core busy, enough to be worth sending."""

WORTH_A_POOL = 3
"""Batches from which on it pays to start other processes."""


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

    Bots are named one a seat, fewer come round again, and all move one chair on from game to game. Without an executor
    a pool of processes is started when there is enough to do. Ctrl-C raises Interrupted, after everything has stopped.
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
        with closing(_results(match, batches, executor)) as results:
            for batch, result in results:
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
    )


def pool(processes: int) -> ProcessPoolExecutor:
    """So many processes to play in, which heed no Ctrl-C and do not outlive the one that started them."""
    return ProcessPoolExecutor(processes, initializer=_serve_the_parent_alone)


Results = Generator[tuple[range, Tally], None, None]


def _results(match: Match, batches: list[range], executor: Executor | None) -> Results:
    if executor is not None:
        yield from _elsewhere(match, batches, executor)
    elif len(batches) < WORTH_A_POOL or _cores() == 1:
        yield from ((batch, play_batch(match, batch)) for batch in batches)
    else:
        with pool(min(_cores(), len(batches))) as workers:
            yield from _elsewhere(match, batches, workers)


def _elsewhere(match: Match, batches: list[range], executor: Executor) -> Results:
    sent: dict[Future[Tally], range] = {}
    with _cancelled_at_the_end(sent):
        for batch in batches:
            sent[executor.submit(play_batch, match, batch)] = batch
        for done in as_completed(sent):
            yield sent[done], done.result()


@contextmanager
def _cancelled_at_the_end(sent: Iterable[Future[Tally]]) -> Iterator[None]:
    """Whatever ends the simulation, nothing that has not begun is begun any more."""
    try:
        yield
    finally:
        for future in sent:
            future.cancel()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Processes started now inherit the deaf ear, so that no Ctrl-C meets them before they can turn it away."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve_the_parent_alone() -> None:
    """In a worker: Ctrl-C is the parent's to answer, and without a parent nobody wants the games any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
