"""The killer, and his moment before anything is shown."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves, Cleo is the killer, Dan an agent, Eve drives Dan, Gus and Hal are loyal; one joker."""
    return box_passed("3 killer agent driver 4 loyal loyal", hide=2, killer="yes")


@pytest.mark.rule("M-40")
def test_a_killer_who_never_shoots_wins_with_the_godfather(scene: Scene) -> None:
    scene.accuse(1).look_on().accuse(5).look_on()
    assert scene.won == ("godfather", [0, 2, 6, 7])


@pytest.mark.rule("M-40")
def test_a_killer_loses_with_the_godfather_as_well(scene: Scene) -> None:
    scene.accuse(6).look_on().accuse(7).look_on()
    assert scene.won == ("thieves", [5])


@pytest.mark.rule("M-41")
def test_the_killer_may_shoot_before_anything_is_shown(scene: Scene) -> None:
    scene.accuse(1)
    assert scene.view["phase"] == "window"
    assert scene.view["accused"] == 1
    assert scene.row(1)["shown"] is None
    assert list(scene.game.asked[2]) == [0, 1]
    assert scene.asked[2] == "ask-killer"


@pytest.mark.rule("M-42")
def test_everybody_who_could_be_the_killer_is_asked_at_once(scene: Scene) -> None:
    scene.accuse(1)
    assert [*scene.game.asked] == [2, 3, 4, 5, 6, 7]
    assert all(scene.asked[seat] == "ask-look-on" for seat in (3, 4, 5, 6, 7))
    assert all(list(scene.game.asked[seat]) == [0] for seat in (3, 4, 5, 6, 7))
    assert scene.refused(3, "bang")[0] == "M-41"
    unseen = scene.view
    scene.play(2, "bang")
    assert scene.view == unseen
    for seat in (3, 4, 5, 6, 7):
        scene.play(seat, "hold")
    assert scene.out == [1, 2]


@pytest.mark.rule("M-42")
def test_who_has_been_searched_is_not_asked_again(scene: Scene) -> None:
    scene.accuse(6).look_on()
    assert scene.row(6)["status"] == "searched"
    scene.accuse(1)
    assert [*scene.game.asked] == [2, 3, 4, 5, 7]


@pytest.mark.rule("M-42")
def test_a_killer_who_is_known_is_asked_alone_and_a_dead_one_not_at_all(scene: Scene) -> None:
    scene.accuse(2).look_on()
    assert scene.row(2)["shown"] == "killer"
    scene.accuse(3)
    assert scene.asked == {2: "ask-killer"}
    dead = box_passed("3 killer agent driver 4 loyal loyal", hide=2, killer="yes")
    dead.accuse(6).look_on(but=2).accuse(1)
    assert dead.asked == {0: "ask-order"}
    assert dead.out == [1, 2, 6]


@pytest.mark.rule("M-42")
def test_the_question_is_asked_although_nobody_has_the_killer() -> None:
    scene = box_passed("3 loyal agent driver 4 loyal 1", bag="killer", killer="yes")
    scene.accuse(1)
    assert len(scene.game.asked) == 6
    scene.look_on()
    assert scene.heard(None)[-3] == "Everybody holds their breath. Nobody shoots."


@pytest.mark.rule("M-43")
def test_an_agent_shot_makes_the_killer_win_alone(scene: Scene) -> None:
    scene.accuse(3).look_on(but=2)
    assert scene.won == ("killer", [2])


@pytest.mark.rule("M-44", "M-45")
def test_a_thief_shot_is_out_with_the_killer_and_his_diamonds_are_found(scene: Scene) -> None:
    scene.accuse(1).look_on(but=2)
    assert scene.out == [1, 2]
    assert scene.view["recovered"] == 3
    assert scene.won is None
    scene.accuse(5)
    assert scene.won == ("godfather", [0, 6, 7])


@pytest.mark.rule("M-45", "M-54")
@pytest.mark.parametrize("victim", [4, 6])
def test_whoever_is_shot_gets_no_joker(scene: Scene, victim: int) -> None:
    scene.accuse(victim).look_on(but=2)
    assert scene.view["jokers"] == 1
    assert scene.out == [2, victim]
    scene.accuse(1, 5)
    assert scene.won == ("godfather", [seat for seat in (0, 6, 7) if seat != victim])


@pytest.mark.rule("M-45")
def test_a_shot_saves_a_godfather_without_jokers() -> None:
    scene = box_passed("3 killer agent driver 4", killer="yes")
    assert scene.view["jokers"] == 0
    scene.accuse(4).look_on(but=2)
    assert scene.won is None
    assert scene.accuse(1, 5).won == ("godfather", [0])


@pytest.mark.rule("M-53")
def test_the_driver_of_a_killer_wins_only_by_option() -> None:
    takes = "3 killer driver agent 4 loyal loyal"
    assert box_passed(takes, killer="yes").accuse(4).look_on(but=2).won == ("killer", [2])
    assert box_passed(takes, killer="yes", alone="no").accuse(4).look_on(but=2).won == ("killer", [2, 3])
