"""Takes the pictures of the documentation, each on a wide screen and on a phone, in the middle of a game.

python tools/screenshots.py [heimlich] [villa] [greif_zu] [mafia_de_cuba]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
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

SCREENS = {"": (1280, 800, 1.5), "-phone": (360, 740, 2.0)}
"""How the picture's name ends, and the size of the screen."""

LEADERS_POINTS = 16
"""The first stone should have come this far, so that the picture tells of a game."""


def keep(page: Page, name: str) -> None:
    Image.open(BytesIO(page.screenshot())).save(IMAGES / f"{name}.webp", quality=90)


def answer_case(page: Page) -> None:
    """Whatever is asked: points to three agents, the safe somewhere, and for tips a dash where nothing is noted."""
    if page.locator("[data-give]").count():
        spread_points(page)
        page.locator(".actions .main").click()
    elif page.locator(".legal").count():
        page.locator(".legal").nth(3).click()
        page.locator(".bar button").click()
    else:
        for tip in page.locator("[data-tip]").all():
            if not tip.input_value():
                tip.select_option("-")
        page.get_by_role("button", name="Seal the tips").click()
    page.wait_for_timeout(400)


def asked(page: Page) -> bool:
    """Waits for a question; False when the game is over instead."""
    page.locator(".prompt.asked, section.result, .reveal[data-beat]").first.wait_for()
    return page.locator("section.result, .reveal[data-beat]").count() == 0


def spread_points(page: Page) -> None:
    agents = page.locator("[data-give]")
    for tap in range(6):
        agent = agents.nth((1, 3, 4)[tap % 3])
        if agent.is_disabled():
            return
        agent.click()


def sit_down(browser: Browser, address: str, screen: tuple[int, int, float]) -> Page:
    width, height, scale = screen
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en", color_scheme="dark"
    )
    page = context.new_page()
    page.goto(address)
    return page


def heimlich(browser: Browser, address: str) -> None:
    for suffix, screen in SCREENS.items():
        done = False
        while not done:
            page = sit_down(browser, address, screen)
            page.goto(address + page.evaluate(LAY, ["heimlich", {"rules": "expert"}]))
            done = take_case(page, suffix)
            page.context.close()


def take_case(page: Page, suffix: str) -> bool:
    """One game: everybody's trail, a move, the sheet, and the end. Not every game gets far enough for all of them."""

    def take(name: str) -> None:
        page.wait_for_timeout(1500)
        keep(page, f"{name}{suffix}")

    worth_it = False
    while asked(page):
        scores = [int(score) for score in page.locator(".agent .score").all_inner_texts()]
        if not worth_it and page.locator("[data-give]").count() and max(scores) >= LEADERS_POINTS:
            worth_it = True
            take("heimlich-trail")
            spread_points(page)
            take("heimlich-move")
            page.get_by_role("tab", name="Dossier").click()
            page.locator("[data-cell]").first.scroll_into_view_if_needed()
            take("heimlich-sheet")
            if suffix:
                page.get_by_role("button", name="Close").click()
            page.get_by_role("button", name="Start over").click()
        answer_case(page)
    if worth_it:
        for button in ("[data-skip]", "[data-again]"):
            page.locator(button).click()
        while not page.locator(".reveal[data-beat=tip]").count():
            page.locator("[data-onward]").click()
        take("heimlich-end")
    return worth_it


LAY = """async ([game, options]) => {
  const seats = [{ kind: "person", name: "Ada" }, ...Array(3).fill({ kind: "bot", bot: "house" })];
  const wish = { game, seats, options, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return `/t/${table.id}`;
}"""


def villa(browser: Browser, address: str) -> None:
    for suffix, screen in SCREENS.items():
        wanted = {"board", "proposal", "arrest"}
        while wanted:
            page = sit_down(browser, address, screen)
            page.goto(address + page.evaluate(LAY, ["villa", {"guards": "random", "rules": "expert"}]))
            take_operation(page, wanted, suffix)
            page.context.close()


def take_operation(page: Page, wanted: set[str], suffix: str) -> None:
    """Plays an operation by touch until every picture is taken, or it is over."""
    confirm = page.locator(".decide [data-confirm]")

    def take(name: str) -> None:
        if name in wanted:
            if name != "arrest":
                page.locator(".strip b").first.wait_for(state="attached")
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(1500)
            keep(page, f"villa-{name}{suffix}")
            wanted.discard(name)

    while wanted:
        page.locator(".decide[data-matter], section.result").first.wait_for()
        if page.locator("section.result").count():
            return
        match page.locator(".decide").get_attribute("data-matter"):
            case "plan":
                page.locator(".lit").last.click()
                page.locator("[data-put^=lead-]").first.click()
                take("board")
            case "agree" if page.locator("[data-now=plan]").count():
                take("proposal")
            case "act":
                choose_a_card(page)
                if page.locator("[data-ladder] .done").count():
                    take("arrest")
            case "bonus":
                page.locator("[data-put^=open-], [data-put^=pile-]").first.click()
        confirm.click()
        if confirm.count() and page.locator(".decide .asking").count():
            confirm.click()
        page.wait_for_timeout(600)


