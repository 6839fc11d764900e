"""The locks pin every version by its hashes and name no host, so that any registry will do and none can cheat."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


def pinned(lock: Path) -> list[str]:
    """Every package of a lock, in one line with its hashes."""
    text = "\n".join(line for line in lock.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return text.replace("\\\n", "").splitlines()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_holds_pinned_versions_with_hashes_and_nothing_else(lock: Path) -> None:
    lines = pinned(lock)
    assert lines
    wanted = r"[\w.-]+==[\w.]+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+"
    assert [line for line in lines if not re.fullmatch(wanted, line)] == []


def test_nothing_older_is_let_in_than_what_the_tests_run_on() -> None:
    """The first two numbers of every version that is asked for are those that were tried."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = dict(line.split()[0].split("==") for line in pinned(ROOT / "locks" / "test.txt"))
    for wish in [*project["dependencies"], *project["optional-dependencies"]["postgres"]]:
        name, least = re.fullmatch(r"([\w.]+)(?:\[\w+\])?>=([\d.]+)(?:; .+)?", wish).groups()  # type: ignore[union-attr]
        assert locked[name.replace(".", "-")].split(".")[:2] == least.split("."), wish


def test_what_the_tests_run_on_is_what_people_play_on() -> None:
    play, test = (pinned(ROOT / "locks" / name) for name in ("play.txt", "test.txt"))
    assert set(play) <= set(test)


def test_the_pages_lock_names_no_host_and_checks_every_package() -> None:
    packages = json.loads((ROOT / "page" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_the_pages_lock_serves_every_platform() -> None:
    packages = json.loads((ROOT / "page" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {choice for package in packages.values() for choice in package.get("optionalDependencies", {})}
    assert wanted - locked == set()
