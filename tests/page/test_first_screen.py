"""The first screen keeps up with one's tables, fits wide screens, and says when the house has another page by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import NARROW

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.people import Person

pytestmark = pytest.mark.browser

LAY = """async () => {
  const headers = { "content-type": "application/json" };
  const wish = { game: "heimlich", seats: [{ kind: "person", name: "Ada" }, { kind: "open" }], options: {} };
  const body = JSON.stringify({ ...wish, visibility: "invited", clock: 0 });
  const { table, tokens } = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  localStorage.setItem("backroom:seats", JSON.stringify({ [table.id]: Object.values(tokens) }));
  return table.id;
}"""
SIT = """async (table) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name: "Ben", ready: true });
  return (await fetch(`/api/tables/${table}/sit`, { method: "POST", headers, body })).status;
}"""


def test_my_tables_say_whose_turn_it_is_without_being_asked_again(come: Callable[..., Person]) -> None:
    ada = come().brisk().at_the_door()
    table = ada.page.evaluate(LAY)
    ada.visit()
    mine = ada.page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("1 seat free")
    assert ada.page.evaluate(SIT, table) == 201
    expect(mine).to_contain_text("turn")
    # Whoever comes to the same door now is too late to sit down, and is told so.
    cleo = come(NARROW, "de").visit(f"/t/{table}")
    expect(cleo.page.get_by_text("Die Partie läuft schon")).to_be_visible()
    expect(cleo.page.get_by_text("lädt dich ein")).to_have_count(0)
    expect(cleo.page).to_have_title("Heimlich & Co: Zuschauen – Backroom")
    ada.content()


def test_five_games_stand_side_by_side_on_a_wide_screen(come: Callable[..., Person]) -> None:
    ada = come((1920, 1080)).visit()
    games = ada.page.locator(".game:not(.skeleton)")
    expect(games).to_have_count(5)
    tops = games.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    ada.nothing_sticks_out()


def test_a_phone_that_capitalizes_finds_the_way(come: Callable[..., Person]) -> None:
    ada = come(NARROW, "de").visit("/Learn/Heimlich")
    expect(ada.page.locator("[data-picture]")).to_be_visible()
    ada.visit("/index.html")
    expect(ada.page.get_by_role("heading", name="Spiele", exact=True)).to_be_visible()


@pytest.mark.parametrize("renewed", [True, False])
def test_a_page_whose_parts_are_gone_offers_to_load_the_new_one(come: Callable[..., Person], renewed: bool) -> None:
    ada = come(NARROW, "de").visit()
    learn = ada.offer("Heimlich & Co").get_by_role("link", name="So wird gespielt")
    expect(learn).to_be_visible()
    ada.page.route("**/assets/*", lambda route: route.fulfill(status=404))
    if renewed:
        ada.page.route(f"{ada.house.address}/", lambda route: route.fulfill(body="<script src=/assets/new.js>"))
    learn.click()
    said = ada.page.get_by_role("alert").filter(has_text="Haus")
    expect(said).to_contain_text("Das Haus wurde aktualisiert" if renewed else "Das Haus antwortet nicht")
    ada.fits()
    ada.page.unroute_all()
    ada.button("Neu laden").click()
    expect(ada.page.locator("[data-picture]")).to_be_visible()
