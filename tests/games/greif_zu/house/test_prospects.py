"""What the house player plays for: points, and in the last round the win; and which IDs it can count on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from tests.games.greif_zu.party import INNOCENT, Scene, scene

from backroom.games.greif_zu.house.prospects import Worth, worth_of_places
from backroom.games.greif_zu.house.sight import Sight, Stock


def sight(table: Scene, seat: int = 0) -> Sight:
    return Sight(table.game.view(seat), Stock(table.party.pool, table.party.deck.extras))


def worth(chips: Sequence[Sequence[int]], last_round: bool = True, to_win: bool = False) -> Worth:
    return worth_of_places(sight(scene([INNOCENT] * 4, specials={}, chips=chips, last_round=last_round)), to_win)


def of_second(found: Worth) -> float:
    """How much of the way from guilty to the richest the second place is worth: the less, the more one risks."""
    return (found.innocent[1] - found.guilty) / (found.innocent[0] - found.guilty)


EVEN = ((1, 2), (1, 2), (1, 2), (1, 2))
LEADING = ((1, 3, 3, 3), (1, 2), (1,), (1,))
TRAILING = ((1,), (1, 2, 2, 2), (1, 2), (1, 2))


def test_before_the_last_round_a_place_is_worth_its_chips() -> None:
    guilty, innocent = worth(EVEN, last_round=False)
    assert guilty == -1
    assert innocent == pytest.approx((5.28, 3.52, 1.76, 0))


def test_who_is_behind_in_the_last_round_plays_for_the_first_place() -> None:
    assert of_second(worth(TRAILING)) < of_second(worth(EVEN)) < of_second(worth(LEADING))


def test_who_plays_for_the_win_from_the_first_round_on_risks_more_but_less_than_in_the_last() -> None:
    """Only one of four wins: a second place is worth less than its chips, and the less the fewer rounds are left."""
    early = worth(EVEN, last_round=False, to_win=True)
    assert of_second(worth(EVEN)) < of_second(early) < of_second(worth(EVEN, last_round=False))
    assert of_second(worth(TRAILING, last_round=False, to_win=True)) < of_second(early)


def test_a_better_place_is_never_worth_less() -> None:
    rng = Random(1)
    for _ in range(50):
        chips = [[1, *rng.choices((1, 2, 3), k=rng.randint(0, 5))] for _ in range(4)]
        guilty, innocent = worth(chips)
        assert list(innocent) == sorted(innocent, reverse=True)
        assert innocent[-1] >= guilty - 1e-9


def test_of_the_ids_that_may_be_gone_it_expects_what_all_ways_to_have_lost_some_come_to() -> None:
    rng = Random(2)
    table = scene([INNOCENT] * 4, specials={})
    for left in range(1, 6):
        seen = sight(table)
        seen.extras_left = left
        values = [rng.random() for _ in range(5)]
        ways = [max(still) for still in combinations(values, left)]
        assert seen.best_extra(values) == pytest.approx(sum(ways) / len(ways))
