"""An owner's own list of cards, chosen on the page: checked card by card, and played with."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PLAY_NOW

from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator
    from tests.page.people import Person

pytestmark = pytest.mark.browser

CARDS = (files("backroom.games.greif_zu") / "cards.toml").read_text(encoding="utf-8")


def own_cards(ada: Person) -> Locator:
    """The dialog of a game with cards, with a list of one's own wanted."""
    game = ada.page.locator("li.game", has_text="Greif zu!")
    game.get_by_role("button", name=PLAY_NOW).click()
    dialog = ada.page.get_by_role("dialog")
    box = dialog.locator("label.field", has=ada.page.get_by_text(say("en", "greif_zu", "option-deck"), exact=True))
    box.locator("select").select_option("other")
    return dialog


def test_a_list_from_a_file_is_checked_and_played_with(come: Callable[..., Person], tmp_path: Path) -> None:
    ada = come().visit("/")
    dialog = own_cards(ada)
    broken = tmp_path / "broken.toml"
    broken.write_text(CARDS.replace("count", "cuont", 1), encoding="utf-8")
    dialog.get_by_label("Choose a file").set_input_files(broken)
    ada.button("Start", dialog).click()
    expect(dialog.get_by_role("alert")).to_contain_text("cuont")
    whole = tmp_path / "whole.toml"
    whole.write_text(CARDS, encoding="utf-8")
    dialog.get_by_label("Choose a file").set_input_files(whole)
    ada.button("Start", dialog).click()
    expect(ada.prompt).to_be_visible()
    ada.content(forgiven="400")