def choose_a_card(page: Page) -> None:
    """The first own card that can be played; else one to put away."""
    cards = page.locator(".own button[data-thing]")
    for card in cards.all():
        card.click(force=True)
        if page.locator(".decide [data-confirm]").is_enabled():
            return
        card.click(force=True)
    cards.first.click(force=True)
    page.locator("[data-put=pass]").click()


LAY_CUBA = """async (godfather) => {
  const seats = [{ kind: "person", name: "Ada" }, ...Array(7).fill({ kind: "bot", bot: "house" })];
  const wish = { game: "mafia_de_cuba", seats, options: { godfather }, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return `/t/${table.id}`;
}"""


def mafia_de_cuba(browser: Browser, address: str) -> None:
    for suffix, screen in SCREENS.items():
        page = sit_down(browser, address, screen)
        page.goto(address + page.evaluate(LAY_CUBA, "7"))
        take_the_box(page, suffix)
        page.goto(address + page.evaluate(LAY_CUBA, "0"))
        take_an_interrogation(page, suffix)
        page.context.close()


def take_the_box(page: Page, suffix: str) -> None:
    """The first player with the open box in hands, a few diamonds in the pocket already."""
    page.locator(".decide[data-matter=bag]").wait_for()
    page.locator(".decide [data-confirm]").click()
    page.locator(".decide[data-matter=take]").wait_for()
    for _ in range(3):
        page.locator(".box [data-piece=diamonds]").first.click()
    page.wait_for_timeout(1500)
    keep(page, f"mafia-box{suffix}")


def take_an_interrogation(page: Page, suffix: str) -> None:
    """The Godfather has asked everybody three things, and is about to accuse; then the end, with the truth told."""
    confirm = page.locator(".decide [data-confirm]")
    page.locator(".decide[data-matter=hide]").wait_for()
    confirm.click()
    for question in ("diamonds", "took", "passed"):
        page.locator(".decide [data-whom=all]").click()
        page.locator(f"[data-order={question}]").click()
        confirm.click()
        page.locator(".decide[data-matter=order]").wait_for(state="detached")
        page.locator(".decide[data-matter=order]").wait_for()
    suspects = page.locator("tbody[data-rung]:not(.out) button")
    suspects.nth(2).click()
    page.locator("[data-saying=weigh-agent]").wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(1500)
    keep(page, f"mafia-ladder{suffix}")
    accused = 1
    while not page.locator("section.result").count():
        suspects.nth(accused % suspects.count()).click()
        accused += 1
        page.wait_for_timeout(800)
        hold = page.locator("[data-hold=pockets]:not(.dim)")
        if hold.count():
            hold.hover()
            page.mouse.down()
            page.wait_for_timeout(1200)
            page.mouse.up()
            page.wait_for_timeout(800)
    page.locator(".finale [data-all]").click()
    page.locator(".finale").evaluate("finale => finale.scrollIntoView()")
    page.wait_for_timeout(1500)
    keep(page, f"mafia-truth{suffix}")


def greif_zu(browser: Browser, address: str) -> None:
    for suffix, screen in SCREENS.items():
        wanted = {"board", "raid"}
        while wanted:
            page = sit_down(browser, address, screen)
            page.goto(address + page.evaluate(LAY, ["greif_zu", {}]))
            take_party(page, wanted, suffix)
            page.context.close()


def take_party(page: Page, wanted: set[str], suffix: str) -> None:
    """Plays by touch until every picture is taken, or the game is over."""
    confirm, onward = page.locator(".decide [data-confirm]"), page.locator("[data-onward]")

    def take(name: str) -> None:
        if name in wanted:
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(1500)
            keep(page, f"greif_zu-{name}{suffix}")
            wanted.discard(name)

    while wanted:
        page.locator(".decide[data-matter], [data-onward], section.result").first.wait_for()
        if onward.count():
            # The picture should tell of both.
            if page.locator(".scene .guilty").count() and page.locator(".scene .innocent").count():
                take("raid")
            onward.click()
        elif page.locator("section.result").count():
            return
        elif page.locator("[data-matter=turn]").count():
            page.locator("[data-hand] button").first.click()
            page.locator("[data-then]").wait_for()
            take("board")
            page.locator("button[data-timer].able").first.click()
            confirm.click()
        else:
            answer_somehow(page)
        if confirm.count() and page.locator(".decide .asking").count():
            confirm.click()
        page.wait_for_timeout(400)


def answer_somehow(page: Page) -> None:
    """Touches what will do until it can be confirmed."""
    confirm = page.locator(".decide [data-confirm]")
    for able in ("[data-hand] button:not([aria-disabled])", "[data-token]", "[data-put^=seat-]"):
        if confirm.is_disabled() and page.locator(able).count():
            page.locator(able).first.click()
    confirm.click()


GAMES = {"heimlich": heimlich, "villa": villa, "greif_zu": greif_zu, "mafia_de_cuba": mafia_de_cuba}


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
                for game in sys.argv[1:] or GAMES:
                    GAMES[game](browser, address)
            finally:
                browser.close()
                server.terminate()


if __name__ == "__main__":
    main()
