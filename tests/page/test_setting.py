"""Laying a table: a game is begun with a glance, and its variants are there for whoever looks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE, PLAY_NOW

from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.page.people import Person

pytestmark = pytest.mark.browser


def villa(ada: Person) -> Locator:
    """The dialog of a game with many variants."""
    game = ada.page.locator("li.game", has_text="Die Villa des Paten")
    game.get_by_role("button", name=PLAY_NOW).click()
    return ada.page.get_by_role("dialog")


def option(dialog: Locator, name: str) -> Locator:
    label = dialog.page.get_by_text(say("en", "villa", f"option-{name}"), exact=True)
    return dialog.locator("label.field", has=label).locator("select")


def test_many_variants_are_folded_away_and_say_how_many_were_changed(come: Callable[..., Person]) -> None:
    ada = come(PHONE).visit()
    dialog = villa(ada)
    expect(option(dialog, "guards")).to_be_visible()
    expect(option(dialog, "rules")).to_be_hidden()
    dialog.get_by_text("More variants").click()
    option(dialog, "rules").select_option("expert")
    expect(dialog.locator("summary", has_text="More variants")).to_contain_text("one changed")
    dialog.get_by_text("More variants").click()
    ada.button("Start", dialog).click()
    expect(ada.prompt).to_be_visible()
    ada.content()


def test_what_is_missing_in_a_folded_variant_unfolds_it(come: Callable[..., Person]) -> None:
    ada = come().visit()
    dialog = villa(ada)
    dialog.get_by_text("More variants").click()
    option(dialog, "deck").select_option("other")
    dialog.get_by_text("More variants").click()
    expect(option(dialog, "deck")).to_be_hidden()
    ada.button("Start", dialog).click()
    expect(dialog.locator("textarea")).to_be_focused()
