"""The locks pin every version and name no host, so that any registry will do."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_holds_pinned_versions_and_nothing_else(lock: Path) -> None:
    lines = [line for line in lock.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+( ; .+)?", line)] == []


def test_what_the_tests_run_on_is_what_people_play_on() -> None:
    play, test = ((ROOT / "locks" / name).read_text(encoding="utf-8").splitlines() for name in ("play.txt", "test.txt"))
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
