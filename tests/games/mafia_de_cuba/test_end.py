"""How it ends, and who wins with whom."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed, by_hand, sit_down


@pytest.mark.rule("M-46")
def test_all_diamonds_found() -> None:
    scene = box_passed("5 loyal loyal 6 driver loyal agent")
    assert scene.accuse(1, 4).won == ("godfather", [0, 2, 3, 6])
    assert scene.game.result is not None
    assert scene.game.result.winners == (0, 2, 3, 6)
    assert scene.game.result.scores == (1, 0, 1, 1, 0, 0, 1, 0)
    assert scene.game.result.reason == "godfather"


@pytest.mark.rule("M-46")
def test_what_the_godfather_hid_and_what_nobody_took_need_not_be_found() -> None:
    assert box_passed("1 loyal agent driver nothing", hide=5).accuse(1).won == ("godfather", [0, 2])


@pytest.mark.rule("M-47")
def test_nothing_stolen_at_all() -> None:
    """Only with more tokens than the rulebook allows, so here the box is filled by hand."""
    scene = by_hand(sit_down(5), box=(15, 5, 1, 0, 1, 0))
    scene.play(0, "hide 0").play(1, "bag nothing").take("loyal", "agent", "driver")
    assert scene.won is None
    scene.take("nothing")
    assert scene.won == ("godfather", [0, 1])


@pytest.mark.rule("M-48")
def test_an_agent_wins_alone_also_without_the_other_agent() -> None:
    scene = box_passed("5 agent driver agent loyal loyal loyal loyal 1")
    assert scene.accuse(2).won == ("agent", [2])


@pytest.mark.rule("M-38", "M-46")
def test_an_agent_nobody_accuses_wins_nothing() -> None:
    assert 3 not in box_passed("5 loyal agent driver 5").accuse(1, 5).won[1]  # type: ignore[index]
    assert box_passed("5 loyal agent driver 4").accuse(2).won == ("thieves", [1])


@pytest.mark.rule("M-49")
def test_the_fattest_pockets_win_when_the_godfather_falls() -> None:
    assert box_passed("3 loyal agent 4 5").accuse(2).won == ("thieves", [5])


@pytest.mark.rule("M-49", "M-54")
def test_a_thief_who_is_out_wins_nothing_however_much_he_had() -> None:
    scene = box_passed("9 loyal agent 1 2").accuse(1)
    assert scene.accuse(2).won == ("thieves", [5])


@pytest.mark.rule("M-50")
def test_thieves_with_equally_many_share_the_win() -> None:
    assert box_passed("4 loyal 4 3 agent").accuse(2).won == ("thieves", [1, 3])


@pytest.mark.rule("M-51")
def test_street_kids_win_with_the_thieves_and_lose_with_them() -> None:
    takes = "12 loyal agent driver loyal 3 nothing"
    assert box_passed(takes, bag="loyal").accuse(7, 2).won == ("thieves", [1, 7])
    assert box_passed(takes, bag="loyal").accuse(1, 6).won == ("godfather", [0, 2, 5])


@pytest.mark.rule("M-52")
@pytest.mark.parametrize(
    ("takes", "accused", "reason", "winners"),
    [
        ("driver loyal agent 5 5", (4, 5), "godfather", [0, 1, 2]),
        ("loyal driver agent 5 5", (4, 5), "godfather", [0, 1, 2]),
        ("5 driver agent 4 loyal", (5,), "thieves", [1, 2]),
        ("4 driver agent 5 loyal", (5,), "thieves", [4]),
        ("5 loyal agent 5 driver", (2,), "thieves", [1, 4, 5]),
        ("5 loyal agent driver 5", (2,), "thieves", [1, 5]),
        ("5 driver loyal agent 5", (1, 5), "godfather", [0, 3]),
    ],
    ids=[
        "the Godfather's driver",
        "a loyal man's driver",
        "a thief's driver",
        "the driver of a thief who has less",
        "the driver of one who shares the win",
        "an agent's driver",
        "the driver of a thief who was found",
    ],
)
def test_a_driver_wins_with_his_passenger(
    takes: str, accused: tuple[int, ...], reason: str, winners: list[int]
) -> None:
    assert box_passed(takes).accuse(*accused).won == (reason, winners)


@pytest.mark.rule("M-52")
def test_a_street_kid_can_be_driven_too_and_drivers_have_drivers() -> None:
    both = box_passed("5 driver driver agent agent loyal loyal loyal loyal 1")
    assert both.accuse(6, 7, 8).won == ("thieves", [1, 2, 3])
    behind_the_godfather = box_passed("driver driver agent agent loyal loyal loyal loyal 1 2")
    assert behind_the_godfather.accuse(9, 10).won == ("godfather", [0, 1, 2, 5, 6, 7, 8])


@pytest.mark.rule("M-52")
def test_the_driver_behind_the_godfathers_back_counts_from_the_box_not_from_seat_numbers() -> None:
    scene = box_passed("driver 5 5 loyal agent", godfather="5")
    assert scene.accuse(1, 2).won == ("godfather", [0, 3, 5])


@pytest.mark.rule("M-53")
def test_alone_means_alone_unless_the_table_wants_it_otherwise() -> None:
    takes = "5 agent driver loyal 5"
    assert box_passed(takes).accuse(2).won == ("agent", [2])
    assert box_passed(takes, alone="no").accuse(2).won == ("agent", [2, 3])
    chain = "5 agent driver driver loyal loyal loyal loyal 1 1"
    assert box_passed(chain, alone="no").accuse(2).won == ("agent", [2, 3, 4])


@pytest.mark.rule("M-54")
def test_a_dead_driver_and_his_driver_win_nothing() -> None:
    scene = box_passed("killer loyal driver driver agent agent loyal loyal 3 4", killer="yes")
    scene.accuse(3).look_on(but=1).accuse(9, 10)
    assert scene.won == ("godfather", [0, 2, 7, 8])


@pytest.mark.rule("M-55")
def test_at_the_end_everybody_learns_everything() -> None:
    scene = box_passed("3 loyal agent 4 5", bag="driver", hide=2).accuse(2)
    for observer in (None, *range(6)):
        rows = scene.seen_by(observer)["table"]
        assert [row["true_took"] for row in rows] == [
            "diamonds-2",
            "diamonds-3",
            "loyal",
            "fbi",
            "diamonds-4",
            "diamonds-5",
        ]
        assert [row["true_bagged"] for row in rows] == [None, "driver", None, None, None, None]
    assert "Eve had: 4 diamonds." in scene.heard(None)


ROLES = "3 loyal driver killer agent loyal 4 nothing"
"""Nine players: Ben and Hal steal, Cleo and Gus are loyal, Dan drives Cleo, Eve kills, Finn is an agent, Ida a kid."""


@pytest.mark.parametrize(
    ("moves", "winners"),
    [
        ("1 7", "godfather loyal driver killer"),
        ("2 6", "thief kid"),
        ("5", "agent"),
        ("5!", "killer"),
        ("1! 7", "godfather loyal driver"),
        ("8! 2 6", "thief"),
    ],
)
@pytest.mark.rule("M-46", "M-48", "M-49", "M-51", "M-52")
def test_every_role_wins_and_loses(moves: str, winners: str) -> None:
    scene = box_passed(ROLES, killer="yes")
    for move in moves.split():
        scene.accuse(int(move[0]))
        if scene.view["phase"] == "window":
            scene.look_on(but=4 if move.endswith("!") else None)
    assert scene.won is not None
    rows = scene.view["table"]
    assert {row["role"] for row in rows if row["won"]} == set(winners.split())
    assert {row["role"] for row in rows if not row["won"]}


@pytest.mark.rule("M-1", "M-5")
@pytest.mark.parametrize("seats", range(5, 13))
def test_every_number_of_players_is_played(seats: int) -> None:
    """Everybody takes a token as long as there are any; the two who find none are thieves, and they are found."""
    scene = sit_down(seats).play(0, "hide 0").play(1, "bag nothing")
    for seat in range(1, seats - 2):
        scene.take(scene.choices(seat)[-1])
    scene.take("6", "5")
    assert scene.seen_by(0)["received"] == {**dict.fromkeys(scene.view["tokens"], 0), "diamonds": 4}
    scene.accuse(seats - 2)
    assert scene.asked == {0: "ask-order"}
    scene.accuse(seats - 1)
    loyal = [seat for seat in range(seats) if scene.row(seat)["role"] in ("loyal", "godfather")]
    assert scene.won is not None
    assert set(loyal) <= set(scene.won[1])


def evening(games: str = "3", godfather: str = "0") -> Scene:
    return box_passed("3 loyal agent driver 4", games=games, godfather=godfather)


@pytest.mark.rule("M-56")
def test_the_first_winner_clockwise_from_the_godfather_names_the_next() -> None:
    scene = evening().accuse(2)
    assert scene.won == ("thieves", [5])
    assert scene.asked == {5: "ask-name"}
    assert scene.choices(5) == [f"name {seat}" for seat in (1, 2, 3, 4, 5)]
    assert scene.refused(5, "name 0")[0] == "M-56"
    scene.play(5, "name 3")
    assert scene.view["godfather"] == 3
    assert scene.asked == {3: "ask-hide"}
    both = evening(godfather="4").accuse(5, 3)
    assert both.won == ("godfather", [0, 4])
    assert both.asked == {4: "ask-name"}


@pytest.mark.rule("M-57")
def test_several_games_in_a_row_are_counted() -> None:
    scene = evening().accuse(2).play(5, "name 3")
    assert scene.view["round"] == 2
    assert scene.view["tally"] == [0, 0, 0, 0, 0, 1]
    assert all(row["says_took"] is None and row["shown"] is None for row in scene.view["table"])
    assert scene.view["jokers"] == 0
    scene.play(3, "hide 0").play(4, "bag nothing").take("3", "loyal", "agent", "driver", "4").accuse(4, 2)
    assert scene.won == ("godfather", [3, 5])
    scene.play(3, "name 0").play(0, "hide 0").play(1, "bag nothing").take("1", "1", "1", "1", "agent").accuse(5)
    assert scene.game.result is not None
    assert scene.game.result.winners == (5,)
    assert scene.game.result.scores == (0, 0, 0, 1, 0, 3)
    assert scene.game.result.reason == "tally"
    # A rematch counts games on, not evenings.
    assert scene.game.rules.games_won(scene.game.result) == {0: 0, 1: 0, 2: 0, 3: 1, 4: 0, 5: 3}
    assert scene.heard(None)[-1] == "Finn has won most games of the evening: 3."


@pytest.mark.rule("M-57")
def test_a_tie_after_several_games_is_shared() -> None:
    scene = evening("2").accuse(2)
    scene.play(5, "name 1").play(1, "hide 0").play(2, "bag nothing").take("3", "loyal", "agent", "driver", "4")
    scene.accuse(2, 0)
    assert scene.won == ("godfather", [1, 3])
    assert scene.game.result is not None
    assert scene.game.result.winners == (1, 3, 5)


@pytest.mark.rule("M-61")
def test_places_are_swapped_between_two_games() -> None:
    scene = box_passed("3 loyal agent driver 4", games="3", places="drawn").accuse(2).play(5, "name 3")
    (event,) = (event for event in scene.game.story(None) if event["word"] == "log-places")
    circle = [int(label.removeprefix("@seat-")) for label in event["args"]["seats"]]
    assert sorted(circle) == [*range(6)]
    around = circle[circle.index(3) :] + circle[: circle.index(3)]
    assert [row["who"] for row in scene.view["table"]] == around
    scene.play(3, "hide 0").play(around[1], "bag nothing").take("3", "driver", "agent", "loyal", "4")
    assert scene.seen_by(around[2])["took"] == "driver"
    assert scene.accuse(around[4]).won == ("thieves", [around[5]])


@pytest.mark.rule("M-61")
def test_usually_everybody_stays() -> None:
    scene = evening().accuse(2).play(5, "name 3")
    assert [row["who"] for row in scene.view["table"]] == [3, 4, 5, 0, 1, 2]
