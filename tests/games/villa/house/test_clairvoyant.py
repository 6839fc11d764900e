"""Somebody who knows every hidden card: wins what can be won, by the rules."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.villa.scenes import scene

import backroom
from backroom.games.villa.house.clairvoyant import act_out, as_it_is, call_off, hopeless, winning_way


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", ["standard", "expert"])
@pytest.mark.parametrize("decisions", ["all", "captain"])
def test_its_way_wins_at_a_real_table(seats: int, rules: str, decisions: str) -> None:
    options = {"guards": "random", "handicap": "-2", "rules": rules, "decisions": decisions}
    game = backroom.new_game("villa", seats, options, seed=3)
    way = winning_way(game, Random(1))
    assert way is not None
    act_out(game, way)
    assert game.result is not None
    assert game.result.reason == "won"


def test_it_needs_no_swap_and_no_chosen_leader() -> None:
    game = backroom.new_game("villa", 3, {"guards": "heavies", "swap": "no", "open": "3", "leader": "rotating"}, seed=5)
    way = winning_way(game, Random(1))
    assert way is not None
    act_out(game, way)
    assert game.result is not None
    assert game.result.winners == (0, 1, 2)


def test_it_sees_the_piles_and_the_cards_under_them() -> None:
    table = scene(("red", "blue"), seats=2, standing=(), piles=("green yellow", "blue"))
    table.game.state.under[0].append(2)
    world = as_it_is(table.game.state)
    assert world.certain
    assert world.piles == [[4, 1, 2], [8]], "the top of a pile is its last card"
    table.arrest("godfather", 0).acts("pass red")
    assert table.hands[0] == "green"


def test_the_order_of_a_pile_decides() -> None:
    """Capo Curtillo takes green, red, red, blue from two seats that have nothing to spare."""

    def way(pile: str) -> object:
        table = scene(("green", "red"), seats=2, standing=(), piles=(pile, "blue"))
        return winning_way(table.game, Random(1))

    assert way("red") is not None
    assert way("yellow") is None


def test_where_counting_the_cards_is_enough() -> None:
    table = scene(("green red", "red"), seats=2, standing=(), piles=("", ""), decisions="all")
    assert hopeless(table.game)
    call_off(table.game)
    assert table.game.result is not None
    assert table.game.result.winners == ()
