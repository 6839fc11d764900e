"""Any game, played at random, comes to an end, and a copy of it is a game of its own."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.conformance.tables import (
    EVERY_SETTING,
    Setting,
    at_every_table,
    in_every_game,
    moment,
    play_to_the_end,
    walk,
)

import backroom
from backroom.kit import window

if TYPE_CHECKING:
    from backroom.kit import Game


@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_random_games_end(setting: Setting) -> None:
    for seed in range(3):
        game = setting.game_with_dealer(seed)
        play_to_the_end(game, Random(seed))
        assert game.result is not None
        assert set(game.result.winners) <= set(range(setting.seats))
        assert list(game.result.winners) == sorted(set(game.result.winners))
        assert len(game.result.scores) == setting.seats
        assert game.result.reason


def waited_for(game: Game[Any]) -> list[int]:
    """Whom the game waits for, as all may know it: where nobody may see who has answered, everybody who was asked."""
    top = game.stack[-1] if game.asked else None
    return [*top.seats(game.state)] if top is not None and top.unseen else [*game.asked]


@at_every_table
def test_until_its_end_a_game_always_waits_for_somebody_and_afterwards_for_nobody(setting: Setting) -> None:
    game = setting.game_with_dealer(5)
    for _ in walk(game, Random(5)):
        seated = [*game.asked]
        assert game.view(None)["waiting"] == waited_for(game)
        assert bool(seated) == (game.result is None)
        assert all(0 <= seat < setting.seats for seat in seated)
    assert all(game.may(seat) == () for seat in range(setting.seats))


@at_every_table
def test_without_a_dealer_chance_is_asked_like_a_player(setting: Setting) -> None:
    game = setting.game_without_dealer()
    asked_of_chance = 0
    for step in walk(game, Random(6)):
        asked_of_chance += step.seat == backroom.CHANCE
        assert backroom.CHANCE not in game.view(None)["waiting"]
        assert backroom.CHANCE not in game.asked or list(game.asked) == [backroom.CHANCE]
    assert asked_of_chance == sum(entry.seat == backroom.CHANCE for entry in game.journal)


@at_every_table
def test_the_same_seed_deals_the_same(setting: Setting) -> None:
    one, other = setting.game_with_dealer(7), setting.game_with_dealer(7)
    play_to_the_end(one, Random(7))
    play_to_the_end(other, Random(7))
    assert one.journal == other.journal


@at_every_table
def test_copies_stay_as_they_were_while_the_game_goes_on(setting: Setting) -> None:
    game = setting.game_with_dealer(8)
    kept = [(game.copy(), moment(game))]
    kept.extend((game.copy(), moment(game)) for _ in walk(game, Random(8)))
    assert [moment(twin) for twin, _ in kept] == [then for _, then in kept]


@at_every_table
def test_the_game_stays_as_it_was_while_a_copy_goes_on(setting: Setting) -> None:
    rng = Random(9)
    game = setting.game_with_dealer(9)
    for number, _ in enumerate(walk(game, rng)):
        if number % 8 == 0:
            before = moment(game)
            copies = [game.copy(Random(1)), game.copy(), game.copy(Random(2)).copy(Random(3), listen=True)]
            for twin in copies:
                play_to_the_end(twin, Random(number))
            assert moment(game) == before


@at_every_table
def test_a_copy_knows_no_future_dice(setting: Setting) -> None:
    """Two copies given the same answers differ only by what chance then brings, where it has a part in the game."""
    game = setting.game_without_dealer()
    moments = [game.copy()]
    moments += [game.copy() for _ in walk(game, Random(10))]
    waiting_for_chance = [moment for moment in moments if backroom.CHANCE in moment.asked]
    for before in (*waiting_for_chance[:1], *waiting_for_chance[-1:]):
        futures = set()
        for seed in range(20):
            twin = before.copy(Random(seed))
            play_to_the_end(twin, Random(0))
            futures.add(twin.save())
        assert len(futures) > 1


@in_every_game
def test_every_bot_of_the_house_plays_to_the_end(game: str) -> None:
    rules = backroom.find(game)
    for kind in rules.bots:
        seats = rules.min_seats
        match = backroom.new_game(game, seats, seed=11)
        players = [backroom.new_bot(game, kind) for _ in range(seats)]
        while match.result is None:
            for seat in match.asked:
                match.play(seat, players[seat].choose(match.chair(seat)))


@at_every_table
def test_a_chair_shows_what_its_seat_may_see(setting: Setting) -> None:
    game = setting.game_with_dealer(12)
    for number, _ in enumerate(walk(game, Random(12))):
        if number % 10 == 0:
            for seat in range(setting.seats):
                chair = game.chair(seat)
                ask = game.asked.get(seat)
                assert chair.view == game.view(seat) == window.shown(game) | window.private(game, seat)
                assert chair.story() == game.story(seat)
                assert [may.describe() for may in chair.may] == [may.describe() for may in game.may(seat)]
                assert (chair.ask and chair.ask.describe()) == (ask and ask.describe())
