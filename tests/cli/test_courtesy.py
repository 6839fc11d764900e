"""People first: what a choice would do is shown, what is final is confirmed, and bots wait for a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest
from tests.cli.desk import Desk

from backroom import words
from backroom.bots import RandomBot
from backroom.kit import (
    Ask,
    Choice,
    Courtesy,
    Form,
    Frame,
    Game,
    IllegalChoice,
    One,
    Option,
    Pick,
    Rules,
    Saying,
    State,
    Weighing,
    begin,
)
from backroom.terminal.courtesy import FAST, SLOW, USUAL
from backroom.terminal.ending import result_table
from backroom.terminal.evening import Evening
from backroom.terminal.players import Player, seat_players
from backroom.terminal.screen import WIPE
from backroom.terminal.voice import Voice

WORDS = """
title = Harbour
pitch = Who gets the boat?
score = { $points } crates
ask-move = Row, sink the boat, or hide?
ask-bribe = A bribe for somebody
choice-row = Row
choice-sink = Sink the boat
choice-hide = Hide
field-whom = Whom
weigh-row = You would get wet.
weigh-bribe = { $seat } would take it.
courtesy-bribe = Before { $seat } moves: bribes.
courtesy-scene = The boat is in.
log-moved = { $seat } chose { $what }.
log-splashed = { $whom } got wet.
log-bribed = { $seat } bribed { $whom }.
verb-bribe = bribe
verb-row = row
verb-sink = sink
verb-hide = hide
"""

MOVES = ("row", "sink", "hide")


class Harbour(State):
    __slots__ = ("left", "scene")

    def __init__(self, left: int, scene: bool) -> None:
        self.left = left
        self.scene = scene

    def copy(self) -> Self:
        return type(self)(self.left, self.scene)


class Turn(Frame[Harbour]):
    """The seats in turn, the bots first."""

    __slots__ = ()

    def seats(self, state: Harbour) -> tuple[int, ...]:
        return ((7 - state.left) % 3,)

    def ask(self, state: Harbour, seat: int) -> Ask:
        return Pick("ask-move", "B-1", [(move, move, f"choice-{move}", {}) for move in MOVES])

    def go(self, game: Game[Harbour], seat: int, choice: Choice) -> None:
        state = game.state
        state.left -= 1
        game.tell("log-moved", seat=f"@seat-{seat}", what=choice)
        if seat == 1:
            game.tell("log-splashed", whom=["@seat-0"])
        if choice == "sink" or not state.left:
            game.finish((seat,), (3, 1, 0), "over")
        else:
            game.then(Turn())


class Bribe(Form):
    def wrong(self, choice: Choice) -> IllegalChoice | None:
        return IllegalChoice("B-7", "error-once", value="@seat-2") if choice == 1 else None


class Boats(Rules[Harbour]):
    name = "harbour"
    prefix = "B"
    min_seats = max_seats = usual_seats = 3
    names = ("Old Pete", "Salty Sue", "Cap", "Barnacle")
    options: tuple[Option, ...] = ()
    scene = False
    polite = True

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Harbour, list[Frame[Harbour]]]:
        return Harbour(6, self.scene), [Turn()]

    def view(self, game: Game[Harbour], seat: int | None) -> dict[str, Any]:
        return {"left": game.state.left, "secret": seat}

    def may(self, game: Game[Harbour], seat: int) -> tuple[Ask, ...]:
        if seat:
            return ()
        return (Bribe("ask-bribe", "B-2", "bribe", (One("whom", (("1", "@seat-1"), ("2", "@seat-2"))),)),)

    def do(self, game: Game[Harbour], seat: int, ask: Ask, choice: Choice) -> None:
        game.tell("log-bribed", seat=f"@seat-{seat}", whom=f"@seat-{choice + 1}")

    def weigh(self, game: Game[Harbour], seat: int, ask: Ask, choice: Choice) -> Weighing:
        if choice == "row":
            return Weighing((Saying("weigh-row", {}),))
        if ask.word == "ask-bribe":
            return Weighing((Saying("weigh-bribe", {"seat": f"@seat-{choice + 1}"}),))
        return Weighing(final=choice == "sink")

    def courtesy(self, game: Game[Harbour]) -> Courtesy | None:
        if not self.polite:
            return None
        asked = game.waiting[0]
        word = "courtesy-scene" if game.state.scene else "courtesy-bribe"
        return Courtesy((0,), word, {"seat": f"@seat-{asked}"}, game.state.scene)

    def round(self, game: Game[Harbour]) -> int:
        return 0 if game.state.left > 3 else 1

    def passing(self, game: Game[Harbour], seat: int, ask: Ask) -> Choice | None:
        return "hide"


class Rower(RandomBot):
    """Always rows."""

    def choose(self, chair: Any) -> Choice:
        return "row"


@pytest.fixture(autouse=True)
def a_harbour_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    original = words.source
    monkeypatch.setattr(words, "source", lambda game, lang: WORDS if game == "harbour" else original(game, lang))


def played(*lines: str, pace: str = USUAL, people: int = 1, **manners: bool) -> str:
    """What the terminal shows to somebody who types this in a harbour of rowers."""
    rules = Boats()
    rules.scene, rules.polite = manners.get("scene", False), manners.get("polite", True)
    names = ["Ada", "Ben", "Cleo"]
    players = [Player(name) if seat < people else Player(name, "random", Rower()) for seat, name in enumerate(names)]
    screen = Desk([*lines], force_terminal=True, color_system=None)
    Evening(begin(rules, 3, None, None), players, screen, Voice("en", "harbour", names), pace=pace).run()
    return screen.sent.getvalue()


def test_a_bot_waits_until_somebody_has_gone_on() -> None:
    shown = played()
    assert "Before Ben moves: bribes." in shown
    assert "Ben chose" not in shown
    shown = played("")
    assert "Ben chose row." in shown
    assert "Before Cleo moves: bribes." in shown


def test_a_word_in_between_acts_before_the_bot_does() -> None:
    shown = played("bribe Ben")
    assert "Ada bribed Ben." in shown
    assert "Ben chose" not in shown
    assert shown.count("Enter goes on") == 2
    story = played("bribe 2", "")
    assert story.index("Ada bribed Ben.") < story.index("Ben chose row.")


def test_at_a_fast_pace_nothing_waits() -> None:
    shown = played(pace=FAST)
    assert "Before" not in shown
    assert "Cleo chose row." in shown


def test_at_a_slow_pace_one_also_stops_at_what_concerns_oneself() -> None:
    shown = played(pace=SLOW, polite=False)
    assert "Ada got wet." in shown
    assert "Cleo chose" not in shown
    assert shown.count("Enter goes on") == 1
    assert "Cleo chose row." in played("", pace=SLOW, polite=False)
    assert "Enter goes on" not in played(pace=USUAL, polite=False)
    # Where courtesy stops anyway, once is enough.
    assert played("", pace=SLOW).count("Enter goes on") == 2


def test_a_scene_is_looked_at() -> None:
    shown = played("", scene=True)
    assert "The boat is in." in shown
    assert "left" in shown


def test_whoever_has_nothing_to_say_is_not_asked_in_this_round() -> None:
    shown = played("hush", "")
    assert "Until this round is over you are not asked" in shown
    # The round changes with the third deed: what one could pass on was passed on, and one is asked again.
    assert "Ada chose hide." in shown
    assert shown.count("Before") == 2
    assert "You are asked again" in played("hush", "hush")


def test_whoever_has_nothing_to_say_until_named_is_asked_again_then() -> None:
    shown = played("hush named", "")
    assert "Until somebody names you" in shown
    # Ben's move splashes Ada: from then on she is asked again.
    assert shown.count("Before Ben moves") == 1
    assert shown.index("Ada got wet.") < shown.index("Before Cleo moves")
    assert "You are asked again" in played("hush named", "hush")


def test_several_people_are_asked_together_and_nobody_sees_the_others_things() -> None:
    shown = played("Zoe", "Ada", "", "bribe cleo", "", "", people=1)
    assert "Ada" in shown
    both = played("", "row", "x", "", people=2)
    assert WIPE in both
    assert "Or who wants to do something: Ada?" in both


def test_what_a_choice_would_do_is_asked_with_a_question_mark() -> None:
    shown = played("", "", "r?", "s?", "row")
    assert "With a question mark, such as r?: what it would do." in shown
    assert shown.index("You would get wet.") < shown.index("Ada chose row.")
    assert "There is nothing to say about it beforehand." in shown


def test_a_form_shows_what_it_would_do_before_it_is_handed_in() -> None:
    shown = played("bribe", "Ben", "yes")
    assert shown.index("Ben would take it.") < shown.index("Enter or yes hands it in") < shown.index("Ada bribed Ben.")


def test_a_form_says_what_is_wrong_before_it_is_handed_in() -> None:
    shown = played("bribe", "Cleo", "back")
    assert "(B-7)" in shown
    assert "bribed" not in shown


@pytest.mark.parametrize("typed", ["sink", "s", "Sink the boat"])
def test_what_is_final_is_confirmed_once_more(typed: str) -> None:
    for doubt in ("", "no", "sink", "nein, doch nicht"):
        shown = played("", "", typed, doubt)
        assert "This can never be taken back. Really?" in shown
        assert "Nothing has happened." in shown
        assert "Ada chose sink" not in shown
    shown = played("", "", typed, "yes")
    assert "Ada chose sink." in shown
    assert "The game is over" in shown


def test_the_end_counts_in_the_words_of_the_game() -> None:
    shown = played("", "", "sink", "yes")
    assert "3 crates" in shown
    game = begin(Boats(), 3, None, None)
    game.finish((0,), (135000, 0, 0), "over")
    screen = Desk([], force_terminal=True, color_system=None)
    screen.show(result_table(game, Voice("en", "harbour", ["Ada", "Ben", "Cleo"])))
    assert "135,000 crates" in screen.sent.getvalue()


def test_bots_have_names_out_of_the_games_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Boats, "bots", {"random": RandomBot})
    voice = Voice("en", "harbour")
    players = seat_players(Boats(), 3, ["Cap"], [], 7, voice)
    assert len({player.name for player in players}) == 3
    assert {player.name for player in players[1:]} < {*Boats.names} - {"Cap"}
    assert [player.name for player in seat_players(Boats(), 3, ["Cap"], [], 7, voice)] == [
        player.name for player in players
    ]
