"""Tricks that are tried on everybody, every round: the house player sees through them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import backroom
from backroom.games.cosa_nostra.house.habits import TRICKS, Habit
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE
from backroom.kit import Company

if TYPE_CHECKING:
    from backroom.kit import Bot

LONGEST = 5_000
EASY = HOUSE._replace(margin=-99.0, fee=-99.0, greed=0.0)
"""Takes whatever it is offered."""
ENOUGH = 6
"""So many offers tell something."""
MOST_FOOLED = 0.1
"""A believable word may buy something now and then; a habit must not."""
ON_CREDIT = 0.35
"""A marker is lent on credit until the first such promise is broken: then nobody lends to him any more."""


def tried(trick: str, seed: int, *others: House) -> tuple[int, int]:
    """How many of the trickster's offers were taken as they were, and how many it made."""
    game = backroom.new_game("cosa_nostra", seats=3, options={"rounds": "3"}, seed=seed)
    trickster = Habit(TRICKS[trick])
    bots: dict[int, Bot] = dict(enumerate((trickster, *others)))
    Company(game, bots).play(LONGEST)
    assert game.result is not None
    word = TRICKS[trick].word
    given = [(entry.kind, entry.money) for entry in game.state.ledger if entry.by == 0]
    return given.count((word.promise, word.money)), len(trickster.tried)


@pytest.mark.parametrize("trick", TRICKS)
def test_a_habit_buys_next_to_nothing(trick: str) -> None:
    games = [tried(trick, seed, House(Random(1)), House(Random(2))) for seed in (0, 1)]
    taken, made = sum(taken for taken, _ in games), sum(made for _, made in games)
    assert made >= ENOUGH
    assert taken / made <= (ON_CREDIT if "marker" in trick else MOST_FOOLED)


@pytest.mark.parametrize("trick", TRICKS)
def test_it_would_buy_everything_of_whoever_says_yes_to_everything(trick: str) -> None:
    taken, made = tried(trick, 0, House(temper=EASY), House(temper=EASY))
    assert taken == made > 0
