"""What would this do? Said before it is done; and who gets a word in before the Godfather goes on."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import NAMES, Scene, box_passed, sit_down

from backroom.words import say


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves, Cleo is loyal, Dan an agent, Eve drives Dan, Gus and Hal are loyal too; one joker."""
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


def weighed(scene: Scene, seat: int, text: str) -> list[str]:
    before = scene.game.save()
    sayings = scene.game.weigh(seat, text).sayings
    assert scene.game.save() == before
    return [say("en", "mafia_de_cuba", saying.word, saying.args, NAMES) for saying in sayings]


def touched(scene: Scene, seat: int, text: str) -> list[tuple[str, str]]:
    return [(mark.on, mark.sign) for mark in scene.game.weigh(seat, text).marks]


def given(scene: Scene) -> tuple[list[int], str] | None:
    """Whom the table would give a moment, and what for."""
    courtesy = scene.game.rules.courtesy(scene.game)
    if courtesy is None:
        return None
    return list(courtesy.seats), say("en", "mafia_de_cuba", courtesy.word, courtesy.args, NAMES)


class TestStatements:
    def test_say_whom_they_would_contradict(self, scene: Scene) -> None:
        scene.play(2, "received 10 3 1 1")
        assert weighed(scene, 1, "passed 13 3 1 1")[0] == "That cannot be true together with what Cleo said or showed."
        assert touched(scene, 1, "passed 13 3 1 1") == [("passed-1", "clash"), ("received-2", "clash")]
        assert weighed(scene, 1, "passed 10 3 1 1") == ["That fits all that has been said so far.", "So it really was."]
        assert touched(scene, 1, "passed 10 3 1 1") == []

    def test_say_whether_they_add_up_and_are_true(self, scene: Scene) -> None:
        scene.play(1, "received 13 3 1 1", "took loyal")
        assert weighed(scene, 1, "passed 10 3 1 1") == [
            "That does not add up with what else you say.",
            "So it really was.",
        ]
        assert weighed(scene, 1, "passed 13 2 1 1") == ["That fits all that has been said so far.", "It was not so."]
        assert weighed(scene, 1, "took driver")[1:] == ["You said something else before.", "It was not so."]

    def test_say_nothing_of_what_one_has_not_seen(self) -> None:
        scene = box_passed("3", 8)
        assert weighed(scene, 5, "received 9 - - -") == ["That fits all that has been said so far."]

    def test_an_answer_is_weighed_like_anything_said(self, scene: Scene) -> None:
        scene.play(2, "received 10 3 1 1").play(0, "order passed 1")
        assert "Cleo" in weighed(scene, 1, "answer 13 3 1 1")[0]
        assert weighed(scene, 1, "answer - - - -") == []


class TestTheBox:
    def test_what_one_becomes_and_passes_on(self) -> None:
        scene = box_passed("3", 8, hide=2)
        assert weighed(scene, 2, "take loyal") == [
            "You become: loyal man.",
            "You pass on: 10 diamonds, 2 loyal men, 1 FBI agent and 1 driver.",
        ]
        assert weighed(scene, 2, "take diamonds-10")[0] == "You become: thief."

    def test_what_is_left_after_the_bag_and_the_godfather(self) -> None:
        scene = sit_down(6)
        assert "12 diamonds" in weighed(scene, 0, "hide 3")[0]
        scene.play(0, "hide 3")
        assert weighed(scene, 1, "bag fbi") == [
            "For you and all others there remain: 12 diamonds, 1 loyal man and 1 driver."
        ]


class TestOrders:
    def test_an_accusation_says_what_it_may_cost_and_is_final(self, scene: Scene) -> None:
        assert scene.game.weigh(0, "order pockets 3").final
        assert weighed(scene, 0, "order pockets 3") == [
            "If Dan has no diamonds, it costs your last joker.",
            "If Dan is an agent, the game is lost for you at once.",
            "Dan has not said anything yet.",
        ]
        scene.play(5, "took loyal").accuse(2)
        assert weighed(scene, 0, "order pockets 5")[0] == "If Finn has no diamonds, you are out: you have no joker."

    def test_a_question_says_how_many_are_left_and_who_has_answered(self, scene: Scene) -> None:
        scene.ask(2, "took", "loyal")
        assert weighed(scene, 0, "order took 2") == [
            "After that there are 46 questions left until the next accusation.",
            "Cleo has said something about that already.",
        ]
        assert "40 questions" in weighed(scene, 0, "order took all")[0]
        assert not scene.game.weigh(0, "order took 2").final

    def test_a_shot_is_final(self) -> None:
        scene = box_passed("3 killer agent driver 4 loyal loyal", killer="yes").accuse(1)
        assert scene.game.weigh(2, "bang").final
        assert not scene.game.weigh(2, "hold").final
        assert weighed(scene, 3, "hold") == []


class TestCourtesy:
    def test_whoever_is_contradicted_gets_a_word_in(self, scene: Scene) -> None:
        scene.play(2, "received 10 3 1 1")
        assert given(scene) is None
        scene.ask(1, "passed", "13 3 1 1")
        assert given(scene) == ([2], "Before the Godfather goes on: Cleo may have something to say.")
        scene.play(2, "suspect 1 thief")
        assert given(scene) == ([1], "Before the Godfather goes on: Ben may have something to say.")
        scene.play(1, "took loyal")
        assert given(scene) is not None, "what he says clashes with what he said himself, and with Cleo"

    def test_nobody_is_talked_over(self, scene: Scene) -> None:
        """Whatever others chat about in the meantime: who was named has the word until he takes it."""
        scene.play(3, "suspect 4 thief").play(5, "suspect 6 loyal")
        assert given(scene) == ([4, 6], "Before the Godfather goes on: Eve and Gus may have something to say.")
        scene.play(4, "took loyal").play(6, "took loyal")
        assert given(scene) is None

    def test_only_once_for_what_was_said(self, scene: Scene) -> None:
        scene.play(3, "suspect 4 thief")
        assert given(scene) is not None
        scene.play(0, "order took 5")
        assert given(scene) is None, "Finn is asked"
        scene.play(5, "answer loyal")
        assert given(scene) is None, "nobody is concerned"

    def test_nobody_who_is_out_is_waited_for(self, scene: Scene) -> None:
        scene.accuse(1).ask(3, "took", "-").play(4, "suspect 1 thief")
        assert given(scene) is None

    def test_everybody_looks_at_emptied_pockets(self, scene: Scene) -> None:
        scene.accuse(1)
        assert given(scene) == ([*range(8)], "Ben has emptied their pockets: 3 diamonds.")
        courtesy = scene.game.rules.courtesy(scene.game)
        assert courtesy is not None
        assert courtesy.scene
        scene.play(0, "order took 2")
        assert given(scene) is None

    def test_a_round_lasts_until_pockets_are_emptied(self, scene: Scene) -> None:
        rules = scene.game.rules
        begun = rules.round(scene.game)
        scene.ask(2, "took", "loyal")
        assert rules.round(scene.game) == begun
        scene.accuse(1)
        assert rules.round(scene.game) > begun

    def test_one_can_pass_on_the_killers_window_in_advance(self) -> None:
        scene = box_passed("3 killer agent driver 4 loyal loyal", killer="yes")
        assert scene.game.rules.passing(scene.game, 0, scene.game.asked[0]) is None
        scene.accuse(1)
        for seat, ask in scene.game.asked.items():
            assert ask.text(scene.game.rules.passing(scene.game, seat, ask)) == "hold"
