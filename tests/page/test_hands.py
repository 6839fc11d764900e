"""Hands and eyes: where the keyboard is after everything, low and narrow screens, and addresses that lead nowhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.people import DESK, LANDSCAPE, NARROW, PHONE, ZOOMED
from tests.page.prepared import asked, lay, played
from tests.page.prepared import sit_down as take_seat
from tests.page.test_told import sit_down

import backroom

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser

THINGS = {
    "heimlich": "[data-give=grey]",
    "villa": ".own [data-thing]",
    "greif_zu": "[data-hand] [data-thing]",
    "mafia_de_cuba": ".decide [data-piece]:visible, .own .part:visible",
    "cosa_nostra": ".hand [data-thing]",
}
CUT_LABELS = """() => [...document.querySelectorAll("[role=tab] .label")]
  .filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent)"""
# Whether something lies over it: the tabs at the foot, for one.
COVERED = """(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return [top + 3, bottom - 3].some((y) => !thing.contains(document.elementFromPoint((left + right) / 2, y)));
}"""


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


def test_from_room_to_room_the_keyboard_goes_on_from_the_heading(come: Callable[..., Person]) -> None:
    ada, ben = come().visit(), come(PHONE, "de")
    dialog = ada.open_dialog("Invite friends", "Ada", seats=3)
    ada.button("Open the table", dialog).press("Enter")
    expect(ada.page.get_by_role("heading", level=1, name="Heimlich & Co")).to_be_focused()
    # Who opens an address begins where the browser does.
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Dein Name").fill("Ben")
    expect(ben.page.get_by_role("heading", level=1)).not_to_be_focused()
    ben.page.keyboard.press("Enter")
    expect(ben.button("Ich bin bereit")).to_be_visible()
    expect(ben.page.get_by_role("heading", level=1)).to_be_focused()
    ada.button("Take Ben off the table").press("Enter")
    expect(ada.page.locator(".seats ul")).to_be_focused()
    expect(ben.page.get_by_role("heading", name="Die Tür ist zu")).to_be_focused()
    assert ben.page.title() == "Die Tür ist zu – Backroom"
    ben.button("Zur ersten Seite").press("Enter")
    expect(ben.page.get_by_role("heading", level=1)).to_be_focused()
    assert ben.page.title() == "Backroom"
    ben.page.get_by_role("link", name="So wird gespielt").first.press("Enter")
    expect(ben.page.get_by_role("heading", level=1)).to_be_focused()
    onward = ben.page.locator("[data-next]")
    while onward.count():
        onward.press("Enter")
    expect(ben.button("Erste Partie mit Begleitung")).to_be_focused()
    ben.content(forgiven="404")
    ada.content()


def test_what_is_taken_back_leaves_the_keyboard_where_it_was_prepared(come: Callable[..., Person]) -> None:
    ada = sit_down(come())
    assert ada.wait_for_turn()
    ada.page.locator("[data-give]").first.press("Enter")
    ada.page.locator(".actions .button").first.press("Enter")
    expect(ada.page.locator(".decide")).to_be_focused()


def test_escape_closes_every_sheet(come: Callable[..., Person]) -> None:
    ada = sit_down(come(PHONE))
    assert ada.wait_for_turn()
    for sheet in ("Players", "Story", "Talk", "Dossier", "Rules"):
        ada.open_panel(sheet).focus()
        if sheet == "Rules":
            expect(ada.page.get_by_role("link", name="How it is played")).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("tabpanel")).to_have_count(0)


@pytest.fixture(scope="module")
def boards(house: House) -> dict[str, str]:
    """A table of every game at which something is asked of Ada, with as many seats as there can be."""
    return {
        name: lay(house, played(name, rules.max_seats, asked, bot="random"), 0, bot="random")
        for name, rules in backroom.catalogue().items()
    }


@pytest.mark.parametrize("size", [LANDSCAPE, ZOOMED, NARROW])
def test_question_things_and_confirm_are_in_sight_on_every_screen(
    come: Callable[..., Person], boards: dict[str, str], size: tuple[int, int]
) -> None:
    ada = come(size, "de")
    for name, table in boards.items():
        take_seat(ada, 0, table)
        assert ada.wait_for_turn()
        expect(ada.prompt, name).to_be_in_viewport(ratio=1)
        # What one touches, and what one presses then.
        expect(ada.page.locator(THINGS[name]).first, name).to_be_in_viewport(ratio=0.9)
        confirm = ada.page.locator(".decide .main").first
        expect(confirm, name).to_be_in_viewport(ratio=0.95)
        assert not confirm.evaluate(COVERED), name
        for tab in ada.page.get_by_role("tab").all():
            expect(tab).to_be_in_viewport(ratio=1)
        cut = ada.page.evaluate(CUT_LABELS)
        assert cut == [], name
        ada.fits()


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


def test_a_table_that_is_gone_says_so_in_the_tab(come: Callable[..., Person]) -> None:
    ada = come(PHONE, "de").visit("/t/nosuchtable")
    expect(ada.page.get_by_role("heading", name="Diesen Tisch gibt es nicht mehr")).to_be_visible()
    assert ada.page.title() == "Diesen Tisch gibt es nicht mehr – Backroom"
    ada.content(forgiven="404")


def test_ones_own_tables_say_whose_turn_it_is(come: Callable[..., Person]) -> None:
    ada = sit_down(come())
    assert ada.wait_for_turn()
    ada.visit()
    expect(ada.page.get_by_role("region", name="Your tables").get_by_text("on turn: Ada")).to_be_visible()
    ada.content()


def test_nothing_serious_is_found_on_any_screen(
    come: Callable[..., Person], boards: dict[str, str], house: House
) -> None:
    ada, ben = come(PHONE, "de"), come(DESK)
    ada.visit()
    expect(ada.page.get_by_role("heading", name="Heimlich & Co")).to_be_visible()
    found = {"first screen": grave_findings(ada.page)}
    dialog = ada.open_dialog("Freunde einladen", "Ada", seats=3)
    found["dialog"] = grave_findings(ada.page)
    ada.button("Tisch eröffnen", dialog).click()
    expect(ada.page.get_by_role("img", name="QR-Code")).to_be_visible()
    expect(ada.page.get_by_role("link", name="So wird gespielt")).to_be_visible()
    found["lobby"] = grave_findings(ada.page)
    ben.page.goto(ada.page.url)
    expect(ben.button("Sit down")).to_be_visible()
    expect(ben.page.get_by_role("link", name="How it is played")).to_be_visible()
    found["door"] = grave_findings(ben.page)
    for name, table in boards.items():
        take_seat(ada, 0, table)
        assert ada.wait_for_turn()
        found[name] = grave_findings(ada.page)
    take_seat(ada, 0, boards["cosa_nostra"])
    ada.visit(f"/t/{boards['cosa_nostra']}?generic")
    assert ada.wait_for_turn()
    found["generic"] = grave_findings(ada.page)
    ended = lay(house, played("heimlich", 3, lambda game: game.result is not None, bot="random"), 0)
    take_seat(ben, 0, ended)
    ben.result.wait_for()
    found["result"] = grave_findings(ben.page)
    assert {screen: findings for screen, findings in found.items() if findings} == {}


@pytest.mark.parametrize("name", backroom.catalogue())
def test_nothing_serious_is_found_where_a_game_is_learned_and_where_it_ends(
    come: Callable[..., Person], boards: dict[str, str], house: House, name: str
) -> None:
    """On the narrowest phone, where most of what there is must be scrolled to."""
    ada = come(NARROW, "de")
    ada.visit(f"/learn/{name}")
    expect(ada.page.locator("[data-next]")).to_be_visible()
    found = {"learn": grave_findings(ada.page)}
    take_seat(ada, 0, boards[name])
    assert ada.wait_for_turn()
    found["asked"] = grave_findings(ada.page)
    ada.open_panel("Regeln")
    expect(ada.page.get_by_role("link", name="So wird gespielt")).to_be_visible()
    found["rules"] = grave_findings(ada.page)
    ended = lay(
        house, played(name, backroom.find(name).max_seats, lambda game: game.result is not None, bot="random"), 0
    )
    take_seat(ada, 0, ended)
    ada.result.wait_for()
    found["end"] = grave_findings(ada.page)
    ada.visit(f"/t/{ended}?generic")
    ada.result.wait_for()
    found["generic end"] = grave_findings(ada.page)
    assert {screen: findings for screen, findings in found.items() if findings} == {}
