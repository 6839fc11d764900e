"""Somebody who plays Mafia de Cuba by touching the board alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.page.touching import Touching

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.page.people import Person


class Suspect(Touching):
    """One of the family, at a board that can be touched."""

    def __init__(self, person: Person, greed: str = "diamonds") -> None:
        super().__init__(person)
        self.greed = greed
        """What is taken first, if it is there."""
        self.accused: list[str] = []
        self.answers = {
            "hide": self.hide,
            "bag": self.close_bag,
            "take": self.take,
            "order": self.ask_or_accuse,
            "answer": self.tell,
            "window": self.look_on,
            "name": self.name_a_godfather,
        }

    def seat(self, number: int | str) -> Locator:
        return self.page.locator(f".oval [data-whom='{number}']")

    # What a question is answered with

    def hide(self) -> None:
        for _ in range(2):
            self.page.locator("[data-piece=diamonds]").first.click()
        self.confirm.click()

    def close_bag(self) -> None:
        self.confirm.click()

    def take(self) -> None:
        wanted = self.page.locator(f".box [data-piece={self.greed}]")
        pieces = wanted if wanted.count() else self.page.locator(".box [data-piece]")
        if pieces.count():
            pieces.first.click()
        else:
            self.page.locator("[data-pretend]").click()
        self.confirm.click()

    def ask_or_accuse(self) -> None:
        """Everybody the same in one go, then one after the other has to empty their pockets."""
        everybody = self.page.locator(".decide [data-whom=all]")
        if not self.accused and self.page.locator("[data-cell^=took] .thing").count() == 0:
            everybody.click()
            self.page.locator("[data-order=took]").click()
            self.confirm.click()
            return
        for seat in self.page.locator(".oval li [data-whom]:not(.dim, .boss)").all():
            whom = seat.get_attribute("data-whom") or ""
            if whom not in self.accused:
                self.accuse(whom)
                return

    def accuse(self, whom: str) -> None:
        self.accused.append(whom)
        self.seat(whom).click()
        self.hold("pockets")

    def hold(self, what: str) -> None:
        """Long enough to mean it."""
        button = self.page.locator(f"[data-hold={what}]:not(.dim)")
        button.scroll_into_view_if_needed()
        expect(button).to_be_enabled()
        for patience in (5_000, 5_000, None):
            button.hover()
            self.page.mouse.down()
            try:
                # Once it is done, the question is gone.
                expect(button).to_have_count(0, timeout=patience)
                break
            except AssertionError:
                # The board has moved under the hand, as when somebody spoke.
                self.page.mouse.up()
                if patience is None:
                    raise
        self.page.mouse.up()

    def tell(self) -> None:
        self.confirm.click()

    def look_on(self) -> None:
        self.page.locator("[data-look-on]").click()

    def name_a_godfather(self) -> None:
        self.page.locator(".oval li [data-whom]:not(.dim)").last.click()
        self.confirm.click()
