"""What is worth knowing about the house players: who wins how often, and what reasoning and lying are worth."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from backroom.games.mafia_de_cuba.house.cousins import Babbler, Rash
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House, View
from backroom.games.mafia_de_cuba.state import Family
from backroom.games.mafia_de_cuba.talk import POCKETS
from backroom.kit import LONGEST, Chart, Company, Experiment, Findings, Game, Line, Report, Table, percent

NAMES = {
    "godfather": "Godfather",
    "loyal": "loyal man",
    "thief": "thief",
    "agent": "agent",
    "driver": "driver",
    "kid": "street kid",
}
REASONS = {
    "godfather": "the Godfather found everything",
    "thieves": "the thieves got away",
    "agent": "an agent was accused",
}
SEATS = range(6, 13)
COMPARED = 8
"""At how many seats the variants play against the house."""
SURENESS = {0.9: "90 % and more", 0.7: "70 to 90 %", 0.5: "50 to 70 %", 0.0: "less than 50 %"}
"""How likely a thief the Godfather thought whom he accused: from so much on, and in words."""


class Watched(House):
    """The house player, and how likely it thought those thieves whom it accused."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.accused: list[tuple[int, float]] = []

    def order(self, minutes: Minutes, view: View, may_ask: bool) -> tuple[int, int]:
        order, seat = super().order(minutes, view, may_ask)
        if order == POCKETS and self.listener is not None:
            self.accused.append((seat, self.listener.now().odds(minutes.place(seat)).get("thief", 0.0)))
        return order, seat


CAST: Mapping[str, Callable[[Random], House]] = {"house": Watched, "rash": Rash, "babbling": Babbler}


class FamilyReport(Report):
    """Every seat is played by the same kind of bot; the Godfather is drawn anew for each game."""

    games = 1000

    def experiments(self, games: int) -> list[Experiment]:
        house = [Experiment(f"house {seats}", seats, ("house",) * seats, {}, games) for seats in SEATS]
        others = [Experiment(bot, COMPARED, (bot,) * COMPARED, {}, games) for bot in ("rash", "babbling")]
        return house + others

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        """As any report does, but with variants that sit at no table."""
        counts = Counter[str]()
        seated = experiment.seated(number)
        bots = {seat: CAST[bot](mind) for seat, bot in enumerate(seated)}
        Company(game, bots).play(LONGEST)
        self.count(game, seated, counts)
        for bot in bots.values():
            for seat, odds in bot.accused if isinstance(bot, Watched) else ():
                sure = next(sure for sure in SURENESS if odds >= sure)
                counts[f"sure {sure}"] += 1
                counts[f"sure {sure} right"] += game.state.role(seat) == "thief"
        return counts

    def count(self, game: Game[Family], seated: tuple[str, ...], counts: Counter[str]) -> None:
        family = game.state
        counts["games"] += 1
        if family.outcome is None:
            return
        reason, winners = family.outcome
        counts[f"ended {reason}"] += 1
        for seat in range(family.seats):
            role = family.role(seat)
            counts[role] += 1
            counts[f"{role} won"] += seat in winners
            counts[f"{role} out"] += family.is_out(seat)

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        by_seats = {seats: counts[f"house {seats}"] for seats in SEATS}
        head = ("seats", *(str(seats) for seats in SEATS))
        shares = [
            (NAMES[role], *(percent(found[f"{role} won"], found[role]) for found in by_seats.values()))
            for role in NAMES
        ]
        endings = [
            (words, *(percent(found[f"ended {reason}"], found["games"]) for found in by_seats.values()))
            for reason, words in REASONS.items()
        ]
        company = [
            (NAMES[role], *(f"{found[role] / max(1, found['games']):.1f}" for found in by_seats.values()))
            for role in NAMES
            if role != "godfather"
        ]
        lines = [
            Line(
                NAMES[role],
                [(seats, 100 * found[f"{role} won"] / max(1, found[role])) for seats, found in by_seats.items()],
            )
            for role in NAMES
        ]
        house = by_seats[COMPARED]
        return [
            "House players on every seat, with the tokens and jokers of the rulebook's table.",
            Table("Of those who had this role, how many won", head, shares),
            Chart("Wins by role", "seats", "won, in %", lines),
            Table("How the games ended", head, endings),
            Table("How many of each there were in a game", head, company),
            "The jumps between the numbers of seats come from the jokers: none up to seven, one up to ten, then two.",
            *self.compared(house, counts["rash"], counts["babbling"]),
            *self.beliefs(by_seats, head),
        ]

    def beliefs(self, by_seats: Mapping[int, Counter[str]], head: tuple[str, ...]) -> Findings:
        """How far one may trust the Godfather's suspicions."""
        what = (
            "The Godfather reckons with what people of each role gladly say. A liar reckons with the Godfather, and"
            " says what he least expects: where two tell different stories, he mostly believes the wrong one. He makes"
            " up for it by those who give themselves away, and by his jokers."
        )
        often = [
            (words, *(f"{found[f'sure {sure}'] / max(1, found['games']):.1f}" for found in by_seats.values()))
            for sure, words in SURENESS.items()
        ]
        right = [
            (words, *(percent(found[f"sure {sure} right"], found[f"sure {sure}"]) for found in by_seats.values()))
            for sure, words in SURENESS.items()
        ]
        return [
            what,
            Table("How many he accused in a game, by how sure he was of a thief", head, often),
            Table("How often he was right", head, right),
        ]

    def compared(self, house: Counter[str], rash: Counter[str], babbling: Counter[str]) -> Findings:
        """What the Godfather's reasoning and the thieves' lies are worth, with all else as it was."""
        what = (
            f"The same suspects at {COMPARED} seats, once with a Godfather who asks nothing and has pockets emptied at"
            " random, and once with thieves who answer with random figures."
        )
        return [
            what,
            Table(
                "What reasoning is worth",
                ("Godfather", "games", "won"),
                [
                    (name, str(found["games"]), percent(found["godfather won"], found["games"]))
                    for name, found in (("of the house", house), ("accuses at random", rash))
                ],
            ),
            Table(
                "What a good lie is worth",
                ("thieves", "thieves in all", "not found out", "won", "games in which thieves got away"),
                [
                    (
                        name,
                        str(found["thief"]),
                        percent(found["thief"] - found["thief out"], found["thief"]),
                        percent(found["thief won"], found["thief"]),
                        percent(found["ended thieves"], found["games"]),
                    )
                    for name, found in (("of the house", house), ("say just anything", babbling))
                ],
            ),
        ]
