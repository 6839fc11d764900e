"""Random games beside a second, independent implementation of the action phase: not a single disagreement."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.cosa_nostra.second_look import look, summary

import backroom
from backroom.games.cosa_nostra.state import ACTION
from backroom.games.cosa_nostra.turn import Turn
from backroom.kit import CHANCE

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.games.cosa_nostra.second_opinion import SecondOpinion

    from backroom.games.cosa_nostra.state import Underworld
    from backroom.kit import Game

OPTIONS = [
    {},
    {"robbery": "robbable", "spying": "wild"},
    {"bonus": "yes", "cards": "wild", "rounds": "3"},
    {"families": "lot", "robbery": "robbable", "bonus": "yes"},
]
CHATTY = 0.12
BOLD = 0.7


class Beside:
    """A game and the second opinion on it."""

    def __init__(self, game: Game[Underworld], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.other: SecondOpinion | None = None
        self.telling: Generator[None, tuple[int, list[str]], None] | None = None
        self.seen: Counter[str] = Counter()

    def play_on(self) -> None:
        """The next thing that somebody says: mostly an answer, now and then something unasked."""
        game, rng = self.game, self.rng
        seat, ask = next(iter(game.asked.items()))
        if seat != CHANCE and rng.random() < CHATTY:
            talker = rng.randrange(game.seats)
            wishes = game.may(talker)
            if wishes:
                seat, ask = talker, rng.choice(wishes)
        text = ask.text(ask.draw(rng.random))
        if ask.listed and seat != CHANCE and rng.random() < BOLD:
            # Orders called off and chances passed by would leave little to compare.
            bold = [text for text in map(ask.text, ask) if text.split()[0] not in ("abort", "pass", "skip", "nothing")]
            text = rng.choice(bold) if bold else text
        game.play(seat, text)
        self.tell(seat, text)

    def tell(self, seat: int, text: str) -> None:
        """Let the second opinion hear it, and compare whenever the game is between two turns."""
        game = self.game
        if self.telling is None:
            if game.state.phase == ACTION:
                self.other = look(game)
                self.telling = self.other.action()
                next(self.telling)
            return
        assert self.other is not None
        self.seen[text.split()[0]] += 1
        try:
            self.telling.send((seat, text.split()))
        except StopIteration:
            assert game.state.phase != ACTION
            self.compare_payday(self.other)
            self.telling = self.other = None
            return
        assert game.state.phase == ACTION, "the game thinks that all is done"
        if isinstance(game.stack[-1], Turn):
            mine = look(game)
            self.other.keep_possible_offers(set(mine.offers))
            assert summary(self.other) == summary(mine)

    def compare_payday(self, other: SecondOpinion) -> None:
        game = self.game
        if game.result is None:
            assert other.cash == game.state.cash
        else:
            assert other.scores is not None
            assert tuple(1000 * score for score in other.scores) == game.result.scores


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
def test_random_games_beside_a_second_opinion(seats: int, options: dict[str, str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(f"{seats} {seed} {options}")
        beside = Beside(backroom.replay("cosa_nostra", seats, options, []), rng)
        while beside.game.result is None:
            beside.play_on()
        assert beside.telling is None
        seen += beside.seen
    for verb in ("run", "attack", "buy", "roll", "hit", "pass"):
        assert seen[verb], f"nobody ever said {verb}"
