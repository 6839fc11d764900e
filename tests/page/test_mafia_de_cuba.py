"""Mafia de Cuba on its board: whole games by touch alone, the box, the ladder, the killer's window, and the truth."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.games.mafia_de_cuba.scenes import Scene, box_passed, sit_down
from tests.page import prepared
from tests.page.axe import grave_findings
from tests.page.cuban import Suspect
from tests.page.people import DESK, PHONE
from tests.page.touching import lay_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def join(person: Person, greed: str = "diamonds", bot: str = "random", **options: str) -> Suspect:
    """Ada and five bots; unless it is said otherwise she sits at the last one's left, and gets the full box first."""
    person.at_the_door()
    person.visit(lay_table(person.page, "mafia_de_cuba", ["Ada"], 5, bot, **{"godfather": "5", **options}))
    return Suspect(person, greed)


def at(house: House, person: Person, scene: Scene, seat: int, *others: int, bot: str = "house") -> Suspect:
    """Ada on this chair of a table at which all of that has happened; people who never come on the others."""
    table = prepared.lay(house, scene.game, seat, *others, bot=bot)
    prepared.sit_down(person, seat, table)
    expect(person.prompt).to_be_visible()
    return Suspect(person)


# Whole games


@BOTH
def test_a_whole_game_as_godfather(come: Callable[..., Person], size: Size) -> None:
    ada = join(come(size, "de", "light"), bot="house", godfather="0", jokers="0")
    answered = play(ada)
    assert answered[:2] == ["hide", "order"]
    assert ada.accused
    expect(ada.page.locator(".oval .boss")).to_have_attribute("data-whom", "0")


@BOTH
def test_a_whole_game_as_a_thief(come: Callable[..., Person], size: Size) -> None:
    ada = join(come(size, "en", "dark"))
    answered = play(ada)
    assert answered[:2] == ["bag", "take"]
    row = ada.page.locator("[data-rung='0']")
    expect(row).to_contain_text("thief")
    expect(row.locator("[data-cell='took-0']")).to_contain_text("1 diamond")


@BOTH
def test_a_whole_game_as_the_killer(come: Callable[..., Person], size: Size) -> None:
    ada = join(come(size, "de", "dark"), "killer", killer="yes")
    ada.answers["window"] = lambda: ada.hold("bang")
    answered = play(ada)
    assert answered[:2] == ["bag", "take"]
    expect(ada.page.locator("[data-rung='0']")).to_contain_text("Killer")


def play(ada: Suspect) -> list[str | None]:
    """A game to its end, everything by touching the board; and then the box goes round once more."""
    answered: list[str | None] = []
    while ada.person.wait_for_turn():
        matter = ada.matter()
        if matter:
            ada.person.fits()
            press = "[data-look-on]" if matter == "window" else "[data-confirm]"
            expect(ada.decide.locator(press)).to_be_in_viewport()
        answered.append(ada.answer())
    expect(ada.page.locator("section.answer")).to_have_count(0)
    ada.page.locator(".finale [data-all]").click()
    ada.person.fits()
    ada.person.content()
    return answered


# The box


def holding(house: House, person: Person) -> Suspect:
    """Ada has the full box in hands, and has left the bag empty."""
    return at(house, person, sit_down(6).play(0, "hide 0").play(1, "bag nothing"), 1)


