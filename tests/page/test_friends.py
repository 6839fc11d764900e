"""Friends at one table, each with a browser, somebody who watches, and a server that dies in between."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

pytestmark = pytest.mark.browser

# While the server is dead, the browser says so in its console.
DEAD = r"WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource"


def sit_together(come: Callable[..., Person]) -> tuple[Person, Person, Person]:
    """Ada invites, Ben comes by the link, Cem watches; a bot has the third chair."""
    ada, ben, cem = come(), come(PHONE, "de"), come(language="de", look="light")
    ada.visit()
    dialog = ada.open_dialog("Invite friends", "Ada", seats=3)
    dialog.get_by_role("combobox", name="Seat 3", exact=True).select_option("house")
    ada.button("Open the table", dialog).click()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ada.page.get_by_label("Invitation link").input_value()
    assert link == ada.page.url

    cem.page.goto(link)
    cem.button("Zuschauen").click()
    expect(cem.page.get_by_text("Es fehlt noch eine Person.")).to_be_visible()

    ben.page.goto(link)
    expect(ben.page.get_by_text("Ada lädt dich ein.")).to_be_visible()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Hinsetzen").click()
    ben.button("Ich bin bereit").click()
    for person in (ada, ben, cem):
        expect(person.prompt).to_be_visible()
    return ada, ben, cem


def until_asked(person: Person, other: Person) -> bool:
    """Plays on until this person is asked; False when the game is over."""
    while not person.asked():
        if person.over():
            return False
        if other.asked():
            other.answer()
        else:
            person.page.wait_for_timeout(20)
    return True


def test_two_browsers_a_watcher_and_a_server_killed_in_between(come: Callable[..., Person], house: House) -> None:
    ada, ben, cem = sit_together(come)
    for _ in range(2):
        assert until_asked(ada, ben)
        ada.answer()
    assert until_asked(ada, ben)
    question = ada.question()
    told = ada.page.locator("ol[aria-label=Story] li").count()

    house.kill()
    for person, lost in ((ada, "Connection lost"), (ben, "Verbindung verloren"), (cem, "Verbindung verloren")):
        expect(person.page.get_by_text(re.compile(lost))).to_be_visible()
    ada.decide()
    expect(ada.page.get_by_text(re.compile("Your answer is kept"))).to_be_visible()

    house.open()
    ada.taken(question)
    for person in (ada, ben, cem):
        expect(person.page.get_by_text(re.compile("Connection lost|Verbindung verloren"))).to_have_count(0)

    assert until_asked(ben, ada)
    # The story goes on where it had stopped, and nothing is told twice.
    assert ada.page.locator("ol[aria-label=Story] li").count() > told
    for person in (ada, ben, cem):
        person.content(forgiven=DEAD)


def test_a_sheet_on_a_phone_gives_way_when_it_is_ones_turn(come: Callable[..., Person]) -> None:
    ada, ben, _ = sit_together(come)
    assert until_asked(ada, ben)
    ben.open_panel("Regeln")
    assert until_asked(ben, ada)
    expect(ben.page.get_by_role("tabpanel")).to_have_count(0)
    # Whoever looks something up on their own turn may read on.
    expect(ben.open_panel("Regeln")).to_be_visible()
    ben.button("Du bist dran").click()

    assert until_asked(ada, ben)
    dossier = ben.open_panel("Dossier")
    expect(ben.button("Du bist dran")).to_have_count(0)
    assert until_asked(ben, ada)
    expect(dossier).to_be_visible()
    ben.button("Du bist dran").click()
    expect(dossier).to_have_count(0)
    ben.answer()
    ben.content()


def test_friends_talk_and_watchers_only_listen(come: Callable[..., Person]) -> None:
    ada, ben, cem = sit_together(come)
    talk = ada.open_panel("Talk")
    talk.get_by_role("textbox").fill("Who is Red?")
    talk.get_by_role("textbox").press("Enter")
    expect(talk.get_by_text("Who is Red?")).to_be_visible()
    expect(ben.page.get_by_role("tab", name="Gespräch")).to_contain_text("1")
    expect(ben.open_panel("Gespräch").get_by_text("Who is Red?")).to_be_visible()
    listener = cem.open_panel("Gespräch")
    expect(listener.get_by_text("Who is Red?")).to_be_visible()
    expect(listener.get_by_role("textbox")).to_have_count(0)
    expect(listener.get_by_text("du hörst zu")).to_be_visible()
    expect(cem.page.get_by_role("button", name="Deine Agentenkarte")).to_have_count(0)


def test_a_bot_stands_in_for_whoever_leaves(come: Callable[..., Person]) -> None:
    ada, ben, cem = sit_together(come)
    assert until_asked(ada, ben)
    ada.button("Leave").click()
    ada.button(re.compile("^Really leave")).click()
    expect(ada.prompt).to_contain_text("A bot plays for you")
    expect(cem.page.get_by_text("weg, ein Bot spielt")).to_be_visible()
    ada.button("Come back").click()
    expect(ada.page.get_by_text("A bot plays for you")).to_have_count(0)
    expect(cem.page.get_by_text("weg, ein Bot spielt")).to_have_count(0)
    ada.content()


def test_the_others_let_a_bot_play_on_for_a_lost_friend(come: Callable[..., Person]) -> None:
    ada, ben, _ = sit_together(come)
    assert until_asked(ben, ada)
    ben.page.goto("about:blank")
    expect(ada.page.get_by_text("not connected")).to_be_visible()
    ada.button("Let a bot play for Ben").click()
    expect(ada.page.get_by_text("away, a bot plays")).to_be_visible()
    assert ada.wait_for_turn()
    ada.answer()
    ben.page.go_back()
    expect(ben.prompt).to_contain_text("Ein Bot spielt für dich")
    ben.button("Zurückkommen").click()
    expect(ada.page.get_by_text("away, a bot plays")).to_have_count(0)
    ada.content()


def test_somebody_rude_is_muted_by_one_and_sent_away_by_the_host(come: Callable[..., Person]) -> None:
    ada, ben, cem = sit_together(come)
    talk = ben.open_panel("Gespräch")
    talk.get_by_role("textbox").fill("Grmpf!")
    talk.get_by_role("textbox").press("Enter")
    heard, other = ada.open_panel("Talk").get_by_text("Grmpf!"), cem.open_panel("Gespräch").get_by_text("Grmpf!")
    expect(heard).to_be_visible()
    ada.page.get_by_text("Keep order").click()
    ada.button("Do not show what Ben says").click()
    expect(heard).to_have_count(0)
    expect(other).to_be_visible()
    # What one does not want to read stays away after a reload, and comes back when it is wanted.
    ada.page.reload()
    ada.open_panel("Talk")
    expect(heard).to_have_count(0)
    ada.page.get_by_text("Keep order").click()
    ada.button("Show again what Ben says").click()
    expect(heard).to_be_visible()

    expect(cem.page.get_by_text("Ordnung am Tisch")).to_have_count(0)
    ada.button("Send Ben away").click()
    ada.button("Really send Ben away?").click()
    expect(ada.page.get_by_text("Ben was sent away by the host.")).to_be_visible()
    expect(ben.page.get_by_text("hat dir den Platz genommen")).to_be_visible()
    ada.content()


def test_the_host_starts_early_and_bots_take_the_free_chairs(come: Callable[..., Person]) -> None:
    ada = come().visit()
    dialog = ada.open_dialog("Invite friends", "Ada", seats=4)
    dialog.get_by_text("Time and access").click()
    dialog.get_by_label("Who finds this table").select_option("public")
    ada.button("Open the table", dialog).click()
    expect(ada.page.get_by_text("Waiting for 3 more players.")).to_be_visible()

    ben = come(PHONE, "de").visit()
    expect(ben.page.get_by_role("link", name="Mitspielen").first).to_be_visible()
    ben.fits()

    ada.button(re.compile("^Start now")).click()
    expect(ada.prompt).to_be_visible()
    expect(ada.page.get_by_text("bot", exact=True)).to_have_count(3)
    ada.content()


def test_a_table_that_is_not_there_says_so(come: Callable[..., Person]) -> None:
    ada = come().visit("/t/no-such-table")
    expect(ada.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    ada.content(forgiven="404")
