"""A turn: one roll, split over any agents, all clockwise."""

from collections import Counter
from math import comb
from random import Random

import pytest
from tests.games.heimlich.town import new_table, scene

import backroom
from backroom.kit import CHANCE


@pytest.mark.rule("H-10")
def test_chance_names_the_first_player() -> None:
    town = new_table(seats=4, start="random")
    town.game.play(CHANCE, "deal yellow red violet blue green orange")
    assert [town.game.asked[CHANCE].text(first) for first in town.game.asked[CHANCE]] == [
        "start 0",
        "start 1",
        "start 2",
        "start 3",
    ]
    town.game.play(CHANCE, "start 2")
    town.rolls(3)
    assert town.asked == {2: "ask-move"}
    assert town.log[1] == "Cleo begins."


@pytest.mark.rule("H-10")
def test_or_the_host_does() -> None:
    town = new_table(seats=4, start="3")
    town.game.play(CHANCE, "deal yellow red violet blue green orange")
    assert town.rolls(3).asked == {3: "ask-move"}


@pytest.mark.rule("H-10")
def test_by_default_anybody_may_begin() -> None:
    firsts = Counter(next(iter(backroom.new_game("heimlich", 3, seed=seed).asked)) for seed in range(150))
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("H-11")
def test_turns_go_round_clockwise() -> None:
    town = scene(seats=3, on_turn=1, safe=10)
    order = []
    for _ in range(7):
        order.append(town.on_turn)
        town.turn("red 1")
    assert order == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("H-11")
def test_a_six_gives_no_second_roll() -> None:
    town = scene().turn("yellow 6")
    assert town.on_turn == 1


@pytest.mark.rule("H-11")
def test_whoever_cracks_the_safe_has_no_second_turn_either() -> None:
    town = scene(place={"red": 6}).turn("red 1")
    assert town.asked == {0: "ask-safe"}
    town.puts_safe(3)
    assert town.on_turn == 1


@pytest.mark.rule("H-12")
def test_the_die_is_an_ordinary_one() -> None:
    town = scene()
    assert town.asked == {CHANCE: "ask-roll"}
    die = town.game.asked[CHANCE]
    assert list(die) == [1, 2, 3, 4, 5, 6]
    rng = Random(1)
    rolls = Counter(die.draw(rng.random) for _ in range(1200))
    assert min(rolls.values()) > 150


@pytest.mark.rule("H-12")
def test_nobody_rolls_but_chance() -> None:
    town = scene()
    assert town.refuses(0, "roll 6").word == "error-not-asked"
    town.refuses(CHANCE, "roll 7")
    town.rolls(3)
    town.refuses(CHANCE, "roll 3")


@pytest.mark.rule("H-13", "H-15")
def test_the_rulebooks_first_turn_a_six_for_three_agents() -> None:
    """Ada moves one agent to house 2, another to house 3, and modestly her own to house 1."""
    town = scene(cards="red").turn("red 1 yellow 2 blue 3")
    assert town.place == {
        "yellow": "house-2",
        "red": "house-1",
        "violet": "church",
        "blue": "house-3",
        "green": "church",
    }
    assert town.log[-1] == "Ada moves Yellow church → 2, Red church → 1 and Blue church → 3."


@pytest.mark.rule("H-13")
@pytest.mark.parametrize("steps", ["yellow 1 red 1 violet 1 blue 1 green 2", "violet 6"])
def test_the_same_six_could_have_gone_to_five_agents_or_to_one(steps: str) -> None:
    town = scene().turn(steps)
    words = steps.split()
    for agent, points in zip(words[::2], words[1::2], strict=True):
        assert town.place[agent] == f"house-{points}"


@pytest.mark.rule("H-13")
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("pips", range(1, 7))
def test_every_way_to_split_the_points_is_open(seats: int, pips: int) -> None:
    town = scene(seats).rolls(pips)
    agents = len(town.score)
    assert len(town.game.asked[0]) == comb(pips + agents - 1, agents - 1)


@pytest.mark.rule("H-13")
def test_ones_own_agent_may_be_left_where_it_is() -> None:
    town = scene(cards="red").turn("yellow 2 green 2")
    assert town.place["red"] == "church"


@pytest.mark.rule("H-14")
@pytest.mark.parametrize("steps", ["red 3", "red 2 blue 3", "", "red 0", "red 4 blue 1"])
def test_all_points_must_be_spent_neither_more_nor_fewer(steps: str) -> None:
    town = scene().rolls(4)
    refused = town.refuses(0, f"move {steps}")
    assert refused.rule == "H-14"
    assert "exactly 4" in str(refused)


@pytest.mark.rule("H-14")
@pytest.mark.parametrize(
    ("steps", "word"),
    [
        ("red -1 blue 5", "error-number"),
        ("red 1.5 blue 2.5", "error-number"),
        ("red four", "error-number"),
        ("red", "error-ends-early"),
        ("orange 4", "error-item"),
        ("4 red", "error-item"),
        ("red 4000000000", "error-number"),
    ],
)
def test_points_are_whole_and_go_to_agents_in_the_game(steps: str, word: str) -> None:
    town = scene(seats=3).rolls(4)
    refused = town.refuses(0, f"move {steps}")
    assert (refused.rule, refused.word) == ("H-14", word)


@pytest.mark.rule("H-14")
def test_points_named_in_pieces_are_added_up() -> None:
    town = scene().rolls(4)
    town.moves("blue 1 red 1 blue 2")
    assert (town.place["blue"], town.place["red"]) == ("house-3", "house-1")
    assert town.game.journal[-1].choice == "move red 1 blue 3"


@pytest.mark.rule("H-15")
def test_after_the_ruin_comes_the_church() -> None:
    town = scene(place={"red": 9, "blue": "ruin"}).turn("red 4 blue 2")
    assert (town.place["red"], town.place["blue"]) == ("house-1", "house-1")


@pytest.mark.rule("H-16")
def test_all_agents_may_crowd_into_one_house() -> None:
    town = scene(place={"yellow": 3, "red": 3, "violet": 3, "blue": 2, "green": 1}).turn("blue 1 green 2")
    assert set(town.place.values()) == {"house-3"}


@pytest.mark.rule("H-15")
def test_the_story_says_from_where_to_where() -> None:
    town = scene(place={"red": 9, "blue": "ruin"}, safe=1).turn("red 1 blue 3")
    assert town.log[-2:] == ["Ada rolls a 4.", "Ada moves Red 9 → 10 and Blue ruin → 2."]
