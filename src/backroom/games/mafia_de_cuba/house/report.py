"""What is worth knowing about the house players: who wins, how sure a Godfather may be, and what lies are worth."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from backroom.games.mafia_de_cuba.house.cousins import GODFATHERS, LIARS
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House, View
from backroom.games.mafia_de_cuba.house.stories import WAYS
from backroom.games.mafia_de_cuba.house.temper import HOUSE, MIXTURE, Judgement
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
SCRIPTS = {
    "givers": "who gave, before who took",
    "takers": "who took, before who gave",
    "missing": "where most diamonds are missing",
    "rash": "anybody",
}
LIES = {
    "back": "always blames the player before",
    "on": "always blames the next",
    "veil": "tells the box as it was, and claims a token",
    "mum": "says nothing",
    "anything": "now this, now that",
}
SEATS = (6, 8, 10, 12)
COMPARED = 8
"""At how many seats one thief of another kind sits among the house players."""
TENTHS = range(3, 10)
"""How sure the Godfather was, in tens of a hundred."""

WHIMS = {"sharp": 0.02, "keen": 0.2, "dull": 2.0}
"""Godfathers who weigh their suspects more exactly than the one of the house, or less."""

LEAST, MOST, FEWEST = 40, 70, 8
"""How often a Godfather should win, and how often everybody should at least, in %."""
BETTER, OFF, CASES = 5, 10, 100
"""How many points a rule of thumb may be ahead, and how many a sureness may be off where there are enough cases."""


class Watched(House):
    """The house player, and how likely it thought those thieves whom it accused."""

    def __init__(self, rng: Random, judgement: Judgement = HOUSE) -> None:
        super().__init__(rng, judgement)
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
    **{name: partial(Watched, judgement=HOUSE._replace(whim=whim)) for name, whim in WHIMS.items()},
}


class FamilyReport(Report):
    """The Godfather is drawn anew for each game; scripts play all seats, and liars one."""

    games = 1000

    def experiments(self, games: int) -> list[Experiment]:
        """The house players in so many games, and whatever they are compared with in half as many."""
        half = max(1, games // 2)
        house = [Experiment(f"house {seats}", seats, ("house",) * seats, {}, games) for seats in SEATS]
        jokers = [Experiment(f"jokers {seats}", seats, ("house",) * seats, {"jokers": "2"}, half) for seats in SEATS]
        scripts = [
            Experiment(f"{script} {seats}", seats, (script,) * seats, {}, half) for script in SCRIPTS for seats in SEATS
        ]
        liars = [Experiment(f"liar {lie}", COMPARED, (lie, *("house",) * (COMPARED - 1)), {}, half) for lie in LIES]
        whims = [Experiment(f"whim {name}", COMPARED, (name,) * COMPARED, {}, half) for name in WHIMS]
        return house + jokers + scripts + liars + whims

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        """As any report does, but with variants that sit at no table."""
        counts = Counter[str]()
        seated = experiment.seated(number)
        bots = {seat: CAST[bot](mind) for seat, bot in enumerate(seated)}
        Company(game, bots).play(LONGEST)
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
                way = f"{bot.suspect.role} {bot.suspect.way}"
                counts[f"way {way}"] += 1
                counts[f"way {way} won"] += seat in winners
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
        by_seats = {seats: counts[f"house {seats}"] for seats in SEATS}
        jokers = {seats: counts[f"jokers {seats}"] for seats in SEATS}
        head = ("seats", *(str(seats) for seats in SEATS))
        lines = [
            Line(
                NAMES[role],
                [(seats, 100 * found[f"{role} won"] / max(1, found[role])) for seats, found in by_seats.items()],
            )
            for role in NAMES
        ]
        what = (
            "House players on every seat, with the tokens and jokers of the rulebook's table. By chance alone a share"
            f" may be off, in 19 of 20 cases by at most: {doubt(by_seats)}. Whatever the house players are compared"
            " with was played half as often."
        )
        return [
            what,
            self.wanted(by_seats, jokers, counts, head),
            Table("Of those who had this role, how many won", head, won_by_role(by_seats)),
            Chart("Wins by role", "seats", "won, in %", lines),
            Table("The same with two jokers", head, won_by_role(jokers)),
            Table(
                "How the games ended",
                head,
                [
                    (words, *(percent(found[f"ended {reason}"], found["games"]) for found in by_seats.values()))
                    for reason, words in REASONS.items()
                ],
            ),
            Table(
                "How many of each there were in a game",
                head,
                [
                    (NAMES[role], *(f"{found[role] / max(1, found['games']):.1f}" for found in by_seats.values()))
                    for role in NAMES
                    if role != "godfather"
                ],
            ),
            *self.beliefs(by_seats),
            *self.scripts(by_seats, counts, head),
            *self.lies(by_seats[COMPARED], counts),
            *self.frontier(by_seats[COMPARED], counts),
            *self.ways(by_seats),
        ]

    def wanted(
        self,
        by_seats: Mapping[int, Counter[str]],
        jokers: Mapping[int, Counter[str]],
        counts: Mapping[str, Counter[str]],
        head: tuple[str, ...],
    ) -> Table:
        """What the temper was tuned for, and how far it was reached."""

        def worst_off(found: Counter[str]) -> str:
            share, role = min((100 * found[f"{role} won"] / found[role], role) for role in NAMES if found[role])
            return verdict(share >= FEWEST, f"{NAMES[role]} {share:.1f} %")

        def godfather(found: Counter[str]) -> float:
            return 100 * found["godfather won"] / max(1, found["games"])

        def ahead(seats: int) -> str:
            share, script = max((godfather(counts[f"{script} {seats}"]), script) for script in SCRIPTS)
            lead = share - godfather(by_seats[seats])
            return verdict(lead <= BETTER, f"{script} {lead:+.0f}")

        def sureness(found: Counter[str]) -> str:
            off = [
                abs(found[f"sure {tenth} right"] * 100 - found[f"sure {tenth} in all"] / 10) / found[f"sure {tenth}"]
                for tenth in TENTHS
                if found[f"sure {tenth}"] >= CASES
            ]
            return verdict(max(off) <= OFF, f"off by {max(off):.0f}") if off else "–"

        rows = [
            (
                f"Godfather {LEAST} to {MOST} %",
                *(verdict(LEAST <= godfather(one) <= MOST, f"{godfather(one):.1f} %") for one in by_seats.values()),
            ),
            (f"nobody under {FEWEST} %", *map(worst_off, by_seats.values())),
            (f"nobody under {FEWEST} % with two jokers", *map(worst_off, jokers.values())),
            (f"no rule of thumb ahead by more than {BETTER} points", *map(ahead, SEATS)),
            (f"sureness off by at most {OFF} points", *map(sureness, by_seats.values())),
        ]
        return Table("What is wanted, and what is", head, rows)

    def frontier(self, house: Counter[str], counts: Mapping[str, Counter[str]]) -> Findings:
        """What a sharper or a duller Godfather would do to everybody else."""
        by_whim = {HOUSE.whim: house, **{whim: counts[f"whim {name}"] for name, whim in WHIMS.items()}}
        found = [by_whim[whim] for whim in sorted(by_whim)]
        rows = [(NAMES[role], *(percent(one[f"{role} won"], one[role]) for one in found)) for role in NAMES]
        shares = [
            (round(100 * one["godfather won"] / max(1, one["games"])), 100 * one[f"{role} won"] / max(1, one[role]))
            for role in ("thief", "agent")
            for one in found
        ]
        lines = [Line("thief", sorted(shares[: len(found)])), Line("agent", sorted(shares[len(found) :]))]
        what = (
            f"At {COMPARED} seats, the whole table with a Godfather who weighs his suspects more or less exactly: the"
            " smaller his whim, the more often he follows what he has reckoned. What he gains, thieves, agents and"
            " street kids lose."
        )
        head = ("whim", *(str(whim) for whim in sorted(by_whim)))
        return [
            what,
            Table("Who wins, by the Godfather's whim", head, rows),
            Chart("What the Godfather leaves to others", "Godfather won, in %", "won, in %", lines),
        ]

    def beliefs(self, by_seats: Mapping[int, Counter[str]]) -> Findings:
        """How far one may trust the Godfather's suspicions."""
        what = (
            "Everybody talks by the same mixture of ways, and the Godfather reckons with it: so he should be right as"
            " often as he thinks."
        )
        found = sum(by_seats.values(), Counter[str]())
        rows = [
            (
                f"{10 * tenth} to {10 * tenth + 10} %",
                str(found[f"sure {tenth}"]),
                percent(found[f"sure {tenth} in all"], 1000 * found[f"sure {tenth}"]),
                percent(found[f"sure {tenth} right"], found[f"sure {tenth}"]),
            )
            for tenth in TENTHS
        ]
        return [what, Table("How sure he was of those he accused", ("sure", "accused", "he thought", "thieves"), rows)]

    def scripts(
        self, by_seats: Mapping[int, Counter[str]], counts: Mapping[str, Counter[str]], head: tuple[str, ...]
    ) -> Findings:
        """What the Godfather's reasoning is worth, with all else as it was."""
        rows = [
            ("of the house", *(percent(found["godfather won"], found["games"]) for found in by_seats.values())),
            *(
                (
                    words,
                    *(
                        percent(counts[f"{script} {seats}"]["godfather won"], counts[f"{script} {seats}"]["games"])
                        for seats in SEATS
                    ),
                )
                for script, words in SCRIPTS.items()
            ),
        ]
        what = "The same suspects before a Godfather who asks everybody, and then accuses by a simple rule."
        return [what, Table("Godfathers who found everything", head, rows)]

    def lies(self, house: Counter[str], counts: Mapping[str, Counter[str]]) -> Findings:
        """What people's lies are worth among house players."""
        rows = [("of the house", str(house["thief"]), percent(house["thief won"], house["thief"]))]
        for lie, words in LIES.items():
            found = counts[f"liar {lie}"]
            rows.append((words, str(found["liar"]), percent(found["liar won"], found["liar"])))
        what = f"One thief at {COMPARED} seats who always lies in the same way, among house players."
        return [what, Table("Thieves who lie as people do", ("thief", "thieves", "won"), rows)]

    def ways(self, by_seats: Mapping[int, Counter[str]]) -> Findings:
        """Whether anybody would gain by talking otherwise."""
        found = sum(by_seats.values(), Counter[str]())
        rows = [
            (
                NAMES[role],
                way,
                percent(found[f"way {role} {way}"], sum(found[f"way {role} {other}"] for other in WAYS)),
                str(found[f"way {role} {way}"]),
                percent(found[f"way {role} {way} won"], found[f"way {role} {way}"]),
                regret(found, role, way),
            )
            for role in NAMES
            if role in MIXTURE
            for way in WAYS
            if found[f"way {role} {way}"]
        ]
        what = (
            "The ways to talk are told of in `stories.py`. Their weights were set by hand; regret matching goes on from"
            " them with `python -m backroom.games.mafia_de_cuba.house.mixing`. Everybody draws his way whatever the"
            " others do: so the last columns say what it would be worth to him always to take that one, and how"
            " many points he would gain or lose by it."
        )
        return [
            what,
            Table("Ways to talk, at all tables together", ("role", "way", "share", "people", "won", "gain"), rows),
        ]


def won_by_role(by_seats: Mapping[int, Counter[str]]) -> list[tuple[str, ...]]:
    return [
        (NAMES[role], *(percent(found[f"{role} won"], found[role]) for found in by_seats.values())) for role in NAMES
    ]


def verdict(met: bool, figure: str) -> str:
    return f"{figure} ✓" if met else f"{figure} ✗"


def regret(found: Counter[str], role: str, way: str) -> str:
    """How many points more somebody wins who always talks this way, where it is open, than his like on the whole."""
    spoke = sum(found[f"way {role} {other}"] for other in WAYS)
    won = sum(found[f"way {role} {other} won"] for other in WAYS)
    return f"{100 * (found[f'way {role} {way} won'] / found[f'way {role} {way}'] - won / spoke):+.1f}"


def doubt(by_seats: Mapping[int, Counter[str]]) -> str:
    """How far shares may be off by chance, over all numbers of seats."""

    def points(role: str) -> float:
        shares = [(found[f"{role} won"] / found[role], found[role]) for found in by_seats.values() if found[role]]
        return max([196 * sqrt(share * (1 - share) / many) for share, many in shares], default=0.0)

    return ", ".join(f"{NAMES[role]} {points(role):.0f} points" for role in NAMES)
