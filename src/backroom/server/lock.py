"""One house, one file: two processes on one SQLite file would not hear of each other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from backroom.server.settings import BadSetting


@contextmanager
def alone_with(database: str | Path) -> Iterator[None]:
    """Hold on to a database file, as long as this lasts; the system lets go of it when we die."""
    if "://" in str(database):
        yield
        return
    with Path(f"{database}.lock").open("wb") as lock:
        try:
            _take(lock)
        except OSError:
            raise BadSetting("error-database-taken", found=str(database)) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _take(lock: IO[bytes]) -> None:
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(lock: IO[bytes]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
