"""Takes the pictures of the documentation: a table on a wide screen and on a phone, in the middle of an expert game."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"

SERVE = """
import sys
from backroom.server.app import serve
from backroom.server.settings import Settings
serve(Settings(database=sys.argv[1], port=0, bot_delay=0.05), lambda own, shared: print(own, flush=True))
"""

LEADERS_POINTS = 16
"""The first stone should have come this far, so that the picture tells of a game."""


def play_on(page: Page) -> bool:
    """Answer what is asked, until a move is due and the stones are well on their way; False if there is none."""
    while True:
        page.locator(".prompt.asked, section.result").first.wait_for()
        agents = page.locator("[data-give]")
        if not agents.count():
            if not page.locator(".legal").count():
                return False
            page.locator(".legal").nth(3).click()
            page.locator(".bar button").click()
        else:
            scores = [int(score) for score in page.locator(".agent .score").all_inner_texts()]
            if max(scores) >= LEADERS_POINTS:
                return True
            spread_points(page)
            page.locator(".actions .main").click()
        page.wait_for_timeout(400)


def spread_points(page: Page) -> None:
    agents = page.locator("[data-give]")
    for tap in range(6):
        agent = agents.nth((1, 3, 4)[tap % 3])
        if agent.is_disabled():
            return
        agent.click()


def take_picture(browser: Browser, address: str, name: str, width: int, height: int, scale: float) -> bool:
    """One game up to the picture; games do not always give a good one."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en", color_scheme="dark"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".ways .main").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").first.fill("Ada")
    dialog.locator("select").first.select_option("expert")
    dialog.locator("form > .main").click()
    worth_it = play_on(page)
    if worth_it:
        spread_points(page)
        page.wait_for_timeout(1500)
        page.screenshot(path=IMAGES / f"{name}.png")
    context.close()
    return worth_it


def main() -> None:
    path = chromium.find_chromium()
    if path is None:
        sys.exit(chromium.ADVICE)
    IMAGES.mkdir(parents=True, exist_ok=True)
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "house.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            browser = playwright.chromium.launch(executable_path=path, args=sandbox)
            try:
                for picture in (("table", 1280, 800, 1.5), ("phone", 360, 740, 2.0)):
                    while not take_picture(browser, address, *picture):
                        pass
            finally:
                browser.close()
                server.terminate()


if __name__ == "__main__":
    main()
