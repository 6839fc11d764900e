"""Tricks that are tried on everybody, every round: the house player sees through them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import backroom
from backroom.games.cosa_nostra.house.habits import TRICKS, Habit
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper
from backroom.kit import Company

if TYPE_CHECKING:
    from backroom.kit import Bot

LONGEST = 5_000
GULLIBLE = HOUSE._replace(
    kept=99.0, credit=99.0, credit_last=99.0, someday=1.0, trust_last=1.0, fee=0.0, attacked=0.9, margin=-9.0, greed=0.0
)
"""Believes whatever it is told."""
MOST_FOOLED = 0.1
"""A believable word may buy something now and then; a habit must not."""
ON_CREDIT = 0.35
"""A marker is lent on credit until the first such promise is broken: then nobody lends to him any more."""


def fooled(trick: str, temper: Temper, seeds: range) -> float:
    """The share of the trickster's offers that were taken as they were."""
    made = taken = 0
    for seed in seeds:
        game = backroom.new_game("cosa_nostra", seats=3, options={"rounds": "3"}, seed=seed)
        trickster = Habit(TRICKS[trick])
        bots: dict[int, Bot] = {0: trickster, 1: House(Random(1), temper), 2: House(Random(2), temper)}
        Company(game, bots).play(LONGEST)
        assert game.result is not None
        made += len(trickster.tried)
        word = TRICKS[trick].word
        given = [(entry.kind, entry.money) for entry in game.state.ledger if entry.by == 0]
        taken += given.count((word.promise, word.money))
    assert made >= 3, "too few offers to tell anything"
    return taken / made


@pytest.mark.parametrize("trick", TRICKS)
def test_a_habit_buys_next_to_nothing(trick: str) -> None:
    assert fooled(trick, HOUSE, range(2)) <= (ON_CREDIT if "marker" in trick else MOST_FOOLED)


@pytest.mark.parametrize("trick", [trick for trick in TRICKS if "marker" in trick or "peace" in trick])
def test_it_would_buy_something_of_whoever_believes_everything(trick: str) -> None:
    assert fooled(trick, GULLIBLE, range(1)) > ON_CREDIT
