"""Greif zu! on its board: whole games by touch alone, the wallet, the checklist, paying, and a raid to be watched."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.games.greif_zu.party import Scene, cards_deal, coins_deal, new_table, numbers, specials_deal
from tests.page.axe import grave_findings
from tests.page.guest import Guest
from tests.page.people import DESK, LANDSCAPE, PHONE, ZOOMED, House
from tests.page.prepared import lay, played, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import Person

    from backroom.kit import Game

pytestmark = pytest.mark.browser

BOTH_WIDTHS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
WALLET = "jewel-50 agent yen-100 credit-card pound-100 euro-100"
"""The first cards in the wallet, from the front."""


@pytest.fixture
def house(patient_house: House) -> House:
    return patient_house


def dealt(*hands: str, specials: dict[int, str], wallet: str = WALLET) -> Scene:
    """The first round with these hands; seat 0 begins."""
    table = new_table(len(hands))
    first = numbers(" ".join([*hands, wallet]))
    coins = (1, 2, 5, 7, 10, 20, 50)[: len(hands)]
    return table.chance(specials_deal(specials, len(hands)), cards_deal(table.party.pool, first), coins_deal(coins))


def quiet_table(specials: str = "emergency hideout") -> Scene:
    return dealt(
        "john-smith dollar-50 dollar-100 euro-50 badge",
        "blonde jewel-100 yen-50 yen-50 pound-50",
        "agent millionaire euro-50 pound-500 euro-200",
        specials={0: specials, 1: "left right", 2: "gift swap"},
    )


def seated(house: House, come: Callable[..., Person], table: Scene, *where: Any) -> Guest:
    """Ada takes the first chair at this table."""
    laid = lay(house, table.game, 0)
    person = come(*where)
    sit_down(person, 0, laid)
    return Guest(person)


# Whole games


@BOTH_WIDTHS
def test_a_whole_game_by_touching_the_board_alone(house: House, come: Callable[..., Person], size: Size) -> None:
    table = quiet_table("wish inspection")
    ada = seated(house, come, table, size, "de" if size == PHONE else "en", "light" if size == PHONE else "dark")
    asked: set[str | None] = set()
    raids = 0
    while ada.wait():
        if ada.goes_on():
            raids += 1
            continue
        ada.person.fits()
        if ada.matter():
            # One's own cards, the checklist and what to press are on the screen, whatever is asked; a hand that was
            # laid open is among the others.
            for part in ("[data-hand]", ".checklist", ".decide"):
                if part == ".decide" or not ada.page.locator("[data-row='0'] .stamp").count():
                    expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.9)
        asked.add(ada.answer())
    assert raids >= 2
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


# The raid


def before_the_raid() -> Scene:
    """One timer is left, and Ada is on turn: a policeman with a badge and a note too many."""
    table = dealt(
        "policeman badge dollar-50 euro-50 yen-50",
        "euro-200 pound-100 credit-card yen-50 jewel-100",
        "john-smith dollar-100 dollar-50 euro-50 euro-100",
        specials={0: "hideout buy-time", 1: "left right", 2: "gift swap"},
    )
    table.turns_timer().turns_timer()
    table.says(2, "draw").chance("place 1")
    table.turns_timer()
    table.says(1, "draw").chance("place 1")
    table.says(2, "draw").chance("place 1")
    assert table.party.timers == 1
    return table


@BOTH_WIDTHS
def test_a_raid_with_an_officer_a_hideout_and_bought_time(
    house: House, come: Callable[..., Person], size: Size
) -> None:
    ada = seated(house, come, before_the_raid(), size)
    assert ada.person.wait_for_turn()
    ends_the_round(ada)
    hides_and_buys_time(ada)
    searches_the_guilty(ada)
    watches_how_it_ended(ada)
    ada.person.content()


def ends_the_round(ada: Guest) -> None:
    """The last timer is confirmed apart."""
    due = ada.page.get_by_label("Flipped by Ada, as the rule demands")
    expect(due).to_have_count(2)
    ada.page.locator("[data-timer]").click()
    expect(ada.decide).to_contain_text("That is the last timer: the round is over at once.")
    ada.confirm.click()
    expect(ada.confirm).to_have_text("End the round")
    ada.person.button("Better not").click()
    expect(ada.confirm).to_have_text("Flip the timer")
    ada.confirm.click()
    ada.confirm.click()


def hides_and_buys_time(ada: Guest) -> None:
    expect(ada.decide).to_contain_text("Play none")
    ada.special("buy-time").click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text("comes last of all")
    # Something could be confirmed before; the keyboard comes for what was chosen, and stays when it is taken back.
    ada.special("hideout").press("Enter")
    expect(ada.confirm).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.confirm).to_have_text("Play none")
    ada.special("hideout").press("Enter")
    ada.page.locator(".decide").get_by_role("button", name="Undo").press("Enter")
    expect(ada.page.locator(".decide .tray")).to_be_focused()
    ada.special("hideout").click()
    ada.confirm.click()
    ada.card("50 yen").click()
    expect(ada.page.locator("[data-then=innocent]")).to_be_visible()
    ada.confirm.click()
    mine = ada.page.locator("[data-row='0']")
    expect(mine).to_contain_text("Hideout")
    # Only she sees what lies beneath it.
    expect(mine.get_by_role("img", name="50 yen")).to_be_visible()
    expect(ada.person.prompt).to_contain_text(re.compile("lay down a special card|Do you buy time"))
    if ada.person.prompt.get_by_text("lay down a special card").count():
        ada.answer()
    expect(ada.person.prompt).to_contain_text("Do you buy time?")
    ada.special("buy-time").click()
    ada.confirm.click()
    expect(ada.person.prompt).to_contain_text("One last action")
    ada.card("50 dollars").click()
    ada.confirm.click()


def searches_the_guilty(ada: Guest) -> None:
    expect(ada.person.prompt).to_contain_text("Whom do you inspect?")
    ada.seat(1).click()
    ada.confirm.click()


def watches_how_it_ended(ada: Guest) -> None:
    """The table waits until she has seen it; then it can be looked up through the next round."""
    expect(ada.scene).to_be_visible()
    officer, searched = ada.scene.locator("[data-row='0']"), ada.scene.locator("[data-row='1']")
    expect(officer).to_contain_text("on duty: searched")
    expect(officer).to_contain_text("innocent")
    # 50 euros of her own, and what was found: 200, 100, 50, and a jewel of 100.
    expect(officer).to_contain_text("500 + 1 ct")
    expect(officer.locator(".plus").get_by_role("img", name="200 euros")).to_be_visible()
    expect(searched).to_contain_text("searched by Ada")
    expect(searched).to_contain_text("450 + 2 ct")
    expect(searched).to_contain_text("a secret agent without another ID (G-65)")
    expect(searched.locator(".gone").first).to_be_visible()
    expect(ada.scene).to_contain_text("2 chips")
    expect(ada.page.locator("section.moment")).to_contain_text("How round 1 ended")
    expect(ada.page.locator("[data-onward]")).to_be_in_viewport()
    ada.person.fits()
    assert grave_findings(ada.page) == []
    assert ada.goes_on()
    expect(ada.page.locator("section.moment")).to_have_count(0)
    ada.person.button("How round 1 ended").click()
    drawer = ada.page.get_by_role("dialog", name="How round 1 ended")
    expect(drawer.locator("[data-row='1']")).to_contain_text("searched by Ada")
    drawer.get_by_role("button", name="Close").click()


def owes_a_chip(game: Game[Any]) -> bool:
    """Seat 0 has to give back a chip while all that it has lies open."""
    return 0 in game.asked and game.asked[0].word == "ask-chip" and game.view(0)["own"] is None


@BOTH_WIDTHS
def test_a_chip_can_be_given_back_while_ones_cards_lie_open(
    house: House, come: Callable[..., Person], size: Size
) -> None:
    laid = lay(house, played("greif_zu", 3, owes_a_chip, bot="random"), 0, bot="random")
    person = come(size)
    sit_down(person, 0, laid)
    ada = Guest(person)
    expect(ada.page.locator(".decide[data-matter=chip]")).to_be_in_viewport(ratio=0.9)
    ada.answer()
    expect(ada.page.locator(".decide[data-matter=chip]")).to_have_count(0)
    person.content()


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


def test_the_longest_reason_is_broken_and_not_cut_in_the_story(house: House, come: Callable[..., Person]) -> None:
    ada = seated(house, come, before_the_raid().round_ends(), DESK, "de")
    expect(ada.page.get_by_text("ein Geheimagent mit Kreditkarte oder Polizeimarke").first).to_be_visible()
    story = ada.page.get_by_role("list", name="Verlauf")
    assert story.evaluate("list => list.scrollWidth <= list.parentElement.clientWidth")


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
