"""Several people at one keyboard: what one of them has seen is gone before the next one looks."""

from __future__ import annotations

import io
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import RenderableType
from tests.cli.spelling import in_one_line

import backroom
from backroom.terminal.evening import Evening
from backroom.terminal.players import Player
from backroom.terminal.screen import WIPE, Left, Paper, Screen
from backroom.terminal.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ["Ada", "Ben", "Cleo"]


class Lit(Screen):
    """A terminal that remembers all it was sent, and somebody at its keyboard."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.sent = io.StringIO()
        self.paper = Paper(
            file=self.sent, force_terminal=True, width=80, highlight=False, markup=False, emoji=False, color_system=None
        )
        self.answer = answer

    def read(self, prompt: RenderableType = "> ") -> str:
        self.paper.print(prompt, end="")
        line = "yes" if "Really?" in str(prompt) else self.answer()
        self.show(line)
        return line


def looks(sent: str) -> list[str]:
    """What was on the screen between two wipings."""
    return sent.split(WIPE)


def evening(answers: list[str], options: dict[str, str] | None = None) -> tuple[Evening, Lit]:
    """Three people around a game, who type these lines and then walk away."""
    lines = iter(answers)

    def answer() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise Left from None

    game = backroom.new_game("heimlich", 3, {"start": "0", **(options or {})}, seed=31)
    screen = Lit(answer)
    return Evening(game, [Player(name) for name in NAMES], screen, Voice("en", "heimlich", NAMES)), screen


def test_whatever_happens_no_look_shows_two_peoples_secrets() -> None:
    rng = Random(3)
    party, screen = evening([], {"rules": "expert", "dossiers": "shut"})

    def answer() -> str:
        asked = party.game.asked.get(-2 if party.looking is None else party.looking)
        if asked is None:
            return ""
        if rng.random() < 0.2:
            return rng.choice(["view", "log", "?", "note red - secret of " + NAMES[party.looking or 0]])
        return in_one_line(asked, asked.text(asked.draw(rng.random)), party.voice)

    screen.answer = answer
    cards = [party.game.view(seat)["card"].capitalize() for seat in range(3)]
    party.run()
    assert party.game.result is not None
    for look in looks(screen.sent.getvalue())[:-1]:
        owners = {name for name, card in zip(NAMES, cards, strict=True) if f"Your agent: {card}" in look}
        owners |= {name for name in NAMES if f"secret of {name}" in look}
        assert len(owners) <= 1, look


def test_the_curtain_names_who_is_next_and_shows_nothing_else() -> None:
    party, screen = evening(["", "red"])
    party.run()
    first, ada, curtain, _ = looks(screen.sent.getvalue())
    assert "Now Ada. Everybody else looks away." in first
    assert "Your agent:" in ada
    assert "Now Ben. Everybody else looks away." in curtain
    assert "agent" not in curtain


def test_before_the_curtain_lifts_one_sees_what_a_spectator_sees() -> None:
    party, screen = evening(["", "red", "view", "log", ""])
    party.run()
    _, _, curtain, ben, _ = looks(screen.sent.getvalue())
    assert "Ada moves Red" in curtain
    assert "Your agent" not in curtain
    assert "Your agent" in ben


def test_nothing_stays_on_the_screen_when_everybody_leaves() -> None:
    for answers in (["", "quit", ""], [""], ["", "red", "quit", ""]):
        party, screen = evening(answers)
        party.run()
        last = looks(screen.sent.getvalue())[-1]
        assert last == "The game ends here, unfinished. It was not saved.\n"


def test_at_the_end_only_what_everybody_may_know_is_shown() -> None:
    rng = Random(3)
    party, screen = evening([], {"rules": "expert", "dossiers": "shut"})

    def answer() -> str:
        asked = party.game.asked.get(-2 if party.looking is None else party.looking)
        return "" if asked is None else in_one_line(asked, asked.text(asked.draw(rng.random)), party.voice)

    screen.answer = answer
    for seat in range(3):
        party.game.play(seat, "note red - private")
    party.run()
    ending = looks(screen.sent.getvalue())[-1]
    assert "The game is over" in ending
    assert "private" not in ending
    assert "Who was who" in ending


def test_the_screen_is_handed_over_for_a_note_and_given_back() -> None:
    lines = ["", "hand Zoe", "hand B", "", "note red 1 I saw that", "red 1", "", "", "move red 2"]
    party, screen = evening(lines, {"rules": "expert"})
    party.run()
    seen = looks(screen.sent.getvalue())
    assert "To whom? Ben and Cleo." in seen[1]
    assert "Now Ben." in seen[2]
    assert "You are asked nothing now." in seen[3]
    assert "“red 1” is not understood here." in seen[3]
    assert "Now Ada." in seen[4]
    assert "Move" in seen[5]
    assert "I saw that" not in seen[5]
    assert party.game.view(1)["dossier"] == {"red": {"suspect": 0, "text": "I saw that"}}


def test_alone_nothing_is_ever_wiped(run: Callable[..., Any]) -> None:
    said = run("play", "heimlich", "--bot", "random", typed=["red", "blue", "green"])
    assert not re.search(r"^─{40}$", said.out, re.MULTILINE)


@pytest.mark.parametrize("prompt", ["Press Enter when nobody else can see the screen."])
def test_a_pipe_is_told_where_the_screen_would_be_wiped(run: Callable[..., Any], prompt: str) -> None:
    said = run("play", "heimlich", "--people", "2", "--seats", "2", typed=["", "red", "", "blue"])
    assert prompt in said.out
    assert re.search(r"^─{40}$", said.out, re.MULTILINE)
