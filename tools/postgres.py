"""Prints the folder of PostgreSQL's programs for the tests; as root on a Debian system installs them if need be."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from system import found_or_installed

PROGRAMS = ("initdb", "postgres")
PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
ADVICE = (
    "The tests need PostgreSQL, and this machine has none. Install it (Debian: apt install postgresql;\n"
    "Fedora: dnf install postgresql-server; macOS: brew install postgresql) or name the folder of its programs in\n"
    "BACKROOM_POSTGRES."
)


def complete(folder: Path) -> bool:
    return all(shutil.which(program, path=str(folder)) for program in PROGRAMS)


def find_postgres() -> str | None:
    """The folder of a whole PostgreSQL, the newest if there are several."""
    named = [Path(found).resolve().parent for program in PROGRAMS if (found := shutil.which(program))]
    placed = [folder for place in PLACES for folder in sorted(Path("/").glob(place.lstrip("/")), reverse=True)]
    wished = [Path(os.environ["BACKROOM_POSTGRES"])] if os.environ.get("BACKROOM_POSTGRES") else []
    return next((str(folder) for folder in (*wished, *named, *placed) if complete(folder)), None)


if __name__ == "__main__":
    print(found_or_installed("PostgreSQL", find_postgres, ("postgresql",), ADVICE))
