"""Heimlich & Co on its board: the trail, the detective's sheet, what a move would bring, and the end step by step."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.detective import WITH_BLUE, Case, red_runs
from tests.page.people import DESK, PHONE
from tests.page.prepared import lay, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from playwright.sync_api import Locator
    from tests.page.conftest import Size
    from tests.page.people import House, Person

    Arrive: TypeAlias = Callable[..., Person]

pytestmark = pytest.mark.browser

at_both_widths = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def arrive(come: Callable[..., Person], house: House) -> Arrive:
    """Ada comes to a table of her own at which the case has come so far, on the chair that is asked."""

    def arrived(
        case: Case, size: Size = DESK, language: str = "en", look: str = "dark", *, still: bool = True
    ) -> Person:
        seat = case.game.state.active
        table = lay(house, case.game, seat)
        ada = come(size, language, look, still=still)
        sit_down(ada, seat, table)
        assert ada.wait_for_turn()
        return ada

    return arrived


def midway() -> Case:
    """Four turns by four players; Ada is to spend 3 points. Blue is two steps before the safe."""
    case = Case(4, "expert", "red yellow blue green violet grey")
    return case.turns("blue 2 red 4", "green 3 yellow 2", "violet 6", "blue 3 grey 2").rolls(3)


def agent(ada: Person, name: str) -> Locator:
    return ada.page.locator(f"[data-agent={name}]")


def confirm(ada: Person) -> Locator:
    return ada.page.locator(".actions .main")


def then(ada: Person, name: str) -> Locator:
    """What stands below an agent: what it would find, or how far it is to the safe."""
    return ada.page.locator(f"[data-then={name}]")


@at_both_widths
def test_everybodys_last_turn_is_a_trail_with_the_name(arrive: Arrive, size: Size) -> None:
    ada = arrive(midway(), size)
    legs = ada.page.locator("[data-leg]")
    expect(legs).to_have_count(7)
    flags = ada.page.locator("[data-flag]")
    # Who leads several from one building needs one flag only; one's own last turn has one too.
    expect(flags).to_have_text(["Ada", "Marder", "Dohle", "Wisper", "Wisper"], use_inner_text=False)
    told = ada.page.get_by_role("listitem").filter(has_text="Marder moves Yellow church → 2 and Green church → 3.")
    expect(told.first).to_be_attached()
    # The name of whoever is on turn is on the board itself.
    expect(ada.page.locator("[data-on-turn]")).to_have_text("Ada")
    expect(ada.page.locator("[data-on-turn]")).to_be_in_viewport()
    # What is prepared comes before what was.
    agent(ada, "red").click()
    expect(flags).to_have_count(0)
    ada.content()


@at_both_widths
def test_the_sheet_counts_and_its_cells_open_their_turns(arrive: Arrive, size: Size) -> None:
    case = Case(3, "basic", "yellow red violet blue green")
    case.turns("red 6", "red 4", "red 1 blue 1", "red 2", "green 6", "green 1 > house-9").rolls(2)
    ada = arrive(case, size)
    sheet = ada.open_panel("Dossier")
    ada.nothing_sticks_out()
    out = sheet.locator("[data-cell='0-red']")
    says = "Ada with Red: 8 steps, 0 times into the ruin, 1 times out of it, 0 points"
    expect(out).to_have_accessible_name(re.compile(says))
    expect(out).to_contain_text("▴1")
    into = sheet.locator("[data-cell='2-red']")
    expect(into).to_contain_text("▾1")
    out.click()
    turns = sheet.locator("[data-turns] li")
    expect(turns).to_have_text(["Turn 1: church → 6", "Turn 4: ruin → 1"])
    into.click()
    expect(turns).to_have_text(["Turn 3: 10 → ruin", "Turn 6: stood at 1 (scoring +1)"])
    into.click()
    expect(turns).to_have_count(0)
    ada.content()


@at_both_widths
def test_a_move_says_in_numbers_what_it_would_bring(arrive: Arrive, size: Size) -> None:
    ada = arrive(midway(), size)
    expect(then(ada, "blue")).to_have_text("2")
    blue = ada.page.locator("[data-give=blue]")
    blue.click()
    blue.click()
    ada.page.locator("[data-give=grey]").click()
    for name, gain in (("blue", "+7"), ("green", "+3"), ("yellow", "+2"), ("grey", "+3"), ("violet", "+6")):
        expect(then(ada, name)).to_have_text(gain)
    expect(ada.page.locator("[data-gain=house-7]")).to_have_text("+7")
    expect(ada.page.locator(".stone.ghost")).to_have_count(6)
    expect(ada.page.get_by_role("status").filter(has_text="A scoring: ")).to_contain_text("Blue +7")
    # One point elsewhere, and there is none: then it says how far all would be.
    ada.page.locator("[data-take=blue]").click()
    ada.page.locator("[data-give=red]").click()
    expect(then(ada, "blue")).to_have_text("1")
    expect(then(ada, "red")).to_have_text("2")
    expect(ada.page.locator(".stone.ghost")).to_have_count(0)
    ada.fits()
    ada.content()


@at_both_widths
def test_the_safes_new_place_says_who_gets_there_and_a_wrong_one_why_not(arrive: Arrive, size: Size) -> None:
    ada = arrive(Case(3, "basic").turns("red 6", "blue 2", "violet 4").rolls(1), size)
    ada.page.locator("[data-give=red]").click()
    confirm(ada).click()
    place = ada.button("Put the safe here")
    expect(place).to_be_visible()
    # The board takes a tap once the answer before has come back.
    ada.page.locator("[data-building=house-2].blocked").click(force=True)
    expect(ada.page.locator(".bar")).to_contain_text("an agent stands there. Choose an empty building. (H-25)")
    expect(place).to_be_disabled()
    ada.page.locator("[data-building=house-8]").click()
    expect(ada.page.locator(".bar")).to_contain_text("One roll from the safe at most: Red 1")
    expect(then(ada, "red")).to_have_text("1")
    expect(place).to_be_in_viewport()
    # What was found stays in sight.
    expect(ada.page.locator("[data-gain=house-7]")).to_have_text("+7")
    place.click()
    ada.content()


@at_both_widths
def test_a_figure_is_led_along_the_ring(arrive: Arrive, size: Size) -> None:
    ada = arrive(midway(), size, still=False)
    rest = confirm(ada)
    expect(rest).to_have_text("3 points left")

    def lead(name: str, to: str) -> None:
        box = ada.page.locator(f"[data-building={to}]").bounding_box()
        assert box is not None
        # Once it has come to rest.
        agent(ada, name).hover()
        ada.page.mouse.down()
        ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        ada.page.mouse.up()

    lead("red", "house-6")
    expect(rest).to_have_text("1 point left")
    expect(agent(ada, "red").locator(".steps")).to_have_text("+2")
    # There are not enough points to go further than that; back it goes as well.
    lead("red", "house-8")
    expect(agent(ada, "red").locator(".steps")).to_have_text("+3")
    lead("red", "house-5")
    expect(agent(ada, "red").locator(".steps")).to_have_text("+1")
    # A tap still gives one point, and no more than one.
    ada.page.locator("[data-give=blue]").click()
    expect(rest).to_have_text("1 point left")
    agent(ada, "blue").click()
    expect(rest).to_have_text("Move")
    ada.content()


@at_both_widths
def test_remarks_are_read_while_tipping(arrive: Arrive, size: Size) -> None:
    opening = ("red 6", "red 4", "green 6", "green 1 > house-8", "green 1 > house-9")
    case = Case(3, "expert", "yellow red violet blue green").turns(*opening)
    case.game.play(2, "note red 1 always moves last")
    ada = arrive(case.rolls(1), size)
    ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    remark = ada.page.locator("[data-remark=red]")
    expect(remark).to_have_text("always moves last")
    expect(remark).to_be_in_viewport()
    expect(ada.page.locator("[data-tip=red]")).to_have_value("1")
    ada.nothing_sticks_out()
    ada.content()


@at_both_widths
def test_the_end_is_told_card_by_card_and_tip_by_tip(arrive: Arrive, size: Size) -> None:
    tips = {0: "red 1 violet 2", 1: "yellow 0 violet 2", 2: "red 0 blue 1"}
    ada = arrive(red_runs("expert", tips=tips), size)
    ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    ada.page.locator("[data-again]").click()
    on, reveal = ada.page.locator("[data-onward]"), ada.page.locator(".reveal")
    stone = ada.page.locator("[data-stone=yellow]")

    # The last scoring: the stone has gone past the finish, and nobody has shown a card.
    expect(ada.page.locator("[data-stone=red]")).to_have_attribute("data-points", "50")
    expect(ada.page.locator("[data-gain=house-10]")).to_have_text("+10")
    expect(ada.result).to_have_count(0)
    expect(ada.prompt).to_contain_text("Ada cracks the safe at the ruin.")
    if size == DESK:
        expect(ada.page.get_by_role("tabpanel")).not_to_contain_text("Ada wins")
    expect(on).to_be_in_viewport()
    for seat, shown in enumerate(("Marder: Yellow", "Ada: Red", "Dohle: Violet")):
        on.click()
        expect(reveal.locator(f"[data-card='{seat}']")).to_have_text(re.compile(shown))
        expect(reveal.locator(".back")).to_have_count(2 - seat)
    on.click()
    expect(reveal).to_contain_text("The tips of Marder")
    expect(stone).to_have_attribute("data-points", "0")
    read = reveal.locator("[data-tip-read]")
    for number, line in enumerate(("Ada", "Dohle", "nobody", "nobody")):
        expect(read).to_have_count(number)
        on.click()
        expect(read.nth(number)).to_contain_text(line)
    expect(reveal).to_contain_text("Stone 0 + tips 10 = 10")
    expect(stone).to_have_attribute("data-points", "10")
    ada.nothing_sticks_out()
    for _ in range(11):
        on.click()
    expect(reveal).to_have_text(re.compile("Ada wins"))
    on.click()
    expect(ada.result.get_by_role("heading")).to_have_text("Ada wins.")
    expect(ada.result.locator("[data-row=red]")).to_contain_text("50 + 10 = 60")
    ada.fits()
    ada.content()


def test_seen_again_on_a_phone_the_end_begins_in_sight(arrive: Arrive) -> None:
    ada = arrive(red_runs("expert"), PHONE, still=False)
    ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    ada.page.locator("[data-skip]").click()
    again = ada.page.locator("[data-again]")
    expect(again).to_be_in_viewport()
    again.click()
    # The last scoring comes before anybody shows a card: the town is there at once, below the question.
    expect(ada.page.locator(".stage")).to_have_count(0)
    for part in (".board", "[data-gain=house-10]", "[data-onward]"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    # It takes a moment to come there.
    ada.page.wait_for_function(
        "question => document.querySelector('.board').getBoundingClientRect().top"
        " >= question.getBoundingClientRect().bottom",
        arg=ada.prompt.element_handle(),
    )
    ada.content()


def test_beside_the_board_the_end_is_read_to_its_last_column(arrive: Arrive) -> None:
    for size in (DESK, PHONE):
        ada = arrive(red_runs("expert", tips={0: "red 1"}), size, "de")
        ada.page.locator("[data-give=green]").click()
        confirm(ada).click()
        sheet = ada.result.get_by_role("group", name="Wer war wer")
        assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def test_the_end_goes_on_by_itself_or_is_skipped(arrive: Arrive) -> None:
    ada = arrive(red_runs("expert"), still=False)
    ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    expect(ada.page.locator(".reveal[data-beat]")).to_be_visible()
    expect(ada.result).to_have_count(0)
    ada.page.locator("[data-skip]").click()
    expect(ada.result).to_be_visible()
    ada.page.locator("[data-again]").click()
    expect(ada.result).to_have_count(0)
    ada.page.locator("[data-skip]").click()
    # Whoever comes later finds the result.
    ada.page.reload()
    expect(ada.result).to_be_visible()
    ada.content()


@at_both_widths
def test_a_stray_that_came_in_first_is_shown_as_the_winner(arrive: Arrive, size: Size) -> None:
    ada = arrive(red_runs("basic", "yellow violet blue red green"), size)
    for _ in range(2):
        ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    expect(ada.result.get_by_role("heading")).to_have_text("Nobody wins.")
    expect(ada.result).to_contain_text("Red comes in first, and nobody is behind it.")
    winner = ada.result.locator(".winner")
    expect(winner).to_have_count(1)
    expect(winner).to_have_text(re.compile(r"Red\s*nobody\s*50"))
    expect(ada.result.get_by_role("row").nth(1)).to_have_text(re.compile("Red"))
    ada.nothing_sticks_out()
    ada.content()


def test_two_strays_level_with_each_other_are_both_named(arrive: Arrive) -> None:
    ada = arrive(red_runs("basic", "yellow violet green red blue", opening=WITH_BLUE), PHONE, "de")
    for _ in range(2):
        ada.page.locator("[data-give=green]").click()
    confirm(ada).click()
    expect(ada.result.get_by_role("heading")).to_have_text("Niemand gewinnt.")
    expect(ada.result).to_contain_text("Rot und Blau")
    expect(ada.result.locator(".winner")).to_have_text([re.compile("Rot"), re.compile("Blau")])
    expect(ada.result.locator(".champions svg")).to_have_count(2)
    ada.nothing_sticks_out()
    ada.content()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing_serious(arrive: Arrive, size: Size) -> None:
    ada = arrive(red_runs("expert", tips={0: "red 1"}), size, "de")
    assert grave_findings(ada.page) == []
    ada.page.locator("[data-give=green]").click()
    ada.open_panel("Dossier")
    ada.page.locator("[data-cell]").first.click()
    assert grave_findings(ada.page) == []
    if size == PHONE:
        ada.button("Schließen").click()
    confirm(ada).click()
    expect(ada.result).to_be_visible()
    assert grave_findings(ada.page) == []
    ada.page.locator("[data-again]").click()
    for beat in ("card", "card", "card", "paper", "tip"):
        ada.page.locator("[data-onward]").click()
        expect(ada.page.locator(f".reveal[data-beat={beat}]")).to_be_visible()
    assert grave_findings(ada.page) == []
    ada.content()


def test_the_whole_board_fits_a_desk(arrive: Arrive) -> None:
    ada = arrive(Case(5, "expert").turns("red 6", "blue 3", "green 4", "violet 2", "yellow 6").rolls(1))
    for part in (".board", ".tray", ".actions .main"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    ada.page.locator("[data-give=red]").click()
    confirm(ada).click()
    for part in (".board", ".bar", ".tray"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
