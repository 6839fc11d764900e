"""Somebody who plays Mafia de Cuba by touching the board alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.page.people import Person

LAY = """async ([options, seats]) => {
  const wish = { game: "mafia_de_cuba", seats, options, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return table.id;
}"""


def lay_table(page: Page, people: list[str], bots: int, bot: str = "house", **options: Any) -> str:
    """A table for the people at this device and some bots; the page is on any address of the house. Gives its path."""
    seats = [*({"kind": "person", "name": name} for name in people), *[{"kind": "bot", "bot": bot}] * bots]
    return f"/t/{page.evaluate(LAY, [options, seats])}"


class Suspect:
    """One of the family, at a board that can be touched."""

    def __init__(self, person: Person, greed: str = "diamonds") -> None:
        self.person = person
        self.page = person.page
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

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".decide [data-confirm]")

    @property
    def decide(self) -> Locator:
        return self.page.locator(".decide")

    def seat(self, number: int | str) -> Locator:
        return self.page.locator(f".oval [data-whom='{number}']")

    def matter(self) -> str | None:
        """What is asked, once the board offers something to answer with."""
        self.page.locator(".decide[data-matter], .prompt:not(.asked), section.result").first.wait_for()
        asked = self.page.locator(".decide[data-matter]")
        return asked.get_attribute("data-matter") if asked.count() else None

    def answer(self) -> str | None:
        """Answers whatever is asked, and waits until it counts; what it was."""
        question, matter = self.person.question(), self.matter()
        if matter is not None:
            self.answers[matter]()
            self.person.taken(question)
        return matter

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
