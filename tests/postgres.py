"""A real PostgreSQL of the tests' own: in a folder of its own, reached by a socket in it, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
KEEPER = "postgres"
"""Who runs the database where the tests are root's: PostgreSQL will not be run by root."""


class Database:
    """One PostgreSQL. Each name gets an empty database."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.keeper = {"user": KEEPER, "group": KEEPER} if os.geteuid() == 0 else {}
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def make(self) -> None:
        if self.keeper:
            shutil.chown(self.folder, KEEPER, KEEPER)
        self.run("initdb", "--auth=trust", "--username=backroom", "--encoding=UTF8", "--no-locale", "--no-sync", "data")

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self.keeper)  # type: ignore[call-overload]

    def start(self) -> None:
        """Open it, and wait until it answers."""
        command = [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder)]
        # The machine itself is not switched off under a test.
        command += ["-c", "listen_addresses=", "-c", "fsync=off"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.keeper)  # type: ignore[call-overload]
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("psql", "-h", str(self.folder), "-U", "backroom", "-d", "postgres", "-c", "select 1")
            except subprocess.CalledProcessError:
                assert time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.1)
            else:
                return

    def stop(self) -> None:
        """Close it at once, whoever is still connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            self.process = None

    def new(self, name: str) -> str:
        """The address of an empty database, whatever others are called."""
        self.made += 1
        name = f"{name}_{self.made}"
        self.run("psql", "-h", str(self.folder), "-U", "backroom", "-d", "postgres", "-c", f"create database {name}")
        return f"postgresql+asyncpg://backroom@/{name}?host={self.folder}"


@contextlib.contextmanager
def running() -> Iterator[Database]:
    """A database for as long as it is needed."""
    programs = postgres.find_postgres()
    assert programs is not None, postgres.ADVICE
    # Not among pytest's own folders: those are closed to everybody but their owner.
    with tempfile.TemporaryDirectory(prefix="backroom-postgres-") as folder:
        database = Database(Path(programs), Path(folder))
        database.make()
        database.start()
        try:
            yield database
        finally:
            database.stop()
