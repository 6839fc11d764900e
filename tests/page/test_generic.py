"""The page for games without a board of their own plays a whole game from its view and questions alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import Person

pytestmark = pytest.mark.browser


def fill_in(person: Person) -> None:
    """Any form: all points to the first, a dash for everyone, or the first choice there is."""
    answer = person.page.get_by_role("region", name="Your answer")
    question = person.question()
    if answer.get_by_role("group", name="Points").count():
        more = person.page.get_by_role("button", name="One more for Red")
        while more.is_enabled():
            more.click()
    for item in answer.get_by_role("combobox").all():
        item.select_option("-")
    confirm = person.button("Confirm", answer)
    (confirm if confirm.count() else answer.get_by_role("button").first).click()
    person.taken(question)


def test_a_whole_expert_game_without_a_board(come: Callable[..., Person]) -> None:
    ada = come().visit("/?generic")
    ada.play_now("Ada")
    expect(ada.page.locator("svg[role=group]")).to_have_count(0)
    expect(ada.page.get_by_role("columnheader", name="Where they stand")).to_be_visible()
    assert ada.wait_for_turn()
    note = ada.page.locator("details", has_text="A note for your dossier")
    note.locator("summary").click()
    note.get_by_label("Agent").select_option("red")
    note.get_by_label("Belongs to").select_option("1")
    note.get_by_label("Remark").fill("so quiet")
    ada.button("Confirm", note).click()
    expect(ada.page.get_by_label("The table").get_by_text("so quiet")).to_be_visible()
    while ada.wait_for_turn():
        fill_in(ada)
    expect(ada.result.get_by_role("listitem")).to_have_count(4)
    ada.content()


def test_it_fits_a_phone(come: Callable[..., Person]) -> None:
    ada = come(PHONE).visit("/?generic")
    ada.play_now("Ada", seats=7)
    assert ada.wait_for_turn()
    ada.fits()
    fill_in(ada)
    ada.content()
