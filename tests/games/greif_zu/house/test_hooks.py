"""Looking ahead in Greif zu!: the round is played on to its end, and whoever has more points then is the favourite."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import backroom
from backroom.bots import bot_maker
from backroom.games.greif_zu.house.hooks import GuestHooks

if TYPE_CHECKING:
    from backroom.games.greif_zu.state import Party
    from backroom.kit import Game


def after_a_round(hooks: GuestHooks) -> Game[Party]:
    """The first question of the second round, as the hooks themselves have played on."""
    game: Game[Party] = backroom.new_game("greif_zu", 3, seed=3)
    world, chance = game.copy(Random(1)), Random(2).random
    assert hooks.worth(world, 0) is None
    while hooks.worth(world, 0) is None:
        for seat, ask in world.asked.items():
            world.play(seat, hooks.policy(world, seat, ask, chance))
            break
    return world


def test_a_line_is_judged_when_the_round_is_over() -> None:
    world = after_a_round(GuestHooks(Random(1)))
    assert world.state.round == 2
    assert world.state.last is not None


def test_whoever_has_more_points_is_the_favourite_and_the_more_so_the_later_it_is() -> None:
    hooks = GuestHooks(Random(1))
    world = after_a_round(hooks)
    world.state.chips = ((3,), (2, 2), ())
    early = [hooks.worth(world, seat) or 0.0 for seat in range(3)]
    assert abs(sum(early) - 1) < 1e-9
    assert early[1] > early[0] > early[2] > 0
    world.state.round = 3
    assert (hooks.worth(world, 1) or 0.0) > early[1]


def test_it_is_what_a_search_of_this_game_goes_by() -> None:
    rules = backroom.find("greif_zu")
    searcher = bot_maker(rules, "search:iterations=4")(Random(1))
    assert isinstance(getattr(searcher, "hooks", None), GuestHooks)
