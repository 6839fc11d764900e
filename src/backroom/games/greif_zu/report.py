"""What the luck of the draw is worth: how often who wins, by the coin of a round and by the seat."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from backroom.games.greif_zu.deck import COINS
from backroom.games.greif_zu.setup import ROUNDS
from backroom.games.greif_zu.state import Party
from backroom.kit import Chart, Experiment, Findings, Game, Line, Report, Table, percent

TABLES = (2, 4, 7)
BOTS = ("house", "greedy")


class Luck(Report):
    """Players of one kind among themselves: whatever makes a difference then is luck."""

    games = 300

    def experiments(self, games: int) -> list[Experiment]:
        return [Experiment(named(bot, seats), seats, (bot,) * seats, {}, games) for seats in TABLES for bot in BOTS]

    def watch(self, game: Game[Party], counts: Counter[str]) -> None:
        """The coins of a round are gone when the next one begins, so they are counted while it is on."""
        party = game.state
        for seat, coin in enumerate(party.coins):
            counts[f"now {seat}"] = coin
        if len(party.last) and counts["judged"] < judged(game):
            counts["judged"] += 1
