"""The one place that lets information out: events with an audience, views, and stories counted for each seat alone."""

from random import Random

import pytest
from tests.kit.den import Bids, Coin, Den, Nod, open_den, pick

from backroom.kit import Ask, BadSave, BadSeat, Event, Frame, Game, window


class Rumours(Frame[Den]):
    """Things told to different ears."""

    __slots__ = ()

    def go(self, game: Game[Den], seat: int, choice: None) -> None:
        game.tell("log-all", what="the lights go out")
        game.tell("log-secret", to=(1,), what="your card")
        game.tell("log-two", to=(0, 2), what="a wink")
        game.tell("log-but", but=(1,), what="behind your back")
        game.tell("log-nobody", to=(), what="what nobody heard")


@pytest.mark.parametrize(
    ("event", "audience"),
    [
        (Event("log", {}), [None, 0, 1, 2]),
        (Event("log", {}, to=(1,)), [1]),
        (Event("log", {}, to=(0, 2)), [0, 2]),
        (Event("log", {}, to=()), []),
        (Event("log", {}, but=(1,)), [None, 0, 2]),
        (Event("log", {}, but=(0, 1, 2)), [None]),
    ],
)
def test_an_event_reaches_its_audience_and_no_one_else(event: Event, audience: list[int | None]) -> None:
    assert [who for who in (None, 0, 1, 2) if event.reaches(who)] == audience


def test_everyone_hears_a_story_of_their_own_and_counts_only_what_they_hear() -> None:
    game = open_den(Rumours(), Nod(0))
    heard = {who: [(told["n"], told["word"]) for told in game.story(who)] for who in (None, 0, 1, 2)}
    assert heard == {
        None: [(1, "log-all"), (2, "log-but")],
        0: [(1, "log-all"), (2, "log-two"), (3, "log-but")],
        1: [(1, "log-all"), (2, "log-secret")],
        2: [(1, "log-all"), (2, "log-two"), (3, "log-but")],
    }
    assert [told["n"] for told in game.story(0, 2)] == [3]
    assert game.story(0, 99) == []


def test_a_story_cannot_be_rewritten_by_its_reader() -> None:
    game = open_den(Rumours(), Nod(0))
    game.story(0)[0]["args"]["what"] = "nothing at all"
    assert game.story(1)[0]["args"] == {"what": "the lights go out"}


def test_nobody_listening_costs_nothing() -> None:
    game = open_den(Rumours(), Nod(0))
    game.play(0, "yes")
    assert not game.told
    assert len(game.events) == 6
    assert "log-two" in repr(game.events[2])
    assert "to (0, 2)" in repr(game.events[2])
    assert "all but (1,)" in repr(game.events[3])


def test_an_imagined_world_tells_only_what_happens_in_it() -> None:
    game = open_den(Rumours(), Nod(0), Nod(1))
    world = game.redeal(0, Random(1))
    assert world.events == []
    world.play(0, "yes")
    assert [told["word"] for told in world.story(0)] == ["log-nod"]
    with pytest.raises(BadSave, match="imagined world"):
        world.save()


def test_what_is_asked_is_shown_to_the_one_who_is_asked() -> None:
    game = open_den(Nod(1))
    assert window.asked(game, 1) is not None
    assert window.asked(game, 0) is None
    assert window.asked(game, None) is None
    assert [ask["word"] for ask in window.may(game, 0)] == ["ask-besides"]
    assert window.may(game, None) == []


def test_a_view_begins_with_what_every_game_has() -> None:
    game = open_den(Bids())
    game.play(1, "bid 11")
    assert game.view(1) == {
        "game": "den",
        "seats": 3,
        "you": 1,
        "waiting": [0, 2],
        "question": 1,
        "result": None,
        "happened": 0,
        "hidden": 8,
    }
    game.play(0, "raid")
    assert game.view(None)["result"] == {"winners": [0], "scores": [1, 1, 1], "reason": "raid"}


def test_a_redealt_question_is_the_one_of_the_redealt_world() -> None:
    """What another seat can answer depends on what it hides, and that was drawn anew."""

    class Confession(Frame[Den]):
        __slots__ = ()

        def seats(self, den: Den) -> tuple[int, ...]:
            return (1,)

        def ask(self, den: Den, seat: int) -> Ask:
            return pick("ask-confess", f"it was {den.hidden[seat]}")

        def go(self, game: Game[Den], seat: int, choice: int) -> None:
            game.state.happened.append(game.state.hidden[seat])

    game = open_den(Confession(), Nod(0))
    texts = {game.redeal(0, Random(seed)).asked[1].text(0) for seed in range(20)}
    assert "it was 8" not in texts
    assert len(texts) > 5
    assert game.redeal(1, Random(1)).asked[1].text(0) == "it was 8"
    world = game.redeal(0, Random(2))
    world.play(1, world.asked[1].text(0))
    assert world.state.happened == [world.state.hidden[1]]


def test_a_chair_is_all_a_bot_gets() -> None:
    game = open_den(Nod(1), Coin())
    chair = game.chair(1)
    assert chair.seat == 1
    assert chair.ask is not None
    assert chair.ask.word == "ask-nod"
    assert game.chair(0).ask is None
    assert [ask.word for ask in chair.may] == ["ask-besides"]
    assert chair.view["hidden"] == 8
    assert chair.imagine(Random(1)).view(1) == chair.view
    assert chair.imagine(Random(1)).state.hidden[0] >= 100
    glimpse = chair.glimpse()
    assert (glimpse.state.hidden[1], glimpse.frame) == (8, game.stack[-1])
    assert glimpse.state.hidden[0] >= 100, "what it does not know is not to be seen"
    assert not [name for name in dir(chair) if "game" in name and not name.startswith("_Chair__")]
    with pytest.raises(AttributeError):
        chair.game  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(BadSeat):
        game.chair(3)
