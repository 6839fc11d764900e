"""The parts of the table in the gallery, which only a page built for development has: seen, dragged, touched."""

from __future__ import annotations

from contextlib import ExitStack
from fcntl import LOCK_EX, flock
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.page.axe import grave_findings
from tests.page.people import DESK, PHONE

import page as page_tools

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page, Route

pytestmark = pytest.mark.browser

ADDRESS = "http://gallery.test"
PICTURES = page_tools.ROOT / "test-results" / "gallery"
BUILT = page_tools.ROOT / "test-results" / "gallery-page"
PARTS = ("card", "zone", "hand", "pile", "flight", "seat", "scene", "purse", "tray", "faces")


@pytest.fixture(scope="module")
def built() -> Path:
    """The page as it is built for development: once for all who test beside each other, until its sources change."""
    wanted = page_tools.fingerprint(page_tools.page_sources())
    BUILT.mkdir(parents=True, exist_ok=True)
    with BUILT.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not page_tools.holds(BUILT / ".built-from", wanted):
            page_tools.run_npm("run", "--silent", "build:gallery", "--", str(BUILT), "--emptyOutDir")
            (BUILT / ".built-from").write_text(wanted, encoding="utf-8")
    return BUILT


@pytest.fixture
def gallery(browser: Browser, built: Path) -> Iterator[Callable[..., Page]]:
    """Opens the gallery on a device of this size; nobody but this test answers its requests."""

    def serve(route: Route) -> None:
        file = built / urlsplit(route.request.url).path.removeprefix("/")
        route.fulfill(path=file if file.is_file() else built / "index.html")

    with ExitStack() as stack:

        def opened(
            size: tuple[int, int] = DESK, language: str = "en", look: str = "dark", *, still: bool = False
        ) -> Page:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale=language,
                color_scheme="light" if look == "light" else "dark",
                reduced_motion="reduce" if still else "no-preference",
                has_touch=True,
            )
            stack.callback(context.close)
            page = context.new_page()
            page.on("pageerror", lambda error: pytest.fail(str(error)))
            page.route(f"{ADDRESS}/**", serve)
            page.goto(f"{ADDRESS}/gallery")
            page.locator("[data-part=faces]").wait_for()
            return page

        yield opened


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_all_parts_are_photographed(
    gallery: Callable[..., Page], size: tuple[int, int], language: str, look: str
) -> None:
    page = gallery(size, language, look, still=True)
    page.locator("[data-fly=deal]").click()
    page.locator("[data-part=card] button").first.click()
    page.wait_for_timeout(300)
    for part in PARTS:
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert grave_findings(page) == []
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture = PICTURES / f"{size[0]}-{language}-{look}.png"
    page.screenshot(path=picture, full_page=True)
    assert picture.stat().st_size > 10_000


# Ways to bring a thing to a place


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, thing: Locator, place: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(place), steps=6)
    page.mouse.up()


def by_pen(page: Page, thing: Locator, place: Locator) -> None:
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    pen = {"pointerType": "pen", "button": "left", "buttons": 1, "clickCount": 1}
    line.send("Input.dispatchMouseEvent", {**pen, "type": "mousePressed", "x": x, "y": y})
    for part in (0.2, 0.6, 1.0):
        at = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        line.send("Input.dispatchMouseEvent", {**pen, "type": "mouseMoved", **at})
    line.send("Input.dispatchMouseEvent", {**pen, "type": "mouseReleased", "x": to_x, "y": to_y})


def by_finger(page: Page, thing: Locator, place: Locator) -> None:
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(place)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.4, 0.7, 1.0):
        # First straight up, out of the row: sideways the browser would scroll it.
        at = {"x": x + (to_x - x) * max(0.0, part - 0.3) / 0.7, "y": y + (to_y - y) * part}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def by_two_taps(page: Page, thing: Locator, place: Locator) -> None:
    thing.tap()
    place.locator("> [data-put]").tap()


def by_two_keys(page: Page, thing: Locator, place: Locator) -> None:
    page.locator("[data-part=hand] [data-thing=card-1]").focus()
    for _ in range(10):
        if thing.evaluate("thing => thing === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(10):
        page.keyboard.press("Shift+Tab")
        if place.evaluate("place => place.contains(document.activeElement)"):
            break
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("way", [by_mouse, by_pen, by_finger, by_two_taps, by_two_keys])
def test_a_card_is_brought_to_its_place(
    gallery: Callable[..., Page], size: tuple[int, int], way: Callable[[Page, Locator, Locator], None]
) -> None:
    page = gallery(size)
    place, other = page.locator("[data-zone=left]"), page.locator("[data-zone=right]")
    way(page, page.locator("[data-thing=card-2]"), place)
    expect(place.locator("[data-thing=card-2]")).to_be_visible()
    expect(page.locator("[data-part=hand] [data-thing]")).to_have_count(6)
    way(page, page.locator("[data-part=hand] [data-thing=card-3]"), other)
    expect(other.locator("[data-thing=card-3]")).to_be_visible()


def test_a_card_goes_home_from_where_it_may_not_lie(gallery: Callable[..., Page]) -> None:
    page = gallery()
    by_mouse(page, page.locator("[data-thing=card-1]"), page.locator("[data-zone=left]"))
    expect(page.locator(".sky > *")).to_have_count(0)
    expect(page.locator("[data-part=hand] [data-thing]")).to_have_count(7)
    expect(page.locator("[data-thing=card-1]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-thing=card-1]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing=card-1]")).to_have_attribute("aria-pressed", "false")


def test_a_new_tap_finishes_what_is_still_flying(gallery: Callable[..., Page]) -> None:
    page = gallery()
    page.locator("[data-fly=deal]").evaluate("button => button.click()")
    expect(page.locator(".sky > *")).to_have_count(12)
    page.mouse.click(5, 200)
    expect(page.locator(".sky > *")).to_have_count(0)
    expect(page.locator("[data-part=flight] [data-thing]:visible")).to_have_count(12)


def test_with_reduced_motion_things_light_up_instead(gallery: Callable[..., Page]) -> None:
    page = gallery(still=True)
    page.locator("[data-fly=deal]").click()
    expect(page.locator("[data-landed]")).to_have_count(12)
    expect(page.locator(".sky > *")).to_have_count(0)
    expect(page.locator("[data-landed]")).to_have_count(0)


def test_what_cannot_be_undone_is_asked_once_more(gallery: Callable[..., Page]) -> None:
    page = gallery()
    act = page.locator("[data-part=tray] [data-confirm]").last
    act.click()
    expect(act).to_have_text("Really pass?")
    page.get_by_role("button", name="Better not").click()
    expect(act).to_have_text("Pass")


def test_scene_and_overview_take_the_keyboard_and_give_it_back(gallery: Callable[..., Page]) -> None:
    page = gallery(PHONE)
    for button in ("Show the scene", "Overview"):
        page.get_by_role("button", name=button).press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        assert grave_findings(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name=button)).to_be_focused()


def test_a_dimmed_card_says_why(gallery: Callable[..., Page]) -> None:
    page = gallery()
    # To a tool it counts as disabled, and is so announced; a finger can touch it all the same.
    page.locator("[data-part=card] [aria-disabled]").click(force=True)
    expect(page.get_by_role("alert").get_by_text("Needed now is a red one. (V-27)")).to_be_visible()
