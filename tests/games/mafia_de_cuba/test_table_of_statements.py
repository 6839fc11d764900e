"""M-28: what everybody says, side by side, with marks on what cannot all be true."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed, sit_down

pytestmark = pytest.mark.rule("M-28")


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves."""
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


def test_the_table_is_in_the_order_of_the_box_and_the_same_for_all() -> None:
    scene = box_passed("3 loyal agent driver 4", godfather="4", seats=6)
    assert [row["who"] for row in scene.view["table"]] == [4, 5, 0, 1, 2, 3]
    assert all(scene.seen_by(seat)["table"] == scene.view["table"] for seat in range(6))


def test_the_whole_truth_is_never_marked(scene: Scene) -> None:
    for seat in range(1, 8):
        own = scene.seen_by(seat)
        for key in ("received", "passed"):
            scene.play(seat, f"{key} {' '.join(str(count) for count in own[key].values())}")
        scene.play(seat, f"took {own['took']}")
    scene.play(0, "took diamonds-2", "passed 13 3 1 1", "received 6 0 0 0")
    assert all(row["marks"] == [] for row in scene.view["table"])


@pytest.mark.parametrize("killer", ["no", "yes"])
@pytest.mark.parametrize("seats", range(5, 13))
def test_nobody_who_tells_the_truth_is_ever_marked(seats: int, killer: str) -> None:
    """Greedy hands, so that many a box comes empty; half of the truth is as good as all of it."""
    rng = Random(seats)
    for _ in range(12):
        scene = sit_down(seats, killer=killer)
        game = scene.game
        while scene.view["phase"] != "interrogation" and game.result is None:
            ((seat, ask),) = game.asked.items()
            game.play(seat, ask[-1 if rng.random() < 0.4 else int(rng.random() * len(ask))])
        for seat in range(seats) if game.result is None else ():
            own, hidden = scene.seen_by(seat), game.state.loot[0]
            for key in rng.sample(("received", "passed", "took"), rng.randint(1, 3)):
                if key == "took":
                    scene.play(seat, f"took {own['took'] or (f'diamonds-{hidden}' if hidden else 'nothing')}")
                else:
                    figures = [count if rng.random() < 0.8 else "-" for count in own[key].values()]
                    scene.play(seat, f"{key} {' '.join(map(str, figures))}")
            assert all(row["marks"] == [] for row in scene.view["table"])


def test_the_truth_of_a_first_player_with_a_bag_is_not_marked() -> None:
    scene = box_passed("loyal 1 1 1 1", bag="agent")
    scene.play(1, "received 15 1 1 1", "took loyal", "passed 15 0 0 1")
    assert scene.marks(1) == []
    scene.play(1, "passed 14 0 0 1")
    assert "sum" in scene.marks(1)


def test_what_one_passed_on_is_not_what_the_next_received(scene: Scene) -> None:
    scene.play(1, "passed 12 - - -").play(2, "received 10 - - -")
    assert (scene.marks(1), scene.marks(2)) == (["after"], ["before"])
    scene.play(2, "received 12 - - -")
    assert (scene.marks(1), scene.marks(2)) == ([], ["changed"])


def test_the_last_ones_box_is_the_one_that_came_back(scene: Scene) -> None:
    scene.play(7, "passed 9 - - -").play(0, "received 6 - - -")
    assert (scene.marks(7), scene.marks(0)) == (["after"], ["before"])


def test_numbers_that_do_not_add_up(scene: Scene) -> None:
    scene.play(2, "received 12 2 - -", "passed 10 2 - -")
    assert scene.marks(2) == []
    scene.play(2, "took loyal")
    assert scene.marks(2) == ["sum"]
    scene.play(2, "took diamonds-2")
    assert scene.marks(2) == ["changed"]
    scene.play(6, "received 4 - - -", "passed 5 - - -")
    assert "sum" in scene.marks(6)


@pytest.mark.parametrize(
    ("received", "passed", "mark"),
    [
        ("12 3 1 1", "10 3 1 1", []),
        ("12 3 1 1", "12 2 1 1", []),
        ("12 3 1 1", "12 3 1 1", ["sum"]),
        ("12 3 1 1", "10 2 1 1", ["sum"]),
        ("12 3 1 1", "12 2 0 1", ["sum"]),
        ("12 - - 1", "12 - - 1", []),
        ("0 0 0 0", "0 0 0 0", ["never"]),
    ],
)
def test_whatever_was_taken_it_was_taken_by_the_rules(
    scene: Scene, received: str, passed: str, mark: list[str]
) -> None:
    scene.play(3, f"received {received}", f"passed {passed}")
    assert scene.marks(3) == mark


