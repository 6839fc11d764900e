"""A house in a process of its own, and people who come to it with a browser."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import TimeoutError, expect
from tests.children import forks

from backroom.server.app import serve
from backroom.server.settings import Settings
from backroom.table.manners import Manners

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerProcess
    from pathlib import Path

    from playwright.sync_api import ConsoleMessage, Locator, Page, Request

PATIENCE, HASTE = 60_000, 15_000
expect.set_options(timeout=PATIENCE)
PHONE = (360, 740)
DESK = (1280, 800)
NARROW, LANDSCAPE, ZOOMED = (320, 640), (844, 390), (640, 400)
PLAY_NOW = re.compile("^(Play now with bots|Sofort mit Bots spielen)$")

# A browser reports what its Content-Security-Policy held back only to those who listen.
LISTEN = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));
"""

# Whatever changes its place on the screen though nobody touched anything: how much, and what it was.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(" | ")]);
}).observe({ type: "layout-shift", buffered: true });
"""
A_JUMP = 0.1

# What the page does by itself every few seconds, or after having been looked at for a while, it does ten times as soon.
BRISK = """
for (const name of ["setTimeout", "setInterval"]) {
  const wait = window[name].bind(window);
  window[name] = (task, pause = 0, ...told) => wait(task, pause < 1000 ? pause : pause / 10, ...told);
}
"""

# Whatever sticks out of the screen at the side, or out of its own box.
STICKS_OUT = """
() => {
  const wide = document.documentElement.clientWidth;
  const cuts = (element) => getComputedStyle(element).overflowX !== "visible";
  const isCut = (element) => element !== null && (cuts(element) || isCut(element.parentElement));
  const sticksOut = (element) => {
    if (isCut(element.parentElement)) return false;
    const { left, right } = element.getBoundingClientRect();
    if (left < -0.5 || right > wide + 0.5) return true;
    const { overflowX, display } = getComputedStyle(element);
    return overflowX === "visible" && display !== "inline" && element.scrollWidth > element.clientWidth + 1;
  };
  return [...document.querySelectorAll("body, body *:not(svg *, option)")]
    .filter((element) => element.checkVisibility() && !element.closest(".unseen, [role=row].heads"))
    .filter(sticksOut)
    .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
}
"""


def keep(database: str, port: int, courtesy: float, log: str, door: Connection) -> None:
    """Run a house until it is killed; its address goes out by the door."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    # Without courtesy nobody counts as here: the tables of most tests need not wait for anybody.
    manners = Manners(bot_delay=0.0, absence=600.0 if courtesy else 0.0, courtesy=courtesy)
    serve(Settings(database=database, port=port, manners=manners), lambda own, shared: door.send(own))


