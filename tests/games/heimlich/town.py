"""Scenes in the little town: who stands where, and dice that fall as told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.refusing import refused

import backroom
from backroom.games.heimlich.state import AGENTS, BUILDINGS, Town
from backroom.kit import CHANCE, Game, IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Mapping

Building = int | str
"""A house by its number, or any building by its name."""


def building(named: Building) -> int:
    return BUILDINGS.index(named if isinstance(named, str) else f"house-{named}")


class Scene:
    """A table in the middle of a game. Whoever is on turn is the one who rolls, moves and puts the safe."""

    def __init__(self, game: Game[Town]) -> None:
        self.game = game

    @property
    def on_turn(self) -> int:
        return int(self.game.view(None)["active"])

    @property
    def place(self) -> dict[str, str]:
        view = self.game.view(None)
        return {agent: BUILDINGS[place] for agent, place in zip(view["agents"], view["place"], strict=True)}

    @property
    def score(self) -> dict[str, int]:
        view = self.game.view(None)
        return dict(zip(view["agents"], view["score"], strict=True))

    @property
    def safe(self) -> str:
        return str(BUILDINGS[self.game.view(None)["safe"]])

    @property
    def asked(self) -> dict[int, str]:
        """Whom the table waits for, and what each of them is asked."""
        return {seat: ask.word for seat, ask in self.game.asked.items()}

    @property
    def log(self) -> list[str]:
        """What everybody has heard, in words."""
        return self.heard_by(None)

    def heard_by(self, seat: int | None) -> list[str]:
        return [
            backroom.words.say("en", "heimlich", told["word"], told["args"], ["Ada", "Ben", "Cleo", "Dan"])
            for told in self.game.story(seat)
        ]

    def rolls(self, pips: int) -> Scene:
        self.game.play(CHANCE, f"roll {pips}")
        return self

    def moves(self, steps: str) -> Scene:
        self.game.play(self.on_turn, f"move {steps}")
        return self

    def turn(self, steps: str) -> Scene:
        """Roll just what these steps need, and move."""
        return self.rolls(sum(map(int, steps.split()[1::2]))).moves(steps)

    def puts_safe(self, into: Building) -> Scene:
        self.game.play(self.on_turn, f"safe {BUILDINGS[building(into)]}")
        return self

    def tips(self, seat: int, tips: str) -> Scene:
        self.game.play(seat, f"tip {tips}")
        return self

    def everybody_tips_nobody(self) -> Scene:
        for seat in list(self.game.asked):
            card = self.game.view(seat)["card"]
            self.tips(seat, " ".join(f"{agent} -" for agent in self.score if agent != card))
        return self

    def refuses(self, seat: int, choice: Any) -> IllegalChoice:
        """The reason why this is not allowed; the town is as it was."""
        return refused(self.game, seat, choice)


def bare_table(seats: int = 3, rules: str = "basic", start: str = "0", dossiers: str = "open") -> Scene:
    """A table before anything lies on it, at which chance does what it is told."""
    options = {"rules": rules, "start": start, "dossiers": dossiers}
    return Scene(backroom.replay("heimlich", seats, options, [], listen=True))


def new_table(seats: int = 3, rules: str = "basic", start: str = "0", dossiers: str = "open") -> Scene:
    """A table before the deal. The agents in the game are the first ones in the box."""
    table = bare_table(seats, rules, start, dossiers)
    agents = table.game.state.agents
    if agents < len(AGENTS):
        table.game.play(CHANCE, f"draw {' '.join(AGENTS[:agents])}")
    return table


def scene(
    seats: int = 3,
    rules: str = "basic",
    cards: str = "yellow red violet blue green orange grey",
    place: Mapping[str, Building] | None = None,
    score: Mapping[str, int] | None = None,
    safe: Building = 7,
    on_turn: int = 0,
    dossiers: str = "open",
) -> Scene:
    """A town in which seat 0 holds the first card named, seat 1 the second; the other agents are strays.

    Agents not mentioned stand in the church, stones not mentioned lie on the start. The next thing is a roll.
    """
    table = new_table(seats, rules, str(on_turn), dossiers)
    town = table.game.state
    dealt = [card for card in cards.split() if card in AGENTS[: town.agents]]
    dealt += [agent for agent in AGENTS[: town.agents] if agent not in dealt]
    table.game.play(CHANCE, f"deal {' '.join(dealt)}")
    for agent, where in (place or {}).items():
        town.place[AGENTS.index(agent)] = building(where)
    for agent, points in (score or {}).items():
        town.score[AGENTS.index(agent)] = points
    town.safe = building(safe)
    return table
