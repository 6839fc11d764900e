"""What the tests need of the system itself: found, or as root on a Debian system installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def found_or_installed(name: str, find: Callable[[], str | None], packages: tuple[str, ...], advice: str) -> str:
    """Where it is. Where it cannot be had, the program ends with the advice what to do."""
    place = find()
    if place is None:
        install(name, packages)
        place = find()
    if place is None:
        sys.exit(advice)
    return place


def install(name: str, packages: tuple[str, ...]) -> None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"No {name} on this machine: installing Debian's.", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patiently = [apt, "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        # apt talks to stdout, which is for the place alone.
        subprocess.run([*patiently, *command], stdout=sys.stderr, env=environment, check=False)
