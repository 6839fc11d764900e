"""Takes the pictures of the documentation, each on a wide screen and on a phone, in the middle of a game.

python tools/screenshots.py [heimlich] [villa] [greif_zu] [mafia_de_cuba] [cosa_nostra]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

import chromium
from camera import IMAGES, LAY, ROOT, SCREENS, SERVE, House, keep, sit_down

# Whoever plays a board in its tests plays it here as well.
sys.path.insert(0, str(ROOT))

from tests.page import plots, prepared
from tests.page.cuban import Suspect
from tests.page.mobster import Mobster
from tests.page.people import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from backroom.kit import Game


LEADERS_POINTS = 16
"""The first stone should have come this far, so that the picture tells of a game."""


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


def heimlich(browser: Browser, house: House) -> None:
    for suffix, screen in SCREENS.items():
        done = False
        while not done:
            page = sit_down(browser, house, screen)
            page.goto(house.address + page.evaluate(LAY, ["heimlich", {"rules": "expert"}]))
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
            if suffix:
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


def villa(browser: Browser, house: House) -> None:
    for suffix, screen in SCREENS.items():
        wanted = {"board", "proposal", "arrest"}
        while wanted:
            page = sit_down(browser, house, screen)
            page.goto(house.address + page.evaluate(LAY, ["villa", {"guards": "random", "rules": "expert"}]))
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


def mafia_de_cuba(browser: Browser, house: House) -> None:
    for suffix, screen in SCREENS.items():
        page = sit_down(browser, house, screen)
        page.goto(house.address + page.evaluate(LAY, ["mafia_de_cuba", {"godfather": "7"}, 7]))
        take_the_box(page, suffix)
        page.goto(house.address + page.evaluate(LAY, ["mafia_de_cuba", {"godfather": "0"}, 7]))
        take_an_interrogation(Person(page, house), suffix)  # type: ignore[arg-type]
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


def take_an_interrogation(person: Person, suffix: str) -> None:
    """The Godfather has asked everybody three things, and is about to accuse; then the end, with the truth told."""
    page, godfather = person.page, Suspect(person)
    confirm = page.locator(".decide [data-confirm]")
    page.locator(".decide[data-matter=hide]").wait_for()
    confirm.click()
    for question in ("diamonds", "passed", "took"):
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
    if suffix:
        return  # the truth is a wide table
    while person.wait_for_turn():
        godfather.answer()
    # It may have been told to its end by now, and cannot be pressed then.
    page.locator(".finale [data-all]").evaluate("button => button.click()")
    page.locator(".finale").evaluate("finale => finale.scrollIntoView()")
    page.wait_for_timeout(1500)
    keep(page, "mafia-truth")


def greif_zu(browser: Browser, house: House) -> None:
    for suffix, screen in SCREENS.items():
        wanted = {"board", "raid"}
        while wanted:
            page = sit_down(browser, house, screen)
            page.goto(house.address + page.evaluate(LAY, ["greif_zu", {}]))
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


def cosa_nostra(browser: Browser, house: House) -> None:
    """The second round with a job in hand, a deal about what is missing for one, and an attack met by a trap."""
    hunters = plots.Plot("attack", by={0: ("trap.", "fine", "pass")})
    moments = {
        "board": prepared.played("cosa_nostra", 4, in_the_second_round, {"start": "0"}),
        "deal": prepared.played("cosa_nostra", 4, lacks_something, {"start": "0"}),
        "trap": plots.plotted(plots.asked(0, "ask-trap", "trap"), hunters, seats=4),
    }
    for suffix, screen in SCREENS.items():
        for name, game in moments.items():
            page = sit_down(browser, house, screen)
            person = Person(page, house)  # type: ignore[arg-type]
            prepared.sit_down(person, 0, prepared.lay(house, game, 0))  # type: ignore[arg-type]
            ada = Mobster(person)
            ada.decide.or_(page.locator("[data-scene]")).first.wait_for()
            PREPARED[name](ada, game)
            page.wait_for_timeout(1500)
            keep(page, f"cosa_nostra-{name}{suffix}")
            page.context.close()


def in_the_second_round(game: Game[Any]) -> bool:
    return plots.asked(0, "ask-plan")(game) and game.view(0)["round"] == 2


def lacks_something(game: Game[Any]) -> bool:
    """A job of seat 0 lacks just one business, which somebody else has."""
    return plots.asked(0, "ask-plan")(game) and borrowable(game) is not None


def borrowable(game: Game[Any]) -> tuple[str, str] | None:
    others = [firm["id"] for firm in game.view(None)["businesses"] if firm["seat"] not in (0, None)]
    for job in game.view(0)["hand"]["jobs"]:
        missing = [need for need, met in zip(job["needs"], job["met"], strict=True) if met == "missing"]
        for firm in others:
            if missing == [firm.rsplit("-", 1)[0]]:
                return job["face"], firm
    return None


def lift_a_job(ada: Mobster, game: Game[Any]) -> None:
    ada.go_on()
    ada.jobs.first.click()
    ada.on_page("families")


def ask_for_a_loan(ada: Mobster, game: Game[Any]) -> None:
    face, firm = borrowable(game) or ("", "")
    ada.go_on()
    ada.job(face).click()
    ada.page.locator(f"[data-borrow={firm}]").click()
    ada.side("mine")
    ada.page.locator("dialog[open] [data-promise=mine]").select_option("fee")


def spring_the_trap(ada: Mobster, game: Game[Any]) -> None:
    ada.page.locator("[data-scene] [data-choice^=trap]").first.wait_for()


PREPARED = {"board": lift_a_job, "deal": ask_for_a_loan, "trap": spring_the_trap}
GAMES = {
    "heimlich": heimlich,
    "villa": villa,
    "greif_zu": greif_zu,
    "mafia_de_cuba": mafia_de_cuba,
    "cosa_nostra": cosa_nostra,
}


def main() -> None:
    path = chromium.find_chromium()
    if path is None:
        sys.exit(chromium.ADVICE)
    IMAGES.mkdir(parents=True, exist_ok=True)
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "house.sqlite3"
        command = [sys.executable, "-c", SERVE, str(database)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            house = House(server.stdout.readline().strip(), database)
            browser = playwright.chromium.launch(executable_path=path, args=sandbox)
            try:
                for game in sys.argv[1:] or GAMES:
                    GAMES[game](browser, house)
            finally:
                browser.close()
                server.terminate()


if __name__ == "__main__":
    main()
