"""A real cluster on this machine: the same outcome as on one core, also when a worker is killed in the middle."""

from __future__ import annotations

import gc
import os
import signal
import warnings
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from backroom import arena
from backroom.kit import BadOption

if TYPE_CHECKING:
    from collections.abc import Iterator

MATCH: Any = ("heimlich", 4, 40, ["greedy", "random"], {"rules": "basic"}, 11)


def outcome(executor: Any, progress: Any = None) -> dict[str, Any]:
    said = arena.simulate(*MATCH, executor=executor, progress=progress).as_json()
    del said["decisions_per_second"]
    return said


def test_a_worker_killed_in_the_middle_costs_nothing_but_its_batch() -> None:
    alone = outcome(ThreadPoolExecutor(1))
    killed: list[int] = []
    with arena.cluster("local:2") as here, arena.cluster(address(here)) as hands:
        first, _ = sorted(set(hands.map(own_process, range(40))))

        def kill_one(done: int, games: int) -> None:
            if not killed:
                killed.append(first)
                os.kill(first, signal.SIGKILL)

        assert outcome(hands, kill_one) == alone
        assert killed
        two = [
            arena.tournament("heimlich", 2, ["greedy", "random"], seed=3, deals=2, executor=where).meetings
            for where in (hands, ThreadPoolExecutor(1))
        ]
        assert two[0] == two[1]


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """What Dask leaves lying about is swept up before another test stumbles over it."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def address(hands: Any) -> str:
    """Where its scheduler listens, for whoever comes by the network."""
    found: str = hands._client.scheduler.address
    assert found.startswith("tcp://127.0.0.1:")
    return found


def own_process(_: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("wish", ["local", "local:0", "local:-1", "moon", "http://somewhere"])
def test_what_is_no_cluster_is_refused(wish: str) -> None:
    with pytest.raises(BadOption), arena.cluster(wish):
        pass


def test_a_cluster_that_is_not_there_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backroom.arena.machines.PATIENCE", "200ms")
    with pytest.raises(arena.NoCluster, match=r"tcp://127\.0\.0\.1:9"), arena.cluster("tcp://127.0.0.1:9"):
        pass
