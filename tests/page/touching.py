"""Whoever plays by touching a board alone: what all boards have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError
from tests.page.people import HASTE, PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page
    from tests.page.people import Person

LAY = """async ([game, options, seats]) => {
  const body = JSON.stringify({ game, seats, options, visibility: "invited", clock: 0 });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return table.id;
}"""


def lay_table(page: Page, game: str, people: list[str], bots: int, bot: str = "house", **options: Any) -> str:
    """A table for the people at this device and some bots; the page is on any address of the house. Gives its path."""
    seats = [*({"kind": "person", "name": name} for name in people), *[{"kind": "bot", "bot": bot}] * bots]
    return f"/t/{page.evaluate(LAY, [game, options, seats])}"


class Touching:
    """Somebody at a board that can be touched; a game says what each question is answered with."""

    answers: dict[str, Callable[[], None]]

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".decide [data-confirm]")

    @property
    def decide(self) -> Locator:
        return self.page.locator(".decide")

    def matter(self) -> str | None:
        """What is asked, once the board offers something to answer with."""
        self.page.locator(".decide[data-matter], .prompt:not(.asked), section.result").first.wait_for()
        asked = self.page.locator(".decide[data-matter]")
        return asked.get_attribute("data-matter") if asked.count() else None

    def faces(self, matter: str) -> None:
        """Until the board offers an answer to this; what is touched before counts for nothing."""
        self.page.locator(f".decide[data-matter={matter}]").wait_for()

    def settle(self, matter: str) -> None:
        """Answers what is asked."""
        self.answers[matter]()

    def answer(self) -> str | None:
        """Answers whatever is asked, and waits until it counts; what it was."""
        question, matter = self.person.question(), self.matter()
        self.page.set_default_timeout(HASTE)
        try:
            if matter is not None:
                self.settle(matter)
                self.person.taken(question)
        except TimeoutError:
            # The house answers what can be answered in one way only, and in a team somebody else may be quicker:
            # then the question is gone under our finger.
            if self.person.asked() and self.person.question() == question:
                raise
        finally:
            self.page.set_default_timeout(PATIENCE)
        return matter
