"""The detective's sheet, and what somebody reads in it."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.heimlich.house.scenes import play
from tests.games.heimlich.town import scene

from backroom.games.heimlich.house.belief import Watch
from backroom.games.heimlich.house.outlook import cracking, moved, ways
from backroom.games.heimlich.house.sheet import Sheet, best_deal, read, sheet_of, suspected
from backroom.games.heimlich.house.temper import HOUSE, Clues
from backroom.games.heimlich.scoring import findings

STEPS = Clues(step=1, gain=0, rescue=0, push=0)


def test_it_counts_points_spent_rescues_pushes_and_what_a_scoring_brought() -> None:
    town = scene(place={"red": "ruin", "blue": 10, "green": 4}, safe=5).turn("red 2 blue 1").turn("green 1 blue 1")
    sheet = sheet_of(town.game.story(None), town.game.view(None)["agents"], 3)
    assert sheet.steps[:2] == [[0, 2, 0, 1, 0], [0, 0, 0, 1, 1]]
    assert sheet.rescues[:2] == [[0, 1, 0, 0, 0], [0, 0, 0, 1, 0]]
    assert sheet.pushes[:2] == [[0, 0, 0, 1, 0], [0] * 5]
    assert sheet.gains[:2] == [[0] * 5, [0, 1, 0, 0, 5]]


@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_whoever_follows_the_game_keeps_the_same_sheet_as_whoever_reads_the_story(rules: str) -> None:
    game = play(["greedy", "random", "greedy"], rules, 4)
    names = game.view(None)["agents"]
    watch = Watch(3, names, rules == "expert")
    for event in game.story(None):
        watch.hear(event["word"], event["args"])
    told = sheet_of(game.story(None), names, 3)
    for kept, read_up in ((watch.sheet.steps, told.steps), (watch.sheet.gains, told.gains)):
        assert kept == read_up
    assert (watch.sheet.rescues, watch.sheet.pushes) == (told.rescues, told.pushes)


def test_everybody_is_named_once_and_by_what_they_favour_most() -> None:
    sheet = Sheet(seats=2, agents=4)
    sheet.moved(0, [0, 0, 0, 0], (3, 2, 0, 0))
    sheet.moved(1, [0, 0, 0, 0], (5, 0, 1, 0))
    assert read(sheet, STEPS) == (1, 0)


def test_the_best_deal_gives_each_a_different_agent_even_if_both_look_like_the_same() -> None:
    assert best_deal([[0.9, 0.1, 0.0], [0.6, 0.0, 0.4]], (0, 1, 2)) == (0, 2)


def test_somebody_who_moves_only_their_own_agent_is_found_by_counting() -> None:
    right = 0
    for seed in range(6):
        game = play(["greedy"] * 4, "basic", seed)
        sheet = sheet_of(game.story(None), game.view(None)["agents"], 4)
        right += sum(named == card for named, card in zip(read(sheet, STEPS), game.state.cards, strict=True))
    assert right >= 18


def test_what_would_be_suspected_after_each_move_is_what_the_sheet_would_then_say() -> None:
    rng = Random(3)
    clues = HOUSE.clues
    for _ in range(20):
        place, score = [rng.randrange(12) for _ in range(5)], [rng.randrange(9) for _ in range(5)]
        safe, roll = rng.randrange(12), rng.randrange(1, 7)
        sheet = Sheet(1, 5)
        sheet.moved(0, [rng.randrange(12) for _ in range(5)], (2, 0, 1, 0, 3))
        moves = ways(5, roll)
        after = suspected(sheet.tally(0, clues), clues, 2, place, score, safe, moves)
        cracks = cracking(place, safe, moves)
        for number in rng.sample(range(len(moves)), 5):
            then = Sheet(1, 5)
            then.steps, then.rescues = [sheet.steps[0][:]], [sheet.rescues[0][:]]
            then.pushes = [sheet.pushes[0][:]]
            then.moved(0, place, moves[number])
            if cracks[number]:
                then.scored(0, findings(moved(place, moves[number]), score))
            odds = [2.718281828459045**value for value in then.tally(0, clues)]
            assert after[number] == pytest.approx(odds[2] / sum(odds))
