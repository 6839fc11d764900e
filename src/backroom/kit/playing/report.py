"""What is worth measuring about a game, and how to tell it: played by the arena, written into the docs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from backroom.kit.playing.company import Company

if TYPE_CHECKING:
    from backroom.kit.game import Game

LONGEST = 20_000
"""Decisions after which a game is given up: bots that only wait for each other would go on for ever."""


class Experiment(NamedTuple):
    """So many games of these bots. With the same seats and options every experiment meets the same deals."""

    name: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str]
    games: int

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot on each seat in game `number`: they move one chair on from game to game, so all sit everywhere."""
        return tuple(self.bots[(seat - number) % self.seats] for seat in range(self.seats))


class Table(NamedTuple):
    """Rows of figures under a title."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


class Line(NamedTuple):
    """One line of a chart."""

    name: str
    points: Sequence[tuple[float, float]]


class Chart(NamedTuple):
    """Lines over the same axes; `across` and `up` say what these are, with their units."""

    title: str
    across: str
    up: str
    lines: Sequence[Line]


Findings: TypeAlias = list[str | Table | Chart]
"""Paragraphs, tables and charts, in reading order."""


class Report:
    """A game's own report. The counts of all games of an experiment are added up."""

    games = 300
    """Of each experiment, unless somebody wants another number."""

    def experiments(self, games: int) -> list[Experiment]:
        """All that is to be played, with names of their own."""
        raise TypeError("a report must say what is to be played")

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        """What it all means, from the counts by experiment."""
        raise TypeError("a report must tell what it has found")

    def play(self, experiment: Experiment, number: int, game: "Game[Any]", mind: Random) -> Counter[str]:
        """One game to its end, and what is counted of it."""
        counts = Counter[str]()
        seated = experiment.seated(number)
        bots = {seat: game.rules.bots[bot](mind) for seat, bot in enumerate(seated)}
        Company(game, bots).play(LONGEST, lambda: self.watch(game, counts))
        self.count(game, seated, counts)
        return counts

    def watch(self, game: "Game[Any]", counts: Counter[str]) -> None:
        """Called after every answer; most reports only look at the end."""

    def count(self, game: "Game[Any]", seated: tuple[str, ...], counts: Counter[str]) -> None:
        """What to remember of a game that has ended. A shared win counts for everybody who shares it."""
        counts["games"] += 1
        winners = game.result.winners if game.result is not None else ()
        counts["nobody"] += not winners
        for seat in winners:
            counts[f"won {seated[seat]}"] += 1


def percent(part: int, whole: int) -> str:
    """A share as tables show it."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def margin(part: int, whole: int) -> float:
    """How far chance may have carried a share, in points of a hundred: the truth is within that 19 times of 20."""
    return 196 * sqrt(part * (whole - part) / whole**3) if whole else 0.0


def give_or_take(part: int, whole: int) -> str:
    """A share, and how far chance may have carried it."""
    return f"{percent(part, whole)} ± {margin(part, whole):.1f}" if whole else percent(part, whole)
