"""The Godfather asks, and everybody says what they like."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import NAMES, Scene, box_passed, sit_down

from backroom.games.mafia_de_cuba.house.minutes import claims_in
from backroom.games.mafia_de_cuba.interrogation import most_questions
from backroom.games.mafia_de_cuba.state import PASSED, TOOK
from backroom.games.mafia_de_cuba.talk import QUESTIONS
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
        ("diamonds", "13", "How many diamonds", "When I got the box: 13 diamonds."),
        ("tokens", "3 1 1", "How many tokens", "When I got the box: 3 loyal men, 1 FBI agent and 1 driver."),
        ("passed", "10 3 1 1", "when you passed it on", "When I passed the box on: 10 diamonds, 3 loyal men"),
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
    assert (claims[1][0], claims[2][TOOK]) == (99, 25)
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
        ("tokens", "loyal fbi driver"),
        ("passed", "3 1 1"),
        ("took", "diamonds"),
        ("took", "diamonds-0"),
        ("took", "diamonds-1000"),
        ("took", "killer"),
        ("took", "loyal fbi"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(scene: Scene, question: str, answer: str) -> None:
    scene.play(0, f"order {question} 1")
    assert scene.refused(1, f"answer {answer}")[0] == "M-26"


@pytest.mark.rule("M-26")
def test_parts_of_an_answer_can_stay_unsaid(scene: Scene) -> None:
    scene.ask(2, "passed", "- 2 - 1")
    assert scene.row(2)["says_passed"] == {"loyal": 2, "driver": 1}
    scene.ask(2, "passed", "10 - 1 -")
    assert claims_in(scene.view)[2][PASSED] == (10, 2, 1, -1, 1, -1, -1)


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
        "Ada: “When the box went on its way: 13 diamonds, 3 loyal men, 1 FBI agent and 1 driver.”",
        "Ada: “This came back to me: 4 diamonds, 0 loyal men, 0 FBI agents and 0 drivers.”",
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
def test_after_many_questions_somebody_must_be_accused(scene: Scene) -> None:
    for number in range(48):
        assert scene.view["questions_left"] == 48 - number
        scene.ask(1 + number % 7, "diamonds", "-")
    assert scene.asked == {0: "ask-accuse"}
    rule, why = scene.refused(0, "order took 1")
    assert rule == "M-29"
    assert "48 questions" in why
    scene.accuse(1)
    assert scene.view["questions_left"] == 48
    scene.ask(2, "took", "loyal")


@pytest.mark.rule("M-29")
@pytest.mark.parametrize("seats", range(5, 13))
def test_everybody_can_be_asked_everything_and_half_as_much_again(seats: int) -> None:
    everything = len(QUESTIONS) * (seats - 1)
    assert most_questions(seats) >= everything + everything // 2


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
        "Cleo: „Als ich die Kiste weitergab: 10 Diamanten, 2 Getreue, 1 FBI-Agent und 1 Chauffeur.“"
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
        "You look into the box: 6 diamonds.",
    ]


@pytest.mark.rule("M-24", "M-29")
def test_everybody_is_asked_the_same_in_one_go(scene: Scene) -> None:
    scene.accuse(1).play(0, "order diamonds all")
    assert scene.heard(None)[-1].startswith("Ada to everybody: “How many diamonds")
    for number, seat in enumerate((2, 3, 4, 5, 6, 7)):
        assert scene.asked == {seat: "ask-answer-diamonds"}
        assert scene.view["due"] == [*range(seat + 1, 8)]
        assert scene.view["questions_left"] == 48 - 6
        scene.play(seat, f"answer {10 - number}")
    assert scene.asked == {0: "ask-order"}
    assert [scene.row(seat)["says_received"] for seat in (2, 7)] == [{"diamonds": 10}, {"diamonds": 5}]


@pytest.mark.rule("M-24", "M-31")
def test_pockets_are_emptied_one_after_the_other(scene: Scene) -> None:
    assert scene.refused(0, "order pockets all")[0] == "M-31"


@pytest.mark.rule("M-29")
def test_with_few_questions_left_not_everybody_can_be_asked(scene: Scene) -> None:
    for _ in range(6):
        scene.play(0, "order took all")
        for seat in range(1, 8):
            scene.play(seat, "answer -")
    assert scene.view["questions_left"] == 6
    assert scene.refused(0, "order took all")[0] == "M-29"
    scene.ask(1, "took", "-")


@pytest.mark.rule("M-24", "M-26")
def test_how_many_tokens_is_answered_as_a_total_or_kind_by_kind(scene: Scene) -> None:
    scene.ask(2, "tokens", "- - - 5")
    assert scene.heard(None)[-1] == "Cleo: “When I got the box: 5 tokens.”"
    assert scene.row(2)["says_received"] == {"in_all": 5}
    scene.ask(3, "tokens", "2 1 1")
    assert scene.row(3)["says_received"] == {"loyal": 2, "fbi": 1, "driver": 1}


@pytest.mark.rule("M-26", "M-60")
def test_five_players_are_not_asked_for_drivers() -> None:
    scene = box_passed("5 loyal agent 5").play(0, "order tokens 1")
    assert [field["name"] for field in scene.game.asked[1].describe()["fields"]] == ["loyal", "fbi", "in_all"]
    scene.play(1, "answer 1 1")
    assert [ask.word for ask in scene.game.may(1)] == [
        "ask-say-received",
        "ask-say-passed",
        "ask-say-took",
        "ask-say-suspect",
    ]
    assert scene.refused(1, "suspect 2 driver")[0] == "M-27"


@pytest.mark.rule("M-27")
def test_the_godfather_is_offered_to_speak_of_what_has_been() -> None:
    scene = sit_down(6)
    assert scene.game.may(0) == scene.game.may(3) == ()
    scene.play(0, "hide 2")
    assert [ask.word for ask in scene.game.may(0)] == ["ask-say-godfather-passed", "ask-say-godfather-took"]
    scene.play(1, "bag nothing").take("3", "loyal", "agent", "driver", "4")
    assert len(scene.game.may(0)) == 4
