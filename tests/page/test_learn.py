"""How a game is played: its pictures one after the other, and a first game with a guide that one can leave."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.people import DESK, PHONE

import backroom
from backroom.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import Person

pytestmark = pytest.mark.browser

GAMES = [name for name, rules in sorted(backroom.catalogue().items()) if rules.lesson is not None]
SMALL = (320, 640)


def walk_through(person: Person) -> int:
    """From picture to picture, by key and by tap, and back and forth by swiping once; how many there are."""
    said = person.page.locator("[data-picture]")
    seen = [said.get_attribute("data-picture")]
    onward = person.page.locator("[data-next]")
    assert grave_findings(person.page) == []
    while onward.count():
        person.fits()
        if len(seen) % 2:
            onward.click()
        else:
            person.page.keyboard.press("ArrowRight")
        expect(said).not_to_have_attribute("data-picture", str(seen[-1]))
        seen.append(said.get_attribute("data-picture"))
        assert said.locator("p").last.inner_text()
    assert len(set(seen)) == len(seen)
    box = person.page.locator(".sheet").bounding_box()
    assert box is not None
    for far in (100, -100):
        before = said.get_attribute("data-picture")
        person.page.mouse.move(box["x"] + 150, box["y"] + 100)
        person.page.mouse.down()
        person.page.mouse.move(box["x"] + 150 + far, box["y"] + 100)
        person.page.mouse.up()
        expect(said).not_to_have_attribute("data-picture", str(before))
    return len(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_looks_at_the_pictures_and_plays_a_first_game(come: Callable[..., Person], game: str) -> None:
    small = GAMES.index(game) % 2
    ada = come(SMALL if small else DESK, "de", "light" if small else "dark").visit()
    offer = ada.offer(say("de", game, "title"))
    offer.get_by_role("link", name="So wird gespielt").click()
    assert 5 <= walk_through(ada) <= 8
    ada.page.emulate_media(color_scheme="dark" if small else "light")
    assert grave_findings(ada.page) == []

    ada.button("Erste Partie mit Begleitung").click()
    assert ada.wait_for_turn()
    guide = ada.page.get_by_role("complementary", name="Begleitung")
    expect(guide.get_by_role("status")).to_have_text(re.compile(r"\w+ \w+"))
    ada.fits()
    ada.button("Ohne Begleitung weiter").click()
    expect(guide).to_have_count(0)
    # One plays on without it, also after coming back.
    ada.page.goto(f"{ada.page.url}?generic")
    assert ada.wait_for_turn()
    expect(guide).to_have_count(0)
    ada.fill_in()
    ada.content()


def test_a_first_game_is_guided_to_its_end(come: Callable[..., Person]) -> None:
    ada = come(PHONE).visit("/?generic")
    ada.button("First game with a guide", ada.offer("Heimlich & Co")).click()
    guide = ada.page.get_by_role("complementary", name="Guide")
    lines = set()
    while ada.wait_for_turn():
        lines.add(guide.get_by_role("status").inner_text())
        ada.fill_in()
    assert len(lines) > 2
    expect(guide).to_contain_text("That was your first game")
    ada.content()
