"""Drawing: how many cards, complaints, politicians, an empty pile."""

from random import Random
from typing import Any

import pytest
from tests.games.cosa_nostra.family import DRAWN, night
from tests.games.cosa_nostra.scene import FACE, Scene, first_planning, new_table
from tests.games.cosa_nostra.second_table import JOB

from backroom.games.cosa_nostra.cards import CARD_ITEMS, CARDS, FACE_OF, ROUND_OF
from backroom.kit import CHANCE

ATTACKS = ("bash.1", "bash.1", "property-damage", "vandalism.1", "theft-1-easy", "theft-1-hard", "property-damage")
PEACEFUL = ("swindle", "threats", "car-theft-1", "arms-trade")


def before_round(number: int, **table: Any) -> Scene:
    """The last order of the round before is called off, and nobody recruits."""
    scene = night({"big-joey": "swindle"}, round=number - 1, **table)
    return scene.says(0, "abort big-joey").recruits_nobody()


def deal(hands: list[tuple[str, ...]], number: int = 1) -> str:
    """A deal in which the start player gets the first hand, the next one the second."""
    left = [card for card in range(CARDS) if ROUND_OF[card] == number - 1]
    front = []
    for face in (face for hand in hands for face in hand):
        card = next(card for card in left if FACE_OF[card] == FACE[face])
        left.remove(card)
        front.append(card)
    return " ".join(["jobs", *(CARD_ITEMS[card][0] for card in (*front, *left))])


def to_the_jobs(table: Scene) -> Scene:
    while "jobs" not in table.verbs:
        ask = table.game.asked[CHANCE]
        table.says(CHANCE, ask.text(ask.draw(lambda: 0.3)))
    return table


@pytest.mark.rule("C-18")
def test_four_phases_and_four_rounds() -> None:
    table = new_table()
    phases: list[str] = []
    rng = Random(3)
    while table.game.result is None:
        seat, ask = next(iter(table.game.asked.items()))
        phase = f"{table.view['round']} {table.phase}"
        if not phases or phases[-1] != phase:
            phases.append(phase)
        table.says(seat, ask.text(ask.draw(rng.random)))
    in_rounds = [phase for phase in phases if "preparation" not in phase]
    assert in_rounds == [
        f"{number} {phase}"
        for number in (1, 2, 3, 4)
        for phase in ("drawing", "planning", "action", "payday")
        if (number, phase) != (4, "payday")
    ]


@pytest.mark.rule("C-19")
@pytest.mark.parametrize(("number", "jobs", "influence"), [(2, 4, 2), (3, 5, 2), (4, 5, 2)])
def test_what_is_drawn(number: int, jobs: int, influence: int) -> None:
    table = before_round(number).next_round()
    assert table.view["round"] == number
    for seat in range(3):
        assert len(table.jobs(seat)) == jobs
        assert len(table.influence(seat)) == influence
        for face in table.jobs(seat):
            job = JOB[face.split(".")[0]]
            assert job.get("round", number) == number
            assert job.get("counts", [1] * 4)[number - 1]


@pytest.mark.rule("C-19")
def test_in_round_one_no_influence_cards_are_drawn() -> None:
    table = first_planning()
    assert [len(table.jobs(seat)) for seat in range(3)] == [4, 4, 4]
    assert [len(table.influence(seat)) for seat in range(2)] == [3, 3]


@pytest.mark.rule("C-20")
def test_nothing_but_attacks_may_be_complained_about() -> None:
    table = to_the_jobs(new_table())
    table.says(CHANCE, deal([PEACEFUL, ATTACKS[:4]]))
    assert (list(table.waits), table.offered_to(0)) == ([0, 1, 2], {"fine"})
    assert table.refuses(0, "complain") == "C-20"
    assert table.offered_to(1) == {"fine", "complain"}
    table.says(1, "complain").says(2, "fine").says(0, "fine")
    assert table.verbs == {"jobs"}
    assert [table.jobs(seat) for seat in range(3)] == [[], [], []]
    table.says(CHANCE, deal([ATTACKS[:4], PEACEFUL]))
    assert sorted(table.jobs(1)) == sorted(PEACEFUL)


@pytest.mark.rule("C-20")
def test_one_job_that_is_no_attack_is_enough_to_stay_silent() -> None:
    table = to_the_jobs(new_table()).says(CHANCE, deal([(*ATTACKS[:3], "gas-station-robbery")]))
    assert table.offered == {"fine"}


