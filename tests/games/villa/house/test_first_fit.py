"""The teammate who takes whatever comes first."""

from __future__ import annotations

import random

import pytest

import backroom
from backroom.games.villa.house.first_fit import FirstFit


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decisions", ["all", "captain"])
def test_it_agrees_and_gets_further_than_chance(seats: int, decisions: str) -> None:
    def arrested(bot: str, seed: int) -> int:
        game = backroom.new_game("villa", seats, {"decisions": decisions}, seed=seed)
        players = [backroom.find("villa").bots[bot](random.Random(seed + seat)) for seat in range(seats)]
        while game.result is None:
            for seat in game.asked:
                game.play(seat, players[seat].choose(game.chair(seat)))
        return game.result.scores[0]

    assert sum(arrested("first", seed) for seed in range(6)) > sum(arrested("random", seed) for seed in range(6))


def test_a_fitting_card_comes_before_a_pair_and_a_pass() -> None:
    game = backroom.new_game("villa", 2, {"decisions": "captain"}, seed=4)
    bot = FirstFit()
    while game.view(0)["phase"] != "arrest":
        (seat,) = game.asked
        game.play(seat, bot.choose(game.chair(seat)))
    (seat,) = game.asked
    ask = game.asked[seat]
    assert bot.choose(game.chair(seat)) == ask[0]
    assert [ask.text(choice).split()[0] for choice in ask] == sorted(
        (ask.text(choice).split()[0] for choice in ask), key=["play", "pair", "pass"].index
    )
