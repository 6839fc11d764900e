"""Greif zu! on its board: how a round ends, and with the last one the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.guest import Guest, dealt, seated
from tests.page.people import DESK, PHONE, House
from tests.page.prepared import lay, played, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.greif_zu.party import Scene
    from tests.page.conftest import Size
    from tests.page.people import Person

    from backroom.kit import Game

pytestmark = pytest.mark.browser

BOTH_WIDTHS = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def house(patient_house: House) -> House:
    return patient_house


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


def test_how_a_round_ended_leaves_the_guide_its_place(house: House, come: Callable[..., Person]) -> None:
    ada = Guest(come())
    sit_down(ada.person, 0, lay(house, before_the_raid().game, 0, lesson=True))
    assert ada.person.wait_for_turn()
    ends_the_round(ada)
    hides_and_buys_time(ada)
    searches_the_guilty(ada)
    expect(ada.scene).to_be_visible()
    guide = ada.page.get_by_role("complementary", name="Guide")
    said, scene = guide.bounding_box(), ada.scene.bounding_box()
    assert said
    assert scene
    assert said["y"] + said["height"] <= scene["y"]
    expect(ada.scene.locator("[data-onward]")).to_be_in_viewport(ratio=1)
    # Nothing lies over it, either.
    ada.person.button("Leave the guide").click()
    expect(guide).to_have_count(0)
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
    ada.faces("card")
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
    ada.faces("end")
    ada.special("buy-time").click()
    ada.confirm.click()
    expect(ada.person.prompt).to_contain_text("One last action")
    ada.faces("turn")
    ada.card("50 dollars").click()
    ada.confirm.click()


def searches_the_guilty(ada: Guest) -> None:
    expect(ada.person.prompt).to_contain_text("Whom do you inspect?")
    ada.faces("seat")
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


def test_the_longest_reason_is_broken_and_not_cut_in_the_story(house: House, come: Callable[..., Person]) -> None:
    ada = seated(house, come, before_the_raid().round_ends(), DESK, "de")
    expect(ada.page.get_by_text("ein Geheimagent mit Kreditkarte oder Polizeimarke").first).to_be_visible()
    story = ada.page.get_by_role("list", name="Verlauf")
    assert story.evaluate("list => list.scrollWidth <= list.parentElement.clientWidth")


def nearly_over(game: Game[Any]) -> bool:
    """Seat 0 can end the last round, and with it the game."""
    party = game.state
    return (party.round, party.timers) == (3, 1) and 0 in game.asked and game.asked[0].word == "ask-turn"


@BOTH_WIDTHS
def test_the_last_raid_is_read_before_the_result_which_opens_everything(
    house: House, come: Callable[..., Person], size: Size
) -> None:
    laid = lay(house, played("greif_zu", 3, nearly_over, bot="random"), 0, bot="random")
    person = come(size)
    person.page.clock.install()
    sit_down(person, 0, laid)
    ada = Guest(person)
    assert person.wait_for_turn()
    ada.page.locator("button[data-timer].able").click()
    ada.press()
    while ada.wait() and not ada.page.locator("[data-onward]").count():
        ada.answer()
    expect(ada.scene).to_be_visible()
    # Nobody is told who has won while they read why, however long that takes them.
    person.page.clock.fast_forward(30_000)
    expect(person.result).to_have_count(0)
    expect(ada.page.get_by_text("wins with")).to_have_count(0)
    ada.page.locator("[data-onward]").press("Enter")
    expect(person.result).to_be_visible()
    expect(person.prompt).to_contain_text(re.compile("wins? with|share the win"))
    expect(ada.page.locator("body")).not_to_be_focused()
    person.result.get_by_text("Everything revealed").click()
    expect(person.result).to_contain_text("In the wallet:")
    expect(person.result).to_contain_text("Special cards not dealt:")
    assert grave_findings(person.page) == []
    person.content()
