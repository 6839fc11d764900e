"""Cases of Heimlich & Co played up to the moment a scene is about, with dice that fall as told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import backroom
from backroom.games.heimlich.state import AGENTS
from backroom.kit import CHANCE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from backroom.games.heimlich.state import Town
    from backroom.kit import Game


class Case:
    """A game from its first line on. Seat 0 begins and holds the first card, seat 1 the second; the rest are strays."""

    def __init__(self, seats: int, rules: str, agents: str = "yellow red violet blue green orange grey") -> None:
        options = {"rules": rules, "start": "0"}
        self.game: Game[Town] = backroom.replay("heimlich", seats, options, [], listen=True)
        dealt = agents.split()[: self.game.state.agents]
        if len(dealt) < len(AGENTS):
            self.game.play(CHANCE, f"draw {' '.join(agent for agent in AGENTS if agent in dealt)}")
        self.game.play(CHANCE, f"deal {' '.join(dealt)}")

    def rolls(self, pips: int) -> Case:
        self.game.play(CHANCE, f"roll {pips}")
        return self

    def turns(self, *turns: str, tips: Mapping[int, str] | None = None) -> Case:
        """Each rolls what its steps need; "red 1 > house-8" puts the safe somewhere afterwards."""
        for turn in turns:
            steps, _, safe = turn.partition(" > ")
            self.rolls(sum(map(int, steps.split()[1::2])))
            self.game.play(self.game.state.active, f"move {steps}")
            if any("tip" in ask.verbs for ask in self.game.asked.values()):
                self.everybody_tips(tips or {})
            if safe:
                self.game.play(self.game.state.active, f"safe {safe}")
        return self

    def everybody_tips(self, tips: Mapping[int, str]) -> None:
        """Whatever is not said of a seat ("red 0 blue 2") is nobody to it."""
        for seat in list(self.game.asked):
            view = self.game.view(seat)
            said = tips.get(seat, "").split()
            named = dict(zip(said[::2], said[1::2], strict=True))
            lines = [f"{agent} {named.get(agent, '-')}" for agent in view["agents"] if agent != view["card"]]
            self.game.play(seat, f"tip {' '.join(lines)}")


ALONE = ("red 6", "red 4", "green 6")
WITH_BLUE = ("red 6", "blue 6", "red 4", "blue 4", "green 6")


def red_runs(
    rules: str,
    agents: str = "yellow red violet blue green",
    tips: Mapping[int, str] | None = None,
    opening: tuple[str, ...] = ALONE,
) -> Case:
    """Red waits in house 10 while green goes from safe to safe; its next step is the last."""
    cracks = ("green 1 > house-8", "green 1 > house-9", "green 1 > house-10", "green 1 > ruin")
    if rules == "basic":
        cracks = ("green 1 > house-8", "green 1 > house-9", "green 1 > ruin", "green 2 > house-1")
    last = 1 if rules == "expert" else 2
    return Case(3, rules, agents).turns(*opening, *cracks, tips=tips).rolls(last)
