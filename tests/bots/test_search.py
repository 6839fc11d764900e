"""The player who looks ahead: by its chair alone, the same again by the same chance, and better for every hook."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.bots import AdvisedBot, Budget, Rehearsal, SearchBot, bot_maker
from backroom.games import catalogue, find
from backroom.kit import LONGEST, Ask, Chair, Choice, Company, Game, Hooks

if TYPE_CHECKING:
    from collections.abc import Iterator

FEW = Budget(iterations=6)


def asked_often(name: str, decisions: int, bot: Any) -> Iterator[tuple[Ask, Choice]]:
    """What a bot on seat 0 chooses, while all others play at random."""
    rng = Random(5)
    game = backroom.new_game(name, find(name).min_seats, seed=3)
    while game.result is None and decisions:
        seat, ask = next(iter(game.asked.items()))
        choice = bot.choose(game.chair(seat)) if seat == 0 else ask.draw(rng.random)
        if seat == 0:
            decisions -= 1
            yield ask, choice
        game.play(seat, choice)


@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("unasked", [0.0, 0.3])
def test_it_plays_every_game_legally_and_the_same_again(name: str, unasked: float) -> None:
    budget = FEW._replace(unasked=unasked)
    once, again = ([*asked_often(name, 3, SearchBot(Random(1), budget))] for _ in range(2))
    assert once
    assert [ask.text(choice) for ask, choice in once] == [ask.text(choice) for ask, choice in again]


class Rigged(Hooks):
    """Takes the last listed choice for the best, and knows no world but those with an even seed of luck."""

    def __init__(self) -> None:
        self.weighed = 0

    def first(self, world: Game[Any], seat: int, ask: Ask) -> Iterator[Choice]:
        yield ask[len(ask) - 1]

    def worth(self, world: Game[Any], seat: int) -> float | None:
        return 0.5

    def likely(self, world: Game[Any], seat: int) -> float:
        self.weighed += 1
        return float(self.weighed % 2)


def test_what_deserves_a_thought_first_gets_it() -> None:
    game = backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)
    bot = SearchBot(Random(1), Budget(iterations=1), Rigged())
    assert bot.choose(game.chair(0)) == game.asked[0][len(game.asked[0]) - 1]


def test_a_line_is_judged_where_a_game_can_say_what_it_is_worth() -> None:
    game = backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)
    ends: list[int] = []

    class Judge(Rigged):
        def worth(self, world: Game[Any], seat: int) -> float | None:
            ends.append(len(world.journal))
            return super().worth(world, seat)

    for depth in (0, 2):
        SearchBot(Random(1), Budget(iterations=5, depth=depth), Judge()).choose(game.chair(0))
    assert ends
    assert max(ends) < len(game.journal) + 8


def test_likelier_worlds_are_taken() -> None:
    hooks = Rigged()
    game = backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)
    hooks.pool = 12
    SearchBot(Random(1), Budget(iterations=4), hooks).choose(game.chair(0))
    assert hooks.weighed == 12


def test_looking_ahead_wins_more_than_doing_anything() -> None:
    """On the same six deals, among the same random players."""

    def won(bot: str) -> int:
        games = (played_out(seed, bot) for seed in range(6))
        return sum(game.result is not None and 0 in game.result.winners for game in games)

    assert won("blind:iterations=25") > won("random") + 1


def played_out(seed: int, bot: str) -> Game[Any]:
    game = backroom.new_game("heimlich", 3, {"rules": "basic"}, seed=seed)
    makers = [bot_maker(game.rules, each) for each in (bot, "random", "random")]
    Company(game, {seat: make(Random(seat)) for seat, make in enumerate(makers)}).play(LONGEST)
    return game


def test_it_is_called_by_name_with_a_budget_of_ones_own() -> None:
    bot: Any = bot_maker(find("villa"), "search:iterations=7,seconds=0.1")(Random(1))
    assert (bot.temper.iterations, bot.temper.seconds) == (7, 0.1)


class Stubborn(Hooks):
    """Advises the last choice, and finds the first one better by as much as it is told."""

    def __init__(self, better: float) -> None:
        self.better = better

    def advice(self, chair: Chair) -> Choice:
        assert chair.ask is not None
        return chair.ask.text(chair.ask[len(chair.ask) - 1])

    def first(self, world: Game[Any], seat: int, ask: Ask) -> Iterator[Choice]:
        yield ask[0]

    def worth(self, world: Game[Any], seat: int) -> float:
        first = next(entry.choice for entry in world.journal if entry.seat == 0)
        return 0.4 + self.better * (first == self.text_of_first)

    text_of_first = ""


@pytest.mark.parametrize(("better", "heeded"), [(0.0, True), (0.02, True), (0.6, False)])
def test_advice_is_heeded_until_something_else_has_proved_better(better: float, heeded: bool) -> None:
    game = backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)
    ask, hooks = game.asked[0], Stubborn(better)
    hooks.text_of_first = ask.text(ask[0])
    bot = AdvisedBot(hooks, Random(1), Rehearsal(iterations=5))
    assert (bot.choose(game.chair(0)) == ask[len(ask) - 1]) == heeded
    assert bot.heeded == heeded


def test_choices_are_compared_in_the_same_worlds_with_the_same_dice() -> None:
    game = backroom.new_game("heimlich", 3, {"start": "0"}, seed=4)
    seen: list[tuple[Any, ...]] = []

    class Level(Stubborn):
        """Looks at the cards and the next roll."""

        def worth(self, world: Game[Any], seat: int) -> float:
            seen.append((world.state.cards, world.state.roll))
            return 0.5

    AdvisedBot(Level(0.0), Random(1), Rehearsal(iterations=8)).choose(game.chair(0))
    # Each line is looked at twice: whether it is judged, and how.
    tried = seen[::2]
    assert tried[::2] == tried[1::2]
    assert len(set(tried)) > 2


@pytest.mark.parametrize("name", catalogue())
def test_with_the_advice_of_the_house_it_plays_every_game_legally_and_the_same_again(name: str) -> None:
    make = bot_maker(find(name), "search:iterations=2")
    once, again = ([*asked_often(name, 2, make(Random(1)))] for _ in range(2))
    assert once
    assert [ask.text(choice) for ask, choice in once] == [ask.text(choice) for ask, choice in again]
