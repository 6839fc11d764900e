"""Measures motion: how long the browser is busy at a stretch on a slow phone, and whether anything jumps.

    python tools/motion.py [gallery] [heimlich] [villa] … [--throttle 4] [--size 390x844]

A game with `?generic` behind its name is drawn by the generic page.

In the gallery cards are dealt and gathered, ten times each; of a game, bots play one to its end while somebody looks on
from a chair of their own. On a machine with other work to do, the long tasks that a throttled browser reports count
that work too; so what is measured is the processor time that the page's main thread took itself, times the throttle.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

import backroom
import chromium
import page as page_tools

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, Route

TIMES = 10
WHOLE_FLIGHT = 1_300
LONG = 50.0
A_JUMP = 0.1
GALLERY = "gallery"
ADDRESS = "http://gallery.test"

SERVE = """
import sys
from backroom.server.app import serve
from backroom.server.settings import Settings
from backroom.table.manners import Manners
manners = Manners(bot_delay=0.15, courtesy=0.0, absence=0.0)
serve(Settings(database=sys.argv[1], port=0, manners=manners), lambda own, shared: print(own, flush=True))
"""

SHIFTS = """
window.shifts = [];
const name = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.getAttribute("class")?.split(" ")[0] ?? "";
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, [...new Set(sources.map(({ node }) => name(node)))].join(" ")]);
}).observe({ type: "layout-shift", buffered: true });
"""

# A table for Ada, who lets a bot play for her and looks on.
LAY = """async ([game, bots]) => {
  const seats = [{ kind: "person", name: "Ada" }, ...Array(bots).fill({ kind: "bot", bot: "house" })];
  const body = JSON.stringify({ game, seats, options: {}, visibility: "invited", clock: 0 });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return [table.id, Object.values(tokens)[0]];
}"""
# The page looks after itself: what a test asks of it from outside is work for it, too, and would be counted.
OVER = """() => new Promise((over) => {
  const look = setInterval(() => {
    if (document.querySelector("section.result") === null) return;
    clearInterval(look);
    over();
  }, 1000);
})"""
FLY = """([times, lasts]) => new Promise((over) => {
  const buttons = ["deal", "gather"].map((way) => document.querySelector(`[data-fly=${way}]`));
  let flown = 0;
  const fly = setInterval(() => {
    if (flown < 2 * times) return buttons[flown++ % 2].click();
    clearInterval(fly);
    over();
  }, lasts);
})"""
LEAVE = """([table, token]) => {
  const wire = new WebSocket(`ws://${location.host}/ws`);
  wire.onopen = () => wire.send(JSON.stringify({ type: "hello", table, token, last: 0, name: "Ada" }));
  wire.onmessage = ({ data }) => {
    if (JSON.parse(data).type !== "welcome") return;
    wire.send(JSON.stringify({ type: "leave" }));
    wire.onmessage = null;
  };
}"""


def tasks_of(browser: Browser, page: Page, happens: Callable[[], None]) -> list[float]:
    """All tasks of the page's main thread meanwhile, in milliseconds of its processor time."""
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    happens()
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


def fly(browser: Browser, page: Page) -> list[float]:
    """Cards in the gallery, back and forth."""

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        page_tools.run_npm("run", "--silent", "build:gallery", "--", name, "--emptyOutDir")

        def serve(route: Route) -> None:
            file = folder / urlsplit(route.request.url).path.removeprefix("/")
            route.fulfill(path=file if file.is_file() else folder / "index.html")

        page.route(f"{ADDRESS}/**", serve)
        page.goto(f"{ADDRESS}/gallery")
        page.locator("[data-part=flight]").scroll_into_view_if_needed()
        return tasks_of(browser, page, lambda: page.evaluate(FLY, [TIMES, WHOLE_FLIGHT]))


def look_on(browser: Browser, page: Page, address: str, game: str) -> list[float]:
    """A whole game, with as many players as there can be."""
    name, _, drawn = game.partition("?")
    page.goto(address)
    chair = page.evaluate(LAY, [name, backroom.find(name).max_seats - 1])
    page.goto(f"{address}/t/{chair[0]}?{drawn}")
    page.locator(".prompt").wait_for()
    page.wait_for_timeout(WHOLE_FLIGHT)

    def bots_play() -> None:
        page.evaluate(LEAVE, chair)
        page.evaluate(OVER)

    return tasks_of(browser, page, bots_play)


@contextmanager
def house() -> Iterator[str]:
    """The address of a house in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "house.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip().rstrip("/")
            finally:
                server.terminate()


def main() -> None:
    path = chromium.find_chromium()
    if path is None:
        sys.exit(chromium.ADVICE)
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes", nargs="*", default=[GALLERY, *sorted(backroom.catalogue())])
    parser.add_argument("--throttle", type=float, default=4.0)
    parser.add_argument("--size", default="390x844")
    wish = parser.parse_args()
    width, height = map(int, wish.size.split("x"))
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    print(f"{wish.size}, {wish.throttle:g} times slower: tasks of the page, longest first")
    with sync_playwright() as playwright, house() as address:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox)
        for scene in wish.scenes:
            page = browser.new_page(viewport={"width": width, "height": height})
            page.add_init_script(SHIFTS)
            tasks = fly(browser, page) if scene == GALLERY else look_on(browser, page, address, scene)
            slow = sorted((wish.throttle * task for task in tasks), reverse=True)
            longest = " ".join(f"{task:.0f}" for task in slow[:6])
            jumps = Counter(f"{value:.1f} {what}" for value, what in page.evaluate("shifts") if value > A_JUMP)
            print(f"{scene:14} {sum(task > LONG for task in slow):3} over {LONG:.0f} ms: {longest}", flush=True)
            for jump, times in jumps.items():
                print(f"    jumps {times}x {jump}", flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
