"""Frames on a stack: reactions inside reactions, silent paragraphs, a team, and an end in the middle of it all."""

from random import Random

import pytest
from tests.kit.den import Coin, Done, Nod, Reaction, Team, open_den, replayed, why_not

from backroom import BackroomError, Result
from backroom.kit import CHANCE, Frame, Rules, State

ROBBERY = Reaction(((0, "job"), (1, "rob"), (2, "trap"), (1, "doctor")))


def test_reactions_nest_and_are_carried_out_from_the_innermost() -> None:
    """A robbery during a job, a trap against the robbery, a doctor for the trapped robber."""
    game = open_den(ROBBERY, Nod(0))
    for seat, deed in ((0, "job"), (1, "rob"), (2, "trap"), (1, "doctor")):
        assert list(game.asked) == [seat]
        game.play(seat, deed)
    assert game.state.happened == [("done", "doctor"), ("done", "trap"), ("done", "rob"), ("done", "job")]
    assert list(game.asked) == [0]


def test_a_reaction_not_used_ends_the_nesting_there() -> None:
    game = open_den(ROBBERY, Nod(0))
    for seat, deed in ((0, "job"), (1, "rob"), (2, "pass")):
        game.play(seat, deed)
    assert game.state.happened == [("passed", "trap"), ("done", "rob"), ("done", "job")]


@pytest.mark.parametrize("depth", range(4))
def test_a_game_can_be_copied_saved_and_replayed_at_every_depth(depth: int) -> None:
    deeds = ((0, "job"), (1, "rob"), (2, "trap"), (1, "doctor"))
    game = open_den(ROBBERY, Nod(0))
    for seat, deed in deeds[:depth]:
        game.play(seat, deed)
    copy, again = game.copy(), replayed(game)
    for other in (game, copy, again):
        for seat, deed in deeds[depth:]:
            other.play(seat, deed)
    assert copy.state.happened == game.state.happened == again.state.happened
    assert copy.journal == game.journal == again.journal


def test_the_game_may_end_inside_a_reaction_and_nothing_else_follows() -> None:
    game = open_den(Reaction(((0, "job"), (1, "rob"), (2, "raid"))), Nod(0), Coin())
    for seat, deed in ((0, "job"), (1, "rob"), (2, "raid")):
        game.play(seat, deed)
    assert game.result == Result((), (0, 0, 0), "raided")
    assert game.state.happened == [("done", "raid")]
    assert game.asked == {}
    assert game.stack == []
    assert game.may(0) == ()
    assert why_not(lambda: game.play(0, "yes")).word == "error-over"


def test_paragraphs_that_ask_nobody_are_carried_out_at_once() -> None:
    game = open_den(Done("open"), Done("sweep"), Nod(1), Done("close"))
    assert game.state.happened == [("done", "open"), ("done", "sweep")]
    game.play(1, "yes")
    assert game.state.happened[-1] == ("done", "close")


def test_a_game_that_runs_out_of_paragraphs_waits_for_nobody() -> None:
    game = open_den(Nod(0))
    game.play(0, "no")
    assert game.asked == {}
    assert game.result is None
    assert why_not(lambda: game.play(0, "no")).word == "error-not-asked"


def test_one_of_a_team_answers_for_all() -> None:
    game = open_den(Team(), Nod(0))
    assert list(game.asked) == [0]
    assert [game.may(1)[0].text(choice) for choice in game.may(1)[0]] == ["leader 0", "leader 2"]
    number = game.question
    game.play(1, "leader 2")
    assert game.state.happened == [("team", 1, 1)]
    assert list(game.asked) == [0]
    assert game.question == number + 1


def test_each_of_a_team_has_a_question_of_its_own() -> None:
    game = open_den(Team())
    assert why_not(lambda: game.play(1, "leader 1")).word == "error-not-offered"
    game.copy().play(0, "leader 1")
    game.play(2, "leader 1")


def test_every_new_question_has_a_new_number() -> None:
    game = open_den(Nod(0), Nod(0), Coin(), Nod(0))
    numbers = [game.question]
    for seat, text in ((0, "yes"), (0, "yes"), (CHANCE, "heads")):
        game.play(seat, text)
        numbers.append(game.question)
    assert numbers == [1, 2, 2, 3]


def test_a_frame_that_does_not_say_what_it_must_is_a_mistake_of_its_author() -> None:
    frame: Frame[State] = Frame()
    game = open_den(Nod(0))
    assert frame.seats(game.state) == ()
    with pytest.raises(TypeError, match="asks nobody"):
        frame.ask(game.state, 0)
    with pytest.raises(TypeError, match="must say what follows"):
        frame.go(game, 0, None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="must copy itself"):
        State().copy()


def test_rules_that_do_not_say_what_they_must_are_a_mistake_of_their_author() -> None:
    class Empty(Rules[State]):
        name = "empty"

    game = open_den(Nod(0))
    for call in (
        lambda: Empty().open(2, {}),
        lambda: Empty().view(game, None),  # type: ignore[arg-type]
        lambda: Empty().redeal(game, None, Random().random),  # type: ignore[arg-type]
        lambda: Empty().do(game, 0, game.asked[0], 0),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError, match="empty"):
            call()
    assert Empty().may(game, 0) == ()  # type: ignore[arg-type]
    with pytest.raises(BackroomError):
        game.play(0, "maybe")