class House:
    """A server that can be killed and opened again at the same address."""

    def __init__(self, folder: Path, courtesy: float = 0.0) -> None:
        self.courtesy = courtesy
        self.database = folder / "house.sqlite3"
        self.log = folder / "house.log"
        self.port = 0
        self.address = ""
        self.process: ForkServerProcess | None = None

    def open(self) -> None:
        ours, theirs = forks.Pipe(duplex=False)
        told = (str(self.database), self.port, self.courtesy, str(self.log), theirs)
        self.process = forks.Process(target=keep, args=told)
        self.process.start()
        theirs.close()
        try:
            self.address = ours.recv()
        except EOFError:
            pytest.fail(self.log.read_text(encoding="utf-8"))
        finally:
            ours.close()
        self.port = urlsplit(self.address).port or 0

    def kill(self) -> None:
        """SIGKILL, so that nothing can be tidied up."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None


class Person:
    """Somebody in front of a browser, who sees and clicks."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.port != self.house.port:
            self.complaints.append(f"foreign request: {request.url}")

    def content(self, forgiven: str = "") -> None:
        """Nothing to complain about: no error, no foreign request, no breach of the Content-Security-Policy."""
        unforgiven = [line for line in self.complaints if not (forgiven and re.search(forgiven, line))]
        assert not unforgiven, unforgiven
        assert self.page.evaluate("window.violations") == []

    def brisk(self) -> Person:
        """Does not wait for a page that has time; only for scenes in which nothing that passes by is looked for."""
        self.page.add_init_script(BRISK)
        return self

    def watch_for_jumps(self) -> None:
        self.page.add_init_script(SHIFTS)

    def jumps(self) -> list[tuple[float, str]]:
        """What has jumped on this page without being touched."""
        shifts: list[tuple[float, str]] = self.page.evaluate("shifts")
        return [(value, what) for value, what in shifts if value > A_JUMP]

    # Coming and going

    def visit(self, path: str = "/") -> Person:
        self.page.goto(self.house.address + path)
        return self

    def at_the_door(self) -> Person:
        """At an address of the house that is not the page, which would take a while to come up.

        It is enough to ask the house for something, and to leave something with this device.
        """
        return self.visit("/healthz")

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name)

    def offer(self, game: str) -> Locator:
        """A game on the first screen, with its buttons."""
        return self.page.locator(".game").filter(has=self.page.get_by_role("heading", name=game, exact=True))

    def open_dialog(
        self, button: str | re.Pattern[str], name: str, seats: int = 4, rules: str = "expert", start: str = "random"
    ) -> Locator:
        """From the first screen to the dialog that lays a table, filled in."""
        self.button(button, self.offer("Heimlich & Co")).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").first.fill(name)
        dialog.locator(".counts label", has_text=str(seats)).click()
        dialog.locator("select").first.select_option(rules)
        dialog.locator("select:has(option[value=random]):has(option[value='0'])").select_option(start)
        return dialog

    def play_now(self, name: str, seats: int = 4, rules: str = "expert", start: str = "random") -> None:
        """Two clicks, and what lies between them."""
        dialog = self.open_dialog(PLAY_NOW, name, seats, rules, start)
        self.button(re.compile("^(Start|Los)$"), dialog).click()
        expect(self.prompt).to_be_visible()

    # At the table

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")

    def question(self) -> str | None:
        return self.prompt.get_attribute("data-question")

    def asked(self) -> bool:
        return self.page.locator(".prompt.asked").count() > 0

    def over(self) -> bool:
        return self.result.count() > 0

    def wait_for_turn(self) -> bool:
        """Until something is asked of this person; False when the game is over instead."""
        self.page.locator(".prompt.asked, section.result").first.wait_for()
        return not self.over()

    def answer(self) -> None:
        """Whatever is asked, by clicking, and until the table has taken it."""
        question = self.question()
        self.decide()
        self.taken(question)

    def decide(self) -> None:
        """Whatever is asked, by clicking."""
        # The board offers nothing while the last answer is on its way.
        self.page.locator("[data-give], .legal, [data-tip], .prompt:not(.asked), section.result").first.wait_for()
        if self.page.locator("[data-give]").count():
            self.move()
        elif self.page.locator(".legal").count():
            self.page.locator(".legal").first.click()
            self.button(re.compile("^(Put the safe here|Tresor hierhin)$")).click()
        elif self.page.locator("[data-tip]").count():
            self.tip()

    def taken(self, question: str | None) -> None:
        """The answer counts: the next question is up, others are asked, or it is the end."""
        self.page.locator(self._next_up(question)).first.wait_for()

    def _next_up(self, question: str | None) -> str:
        return f'.prompt:not([data-question="{question}"]), .prompt:not(.asked), section.result'

    def move(self) -> None:
        """All points: onto the safe if anybody gets there, so that games are short; the rest to two others."""
        main = self.page.locator(".actions .main")
        points = int("".join(filter(str.isdigit, main.inner_text())))
        tray = self.page.locator("[data-give]").evaluate_all("all => all.map((one) => one.dataset.give)")
        there = self.page.locator("[data-then]").evaluate_all(
            "all => all.map((one) => [one.dataset.then, one.innerText])"
        )
        reach = [(agent, int(far)) for agent, far in there if far.isdigit() and int(far) <= points]
        near, steps = reach[0] if reach else ("", 0)
        others = [agent for agent in tray if agent != near]
        for agent in [near] * steps + [others[tap % 2] for tap in range(points - steps)]:
            self.page.locator(f"[data-give={agent}]").click()
        self.button(re.compile("^(Move|Ziehen)$")).click()

    def tip(self) -> None:
        for agent in self.page.locator("[data-tip]").all():
            if not agent.input_value():
                agent.select_option("-")
        self.button(re.compile("^(Seal the tips|Tipps versiegeln)$")).click()

    def fill_in(self) -> None:
        """Whatever a form asks: all points to the first, the last value for everything that has none yet."""
        question = self.question()
        self.page.set_default_timeout(HASTE)
        try:
            self._fill_in()
            self.taken(question)
        except TimeoutError:
            # The house answers what can be answered in one way only, and in a team somebody else may be quicker:
            # then the question is gone under our finger.
            if self.asked() and self.question() == question:
                raise
        finally:
            self.page.set_default_timeout(PATIENCE)

    def _fill_in(self) -> None:
        answer = self.page.locator("section.answer")
        answer.locator("form .main, .choices").first.wait_for()
        self.fill_fields(answer)
        confirm = answer.locator("form .main")
        if confirm.count():
            # While the answer before is on its way nothing can be filled in.
            for _ in range(100):
                if confirm.is_enabled():
                    break
                self.page.wait_for_timeout(50)
                self.fill_fields(answer)
            confirm.click()
            return
        question = self.question()
        answer.get_by_role("button").first.click()
        # What is worth a second thought says so, and is confirmed apart.
        self.page.locator(f".choices .main, {self._next_up(question)}").first.wait_for()
        if answer.locator(".choices .main").count():
            answer.locator(".choices .main").click()

    def fill_fields(self, answer: Locator) -> None:
        for first in answer.locator("ul li:first-child button:last-child").all():
            while first.is_enabled():
                first.click()
        for choice in answer.locator(".pills").all():
            if not choice.locator(":checked").count():
                choice.get_by_role("radio").last.check()
        for choice in answer.get_by_role("combobox").all():
            if not choice.input_value():
                choice.select_option(index=choice.locator("option").count() - 1)

    def open_panel(self, name: str) -> Locator:
        tab = self.page.get_by_role("tab", name=name)
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self.page.get_by_role("tabpanel")

    def fits(self) -> None:
        """Nothing sticks out of the screen at the side."""
        widths = self.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert widths[0] <= widths[1]

    def nothing_sticks_out(self) -> None:
        """Neither out of the screen nor out of the box it stands in."""
        self.fits()
        found = self.page.evaluate(STICKS_OUT)
        assert found == [], found
