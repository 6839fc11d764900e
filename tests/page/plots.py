"""Moments of La Cosa Nostra that seldom come by themselves: played by a plot, up to the question the scene is about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import backroom
from backroom.kit import CHANCE, Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.kit import Ask

TRIES = 40
MOST = 600


class Plot:
    """What everybody does on the way: whatever begins with the first of these words that is possible, else anything."""

    def __init__(self, *wishes: str, by: dict[int, tuple[str, ...]] | None = None, pips: int | None = None) -> None:
        self.wishes = wishes
        self.by = by or {}
        self.pips = pips

    def choose(self, seat: int, ask: Ask, random: Random) -> str:
        if seat == CHANCE:
            drawn = ask.text(ask.draw(random.random))
            if self.pips and drawn.startswith("roll "):
                return " ".join(["roll", *[str(self.pips)] * (len(drawn.split()) - 1)])
            return drawn
        # Questions with a thousand answers are answered anyhow.
        possible = [ask.text(ask.draw(random.random)) for _ in range(40)]
        for wish in (*self.by.get(seat, ()), *self.wishes):
            fitting = [text for text in possible if wish in text]
            if fitting:
                return random.choice(fitting)
        return random.choice(possible)


def plotted(
    until: Callable[[Game[Any]], bool],
    plot: Plot,
    seats: int = 3,
    meanwhile: Callable[[Game[Any]], None] | None = None,
    **options: str,
) -> Game[Any]:
    """A game at a moment of this kind: the first that comes in any of several games played by the plot."""
    for seed in range(TRIES):
        random = Random(seed)
        game = backroom.new_game("cosa_nostra", seats, {"start": "0"} | options, seed=seed)
        for _ in range(MOST):
            if game.result is not None:
                break
            if until(game):
                return game
            if meanwhile is not None:
                meanwhile(game)
            seat, ask = next(iter(game.asked.items()))
            game.play(seat, plot.choose(seat, ask, random))
    raise AssertionError("the moment did not come")


def texts(ask: Ask) -> list[str]:
    """The choices of a pick."""
    return [str(choice["text"]) for choice in ask.describe().get("choices", [{"text": ""}])]


def asked(seat: int, word: str, choice: str = "") -> Callable[[Game[Any]], bool]:
    """Until this is asked of that seat, with a choice that begins so."""

    def until(game: Game[Any]) -> bool:
        ask = game.asked.get(seat)
        return ask is not None and ask.word == word and any(text.startswith(choice) for text in texts(ask))

    return until
