"""Somebody who plays Die Villa des Paten by touching the board alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.page.touching import Touching

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.page.people import Person


class Officer(Touching):
    """One of the team, at a board that can be touched."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.answers = {
            "swap": self.keep,
            "plan": self.propose_a_plan,
            "agree": self.agree,
            "act": self.play_or_pass,
            "bonus": self.give_bonus,
        }

    @property
    def cards(self) -> Locator:
        """One's own cards, as far as they can be touched now."""
        return self.page.locator(".own button[data-thing]")

    def guard(self, place: str) -> Locator:
        return self.page.locator(f"[data-guard={place}]")

    # What a question is answered with

    def keep(self) -> None:
        self.confirm.click()

    def propose_a_plan(self) -> None:
        self.page.locator(".lit").first.click()
        leaders = self.page.locator("[data-put^=lead-]")
        if leaders.count():
            leaders.last.click()
        self.confirm.click()

    def agree(self) -> None:
        self.confirm.click()

    def object(self) -> None:
        self.page.locator("[data-object]").click()

    def give_bonus(self) -> None:
        self.page.locator("[data-put^=open-], [data-put^=pile-]").last.click()
        self.confirm.click()

    def play_or_pass(self) -> None:
        """The first card that fits, else a pass."""
        for card in self.cards.all():
            self.touch(card)
            if self.confirm.is_enabled():
                self.confirm.click()
                return
            self.touch(card)
        self.pass_with(self.cards.first)

    def pass_with(self, card: Locator) -> None:
        """Passing is a place of its own, and is confirmed apart."""
        self.touch(card)
        self.page.locator("[data-put=pass]").click()
        self.confirm.click()
        expect(self.page.locator(".decide .asking")).to_be_visible()
        self.confirm.click()

    def touch_thing(self, thing: str) -> None:
        self.touch(self.page.locator(f"[data-thing={thing}]"))

    def touch(self, card: Locator) -> None:
        # A card that cannot be played alone counts as disabled for tools, but can be touched.
        card.click(force=True)
