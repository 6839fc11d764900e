"""One person and three bots, from the first screen to the result, by clicking."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.detective import Case, red_runs
from tests.page.people import PHONE
from tests.page.prepared import lay, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

pytestmark = pytest.mark.browser


def test_a_whole_expert_game_in_german_on_a_phone(come: Callable[..., Person]) -> None:
    ada = come(PHONE, "de", "light").visit()
    ada.fits()
    ada.play_now("Ada")
    turns = 0
    tipped = False
    while ada.wait_for_turn():
        tipped = tipped or ada.page.locator("[data-tip]").count() > 0
        ada.fits()
        ada.answer()
        turns += 1
    assert turns > 1
    assert tipped
    expect(ada.result.get_by_role("heading")).to_have_text(re.compile("gewinnt|teilen sich den Sieg"))
    # A head, and every agent in the game with whoever was behind it.
    expect(ada.result.get_by_role("row")).to_have_count(7)
    ada.fits()
    story = ada.open_panel("Verlauf")
    # A long game is told from its end.
    while ada.button("Was vorher geschah", story).count():
        ada.button("Was vorher geschah", story).click()
    expect(story.get_by_text("Du hast deine Karte gezogen")).to_be_visible()
    expect(story.get_by_text("Alle Tipps sind geschrieben")).to_be_visible()
    ada.content()


def test_a_rematch_is_one_click_away(come: Callable[..., Person], house: House) -> None:
    table = lay(house, red_runs("basic").game, 1)
    ada = come(still=False)
    sit_down(ada, 1, table)
    assert ada.wait_for_turn()
    calls: list[str] = []
    ada.page.on("websocket", lambda line: calls.append(line.url))
    first = ada.page.url
    for _ in range(2):
        ada.page.locator("[data-give=green]").click()
    ada.page.locator(".actions .main").click()
    ada.page.locator("[data-skip]").click()
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: url != first)
    assert ada.wait_for_turn()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()
    # The line came along: nobody has called anew.
    assert calls == []
    ada.content()


def test_points_can_be_taken_back_before_they_are_spent(come: Callable[..., Person]) -> None:
    ada = come().visit()
    # Whoever begins finds everybody in the church: wherever points go, they lead to houses.
    ada.play_now("Ada", seats=5, rules="basic", start="0")
    assert ada.wait_for_turn()
    give, take = ada.page.locator("[data-give=red]"), ada.page.locator("[data-take=red]")
    undo, reset = ada.button("Undo"), ada.button("Start over")
    rest = ada.page.get_by_role("button", name=re.compile(r"points? left$|^Move$"))
    untouched = rest.inner_text()

    expect(undo).to_be_disabled()
    give.click()
    expect(rest).not_to_have_text(untouched)
    expect(ada.page.get_by_text(re.compile("Red goes to house 1"))).to_be_visible()
    undo.click()
    expect(rest).to_have_text(untouched)
    give.click()
    take.click()
    expect(rest).to_have_text(untouched)
    ada.page.locator("[data-agent=blue]").click()
    expect(ada.page.get_by_text(re.compile("Blue goes to house 1"))).to_be_visible()
    reset.click()
    expect(rest).to_have_text(untouched)
    ada.content()


def test_ones_own_card_is_on_the_page_only_while_it_is_held(come: Callable[..., Person]) -> None:
    ada = come().visit()
    ada.play_now("Ada")
    card = ada.button("Your agent's card")
    expect(card).to_have_text("Hold to look")
    card.hover()
    ada.page.mouse.down()
    expect(card).to_have_text(re.compile("Yellow|Red|Violet|Blue|Green|Orange|Grey"))
    ada.page.mouse.up()
    expect(card).to_have_text("Hold to look")
    card.focus()
    ada.page.keyboard.down("Space")
    expect(card).not_to_have_text("Hold to look")
    ada.page.keyboard.up("Space")
    expect(card).to_have_text("Hold to look")
    ada.content()


def test_suspicions_fill_in_the_tips(come: Callable[..., Person], house: House) -> None:
    opening = ("red 6", "red 4", "green 6", "green 1 > house-8", "green 1 > house-9")
    table = lay(house, Case(5, "expert").turns(*opening).rolls(1).game, 0)
    ada = come()
    sit_down(ada, 0, table)
    assert ada.wait_for_turn()
    dossier = ada.open_panel("Dossier")
    for agent, suspect in (("yellow", "1"), ("red", "-"), ("violet", "2")):
        dossier.locator(f"[data-suspect={agent}]").select_option(suspect)
    dossier.get_by_role("textbox", name="Remark on Red").fill("so quiet")
    dossier.get_by_role("textbox", name="Remark on Red").press("Enter")
    ada.page.locator("[data-give=green]").click()
    ada.page.locator(".actions .main").click()
    ada.page.locator("[data-tip]").first.wait_for()
    tips = {tip.get_attribute("data-tip"): tip.input_value() for tip in ada.page.locator("[data-tip]").all()}
    assert tips == {**dict.fromkeys(tips, ""), "yellow": "1", "red": "-", "violet": "2"}
    # One's own agent has a row like the others: nobody sees which it is.
    assert len(tips) == 7
    ada.answer()
    ada.content()
