"""The room before the game, and the way to another one: talk, ready marks, places, terms, and a rematch by consent."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE
from tests.page.prepared import lay, played
from tests.page.prepared import sit_down as take_seat
from tests.page.test_friends import until_asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser


def invite(come: Callable[..., Person], seats: int = 3, watchers: str = "listen", rules: str = "basic") -> Person:
    """Ada lays a table with free chairs."""
    ada = come().visit()
    dialog = ada.open_dialog("Invite friends", "Ada", seats=seats, rules=rules)
    dialog.get_by_text("Time and access").click()
    dialog.get_by_label("Watchers").select_option(watchers)
    ada.button("Open the table", dialog).click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    return ada


def sit_down(person: Person, host: Person, name: str) -> Person:
    person.page.goto(host.page.url)
    person.page.get_by_label(re.compile("Your name|Dein Name")).fill(name)
    person.button(re.compile("^(Sit down|Hinsetzen)$")).click()
    expect(ready_button(person)).to_be_visible()
    return person


def ready_button(person: Person) -> Locator:
    return person.button(re.compile("^(I am ready|Ich bin bereit|You are ready|Du bist bereit)$"))


def row(person: Person, name: str) -> Locator:
    return person.page.get_by_role("listitem").filter(
        has=person.page.locator(".name", has_text=re.compile(f"^{name}$"))
    )


def test_friends_talk_change_places_and_begin_when_all_are_ready(come: Callable[..., Person]) -> None:
    ada = invite(come)
    ben = sit_down(come(PHONE, "de"), ada, "Ben")
    # On a phone the people come before the code for more of them, and no guest is told about command lines.
    seats, code = ben.page.locator(".seats").bounding_box(), ben.page.get_by_role("img", name="QR").bounding_box()
    assert seats
    assert code
    assert seats["y"] < code["y"]
    # A guest has been invited already: what is said comes before that, too.
    talk = ben.page.locator(".talk").first.bounding_box()
    assert talk
    assert seats["y"] < talk["y"] < code["y"]
    expect(ben.page.locator("code")).to_have_count(0)
    ben.nothing_sticks_out()

    ben.page.get_by_role("textbox", name="Sag etwas").fill("Who sits next to me?")
    ben.page.get_by_role("textbox", name="Sag etwas").press("Enter")
    expect(ada.page.get_by_text("Who sits next to me?")).to_be_visible()

    ben.button("Platz tauschen Ada", row(ben, "Ada")).click()
    expect(row(ada, "Ben").get_by_text("wants your seat")).to_be_visible()
    expect(ada.page.get_by_role("status").filter(has_text="Ben wants your seat")).to_have_count(1)
    ada.button("Yes, swap Ben").press("Enter")
    for person in (ada, ben):
        expect(person.page.locator(".seats .name").first).to_have_text("Ben")
    # The button is gone: the keyboard goes on from the chairs.
    expect(ada.page.locator(".seats ul")).to_be_focused()
    # The chair's token went along: after a reload it is still one's own.
    ben.page.reload()
    expect(row(ben, "Ben").get_by_text("du", exact=True)).to_be_visible()

    cem = sit_down(come(), ada, "Cem")
    cem.button("I am ready").click()
    expect(row(ada, "Cem").get_by_text("ready", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("Waiting for Ben to be ready.")).to_be_visible()
    ben.button("Ich bin bereit").click()
    for person in (ada, ben, cem):
        expect(person.prompt).to_be_visible()
        # People are known by the same letter on the board as beside it; only bots have faces.
        expect(person.page.locator("[data-on-turn] [data-initials]")).to_have_attribute(
            "data-initials", re.compile("^[ABC]$")
        )
        person.content()


def test_the_host_changes_what_is_played_and_removes_somebody(come: Callable[..., Person]) -> None:
    ada = invite(come)
    ben = sit_down(come(), ada, "Ben")
    ben.button("I am ready").click()
    expect(ben.page.get_by_role("combobox")).to_have_count(0)
    terms = ada.page.get_by_role("list", name="What is played")
    terms.get_by_label("Rules").select_option("expert")
    terms.get_by_label("Time for each move").select_option("60")
    expect(ben.page.get_by_role("list", name="What is played").get_by_text("1 minute")).to_be_visible()
    # What is new is said in the talk, and not only that something is.
    expect(ben.page.get_by_role("log")).to_contain_text("Ada has changed: Rules: Expert game with tips.")
    expect(ben.page.get_by_role("log")).to_contain_text("Ada has changed: Time for each move: 1 minute.")
    # Who had agreed to something else is asked again.
    expect(ben.button("I am ready")).to_be_visible()
    cem = come()
    # What is played is said at the door, even while the house has not told yet what else could be.
    cem.page.route("**/api/house", lambda route: None)
    cem.page.goto(ada.page.url)
    expect(cem.page.get_by_role("list", name="What is played").get_by_text("Expert game with tips")).to_be_visible()
    expect(cem.page.get_by_role("list", name="What is played").get_by_text("1 minute")).to_be_visible()
    expect(cem.page.get_by_role("list", name="What is played").get_by_text("listen")).to_be_visible()
    ada.button("Take Ben off the table").click()
    expect(ben.page.get_by_text("The host has taken your seat at this table.")).to_be_visible()
    expect(ada.page.get_by_text("Waiting for 2 more players.")).to_be_visible()
    for person in (ada, ben, cem):
        person.content()
    cem.page.unroute_all(behavior="ignoreErrors")


def test_watchers_talk_where_the_table_allows_it(come: Callable[..., Person]) -> None:
    ada, eve = invite(come, watchers="talk"), come()
    eve.page.goto(ada.page.url)
    eve.page.get_by_role("textbox", name="Your name").fill("Eve")
    eve.button("Watch").click()
    eve.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    eve.page.get_by_role("textbox", name="Say something").press("Enter")
    expect(ada.page.get_by_role("listitem").filter(has_text="Good luck!")).to_contain_text("Eve")
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    terms = ada.page.get_by_role("list", name="What is played")
    terms.get_by_label("Watchers").select_option("apart")
    expect(eve.page.get_by_text("heard only by those who play")).to_be_visible()
    ada.page.get_by_role("textbox", name="Say something").fill("Now we are alone.")
    ada.page.get_by_role("textbox", name="Say something").press("Enter")
    expect(ada.page.get_by_text("Now we are alone.")).to_be_visible()
    terms.get_by_label("Watchers").select_option("none")
    expect(eve.page.get_by_text("Watchers are not let in at this table.")).to_be_visible()
    eve.content()
    ada.content()


def test_a_rematch_takes_everybodys_consent(come: Callable[..., Person]) -> None:
    ada = invite(come, seats=2)
    ben = sit_down(come(PHONE, "de"), ada, "Ben")
    ben.button("Ich bin bereit").click()
    while until_asked(ada, ben):
        ada.answer()
    for person in (ada, ben):
        expect(person.result).to_be_visible()
    first = ada.page.url
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: url != first)
    expect(ada.page.get_by_text("Waiting for Ben to be ready.")).to_be_visible()
    # Chairs have moved on, and what is played can still be changed.
    expect(ada.page.locator(".seats .name").first).to_have_text("Ben")
    ada.page.get_by_label("Rules").select_option("expert")
    expect(ben.result.get_by_text("Ada möchte eine Revanche.")).to_be_visible()
    ben.button("Ich bin dabei").click()
    for person in (ada, ben):
        expect(person.prompt).to_be_visible()
        person.content()


def test_whoever_stays_behind_learns_that_the_rematch_has_begun(come: Callable[..., Person], house: House) -> None:
    ended = lay(house, played("heimlich", 3, lambda game: game.result is not None, bot="random"), 0, 1)
    ada, ben = come(), come(PHONE, "de").brisk()
    for seat, person in enumerate((ada, ben)):
        take_seat(person, seat, ended)
        person.result.wait_for()
    ada.button("Rematch").click()
    expect(ben.result.get_by_text("Ada möchte eine Revanche.")).to_be_visible()
    ada.button("Start now").click()
    expect(ada.prompt).to_be_visible()
    expect(ben.result.get_by_text("Die Revanche hat begonnen.")).to_be_visible()
    # The chair has been kept for them.
    ben.button("Zur Revanche").click()
    expect(ben.prompt).to_be_visible()
    ben.content()
