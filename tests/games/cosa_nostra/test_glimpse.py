"""A glimpse of the underworld: all that a seat sees, and nothing besides."""

from random import Random
from typing import Any

import pytest
from tests.conformance.tables import walk
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import MEN

from backroom.games.cosa_nostra import RULES
from backroom.games.cosa_nostra.state import Underworld
from backroom.kit import Game, begin

WORLDS = 2
"""So many worlds that it cannot tell apart are drawn for each seat at each step."""


def glimpsed(game: Game[Underworld], seat: int) -> dict[str, Any]:
    world = game.chair(seat).glimpse().state
    return {name: getattr(world, name) for name in Underworld.__slots__}


@pytest.mark.parametrize("options", [{}, {"spying": "wild", "cards": "wild", "families": "choice"}])
def test_it_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(options: dict[str, str]) -> None:
    rng = Random(1)
    game = begin(RULES, 4, options, rng.random)
    for _ in walk(game, rng):
        for seat in range(4 if game.result is None else 0):
            truth = glimpsed(game, seat)
            assert all(glimpsed(game.redeal(seat, rng), seat) == truth for _ in range(WORLDS))


@pytest.mark.rule("C-25", "C-130")
def test_whoever_has_looked_at_an_order_sees_it_and_others_see_its_back() -> None:
    table = night({"franco-luciano": "threats", "big-joey": "swindle"}, jobs={0: "car-theft-1"}, cards=["snitch"])
    order = table.game.state.order
    franco, joey = MEN["franco-luciano"], MEN["big-joey"]
    blank = table.game.chair(0).glimpse().state
    assert blank.order[joey] == order[joey]
    assert not blank.known[blank.order[franco]]
    assert blank.jobs == [table.game.state.jobs[0], [], []]
    table.says(0, "snitch franco-luciano")
    assert table.game.chair(0).glimpse().state.order[franco] == order[franco]
    assert not table.game.chair(2).glimpse().state.known[order[franco]]
