"""Whole games of house players: every number of seats, every option, nothing seen that is hidden, and in good time."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import TYPE_CHECKING

import pytest

import backroom
from backroom.bots import RandomBot
from backroom.games.cosa_nostra.house.greedy import Greedy
from backroom.games.cosa_nostra.house.player import House
from backroom.kit import Company

if TYPE_CHECKING:
    from backroom.games.cosa_nostra.state import Underworld
    from backroom.kit import Bot, Chair, Choice, Game

LONGEST = 5_000
VARIANTS = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"families": "lot"}),
    (3, {"rounds": "3", "bonus": "yes"}),
    (3, {"influence": "second", "robbery": "robbable"}),
    (3, {"spying": "wild"}),
    (4, {"cards": "wild"}),
    (5, {"gangsters": "2"}),
]


def table_of(seats: int, seed: int, **options: str) -> Game[Underworld]:
    return backroom.new_game("cosa_nostra", seats=seats, options=options, seed=seed)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_game_is_played_to_its_end_with_deals(seats: int, options: dict[str, str]) -> None:
    game = table_of(seats, 3, **options)
    Company(game, {seat: House() for seat in range(seats)}).play(LONGEST)
    assert game.result is not None
    assert sum(entry.choice.startswith("accept ") for entry in game.journal) >= 4


def test_a_mixed_table_plays_to_its_end() -> None:
    game = table_of(4, 11)
    Company(game, {0: House(), 1: Greedy(), 2: House(), 3: game.rules.bots["random"](Random(1))}).play(LONGEST)
    assert game.result is not None


class Chatterbox(RandomBot):
    """Does anything legal, and offers, answers and plays anything unasked."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.rng = rng

    def volunteer(self, chair: Chair) -> Choice | None:
        may = chair.may
        if not may or self.rng.random() < 0.7:
            return None
        ask = self.rng.choice(may)
        return ask.text(ask.draw(self.rng.random))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_bears_with_whatever_is_offered(seed: int) -> None:
    game = table_of(3, seed, cards="wild", spying="wild")
    bots: dict[int, Bot] = {0: House(), 1: Chatterbox(Random(seed)), 2: Chatterbox(Random(seed + 9))}
    Company(game, bots).play(LONGEST)
    assert game.result is not None
    answers = [entry.choice.split()[0] for entry in game.journal if entry.seat == 0]
    assert {"decline", "accept"} <= set(answers)


@pytest.mark.parametrize("options", [{}, {"cards": "wild", "spying": "wild"}])
def test_where_nobody_is_asked_what_he_wants_nobody_may_do_anything(options: dict[str, str]) -> None:
    game = table_of(3, 6, **options)
    hushed = open_to_all = 0

    def look() -> None:
        nonlocal hushed, open_to_all
        anything = game.result is None and any(game.may(seat) for seat in range(3))
        if game.rules.hushed(game):
            hushed += 1
            assert not anything
        open_to_all += anything

    Company(game, {seat: House() for seat in range(3)}).play(LONGEST, look)
    assert open_to_all > 50
    assert bool(options) or hushed > 20


def test_a_whole_game_takes_a_few_seconds_at_most() -> None:
    began = process_time()
    Company(table_of(4, 5), {seat: House() for seat in range(4)}).play(LONGEST)
    assert process_time() - began < 5


def test_the_same_game_is_played_again() -> None:
    journals = []
    for _ in range(2):
        game = table_of(3, 8)
        Company(game, {seat: House(Random(seat)) for seat in range(3)}).play(LONGEST)
        journals.append(game.journal)
    assert journals[0] == journals[1]


@pytest.mark.parametrize("seed", [1, 2])
def test_it_decides_the_same_in_every_world_that_looks_the_same(seed: int) -> None:
    game = table_of(3, seed)
    company = Company(game, {seat: House() for seat in range(3)})
    asked = 0

    def look() -> None:
        nonlocal asked
        asked += 1
        if asked % 4 or game.result is not None:
            return
        for seat in range(3):
            other = game.redeal(seat, Random(asked))
            assert House().volunteer(game.chair(seat)) == House().volunteer(other.chair(seat))
            if seat in game.asked:
                assert House().choose(game.chair(seat)) == House().choose(other.chair(seat))
                assert Greedy().choose(game.chair(seat)) == Greedy().choose(other.chair(seat))

    company.play(LONGEST, look)
    assert asked > 50
