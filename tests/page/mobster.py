"""Somebody who plays La Cosa Nostra by touching the board alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.page.touching import Touching

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.page.people import Person


class Mobster(Touching):
    """The head of a family, at a board that can be touched."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.answers = {
            "say": self.say_first,
            "plan": self.plan_something,
            "turn": self.do_something,
            "hit": self.touch_lit,
            "use": self.touch_lit,
            "bargain": self.confirm_it,
            "recruit": self.recruit_somebody,
            "money": self.confirm_it,
            "discard": self.put_away,
            "last": self.confirm_it,
            "scene": self.choose_last,
        }

    @property
    def own(self) -> Locator:
        """One's own family."""
        return self.page.locator(".strip.own")

    @property
    def jobs(self) -> Locator:
        return self.page.locator(".hand [data-thing^=job-]")

    def family(self, seat: int) -> Locator:
        return self.page.locator(f".strip[data-seat='{seat}']")

    def man(self, name: str) -> Locator:
        return self.page.locator(f"[data-man={name}] button").first

    def firm(self, name: str) -> Locator:
        return self.page.locator(f"[data-firm={name}]")

    def job(self, face: str) -> Locator:
        return self.page.locator(f".hand [data-thing='job-{face}+0']")

    def card(self, kind: str) -> Locator:
        return self.page.locator(f".hand [data-thing='card-{kind}+0']")

    def on_page(self, name: str) -> None:
        """On a phone families and market are a touch away from each other."""
        tab = self.page.locator(f"[data-page={name}]")
        if tab.count():
            tab.click()

    def go_on(self) -> None:
        """Whatever lies on top of the board has been seen."""
        onward = self.page.locator("[data-scene] [data-onward]")
        if onward.count():
            onward.click()

    def settle(self, matter: str) -> None:
        self.go_on()
        super().settle(matter)

    # What a question is answered with

    def confirm_it(self) -> None:
        self.confirm.click()

    def say_first(self) -> None:
        self.page.locator("[data-say]").first.click()
        self.confirm.click()

    def plan_something(self) -> None:
        """The first job that is there, or whatever is on the market, for the first gangster who is idle."""
        if self.jobs.count():
            self.jobs.first.click()
        else:
            self.on_page("market")
            self.page.locator(".market [data-thing]").first.click()
        self.own.locator("[data-put^='man:']").last.click()
        self.confirm.click()

    def do_something(self) -> None:
        self.own.locator("[data-man] button.raised").first.click()
        self.page.locator(
            ".strip [data-put^='seat:'], .decide [data-confirm]:enabled, .decide [data-abort]"
        ).first.wait_for()
        if self.page.locator(".strip [data-put^='seat:']").count() and self.confirm.is_disabled():
            self.on_page("families")
            self.page.locator(".strip [data-put^='seat:']").first.click()
        if self.confirm.is_disabled():
            self.page.locator("[data-abort]").click()
        self.confirm.click()

    def touch_lit(self) -> None:
        self.on_page("families")
        self.page.locator(".strip .lit, .strip [data-man] button.raised").first.click()
        self.confirm.click()

    def recruit_somebody(self) -> None:
        recruits = self.own.locator("[data-man] button.raised")
        if recruits.count():
            recruits.first.click()
        self.confirm.click()

    def put_away(self) -> None:
        for card in self.page.locator(".city .hand button, .meddle .way:not(.pass)").all():
            if self.confirm.is_enabled():
                break
            card.click(force=True)
        self.confirm.click()

    def choose_last(self) -> None:
        self.page.locator("[data-choice]").last.click()

    # Bargaining

    def side(self, whose: str) -> None:
        """On a phone one side of a deal is seen at a time."""
        tab = self.page.locator(f"[data-side={whose}]")
        if tab.is_visible():
            tab.click()

    def send_offer(self) -> None:
        send = self.page.locator("[data-send-offer]")
        expect(send).to_be_enabled()
        expect(send).to_be_in_viewport()
        send.click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)
