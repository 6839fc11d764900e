"""What a seat may do at any time: never holding up the game, legal until it no longer is."""

import pytest
from tests.kit.den import BESIDES, Bids, Coin, Den, Nod, Rulebook, Team, open_den, replayed, why_not

from backroom.kit import CHANCE, Ask, Game, IllegalChoice, replay


def test_anybody_may_also_those_who_are_asked() -> None:
    game = open_den(Nod(0))
    for seat in range(3):
        game.play(seat, "shout")
    assert [told["args"]["seat"] for told in game.story(None)] == ["@seat-0", "@seat-1", "@seat-2"]
    assert list(game.asked) == [0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_may_look_only_for_what_is_meant(seat: int) -> None:
    heard = []

    class Curt(Rulebook):
        def may_mean(self, game: Game[Den], seat: int, verb: str) -> tuple[Ask, ...]:
            heard.append(verb)
            return self.may(game, seat) if verb == "shout" else ()

    game = replay(Curt(Nod(0)), 3, None, ())
    game.play(seat, " shout ")
    for text in ("whisper", ""):
        with pytest.raises(IllegalChoice):
            game.play(seat, text)
    assert heard == ["shout", "whisper", ""]
    assert [told["word"] for told in game.story(None)] == ["log-shout"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_value_does_as_well_as_a_text(seat: int) -> None:
    by_text, by_value = open_den(Coin(), Nod(0)), open_den(Coin(), Nod(0))
    by_text.play(seat, "interrupt")
    by_value.play(seat, BESIDES.parse("interrupt"))
    assert by_value.journal == by_text.journal


def test_a_value_that_answers_the_question_is_the_answer() -> None:
    """0 is "yes" here, though it would be "whisper" too."""
    game = open_den(Nod(0), Nod(0))
    game.play(0, 0)
    assert game.state.happened == [("nod", 0, 0)]
    game.play(0, 5)
    assert game.journal[-1].choice == "return"


@pytest.mark.parametrize("frame", [Nod(0), Bids(), Team(), Coin()])
def test_what_nobody_notices_changes_no_question(frame: Nod | Bids | Team | Coin) -> None:
    game = open_den(frame)
    before = (game.question, list(game.asked), game.view(None), game.view(2), game.story(2))
    game.play(1, "whisper")
    assert (game.question, list(game.asked), game.view(None), game.view(2), game.story(2)) == before
    assert game.journal == [(1, "whisper")]


def test_an_interruption_asks_first_and_then_the_old_question_comes_again() -> None:
    game = open_den(Nod(0), Coin())
    number = game.question
    game.play(2, "interrupt")
    assert list(game.asked) == [2]
    assert game.question == number + 1
    game.play(2, "yes")
    assert list(game.asked) == [0]
    assert game.question == number + 2
    game.play(0, "yes")
    assert [what for what, *_ in game.state.happened] == ["interrupt", "nod"]


def test_an_interruption_while_chance_is_asked() -> None:
    game = open_den(Coin(), Nod(0))
    game.play(1, "interrupt")
    assert list(game.asked) == [1]
    game.play(1, "no")
    assert list(game.asked) == [CHANCE]
    game.play(CHANCE, "tails")
    assert game.state.happened == [("interrupt", 1, 1), ("coin", 1)]


def test_whoever_leaves_is_asked_no_more() -> None:
    game = open_den(Nod(0), Nod(1))
    number = game.question
    game.play(0, "leave")
    assert list(game.asked) == [1]
    assert game.question == number + 1


def test_the_end_may_come_at_any_time() -> None:
    game = open_den(Nod(0), Nod(1))
    game.play(2, "raid")
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((2,), "raid")
    assert game.asked == {}


def test_it_is_replayed_in_its_place_whether_its_seat_was_asked_or_not() -> None:
    game = open_den(Nod(0), Bids(), Coin(), Nod(1))
    for seat, text in (
        (0, "shout"),
        (0, "yes"),
        (1, "bid 12"),
        (1, "shout"),
        (2, "interrupt"),
        (2, "no"),
        (0, "bid 1"),
        (2, "shout"),
        (2, "bid 20"),
        (1, "shout"),
        (CHANCE, "heads"),
    ):
        game.play(seat, text)
    again = replayed(game)
    assert again.state.happened == game.state.happened
    assert again.journal == game.journal
    assert again.story(None) == game.story(None)
    assert [told["word"] for told in game.story(None)].count("log-shout") == 4


def test_a_slip_in_it_is_told_by_its_own_rule() -> None:
    game = open_den(Nod(0))
    refused = why_not(lambda: game.play(1, "shout loudly"))
    assert refused.rule == "D-2"
    assert why_not(lambda: game.play(1, "yell")).word == "error-not-asked"
    assert why_not(lambda: game.play(0, "yell")).rule == "D-1"
    assert why_not(lambda: game.play(0, "shout loudly")).rule == "D-2"


def test_a_game_may_name_another_rule_for_what_is_no_answer() -> None:
    game = open_den(Nod(0))
    assert why_not(lambda: game.play(0, "dance")).rule == "D-9"
    assert why_not(lambda: game.play(1, "dance")).word == "error-not-asked"
    assert game.journal == []


@pytest.mark.parametrize("odd", [[0], {}, (), None, 1.5, object(), b"yes", {1}, ([],)])
def test_odd_things_are_refused_from_whomever(odd: object) -> None:
    game = open_den(Nod(0))
    why_not(lambda: game.play(0, odd))
    why_not(lambda: game.play(1, odd))
    assert game.journal == []


def test_chance_does_nothing_unasked() -> None:
    game = open_den(Nod(0))
    assert why_not(lambda: game.play(CHANCE, "shout")).word == "error-no-chance"
    coin = open_den(Coin())
    assert why_not(lambda: coin.play(CHANCE, "shout")).word == "error-not-offered"


def test_where_there_is_nothing_to_do_besides_nothing_can_be_done() -> None:
    game = open_den(Nod(0), besides=False)
    assert game.may(1) == ()
    assert why_not(lambda: game.play(1, "shout")).word == "error-not-asked"
    assert why_not(lambda: game.play(0, "shout")).word == "error-not-offered"
