"""The fields a form is made of: what they hold, their text, their description, and fair drawing."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.kit.den import Asked, Nod, open_den, why_not

from backroom.kit import Field, Form, IllegalChoice, Item, Match, Number, One, Points, Shuffle, Some, Words

COLOURS: tuple[Item, ...] = (("red", "@red"), ("blue", "@blue"), ("green", "@green"))
SEATS: tuple[Item, ...] = (("0", "@seat-0"), ("1", "@seat-1"), ("-", "@nobody"))

POINTS = Points("steps", 3, COLOURS)
MATCH = Match("tips", COLOURS, SEATS, frozenset({0, 1}))
SHUFFLE = Shuffle("deck", COLOURS)
ONE = One("colour", COLOURS)
SOME = Some("colours", COLOURS, least=1, most=2)
NUMBER = Number("cash", 0, 20, 5)
BELOW = Number("heat", -3, 3)
WORDS = Words("remark", 20)
FIELDS = [POINTS, MATCH, SHUFFLE, ONE, SOME, NUMBER, BELOW, WORDS]

ALL_VALUES: list[tuple[Field, list[Any]]] = [
    (POINTS, [(r, b, 3 - r - b) for r in range(4) for b in range(4 - r)]),
    (
        MATCH,
        [
            (a, b, c)
            for a in range(3)
            for b in range(3)
            for c in range(3)
            if (a, b, c).count(0) < 2 and (a, b, c).count(1) < 2
        ],
    ),
    (SHUFFLE, [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]),
    (ONE, [0, 1, 2]),
    (SOME, [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]),
    (NUMBER, [0, 5, 10, 15, 20]),
    (BELOW, [-3, -2, -1, 0, 1, 2, 3]),
]


def form(*fields: Field) -> Form:
    return Form("ask-form", "D-3", "do", fields)


@pytest.mark.parametrize(("field", "values"), ALL_VALUES, ids=lambda given: type(given).__name__)
def test_every_value_is_drawn_and_all_are_equally_likely(field: Field, values: list[Any]) -> None:
    rng = Random(1)
    drawn = Counter(form(field).draw(rng.random) for _ in range(300 * len(values)))
    assert sorted(drawn) == sorted(values)
    assert min(drawn.values()) > 220
    assert max(drawn.values()) < 380


@pytest.mark.parametrize(("field", "values"), ALL_VALUES, ids=lambda given: type(given).__name__)
def test_every_value_has_a_text_of_its_own_that_reads_back(field: Field, values: list[Any]) -> None:
    ask = form(field)
    texts = [ask.text(value) for value in values]
    assert len(set(texts)) == len(values)
    assert [ask.parse(text) for text in texts] == values
    assert all(value in ask for value in values)


def test_the_texts_look_like_this() -> None:
    assert form(POINTS).text((2, 0, 1)) == "do red 2 green 1"
    assert form(MATCH).text((1, 2, 0)) == "do red 1 blue - green 0"
    assert form(SHUFFLE).text((2, 0, 1)) == "do green red blue"
    assert form(ONE).text(1) == "do blue"
    assert form(SOME).text((0, 2)) == "do red,green"
    assert form(Some("any", COLOURS)).text(()) == "do -"
    assert form(NUMBER).text(15) == "do 15"
    assert form(BELOW).text(-2) == "do -2"
    assert form(WORDS).text("well, well") == "do well, well"
    assert form(ONE, NUMBER, WORDS).text((0, 5, "")) == "do red 5"
    assert form().text(()) == "do"


def test_the_descriptions_look_like_this() -> None:
    labels = [{"id": colour, "label": f"@{colour}"} for colour in ("red", "blue", "green")]
    seats = [{"id": "0", "label": "@seat-0"}, {"id": "1", "label": "@seat-1"}, {"id": "-", "label": "@nobody"}]
    assert [field.describe() for field in FIELDS] == [
        {"name": "steps", "kind": "points", "total": 3, "items": labels},
        {"name": "tips", "kind": "match", "items": labels, "values": seats, "once": ["0", "1"]},
        {"name": "deck", "kind": "shuffle", "values": labels},
        {"name": "colour", "kind": "one", "values": labels},
        {"name": "colours", "kind": "some", "values": labels, "least": 1, "most": 2},
        {"name": "cash", "kind": "number", "least": 0, "most": 20, "step": 5},
        {"name": "heat", "kind": "number", "least": -3, "most": 3, "step": 1},
        {"name": "remark", "kind": "words", "most": 20},
    ]
    assert form(ONE).describe()["kind"] == "form"


def test_things_can_say_whose_they_are_and_a_choice_what_to_begin_with() -> None:
    of = ("@seat-1", "", "@seat-0")
    things = [
        {"id": "red", "label": "@red", "of": "@seat-1"},
        {"id": "blue", "label": "@blue"},
        {"id": "green", "label": "@green", "of": "@seat-0"},
    ]
    assert One("colour", COLOURS, of, given=1).describe() == {
        "name": "colour",
        "kind": "one",
        "values": things,
        "given": "blue",
    }
    assert Some("colours", COLOURS, of=of).describe()["values"] == things


def test_where_things_have_their_values_already_the_description_says_so() -> None:
    hands = Match("hands", COLOURS, (("0", "@seat-0"), ("1", "@seat-1")), frozenset(), given=(1, 0, 1))
    assert hands.describe()["given"] == dict(zip([item for item, _ in COLOURS], ["1", "0", "1"], strict=True))


@pytest.mark.parametrize(
    ("field", "text", "word"),
    [
        (POINTS, "do red 2", "error-points"),
        (POINTS, "do", "error-points"),
        (POINTS, "do red 2 blue 2", "error-points"),
        (POINTS, "do red -1 blue 4", "error-number"),
        (POINTS, "do red", "error-ends-early"),
        (POINTS, "do pink 3", "error-item"),
        (MATCH, "do red 0 blue 1", "error-missing"),
        (MATCH, "do red 0 blue 0 green -", "error-once"),
        (MATCH, "do red 0 red 1 blue - green -", "error-item-twice"),
        (MATCH, "do red 9 blue - green -", "error-value"),
        (MATCH, "do pink 0 red - blue - green -", "error-item"),
        (MATCH, "do red - blue - green - hm", "error-too-much"),
        (MATCH, "do red", "error-ends-early-of"),
        (SHUFFLE, "do red blue", "error-shuffle"),
        (SHUFFLE, "do red blue blue", "error-shuffle"),
        (SHUFFLE, "do red blue green red", "error-shuffle"),
        (ONE, "do", "error-ends-early-of"),
        (ONE, "do pink", "error-value"),
        (ONE, "do red blue", "error-too-much"),
        (SOME, "do -", "error-some"),
        (SOME, "do red,red", "error-some"),
        (SOME, "do red,blue,green", "error-some"),
        (SOME, "do red,pink", "error-value"),
        (SOME, "do", "error-ends-early-of"),
        (NUMBER, "do 7", "error-range"),
        (NUMBER, "do 25", "error-range"),
        (NUMBER, "do -5", "error-number"),
        (NUMBER, "do ten", "error-number"),
        (NUMBER, "do ٣", "error-number"),
        (NUMBER, "do 1e1", "error-number"),
        (NUMBER, "do 99999999999999999999", "error-number"),
        (BELOW, "do -4", "error-range"),
        (BELOW, "do --1", "error-number"),
        (WORDS, "do " + "x" * 21, "error-words-long"),
        (WORDS, "do ring \x07", "error-words-odd"),
        (ONE, "undo red", "error-not-offered"),
        (ONE, "", "error-not-offered"),
    ],
)
def test_slips_are_told_apart(field: Field, text: str, word: str) -> None:
    refused = why_not(lambda: form(field).parse(text))
    assert (refused.rule, refused.word) == ("D-3", word)
    assert "{" not in str(refused)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (POINTS, [(3,), (3, 0, 1), (4, -1, 0), (1.0, 1, 1), (True, 1, 1), [3, 0, 0], "red 3", 3, None]),
        (MATCH, [(0, 1), (0, 0, 2), (0, 1, 3), (0, 1, -1), (False, True, 2), (0.0, 1, 2), [0, 1, 2], None]),
        (SHUFFLE, [(0, 1), (0, 1, 1), (1, 2, 3), (0, 1, "2"), (True, False, 2), [0, 1, 2], "red", None]),
        (ONE, [3, -1, True, 0.0, "red", None, (0,)]),
        (SOME, [(), (0, 1, 2), (1, 0), (0, 0), (True,), (0.0,), [0], 0, None]),
        (NUMBER, [-5, 25, 7, True, 5.0, "5", None]),
        (WORDS, ["x" * 21, " padded", "ring \x07", "two\nlines", 5, None, b"bytes"]),
    ],
    ids=lambda given: type(given).__name__,
)
def test_values_that_are_none_of_theirs(field: Field, values: list[Any]) -> None:
    two = form(field, Words("remark", 5))
    for value in values:
        assert not field.holds(value)
        assert (value, "") not in two
        game = open_den(Asked(two), besides=False)
        why_not(lambda value=value, game=game: game.play(0, (value, "")))  # type: ignore[misc]
        assert game.journal == []


def test_points_may_be_named_in_any_order_and_in_pieces() -> None:
    assert form(POINTS).parse("do green 1 red 1 green 1") == (1, 0, 2)


def test_a_match_may_be_named_in_any_order() -> None:
    assert form(MATCH).parse("do green - red 1 blue 0") == (1, 0, 2)


def test_free_words_keep_their_inner_spaces_and_lose_the_outer() -> None:
    assert form(ONE, WORDS).parse("  do  red   a  b  ") == (0, "a  b")
    assert form(ONE, WORDS).text((0, "a  b")) == "do red a  b"


def test_a_form_of_several_fields_is_a_tuple_of_their_values() -> None:
    ask = form(ONE, SOME, NUMBER, MATCH, WORDS)
    rng = Random(2)
    assert not ask.listed
    for _ in range(50):
        choice = ask.draw(rng.random)
        assert choice in ask
        assert ask.parse(ask.text(choice)) == choice
    game = open_den(Asked(ask), Asked(ask), Nod(0))
    game.play(0, "do green red,blue 10 red 0 blue 1 green - so there")
    game.play(0, (2, (0, 1), 10, (0, 1, 2), "so there"))
    assert game.state.happened == [(2, (0, 1), 10, (0, 1, 2), "so there")] * 2
    assert game.journal[0] == game.journal[1]


def test_a_form_of_few_choices_is_listed() -> None:
    assert form(POINTS).listed
    assert len(form(POINTS)) == 10
    assert form(ONE)[2] == 2
    assert list(form(ONE)) == [0, 1, 2]
    assert list(form(ONE, ONE))[:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert list(form()) == [()]
    for unlisted in (form(MATCH), form(ONE, WORDS), form(POINTS, POINTS, POINTS, POINTS)):
        assert not unlisted.listed
        for call in (len, iter, lambda ask: ask[0]):
            with pytest.raises(TypeError, match="too many answers to list"):
                call(unlisted)
        assert unlisted


class Swap(Form):
    """Give something for something else."""

    __slots__ = ()

    def wrong(self, choice: tuple[int, int]) -> IllegalChoice | None:
        give, take = choice
        return IllegalChoice("D-4", "error-not-offered", choice="the same") if give == take else None


def test_fields_that_depend_on_each_other_are_judged_together() -> None:
    ask = Swap("ask-swap", "D-3", "swap", (One("give", COLOURS), One("take", COLOURS)))
    assert (0, 1) in ask
    assert (1, 1) not in ask
    assert why_not(lambda: ask.parse("swap red red")).rule == "D-4"
    assert ask.parse("swap red blue") == (0, 1)
    rng = Random(3)
    drawn = Counter(ask.draw(rng.random) for _ in range(1200))
    assert len(drawn) == 6
    assert min(drawn.values()) > 140


class Odd(Form):
    """Only odd amounts."""

    __slots__ = ()

    def wrong(self, choice: int) -> IllegalChoice | None:
        return None if choice % 2 else IllegalChoice("D-5", "error-not-offered", choice=str(choice))


def test_a_single_field_may_be_judged_further_too() -> None:
    ask = Odd("ask-odd", "D-3", "pay", (One("amount", COLOURS),))
    assert not ask.listed
    assert {ask.draw(Random(seed).random) for seed in range(20)} == {1}
    game = open_den(Asked(ask), Nod(0), besides=False)
    assert why_not(lambda: game.play(0, "pay red")).rule == "D-5"
    why_not(lambda: game.play(0, 0))
    game.play(0, 1)
    assert game.state.happened == [1]


def test_a_bare_field_says_what_its_author_forgot() -> None:
    bare = Field("bare")
    for call in (
        lambda: bare.holds(1),
        lambda: bare.draw(Random().random),
        lambda: bare.read(None),  # type: ignore[arg-type]
        bare.describe,
    ):
        with pytest.raises(TypeError, match="Field must"):
            call()
    assert bare.text(5) == "5"
