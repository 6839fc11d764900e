"""How the players of the house fare, how much they trade, and how much money comes into the underworld."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.cards import ROUNDS, THOUSAND
from backroom.games.cosa_nostra.house.habits import HABITS
from backroom.games.cosa_nostra.state import Underworld
from backroom.games.cosa_nostra.telling import dollars
from backroom.kit import LONGEST, Bot, Chart, Company, Experiment, Findings, Game, Line, Report, Table, percent

SEATS = (3, 4, 5)
CONFIDENCE = 1.96
HOUSE = "house"
RIVALS = ("random", "greedy")
AMONG = 4
"""So many sit at the table where one house player meets others."""

TOLD = (
    "One house player sits among three of another kind: `random` does anything legal, `greedy` takes what pays best at "
    "this moment and makes no deals. Everybody sits everywhere equally often; a chance would be 25 %. Beside a share "
    "of wins stands where the true one lies in 95 of 100 such measurements."
)
HABITS_TOLD = (
    "One house player has a habit: besides all it does it makes the same offer to everybody, every round, and pays "
    "nothing that it has promised; or, in the last four rows, it makes its own offers three times over instead of "
    "haggling, pays what it owes until the last round and nothing then, or buys up men for the largest crew, bidding "
    "a thousand more each time. Three house players sit around it; a chance would be 25 %. The first row is what the "
    "same seats win in the same deals without any habit; the last column says, deal by deal, what a habit changes, in "
    "points of a hundred, and how far chance may have carried that."
)
MONEY_TOLD = (
    "Only house players at the table. The sum of what all of them have after each round, laundered money twice as it "
    "counts in the end; after the last round with all bonuses."
)

HONEST = "nothing of the kind"
"""How a seat fares without a habit, where others have one."""

Counts = Mapping[str, Counter[str]]


def among(rival: str) -> str:
    return f"house among {rival}"


def together(seats: int) -> str:
    return f"{seats} house"


class CosaNostraReport(Report):
    """One house player among others, and house players among themselves."""

    games = 200

    def experiments(self, games: int) -> list[Experiment]:
        alone = [Experiment(among(rival), AMONG, (HOUSE, *[rival] * (AMONG - 1)), {}, games) for rival in RIVALS]
        habits = [Experiment(habit, AMONG, (habit, *[HOUSE] * (AMONG - 1)), {}, games) for habit in HABITS]
        return alone + [Experiment(together(seats), seats, (HOUSE,) * seats, {}, games) for seats in SEATS] + habits

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        """A habit is no player of the house: it is seated here alone."""
        counts, seated, makers = Counter[str](), experiment.seated(number), game.rules.bots
        bots: dict[int, Bot] = {
            seat: HABITS[kind](mind) if kind in HABITS else makers[kind](mind) for seat, kind in enumerate(seated)
        }
        Company(game, bots).play(LONGEST, lambda: self.watch(game, counts))
        self.count(game, seated, counts)
        winners = game.result.winners if game.result is not None else ()
        # Where the one sits who is not like the others, here or in another experiment.
        won = number % experiment.seats in winners
        counts[f"won {HONEST}"] += won
        counts[won_in(number)] += won
        return counts

    def watch(self, game: Game[Underworld], counts: Counter[str]) -> None:
        """When a round has passed, what everybody has."""
        world = game.state
        if game.result is None and world.round and after(world.round) not in counts:
            counts[after(world.round)] = sum(map(dollars, world.cash)) + 2 * sum(map(dollars, world.laundered))

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        super().count(game, seated, counts)
        world: Underworld = game.state
        if game.result is not None:
            counts[after(world.rounds)] = sum(game.result.scores)
            counts["first"] += max(game.result.scores)
        counts["deals"] += sum(entry.choice.startswith("accept ") for entry in game.journal)
        counts["haggled"] += haggled(game)
        for entry in world.ledger:
            counts[ledger.STANDINGS[entry.standing]] += 1

    def findings(self, counts: Counts) -> Findings:
        return [
            TOLD,
            Table("One house player among three others", ("others", "games", "house wins", "between"), won(counts)),
            Table(
                "House players among themselves",
                (
                    "seats",
                    "games",
                    "deals a game",
                    "by counter-offer",
                    "promises kept",
                    "promises broken",
                    "the winner's money",
                ),
                [traded(seats, counts[together(seats)]) for seats in SEATS],
            ),
            HABITS_TOLD,
            Table(
                "Habits",
                ("one wants", "games", "wins", "between", "by the habit"),
                habits(counts),
            ),
            MONEY_TOLD,
            Table(
                "Money of all players after each round, in thousands",
                ("seats", *(f"round {number}" for number in range(1, ROUNDS + 1))),
                [(str(seats), *(f"{money:.0f}" for money in curve(counts[together(seats)]))) for seats in SEATS],
            ),
            Chart("Money in the underworld", "round", "thousand dollars, all players together", lines(counts)),
        ]


def haggled(game: Game[Any]) -> int:
    """How many deals were reached by a counter-offer."""
    countered, answers = False, set[int]()
    deals = 0
    for event in game.events:
        if event.word == "log-countered":
            countered = True
        elif event.word == "log-offer":
            answers |= {event.args["number"]} if countered else set()
            countered = False
        elif event.word == "log-deal":
            deals += event.args["number"] in answers
    return deals


def after(rounds: int) -> str:
    return f"money after round {rounds}"


def won(counts: Counts) -> list[tuple[str, ...]]:
    return [(rival, *shares(HOUSE, counts[among(rival)])[1:]) for rival in RIVALS]


def shares(kind: str, counted: Counter[str]) -> tuple[str, ...]:
    """Of how many games such a player has won which share, and how far that is to be believed."""
    games, wins = counted["games"], counted[f"won {kind}"]
    low, high = bounds(wins, games)
    return kind, str(games), percent(wins, games), f"{100 * low:.0f} and {100 * high:.0f} %"


def habits(counts: Counts) -> list[tuple[str, ...]]:
    honest = counts[together(AMONG)]
    rows = [(*shares(habit, counts[habit]), gained(counts[habit], honest)) for habit in HABITS]
    return [(*shares(HONEST, honest), ""), *rows]


def gained(tricky: Counter[str], honest: Counter[str]) -> str:
    """How many games more of a hundred are won by a habit, in the same deals on the same seats."""
    games = min(tricky["games"], honest["games"])
    if games < 2:
        return "–"
    gains = [tricky[won_in(number)] - honest[won_in(number)] for number in range(games)]
    return f"{100 * fmean(gains):+.1f} ± {100 * CONFIDENCE * stdev(gains) / sqrt(games):.1f}"


def won_in(number: int) -> str:
    return f"won game {number}"


def bounds(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: between which shares a true one lies, of 95 in 100."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, CONFIDENCE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    wide = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return middle - wide, middle + wide


def traded(seats: int, counted: Counter[str]) -> tuple[str, ...]:
    games = max(1, counted["games"])
    settled = counted["kept"] + counted["broken"]
    return (
        str(seats),
        str(counted["games"]),
        f"{counted['deals'] / games:.1f}",
        percent(counted["haggled"], counted["deals"]),
        percent(counted["kept"], settled),
        percent(counted["broken"], settled),
        f"{counted['first'] / games / THOUSAND:.0f}",
    )


def curve(counted: Counter[str]) -> list[float]:
    games = max(1, counted["games"])
    return [counted[after(number)] / games / THOUSAND for number in range(1, ROUNDS + 1)]


def lines(counts: Counts) -> list[Line]:
    return [
        Line(f"{seats} seats", [(number, money) for number, money in enumerate(curve(counts[together(seats)]), 1)])
        for seats in SEATS
    ]
