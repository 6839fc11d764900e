"""Greif zu! on its board: whole games by touch alone, the wallet, the checklist and paying."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.guest import Guest, dealt, quiet_table, seated
from tests.page.people import DESK, LANDSCAPE, PHONE, ZOOMED, House

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import Person


pytestmark = pytest.mark.browser

BOTH_WIDTHS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def house(patient_house: House) -> House:
    return patient_house


# Whole games


@BOTH_WIDTHS
def test_a_whole_game_by_touching_the_board_alone(house: House, come: Callable[..., Person], size: Size) -> None:
    table = quiet_table("wish inspection")
    ada = seated(house, come, table, size, "de" if size == PHONE else "en", "light" if size == PHONE else "dark")
    asked: set[str | None] = set()
    while ada.wait():
        if ada.goes_on():
            continue
        ada.person.fits()
        if ada.matter():
            # One's own cards, the checklist and what to press are on the screen, whatever is asked; a hand that was
            # laid open is among the others.
            expect(ada.decide).to_be_in_viewport(ratio=0.9)
            for part in ("[data-hand]", ".checklist"):
                shown = ada.page.locator(part).or_(ada.page.locator("[data-row='0'] .stamp"))
                expect(shown.first).to_be_in_viewport(ratio=0.9)
        asked.add(ada.answer())
    assert ada.scenes >= 2
    assert {"turn", "wish", "seat", "inspected"} <= asked
    expect(ada.page.locator("section.answer")).to_have_count(0)
    ada.goes_on()
    expect(ada.person.result).to_be_visible()
    ada.person.fits()
    ada.person.content()


# The wallet


@BOTH_WIDTHS
def test_a_card_is_drawn_from_the_place_one_slides_to(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = seated(house, come, quiet_table(), size)
    assert ada.person.wait_for_turn()
    # A mere tap means anywhere.
    ada.wallet.click()
    expect(ada.decide).to_contain_text("Draw a card (Anywhere)")
    slide(ada, 0.0)
    expect(ada.decide).to_contain_text("Draw a card (Place 1, counted from the front)")
    ada.page.get_by_role("button", name="One place further to the back").click()
    expect(ada.wallet).to_have_attribute("aria-valuenow", "2")
    ada.wallet.press("ArrowRight")
    expect(ada.decide).to_contain_text("Place 3")
    ada.person.button("Undo").click()
    expect(ada.decide).to_contain_text("Place 2")
    ada.confirm.click()
    # The second card from the front, and it took one press.
    expect(ada.card("Secret agent")).to_be_visible()
    ada.person.content()


def slide(ada: Guest, share: float) -> None:
    """Along the wallet, and up: the card is pulled."""
    box = ada.wallet.bounding_box()
    assert box is not None
    mouse = ada.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 3 + share * (box["width"] - 6), box["y"] + box["height"] / 2, steps=6)
    mouse.move(box["x"] + 3 + share * (box["width"] - 6), box["y"] + 4, steps=3)
    mouse.up()


def test_the_card_that_was_touched_is_put_back_and_its_place_is_remembered(
    house: House, come: Callable[..., Person]
) -> None:
    ada = seated(house, come, quiet_table("double-turn hideout").says(0, "play double-turn"))
    assert ada.person.wait_for_turn()
    point = ada.page.locator("[data-point=badges]")
    expect(ada.page.locator(".checklist")).to_have_attribute("data-verdict", "guilty")
    expect(ada.page.locator(".reasons")).to_contain_text("a badge that is not a policeman's (G-62)")
    ada.card("Badge").click()
    # What it would be without the card that was lifted.
    expect(point).to_contain_text("1→, afterwards: 0")
    expect(ada.page.locator("[data-then=innocent]")).to_be_visible()
    ada.person.button("Undo").click()
    expect(point).not_to_contain_text("afterwards")
    ada.card("Badge").drag_to(ada.page.locator("[data-zone=place-4]"), force=True, target_position={"x": 2, "y": 8})
    expect(ada.decide).to_contain_text("Put back: Badge (Place 4, counted from the front)")
    ada.confirm.click()
    expect(ada.card("Badge")).to_have_count(0)
    expect(ada.page.locator(".checklist")).to_have_attribute("data-verdict", "innocent")
    # The second action: she still knows where it is.
    expect(ada.page.locator("[data-zone=place-4].seen")).to_have_count(1)
    ada.wallet.press("Home")
    for _ in range(3):
        ada.wallet.press("ArrowRight")
    expect(ada.wallet).to_have_attribute("aria-valuetext", "Place 4, counted from the front: Badge")
    ada.person.content()


# Special cards, and why not


def test_a_special_card_says_why_it_cannot_be_played_now(house: House, come: Callable[..., Person]) -> None:
    ada = seated(house, come, quiet_table(), PHONE)
    assert ada.person.wait_for_turn()
    why = ada.decide.get_by_role("alert")
    ada.special("emergency").click(force=True)
    expect(why).to_contain_text("Emergency: no special card lies on the discard. (G-49)")
    ada.special("hideout").click(force=True)
    expect(why).to_contain_text("Hideout can only be played when the last timer has been flipped. (G-50)")
    expect(ada.decide).to_contain_text("You put a card under it, face down.")
    expect(ada.confirm).to_be_disabled()
    ada.page.locator("[data-buy]").click(force=True)
    expect(why).to_contain_text("An ID costs 300; you have only 200 in notes and jewels. (G-23)")
    ada.person.content()


# Buying


def test_an_id_is_paid_for_on_the_tray_and_picked(house: House, come: Callable[..., Person]) -> None:
    table = dealt(
        "badge dollar-100 dollar-100 euro-200 yen-50",
        "blonde jewel-100 yen-50 pound-50 pound-50",
        specials={0: "emergency hideout", 1: "left right"},
    )
    ada = seated(house, come, table, PHONE)
    assert ada.person.wait_for_turn()
    ada.page.locator("[data-buy]").click()
    expect(ada.decide).to_contain_text("5 extra IDs are left.")
    ada.confirm.click()
    expect(ada.decide).to_contain_text("Touch the notes and jewels")
    ada.card("Badge").click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text("neither note nor jewel: Badge. (G-24)")
    ada.card("200 euros").click()
    expect(ada.decide.get_by_role("alert")).to_contain_text("this is only 200")
    expect(ada.confirm).to_be_disabled()
    ada.card("100 dollars").first.click()
    ada.card("100 dollars").last.click()
    expect(ada.decide).to_contain_text("100 more than needed, and no change. You keep 50.")
    ada.person.button("Undo").click()
    expect(ada.decide).to_contain_text("Just enough. You keep 150.")
    ada.confirm.click()
    ada.page.locator("[data-spread]").get_by_role("button", name="Policeman").click()
    expect(ada.page.locator("[data-then]")).to_be_visible()
    ada.confirm.click()
    expect(ada.card("Policeman")).to_be_visible()
    expect(ada.page.locator("[data-discard]").get_by_role("img", name="200 euros")).to_be_visible()
    ada.person.content()


# Redistribution


def test_what_is_redistributed_lies_in_the_middle_with_its_owners(house: House, come: Callable[..., Person]) -> None:
    table = quiet_table("redistribution hideout")
    table.says(0, "play redistribution").says(1, "lay jewel-100").says(2, "lay pound-500")
    ada = seated(house, come, table)
    assert ada.person.wait_for_turn()
    ada.card("Badge").click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text("neither note nor jewel")
    ada.card("50 euros").click()
    expect(ada.decide).to_contain_text("You get another card for it.")
    ada.confirm.click()
    middle = ada.page.locator("[data-spread]")
    expect(middle).to_contain_text("In the middle")
    expect(middle.locator("small").first).to_have_text("Ada")
    middle.get_by_role("button", name="500 pounds").click()
    expect(ada.page.locator("[data-point=money]")).to_contain_text("650")
    ada.confirm.click()
    expect(ada.card("500 pounds")).to_be_visible()
    ada.person.content()


# For everybody


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing_serious(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = seated(house, come, quiet_table(), size, "de")
    assert ada.person.wait_for_turn()
    ada.hand.first.click()
    expect(ada.page.locator("[data-then]")).to_be_visible()
    assert grave_findings(ada.page) == []
    ada.person.fits()
    ada.person.content()


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED])
def test_on_a_low_screen_nothing_of_ones_own_is_cut(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = seated(house, come, quiet_table(), size, "de")
    assert ada.person.wait_for_turn()
    ada.hand.first.click()
    expect(ada.page.locator("[data-then]")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".reasons")).to_be_in_viewport(ratio=1)
    prompt, verdict = ada.person.prompt.bounding_box(), ada.page.locator(".verdicts").bounding_box()
    assert prompt
    assert verdict
    assert verdict["y"] >= prompt["y"] + prompt["height"]
    for step in (ada.confirm, ada.decide.get_by_role("button", name="Zurück")):
        expect(step).to_be_in_viewport(ratio=1)
    said = ada.page.locator(".decide .prepared")
    assert said.evaluate("said => said.scrollHeight <= said.clientHeight + 1")


def test_on_a_low_screen_the_guide_leaves_room_for_the_confirm(house: House, come: Callable[..., Person]) -> None:
    person = come(LANDSCAPE, "de").visit("/learn/greif_zu#6")
    person.button("Erste Partie mit Begleitung").click()
    assert person.wait_for_turn()
    expect(person.page.get_by_role("complementary", name="Begleitung")).to_be_in_viewport(ratio=1)
    for part in ("[data-hand]", ".checklist", ".decide [data-confirm]"):
        expect(person.page.locator(part)).to_be_in_viewport(ratio=0.95)


def test_the_whole_board_fits_a_desk_even_with_seven(house: House, come: Callable[..., Person]) -> None:
    table = dealt(*["john-smith dollar-50 dollar-100 euro-50 badge"], *[""] * 6, specials={0: "wish inspection"})
    ada = seated(house, come, table, DESK)
    assert ada.person.wait_for_turn()
    for part in (
        ".others",
        ".timers",
        ".wallet",
        ".side",
        ".checklist",
        "[data-hand]",
        ".tickets",
        ".decide",
        ".shelf",
    ):
        expect(ada.page.locator(part).first).to_be_in_viewport(ratio=0.99)
    ada.person.nothing_sticks_out()


def test_the_table_can_be_heard(house: House, come: Callable[..., Person]) -> None:
    ada = seated(house, come, quiet_table())
    assert ada.person.wait_for_turn()
    told = ada.page.get_by_role("list").filter(has_text="Wallet with").get_by_role("listitem")
    expect(told.filter(has_text="6 timers left")).to_have_count(1)
    seats = ada.page.get_by_role("listitem").filter(has_text=re.compile("^\\s*Ada: coin of 1 ct, cards in hand 5"))
    expect(seats).to_have_count(1)
    expect(ada.wallet).to_have_attribute("role", "slider")
    expect(ada.wallet).to_have_accessible_name(re.compile("^Wallet with \\d+ cards$"))
