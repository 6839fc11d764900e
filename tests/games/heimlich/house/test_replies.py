"""What the house player expects of the others, and what it makes of the race."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games.heimlich.house.outlook import cracking, move_outlook, moved, ways
from backroom.games.heimlich.house.race import Race
from backroom.games.heimlich.house.replies import replies
from backroom.games.heimlich.house.temper import FORTHRIGHT, GRABBING, SHREWD, Style


@pytest.mark.parametrize("agents", [4, 6, 7])
@pytest.mark.parametrize("style", [GRABBING, SHREWD], ids=["grabbing", "shrewd"])
def test_the_expected_reply_is_the_best_of_all_moves(agents: int, style: Style) -> None:
    rng = Random(agents)
    for _ in range(20):
        place = [rng.randrange(12) for _ in range(agents)]
        score = [rng.choice([0, 1, 2, 5, 30]) for _ in range(agents)]
        safe, agent = rng.randrange(12), rng.randrange(agents)
        for roll, reply in enumerate(replies(place, score, safe, agent, style), 1):
            moves = ways(agents, roll)
            rows = move_outlook(place, score, safe, moves, style.standing)
            worth = [row[agent] - style.envy * (sum(row) - row[agent]) for row in rows]
            same = [
                value
                for move, cracked, value in zip(moves, cracking(place, safe, moves), worth, strict=True)
                if (moved(place, move), cracked) == reply
            ]
            assert max(same) == pytest.approx(max(worth), abs=0.01)


NOBODY_KNOWN = [[1.0, 0, 0, 0, 0], [0, 0.25, 0.25, 0.25, 0.25], [0, 0.25, 0.25, 0.25, 0.25]]


def race(expert: bool = False, right: float = 0.0) -> Race:
    """Three players, five agents; the player behind the first one knows of nobody."""
    return Race(own=0, expert=expert, suspicion=NOBODY_KNOWN, right=right, odds=FORTHRIGHT.watchers)


def test_whoever_is_ahead_has_the_better_chances_and_more_so_near_the_finish() -> None:
    even, ahead, near = (
        race().chance([0] * 5, score) for score in ([10] * 5, [15, 10, 10, 10, 10], [38, 33, 33, 33, 33])
    )
    assert even == pytest.approx(1 / 5)
    assert even < ahead < near


def test_a_stray_can_snatch_the_win_of_a_basic_game_and_not_of_an_expert_game() -> None:
    score = [30, 35, 10, 10, 10]
    known = [[1.0, 0, 0, 0, 0], [0, 0, 1.0, 0, 0], [0, 0, 0, 1.0, 0]]
    stray = Race(0, True, known, 0.0, FORTHRIGHT.watchers).chance([0] * 5, score)
    assert stray > 0.6 > 0.5 > Race(0, False, known, 0.0, FORTHRIGHT.watchers).chance([0] * 5, score)


def test_the_end_of_a_basic_game_is_certain_and_a_shared_win_worth_its_share() -> None:
    assert race().scoring([0] * 5, [45, 44, 10, 10, 10]) == 1
    assert race().scoring([0] * 5, [43, 44, 10, 10, 10]) == 0
    assert race().scoring([0] * 5, [44, 44, 10, 10, 10]) == pytest.approx(1 / 1.5)


def test_good_tips_make_up_for_points() -> None:
    behind = [38, 43, 10, 10, 10]
    assert race(expert=True, right=2).scoring([0] * 5, behind) > race(expert=True, right=0).scoring([0] * 5, behind)
