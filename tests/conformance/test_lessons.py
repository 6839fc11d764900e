"""The first game with a guide: the same deal for all, played to its end, with a line to whatever a learner is asked."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.conformance.speech import check_said, messages
from tests.conformance.tables import in_every_game

import backroom
from backroom.kit import CHANCE, Company, Game, Lesson
from backroom.words import LANGUAGES, say

LONGEST = 20_000
READ_ON_A_PHONE = 165
EVENINGS = range(4)


def lesson_of(game: str) -> Lesson:
    lesson = backroom.find(game).lesson
    assert lesson is not None, f"{game} has no lesson"
    return lesson


def opened(game: str) -> Game[Any]:
    """The lesson as it is dealt to every newcomer."""
    lesson = lesson_of(game)
    table = backroom.replay(game, lesson.seats, lesson.options, [])
    table.deal_with(lesson.dice(0))
    return table


def played(game: str, bot: str, evening: int) -> Game[Any]:
    """A lesson to its end, with bots of a kind on all seats, and a line for whatever the learner is asked."""
    table, lesson, makers = opened(game), lesson_of(game), backroom.find(game).bots
    times = Counter[str]()
    asked = -1

    def look_at_the_question() -> None:
        nonlocal asked
        ask = table.asked.get(lesson.learner)
        if ask is not None and table.question != asked:
            asked = table.question
            times[ask.word] += 1
            args = {**ask.describe()["args"], "time": times[ask.word]}
            check_said(game, f"lesson-{ask.word}", args)
            for lang in LANGUAGES:
                assert len(say(lang, game, f"lesson-{ask.word}", args)) <= READ_ON_A_PHONE

    look_at_the_question()
    company = Company(table, {seat: makers[bot](rng=Random(f"{evening} {seat}")) for seat in range(lesson.seats)})
    company.play(LONGEST, look_at_the_question)
    assert table.result is not None
    return table


@in_every_game
def test_a_lesson_is_played_to_its_end_by_its_own_bots(game: str) -> None:
    played(game, lesson_of(game).bot, 1)


@in_every_game
def test_whatever_happens_in_a_lesson_the_guide_has_something_to_say(game: str) -> None:
    for evening in EVENINGS:
        played(game, "random", evening)


@in_every_game
def test_a_learner_begins_before_others_have_changed_the_deal(game: str) -> None:
    """What bots choose falls differently each time: at most one of them has chosen something by then."""
    table, lesson = opened(game), lesson_of(game)
    company = Company(
        table, {seat: backroom.find(game).bots["random"](rng=Random(seat)) for seat in range(lesson.seats)}
    )
    before = set[int]()
    while lesson.learner not in table.asked:
        before |= {*table.asked} - {CHANCE}
        company.answer(next(iter(table.asked)))
    assert len(before) <= 1


@in_every_game
def test_the_same_answers_give_the_same_game(game: str) -> None:
    first, second = (played(game, "random", 0) for _ in range(2))
    assert first.journal == second.journal


@in_every_game
def test_the_guide_speaks_of_nothing_but_the_games_own_questions(game: str) -> None:
    words = messages(game, "en")
    said = [word.removeprefix("lesson-") for word in words if word.startswith("lesson-")]
    assert [word for word in said if not word.startswith("ask-") or word not in words] == []
