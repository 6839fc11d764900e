"""Prints the folder of PostgreSQL's programs for the tests; as root on a Debian system installs them if need be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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


def find_postgres() -> Path | None:
    """The folder of a whole PostgreSQL, the newest if there are several."""
    named = [Path(found).resolve().parent for program in PROGRAMS if (found := shutil.which(program))]
    placed = [folder for place in PLACES for folder in sorted(Path("/").glob(place.lstrip("/")), reverse=True)]
    wished = [Path(os.environ["BACKROOM_POSTGRES"])] if os.environ.get("BACKROOM_POSTGRES") else []
    return next((folder for folder in (*wished, *named, *placed) if complete(folder)), None)


def install_postgres() -> None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("No PostgreSQL on this machine: installing Debian's.", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patiently = [apt, "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        # apt talks to stdout, which is for the folder alone.
        subprocess.run([*patiently, *command], stdout=sys.stderr, env=environment, check=False)


def main() -> None:
    folder = find_postgres()
    if folder is None:
        install_postgres()
        folder = find_postgres()
    if folder is None:
        sys.exit(ADVICE)
    print(folder)


if __name__ == "__main__":
    main()
