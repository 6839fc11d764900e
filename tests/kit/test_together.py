"""Several seats asked at once, each unseen by the others, and what may come between."""

from random import Random

from tests.kit.den import Bids, Coin, Nod, Whispers, open_den, replayed, why_not

from backroom.kit import CHANCE
from backroom.kit.making.frame import Held


def test_everybody_is_asked_and_the_answers_come_together() -> None:
    game = open_den(Bids(), Nod(0))
    assert list(game.asked) == [0, 1, 2]
    game.play(2, "bid 24")
    assert list(game.asked) == [0, 1]
    assert game.state.happened == []
    game.play(0, "bid 3")
    game.play(1, "bid 15")
    assert game.state.happened == [("bids", {0: 3, 1: 5, 2: 4})]
    assert list(game.asked) == [0]


def test_nobody_answers_twice_or_for_another() -> None:
    game = open_den(Bids())
    game.play(2, "bid 24")
    assert why_not(lambda: game.play(2, "bid 25")).word == "error-not-asked"
    assert why_not(lambda: game.play(1, "bid 5")).word == "error-not-offered"


def test_while_some_have_answered_the_number_of_the_question_stays() -> None:
    game = open_den(Bids())
    number = game.question
    game.play(1, "bid 11")
    assert game.question == number


def test_where_nobody_may_see_it_only_oneself_knows_to_have_answered() -> None:
    game = open_den(Whispers(), Nod(0))
    before = [game.view(seat) for seat in (None, 0, 2)]
    game.play(1, "bid 11")
    assert list(game.asked) == [0, 2]
    assert [game.view(seat) for seat in (None, 0, 2)] == before
    assert game.view(1)["waiting"] == [0, 2]
    assert why_not(lambda: game.play(1, "bid 12")).args_said["waiting"] == ["@seat-0", "@seat-2"]
    game.play(0, "bid 3")
    game.play(2, "bid 24")
    assert game.view(None)["waiting"] == [0]


def test_an_answer_given_by_one_is_not_seen_by_a_copy_made_before() -> None:
    game = open_den(Bids())
    copy = game.copy()
    game.play(1, "bid 11")
    assert list(copy.asked) == [0, 1, 2]
    copy.play(1, "bid 12")
    for other in (game, copy):
        other.play(0, "bid 0")
        other.play(2, "bid 20")
    assert game.state.happened == [("bids", {0: 0, 1: 1, 2: 0})]
    assert copy.state.happened == [("bids", {0: 0, 1: 2, 2: 0})]


def test_an_interruption_holds_the_answers_already_given() -> None:
    game = open_den(Bids(), Nod(0))
    game.play(1, "bid 11")
    game.play(0, "interrupt")
    assert isinstance(game.stack[-2], Held)
    assert list(game.asked) == [0]
    assert game.asked[0].word == "ask-interrupt"
    assert why_not(lambda: game.play(2, "bid 20")).word == "error-not-asked"
    game.play(0, "yes")
    assert list(game.asked) == [0, 2]
    game.play(2, "bid 22")
    game.play(0, "bid 7")
    assert game.state.happened[-1] == ("bids", {0: 7, 1: 1, 2: 2})


def test_an_interruption_of_an_interruption_does_too() -> None:
    game = open_den(Bids(), Nod(0))
    game.play(1, "bid 11")
    game.play(0, "interrupt")
    game.play(2, "interrupt")
    again = replayed(game)
    for other in (game, again):
        other.play(2, "no")
        other.play(0, "yes")
        assert list(other.asked) == [0, 2]
        other.play(0, "interrupt")
        other.play(0, "yes")
        other.play(0, "bid 7")
        other.play(2, "bid 22")
        assert other.state.happened[-1] == ("bids", {0: 7, 1: 1, 2: 2})
    assert again.journal == game.journal


def test_a_held_question_that_is_complete_when_it_comes_back_is_carried_out() -> None:
    """Both who had not answered go home during the interruption."""
    game = open_den(Bids(), Nod(1))
    game.play(1, "bid 11")
    game.play(0, "interrupt")
    game.play(2, "leave")
    game.play(0, "interrupt")
    game.play(0, "yes")
    game.state.gone |= {0}
    game.play(0, "yes")
    assert game.state.happened[-1] == ("bids", {1: 1})
    assert list(game.asked) == [1]
    assert game.answers is None


def test_when_the_last_one_missing_leaves_the_rest_is_carried_out() -> None:
    game = open_den(Bids(), Nod(0))
    game.play(0, "bid 1")
    game.play(1, "bid 11")
    game.play(2, "leave")
    assert game.state.happened == [("bids", {0: 1, 1: 1})]
    assert list(game.asked) == [0]
    game.play(0, "yes")


def test_when_all_leave_before_answering_nobody_has_bid() -> None:
    game = open_den(Bids(), Nod(0), Coin())
    for seat in range(3):
        game.play(seat, "leave")
    assert game.state.happened == [("bids", {}), ("nod", CHANCE, None)]
    assert list(game.asked) == [CHANCE]
    assert game.answers is None


def test_whoever_comes_back_is_asked_again() -> None:
    game = open_den(Bids())
    game.play(2, "leave")
    assert list(game.asked) == [0, 1]
    game.play(2, "return")
    assert list(game.asked) == [0, 1, 2]


def test_the_game_may_end_while_some_have_answered() -> None:
    game = open_den(Bids(), Nod(0))
    game.play(1, "bid 11")
    game.play(2, "raid")
    assert game.result is not None
    assert game.result.winners == (2,)
    assert game.asked == {}
    assert game.answers is None


def test_in_an_imagined_world_the_others_have_answered_something_else() -> None:
    game = open_den(Bids())
    game.play(1, "bid 11")
    game.play(2, "bid 22")
    bids = set()
    for seed in range(60):
        world = game.redeal(1, Random(seed))
        world.play(0, "bid 0")
        bids.add(world.state.happened[-1][1][2])
        assert world.state.happened[-1][1][1] == 1
    assert bids == set(range(10))
    assert game.answers == {1: 1, 2: 2}


def test_nor_does_it_give_away_answers_that_are_held() -> None:
    game = open_den(Bids())
    game.play(1, "bid 11")
    game.play(2, "bid 22")
    game.play(0, "interrupt")
    bids = set()
    for seed in range(60):
        world = game.redeal(1, Random(seed))
        world.play(0, "yes")
        world.play(0, "bid 0")
        bids.add(world.state.happened[-1][1][2])
        assert world.state.happened[-1][1][1] == 1
    assert bids == set(range(10))
