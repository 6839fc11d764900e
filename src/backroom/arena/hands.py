"""Hands to play with: games scattered over the cores of this machine, or over any other executor."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from queue import SimpleQueue
from typing import Any, TypeVar

WORTH_A_POOL = 3
"""Pieces of work from which on it pays to start other processes."""

AHEAD = 1000
"""Pieces handed out before the first is done: enough for many machines, and few beside a long tournament."""

T = TypeVar("T")
Piece = TypeVar("Piece")


def pool(processes: int) -> ProcessPoolExecutor:
    """So many processes to play in, which heed no Ctrl-C and do not outlive the one that started them."""
    return ProcessPoolExecutor(processes, initializer=_serve_the_parent_alone)


def scattered(
    play: Callable[[Piece], T], pieces: list[Piece], executor: Executor | None
) -> Generator[tuple[Piece, T], None, None]:
    """Each piece with what came of it, in the order they are done. Close it, and nothing more is begun."""
    if executor is not None:
        yield from _elsewhere(play, pieces, executor)
    elif len(pieces) < WORTH_A_POOL or cores() == 1:
        yield from ((piece, play(piece)) for piece in pieces)
    else:
        with pool(min(cores(), len(pieces))) as workers:
            yield from _elsewhere(play, pieces, workers)


def _elsewhere(
    play: Callable[[Piece], T], pieces: list[Piece], executor: Executor
) -> Generator[tuple[Piece, T], None, None]:
    sent: dict[Future[T], Piece] = {}
    done: SimpleQueue[Future[T]] = SimpleQueue()
    left = iter(pieces)

    def send(piece: Piece) -> None:
        future = executor.submit(play, piece)
        sent[future] = piece
        future.add_done_callback(done.put)

    with _cancelled_at_the_end(sent):
        for piece in islice(left, AHEAD):
            send(piece)
        while sent:
            future = done.get()
            for piece in islice(left, 1):
                send(piece)
            yield sent.pop(future), future.result()


@contextmanager
def _cancelled_at_the_end(sent: Iterable[Future[Any]]) -> Iterator[None]:
    """Whatever ends the work, nothing that has not begun is begun any more."""
    try:
        yield
    finally:
        for future in list(sent):
            future.cancel()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is heard after this and not in its midst, so that nothing is counted by half."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
        for number in heard[:1]:
            signal.raise_signal(number)


def cores() -> int:
    """How many processes can really work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _serve_the_parent_alone() -> None:
    """In a worker: Ctrl-C is the parent's to answer, and without a parent nobody wants the games any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
