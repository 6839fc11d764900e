"""The Godfather asks, and everybody says what they like."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import NAMES, Scene, box_passed

from backroom.games.mafia_de_cuba.house.minutes import claims_in
from backroom.games.mafia_de_cuba.interrogation import MOST_QUESTIONS
from backroom.words import say


@pytest.fixture
def scene() -> Scene:
    """Ben and Finn are thieves, Cleo is loyal, Dan an agent, Eve drives Dan, Gus and Hal are loyal too."""
    return box_passed("3 loyal agent driver 4 loyal loyal", hide=2)


@pytest.mark.rule("M-23")
def test_the_godfather_asks_whom_he_likes_as_often_as_he_likes(scene: Scene) -> None:
    for seat in (7, 1, 1, 4):
        scene.ask(seat, "diamonds", "5")
        assert scene.asked == {0: "ask-order"}
    assert scene.seen_by(0)["received"]["diamonds"] == 6
    assert scene.refused(3, "order diamonds 4")[1].startswith("It is not your turn")


@pytest.mark.rule("M-24")
@pytest.mark.parametrize(
    ("question", "answer", "asked", "said"),
    [
        ("diamonds", "13", "How many diamonds", "When I got the box, this was in it: Diamonds 13."),
        ("tokens", "3 1 1", "How many tokens", "this was in it: Loyal men 3, Agents 1 and Drivers 1."),
        ("passed", "10 3 1 1", "when you passed it on", "When I passed the box on, this was in it: Diamonds 10"),
        ("took", "loyal", "What did you take", "This is what I took: Loyal man."),
    ],
)
def test_the_questions_of_the_rulebook(scene: Scene, question: str, answer: str, asked: str, said: str) -> None:
    scene.play(0, f"order {question} 1")
    assert scene.view["questioned"] == 1
    assert scene.view["topic"] == question
    assert scene.asked == {1: f"ask-answer-{question}"}
    assert asked in scene.heard(None)[-1]
    scene.play(1, f"answer {answer}")
    assert said in scene.heard(None)[-1]


@pytest.mark.rule("M-25")
def test_truth_lies_silence_and_speaking_unasked(scene: Scene) -> None:
    scene.ask(2, "took", "loyal")
    scene.ask(1, "took", "loyal")
    scene.ask(5, "took", "-")
    assert scene.heard(None)[-1] == f"{NAMES[5]} won’t say."
    scene.play(4, "took driver")
    assert [scene.row(seat)["says_took"] for seat in (1, 2, 4, 5)] == ["loyal", "loyal", "driver", None]


@pytest.mark.rule("M-26")
def test_more_diamonds_than_there_are_is_allowed_talk(scene: Scene) -> None:
    scene.ask(1, "diamonds", "99").ask(2, "took", "diamonds-25")
    claims = claims_in(scene.view)
    assert (claims[1][0], claims[2][10]) == (99, 25)
    assert scene.row(2)["says_took"] == "diamonds-25"
    assert "a whole heap of diamonds" in scene.heard(None)[-1]


@pytest.mark.rule("M-26")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("diamonds", "many"),
        ("diamonds", "-1"),
        ("diamonds", ""),
        ("diamonds", "3 4"),
        ("diamonds", "1000"),
        ("tokens", "1 1"),
        ("tokens", "loyal agent driver"),
        ("passed", "3 1 1"),
        ("took", "diamonds"),
        ("took", "diamonds-0"),
        ("took", "diamonds-1000"),
        ("took", "killer"),
        ("took", "loyal agent"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(scene: Scene, question: str, answer: str) -> None:
    scene.play(0, f"order {question} 1")
    assert scene.refused(1, f"answer {answer}")[0] == "M-26"


@pytest.mark.rule("M-26")
def test_parts_of_an_answer_can_stay_unsaid(scene: Scene) -> None:
    scene.ask(2, "passed", "- 2 - 1")
    assert scene.row(2)["says_passed"]["args"]["parts"] == [["@view-loyal", 2], ["@view-driver", 1]]
    scene.ask(2, "passed", "10 - 1 -")
    assert claims_in(scene.view)[2][5:10] == (10, 2, 1, 1, -1)


@pytest.mark.rule("M-27")
def test_anybody_may_speak_unasked_at_any_time() -> None:
    scene = box_passed("3", 8, hide=1)
    scene.play(4, "received 7 3 1 1")
    assert scene.asked == {2: "ask-take"}
    scene.take("loyal", "agent", "driver", "4", "loyal", "loyal")
    scene.play(0, "order took 1").play(2, "passed 11 2 1 1", "suspect 1 thief").play(1, "suspect 2 agent")
    assert scene.asked == {1: "ask-answer-took"}
    assert scene.row(2)["says_of"] == {"word": "claim-of", "args": {"of": [["@seat-1", "@role-thief"]]}}
    assert scene.heard(None)[-1] == "Ben: “Cleo? If you ask me: agent.”"
    scene.play(0, "took diamonds-2", "passed 13 3 1 1", "received 4 0 0 0")
    assert [line for line in scene.heard(5) if line.startswith("Ada: ")][-3:] == [
        "Ada: “This is what I had kept: 2 diamonds.”",
        "Ada: “This was in the box when it went round: Diamonds 13, Loyal men 3, Agents 1 and Drivers 1.”",
        "Ada: “This came back to me: Diamonds 4, Loyal men 0, Agents 0 and Drivers 0.”",
    ]


@pytest.mark.rule("M-27")
@pytest.mark.parametrize(
    "nonsense",
    [
        "received",
        "received 1 2",
        "passed a b c d",
        "took silver",
        "suspect 0 thief",
        "suspect 1 thief",
        "suspect 2 pope",
    ],
)
def test_an_unasked_statement_that_makes_no_sense_is_refused(scene: Scene, nonsense: str) -> None:
    assert scene.refused(1, nonsense)[0] == "M-27"


@pytest.mark.rule("M-29")
def test_after_forty_questions_somebody_must_be_accused(scene: Scene) -> None:
    for number in range(MOST_QUESTIONS):
        assert scene.view["questions_left"] == MOST_QUESTIONS - number
        scene.ask(1 + number % 7, "diamonds", "-")
    assert MOST_QUESTIONS == 40
    assert scene.asked == {0: "ask-accuse"}
    rule, why = scene.refused(0, "order took 1")
    assert rule == "M-29"
    assert "40 questions" in why
    scene.accuse(1)
    assert scene.view["questions_left"] == 40
    scene.ask(2, "took", "loyal")


@pytest.mark.rule("M-30")
def test_if_all_have_stolen_the_godfather_cannot_go_wrong() -> None:
    for order in ((1, 2, 3, 4, 5), (4, 2, 5, 3, 1)):
        scene = box_passed("1 2 3 4 5")
        for seat in order:
            assert scene.won is None
            scene.accuse(seat)
        assert scene.won == ("godfather", [0])


def test_a_statement_comes_out_in_both_languages(scene: Scene) -> None:
    scene.ask(2, "passed", "10 2 1 1")
    event = scene.game.story(None)[-1]
    assert say("de", "mafia_de_cuba", event["word"], event["args"], NAMES) == (
        "Cleo: „Als ich die Kiste weitergab, lag darin: Diamanten 10, Getreue 2, Agenten 1 und Chauffeure 1.“"
    )


@pytest.mark.rule("M-27")
def test_the_godfather_speaks_of_diamonds_kept_and_of_no_token() -> None:
    scene = box_passed("3 loyal agent driver 4 loyal loyal", hide=2)
    (took,) = (ask for ask in scene.game.may(0) if "took" in ask.verbs)
    offered = [value["id"] for value in took.describe()["fields"][0]["values"]]
    assert offered == ["-", *(f"diamonds-{count}" for count in range(1, 6)), "nothing"]
    assert scene.refused(0, "took loyal")[0] == "M-27"
    scene.play(0, "took diamonds-30")


@pytest.mark.rule("M-22", "M-23")
def test_first_the_box_is_back_then_the_godfather_looks_into_it() -> None:
    scene = box_passed("3 loyal agent driver 4", hide=2)
    assert scene.heard(0)[-2:] == [
        "The box is back. Ada looks into it, and then around the table.",
        "You look into the box: Diamonds 6.",
    ]
