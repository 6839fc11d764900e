"""Tables with bots around them, and towns to put before a bot."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import backroom
from backroom.games.heimlich.state import AGENTS, BUILDINGS, Town
from backroom.games.heimlich.turn import MOVE, PLACE_SAFE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.kit import Bot, Game


def seat_bots(names: list[str], seed: int) -> list[Bot]:
    rng = Random(seed)
    bots = backroom.find("heimlich").bots
    return [bots[name](rng) for name in names]


def decisions(names: list[str], rules: str, seed: int) -> Iterator[tuple[Game[Town], int, Any]]:
    """A game of bots, decision by decision: the game before it, the seat, and the choice it is about to make."""
    game = backroom.new_game("heimlich", len(names), {"rules": rules}, seed=seed)
    bots = seat_bots(names, seed)
    while game.result is None:
        for seat in game.asked:
            choice = bots[seat].choose(game.chair(seat))
            yield game, seat, choice
            game.play(seat, choice)


def chosen_by(name: str, game: Game[Town], seed: int = 0) -> str:
    """What such a bot on seat 0 does now."""
    ask = game.asked[0]
    return ask.text(seat_bots([name], seed)[0].choose(game.chair(0)))


def play(names: list[str], rules: str, seed: int) -> Game[Town]:
    """A whole game of bots."""
    game = None
    for game, _, _ in decisions(names, rules, seed):  # noqa: B007
        pass
    assert game is not None
    return game


def town(
    card: str,
    roll: int = 0,
    rules: str = "basic",
    seats: int = 4,
    safe: str = "house-7",
    score: dict[str, int] | None = None,
    **place: str,
) -> Game[Town]:
    """A game in which seat 0 has that card and is about to move, or, without a roll, to put the safe somewhere.

    Agents not placed wait in the church. The story of such a game begins here.
    """
    game: Game[Town] = backroom.new_game("heimlich", seats, {"rules": rules, "start": "0"}, seed=1)
    game = game.redeal(0, Random(1))
    state = game.state
    state.colours = tuple(range(state.agents))
    others = [agent for agent in range(state.agents) if AGENTS[agent] != card]
    state.cards = (AGENTS.index(card), *others[: seats - 1])
    for agent, building in place.items():
        state.place[AGENTS.index(agent)] = BUILDINGS.index(building.replace("_", "-"))
    for agent, points in (score or {}).items():
        state.score[AGENTS.index(agent)] = points
    state.safe = BUILDINGS.index(safe)
    state.roll = roll
    game.stack[:] = [MOVE if roll else PLACE_SAFE]
    game.settle()
    return game
