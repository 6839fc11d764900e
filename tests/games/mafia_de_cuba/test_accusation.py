"""Empty your pockets!"""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import Scene, box_passed

from backroom.kit import NotAsked


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves, Cleo is loyal, Dan an agent, Eve drives Dan, Gus and Hal are loyal too; one joker."""
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


@pytest.mark.rule("M-31")
def test_only_the_order_makes_somebody_show_what_they_took(scene: Scene) -> None:
    scene.ask(1, "took", "diamonds-3").play(1, "took diamonds-3")
    assert scene.row(1)["shown"] is None
    scene.accuse(1)
    assert scene.row(1)["shown"] == "diamonds-3"
    assert scene.heard(None)[-3:-1] == [
        "Ada to Ben: “Empty your pockets!”",
        "Ben empties their pockets: 3 diamonds.",
    ]


@pytest.mark.rule("M-32")
def test_neither_oneself_nor_somebody_who_is_out_nor_empty_pockets(scene: Scene) -> None:
    scene.accuse(1, 2)
    for order in ("pockets", "took"):
        assert scene.refused(0, f"order {order} 0") == ("M-32", "The Godfather does not interrogate himself.")
        assert scene.refused(0, f"order {order} 1")[0] == "M-32"
    assert scene.refused(0, "order pockets 1")[1] == "Ben is out, and can be neither asked nor accused."
    assert scene.refused(0, "order pockets 2") == ("M-32", "Cleo has emptied their pockets already.")
    scene.ask(2, "took", "loyal")
    assert scene.refused(0, "order pockets 8")[0] == "M-23"


@pytest.mark.rule("M-33", "M-35")
def test_a_thief_is_out_and_his_diamonds_are_found(scene: Scene) -> None:
    scene.accuse(1)
    assert scene.out == [1]
    assert scene.view["recovered"] == 3
    assert scene.seen_by(0)["missing"] == 4
    assert scene.view["jokers"] == 1
    assert scene.asked == {0: "ask-order"}
    scene.accuse(5)
    assert scene.won == ("godfather", [0, 2, 6, 7])


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("text", ["took loyal", "received 3 - - -", "passed - - - -", "suspect 5 thief", "answer 3"])
def test_whoever_is_out_is_silent(scene: Scene, text: str) -> None:
    scene.accuse(1)
    assert scene.game.may(1) == ()
    with pytest.raises(NotAsked) as refused:
        scene.game.play(1, text)
    assert refused.value.rule == "M-34"
    assert str(refused.value) == "You are out, and must be silent. (M-34)"
    assert scene.game.rules.silenced(scene.game) == (1,)


@pytest.mark.rule("M-34")
def test_after_the_game_everybody_may_speak_again(scene: Scene) -> None:
    assert scene.game.rules.silenced(scene.game) == ()
    scene.accuse(1, 5)
    assert scene.game.rules.silenced(scene.game) == ()


@pytest.mark.rule("M-36")
@pytest.mark.parametrize(("suspect", "had"), [(2, "loyal"), (4, "driver"), (6, "loyal")])
def test_a_mistake_costs_a_joker_and_the_accused_stays(scene: Scene, suspect: int, had: str) -> None:
    scene.accuse(suspect)
    assert scene.won is None
    assert scene.view["jokers"] == 0
    assert scene.row(suspect)["status"] == "searched"
    assert scene.row(suspect)["shown"] == had
    assert scene.asked == {0: "ask-order"}
    scene.play(suspect, "suspect 1 thief").accuse(1, 5)
    assert scene.won == ("godfather", [0, 2, 6, 7])


@pytest.mark.rule("M-36")
def test_a_street_kid_gets_a_joker_too() -> None:
    scene = box_passed("9 loyal agent driver 2 loyal nothing")
    scene.accuse(7)
    assert scene.won is None
    assert scene.row(7)["shown"] == "nothing"
    assert scene.accuse(1, 5).won == ("godfather", [0, 2, 6])


@pytest.mark.rule("M-37")
def test_a_mistake_without_a_joker_is_the_godfathers_fall(scene: Scene) -> None:
    scene.accuse(2, 6)
    assert scene.out == [0]
    assert scene.won == ("thieves", [5])
    assert scene.game.result is not None


@pytest.mark.rule("M-38")
def test_an_agent_wins_at_once_and_no_joker_helps(scene: Scene) -> None:
    assert scene.view["jokers"] == 1
    scene.accuse(3)
    assert scene.won == ("agent", [3])
    assert scene.view["jokers"] == 1
    assert scene.game.result is not None
