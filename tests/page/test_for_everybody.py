"""By keyboard, with a screen reader, with fingers on a small screen, in any light."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.page.people import DESK, PHONE
from tests.page.prepared import lay, played, sit_down

from backroom.games.heimlich.state import BUILDINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import House, Person

    from backroom.kit import Game

pytestmark = pytest.mark.browser

FINGER = 44
LEGIBLE = 4.5
ASKS_FOR_A_NAME = {"button", "link", "textbox", "combobox", "radio", "checkbox", "tab", "searchbox", "spinbutton"}

# The contrast of every visible text with what is painted behind it, the page's own light and shade included.
CONTRASTS = """
() => {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const part = (c) => ((c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const over = (top, below) => [0, 1, 2].map((i) => (top[i] * top[3] + below[i] * (255 - top[3])) / 255).concat(255);
  const probe = document.body.appendChild(document.createElement("i"));
  const shades = ["--lamp", "--room", "--room-edge"].map((name) => {
    probe.style.color = `var(${name})`;
    return rgba(getComputedStyle(probe).color);
  });
  probe.remove();
  const behind = (element) => {
    const layers = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      layers.push(color);
      if (color[3] === 255) break;
    }
    const opaque = layers.at(-1)?.[3] === 255;
    const grounds = opaque ? [layers.pop()] : shades;
    return grounds.map((ground) => layers.reduceRight((below, top) => over(top, below), ground));
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || element.closest("svg, :disabled, .unseen, option, noscript") || !element.checkVisibility()) continue;
    const color = rgba(getComputedStyle(element).color);
    const worst = Math.min(...behind(element).map((ground) => contrast(over(color, ground), ground)));
    found.push([text.slice(0, 40), worst]);
  }
  return found;
}
"""

# What a finger must hit, and how large it is.
TARGETS = """
() => [...document.querySelectorAll("button, a, select, input:not(label *), summary, .counts label, label:has(input)")]
  .filter((element) => element.checkVisibility() && !element.closest(".unseen"))
  .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
  .map(([html, box]) => [html, Math.min(box.width, box.height)])
