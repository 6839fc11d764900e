"""What is measured about the house players; `findings.py` tells what comes of it."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from backroom.games.mafia_de_cuba.house.cousins import GODFATHERS, LIARS
from backroom.games.mafia_de_cuba.house.findings import COMPARED, LIES, SCRIPTS, SEATS, WITH_TWO, spoken, told
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House, View
from backroom.games.mafia_de_cuba.house.temper import HOUSE, MIXTURE, Judgement, Mixture
from backroom.games.mafia_de_cuba.setup import BY_SEATS
from backroom.games.mafia_de_cuba.state import Family
from backroom.games.mafia_de_cuba.talk import POCKETS
from backroom.kit import LONGEST, Company, Experiment, Findings, Game, Report

SETTINGS: Mapping[str, tuple[Judgement, Mixture]] = {
    "sharp": (HOUSE._replace(whim=0.02), MIXTURE),
    "dull": (HOUSE._replace(whim=2.0), MIXTURE),
    "curt": (HOUSE._replace(asks=(2,)), MIXTURE),
    "exact": (HOUSE, {**MIXTURE, "loyal": {"truth": 1.0}}),
    "alone": (HOUSE, {**MIXTURE, "driver": {"truth": 1.0}, "agent": {"truth": 1.0}, "kid": {"truth": 1.0}}),
}
"""Whole tables of another temper."""


class Watched(House):
    """The house player, and how likely it thought those thieves whom it accused."""

    def __init__(self, rng: Random, judgement: Judgement = HOUSE, mixture: Mixture = MIXTURE) -> None:
        super().__init__(rng, judgement, mixture)
        self.accused: list[tuple[int, float]] = []

    def order(self, minutes: Minutes, view: View, left: int) -> tuple[int, int]:
        order, seat = super().order(minutes, view, left)
        if order == POCKETS and self.listener is not None:
            self.accused.append((seat, self.listener.now().odds(minutes.place(seat)).get("thief", 0.0)))
        return order, seat


CAST: Mapping[str, Callable[[Random], House]] = {
    "house": Watched,
    **GODFATHERS,
    **LIARS,
    **{name: partial(Watched, judgement=judgement, mixture=mixture) for name, (judgement, mixture) in SETTINGS.items()},
}


class FamilyReport(Report):
    """The Godfather is drawn anew for each game; scripts play all seats, and liars one."""

    games = 1000

    def experiments(self, games: int) -> list[Experiment]:
        """The house players in so many games, and whatever they are compared with in half as many; a liar sits down
        twice as often, since only those games are played to the end in which he steals."""
        half = max(1, games // 2)
        house = [Experiment(f"house {seats}", seats, ("house",) * seats, {}, games) for seats in SEATS]
        jokers = [
            Experiment(f"jokers {seats}", seats, ("house",) * seats, {"jokers": "2"}, half)
            for seats in SEATS
            if BY_SEATS[seats].jokers < 2
        ]
        scripts = [
            Experiment(f"{script} {seats}", seats, (script,) * seats, {}, half) for script in SCRIPTS for seats in SEATS
        ]
        liars = [
            Experiment(f"liar {lie}", COMPARED, (lie, *("house",) * (COMPARED - 1)), {}, 2 * games) for lie in LIES
        ]
        settings = [
            Experiment(f"{name}{with_two}", COMPARED, (name,) * COMPARED, {"jokers": "2"} if with_two else {}, half)
            for name in SETTINGS
            for with_two in ("", WITH_TWO)
        ]
        return house + jokers + scripts + liars + settings

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        """As any report does, but with variants that sit at no table."""
        counts = Counter[str]()
        seated = experiment.seated(number)
        bots = {seat: CAST[bot](mind) for seat, bot in enumerate(seated)}
        company = Company(game, bots)
        liar = next((seat for seat, bot in enumerate(seated) if bot in LIES), None)
        if liar is not None:
            while game.state.received[game.state.godfather] is None:  # until the box is back
                company.play(1)
            if game.state.role(liar) != "thief":
                return counts
        company.play(LONGEST)
        self.count(game, seated, counts)
        if game.state.outcome is None:
            return counts
        winners = game.state.outcome[1]
        for seat, bot in bots.items():
            for accused, odds in bot.accused if isinstance(bot, Watched) else ():
                tenth = min(9, int(odds * 10))
                counts[f"sure {tenth}"] += 1
                counts[f"sure {tenth} right"] += game.state.role(accused) == "thief"
                counts[f"sure {tenth} in all"] += round(odds * 1000)
            if bot.suspect is not None and bot.suspect.way:
                way = spoken(bot.suspect.role, bot.suspect.way, bot.suspect.open_to)
                counts[way] += 1
                counts[f"{way} won"] += seat in winners
        return counts

    def count(self, game: Game[Family], seated: tuple[str, ...], counts: Counter[str]) -> None:
        family = game.state
        counts["games"] += 1
        if family.outcome is None:
            return
        reason, winners = family.outcome
        counts[f"ended {reason}"] += 1
        for seat, bot in enumerate(seated):
            role = family.role(seat)
            counts[role] += 1
            counts[f"{role} won"] += seat in winners
            if bot in LIES and role == "thief":
                counts["liar"] += 1
                counts["liar won"] += seat in winners

    def findings(self, counts: Mapping[str, Counter[str]]) -> Findings:
        return told(counts)
