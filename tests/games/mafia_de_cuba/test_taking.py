"""The box goes round, and everybody has something to hide."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import box_passed, sit_down


@pytest.mark.rule("M-10")
def test_the_box_goes_clockwise_from_the_first_player() -> None:
    scene = sit_down(6, godfather="3").play(3, "hide 0").play(4, "bag nothing")
    hands = []
    for _ in range(5):
        (seat,) = scene.game.asked
        hands.append(seat)
        scene.take("1")
    assert hands == [4, 5, 0, 1, 2]
    assert scene.view["phase"] == "interrogation"


@pytest.mark.rule("M-11")
def test_everybody_sees_what_they_get_and_nobody_elses() -> None:
    scene = box_passed("4 loyal", 6, hide=2)
    assert scene.seen_by(2)["received"] == {"diamonds": 9, "loyal": 1, "fbi": 1, "driver": 1}
    assert scene.seen_by(2)["passed"] == {"diamonds": 9, "loyal": 0, "fbi": 1, "driver": 1}
    assert scene.seen_by(3)["received"] == {"diamonds": 9, "loyal": 0, "fbi": 1, "driver": 1}
    for other in (None, 4, 5):
        seen = scene.seen_by(other)
        assert [seen[key] for key in ("hidden", "received", "took", "passed", "bagged", "missing")] == [None] * 6
    assert "You look into the box: 9 diamonds, 1 FBI agent and 1 driver." in scene.heard(3)
    scene.take("1", "1", "1")
    assert scene.seen_by(2)["took"] == "loyal"
    assert scene.seen_by(2)["received"]["diamonds"] == 9


@pytest.mark.rule("M-12")
def test_any_number_of_diamonds_or_one_token() -> None:
    scene = box_passed("12", 6, hide=1)
    assert scene.choices(2) == ["diamonds-1", "diamonds-2", "loyal", "fbi", "driver"]
    assert box_passed("15 loyal", 6).seen_by(1)["took"] == "diamonds-15"


@pytest.mark.rule("M-13", "M-21")
@pytest.mark.parametrize(
    ("greed", "why"),
    [
        ("take diamonds-3 loyal", "either diamonds or one single token"),
        ("take loyal diamonds-3", "either diamonds or one single token"),
        ("take loyal fbi", "either diamonds or one single token"),
        ("take diamonds-4", "not that much in the box. It holds: 3 diamonds"),
        ("take killer", "not that much in the box"),
    ],
)
def test_never_both_and_never_more_than_there_is(greed: str, why: str) -> None:
    rule, said = box_passed("12", 8).refused(2, greed)
    assert rule == "M-13"
    assert why in said


@pytest.mark.rule("M-14", "M-21")
@pytest.mark.parametrize("modesty", ["take nothing", "take diamonds-0"])
def test_nobody_takes_nothing(modesty: str) -> None:
    rule, said = box_passed("2", 8).refused(2, modesty)
    assert rule == "M-14"
    assert "must take something" in said


@pytest.mark.rule("M-15")
def test_loot_stays_hidden_and_cannot_be_shown() -> None:
    scene = box_passed("3 loyal agent driver 2")
    assert all(row["shown"] is None for row in scene.view["table"])
    assert {ask.verb for seat in range(1, 6) for ask in scene.game.may(seat) if hasattr(ask, "verb")} == {
        "received",
        "passed",
        "took",
        "suspect",
    }
    scene.play(1, "took diamonds-3")
    assert scene.row(1)["shown"] is None


@pytest.mark.rule("M-16")
def test_the_first_player_may_put_a_token_into_the_bag_and_takes_as_well() -> None:
    scene = sit_down(8).play(0, "hide 0")
    ask = scene.game.asked[1]
    assert [ask.text(choice) for choice in ask] == ["bag nothing", "bag loyal", "bag fbi", "bag driver"]
    scene.play(1, "bag fbi")
    assert "fbi" not in scene.choices(1)
    scene.take("driver")
    assert scene.seen_by(1)["passed"] == {"diamonds": 15, "loyal": 3, "fbi": 0, "driver": 0}
    assert scene.seen_by(1)["bagged"] == "fbi"
    assert scene.seen_by(2)["bagged"] is None
    scene.take("1", "1", "1", "1", "1", "1").accuse(2, 3, 4, 5, 6, 7)
    assert scene.won == ("godfather", [0, 1])
    assert scene.row(1)["true_bagged"] == "fbi"


@pytest.mark.rule("M-17")
@pytest.mark.parametrize("text", ["bag diamonds-1", "bag diamonds-15", "bag diamonds"])
def test_no_diamonds_in_the_bag(text: str) -> None:
    rule, said = sit_down().play(0, "hide 0").refused(1, text)
    assert rule == "M-17"
    assert "No diamonds go into the bag" in said


@pytest.mark.rule("M-18")
def test_an_empty_box_makes_a_street_kid() -> None:
    scene = box_passed("15 loyal agent driver", 7, jokers="2")
    assert scene.choices(5) == ["loyal"]
    scene.take("loyal")
    assert scene.asked == {6: "ask-take-empty"}
    assert scene.choices(6) == ["nothing"]
    scene.take("nothing")
    assert scene.seen_by(6)["took"] == "nothing"
    assert scene.accuse(6).row(6)["shown"] == "nothing"


@pytest.mark.rule("M-18")
def test_several_street_kids_in_a_row() -> None:
    scene = box_passed("15 loyal", 5, bag="agent")
    assert scene.choices(3) == ["nothing"]
    scene.take("nothing")
    assert scene.choices(4) == ["nothing"]
    scene.take("nothing").accuse(2)
    assert scene.won == ("thieves", [1, 3, 4])


@pytest.mark.rule("M-19")
def test_the_last_player_may_take_nothing_from_a_full_box() -> None:
    scene = box_passed("1 1 1 1", 6)
    assert scene.asked == {5: "ask-take-last"}
    assert scene.choices(5)[-2:] == ["driver", "nothing"]
    scene.take("nothing")
    assert scene.seen_by(0)["received"]["diamonds"] == 11
    assert scene.accuse(5).won == ("thieves", [1, 2, 3, 4, 5])


@pytest.mark.rule("M-20")
def test_from_outside_every_take_looks_alike() -> None:
    """One question each, the first player two, and the same words, whatever was taken or only pretended."""
    honest = box_passed("1 loyal agent driver 1", bag="nothing")
    thievish = box_passed("15 loyal agent driver nothing", bag="nothing")
    bagged = box_passed("14 loyal driver 1 nothing", bag="agent")
    for other in (thievish, bagged):
        assert other.heard(None) == honest.heard(None)
        assert other.view == honest.view
        assert other.game.question == honest.game.question


@pytest.mark.rule("M-22")
def test_the_box_comes_back_to_the_godfather() -> None:
    scene = box_passed("3 loyal agent 4 1", hide=2)
    view = scene.seen_by(0)
    assert view["received"] == {"diamonds": 5, "loyal": 0, "fbi": 0, "driver": 1}
    assert view["missing"] == 8
    assert scene.seen_by(5)["missing"] is None
    assert scene.asked == {0: "ask-order"}
