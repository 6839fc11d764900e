"""Die Villa des Paten on its board: whole operations by touch alone, proposals between two people, and why not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.people import DESK, PHONE
from tests.page.squad import Officer
from tests.page.touching import lay_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import Person

pytestmark = pytest.mark.browser


def join(person: Person, people: list[str], bots: int = 0, **options: Any) -> Officer:
    person.at_the_door()
    person.visit(lay_table(person.page, "villa", people, bots, "first", **options))
    return Officer(person)


def partners(one: Person, other: Person, **options: Any) -> tuple[Officer, Officer]:
    """Two people with a device each, at one table."""
    one.at_the_door()
    path = lay_table(one.page, "villa", ["Ada", "Ben"], 0, "first", **options)
    table = path.removeprefix("/t/")
    tokens = one.page.evaluate("table => JSON.parse(localStorage.getItem('backroom:seats'))[table]", table)
    for seat, person in enumerate((one, other)):
        person.at_the_door()
        held = {table: {str(seat): tokens[str(seat)]}}
        person.page.evaluate("held => localStorage.setItem('backroom:seats', JSON.stringify(held))", held)
        person.visit(path)
    return Officer(one), Officer(other)


def test_a_whole_operation_by_touch_on_a_phone(come: Callable[..., Person]) -> None:
    answered: set[str | None] = set()
    person = come(PHONE, "de", "light")
    person.watch_for_jumps()
    # In few games nobody but Ada proposes anything; then there is another.
    for _ in range(4):
        ada = join(person, ["Ada"], bots=3, guards="random", handicap="-12", rules="expert")
        while ada.person.wait_for_turn():
            ada.person.fits()
            # One's own cards and what to press are on the screen, whatever is asked.
            if ada.matter():
                expect(ada.page.locator(".own [role=group]")).to_be_in_viewport()
                expect(ada.confirm).to_be_in_viewport()
            answered.add(ada.answer())
        if "agree" in answered:
            break
    assert {"swap", "agree", "act"} <= answered
    expect(ada.page.locator("section.answer")).to_have_count(0)
    expect(ada.person.result.get_by_text("von 13 festgenommen")).to_be_visible()
    ada.person.fits()
    assert ada.person.jumps() == []
    ada.person.content()


def test_two_people_swap_propose_and_object(come: Callable[..., Person]) -> None:
    ada, ben = partners(come(PHONE), come(DESK), guards="random", handicap="-20")
    ben.person.open_panel("Talk").get_by_role("textbox").fill("Leave the pistols to me")
    ben.page.keyboard.press("Enter")
    # What is said is seen at the seat.
    expect(ada.page.locator(".member[data-seat='1'] .bubble")).to_have_text("Leave the pistols to me")
    swaps(ada, ben)
    plans(ada, ben)
    # The rest of the operation, whoever is asked.
    while not ada.person.over():
        for officer in (ada, ben):
            if officer.person.asked():
                officer.answer()
        ada.page.wait_for_timeout(50)
    expect(ben.person.result).to_be_visible()
    ada.person.content()
    ben.person.content()


def swaps(ada: Officer, ben: Officer) -> None:
    """Ada moves cards between the hands and proposes it; Ben would rather keep his."""
    assert ada.person.wait_for_turn()
    mine, yours = different_cards(ada)
    ada.touch_thing(mine)
    ada.touch_thing(yours)
    expect(ada.page.locator(".own").locator(f"[data-thing={yours}]")).to_be_visible()
    expect(ada.page.locator(".decide")).to_contain_text("2 cards change hands.")
    expect(ada.page.locator(".decide")).to_contain_text("Ada gives")
    ada.confirm.click()
    expect(ben.person.prompt).to_contain_text("Ada proposes a swap")
    expect(ben.page.locator(".decide")).to_contain_text("Ada gives")
    ben.object()
    expect(ben.person.prompt).to_contain_text("Do you want to swap open cards?")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("objects")
    ben.keep()
    expect(ada.person.prompt).to_contain_text("Everybody keeps their cards")
    ada.agree()


def different_cards(officer: Officer) -> tuple[str, str]:
    """One's own card and one of somebody else's that is of another kind."""
    own, others = officer.page.locator(".own [data-thing]"), officer.page.locator(".team [data-thing]")
    for mine in own.all():
        for yours in others.all():
            kinds = [(card.get_attribute("aria-label") or "").split(" (")[0] for card in (mine, yours)]
            if kinds[0] != kinds[1]:
                return mine.get_attribute("data-thing") or "", yours.get_attribute("data-thing") or ""
    pytest.fail("everybody holds the same")


def plans(ada: Officer, ben: Officer) -> None:
    """Ada proposes a plan, Ben sees it drawn and objects; then he proposes another."""
    expect(ada.page.locator(".lit").first).to_be_visible()
    ada.guard("park-1").click()
    expect(ada.confirm).to_be_disabled()
    ada.page.locator("[data-put=lead-1]").click()
    expect(ada.page.locator(".decide")).to_contain_text("Park 1 (top left), led by Ben.")
    expect(ada.page.locator(".decide .strip")).to_contain_text("Ben")
    ada.confirm.click()
    expect(ben.person.prompt).to_contain_text("Ada proposes: Arrest")
    expect(ben.page.locator("[data-ladder] li").first).to_contain_text("Ben")
    expect(ben.guard("park-1")).to_have_attribute("aria-pressed", "true")
    ben.object()
    expect(ben.page.locator(".lit").first).to_be_visible()
    ben.guard("park-9").click()
    ben.page.locator("[data-put=lead-0]").click()
    ben.confirm.click()
    expect(ada.person.prompt).to_contain_text("Ben proposes: Arrest")
    ada.agree()
    expect(ada.page.locator("[data-ladder] .now")).to_be_visible()


def test_one_person_runs_the_whole_team_without_a_curtain(come: Callable[..., Person]) -> None:
    team = join(come(still=False), ["Ada", "Ben"], guards="random", handicap="-20", swap="no")
    asked: set[str] = set()
    while team.person.wait_for_turn() and len(asked) < 2:
        asked.add(team.page.locator(".prompt .kicker").inner_text().split(":")[0])
        team.answer()
    assert asked == {"Ada", "Ben"}
    expect(team.page.get_by_text("Pass the device")).to_have_count(0)
    expect(team.page.locator("[data-seat]")).to_have_count(2)
    # Whatever flew has landed.
    expect(team.page.locator(".sky > *")).to_have_count(0)
    expect(team.page.locator("[data-thing]").filter(visible=False)).to_have_count(0)
    team.person.content()


def test_a_guard_that_is_blocked_says_why(come: Callable[..., Person]) -> None:
    ada = join(come(PHONE), ["Ada"], bots=1, swap="no", decisions="captain")
    assert ada.person.wait_for_turn()
    ada.guard("park-5").click()
    why = ada.page.locator(".decide").get_by_role("alert")
    expect(why).to_contain_text("At least two of its sides must be free. (V-18)")
    expect(ada.confirm).to_be_disabled()
    ada.guard("villa-1").click()
    expect(why).to_contain_text("another card still lies on this guard. Arrest who lies on it first. (V-17)")
    ada.person.content()


def test_an_arrest_is_led_by_keys_and_dragging(come: Callable[..., Person]) -> None:
    ada = join(come(), ["Ada"], bots=1, swap="no", decisions="captain")
    assert ada.person.wait_for_turn()
    ada.guard("park-3").press("Enter")
    ada.page.locator("[data-put=lead-1]").press("Enter")
    expect(ada.page.locator(".decide")).to_contain_text("Park 3 (top right), led by")
    undo = ada.person.button("Undo")
    undo.press("Enter")
    undo.press("Enter")
    expect(ada.page.locator(".decide")).to_contain_text("Touch a guard that is lit")
    ada.guard("park-7").drag_to(ada.page.locator("[data-seat='0']"), force=True)
    expect(ada.page.locator(".decide")).to_contain_text("Park 7 (bottom left), led by Ada.")
    ada.confirm.press("Enter")
    expect(ada.page.locator("[data-ladder] .now")).to_contain_text("Ada")
    ada.cards.first.drag_to(ada.page.locator("[data-zone=pass]"), force=True)
    expect(ada.page.locator(".decide")).to_contain_text("Pass, and put away:")
    ada.confirm.click()
    ada.person.button("Better not").click()
    undo.click()
    ada.answer()
    ada.person.content()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing_serious(come: Callable[..., Person], size: tuple[int, int]) -> None:
    ada = join(come(size, "de"), ["Ada"], bots=2, rules="expert", guards="random")
    seen: set[str | None] = set()
    while ada.person.wait_for_turn() and len(seen) < 4:
        matter = ada.matter()
        if matter not in seen:
            ada.page.wait_for_timeout(300)
            assert grave_findings(ada.page) == []
            ada.person.fits()
        seen.add(matter)
        ada.answer()
    ada.person.content()


def test_the_whole_board_fits_a_desk(come: Callable[..., Person]) -> None:
    ada = join(come(DESK), ["Ada"], bots=3, swap="no", guards="random")
    while ada.person.wait_for_turn() and ada.matter() != "act":
        for part in (".where", ".team", ".own [role=group]", ".left"):
            expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
        ada.answer()
    for part in (".where", ".team", "[data-ladder]", ".own [role=group]"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    expect(ada.confirm).to_be_in_viewport(ratio=0.99)


def test_the_table_can_be_heard(come: Callable[..., Person]) -> None:
    ada = join(come(), ["Ada"], bots=1, swap="no", decisions="captain")
    assert ada.person.wait_for_turn()
    told = ada.page.get_by_role("list").filter(has_text="In the cellar").get_by_role("listitem")
    expect(told).to_have_count(14)
    expect(told.filter(has_text="(can be arrested)")).to_have_count(4)
    expect(ada.guard("park-1")).to_have_accessible_name(re.compile(r"^Park 1 \(top left\): strength [2-4], "))
