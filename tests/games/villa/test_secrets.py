"""What nobody can see: fronts, piles, and what stayed in the box. All play to the end, with nobody giving up."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.villa.scenes import scene

import backroom
from backroom.games.villa.state import Operation
from backroom.kit import Game, window

TABLES = [
    {"guards": "random", "handicap": "4", "rules": "expert"},
    {"guards": "first", "decisions": "captain", "leader": "rotating"},
    {"guards": "heavies", "handicap": "10", "open": "3", "decisions": "captain", "rules": "expert"},
    {"guards": "random", "handicap": "0", "swap": "no", "leader": "rotating"},
]


def sensible(game: Game[Operation], rng: Random) -> tuple[int, Any]:
    """Whoever is asked, with what a team in a hurry would say: agree, and play what fits."""
    seat, ask = rng.choice(list(game.asked.items()))
    if ask.word.startswith("ask-agree"):
        return seat, 1 if rng.random() < 0.9 else 0
    if ask.word.startswith("ask-act") and rng.random() < 0.9:
        return seat, ask[0]
    return seat, ask.draw(rng.random)


def played(options: dict[str, str], seats: int, seed: int) -> list[Game[Operation]]:
    """Every step of a game."""
    rng = Random(seed)
    game = backroom.new_game("villa", seats, options, seed=seed)
    steps = [game.copy()]
    while game.result is None:
        game.play(*sensible(game, rng))
        steps.append(game.copy())
    return steps


def seen(game: Game[Operation], seat: int | None) -> bytes:
    return json.dumps([game.view(seat), window.asked(game, seat), window.may(game, seat)]).encode()


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_redealt_world_looks_the_same_to_the_end(options: dict[str, str], seats: int) -> None:
    rng = Random(1)
    steps = played(options, seats, seed=6)
    assert max(13 - game.state.standing.bit_count() for game in steps) > 3
    for game in steps:
        for seat in (None, 0, seats - 1):
            assert seen(game.redeal(seat, rng), seat) == seen(game, seat)


def test_everybody_sees_the_same_all_the_time() -> None:
    for game in played(TABLES[0], 3, seed=2):
        views = [{**game.view(seat), "you": None} for seat in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)


def test_piles_and_cards_put_aside_are_drawn_anew_and_all_cards_stay() -> None:
    game = backroom.new_game("villa", 3, {"guards": "random", "handicap": "0"}, seed=3)
    op = game.state
    hidden = Counter([*op.aside, *(card for pile in op.piles for card in pile)])
    tops = set()
    for seed in range(50):
        other = game.redeal(1, Random(seed)).state
        assert Counter([*other.aside, *(card for pile in other.piles for card in pile)]) == hidden
        assert [len(pile) for pile in other.piles] == [len(pile) for pile in op.piles]
        assert other.hands == op.hands
        tops.add((other.piles[0][-1], other.aside[0]))
    assert len(tops) > 20


def test_bonus_cards_under_a_pile_are_known_and_stay() -> None:
    park = scene(["yellow red", "green"], seats=2)
    park.game.state.under[1] = [2, 0]
    world = park.game.redeal(0, Random(1))
    assert world.state.under == [[], [2, 0]]
    assert world.view(0)["under"] == [[], ["red", "yellow"]]


@pytest.mark.parametrize("guards", ["random", "first"])
def test_guards_with_the_same_back_cannot_be_told_apart(guards: str) -> None:
    """Also not from one that stayed in the box."""
    for seed in range(40):
        game = backroom.new_game("villa", 2, {"guards": guards}, seed=seed)
        deck = game.state.deck
        names = [deck.guards[number].name for number in game.state.layout]
        if "Panzer-Pepe" in names and "Doktor Donner" not in names:
            break
    place = names.index("Panzer-Pepe")
    worlds = [game.redeal(0, Random(seed)).state for seed in range(60)]
    there = Counter(deck.guards[world.layout[place]].name for world in worlds)
    assert set(there) == {"Panzer-Pepe", "Doktor Donner"}
    assert min(there.values()) > 10
    for world in worlds:
        assert sorted((*world.layout, *world.spare)) == sorted((*game.state.layout, *game.state.spare))


def test_named_guards_are_known_to_be_there() -> None:
    named = ",".join(f"g{number}" for number in (*range(1, 13), 15))
    game = backroom.new_game("villa", 2, {"guards": named}, seed=1)
    for seed in range(20):
        world = game.redeal(0, Random(seed)).state
        assert sorted(world.layout) == [*range(12), 14]


def test_a_guard_once_turned_up_stays_who_it_is() -> None:
    game = backroom.new_game("villa", 2, {"decisions": "captain", "swap": "no"}, seed=5)
    game.play(0, "arrest park-1 0")
    name = game.view(None)["target"]["name"]
    assert {game.redeal(1, Random(seed)).view(1)["target"]["name"] for seed in range(20)} == {name}


def test_nothing_hidden_is_told_before_it_is_open() -> None:
    """Whoever hides behind a back that leaves a choice is named nowhere but among the two it may be."""
    for game in played(TABLES[1], 2, seed=9)[:-1]:
        fronts = game.state.fronts()
        hidden = {game.state.guard_at(place).name for place in range(13) if len(fronts[place]) > 1}
        view = game.view(0)
        behind = [[front["name"] for front in guard.pop("fronts", ())] for guard in view["guards"] if guard]
        assert sorted({name for names in behind if len(names) > 1 for name in names} & hidden) == sorted(hidden)
        text = json.dumps([view, [event.args for event in game.events]], ensure_ascii=False)
        assert not any(name in text for name in hidden)


def test_the_first_deal_is_known_to_nobody_while_chance_deals() -> None:
    game = backroom.replay("villa", 2, {"guards": "random"}, [])
    rng = Random(2)
    while -1 in game.asked:
        world = game.redeal(0, Random(1))
        assert seen(world, 0) == seen(game, 0)
        game.play(-1, game.asked[-1].draw(rng.random))
    assert game.view(0)["phase"] == "swap"
