"""Bots around a game: they answer in turn, some speak up unasked, and who breaks down is named."""

import pickle
from random import Random

import pytest
from tests.kit.den import Bids, Den, Nod, Rulebook, Team, open_den

from backroom.kit import EAGERNESS, Blunder, Chair, Choice, Company, Experiment, Game, Report, begin, replay
from backroom.kit.playing.report import percent


class Nodder:
    """Says yes to everything."""

    def __init__(self, rng: Random | None = None) -> None:
        self.asked = 0

    def choose(self, chair: Chair) -> Choice:
        assert chair.ask is not None
        self.asked += 1
        return chair.ask[0]


class Loudmouth(Nodder):
    """Shouts whenever it may."""

    def volunteer(self, chair: Chair) -> str | None:
        return "shout"


class Listener(Nodder):
    """Raids the den once it has heard two shouts."""

    def volunteer(self, chair: Chair) -> str | None:
        return "raid" if len(chair.story()) == 2 else None


class Wreck(Nodder):
    def volunteer(self, chair: Chair) -> str | None:
        return "sing"


def test_everybody_answers_in_turn_and_one_for_the_team() -> None:
    game = open_den(Nod(0), Bids(), Team(), Nod(2))
    bots = [Nodder() for _ in range(3)]
    assert Company(game, dict(enumerate(bots))).play(6) == 6
    assert [bot.asked for bot in bots] == [3, 1, 2]


def test_who_speaks_up_without_end_is_heard_only_so_often_before_the_next_question() -> None:
    game = open_den(Nod(0), Nod(1), Nod(2), Nod(0))
    assert Company(game, {0: Nodder(), 1: Loudmouth(), 2: Nodder()}).play(2) == 2
    assert [told["word"] for told in game.story(None)].count("log-shout") == 2 * EAGERNESS


def test_while_nobody_may_do_anything_nobody_is_asked_what_he_wants() -> None:
    quiet = Nod(1)

    class Silence(Rulebook):
        def hushed(self, game: Game[Den]) -> bool:
            return game.stack[-1] is quiet

    game = replay(Silence(Nod(0), quiet, Nod(2)), 3, None, ())
    heard = []
    for _ in range(2):
        Company(game, {0: Nodder(), 1: Loudmouth(), 2: Nodder()}).play(1)
        heard.append([told["word"] for told in game.story(None)].count("log-shout"))
    assert heard == [0, EAGERNESS]


def test_others_hear_what_is_said_and_may_answer_at_once() -> None:
    game = open_den(Nod(0), Nod(1))
    assert Company(game, {0: Nodder(), 1: Loudmouth(), 2: Listener()}).play(9) == 1
    assert game.result is not None
    assert game.result.winners == (2,)


def test_seats_of_people_are_left_alone() -> None:
    game = open_den(Nod(0), Nod(1))
    company = Company(game, {1: Nodder()})
    game.play(0, "yes")
    company.answer(1)
    assert [seat for _, seat, _ in game.state.happened] == [0, 1]


def test_who_breaks_down_is_named_also_from_another_process() -> None:
    game = open_den(Nod(0), Nod(1))
    with pytest.raises(Blunder) as blunder:
        Company(game, {0: Nodder(), 1: Wreck(), 2: Nodder()}).play(9)
    assert blunder.value.seat == 1
    again = pickle.loads(pickle.dumps(blunder.value))
    assert (again.seat, str(again)) == (1, str(blunder.value))


def test_a_report_counts_wins_by_the_bot_that_sat_there() -> None:
    rules = Rulebook(Nod(0), Nod(1))
    rules.bots = {"nodder": Nodder, "loud": Loudmouth, "listener": Listener}  # type: ignore[misc]
    experiment = Experiment("den", 3, ("nodder", "loud", "listener"), {}, 1)
    assert experiment.seated(1) == ("listener", "nodder", "loud")
    counts = Report().play(experiment, 1, begin(rules, 3, None, Random(1).random), Random(1))
    assert counts == {"games": 1, "nobody": 0, "won listener": 1}


def test_a_share_of_nothing_is_no_number() -> None:
    assert (percent(1, 3), percent(0, 0)) == ("33.3 %", "–")
