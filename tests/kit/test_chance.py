"""Chance is asked like a player: by the dealer at once, or of us."""

from random import Random

import pytest
from tests.kit.den import Coin, Nod, open_den, replayed, why_not

from backroom import kit
from backroom.kit import CHANCE


def test_without_a_dealer_chance_is_asked_of_us() -> None:
    game = open_den(Coin(), Coin(), Nod(0))
    assert list(game.asked) == [CHANCE]
    game.play(CHANCE, "heads")
    game.play(CHANCE, 1)
    assert game.state.happened == [("coin", 0), ("coin", 1)]
    assert game.journal == [(CHANCE, "heads"), (CHANCE, "tails")]


def test_that_chance_is_asked_is_nobodys_business() -> None:
    game = open_den(Coin())
    assert game.view(0)["waiting"] == []
    assert kit.window.asked(game, None) is None
    refused = why_not(lambda: game.play(0, "heads"))
    assert refused.args_said["waiting"] == []
    assert "–" in str(refused)


def test_a_dealer_answers_at_once() -> None:
    game = open_den(Coin(), Coin(), Nod(0), dealer=Random(1).random)
    assert list(game.asked) == [0]
    assert [entry.seat for entry in game.journal] == [CHANCE, CHANCE]


def test_a_game_loaded_while_chance_is_due_can_be_given_a_dealer() -> None:
    game = replayed(open_den(Coin(), Nod(0)))
    game.deal_with(Random(1))
    assert list(game.asked) == [0]


def test_a_copy_knows_no_future_dice() -> None:
    game = open_den(Nod(0), Coin(), Nod(1), dealer=Random(1).random)
    copy = game.copy()
    copy.play(0, "yes")
    assert list(copy.asked) == [CHANCE]
    game.play(0, "yes")
    assert list(game.asked) == [1]
    tosses = set()
    for seed in range(20):
        other = open_den(Nod(0), Coin(), Nod(1)).copy(Random(seed))
        other.play(0, "yes")
        tosses.add(other.state.happened[-1])
    assert tosses == {("coin", 0), ("coin", 1)}


def test_a_copy_with_a_dealer_does_not_wait_for_chance() -> None:
    game = open_den(Coin(), Nod(0))
    copy = game.copy(Random(1))
    assert list(copy.asked) == [0]
    assert list(game.asked) == [CHANCE]
    assert copy.journal[0].seat == CHANCE


def test_an_imagined_world_is_drawn_at_the_very_same_moment() -> None:
    game = open_den(Coin(), Nod(0))
    world = game.redeal(0, Random(1))
    assert list(world.asked) == [CHANCE]
    world.deal_with(Random(1))
    assert list(world.asked) == [0]


@pytest.mark.parametrize("seat", [True, False, 0.0, -1.0, "0", None, (0,), [0], 3, -2, 10**20])
def test_a_seat_is_a_whole_number_of_this_table_and_nothing_that_equals_one(seat: object) -> None:
    for frame in (Nod(0), Coin()):
        game = open_den(frame)
        with pytest.raises(kit.BadSeat):
            game.play(seat, "yes")  # type: ignore[arg-type]
        assert game.journal == []
