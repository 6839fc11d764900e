"""Prints the path of a Chromium for the browser tests; as root on a Debian system installs one that has no window."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess

from system import found_or_installed, install

SHELL = "chromium-headless-shell"
"""Chromium without a window: draws the same pages with little more than half the processor's time."""
NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Without a font package a bare container draws no letters at all.
DEBIAN_PACKAGES = (SHELL, "fonts-dejavu-core", "fonts-liberation")
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
    found = (shutil.which(wish) for wish in (*wishes(), *NAMES))
    return next((path for path in found if path and runs(path)), None)


def wishes() -> list[str]:
    """The Chromium that somebody asks for by name."""
    return [wish for wish in (os.environ.get("BACKROOM_CHROMIUM"), os.environ.get("CHROME")) if wish]


def is_debian() -> bool:
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except (OSError, KeyError):
        return False


if __name__ == "__main__":
    if is_debian() and not wishes() and not shutil.which(SHELL):
        install("Chromium without a window", DEBIAN_PACKAGES)
    print(found_or_installed("Chromium", find_chromium, DEBIAN_PACKAGES, ADVICE))
