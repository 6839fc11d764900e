"""What the tests of every room share."""

from __future__ import annotations

import gc
import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import hypothesis
import pytest
from playwright.sync_api import sync_playwright
from tests.postgres import running

import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser
    from tests.postgres import Database

# How long an example takes depends on who else is at work on this machine; the figures are the benchmark's business.
hypothesis.settings.register_profile("backroom", deadline=None)
hypothesis.settings.load_profile("backroom")

# Chromium refuses its sandbox to root, and is to talk to nobody but the page under test.
CHROMIUM_MANNERS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """A real Chromium. Without one the browser tests fail: they are never skipped."""
    path = chromium.find_chromium()
    if path is None:
        pytest.fail(chromium.ADVICE)
    return path


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A real PostgreSQL. Whoever stops it must start it again."""
    with running() as database:
        yield database


class Screen:
    """One Chromium for all browser tests that follow each other in this process."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.browser: Browser | None = None

    def lit(self, path: str) -> Browser:
        if self.browser is None or not self.browser.is_connected():
            self.dark()
            playwright = self.open.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_MANNERS)
            self.open.callback(self.browser.close)
        return self.browser

    def dark(self) -> None:
        self.browser = None
        self.open.close()


SCREEN = Screen()


@pytest.fixture
def browser(chromium_path: str) -> Browser:
    return SCREEN.lit(chromium_path)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """While Playwright runs, no test of asyncio can run in the same process."""
    try:
        return (yield)
    finally:
        if "browser" not in getattr(nextitem, "fixturenames", ()):
            SCREEN.dark()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of tests stay in memory to the end: Python need not look for cycles among them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