@pytest.mark.rule("C-21")
def test_everybody_is_asked_and_may_complain_again() -> None:
    table = to_the_jobs(new_table(start="1")).says(CHANCE, deal([ATTACKS[:4]]))
    assert list(table.waits) == [1, 2, 0]
    table.says(1, "complain")
    for seat in (0, 2):
        assert table.game.view(seat)["waiting"] == [1, 2, 0]
        assert "log-complaint" not in repr(table.game.story(seat))
    table.says(0, "fine").says(2, "fine").says(CHANCE, deal([ATTACKS[:4]]))
    assert "log-complaint" in repr(table.game.story(0))
    table.says(1, "complain").says(0, "fine").says(2, "fine").says(CHANCE, deal([PEACEFUL, ATTACKS[:4]]))
    table.says(1, "fine").says(2, "fine").says(0, "fine")
    assert table.shuffles().phase == "planning"
    assert "vandalism" not in repr((table.game.view(0), table.game.story(0)))


@pytest.mark.rule("C-21")
def test_only_jobs_drawn_this_round_go_back() -> None:
    table = before_round(2, jobs={0: "gas-station-robbery", 1: "threats"})
    bad = ("persuasion.2", "persuasion.2", "bash.2", "vandalism.2")
    table.says(CHANCE, deal([bad], 2))
    assert table.offered_to(1) == {"fine", "complain"}  # who kept a peaceful job of round I
    table.says(1, "complain").says(0, "fine").says(2, "fine")
    assert (table.jobs(0), table.jobs(1), table.jobs(2)) == (["gas-station-robbery"], ["threats"], [])


@pytest.mark.rule("C-22")
def test_politicians_bring_influence_cards() -> None:
    table = before_round(2, own={1: "politician-1 politician-2", 2: "politician-3"}).next_round()
    assert [len(table.influence(seat)) for seat in range(3)] == [2, 4, 3]
    first = first_planning()
    assert [len(first.influence(seat)) for seat in range(3)] == [3, 3, 4]  # Calmuti has one from the start


@pytest.mark.rule("C-22", "C-80")
def test_a_politician_deactivated_last_round_is_back_in_time() -> None:
    table = before_round(2, own={1: "politician-1"}, deactivated="politician-1").next_round()
    assert len(table.influence(1)) == 3


@pytest.mark.rule("C-23")
def test_an_empty_pile_is_made_anew_from_the_discard() -> None:
    table = night({"big-joey": "swindle"}, round=1)
    world = table.game.state
    world.pile, world.spent = world.pile[:2], [0, 4, 0, 0, 0, 0, 0, 3]
    table.says(0, "abort big-joey").recruits_nobody().next_round()
    assert [len(table.influence(seat)) for seat in range(3)] == [2, 2, 2]
    assert set(table.influence(2) + table.influence(0)) <= {"spy", "schemer"}
    assert table.spent == []


@pytest.mark.rule("C-23")
def test_with_none_at_all_nobody_draws_more() -> None:
    table = night({"big-joey": "swindle"}, round=1)
    table.game.state.pile = table.game.state.pile[:3]
    table.says(0, "abort big-joey").recruits_nobody().next_round()
    assert [len(table.influence(seat)) for seat in (1, 2, 0)] == [2, 1, 0]


@pytest.mark.rule("C-14")
def test_everybody_knows_what_the_others_began_with_and_not_what_they_drew() -> None:
    """Whatever another player may hold, a snitch, a schemer and a henchman are among it until they are played."""
    table = first_planning()
    first = {"snitch", "schemer", "henchman"}
    worlds = [Scene(table.game.redeal(0, Random(seed))) for seed in range(40)]
    assert all(set(world.influence(1)) == first <= set(world.influence(2)) for world in worlds)
    assert len({tuple(sorted(world.influence(2))) for world in worlds}) > 3  # what his politician has brought


@pytest.mark.rule("C-14", "C-68")
def test_which_of_two_cards_alike_was_put_away_tells_nobody_anything() -> None:
    """A snitch from the start and one drawn later are the same to all: the other one may be any card now."""
    table = night({"big-joey": "swindle"}, cards=["", "snitch snitch spy saboteur"])
    table.game.state.hands[1][0] -= DRAWN
    table.says(0, "abort big-joey").recruits_nobody().says(1, "discard snitch+2")
    worlds = [Scene(table.game.redeal(0, Random(seed))) for seed in range(20)]
    assert any("snitch" not in world.influence(1) for world in worlds)