def test_only_the_last_takes_nothing_of_a_full_box(scene: Scene) -> None:
    scene.play(7, "received 5 - - -", "took nothing")
    assert scene.marks(7) == []
    scene.play(6, "received 5 - - -", "took nothing")
    assert "sum" in scene.marks(6)


def test_behind_a_street_kid_the_box_is_empty(scene: Scene) -> None:
    scene.play(6, "took nothing").play(1, "received 13 3 1 1").play(7, "received - 1 - -")
    assert [scene.marks(seat) for seat in (1, 6, 7)] == [[], ["apart"], ["apart"]]


def test_the_box_never_grows(scene: Scene) -> None:
    scene.play(2, "received - 1 - -").play(6, "received - 3 - -")
    assert (scene.marks(2), scene.marks(6)) == (["grown"], ["grown"])
    assert scene.marks(4) == []


def test_more_than_there_ever_was(scene: Scene) -> None:
    scene.play(0, "took diamonds-6")
    assert scene.marks(0) == ["too-many"]
    scene.play(2, "received 16 - - -").play(3, "took diamonds-40").play(5, "passed - - 2 -").play(6, "received 3 - - -")
    assert [scene.marks(seat) for seat in (2, 3, 5, 6)] == [["too-many"], ["too-many"], ["too-many"], []]


def test_a_token_claimed_by_too_many(scene: Scene) -> None:
    scene.play(1, "took driver")
    assert scene.marks(1) == []
    scene.play(4, "took driver")
    assert (scene.marks(1), scene.marks(4)) == (["too-often"], ["too-often"])


def test_more_diamonds_taken_together_than_there_are(scene: Scene) -> None:
    scene.play(2, "took diamonds-9").play(3, "took diamonds-6")
    assert (scene.marks(2), scene.marks(3)) == ([], [])
    scene.play(0, "took diamonds-1")
    assert [scene.marks(seat) for seat in (0, 2, 3)] == [["too-often"]] * 3
    scene.play(0, "took nothing").accuse(1)
    assert [scene.marks(seat) for seat in (1, 2, 3)] == [["too-often"]] * 3


def test_something_else_was_shown(scene: Scene) -> None:
    scene.play(1, "took loyal").accuse(1)
    assert scene.row(1)["shown"] == "diamonds-3"
    assert scene.marks(1) == ["shown"]
    scene.play(5, "received 10 - - -", "passed 10 - - -")
    assert scene.marks(5) == []
    scene.play(2, "received 10 3 - -", "passed 10 3 - -").accuse(2)
    assert scene.marks(2) == ["sum"]


def test_marks_never_say_who_lies(scene: Scene) -> None:
    """The same talk over other takes is marked the same: until something is shown, truth has no part in it."""
    other = box_passed("loyal 3 agent loyal driver 4 loyal", hide=2)
    for table in (scene, other):
        table.play(1, "passed 10 3 1 1", "took diamonds-3").play(2, "received 13 3 1 1").play(5, "received 15 - - -")
    assert scene.view["table"] == other.view["table"]
    assert scene.marks(1) != []


def test_after_the_game_the_truth_stands_beside_it(scene: Scene) -> None:
    assert "role" not in scene.row(1)
    scene.play(1, "took loyal").accuse(1, 5)
    row = scene.row(1)
    assert (row["says_took"], row["true_took"], row["role"], row["won"]) == ("loyal", "diamonds-3", "thief", False)
    tokens = {"loyal": 3, "fbi": 1, "driver": 1}
    assert row["true_received"] == {"diamonds": 13, **tokens}
    assert row["true_passed"] == {"diamonds": 10, **tokens}
    assert [line["role"] for line in scene.view["table"]] == [
        "godfather",
        "thief",
        "loyal",
        "agent",
        "driver",
        "thief",
        "loyal",
        "loyal",
    ]


def test_the_truth_stands_right_behind_what_was_said(scene: Scene) -> None:
    keys = [*scene.accuse(1, 5).row(2)]
    assert [keys[keys.index(f"says_{about}") + 1] for about in ("received", "took", "passed")] == [
        "true_received",
        "true_took",
        "true_passed",
    ]
