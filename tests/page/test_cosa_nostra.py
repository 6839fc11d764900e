"""La Cosa Nostra on its board: whole games by touch alone, deals between people, traps, doctors, schemers, debts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.mobster import Mobster
from tests.page.people import DESK, PHONE
from tests.page.plots import Plot, asked, plotted, texts
from tests.page.prepared import lay, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import House, Person

    from backroom.kit import Game

pytestmark = pytest.mark.browser
both_widths = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def join(house: House, game: Game[Any], *people: Person) -> Mobster:
    """Ada comes to a game that has got so far, with bots for the other families; others come with her."""
    table = lay(house, game, *range(len(people)))
    for seat, person in enumerate(people):
        sit_down(person, seat, table)
    return Mobster(people[0])


@both_widths
def test_a_whole_game_by_touch(house: House, come: Callable[..., Person], size: Size) -> None:
    begun = plotted(asked(0, "ask-complain"), Plot(), rounds="3")
    person = come(size, "de", "light")
    person.watch_for_jumps()
    ada = join(house, begun, person)
    answered: set[str | None] = set()
    while ada.person.wait_for_turn():
        ada.person.fits()
        if ada.matter() not in (None, "scene"):
            ada.go_on()
            # One's own things and what to press are on the screen, whatever is asked.
            expect(ada.own.locator("[data-man]").first).to_be_in_viewport()
            expect(ada.confirm).to_be_in_viewport()
        answered.add(ada.answer())
    assert {"say", "plan", "turn", "recruit"} <= answered
    expect(ada.page.locator("section.answer")).to_have_count(0)
    expect(ada.person.result).to_contain_text("gewaschen")
    ada.person.fits()
    assert ada.person.jumps() == []
    ada.person.content()


# Deals


def something_is_missing(game: Game[Any]) -> bool:
    """Seat 0 plans, and a job of his misses just one business, which seat 1 has."""
    return asked(0, "ask-plan")(game) and wanted(game) is not None


def wanted(game: Game[Any]) -> tuple[str, str] | None:
    """A job that a business of seat 1 would make possible, and that business."""
    theirs = [firm["id"] for firm in game.view(None)["businesses"] if firm["seat"] == 1]
    for job in game.view(0)["hand"]["jobs"]:
        missing = [need for need, met in zip(job["needs"], job["met"], strict=True) if met == "missing"]
        for firm in theirs:
            if missing == [firm.rsplit("-", 1)[0]]:
                return job["face"], firm
    return None


@both_widths
def test_a_business_is_lent_after_a_counter_offer(house: House, come: Callable[..., Person], size: Size) -> None:
    game = plotted(something_is_missing, Plot("plan"))
    face, firm = wanted(game) or ("", "")
    one, other = come(size), come()
    ada, ben = join(house, game, one, other), Mobster(other)
    # What is missing can be borrowed straight from the job.
    ada.job(face).click()
    expect(ada.decide.locator(".need.missing")).to_be_visible()
    ada.page.locator(f"[data-borrow={firm}]").click()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet.locator(f"[data-put=theirs-lends-{firm}]")).to_have_attribute("aria-pressed", "true")
    ada.side("mine")
    sheet.locator("[data-promise=mine]").select_option("fee")
    expect(sheet.get_by_role("status")).to_contain_text("Then there is everything for")
    ada.send_offer()
    # Ben would rather have it at once, and says so with the same sheet filled in.
    bubble = ben.family(0).locator("[data-offer]")
    expect(bubble).to_contain_text("$1,000 once the job with that loan pays")
    bubble.locator("[data-counter]").click()
    countered = ben.page.locator("dialog[open]")
    expect(countered.locator(f"[data-put=mine-lends-{firm}]")).to_have_attribute("aria-pressed", "true")
    expect(countered.locator("[data-promise=theirs]")).to_have_value("fee")
    countered.locator("[data-promise=theirs]").select_option("none")
    countered.locator("[data-sum=theirs-cash]").fill("1000")
    ben.send_offer()
    # Ada takes it; the marker lies there, and the job is possible.
    ada.on_page("families")
    bubble = ada.family(1).locator("[data-offer]")
    expect(bubble).to_contain_text("$1,000")
    bubble.locator("[data-accept]").click()
    expect(bubble).to_contain_text("Then there is everything for")
    bubble.locator("[data-accept]").click()
    expect(ada.firm(firm).locator(".disc")).to_have_count(1)
    expect(ada.decide.locator(".need.missing")).to_have_count(0)
    expect(ada.decide.locator(".need.lent").first).to_be_visible()
    ada.own.locator("[data-put^='man:']").last.click()
    expect(ada.decide).to_contain_text("By marker it uses")
    question = ada.person.question()
    ada.confirm.click()
    ada.person.taken(question)
    expect(ada.own.locator(".order .mine")).to_be_visible()
    ada.person.content()
    ben.person.content()


def test_an_offer_is_declined_and_another_withdrawn(house: House, come: Callable[..., Person]) -> None:
    one, other = come(), come(PHONE)
    ada, ben = join(house, plotted(asked(0, "ask-plan"), Plot()), one, other), Mobster(other)
    ada.page.locator("[data-trade='1']").click()
    ada.page.locator("[data-promise=mine]").select_option("peace")
    ada.page.locator("[data-sum=theirs-cash]").fill("2000")
    ada.send_offer()
    expect(ben.page.locator("[data-page=families] .badge")).to_be_visible()
    ben.family(0).locator("[data-decline]").click()
    expect(ada.own.locator("[data-offer]")).to_have_count(0)
    ada.page.locator("[data-trade='1']").click()
    ada.page.locator("[data-sum=mine-cash]").fill("1000")
    expect(ada.page.locator("[data-gift]")).to_be_visible()
    ada.send_offer()
    ada.own.locator("[data-withdraw]").click()
    expect(ada.own.locator("[data-offer]")).to_have_count(0)
    expect(ben.family(0).locator("[data-offer]")).to_have_count(0)
    ada.person.content()
    ben.person.content()


# What everybody watches


@both_widths
def test_an_attack_runs_into_a_trap(house: House, come: Callable[..., Person], size: Size) -> None:
    hunters = Plot("attack", by={0: ("trap.", "fine", "pass")})
    ada = join(house, plotted(asked(0, "ask-trap", "trap"), hunters), come(size))
    scene = ada.page.locator("[data-scene]")
    expect(scene).to_contain_text("attacks you. Do you spring a trap?")
    expect(scene.locator(".dice")).to_have_count(1)
    expect(scene.locator("[data-choice^=trap]").first).to_contain_text("% for a success")
    scene.locator("[data-choice^=trap]").first.click()
    expect(scene).to_contain_text("It is a trap!")
    expect(scene.locator(".dice").nth(1)).to_be_visible()
    ada.person.content()


def in_need_of_a_doctor(game: Game[Any]) -> bool:
    ask = game.asked.get(0)
    return ask is not None and ask.word == "ask-doc" and ask.args["seat"] == "@seat-0" and "doc" in texts(ask)


@both_widths
def test_a_doctor_saves_a_man(house: House, come: Callable[..., Person], size: Size) -> None:
    brutes = Plot("attack", by={0: ("pass", "abort")}, pips=6)
    ada = join(house, plotted(in_need_of_a_doctor, brutes), come(size))
    scene = ada.page.locator("[data-scene]")
    expect(scene).to_contain_text("Do you send the emergency doc?")
    scene.locator("[data-choice=doc]").click()
    expect(scene).to_contain_text("Ada sends the emergency doc")
    ada.person.content()


# Money


def promise_three_thousand(game: Game[Any]) -> None:
    if game.state.number == 0 and asked(0, "ask-plan")(game):
        game.play(0, "offer 1 0 - - - 0 - - - pay 3000 none 0 ")
        game.play(1, "accept 1")


@both_widths
def test_a_debt_is_paid_when_it_is_asked_for(house: House, come: Callable[..., Person], size: Size) -> None:
    earners = Plot("nobody", by={0: ("run",)}, pips=6)
    ada = join(house, plotted(asked(0, "ask-debt", "settle"), earners, meanwhile=promise_three_thousand), come(size))
    expect(ada.person.prompt).to_contain_text("You owe")
    ada.page.locator("[data-say=settle]").click()
    question = ada.person.question()
    ada.confirm.click()
    ada.person.taken(question)
    ada.go_on()
    ada.page.locator("[data-ledger] button").first.click()
    expect(ada.page.locator("dialog[open] li.kept")).to_contain_text("$3,000 once a job pays")
    ada.person.content()


def owes(game: Game[Any]) -> bool:
    due = [entry for entry in game.view(0)["promises"] if entry["by"] == 0 and entry["standing"] == "due"]
    return bool(due) and asked(0, "ask-turn")(game) and game.view(0)["cash"][0] >= 3000


def test_a_debt_is_paid_from_the_ledger(house: House, come: Callable[..., Person]) -> None:
    earners = Plot("nobody", by={0: ("run",)}, pips=6)
    ada = join(house, plotted(owes, earners, meanwhile=promise_three_thousand), come(PHONE))
    ada.page.locator("[data-ledger] button").first.click()
    drawer = ada.page.locator("dialog[open]")
    drawer.locator("[data-pay]").click()
    expect(drawer.locator("li.kept")).to_contain_text("kept")
    ada.person.content()


def test_a_look_at_an_order_stays_seen(house: House, come: Callable[..., Person]) -> None:
    def may_look(game: Game[Any]) -> bool:
        return asked(0, "ask-turn")(game) and any(ask.word == "ask-snitch" for ask in game.may(0))

    ada = join(house, plotted(may_look, Plot("plan")), come())
    ada.page.locator("[data-way=snitch]").click()
    ada.page.locator(".families [data-put^='man:']").first.click()
    ada.confirm.click()
    expect(ada.page.locator(".families .seen")).to_have_count(1)
    ada.person.content()


# For everybody


def test_what_cannot_be_done_says_why(house: House, come: Callable[..., Person]) -> None:
    ada = join(house, plotted(asked(0, "ask-plan"), Plot()), come())
    ada.page.locator("[data-way=schemer]").click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text(re.compile(r"before another player.s turn.*\(C-139\)"))
    ada.person.content()


def test_an_order_is_given_by_dragging_and_by_keys(house: House, come: Callable[..., Person]) -> None:
    ada = join(house, plotted(asked(0, "ask-plan"), Plot()), come())
    ada.jobs.first.drag_to(ada.own.locator("[data-man]").first, force=True)
    expect(ada.confirm).to_be_enabled()
    ada.person.button("Undo").press("Enter")
    expect(ada.confirm).to_be_disabled()
    ada.page.keyboard.press("Escape")
    ada.jobs.last.press("Enter")
    ada.own.locator("[data-put^='man:']").last.press("Enter")
    question = ada.person.question()
    ada.confirm.press("Enter")
    ada.person.taken(question)
    ada.person.content()


@pytest.mark.parametrize("seats", [4, 5])
def test_the_whole_board_fits_a_desk(house: House, come: Callable[..., Person], seats: int) -> None:
    late = plotted(lambda game: game.state.round == 2 and asked(0, "ask-turn")(game), Plot("plan"), seats)
    ada = join(house, late, come())
    for part in (".city .tabs", ".families", ".strip.own", "[role=group].hand", ".decide"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    ada.person.content()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing_serious(house: House, come: Callable[..., Person], size: Size) -> None:
    late = plotted(lambda game: game.state.round == 2 and asked(0, "ask-turn")(game), Plot("plan"), 4)
    ada = join(house, late, come(size, "de"))
    ada.own.locator("[data-man] button.raised").first.click()
    assert grave_findings(ada.page) == []
    ada.person.nothing_sticks_out()
    ada.on_page("market")
    ada.person.nothing_sticks_out()
    ada.on_page("families")
    ada.page.locator("[data-trade]").first.click()
    assert grave_findings(ada.page) == []
    ada.person.content()


def test_the_table_can_be_heard(house: House, come: Callable[..., Person]) -> None:
    ada = join(house, plotted(asked(0, "ask-plan"), Plot()), come())
    told = ada.page.get_by_role("list").filter(has_text="Blundetto").get_by_role("listitem")
    expect(told.filter(has_text="Little Joey").last).to_have_text("Little Joey, strength 1, nothing to do")
    expect(ada.man("little-joey")).to_have_accessible_name("Little Joey, strength 1, nothing to do")
