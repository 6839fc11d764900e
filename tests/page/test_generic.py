"""The page for games without a board of their own plays a whole game from its view and questions alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute
    from tests.page.people import Person

pytestmark = pytest.mark.browser


def fill_in(person: Person) -> None:
    """Any form: all points to the first, a dash for everyone, or the first choice there is."""
    answer = person.page.get_by_role("region", name="Your answer")
    question = person.question()
    if answer.get_by_role("group", name="Points").count():
        more = person.page.get_by_role("button", name="One more for Red")
        while more.is_enabled():
            more.click()
    for item in answer.get_by_role("combobox").all():
        item.select_option("-")
    confirm = person.button("Confirm", answer)
    (confirm if confirm.count() else answer.get_by_role("button").first).click()
    person.taken(question)


def test_a_whole_expert_game_without_a_board(come: Callable[..., Person]) -> None:
    ada = come().visit("/?generic")
    ada.play_now("Ada")
    expect(ada.page.locator("svg[role=group]")).to_have_count(0)
    expect(ada.page.get_by_role("columnheader", name="Where they stand")).to_be_visible()
    assert ada.wait_for_turn()
    note = ada.page.locator("details", has_text="A note for your dossier")
    note.locator("summary").click()
    note.get_by_label("Agent").select_option("red")
    note.get_by_label("Belongs to").select_option("1")
    note.get_by_label("Remark").fill("so quiet")
    ada.button("Confirm", note).click()
    expect(ada.page.get_by_label("The table").get_by_text("so quiet")).to_be_visible()
    while ada.wait_for_turn():
        fill_in(ada)
    expect(ada.result.get_by_role("listitem")).to_have_count(4)
    ada.content()


ITEMS = [{"id": id_, "label": id_.title()} for id_ in ("red", "blue", "green")]
NOBODY = {"id": "-", "label": "@nobody"}
FIELDS: list[dict[str, Any]] = [
    {"kind": "points", "name": "points", "total": 3, "items": ITEMS},
    {
        "kind": "match",
        "name": "match",
        "items": ITEMS,
        "values": [*ITEMS, {"id": "-", "label": "@nobody"}],
        "once": ["red"],
    },
    {"kind": "one", "name": "one", "values": ITEMS},
    {"kind": "some", "name": "some", "values": ITEMS, "least": 1, "most": 2},
    {"kind": "number", "name": "number", "least": 0, "most": 20, "step": 5},
    {"kind": "words", "name": "words", "most": 30},
]


def test_every_kind_of_field_can_be_filled_in(come: Callable[..., Person]) -> None:
    """A made-up game asks for everything at once; the house's side of the talk is played here."""
    ada = come(PHONE).visit()
    ada.play_now("Ada", rules="basic")
    ask = {"kind": "form", "word": "ask-all", "args": {}, "verb": "all", "fields": FIELDS}
    sent: list[str] = []

    def play_house(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def say(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] in ("welcome", "update"):
                said.update(ask=ask, question=99)
            line.send(msgspec.json.encode(said).decode())

        def hear(message: str | bytes) -> None:
            said = msgspec.json.decode(message)
            if said["type"] == "answer":
                sent.append(said["choice"])
            else:
                house.send(message)

        line.on_message(hear)
        house.on_message(say)

    ada.page.route_web_socket("**/ws", play_house)
    ada.page.goto(f"{ada.page.url}?generic")
    form = ada.page.get_by_role("region", name="Your answer")
    confirm = ada.button("Confirm", form)
    for name, times in (("Blue", 2), ("Red", 1)):
        for _ in range(times):
            form.get_by_role("button", name=f"One more for {name}").click()
    match = form.get_by_role("group", name="match")
    for item, value in (("Red", "red"), ("Blue", "red"), ("Green", "-"), ("Red", "-")):
        match.get_by_role("combobox", name=item, exact=True).select_option(value)
    form.get_by_role("combobox", name="one", exact=True).select_option("green")
    expect(confirm).to_be_disabled()
    for name in ("Green", "Red"):
        form.get_by_role("checkbox", name=name).check()
    expect(form.get_by_role("checkbox", name="Blue")).to_be_disabled()
    form.get_by_role("spinbutton").fill("15")
    form.get_by_role("textbox", name="words").fill("well then")
    ada.fits()
    confirm.click()
    expect(confirm).to_be_disabled()
    assert sent == ["all red 1 blue 2 red - blue red green - green red,green 15 well then"]
    ada.content()


def test_it_fits_a_phone(come: Callable[..., Person]) -> None:
    ada = come(PHONE).visit("/?generic")
    ada.play_now("Ada", seats=7)
    assert ada.wait_for_turn()
    ada.fits()
    fill_in(ada)
    ada.content()
