"""Prints the path of a Chromium for the browser tests; as root on a Debian system installs one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Without a font package a bare container draws no letters at all.
DEBIAN_PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-liberation")
ADVICE = (
    "The browser tests need Chromium, and this machine has none. Install it (Debian: apt install chromium;\n"
    "Fedora: dnf install chromium; macOS: brew install --cask chromium) or name one: make test CHROME=/path/to/chrome"
)


def runs(path: str) -> bool:
    """Some systems ship a `chromium` that only tells where to get the real one."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def find_chromium() -> str | None:
    wishes = (os.environ.get("BACKROOM_CHROMIUM"), os.environ.get("CHROME"), *NAMES)
    found = (shutil.which(wish) for wish in wishes if wish)
    return next((path for path in found if path and runs(path)), None)


def install_chromium() -> None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("No Chromium on this machine: installing Debian's.", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patiently = [apt, "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *DEBIAN_PACKAGES]):
        # apt talks to stdout, which is for the path alone.
        subprocess.run([*patiently, *command], stdout=sys.stderr, env=environment, check=False)


def main() -> None:
    path = find_chromium()
    if path is None:
        install_chromium()
        path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    print(path)


if __name__ == "__main__":
    main()
