"""The house players at the table: they know what their chair shows, and play any game to its end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.mafia_de_cuba.suspicions import ADA, house, thief_caught_out

import backroom
from backroom.games.mafia_de_cuba.house.cousins import GODFATHERS, LIARS
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.talk import POCKETS
from backroom.kit import Chair, Company

if TYPE_CHECKING:
    from backroom.games.mafia_de_cuba.state import Family
    from backroom.kit import Game


class Retold(Chair):
    """A seat of another world, with the story it has really heard: a world dealt anew has no past of its own."""

    __slots__ = ("_told",)

    def __init__(self, world: Game[Family], seat: int, told: list[dict[str, Any]]) -> None:
        super().__init__(world, seat)
        self._told = told

    def story(self, since: int = 0) -> list[dict[str, Any]]:
        return self._told[since:]


class TestNoSecrets:
    @pytest.mark.parametrize("seed", range(2))
    def test_the_same_is_chosen_in_every_world_that_looks_the_same(self, seed: int) -> None:
        """Whoever sees the same decides the same: worlds are dealt anew around the one who is asked."""
        game = backroom.new_game("mafia_de_cuba", seats=7, options={"killer": "yes"}, seed=seed)
        rng = random.Random(seed)
        company = Company(game, {seat: House(rng) for seat in range(7)})
        for _ in range(40):
            company.play(1)
            if game.result is not None:
                break
            for seat, ask in game.asked.items():
                worlds = (game, game.redeal(seat, random.Random(seed)), game.redeal(seat, random.Random(seed + 1)))
                chosen = [house(seed).choose(Retold(world, seat, game.story(seat))) for world in worlds]
                assert chosen[0] == chosen[1] == chosen[2], ask.word

    def test_it_can_play_on_in_a_world_it_imagines(self) -> None:
        """Such a world has no past; what was said is read off the table."""
        game = thief_caught_out()
        world = game.chair(ADA).imagine(random.Random(1))
        assert house().choose(world.chair(ADA))[0] == POCKETS
        Company(world, {seat: house(seat) for seat in range(7)}).play(500)
        assert world.result is not None


class TestWholeGames:
    @pytest.mark.parametrize("seats", range(5, 13))
    def test_are_played_to_the_end_at_every_number_of_seats(self, seats: int) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=seats, seed=seats)
        rng = random.Random(seats)
        Company(game, {seat: House(rng) for seat in range(seats)}).play(2000)
        assert game.result is not None

    @pytest.mark.parametrize(
        "options",
        [
            {"killer": "yes", "jokers": "2"},
            {"tokens": "0-0", "jokers": "0"},
            {"tokens": "2-2", "killer": "yes"},
            {"alone": "no", "games": "3"},
        ],
    )
    def test_are_played_to_the_end_with_every_option(self, options: dict[str, str]) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=8, options=options, seed=3)
        rng = random.Random(3)
        Company(game, {seat: House(rng) for seat in range(8)}).play(5000)
        assert game.result is not None

    @pytest.mark.parametrize("variant", [*GODFATHERS.values(), *LIARS.values()])
    def test_are_played_to_the_end_by_the_variants(self, variant: type[House]) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=8, seed=5)
        rng = random.Random(5)
        Company(game, {seat: variant(rng) for seat in range(8)}).play(2000)
        assert game.result is not None

    def test_go_on_among_people_who_say_just_anything(self) -> None:
        rules = backroom.games.find("mafia_de_cuba")
        game = backroom.new_game("mafia_de_cuba", seats=9, options={"godfather": "0", "killer": "yes"}, seed=2)
        rng = random.Random(2)
        bots = {seat: rules.bots["random" if seat % 2 else "house"](rng) for seat in range(9)}
        Company(game, bots).play(2000)
        assert game.result is not None
