"""The page for games without a board of their own plays a whole game from its view and questions alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import expect
from tests.page.people import PHONE
from tests.page.prepared import lay, played, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser


def test_a_whole_expert_game_without_a_board(come: Callable[..., Person]) -> None:
    ada = come()
    ada.watch_for_jumps()
    ada.visit("/?generic")
    ada.play_now("Ada")
    expect(ada.page.locator("svg[role=group]")).to_have_count(0)
    expect(ada.page.get_by_role("columnheader", name="Where they stand")).to_be_visible()
    assert ada.wait_for_turn()
    note = ada.page.locator("details", has_text="A note for your dossier")
    note.locator("summary").click()
    note.get_by_role("group", name="Agent").get_by_role("radio").first.check()
    note.get_by_role("group", name="Belongs to").get_by_role("radio").nth(1).check()
    note.get_by_label("Remark").fill("so quiet")
    ada.button("Confirm", note).click()
    expect(ada.page.get_by_label("The table").get_by_text("so quiet")).to_be_visible()
    while ada.wait_for_turn():
        ada.fill_in()
    expect(ada.result.get_by_role("listitem")).to_have_count(4)
    assert ada.jumps() == []
    ada.content()


ITEMS = [{"id": id_, "label": id_.title()} for id_ in ("red", "blue", "green")]
NOBODY = {"id": "-", "label": "@nobody"}
MANY = [{"id": str(number), "label": f"Number {number}"} for number in range(10)]
FIELDS: list[dict[str, Any]] = [
    {"kind": "points", "name": "points", "total": 3, "items": ITEMS},
    {
        "kind": "match",
        "name": "match",
        "items": ITEMS,
        "values": [*ITEMS, NOBODY],
        "once": ["red"],
    },
    {"kind": "one", "name": "one", "values": ITEMS},
    {"kind": "one", "name": "one_of_many", "values": [*ITEMS, *MANY]},
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
    for item, value in (("Red", "Red"), ("Blue", "Red"), ("Green", "nobody"), ("Red", "nobody")):
        match.get_by_role("group", name=item, exact=True).get_by_label(value).check()
    form.get_by_role("group", name="one", exact=True).get_by_label("Green").check()
    form.get_by_role("combobox", name="one of many").select_option("blue")
    expect(confirm).to_be_disabled()
    expect(confirm).to_have_accessible_description("Still missing: some")
    for name in ("Green", "Red"):
        form.get_by_role("checkbox", name=name).check()
    expect(form.get_by_role("checkbox", name="Blue")).to_be_disabled()
    number = form.get_by_role("spinbutton", name="number")
    expect(ada.button("number: less", form)).to_be_disabled()
    number.fill("7")
    expect(confirm).to_be_disabled()
    number.fill("20")
    expect(ada.button("number: more", form)).to_be_disabled()
    ada.button("number: less", form).click()
    form.get_by_role("textbox", name="words").fill("well then")
    ada.nothing_sticks_out()
    confirm.click()
    expect(confirm).to_be_disabled()
    assert sent == ["all red 1 blue 2 red - blue red green - green blue red,green 15 well then"]
    ada.content()


def test_it_fits_a_phone(come: Callable[..., Person]) -> None:
    ada = come(PHONE).visit("/?generic")
    ada.play_now("Ada", seats=7)
    assert ada.wait_for_turn()
    ada.nothing_sticks_out()
    ada.fill_in()
    ada.content()


# How many rows of a table have come into the page in one go, at the most.
ROWS_AT_ONCE = """
window.rowsAtOnce = 0;
new MutationObserver((changes) => {
  const rows = new Set();
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.nodeType === 1)
        for (const cell of node.querySelectorAll("[role=cell]")) rows.add(cell.parentElement);
  window.rowsAtOnce = Math.max(window.rowsAtOnce, rows.size);
}).observe(document, { childList: true, subtree: true });
"""


def test_a_long_table_is_drawn_row_by_row(house: House, come: Callable[..., Person]) -> None:
    """However many rows there are, no task of the page is as long as all of them."""
    game = played("mafia_de_cuba", 12, lambda game: game.result is not None, bot="random")
    ada = come(PHONE)
    ada.page.add_init_script(ROWS_AT_ONCE)
    sit_down(ada, 0, lay(house, game, 0))
    ada.visit(f"{urlsplit(ada.page.url).path}?generic")
    expect(ada.page.get_by_role("table", name="What everybody says").locator(".row")).to_have_count(12)
    assert ada.page.evaluate("rowsAtOnce") == 1
    # It is over: how it ended is what one came for.
    expect(ada.result.get_by_role("heading")).to_be_in_viewport(ratio=1)
    ada.content()


# Where a line lies while the one above it is told at length for a moment, and then briefly again.
TOLD_AT_LENGTH = """async ([told, below]) => {
  const drawn = () => new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(over)));
  const places = [];
  for (const text of [told.textContent, "and so it went on ".repeat(12), told.textContent]) {
    told.textContent = text;
    await drawn();
    places.push(below.getBoundingClientRect().top);
  }
  return places;
}"""


def test_what_stays_keeps_its_place_on_a_phone(house: House, come: Callable[..., Person]) -> None:
    """A line that has been long leaves its place to itself, and what one may say in advance does not go aside."""
    game = played("mafia_de_cuba", 12, lambda game: game.may(0) != (), bot="random")
    ada = come(PHONE)
    sit_down(ada, 0, lay(house, game, 0))
    ada.visit(f"{urlsplit(ada.page.url).path}?generic")
    lines = ada.page.get_by_label("The table").locator("dl").first.locator("> div")
    expect(lines.nth(1)).to_be_visible()
    told, below = lines.first.locator("dd").element_handle(), lines.nth(1).element_handle()
    before, meanwhile, after = ada.page.evaluate(TOLD_AT_LENGTH, [told, below])
    assert before < meanwhile == after
    hush = ada.page.locator("details", has_text="Pass in advance")
    offers = ada.page.locator("details", has_text="You can also")
    expect(offers).to_be_visible()
    beside = hush.bounding_box()
    offers.evaluate("(offers) => offers.remove()")
    assert hush.bounding_box() == beside
