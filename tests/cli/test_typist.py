"""Whatever the rules offer can be typed as it is shown, by key, by name or in one line, and means just that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.desk import Desk
from tests.cli.spelling import in_one_line, ways_to_pick

import backroom
from backroom.bots import RandomBot
from backroom.games import catalogue
from backroom.kit import Ask
from backroom.terminal.answers import described
from backroom.terminal.evening import Evening
from backroom.terminal.picture import look_of
from backroom.terminal.players import Player
from backroom.terminal.screen import Left
from backroom.terminal.voice import Voice

LINES = 24
MINE = {"heimlich": "view-card", "greif_zu": "view-own-cards"}
"""One's own things, where they are always short enough to stay on the screen beside the question."""

NAMES = ("Ada Lovelace", "Ben", "Ben Zwei", "Cleo", "Dora 1", "Emil", "Fritz")
ANSWERS = 40


class Typist(Desk):
    """Somebody at the keyboard who wants a certain answer to be played, and types it as it is shown."""

    def __init__(self, rng: Random) -> None:
        super().__init__([], color_system=None)
        self.rng = rng
        self.evening: Evening
        self.wanted: tuple[str, str, int] | None = None
        self.left = ANSWERS

    def echo(self, line: str) -> tuple[str, ...]:
        return ()

    def next_line(self) -> str:
        self.check()
        asked = self.evening.game.asked.get(0)
        if not self.left or asked is None:
            raise Left
        self.check_screen(asked)
        if self.wanted is not None and self.wanted[2] == len(self.evening.game.log):
            return "yes"  # it is final, and asks once more
        self.left -= 1
        text = asked.text(asked.draw(self.rng.random))
        line = self.typed(asked, text)
        self.wanted = text, line, len(self.evening.game.log)
        return line

    def check(self) -> None:
        """The last answer was understood as it was meant."""
        if self.wanted is not None:
            text, line, before = self.wanted
            answers = [entry.choice for entry in self.evening.game.journal if entry.seat == 0]
            if before < len(self.evening.game.log):
                assert text in answers[-3:], f"{line!r} was to be {text!r}, but was {answers[-1]!r}"
            else:
                assert self.evening.voice.say("term-final") in self.sent.getvalue()[-200:], self.sent.getvalue()[-900:]

    def check_screen(self, ask: Ask) -> None:
        """The question has not scrolled away, nor what one answers it with."""
        shown = " ".join(" ".join(self.sent.getvalue().split("\n")[-LINES:]).split())
        voice, asked = self.evening.dialogues[0].voice, described(ask)
        assert voice.say(asked["word"], **asked["args"])[:25] in shown
        mine = MINE.get(self.evening.game.rules.name)
        assert mine is None or voice.say(mine) in shown

    def typed(self, ask: Ask, text: str) -> str:
        asked, dialogue = described(ask), self.evening.dialogues[0]
        if asked["kind"] == "pick":
            return self.rng.choice(ways_to_pick(asked, text, dialogue.voice, dialogue.keys))
        return in_one_line(ask, text, dialogue.voice)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_answer_can_be_typed(name: str, lang: str, seed: int) -> None:
    rules = catalogue()[name]
    seats = min(rules.max_seats, max(rules.usual_seats, rules.min_seats), len(NAMES))
    game: backroom.Game[Any] = backroom.new_game(name, seats, seed=seed)
    screen = Typist(Random(f"{name} {seed}"))
    bots = [Player(NAMES[seat], "random", RandomBot(Random(seat))) for seat in range(1, seats)]
    voice = Voice("en" if lang == "en" else "de", name, NAMES[:seats], look_of(name).styles)
    screen.evening = Evening(game, [Player(NAMES[0]), *bots], screen, voice)
    screen.evening.run()
    assert screen.left < ANSWERS
    too_long = [line for line in screen.sent.getvalue().splitlines() if cell_len(line) > 80]
    assert too_long == []
