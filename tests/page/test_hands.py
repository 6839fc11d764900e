"""Hands and eyes: where the keyboard is after everything, low and narrow screens, and addresses that lead nowhere."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.people import DESK, PHONE
from tests.page.test_told import sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute
    from tests.page.people import Person

pytestmark = pytest.mark.browser

LANDSCAPE, ZOOMED = (844, 390), (640, 400)


def spoil_answers(line: WebSocketRoute) -> None:
    """Whatever is answered reaches the house as something it refuses."""
    house = line.connect_to_server()

    def onward(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        house.send(re.sub(r'"choice":"[^"]*"', '"choice":"nonsense"', text) if '"answer"' in text else text)

    line.on_message(onward)


def test_in_a_dialog_the_keyboard_is_on_the_first_field(come: Callable[..., Person]) -> None:
    ada = come().visit()
    invite = ada.button("Invite friends", ada.offer("Heimlich & Co"))
    invite.click()
    expect(ada.page.get_by_role("dialog").get_by_label("Your name")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    # Which game a button is for is told to those who hear it.
    expect(invite).to_have_accessible_description("Heimlich & Co")


def test_after_a_refusal_the_keyboard_is_on_its_message(come: Callable[..., Person]) -> None:
    ada = come()
    ada.page.route_web_socket("**/ws", spoil_answers)
    sit_down(ada)
    assert ada.wait_for_turn()
    ada.decide()
    refusal = ada.page.locator(".refusal")
    expect(refusal).to_be_visible()
    expect(refusal).to_be_focused()


def test_escape_closes_every_sheet(come: Callable[..., Person]) -> None:
    ada = sit_down(come(PHONE))
    assert ada.wait_for_turn()
    for sheet in ("Players", "Story", "Talk", "Rules"):
        ada.open_panel(sheet).focus()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("tabpanel")).to_have_count(0)


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED])
def test_the_question_and_the_tabs_are_in_sight_on_every_screen(
    come: Callable[..., Person], size: tuple[int, int]
) -> None:
    ada = sit_down(come(size, "de"))
    assert ada.wait_for_turn()
    expect(ada.prompt).to_be_in_viewport(ratio=1)
    for tab in ada.page.get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=1)
    ada.fits()
    labels = [box for box in (label.bounding_box() for label in ada.page.locator("[role=tab] .label").all()) if box]
    for left, right in itertools.pairwise(labels):
        assert left["x"] + left["width"] <= right["x"]


@pytest.mark.parametrize(("size", "look"), [(PHONE, "light"), (DESK, "dark")])
def test_an_address_that_leads_nowhere_says_so_in_the_readers_language(
    come: Callable[..., Person], size: tuple[int, int], look: str
) -> None:
    ada = come(size, "de", look).visit("/tische/und/stuehle")
    expect(ada.page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    assert ada.page.title() == "Hier ist nichts – Backroom"
    assert grave_findings(ada.page) == []
    ada.button("Zur ersten Seite").click()
    expect(ada.page.get_by_role("heading", name="Heimlich & Co")).to_be_visible()
    ada.content(forgiven="404")


def test_ones_own_tables_say_whose_turn_it_is(come: Callable[..., Person]) -> None:
    ada = sit_down(come())
    assert ada.wait_for_turn()
    ada.visit()
    expect(ada.page.get_by_role("region", name="Your tables").get_by_text("on turn: Ada")).to_be_visible()
    ada.content()
