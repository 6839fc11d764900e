"""Comparing ideas: in the same worlds, until the others have fallen behind or make no difference."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.villa.scenes import GUARDS, scene

import backroom
from backroom.games.villa.house import foresight
from backroom.games.villa.house.foresight import EFFORT, in_doubt, likely_end, most_promising, plan_steps
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import ANY
from backroom.games.villa.house.steps import PLAN, Step
from backroom.games.villa.house.temper import TEMPER
from backroom.games.villa.state import PLACES


@pytest.mark.parametrize(
    ("best", "other", "doubtful"),
    [
        ([1.0, 0.0, 1.0, 1.0], [1.0, 0.0, 1.0, 1.0], False),  # the same in every world
        ([1.0, 1.0, 1.0, 0.0] * 8, [0.0, 0.0, 0.0, 0.0] * 8, False),  # far behind
        ([1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0], True),  # now this one, now that
    ],
)
def test_an_idea_is_dropped_when_it_is_behind_or_makes_no_difference(
    best: list[float], other: list[float], doubtful: bool
) -> None:
    assert in_doubt(best, other) == doubtful


def test_it_looks_no_further_than_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ideas that chance alone tells apart are compared to the end of its patience, and no further."""
    known = Knowledge(backroom.new_game("villa", 3, {"guards": "random", "swap": "no"}, seed=1).state)
    rng, looks = Random(2), []

    def end(world: object, step: Step) -> float:
        looks.append(step)
        return float(rng.random() < 0.5)

    monkeypatch.setattr(foresight, "after", end)
    most_promising(known, [Step(PLAN, (0, 0)), Step(PLAN, (0, 1))])
    assert len(looks) <= EFFORT.playouts + 2 * EFFORT.batch


def test_it_takes_the_better_idea_also_if_it_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    known = Knowledge(backroom.new_game("villa", 3, {"guards": "random", "swap": "no"}, seed=1).state)
    rng = Random(3)
    odds = {0: 0.3, 1: 0.4, 2: 0.8}
    monkeypatch.setattr(foresight, "after", lambda world, step: float(rng.random() < odds[step.what[1]]))
    best, likely = most_promising(known, [Step(PLAN, (0, leader)) for leader in odds])
    assert best == 2
    assert 0.6 < likely < 1


def test_a_plan_is_priced_for_everybody_who_may_be_behind_the_back() -> None:
    """Led by the first seat, open cards fit Narben-Juri as well as Kanonen-Klara."""
    both = ("yellow blue blue blue", "green red blue blue", "red blue green green", "blue red green green")
    posts = {"park-1": "Narben-Juri"} | dict(zip(PLACES[1:13], GUARDS[:12], strict=True))
    table = scene(both, posts=posts, standing=["park-1"], piles=("green", "green", "green", "red"))
    known = Knowledge(table.game.state)
    assert known.guessing
    assert plan_steps(known, Random(1))[0] == Step(PLAN, (0, 0))


def test_only_what_is_counted_or_searched_to_the_end_is_without_a_chance() -> None:
    lost = Knowledge(scene(("red", "blue"), seats=2, standing=(), piles=("", "")).game.state)
    assert likely_end(lost, 10) == 0
    won = Knowledge(scene(("green red", "red blue"), seats=2, standing=(), piles=("", "")).game.state)
    assert likely_end(won, 10) == 1
    open_ended = Knowledge(backroom.new_game("villa", 2, {"guards": "random", "handicap": "-8"}, seed=2).state)
    assert 0 < likely_end(open_ended, 10) < 1


def test_a_joker_that_is_dearer_to_somebody_is_kept_for_longer() -> None:
    state = backroom.new_game("villa", 3, {"guards": "random", "swap": "no"}, seed=1).state
    usual, fond = Knowledge(state), Knowledge(state, TEMPER._replace(joker=3.0))
    assert usual == Knowledge(state) != fond
    joker, plain = ANY, 1
    gaps = []
    for known in (usual, fond):
        world = known.imagine(Random(1))
        cards = world.market.prices(world.spare).cards
        gaps.append(cards[joker] - cards[plain])
    assert gaps[1] > gaps[0] + 2
