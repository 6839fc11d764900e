"""Tricks that are tried on everybody, every round: the house player sees through them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.house.parley import owing

import backroom
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.habits import THRICE, TRICKS, Forgetful, Habit, Headhunter, Pest, Poacher
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE
from backroom.games.cosa_nostra.payday import GANGSTER_BONUS, most_gangsters
from backroom.kit import Company

if TYPE_CHECKING:
    from tests.games.cosa_nostra.scene import Scene

    from backroom.games.cosa_nostra.state import Underworld
    from backroom.kit import Bot, Game

LONGEST = 5_000
EASY = HOUSE._replace(margin=-99.0, fee=-99.0, greed=0.0, bounty=(0.0, 0.0))
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


def test_a_pest_asks_three_times_and_is_hardly_ever_given_in_to() -> None:
    taken = repeated = 0
    for seed in (0, 1, 2):
        game = backroom.new_game("cosa_nostra", seats=3, options={"rounds": "3"}, seed=seed)
        Company(game, {0: Pest(Random(1)), 1: House(Random(2)), 2: House(Random(3))}).play(LONGEST)
        assert game.result is not None
        once, again = offered(game)
        assert max(Counter(text for _, text in once | again).values()) >= THRICE
        accepted = {entry.choice for entry in game.journal if entry.choice.startswith("accept ")}
        taken += sum(f"accept {number}" in accepted for number, _ in again)
        repeated += len(again)
    assert repeated >= ENOUGH
    assert taken / repeated <= MOST_FOOLED


def offered(game: Game[Underworld]) -> tuple[set[tuple[int, str]], set[tuple[int, str]]]:
    """What the first seat offered for the first time in a round, and what again, by the numbers of the offers."""
    once, again = set[tuple[int, str]](), set[tuple[int, str]]()
    for event in game.events:
        if event.word == "log-offer" and event.args["seat"] == "@seat-0":
            said = {key: value for key, value in event.args.items() if key != "number"}
            text = str(said)
            (again if text in {before for _, before in once} else once).add((event.args["number"], text))
    return once, again


@pytest.mark.rule("C-74")
@pytest.mark.parametrize(
    "others",
    [
        ("phil-malony lenny-dimaggio franco-luciano", "vito-baritono frankie-calmuti", "rusty-laserva sunny-bonasera"),
        ("phil-malony lenny-dimaggio", "vito-baritono frankie-calmuti bobby-ruthless", "rusty-laserva"),
        (
            "phil-malony",
            "vito-baritono frankie-calmuti bobby-ruthless",
            "rusty-laserva sunny-bonasera jacky-two-finger",
        ),
    ],
)
def test_in_the_very_end_the_largest_crew_costs_most_of_what_it_brings(others: tuple[str, ...]) -> None:
    """One order is left. A headhunter with three men asks again and again, and gives up when it would not pay."""
    table = evening(Headhunter(), others, round=4)
    paid = 20 - table.game.state.cash[0]
    assert paid >= GANGSTER_BONUS / 2 - 1 if most_gangsters(table.game.state) == 0 else paid == 0


@pytest.mark.rule("C-74")
def test_before_the_last_round_a_poacher_pays_more_than_men_will_earn() -> None:
    """He gets the two weakest, whose bosses are behind: for what they will do for his crew, too."""
    poacher = Poacher()
    table = evening(poacher, ("phil-malony lenny-dimaggio", "vito-baritono frankie-calmuti", "rusty-laserva"), round=3)
    world = table.game.state
    bought = [man for man in poacher.bids if world.boss[man] == 0]
    assert bought
    earned = sum(Books(world, 0, HOUSE).man_worth(man) for man in bought)
    assert 20 - world.cash[0] >= earned + 3 * len(bought)


def evening(hunter: House, others: tuple[str, ...], round: int) -> Scene:
    """A hunter with three men among house players with these, until nobody wants anything more."""
    idle = " ".join(("little-joey jimmy-bananas", *others))
    table = night({"big-joey": "car-theft-1"}, idle=idle, own={}, cash=[20, 20, 20, 20], seats=4, round=round)
    players = [hunter, House(), House(), House()]
    for _ in range(4 * GANGSTER_BONUS):
        for seat, player in enumerate(players):
            deed = player.volunteer(table.game.chair(seat))
            if deed is not None:
                table.says(seat, str(deed))
    return table


def test_the_forgetful_keep_their_word_until_the_last_round() -> None:
    assert Forgetful().volunteer(owing(round=2).game.chair(0)) == "gift 1 3000"
    assert not str(Forgetful().volunteer(owing(round=4).game.chair(0))).startswith("gift")
    at_the_end = owing(round=4)
    assert House().volunteer(at_the_end.game.chair(0)) == "gift 1 3000", "others do pay so little"
