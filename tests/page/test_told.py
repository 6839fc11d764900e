"""What just happened is told to everybody: aloud, in sight, in time, and without anything jumping."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import DESK, LANDSCAPE, NARROW, PHONE
from tests.page.prepared import lay
from tests.page.prepared import sit_down as take_seat

import backroom

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

pytestmark = pytest.mark.browser

# Whatever comes into the spoken region, line by line, as a screen reader would be told.
HEAR = """
window.spoken = [];
const region = "[data-announced]";
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.nodeType === 1 && node.matches("[data-line]") && node.parentElement?.matches(region))
        window.spoken.push(Number(node.dataset.line));
}).observe(document, { childList: true, subtree: true });
"""

KNOCKS = """
window.knocks = 0;
navigator.vibrate = () => { window.knocks += 1; return true; };
"""

LAY = """async ([clock, seats]) => {
  const options = { rules: "basic", start: "0" };
  const body = JSON.stringify({ game: "heimlich", seats, options, visibility: "invited", clock });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  const { table, tokens } = await answer.json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: tokens }));
  return table.id;
}"""


def sit_down(person: Person, clock: int = 0) -> Person:
    """Ada begins a game against a bot, with so many seconds for each move."""
    person.at_the_door()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = person.page.evaluate(LAY, [clock, seats])
    return person.visit(f"/t/{table}")


def test_every_line_of_the_story_is_spoken_once(come: Callable[..., Person]) -> None:
    ada = come()
    ada.page.add_init_script(HEAR)
    sit_down(ada)
    assert ada.wait_for_turn()
    before = int(ada.page.locator("[data-announced]").get_attribute("data-announced") or 0)
    while ada.wait_for_turn():
        ada.answer()
    region = ada.page.locator("[data-announced]")
    while ada.button("What happened before").count():
        ada.button("What happened before").click()
    lines = ada.page.locator("ol[aria-label=Story] li").count()
    expect(region).to_have_attribute("data-announced", str(lines))
    assert lines > before
    assert ada.page.evaluate("spoken") == list(range(ada.page.evaluate("spoken[0]"), lines + 1))
    # What was there when one came is no news; what came later is.
    assert ada.page.evaluate("spoken[0]") <= before + 1
    ada.content()


def test_what_happened_last_stays_in_sight_on_ones_own_turn(come: Callable[..., Person]) -> None:
    ada = sit_down(come(PHONE))
    assert ada.wait_for_turn()
    ada.answer()
    assert ada.wait_for_turn()
    expect(ada.prompt.get_by_text("Your turn")).to_be_visible()
    last = ada.open_panel("Story").locator("li").last.inner_text()
    expect(ada.prompt.locator(".last")).to_have_text(re.compile(re.escape(last.strip())))


def test_what_happened_last_is_read_whole_by_a_touch_and_nothing_gives_way(come: Callable[..., Person]) -> None:
    ada = sit_down(come(PHONE))
    assert ada.wait_for_turn()
    ada.answer()
    assert ada.wait_for_turn()
    board = ada.page.locator("[data-give]").first
    before, lately = board.bounding_box(), ada.page.get_by_role("list", name="What just happened")
    touch = ada.button("What just happened")
    touch.click()
    assert lately.locator("li").last.inner_text() == ada.prompt.locator(".last").inner_text()
    expect(lately.locator("li").last).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == before
    touch.press("Escape")
    expect(lately).to_have_count(0)
    touch.click()
    expect(lately).to_be_visible()
    # Whatever else is touched closes it, and is touched all the same.
    ada.answer()
    expect(lately).to_have_count(0)
    ada.content()


def test_when_time_is_up_a_notice_stays_and_says_what_a_bot_did(come: Callable[..., Person]) -> None:
    ada = sit_down(come(), clock=1)
    notice = ada.page.get_by_role("alert").locator(".notice")
    expect(notice).to_contain_text("Your time was up")
    # Nobody answers, the game runs on, and the notice is still there.
    told = int(ada.page.locator("[data-announced]").get_attribute("data-announced") or 0)
    ada.page.wait_for_function(
        "told => Number(document.querySelector('[data-announced]').dataset.announced) > told + 8", arg=told
    )
    expect(notice).to_be_visible()
    expect(ada.open_panel("Story").get_by_text("(a bot stood in)").first).to_be_visible()
    # Whoever comes later is told so, too.
    ada.page.reload()
    expect(ada.open_panel("Story").get_by_text("(a bot stood in)").first).to_be_visible()
    ada.content()


def test_ten_seconds_before_the_end_one_is_warned(come: Callable[..., Person]) -> None:
    ada = come()
    ada.page.clock.install()
    sit_down(ada, clock=3600)
    assert ada.wait_for_turn()
    expect(ada.prompt.get_by_text("10 seconds left").first).to_have_count(0)
    ada.page.clock.fast_forward(3595_000)
    expect(ada.prompt.locator(".hurry")).to_be_visible()
    expect(ada.prompt.get_by_role("alert")).to_have_text("10 seconds left")


def test_my_turn_is_heard_and_felt_if_one_wants_that(come: Callable[..., Person]) -> None:
    ada = come(PHONE)
    ada.page.add_init_script(KNOCKS)
    sit_down(ada)
    assert ada.wait_for_turn()
    assert re.match("● Your turn", ada.page.title())
    assert ada.page.evaluate("knocks") == 0
    ada.open_panel("Players").get_by_role("button", name="Knock when it is your turn").click()
    knocked = ada.page.evaluate("knocks")
    assert knocked == 1
    ada.button("Close").click()
    ada.answer()
    assert ada.wait_for_turn()
    ada.page.wait_for_function("knocks >= 2")
    ada.page.reload()
    assert ada.wait_for_turn()
    ada.page.wait_for_function("knocks >= 1")


@pytest.mark.parametrize("size", [NARROW, DESK])
def test_nothing_jumps_in_a_whole_game(come: Callable[..., Person], size: tuple[int, int]) -> None:
    ada = come(size)
    ada.watch_for_jumps()
    sit_down(ada)
    while ada.wait_for_turn():
        ada.answer()
    expect(ada.result.get_by_role("heading").first).to_be_in_viewport()
    assert ada.jumps() == []


@pytest.mark.parametrize(
    ("game", "size"), [("mafia_de_cuba", LANDSCAPE), ("mafia_de_cuba", NARROW), ("greif_zu", DESK)]
)
def test_nothing_jumps_while_bots_play_to_the_end(
    come: Callable[..., Person], house: House, game: str, size: tuple[int, int]
) -> None:
    table = lay(house, backroom.new_game(game, backroom.find(game).min_seats, seed=1), 0)
    # The last raid is on stage for twenty seconds.
    ada = come(size).brisk()
    ada.watch_for_jumps()
    take_seat(ada, 0, table)
    # A bot plays for her, and she looks on.
    if size != DESK:
        ada.open_panel("Players")
    for step in ("Leave", "Really leave? A bot takes over"):
        ada.button(step).click()
    if size != DESK:
        ada.button("Close").click()
    # What one has moved oneself does not count, however late it comes.
    ada.page.evaluate("shifts.length = 0")
    ada.result.wait_for()
    expect(ada.result.get_by_role("heading").first).to_be_in_viewport()
    assert ada.jumps() == []
