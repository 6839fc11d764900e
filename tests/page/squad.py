"""Somebody who plays Die Villa des Paten by touching the board alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError, expect
from tests.page.people import HASTE, PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.page.people import Person

LAY = """async ([options, seats]) => {
  const wish = { game: "villa", seats, options, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return table.id;
}"""


def lay_table(page: Page, people: list[str], bots: int, bot: str, **options: Any) -> str:
    """A table for the people at this device and some bots; the page is on any address of the house. Gives its path."""
    seats = [*({"kind": "person", "name": name} for name in people), *[{"kind": "bot", "bot": bot}] * bots]
    return f"/t/{page.evaluate(LAY, [options, seats])}"


class Officer:
    """One of the team, at a board that can be touched."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.answers = {
            "swap": self.keep,
            "plan": self.propose_a_plan,
            "agree": self.agree,
            "act": self.play_or_pass,
            "bonus": self.give_bonus,
        }

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".decide [data-confirm]")

    @property
    def cards(self) -> Locator:
        """One's own cards, as far as they can be touched now."""
        return self.page.locator(".own button[data-thing]")

    def guard(self, place: str) -> Locator:
        return self.page.locator(f"[data-guard={place}]")

    def matter(self) -> str | None:
        """What is asked, once the board offers something to answer with."""
        self.page.locator(".decide[data-matter], .prompt:not(.asked), section.result").first.wait_for()
        asked = self.page.locator(".decide[data-matter]")
        return asked.get_attribute("data-matter") if asked.count() else None

    def answer(self) -> str | None:
        """Answers whatever is asked, and waits until it counts; what it was."""
        question, matter = self.person.question(), self.matter()
        self.page.set_default_timeout(HASTE)
        try:
            if matter is not None:
                self.answers[matter]()
                self.person.taken(question)
        except TimeoutError:
            # In a team somebody else may be quicker: then the question is gone under our finger.
            if self.person.asked() and self.person.question() == question:
                raise
        finally:
            self.page.set_default_timeout(PATIENCE)
        return matter

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
