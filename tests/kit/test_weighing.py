"""Choices are weighed before they are played: by their seat, as they would be played, and without a trace."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kit.den import Den, Nod, Rulebook, Team, open_den

from backroom import kit
from backroom.kit import NOTHING_TO_SAY, Ask, BadSeat, Choice, Game, IllegalChoice, NotAsked, Saying, Weighing


class Scales(Rulebook):
    """A den that tells what it was asked to weigh."""

    def weigh(self, game: Game[Den], seat: int, ask: Ask, choice: Choice) -> Weighing:
        return Weighing((Saying(ask.word, {"seat": seat, "choice": choice}),))


def weighed(*frames: kit.Frame[Den]) -> Game[Den]:
    return kit.replay(Scales(*frames), 3, None, [])


def said(game: Game[Den], seat: int, choice: Any) -> Any:
    return [(saying.word, saying.args["choice"]) for saying in game.weigh(seat, choice).sayings]


def test_a_game_that_says_nothing_has_nothing_to_say() -> None:
    assert open_den(Nod(0)).weigh(0, "yes") is NOTHING_TO_SAY


def test_an_answer_is_weighed_as_text_or_as_a_value() -> None:
    game = weighed(Nod(0))
    assert said(game, 0, "no") == said(game, 0, 1) == said(game, 0, True) == [("ask-nod", 1)]
    assert game.journal == []
    assert game.asked.keys() == {0}


def test_what_may_be_done_at_any_time_is_weighed_too_and_not_done() -> None:
    game = weighed(Nod(0))
    assert said(game, 1, "raid") == said(game, 0, "raid") == [("ask-besides", 2)]
    assert game.result is None


def test_a_teams_answer_is_weighed_for_whoever_could_give_it() -> None:
    game = weighed(Team())
    other = game.stack[-1].seats(game.state)[1]
    ask = game.may(other)[0]
    assert said(game, other, ask.text(ask[0])) == [(ask.word, ask[0])]


def test_a_chair_weighs_for_its_own_seat() -> None:
    game = weighed(Nod(1))
    assert game.chair(1).weigh("yes").sayings[0].args["seat"] == 1


@pytest.mark.parametrize(
    ("seat", "choice", "refusal"), [(0, "maybe", IllegalChoice), (1, "yes", NotAsked), (7, "yes", BadSeat)]
)
def test_what_cannot_be_played_is_refused(seat: int, choice: str, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        weighed(Nod(0)).weigh(seat, choice)
