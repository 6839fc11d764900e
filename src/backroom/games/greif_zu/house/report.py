"""What the luck of the draw is worth: how often who wins, by the coin and by the seat."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from backroom.games.greif_zu.deck import COINS
from backroom.games.greif_zu.house.sight import seat_in
from backroom.kit import Chart, Experiment, Findings, Game, Line, Report, Table, percent

TABLES = (2, 4, 7)
GUESTS = ("house", "greedy")
ABOUT = (
    "Players of one kind among themselves, all from the same deals. A round is won by the richest innocent; a shared "
    "win of a game counts for everybody who shares it, so shares can add up to more than all."
)
WON = {
    "rounds won, by the coin of the round": "round by coin",
    "games won, by the coin of the first round": "game by coin",
    "games won, by the seat": "game by seat",
}
"""What the tables show, and under which name it is counted."""


def named(bot: str, seats: int) -> str:
    return f"{bot}, {seats} players"


class Luck(Report):
    """Players of one kind among themselves: what makes a difference then is luck."""

    def experiments(self, games: int) -> list[Experiment]:
        return [Experiment(named(bot, seats), seats, (bot,) * seats, {}, games) for seats in TABLES for bot in GUESTS]

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        super().count(game, seated, counts)
        coins = [entry.choice.split()[1:] for entry in game.journal if entry.choice.startswith("coins ")]
        counts["rounds"] += len(coins)
        for number, seat in richest(game):
            counts[f"round by coin {coins[number][seat]}"] += 1
        for seat in game.result.winners if game.result is not None else ():
            counts[f"game by coin {coins[0][seat]}"] += 1
            counts[f"game by seat {seat + 1}"] += 1

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        found: Findings = [ABOUT]
        for seats in TABLES:
            found += [table(title, key, seats, counts) for title, key in WON.items()]
        lines = [
            Line(named(bot, seats), points(counts[named(bot, seats)], seats)) for seats in TABLES for bot in GUESTS
        ]
        across, up = "coin, the lowest first", "rounds won (% of an even share)"
        return [*found, Chart("Rounds won by coin", across, up, lines)]


def richest(game: Game[Any]) -> Iterator[tuple[int, int]]:
    """The number of each round, from 0, and who drew the most chips in it. Nobody did where nobody was innocent."""
    ended = None
    for event in game.events:
        if event.word == "log-round-over":
            ended = event.args["number"] - 1
        elif event.word == "log-prize" and ended is not None:
            yield ended, seat_in(event.args)
            ended = None


def table(title: str, key: str, seats: int, counts: Mapping[str, Counter[str]]) -> Table:
    labels = [str(seat + 1) for seat in range(seats)] if key.endswith("seat") else [str(coin) for coin in COINS[:seats]]
    of = "rounds" if key.startswith("round") else "games"
    rows = []
    for bot in GUESTS:
        counted = counts[named(bot, seats)]
        rows.append((bot, str(counted[of]), *(percent(counted[f"{key} {label}"], counted[of]) for label in labels)))
    return Table(f"{seats} players: {title}", ("", of, *labels), rows)


def points(counted: Counter[str], seats: int) -> list[tuple[float, float]]:
    """By the rank of the coin: how many rounds it won, compared with an even share of them."""
    rounds = counted["rounds"] or 1
    return [
        (rank, 100 * seats * counted[f"round by coin {coin}"] / rounds) for rank, coin in enumerate(COINS[:seats], 1)
    ]
