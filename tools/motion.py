"""Measures motion: how long the browser was busy at a stretch while things flew, on a quarter of this machine's speed.

    python tools/motion.py [throttle]

Deals and gathers cards in the gallery, ten times, and prints the long tasks (over 50 ms) that the browser reported.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, sync_playwright

import chromium
import page as page_tools

WATCH = """
window.long = [];
window.frames = [];
new PerformanceObserver((list) => window.long.push(...list.getEntries().map((entry) => entry.duration)))
  .observe({ entryTypes: ["longtask"] });
let last = performance.now();
const tick = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(tick); };
requestAnimationFrame(tick);
"""
TIMES = 10
WHOLE_FLIGHT = 1_300


def measure(page: Page, throttle: float) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.wait_for_timeout(1_000)
    page.evaluate("window.long.length = window.frames.length = 0")
    for _ in range(TIMES):
        for way in ("deal", "gather"):
            page.locator(f"[data-fly={way}]").evaluate("button => button.click()")
            page.wait_for_timeout(WHOLE_FLIGHT)
    long: list[float] = page.evaluate("window.long")
    frames: list[float] = sorted(page.evaluate("window.frames"))
    worst = max(long, default=0.0)
    print(f"CPU throttled {throttle:g} x: {2 * TIMES} times 12 cards")
    print(f"long tasks: {len(long)}, the worst {worst:.0f} ms")
    print(f"frames: median {frames[len(frames) // 2]:.1f} ms, 99th of 100 {frames[len(frames) * 99 // 100]:.1f} ms")


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
        page.route("http://gallery.test/**", serve)
        page.add_init_script(WATCH)
        page.goto("http://gallery.test/gallery")
        page.locator("[data-part=flight]").scroll_into_view_if_needed()
        measure(page, throttle)
        browser.close()


if __name__ == "__main__":
    main()
