"""Who is behind whom: what the house player makes of what the others do."""

from __future__ import annotations

from itertools import permutations
from math import prod
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.heimlich.house.scenes import play

from backroom.games.heimlich.house.belief import Watch, marginals
from backroom.games.heimlich.house.outlook import cracking, ways
from backroom.games.heimlich.house.temper import HOUSE
from backroom.games.heimlich.state import AGENTS, BUILDINGS, SPOTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from backroom.games.heimlich.state import Town
    from backroom.kit import Game


def watch_town(safe: str = "house-7", **place: str) -> Watch:
    """A table of three that has just been looked at: agents not placed wait in the church."""
    watch = Watch(seats=3, names=AGENTS[:5], expert=True)
    where = [BUILDINGS.index(place.get(agent, "church").replace("_", "-")) for agent in AGENTS[:5]]
    watch.follow([], {"place": where, "score": [10] * 5, "safe": BUILDINGS.index(safe), "roll": 0})
    return watch


def suspected(watch: Watch, agent: str, seat: int = 0) -> float:
    return watch.suspicion({})[seat][AGENTS.index(agent)]


def move(watch: Watch, **steps: int) -> None:
    place = {agent: watch.place[AGENTS.index(agent)] for agent in steps}
    paths = [
        (f"@agent-{agent}", SPOTS[place[agent]], "→", SPOTS[(place[agent] + far) % 12]) for agent, far in steps.items()
    ]
    watch.hear("log-moved", {"seat": "@seat-0", "paths": paths})


def test_at_first_everybody_could_be_anybody() -> None:
    assert suspected(watch_town(), "red") == pytest.approx(1 / 5)


def test_whoever_pushes_an_agent_into_the_ruin_is_not_behind_it() -> None:
    watch = watch_town(red="house_10", blue="house_5")
    move(watch, red=1)
    assert suspected(watch, "red") < 0.1


def test_whoever_pulls_an_agent_out_of_the_ruin_may_well_be_behind_it() -> None:
    watch = watch_town(red="ruin", blue="house_5", green="house_5")
    move(watch, red=2)
    assert suspected(watch, "red") > 0.3


def test_a_scoring_speaks_for_those_who_profit() -> None:
    watch = watch_town(safe="house-3", red="house_10", blue="house_2", green="ruin")
    move(watch, blue=1)
    assert suspected(watch, "red") > 0.4 > 0.05 > suspected(watch, "green")


def test_a_scoring_left_undone_speaks_against_those_who_would_have_profited() -> None:
    watch = watch_town(safe="house-3", red="house_10", blue="house_2")
    move(watch, violet=1)
    assert suspected(watch, "red") < 0.1


def test_a_safe_put_where_one_agent_alone_can_reach_it_speaks_for_that_agent() -> None:
    watch = watch_town(red="house_6", blue="ruin", green="ruin", violet="ruin", yellow="ruin")
    watch.hear("log-safe", {"seat": "@seat-0", "building": "@house-8"})
    assert suspected(watch, "red") > 0.3


def test_what_one_seat_is_no_other_seat_can_be() -> None:
    watch = watch_town(safe="house-3", red="house_10", blue="house_2")
    move(watch, blue=1)
    assert suspected(watch, "red", seat=1) < 1 / 5
    known = watch.suspicion({1: AGENTS.index("red")})
    assert known[0][AGENTS.index("red")] == 0
    assert known[1] == [float(agent == "red") for agent in AGENTS[:5]]


def test_a_story_that_begins_midway_says_nothing_before_the_board_was_seen() -> None:
    watch = Watch(seats=3, names=AGENTS[:5], expert=True)
    move(watch, red=3)
    assert suspected(watch, "red") == pytest.approx(1 / 5)


def heard(game: Game[Town]) -> Iterator[Watch]:
    """Somebody who watches the whole game, after every event."""
    watch = Watch(game.seats, game.state.names(), expert=True)
    for event in game.story(None):
        watch.hear(event["word"], event["args"])
        yield watch


def test_a_greedy_players_agent_comes_to_light_more_and_more() -> None:
    early, late = [], []
    for seed in range(10):
        game = play(["greedy", "random", "greedy", "random"], "expert", seed)
        truth = game.state.cards
        course = [watch.suspicion({})[0][truth[0]] for watch in heard(game)]
        early.append(course[len(course) // 4])
        late.append(course[-1])
    assert 1 / 6 < sum(early) / 10 < sum(late) / 10
    assert sum(late) / 10 > 0.85


def test_the_moves_of_somebody_who_does_just_anything_prove_little() -> None:
    certain = 0.0
    for seed in range(10):
        *_, watch = heard(play(["random"] * 4, "expert", seed))
        certain += max(watch.suspicion({})[0]) / 10
    assert certain < 0.6


def test_who_grabs_is_not_thought_to_watch_and_who_plays_well_is() -> None:
    assert watched("greedy") < 0.3 < 0.5 < watched("house")


def watched(company: str) -> float:
    """How much somebody is watched among such players, in the end, over a few games."""
    ends = [[*heard(play([company] * 4, "expert", seed))][-1] for seed in range(3)]
    return sum(watch.watched(0, HOUSE.shares, HOUSE.watchful) for watch in ends) / len(ends)


@pytest.mark.parametrize(("seats", "agents"), [(2, 4), (4, 6), (5, 7), (7, 7)])
def test_chances_are_those_of_all_deals_weighed_one_by_one(seats: int, agents: int) -> None:
    rng = Random(seats)
    weights = [[rng.random() for _ in range(agents)] for _ in range(seats)]
    deals = {
        deal: prod(weights[seat][agent] for seat, agent in enumerate(deal))
        for deal in permutations(range(agents), seats)
    }
    total = sum(deals.values())
    for seat, row in enumerate(marginals(weights)):
        assert sum(row) == pytest.approx(1)
        for agent, chance in enumerate(row):
            assert chance == pytest.approx(sum(weight for deal, weight in deals.items() if deal[seat] == agent) / total)


def test_a_move_cracks_the_safe_only_by_ending_there() -> None:
    moves = ways(4, 3)
    cracks = dict(zip(moves, cracking([0, 1, 3, 11], 3, moves), strict=True))
    assert cracks[3, 0, 0, 0]
    assert cracks[0, 2, 1, 0]
    assert not cracks[0, 3, 0, 0]  # passes by
    assert not cracks[0, 0, 0, 3]  # one short
    assert not cracks[1, 1, 1, 0]  # the one that stood there has left


def test_however_sure_everybody_is_of_the_same_agent_the_chances_add_up() -> None:
    watch = Watch(seats=7, names=AGENTS, expert=True)
    for seat in range(7):
        for sums in watch.evidence[seat]:
            sums[:] = [0.0] + [-5000.0] * 6
    assert [sum(row) for row in watch.suspicion({})] == pytest.approx([1.0] * 7)
    assert sum(player.chance for player in watch.players(1, watch.suspicion({})[1])) == pytest.approx(1.0)
