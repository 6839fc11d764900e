"""The operation as a planner plays it, beside the operation by the rules: step by step they stay the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.games.villa.bonus import TO_HAND
from backroom.games.villa.house.answers import choice_of, step_of
from backroom.games.villa.house.clairvoyant import as_it_is
from backroom.games.villa.house.steps import DEED, Step, take
from backroom.games.villa.state import NO_TARGET
from backroom.games.villa.team import Propose

if TYPE_CHECKING:
    from backroom.games.villa.house.outlook import Outlook
    from backroom.games.villa.state import Operation
    from backroom.kit import Game

TABLES = [
    (2, {"guards": "random", "handicap": "0", "rules": "expert"}),
    (3, {"guards": "heavies", "handicap": "4", "open": "3", "leader": "rotating"}),
    (4, {"guards": "first", "swap": "no"}),
]


def as_it_stands(world: Outlook) -> dict[str, Any]:
    """All that counts in a world, with what is to spare counted anew."""
    anew = world.copy()
    anew.take_stock()
    held = {name: getattr(anew, name) for name in world.__slots__}
    del held["known"]
    if world.place != NO_TARGET:
        del held["lead"]  # Who leads next is settled by how the arrest ends.
    return held


def next_step(game: Game[Operation], rng: Random) -> Step:
    """Whatever is asked, anything legal; mostly what fits, so that it comes to the villa."""
    op, frame = game.state, game.stack[-1]
    (ask,) = game.asked.values()
    choice = ask[0] if ask.word.startswith("ask-act") and rng.random() < 0.8 else ask.draw(rng.random)
    if isinstance(frame, Propose):
        return step_of(op, frame.matter, choice)
    verb, *kinds = choice
    return Step(DEED, (verb, tuple(sorted(op.deck.police[kind].bits for kind in kinds))))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_stay_the_same_step_by_step(seats: int, options: dict[str, str]) -> None:
    arrests = gifts = 0
    for seed in range(12):
        rng = Random(seed)
        game = backroom.new_game("villa", seats, {**options, "decisions": "captain"}, seed=seed)
        world = as_it_is(game.state)
        while game.result is None:
            step = next_step(game, rng)
            (seat,) = game.asked
            asked = game.asked[seat]
            choice = choice_of(game.state, step)
            assert choice in asked
            gifts += asked.word == "ask-bonus" and choice[1] == TO_HAND
            game.play(seat, choice)
            take(world, step)
            if game.result is None:
                by_the_rules = as_it_stands(as_it_is(game.state))
                assert as_it_stands(world) == by_the_rules
                assert world.spare == by_the_rules["spare"]
        assert world.won == bool(game.result.winners)
        arrests += 13 - game.state.standing.bit_count()
    assert arrests > 40
    assert gifts
