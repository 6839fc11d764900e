"""A team on the page for any game: everybody's cards, a swap that begins with what all hold, and proposals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import Person

pytestmark = pytest.mark.browser

LAY = """async (options) => {
  const seats = [{ kind: "person", name: "Ada" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }];
  const wish = { game: "villa", seats, options, visibility: "invited", clock: 0 };
  const body = JSON.stringify(wish);
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return table.id;
}"""


def sits_down(person: Person, **options: Any) -> None:
    person.at_the_door()
    person.visit(f"/t/{person.page.evaluate(LAY, options)}?generic")


def test_a_captain_plays_to_the_end_with_few_cards(come: Callable[..., Person]) -> None:
    ada = come()
    sits_down(ada, guards="random", handicap="-32", decisions="captain")
    assert ada.wait_for_turn()
    expect(ada.prompt).to_contain_text("Do you want to swap open cards?")
    expect(ada.page.get_by_role("columnheader", name="Open cards")).to_be_visible()
    expect(ada.page.get_by_role("rowheader", name="Park 1 (top left)")).to_be_visible()
    while ada.wait_for_turn():
        ada.fill_in()
    expect(ada.page.get_by_text("The operation is called off").first).to_be_visible()
    ada.content()


def test_a_proposal_is_a_sentence_on_a_phone_too(come: Callable[..., Person]) -> None:
    ada = come(PHONE)
    sits_down(ada, swap="no")
    assert ada.wait_for_turn()
    while "proposes: Arrest " not in ada.prompt.inner_text():
        ada.fill_in()
        assert ada.wait_for_turn()
    expect(ada.prompt).to_contain_text("Do you agree?")
    expect(ada.page.get_by_label("The table").get_by_text("Proposal", exact=True)).to_be_visible()
    expect(ada.button("I agree")).to_be_visible()
    ada.nothing_sticks_out()
    ada.content()


def test_a_whole_operation_fits_a_small_phone_in_long_words(come: Callable[..., Person]) -> None:
    ada = come(PHONE, "de", "light")
    sits_down(ada, guards="random", handicap="-16", rules="expert", decisions="captain")
    while ada.wait_for_turn():
        ada.nothing_sticks_out()
        ada.fill_in()
    ada.page.get_by_text("Mehr vom Tisch").click()
    expect(ada.page.get_by_text("Aus dem Spiel").first).to_be_visible()
    expect(ada.page.get_by_text("In der Schachtel: Leibwächter")).to_be_visible()
    ada.nothing_sticks_out()
    ada.content()
