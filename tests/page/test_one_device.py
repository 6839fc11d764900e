"""Several people on one device, and one person who comes back to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.page.people import Person

pytestmark = pytest.mark.browser

START = re.compile("^(Start|Los)$")


def curtain(device: Person, name: str) -> Locator:
    return device.page.get_by_role("heading", name=f"Pass the device to {name}")


def held_card(device: Person) -> str:
    card = device.button("Your agent's card")
    card.focus()
    device.page.keyboard.down("Space")
    agent = card.inner_text().strip().splitlines()[-1]
    device.page.keyboard.up("Space")
    return agent


def share_device(come: Callable[..., Person]) -> Person:
    """Ada and Ben sit at one phone; Ada begins."""
    device = come(PHONE).visit()
    dialog = device.open_dialog(re.compile("^Play now"), "Ada", seats=2)
    dialog.get_by_label("Who begins").select_option("0")
    dialog.get_by_text("Who sits where").click()
    dialog.get_by_role("combobox", name="Seat 2", exact=True).select_option("person")
    dialog.get_by_label("Name", exact=True).fill("Ben")
    device.button(START, dialog).click()
    return device


def test_a_curtain_falls_between_two_people_on_one_device(come: Callable[..., Person]) -> None:
    device = share_device(come)
    seen: dict[str, set[str]] = {"Ada": set(), "Ben": set()}
    for turn in range(6):
        name = ("Ada", "Ben")[turn % 2]
        expect(curtain(device, name)).to_be_visible()
        # Behind the curtain there is nothing: no board, no card, no story.
        expect(device.page.locator(".heimlich, .prompt, [role=tabpanel]")).to_have_count(0)
        device.button(f"I am {name}").click()
        while device.asked() and device.page.locator(".prompt").count():
            seen[name].add(held_card(device))
            device.answer()
    # Each has seen the same card every time, and never the other's.
    assert [len(cards) for cards in seen.values()] == [1, 1]
    assert seen["Ada"] != seen["Ben"]
    device.content()


def test_whoever_is_not_asked_may_have_a_look_too(come: Callable[..., Person]) -> None:
    device = share_device(come)
    expect(curtain(device, "Ada")).to_be_visible()
    device.button("I am Ben").click()
    expect(device.prompt).to_contain_text("Waiting for Ada")
    bens = held_card(device)
    device.button("Draw the curtain").click()
    expect(device.page.locator(".heimlich")).to_have_count(0)
    device.button("I am Ada").click()
    expect(device.prompt).to_contain_text("Move")
    # Also on a phone the prompt names whoever is on turn.
    expect(device.page.get_by_text("Ada: Your turn")).to_be_visible()
    assert held_card(device) != bens
    device.content()


def test_the_curtain_is_closed_after_a_reload(come: Callable[..., Person]) -> None:
    device = share_device(come)
    device.button("I am Ada").click()
    expect(device.prompt).to_be_visible()
    device.page.reload()
    expect(curtain(device, "Ada")).to_be_visible()
    expect(device.page.locator(".heimlich")).to_have_count(0)


def test_somebody_else_sits_down_at_the_same_device(come: Callable[..., Person]) -> None:
    device = come().visit()
    dialog = device.open_dialog("Invite friends", "Ada", seats=3)
    device.button("Open the table", dialog).click()
    device.page.locator("summary", has_text="Somebody at this device").click()
    device.page.get_by_label("Name", exact=True).fill("Ben")
    device.button("Sit down").click()
    expect(device.page.get_by_text("Waiting for one more player.")).to_be_visible()
    device.button(re.compile("^Start now")).click()
    for name in ("Ada", "Ben"):
        expect(device.button(f"I am {name}")).to_be_visible()
    device.content()


def test_a_watcher_who_changes_their_mind_sits_down(come: Callable[..., Person]) -> None:
    ada, ben = come().visit(), come()
    dialog = ada.open_dialog("Invite friends", "Ada", seats=2)
    ada.button("Open the table", dialog).click()
    expect(ada.page.get_by_text("Waiting for one more player.")).to_be_visible()
    ben.page.goto(ada.page.url)
    ben.button("Watch").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    ben.button("I am ready").click()
    expect(ben.button("Your agent's card")).to_be_visible()
    expect(ada.button("Your agent's card")).to_be_visible()
    ben.content()


def test_a_reload_restores_everything(come: Callable[..., Person]) -> None:
    ada = come().visit()
    ada.play_now("Ada")
    for _ in range(3):
        assert ada.wait_for_turn()
        ada.answer()
    assert ada.wait_for_turn()
    talk = ada.open_panel("Talk")
    talk.get_by_role("textbox").fill("Back in a minute")
    talk.get_by_role("textbox").press("Enter")
    expect(talk.get_by_text("Back in a minute")).to_be_visible()
    # Whoever is one's own agent needs no remark; of the others, the first.
    note = ada.open_panel("Dossier").get_by_role("textbox", name="Remark on").first
    note.fill("always last")
    note.press("Enter")
    story = ada.open_panel("Story").get_by_role("listitem")
    before = (ada.question(), ada.prompt.inner_text(), story.all_inner_texts(), held_card(ada))

    ada.page.reload()
    assert ada.wait_for_turn()
    assert (ada.question(), ada.prompt.inner_text(), story.all_inner_texts(), held_card(ada)) == before
    expect(ada.open_panel("Talk").get_by_text("Back in a minute")).to_be_visible()
    expect(ada.open_panel("Dossier").get_by_role("textbox", name="Remark on").first).to_have_value("always last")

    ada.visit()
    ada.page.get_by_role("link", name="Go on").click()
    assert ada.wait_for_turn()
    assert ada.question() == before[0]
    ada.answer()
    ada.content()


def test_language_and_look_are_kept(come: Callable[..., Person]) -> None:
    ada = come().visit()
    ada.button("Auf Deutsch").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Spiele voller Geheimnisse, an deinem Tisch")
    night = ada.page.evaluate("getComputedStyle(document.body).color")
    ada.button(re.compile("^Aussehen")).click()
    ada.button(re.compile("^Aussehen")).click()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Heimlich & Co")).to_be_visible()
    assert ada.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "de",
        "light",
    ]
    assert ada.page.evaluate("getComputedStyle(document.body).color") != night
    ada.content()
