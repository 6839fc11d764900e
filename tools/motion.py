"""Measures motion: how long the browser is busy at a stretch while things fly, on a slow phone.

    python tools/motion.py [throttle]

Deals and gathers cards in the gallery, ten times each, with the CPU throttled through the DevTools protocol, and prints
the long tasks (over 50 ms) that the browser reports. On a machine with other work to do these count that work too; so
beside them stands the longest task by the processor time that the page itself took, times the throttle.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

import chromium
import page as page_tools

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

WATCH = """
window.long = [];
new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ entryTypes: ["longtask"] });
"""
TIMES = 10
WHOLE_FLIGHT = 1_300
LONG = 50.0
ADDRESS = "http://gallery.test"


def fly(page: Page) -> None:
    for _ in range(TIMES):
        for way in ("deal", "gather"):
            page.locator(f"[data-fly={way}]").evaluate("button => button.click()")
            page.wait_for_timeout(WHOLE_FLIGHT)


def by_the_clock(page: Page, throttle: float) -> list[float]:
    """The long tasks as the browser reports them, in milliseconds."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.wait_for_timeout(1_000)
    page.evaluate("window.long.length = 0")
    fly(page)
    long: list[float] = page.evaluate("window.long")
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return long


def by_the_processor(browser: Browser, page: Page) -> list[float]:
    """All tasks of the page's main thread, in milliseconds of its processor time."""
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    fly(page)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1_000
        for event in events
        if "RunTask" in event["name"] and (event["pid"], event["tid"]) in page_threads and "tdur" in event
    ]


def main() -> None:
    path = chromium.find_chromium()
    if path is None:
        sys.exit(chromium.ADVICE)
    throttle = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        page_tools.run_npm("run", "--silent", "build:gallery", "--", name, "--emptyOutDir")

        def serve(route: Route) -> None:
            file = folder / urlsplit(route.request.url).path.removeprefix("/")
            route.fulfill(path=file if file.is_file() else folder / "index.html")

        browser = playwright.chromium.launch(executable_path=path, args=sandbox)
        page = browser.new_page(viewport={"width": 360, "height": 740})
        page.route(f"{ADDRESS}/**", serve)
        page.add_init_script(WATCH)
        page.goto(f"{ADDRESS}/gallery")
        page.locator("[data-part=flight]").scroll_into_view_if_needed()
        tasks = [throttle * task for task in by_the_processor(browser, page)]
        long = by_the_clock(page, throttle)
        browser.close()
    print(f"{2 * TIMES} flights of 12 cards each, {throttle:g} times slower")
    print(
        f"by the processor: longest task {max(tasks):.0f} ms, {sum(task > LONG for task in tasks)} over {LONG:.0f} ms"
    )
    print(f"by the clock:     longest task {max(long, default=0):.0f} ms, {len(long)} over {LONG:.0f} ms")


if __name__ == "__main__":
    main()
