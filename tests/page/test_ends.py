"""The end of every game: who has won and what to press next are in sight together, however much there is to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.page.people import DESK, PHONE
from tests.page.prepared import lay, played, sit_down

from backroom.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Size
    from tests.page.people import House, Person

pytestmark = pytest.mark.browser

SEATS = {"villa": 4, "mafia_de_cuba": 8}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(catalogue()))
def test_what_to_press_next_is_in_sight_with_the_result(
    house: House, come: Callable[..., Person], game: str, size: Size
) -> None:
    ended = played(game, SEATS.get(game, 3), lambda game: game.result is not None, bot="random")
    ada = come(size)
    sit_down(ada, 0, lay(house, ended, 0))
    expect(ada.result.get_by_role("heading")).to_be_in_viewport(ratio=1)
    rematch, home = ada.button("Rematch"), ada.button("Back to the first screen", ada.result)
    for way in (rematch, home):
        expect(way).to_be_in_viewport(ratio=1)
        # Nothing lies over it.
        way.click(trial=True)
    # Both are in one line, so that little of the result is covered.
    first, second = rematch.bounding_box(), home.bounding_box()
    assert first
    assert second
    assert first["y"] == pytest.approx(second["y"], abs=1)
    # Nobody is asked any more, so there is nothing to pass on.
    expect(ada.page.locator("[data-hush]")).to_have_count(0)
    ada.fits()
    ada.content()