@BOTH
def test_things_move_between_box_and_pocket(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = holding(house, come(size))
    gems, pocket = ada.page.locator(".box [data-piece=diamonds]"), ada.page.locator(".pocket [data-piece]")
    expect(gems).to_have_count(15)
    expect(ada.confirm).to_be_disabled()
    gems.first.click()
    gems.first.press("Enter")
    expect(pocket).to_have_count(2)
    expect(ada.decide).to_contain_text("You become: thief.")
    expect(ada.decide.locator("[data-saying=weigh-passes]")).to_contain_text("13 diamonds")
    ada.page.locator(".box [data-piece=fbi]").drag_to(ada.page.locator("[data-zone=pocket]"), force=True)
    expect(pocket).to_have_count(1)
    expect(ada.decide).to_contain_text("You become: agent.")
    pocket.drag_to(ada.page.locator("[data-zone=box]"), force=True)
    expect(pocket).to_have_count(0)
    ada.person.button("Undo").click()
    expect(pocket).to_have_attribute("data-piece", "fbi")
    ada.confirm.click()
    expect(ada.page.locator("[data-speech=took]")).to_contain_text("FBI agent")
    ada.person.content()


def test_who_has_to_take_something_hears_why(house: House, come: Callable[..., Person]) -> None:
    ada = holding(house, come(PHONE))
    ada.page.locator("[data-pretend]").click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text("You must take something")
    expect(ada.decide.get_by_role("alert")).to_contain_text("(M-14)")
    expect(ada.confirm).to_be_disabled()
    ada.person.content()


def test_the_lid_is_open_only_in_ones_own_hands(house: House, come: Callable[..., Person]) -> None:
    ada = holding(house, come())
    expect(ada.page.locator("[data-box='1'] [data-sign=open]")).to_be_visible()
    ada.take()
    expect(ada.page.locator("[data-box='1']")).to_have_count(0)
    expect(ada.page.locator("[data-sign=open], [data-piece]")).to_have_count(0)


# What is said


def questioned(house: House, person: Person) -> Suspect:
    """Ada took three diamonds; her neighbour has said how many he found; now she is asked what she passed on."""
    scene = box_passed("3 loyal agent driver 2").ask(2, "diamonds", "12").ask(3, "took", "fbi")
    scene.play(0, "order passed 1")
    # The Godfather waits, and nobody says a word unasked: what is bracketed then is what she has said.
    return at(house, person, scene, 1, 0, bot="random")


@BOTH
def test_a_lie_is_seen_to_clash_before_it_is_told(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = questioned(house, come(size))
    diamonds = ada.page.locator(".decide [data-field=diamonds]")
    mine, neighbours = ada.page.locator("[data-cell='passed-1-diamonds']"), ada.page.locator("[data-rung='2'] .clash")
    expect(diamonds.locator("output")).to_have_text("12")
    expect(mine).to_contain_text("12")
    expect(ada.decide).to_contain_text("So it really was.")
    expect(neighbours).to_have_count(0)
    more = diamonds.get_by_role("button", name="More")
    for _ in range(2):
        more.click()
    expect(mine).to_contain_text("14")
    expect(ada.decide).to_contain_text("It was not so.")
    expect(ada.decide.locator("[data-saying=weigh-clash]")).to_be_visible()
    expect(neighbours).not_to_have_count(0)
    expect(ada.page.locator("[data-clash]")).to_have_count(0)
    # Silence for one figure, and for all of them.
    ada.page.locator("[data-field=loyal]").get_by_role("button", name="Not a word").click()
    expect(ada.page.locator("[data-cell='passed-1-loyal'] .would")).to_have_count(0)
    ada.page.locator("[data-hush]").click()
    expect(mine.locator(".would")).to_have_count(0)
    ada.person.button("Undo").click()
    ada.confirm.click()
    # Once it is told, it is bracketed with the neighbour's, and stands between the two rows.
    expect(ada.page.locator("[data-clash]").first).to_have_accessible_name(re.compile("speak of the same box"))
    expect(ada.page.locator(".unequal").first).to_be_visible()
    expect(mine).to_have_class(re.compile("wrong"))
    ada.person.content()


@BOTH
def test_what_one_says_unasked(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = questioned(house, come(size))
    question = ada.person.question()
    ada.page.locator("[data-speech=took]").click()
    expect(ada.page.locator(".decide[data-matter=took] [data-field=diamonds] output")).to_have_text("3")
    ada.page.locator("[data-loot=loyal]").click()
    expect(ada.page.locator("[data-cell='took-1'] .would [data-sign=loyal]")).to_be_visible()
    ada.confirm.click()
    # It is said, and the Godfather's question is still open.
    expect(ada.page.locator("[data-cell='took-1']")).to_contain_text("loyal man")
    expect(ada.page.locator(".decide[data-matter=answer]")).to_be_visible()
    assert ada.person.question() == question
    ada.person.content()


# The Godfather


def interrogating(house: House, person: Person, jokers: str = "standard") -> Suspect:
    return at(house, person, box_passed("3 loyal agent driver 2", hide=1, jokers=jokers), 0)


@BOTH
def test_the_godfather_asks_by_touching_a_seat(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = interrogating(house, come(size))
    expect(ada.page.locator(".missing")).to_contain_text("5")
    left = int(ada.page.locator("[data-questions-left] b").inner_text())
    ada.page.locator("[data-rung='2'] button").click()
    expect(ada.seat(2)).to_have_attribute("aria-pressed", "true")
    ada.page.locator("[data-order=took]").click()
    ada.confirm.click()
    expect(ada.page.locator("[data-questions-left] b")).to_have_text(str(left - 1))
    assert ada.person.wait_for_turn()
    # The same to everybody in one go.
    ada.decide.locator("[data-whom=all]").click()
    ada.page.locator("[data-order=took]").click()
    expect(ada.page.locator("[data-questions-left] b")).to_have_text(str(left - 6))
    ada.person.content()


def test_the_godfather_points_at_somebody(house: House, come: Callable[..., Person]) -> None:
    ada = interrogating(house, come(DESK))
    ada.seat(4).click()
    ada.page.locator("[data-point]").click()
    expect(ada.confirm).to_be_disabled()
    # The finger wanders to the next one.
    ada.seat(5).click()
    ada.page.locator("[data-role=thief]").click()
    ada.confirm.click()
    expect(ada.page.locator(".points.latest")).to_have_count(1)
    expect(ada.page.locator("[data-aloud]")).to_contain_text("If you ask me: thief.")
    ada.person.content()


@BOTH
def test_pockets_are_emptied_only_when_it_is_meant(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = interrogating(house, come(size), jokers="2")
    question = ada.person.question()
    ada.seat(2).click()
    hold = ada.page.locator("[data-hold=pockets]")
    expect(hold).to_contain_text("empty your pockets!")
    expect(ada.decide).to_contain_text("it costs one of your 2 jokers")
    hold.click()
    assert ada.person.question() == question
    ada.hold("pockets")
    # He was loyal: a bottle for him, and one less for the Godfather.
    expect(ada.seat(2)).to_have_accessible_name(re.compile("has shown: Loyal man.*a joker"))
    expect(ada.seat(0)).to_have_accessible_name(re.compile("Godfather, a joker"))
    ada.seat(1).click()
    ada.hold("pockets")
    expect(ada.seat(1)).to_have_class(re.compile("out"))
    expect(ada.page.locator(".heap .gems svg")).to_have_count(3)
    ada.seat(1).click(force=True)
    expect(ada.decide.get_by_role("alert")).to_contain_text("is out")
    expect(ada.decide.get_by_role("alert")).to_contain_text("(M-32)")
    # Whoever has shown everything can be asked, but not accused again.
    ada.seat(2).click()
    ada.page.locator("[data-hold=pockets].dim").dispatch_event("pointerdown")
    expect(ada.decide.get_by_role("alert")).to_contain_text("emptied their pockets already")
    ada.person.content()


# The killer


def window(house: House, person: Person, seat: int) -> Suspect:
    """The agent on seat 3 is accused; the killer is on seat 2."""
    scene = box_passed("3 killer agent driver 2", killer="yes").accuse(3)
    return at(house, person, scene, seat)


@BOTH
def test_the_killer_shoots_an_agent(house: House, come: Callable[..., Person], size: Size) -> None:
    ada = window(house, come(size), 2)
    expect(ada.page.locator(".window")).to_contain_text("must show everything")
    expect(ada.seat(3)).to_have_class(re.compile("accused"))
    ada.hold("bang")
    expect(ada.person.result).to_contain_text("Ada")
    told_again(ada)
    ada.person.content()


def told_again(ada: Suspect) -> None:
    """The box goes round once more, step by step."""
    finale = ada.page.locator(".finale")
    expect(finale).to_have_attribute("data-step", "0")
    expect(ada.page.locator("[data-rung='1']")).not_to_contain_text("thief")
    step = finale.locator("[data-next]")
    step.click()
    step.click()
    expect(finale).to_contain_text("thief. Took: 3 diamonds.")
    expect(ada.page.locator("[data-rung='1']")).to_contain_text("thief")
    expect(ada.page.locator("[data-rung='5']")).not_to_contain_text("thief")
    expect(ada.page.locator("[data-box]")).to_have_attribute("data-box", "1")
    finale.locator("[data-all]").click()
    expect(ada.page.locator("[data-rung='5']")).to_contain_text("thief")
    expect(step).to_be_disabled()


def test_the_window_looks_the_same_to_all_who_are_asked(house: House, come: Callable[..., Person]) -> None:
    ada = window(house, come(PHONE, still=False), 1)
    expect(ada.page.locator("[data-look-on]")).to_be_in_viewport()
    bang = ada.page.locator("[data-hold=bang]")
    expect(bang).to_be_in_viewport()
    bang.dispatch_event("pointerdown")
    expect(ada.decide.get_by_role("alert")).not_to_be_empty()
    ada.look_on()
    # The box goes round once more before the result is read.
    finale = ada.page.locator(".finale")
    expect(finale).to_be_in_viewport()
    expect(ada.person.result).to_have_count(0)
    finale.locator("[data-all]").click()
    expect(ada.person.result).to_be_visible()
    ada.person.content()


# For everybody


def test_notes_stay_in_the_browser(house: House, come: Callable[..., Person]) -> None:
    ada = interrogating(house, come())
    ada.person.open_panel("Notes")
    note = ada.page.locator("[data-note='1']")
    note.get_by_role("button", name="thief").click()
    note.get_by_role("textbox").fill("sweats")
    expect(ada.seat(1)).to_have_accessible_name(re.compile("noted as: thief"))
    ada.page.reload()
    expect(ada.seat(1)).to_have_accessible_name(re.compile("noted as: thief"))
    ada.person.open_panel("Notes")
    expect(ada.page.locator("[data-note='1']").get_by_role("textbox")).to_have_value("sweats")
    ada.person.content()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_axe_finds_nothing_serious(house: House, come: Callable[..., Person], size: Size) -> None:
    for scene in (holding, questioned, interrogating):
        person = come(size, "de")
        ada = scene(house, person)
        if scene is interrogating:
            ada.seat(2).click()
            expect(ada.page.locator("[data-saying=weigh-unheard]")).to_be_visible()
        expect(ada.decide).to_be_visible()
        assert grave_findings(ada.page) == []
        person.fits()


def test_twelve_fit_a_desk(house: House, come: Callable[..., Person]) -> None:
    takes = "loyal loyal loyal loyal killer fbi cia driver driver 3 2"
    scene = box_passed(takes, killer="yes").play(0, "order passed 1")
    ada = at(house, come(DESK, "de"), scene, 1)
    for part in (".oval", ".ladder table", ".mine", "[data-speech=took]"):
        expect(ada.page.locator(part)).to_be_in_viewport(ratio=0.99)
    expect(ada.confirm).to_be_in_viewport(ratio=0.99)
    ada.person.nothing_sticks_out()
