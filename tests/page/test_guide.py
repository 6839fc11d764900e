"""The guide of a first game on the games' own boards: in sight on a phone, brief about what is known, not forgetful."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.guest import Guest
from tests.page.mobster import Mobster
from tests.page.people import PHONE
from tests.page.squad import Officer

from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.page.people import Person

pytestmark = pytest.mark.browser


def taught(person: Person, game: str) -> Locator:
    """On the way through a first game; gives the guide."""
    person.visit()
    person.button("First game with a guide", person.offer(say("en", game, "title"))).click()
    assert person.wait_for_turn()
    return person.page.get_by_role("complementary", name="Guide")


def test_the_guide_stays_in_sight_and_is_brief_about_what_is_known(come: Callable[..., Person]) -> None:
    ada = Officer(come(PHONE))
    guide = taught(ada.person, "villa")
    line, turn = guide.get_by_role("status"), ada.person.button("Show or fold the hint")
    heard: list[str] = []
    while heard.count("act") < 4:
        assert ada.person.wait_for_turn()
        matter = ada.matter()
        # However far the board was scrolled to what is happening.
        expect(guide).to_be_in_viewport(ratio=1)
        heard.append(matter or "")
        if heard.count("act") < 4:
            ada.answer()
    # One line said for the first time, then another three times.
    expect(turn).to_have_attribute("aria-expanded", "false")
    folded = guide.bounding_box()
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "true")
    opened = guide.bounding_box()
    assert folded is not None
    assert opened is not None
    assert folded["height"] + 20 < opened["height"]

    said = line.inner_text()
    ada.page.reload()
    assert ada.person.wait_for_turn()
    expect(line).to_have_text(said)
    expect(turn).to_have_attribute("aria-expanded", "false")

    ada.person.button("Leave the guide").click()
    expect(guide).to_have_count(0)
    assert ada.matter() == "act"
    ada.answer()
    assert ada.person.wait_for_turn()
    expect(guide).to_have_count(0)
    ada.person.content()


def test_on_a_phone_the_guide_takes_one_line_once_the_board_is_touched(come: Callable[..., Person]) -> None:
    ada = Mobster(come(PHONE, "de"))
    ada.person.watch_for_jumps()
    ada.person.visit()
    title = say("de", "cosa_nostra", "title")
    ada.person.button("Erste Partie mit Begleitung", ada.person.offer(title)).click()
    assert ada.person.wait_for_turn()
    guide = ada.page.get_by_role("complementary", name="Begleitung")
    turn, tabs = guide.get_by_role("button", name="Hinweis"), ada.page.locator(".city .tabs")
    # What is new is read at once, over the board.
    expect(turn).to_have_attribute("aria-expanded", "true")
    opened, before = guide.bounding_box(), tabs.bounding_box()
    ada.jobs.first.click()
    expect(turn).to_have_attribute("aria-expanded", "false")
    folded, after = guide.bounding_box(), tabs.bounding_box()
    assert opened
    assert before
    assert folded
    assert after
    assert folded["height"] + 40 < opened["height"]
    # The board stays where it was, with the ways to its pages free.
    assert before == after
    assert folded["y"] + folded["height"] <= after["y"]
    for page in ("market", "families"):
        ada.page.locator(f"[data-page={page}]").click()
    turn.click()
    expect(turn).to_have_attribute("aria-expanded", "true")
    assert ada.person.jumps() == []
    ada.person.content()


def test_what_is_asked_on_top_of_the_board_is_explained_below_it(come: Callable[..., Person]) -> None:
    ada = Mobster(come(PHONE))
    guide = taught(ada.person, "cosa_nostra")
    while ada.person.wait_for_turn() and ada.matter() != "scene":
        ada.answer()
    expect(guide).to_be_in_viewport(ratio=1)
    expect(guide.get_by_role("status")).to_have_text(re.compile(r"\w+ \w+"))
    # Neither below what covers the board, nor over what there is to press.
    guide.get_by_role("button", name="Show or fold the hint").click(trial=True)
    for choice in ada.page.locator("[data-choice]").all():
        choice.click(trial=True)
    ada.person.content()


def test_greif_zus_first_hand_has_something_to_tidy_up(come: Callable[..., Person]) -> None:
    ada = Guest(come(PHONE))
    guide = taught(ada.person, "greif_zu")
    expect(guide).to_contain_text("what makes you guilty now?")
    # One thing, and one of what the guide explains next: not exactly one ID.
    expect(ada.page.locator(".checklist")).to_have_attribute("data-verdict", "guilty")
    expect(ada.page.locator(".reasons")).to_have_text("not exactly one ID (G-14)")
