"""Looking ahead in La Cosa Nostra: other bosses' ideas, played on to payday."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import backroom
from backroom.games.cosa_nostra.house.hooks import CosaHooks
from backroom.games.cosa_nostra.house.player import House

if TYPE_CHECKING:
    from backroom.games.cosa_nostra.state import Underworld
    from backroom.kit import Choice, Game


def planning() -> Game[Underworld]:
    """A plan is due on which bosses differ."""
    game: Game[Underworld] = backroom.new_game("cosa_nostra", 3, {"start": "0"}, seed=2)
    bots = [House(Random(seat)) for seat in range(3)]
    while not any(ask.word == "ask-plan" and len(ideas(game, seat)) > 1 for seat, ask in game.asked.items()):
        for seat in game.asked:
            game.play(seat, bots[seat].choose(game.chair(seat)))
    return game


def ideas(game: Game[Underworld], seat: int) -> set[Choice]:
    ask = game.asked[seat]
    return {ask.meant(idea) for idea in CosaHooks(Random(1)).first(game, seat, ask)}


def test_a_round_is_played_on_to_payday_and_judged_there() -> None:
    game, hooks = planning(), CosaHooks(Random(1))
    seat = next(seat for seat in game.asked if len(ideas(game, seat)) > 1)
    world = game.copy(Random(1))
    world.play(seat, max(ideas(game, seat)))
    assert hooks.worth(world, seat) is None
    while hooks.worth(world, seat) is None:
        for other, question in world.asked.items():
            world.play(other, hooks.policy(world, other, question, Random(1).random))
            break
    shares = [hooks.worth(world, each) or 0.0 for each in range(3)]
    assert abs(sum(shares) - 1) < 1e-9
    assert world.state.round == game.state.round


def test_whoever_is_ahead_on_payday_is_the_favourite() -> None:
    game, hooks = planning(), CosaHooks(Random(1))
    world = game.copy(Random(1))
    while hooks.worth(world, 0) is None:
        for other, question in world.asked.items():
            world.play(other, hooks.policy(world, other, question, Random(1).random))
            break
    before = hooks.worth(world, 0) or 0.0
    world.state.cash[0] += 20
    assert (hooks.worth(world, 0) or 0.0) > before + 0.1
