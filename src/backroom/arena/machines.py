"""More machines: games scattered over a Dask cluster, one started here or one that is already running."""

import logging
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from backroom.kit import BackroomError, BadOption

HERE = re.compile(r"local:([1-9][0-9]{0,3})")
ELSEWHERE = re.compile(r"(tcp|tls|ws|wss)://\S+")
PATIENCE = "20s"
"""How long we wait for a cluster to answer."""


class NoCluster(BackroomError):
    """There is no cluster at that address, or nothing installed to reach it by."""


@contextmanager
def cluster(wish: str) -> Iterator[Executor]:
    """Hands on a cluster: `local:8` starts eight processes here, `tcp://…` is the address of a Dask scheduler.

    Whoever works there needs nothing but this package. If one is lost, what it was playing is played by another.
    """
    here = HERE.fullmatch(wish)
    if here is None and not ELSEWHERE.fullmatch(wish):
        raise BadOption("error-cluster", found=wish[:60])
    try:
        import dask
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise NoCluster("error-no-dask") from error
    # Lost workers are its daily bread, and no news for whoever waits for the figures.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with dask.config.set({"distributed.comm.timeouts.connect": PATIENCE}):
        if here is None:
            with _client(Client, wish) as client:
                yield client.get_executor(pure=False)
        else:
            with (
                _started(LocalCluster, int(here[1])) as own,
                _client(Client, own) as client,
            ):
                yield client.get_executor(pure=False)


def _started(make: Any, processes: int) -> Any:
    return make(processes, threads_per_worker=1, processes=True, dashboard_address=None)


def _client(make: Any, where: Any) -> Any:
    try:
        return make(where, set_as_default=False)
    except (OSError, TimeoutError) as error:
        raise NoCluster("error-no-cluster", found=str(where)[:60], why=str(error)[:200]) from error
