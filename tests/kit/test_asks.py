"""A pick, and what every question has."""

import pytest
from tests.kit.den import Asked, Nod, open_den, pick, why_not

from backroom.kit import Ask, Form, One, Pick, Words

DOORS = Pick(
    "ask-door",
    "D-1",
    [(0, "door left", "choice-door", {"side": "@left"}), (7, "door right", "choice-door", {"side": "@right"})],
    {"floor": 2},
)


def test_a_pick_lists_its_choices() -> None:
    assert (list(DOORS), len(DOORS), DOORS[1]) == ([0, 7], 2, 7)
    assert 7 in DOORS
    assert 1 not in DOORS
    assert DOORS.listed
    assert DOORS.text(7) == "door right"
    assert DOORS.parse(" door   right ") == 7
    assert DOORS.verbs == {"door"}
    assert DOORS.draw(lambda: 0.99) == 7


def test_a_pick_is_drawn_with_its_labels() -> None:
    assert DOORS.describe() == {
        "word": "ask-door",
        "args": {"floor": 2},
        "kind": "pick",
        "choices": [
            {"text": "door left", "word": "choice-door", "args": {"side": "@left"}},
            {"text": "door right", "word": "choice-door", "args": {"side": "@right"}},
        ],
    }


def test_nobody_can_change_a_question_through_its_description() -> None:
    described = DOORS.describe()
    described["args"]["floor"] = 3
    described["choices"][0]["args"]["side"] = "@up"
    assert DOORS.describe()["args"] == {"floor": 2}
    assert DOORS.describe()["choices"][0]["args"] == {"side": "@left"}


def test_what_is_no_choice_is_refused_by_its_rule() -> None:
    for text in ("", "door", "door up", "door left right", "left"):
        refused = why_not(lambda text=text: DOORS.parse(text))  # type: ignore[misc]
        assert (refused.rule, refused.word) == ("D-1", "error-not-offered")
    assert len(why_not(lambda: DOORS.parse("x" * 10_000)).args_said["choice"]) == 60


def test_the_rules_get_their_own_value_whatever_equals_it() -> None:
    ways = Form("ask", "D-1", "go", (One("way", (("a", "a"), ("b", "b"))),))
    game = open_den(Asked(pick("ask", "zero", "one")), Asked(ways))
    game.play(0, True)
    game.play(0, 1.0)
    assert [type(choice) for choice in game.state.happened] == [int, int]
    assert game.journal == [(0, "one"), (0, "go b")]


def test_a_question_may_have_choices_of_several_verbs() -> None:
    ask = pick("ask", "pass", "rob 0", "rob 1")
    assert ask.verbs == {"pass", "rob"}
    assert Form("ask", "D-1", "note", (Words("remark", 5),)).verbs == {"note"}


def test_a_bare_question_says_what_its_author_forgot() -> None:
    bare = Ask("ask-bare", "D-1")
    assert bare
    assert bare.verbs == frozenset()
    assert bare.describe() == {"word": "ask-bare", "args": {}}
    for call in (
        lambda: 0 in bare,
        lambda: bare.draw(lambda: 0.5),
        lambda: bare.text(0),
        lambda: bare.parse("0"),
        lambda: len(bare),
    ):
        with pytest.raises(TypeError):
            call()


def test_a_copy_made_while_asked_is_asked_the_same() -> None:
    game = open_den(Asked(DOORS), Nod(1))
    copy = game.copy()
    game.play(0, 7)
    assert copy.asked[0].describe() == DOORS.describe()
    copy.play(0, "door left")
    assert (game.state.happened, copy.state.happened) == ([7], [0])
