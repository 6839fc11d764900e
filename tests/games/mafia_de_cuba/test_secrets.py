"""What a seat cannot know is drawn anew in every way that fits what it has seen, and in no other."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed, sit_down

import backroom
from backroom.games.mafia_de_cuba.state import NOTHING, TOKEN_LOOT, UNTAKEN, Box, Family, without
from backroom.games.mafia_de_cuba.taking import taking
from backroom.kit import Game, NotAsked, window

if TYPE_CHECKING:
    from collections.abc import Iterator

World = tuple[int, int, tuple[int, ...]]
"""What the Godfather hid, what is in the bag, and what everybody took."""


def world_of(family: Family) -> World:
    order = family.round_from_godfather()[1:]
    return family.loot[family.godfather], family.bag, tuple(family.loot[seat] for seat in order)


def all_worlds(full: Box, people: int) -> Iterator[tuple[World, list[Box]]]:
    """Every way the box can have gone round, by playing all of them out; and what everybody found in it."""

    def takes(box: Box, place: int) -> Iterator[tuple[tuple[int, ...], list[Box]]]:
        if place == people:
            yield (), [box]
            return
        for loot in taking(box, place == people - 1):
            for rest, boxes in takes(without(box, loot), place + 1):
                yield (loot, *rest), [box, *boxes]

    for hidden, bag in product(range(6), (NOTHING, *TOKEN_LOOT)):
        box = without(full, hidden)
        if bag == NOTHING or box[-1 - bag]:
            for loot, boxes in takes(without(box, bag), 0):
                yield (hidden, bag, loot), [box, *boxes[1:]]


def shrunken(diamonds: int, *, killer: bool = False) -> Scene:
    """Five players with so few diamonds that all worlds can be listed."""
    scene = sit_down(5, killer="yes" if killer else "no")
    family = scene.game.state
    family.box = (diamonds, *family.box[1:])
    return scene


@pytest.mark.rule("M-11", "M-20")
@pytest.mark.parametrize("killer", [False, True])
@pytest.mark.parametrize("observer", [None, 0, 1, 2, 3, 4])
@pytest.mark.parametrize(
    ("hide", "bag", "takes", "accused"),
    [
        (1, "fbi", "2 1 1 1", ()),
        (0, "nothing", "2 agent 2 nothing", (1,)),
        (2, "fbi", "4 {} nothing nothing", ()),
        (0, "{}", "3 agent 1 1", (3, 4)),
    ],
)
def test_exactly_the_worlds_that_fit_are_drawn(
    observer: int | None, hide: int, bag: str, takes: str, accused: tuple[int, ...], killer: bool
) -> None:
    third = "killer" if killer else "loyal"
    scene = shrunken(6, killer=killer)
    full = scene.game.state.box
    scene.play(0, f"hide {hide}").play(1, f"bag {bag.format(third)}").take(*takes.format(third).split())
    for seat in accused:
        scene.accuse(seat)
        if killer:
            scene.look_on()
    assert scene.won is None
    fitting = {world for world, boxes in all_worlds(full, 4) if fits(scene, observer, world, boxes)}
    assert world_of(scene.game.state) in fitting
    rng = Random(1)
    drawn = {world_of(scene.game.redeal(observer, rng).state) for _ in range(25 * len(fitting))}
    assert drawn <= fitting
    assert len(drawn) > 0.9 * len(fitting)


def fits(scene: Scene, observer: int | None, world: World, boxes: list[Box]) -> bool:
    """Whether the observer would have seen in this world what it has seen."""
    family = scene.game.state
    hidden, bag, loot = world
    shown = {seat: family.loot[seat] for seat in range(1, 5) if family.has_opened(seat)}
    if any(loot[seat - 1] != had for seat, had in shown.items()):
        return False
    if not any(had > 0 and seat not in shown for seat, had in enumerate(loot, 1)):
        return False  # the Godfather would have found everything by now
    if observer is None:
        return True
    if observer == 0:
        return hidden == family.loot[0] and boxes[-1] == family.received[0]
    own = boxes[observer - 1] == family.received[observer] and loot[observer - 1] == family.loot[observer]
    return own and (observer != 1 or bag == family.bag)


@pytest.mark.parametrize("killer", ["no", "yes"])
@pytest.mark.parametrize("seats", [5, 8, 12])
def test_every_redealt_world_looks_the_same_to_the_end(seats: int, killer: str) -> None:
    rng = Random(seats)
    game = backroom.new_game("mafia_de_cuba", seats, {"killer": killer, "jokers": "2"}, seed=seats)
    while game.result is None:
        seat, ask = rng.choice(list(game.asked.items()))
        game.play(seat, ask.draw(rng.random))
        for observer in (None, game.state.godfather, game.state.first, game.state.last):
            assert seen(game.redeal(observer, rng), observer) == seen(game, observer)


def seen(game: Game[Family], seat: int | None) -> bytes:
    return json.dumps([game.view(seat), window.asked(game, seat), window.may(game, seat)]).encode()


def test_every_way_of_sharing_diamonds_out_is_as_likely_as_another() -> None:
    """Nine diamonds are gone and Dan had two of them. If Ben and Cleo have the rest, there are six ways to share it."""
    scene = box_passed("4 loyal 2 3 agent").accuse(3)
    rng = Random(3)
    worlds = [scene.game.redeal(0, rng).state.loot for _ in range(4000)]
    assert all(loot[0] == 0 and loot[3] == 2 and UNTAKEN not in loot for loot in worlds)
    shares = Counter((loot[1], loot[2]) for loot in worlds if loot[1] > 0 and loot[2] > 0 and loot[1] + loot[2] == 7)
    assert sorted(shares) == [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]
    assert min(shares.values()) * 2 > max(shares.values())


@pytest.mark.rule("M-42")
def test_whoever_thinks_longest_about_shooting_is_not_seen_to() -> None:
    """All but the killer have looked on, and only they themselves know that they have."""
    scene = box_passed("3 killer loyal agent 4 loyal driver", hide=2, killer="yes").accuse(1)
    before = {observer: seen(scene.game, observer) for observer in (None, 0, 1, 2)}
    for seat in (3, 4, 5, 6, 7):
        scene.play(seat, "hold")
    assert [*scene.game.asked] == [2]
    assert {observer: seen(scene.game, observer) for observer in before} == before
    assert scene.seen_by(5)["waiting"] == [2, 3, 4, 6, 7]
    with pytest.raises(NotAsked) as refused:
        scene.play(5, "hold")
    assert refused.value.args_said["waiting"] == [f"@seat-{seat}" for seat in (2, 3, 4, 6, 7)]


@pytest.mark.rule("M-42")
def test_nobody_can_tell_from_the_waiting_list_who_shoots() -> None:
    shooting, looking_on = (
        box_passed(takes, hide=2, killer="yes")
        for takes in ("3 killer loyal agent 4 loyal driver", "3 loyal killer agent 4 loyal driver")
    )
    for scene in (shooting, looking_on):
        scene.accuse(1).play(2, "bang" if scene is shooting else "hold").play(3, "hold")
    for observer in (None, 0, 1, 4, 5, 6, 7):
        assert seen(shooting.game, observer) == seen(looking_on.game, observer)
        assert shooting.game.question == looking_on.game.question
