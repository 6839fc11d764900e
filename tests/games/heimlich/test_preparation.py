"""Preparation: the town, the agents, the safe, and a card for everyone."""

from collections import Counter
from random import Random

import pytest
from tests.games.heimlich.town import bare_table, new_table, scene

import backroom
from backroom.games.heimlich.state import AGENTS, BUILDINGS
from backroom.kit import CHANCE


@pytest.mark.rule("H-1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_play(seats: int) -> None:
    assert len(backroom.new_game("heimlich", seats, seed=1).view(None)["agents"]) >= 4


@pytest.mark.rule("H-1")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_one_alone_or_eight_are_not_the_right_company(seats: int) -> None:
    with pytest.raises(backroom.BadSeat, match="2 to 7 players"):
        backroom.new_game("heimlich", seats)


@pytest.mark.rule("H-1")
def test_whose_agent_is_first_across_the_line_wins() -> None:
    town = scene(place={"red": 5}, score={"red": 38}, safe=7)
    town.turn("red 2")
    assert town.game.result is not None
    assert town.game.result.winners == (1,)


@pytest.mark.rule("H-2")
@pytest.mark.parametrize("here", range(12))
def test_twelve_buildings_stand_in_a_ring(here: int) -> None:
    ring = ["church", *(f"house-{number}" for number in range(1, 11)), "ruin"]
    town = scene(place={"yellow": ring[here]}, safe=ring[here - 1]).turn("yellow 1")
    assert town.place["yellow"] == ring[(here + 1) % 12]


@pytest.mark.rule("H-2")
def test_the_track_has_41_fields_between_start_and_finish() -> None:
    one_short = scene(place={"red": "ruin"}, score={"red": 40}, safe=1).turn("red 2")
    assert one_short.score["red"] == 41
    assert one_short.game.result is None
    there = scene(place={"red": "church"}, score={"red": 40}, safe=2).turn("red 2")
    assert there.score["red"] == 42
    assert there.game.result is not None


@pytest.mark.rule("H-3")
@pytest.mark.parametrize(("seats", "agents"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7), (7, 7)])
def test_two_agents_more_than_players_and_all_seven_from_five_on(seats: int, agents: int) -> None:
    assert len(new_table(seats).score) == agents


@pytest.mark.rule("H-3")
def test_which_agents_are_in_the_game_is_drawn() -> None:
    town = bare_table(seats=2)
    assert town.game.view(None)["agents"] == []
    town.game.play(CHANCE, "draw red blue orange grey")
    assert town.score == {"red": 0, "blue": 0, "orange": 0, "grey": 0}
    assert town.log == ["In the game are Red, Blue, Orange and Grey."]
    town.game.play(CHANCE, "deal grey red blue orange")
    assert [town.game.view(seat)["card"] for seat in (0, 1)] == ["grey", "red"]
    town.rolls(3).moves("grey 2 orange 1")
    assert town.place == {"red": "church", "blue": "church", "orange": "house-1", "grey": "house-2"}
    assert town.refuses(CHANCE, "draw yellow red violet blue").word


@pytest.mark.rule("H-3")
@pytest.mark.parametrize("drawn", ["draw red blue", "draw red red blue grey", "draw red blue orange pink", "draw"])
def test_neither_more_nor_fewer_nor_others_are_drawn(drawn: str) -> None:
    assert bare_table(seats=2).refuses(CHANCE, drawn).rule == "H-3"


@pytest.mark.rule("H-3")
def test_every_agent_is_as_likely_in_the_game_as_any_other() -> None:
    drawn = Counter(
        agent for seed in range(300) for agent in backroom.new_game("heimlich", 2, seed=seed).view(None)["agents"]
    )
    assert set(drawn) == set(AGENTS)
    assert min(drawn.values()) > 130