"""


def nameless(person: Person) -> list[dict[str, Any]]:
    """Things one can use that a screen reader could not call by a name."""
    tree = person.page.context.new_cdp_session(person.page).send("Accessibility.getFullAXTree")
    return [
        node
        for node in tree["nodes"]
        if not node.get("ignored")
        and node.get("role", {}).get("value") in ASKS_FOR_A_NAME
        and not node.get("name", {}).get("value", "").strip()
    ]


def good_for_everybody(person: Person) -> None:
    person.fits()
    assert nameless(person) == []
    assert [found for found in person.page.evaluate(CONTRASTS) if found[1] < LEGIBLE] == []
    assert [found for found in person.page.evaluate(TARGETS) if found[1] < FINGER] == []


def tab_to(person: Person, selector: str) -> None:
    """Tab until something that fits has the focus; whoever sees must see where it is."""
    for _ in range(120):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    pytest.fail(f"the keyboard does not get to {selector}")


def towards_the_safe(person: Person, points: int) -> str:
    """The agent that gets to the safe with at most so many points, if there is one; found as one hears the board."""
    buildings = person.page.get_by_role("list").filter(has_text="the ruin").get_by_role("listitem").all_inner_texts()
    safe = next(place for place, heard in enumerate(buildings) if "with the safe" in heard)
    for way in range(1, points + 1):
        for agent in ("Yellow", "Red", "Violet", "Blue", "Green", "Orange", "Grey"):
            if agent in buildings[safe - way]:
                return f"{agent.lower()} {way}"
    first = person.page.locator("[data-give]").first.get_attribute("data-give")
    return f"{first} {points}"


def turn_by_keyboard(person: Person) -> bool:
    """Answers with the keyboard alone; whether it was the safe that was placed."""
    question = person.question()
    safe = person.page.locator(".legal").count() > 0
    if safe:
        tab_to(person, ".legal")
        person.page.keyboard.press("Enter")
        # After a choice the keyboard is on its confirm: two keys from the building.
        expect(person.page.locator(".bar button")).to_be_focused()
    else:
        points = int(person.page.locator(".actions .main").inner_text().split()[0])
        agent, steps = towards_the_safe(person, points).split()
        tab_to(person, f"[data-give={agent}]")
        for _ in range(int(steps)):
            person.page.keyboard.press("Space")
        if int(steps) < points:
            tab_to(person, f"[data-give]:not([data-give={agent}])")
            for _ in range(points - int(steps)):
                person.page.keyboard.press("Enter")
        # So it is after the last point.
        expect(person.page.locator(".actions .main")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.taken(question)
    return safe


def test_from_the_first_screen_to_the_first_move_by_keyboard_alone(come: Callable[..., Person]) -> None:
    ada = come().visit()
    expect(ada.page.get_by_role("heading", name="Heimlich & Co")).to_be_visible()
    tab_to(ada, ".main[aria-describedby=game-heimlich]")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    tab_to(ada, "dialog input[type=text]")
    ada.page.keyboard.type("Ada")
    ada.page.keyboard.press("Enter")
    assert ada.wait_for_turn()
    assert not turn_by_keyboard(ada)
    ada.content()


def near_the_safe(game: Game[Any]) -> bool:
    """Seat 0 is to move, and its points take somebody to the safe."""
    view = game.view(0)
    ways = [(view["safe"] - place) % len(BUILDINGS) for place in view["place"]]
    return view["phase"] == "move" and view["active"] == 0 and any(0 < way <= view["roll"] for way in ways)


def test_the_safe_is_cracked_and_moved_by_keyboard_alone(come: Callable[..., Person], house: House) -> None:
    table = lay(house, played("heimlich", 4, near_the_safe), 0)
    ada = come()
    sit_down(ada, 0, table)
    assert ada.wait_for_turn()
    assert not turn_by_keyboard(ada)
    assert turn_by_keyboard(ada)
    ada.content()


@pytest.mark.parametrize(("size", "look"), [(PHONE, "light"), (DESK, "dark")])
def test_every_screen_is_good_for_everybody(come: Callable[..., Person], size: tuple[int, int], look: str) -> None:
    ada = come(size, "de", look).visit()
    expect(ada.page.get_by_role("heading", name="Heimlich & Co")).to_be_visible()
    good_for_everybody(ada)
    dialog = ada.open_dialog("Freunde einladen", "Ada", seats=7)
    good_for_everybody(ada)
    ada.button("Tisch eröffnen", dialog).click()
    expect(ada.page.get_by_role("img", name="QR-Code")).to_be_visible()
    good_for_everybody(ada)

    ben = come(size, "de", look)
    ben.page.goto(ada.page.url)
    expect(ben.button("Hinsetzen")).to_be_visible()
    good_for_everybody(ben)

    ada.button(re.compile("^Jetzt beginnen")).click()
    assert ada.wait_for_turn()
    good_for_everybody(ada)
    for panel in ("Verlauf", "Gespräch", "Dossier", "Regeln"):
        ada.open_panel(panel)
        good_for_everybody(ada)
    ada.page.get_by_role("searchbox").fill("Ruine")
    expect(ada.page.locator("mark").first).to_have_text("Ruine")
    ada.content()


@pytest.mark.parametrize(("size", "look"), [(PHONE, "dark"), (DESK, "light")])
def test_a_game_without_a_board_is_good_for_everybody(
    come: Callable[..., Person], size: tuple[int, int], look: str
) -> None:
    ada = come(size, "de", look).visit("/?generic")
    ada.play_now("Ada")
    assert ada.wait_for_turn()
    ada.page.locator("details", has_text="Dossier").locator("summary").click()
    good_for_everybody(ada)
    while ada.wait_for_turn() and "Tipps" not in ada.prompt.inner_text():
        ada.fill_in()
    good_for_everybody(ada)
    ada.page.get_by_text("Mehr vom Tisch").click()
    good_for_everybody(ada)
    ada.content()


def test_the_board_can_be_heard(come: Callable[..., Person]) -> None:
    ada = come().visit()
    # Whoever begins finds everybody in the church.
    ada.play_now("Ada", seats=5, rules="basic", start="0")
    assert ada.wait_for_turn()
    ada.page.locator("[data-give=red]").click()
    buildings = ada.page.get_by_role("list").filter(has_text="the ruin")
    expect(buildings.get_by_role("listitem")).to_have_count(12)
    expect(buildings.get_by_role("listitem").filter(has_text="with the safe")).to_have_count(1)
    expect(ada.page.get_by_role("status").filter(has_text="Red goes to house 1")).to_have_count(1)
    expect(ada.prompt.get_by_role("status")).to_have_text(re.compile("^Move"))
