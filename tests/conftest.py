"""What the tests of every room share."""

from __future__ import annotations

import os
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


# One per module: while Playwright runs, no test of asyncio can run in the same process.
@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_MANNERS)
        yield browser
        browser.close()