@pytest.mark.rule("H-4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_everyone_meets_in_the_church(seats: int) -> None:
    assert set(new_table(seats).place.values()) == {"church"}


@pytest.mark.rule("H-5")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_stones_of_the_agents_in_the_game_lie_on_the_start(seats: int) -> None:
    town = new_table(seats)
    assert town.score == dict.fromkeys(AGENTS[: min(seats + 2, 7)], 0)


@pytest.mark.rule("H-6")
def test_the_safe_stands_in_house_7() -> None:
    assert new_table().safe == "house-7"


@pytest.mark.rule("H-7")
def test_whoever_draws_the_red_card_is_behind_the_red_figure() -> None:
    town = new_table(seats=3)
    town.game.play(CHANCE, "deal red green yellow violet blue")
    assert [town.game.view(seat)["card"] for seat in range(3)] == ["red", "green", "yellow"]
    assert town.heard_by(0)[1] == "Your agent is Red. Keep it to yourself."


@pytest.mark.rule("H-7")
def test_only_the_cards_of_agents_in_the_game_are_dealt() -> None:
    town = new_table(seats=2)
    refused = town.refuses(CHANCE, "deal red green yellow violet")
    assert refused.rule == "H-7"
    town.game.play(CHANCE, "deal red blue yellow violet")


@pytest.mark.rule("H-7")
def test_every_card_is_as_likely_as_any_other() -> None:
    drawn = Counter(backroom.new_game("heimlich", 2, seed=seed).view(1)["card"] for seed in range(700))
    assert set(drawn) == set(AGENTS)
    assert min(drawn.values()) > 70


@pytest.mark.rule("H-8")
def test_the_cards_left_over_are_seen_by_nobody() -> None:
    town = scene(seats=2, cards="red blue")
    shown = [town.game.view(seat) for seat in (None, 0, 1)]
    assert [view["card"] for view in shown] == [None, "red", "blue"]
    assert all(view["owners"] is None for view in shown)


@pytest.mark.rule("H-8")
def test_strays_are_moved_and_score_but_belong_to_nobody() -> None:
    town = scene(seats=2, cards="red blue", place={"yellow": 5, "violet": 10}, score={"red": 40}, safe=7)
    town.turn("yellow 2")
    assert (town.score["yellow"], town.score["violet"]) == (7, 10)
    town.puts_safe(2).turn("red 2")
    assert town.game.view(0)["owners"] == [None, 0, None, 1]


@pytest.mark.rule("H-9")
def test_everybody_knows_their_own_agent_and_no_other() -> None:
    game = backroom.new_game("heimlich", 5, seed=3)
    cards = [game.view(seat)["card"] for seat in range(5)]
    assert len(set(cards)) == 5
    for seat in range(5):
        told = [event for event in game.story(seat) if event["word"] == "log-card"]
        assert [event["args"]["agent"] for event in told] == [f"@agent-{cards[seat]}"]
    assert "log-card" not in {event["word"] for event in game.story(None)}


@pytest.mark.rule("H-9")
@pytest.mark.parametrize("text", ["show", "show red", "look 1", "card", "reveal 0"])
def test_nobody_can_show_a_card_or_look_at_one(text: str) -> None:
    town = scene(rules="basic").rolls(3)
    assert all(town.game.may(seat) == () for seat in range(3))
    town.refuses(0, text)
    town.refuses(1, text)


@pytest.mark.rule("H-9")
@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_to_every_seat_the_others_could_be_anybody(rules: str) -> None:
    game = backroom.new_game("heimlich", 3, {"rules": rules}, seed=5)
    own = game.view(0)["card"]
    worlds = [game.redeal(0, Random(seed)) for seed in range(400)]
    for other in (1, 2):
        cards = Counter(world.view(other)["card"] for world in worlds)
        assert set(cards) == set(game.view(None)["agents"]) - {own}
        assert min(cards.values()) > 70
    assert all(world.view(0)["card"] == own for world in worlds)


def test_the_buildings_are_named_in_the_order_they_stand_in() -> None:
    assert BUILDINGS[0] == "church"
    assert BUILDINGS[11] == "ruin"
    assert BUILDINGS[7] == "house-7"
