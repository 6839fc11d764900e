"""What each level is like: how often a careful team wins, a careless one, and one that sees every card."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import Any

from backroom.games.villa.house import clairvoyant
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.player import House
from backroom.games.villa.house.regret import WORLDS, regret, to_be_weighed
from backroom.kit import Chart, Experiment, Findings, Game, Line, Report, Table, percent

SEATS = (2, 3, 4)
VERSIONS = ("standard", "expert")
HOUSE, FIRST_FIT, AT_RANDOM, CLAIRVOYANT = "house", "first", "random", "clairvoyant"
TEAMS = (HOUSE, FIRST_FIT, AT_RANDOM, CLAIRVOYANT)

FIRST_GAME = "first game"
HANDICAPS = (10, 7, 4, 0)
LEVELS = (FIRST_GAME, *map(str, HANDICAPS))
LOWER = (-2, -4, -6)
"""V-20: also fewer cards than the guards are strong, until the house loses more often than it wins."""

TIPS: dict[str, dict[str, str]] = {
    "heavies and big calibres": {"guards": "heavies"},
    "three open cards": {"open": "3"},
    "no swapping": {"swap": "no"},
    "rotating leader": {"leader": "rotating"},
    "all four": {"guards": "heavies", "open": "3", "swap": "no", "leader": "rotating"},
}
"""V-55 to V-58: how to make it harder still."""
TIPS_AT = "0"
A_PART = 2
"""Where the house hardly ever loses, half the games say enough."""
REGRET, REGRET_AT, OF_EACH_GAME = "regret", "-4", 10
"""How well it chooses is measured at a hard level, on some decisions of each game."""
MILLION = 1_000_000
EASY = 90
"""A level at which so many games in a hundred are won is easy."""

TEAMS_TOLD = (
    "How often a team wins, so that yours can choose its level. The house player plans with what everybody can see. "
    "The first-fit team always takes the first card that fits, without looking ahead; the random team does anything. "
    "The clairvoyant knows every hidden card, and so shows which deals can be won at all."
)
HARDER = "Every back fits two guards, so that turning one up may be a surprise, for the house as well."
DOUBT = (
    "chance alone moves it by up to {points:.0f} points. Where the clairvoyant finds no way there may still be one, so "
    "its share is a lower bound of what is possible. An upper bound is the share of deals that are not lost by merely "
    "counting the cards; the table of lower handicaps shows it."
)

Counts = Mapping[str, Counter[str]]


def level_options(level: str) -> dict[str, str]:
    return {"guards": "first"} if level == FIRST_GAME else {"guards": "random", "handicap": level}


class VillaReport(Report):
    """Every experiment is a team of one kind. With the same seats, level and rules all teams meet the same deals."""

    def experiments(self, games: int) -> list[Experiment]:
        few = max(1, games // A_PART)
        wanted = [
            *(
                (team, seats, f"{rules} {level}", {"rules": rules, **level_options(level)}, few)
                for seats in SEATS
                for rules in VERSIONS
                for level in LEVELS
                for team in TEAMS
            ),
            *(
                (team, seats, f"standard {handicap}", level_options(str(handicap)), games)
                for seats in SEATS
                for handicap in LOWER
                for team in (HOUSE, CLAIRVOYANT)
            ),
            *(
                (HOUSE, seats, tip, level_options(TIPS_AT) | options, few)
                for seats in SEATS
                for tip, options in TIPS.items()
            ),
            (HOUSE, 3, REGRET, level_options(REGRET_AT), games),
        ]
        return [
            Experiment(name(team, seats, level), seats, (team,) * seats, options, number)
            for team, seats, level, options, number in wanted
        ]

    def play(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        if experiment.name == name(HOUSE, 3, REGRET):
            return self.regrets(experiment, number, game, mind)
        if CLAIRVOYANT not in experiment.bots:
            return super().play(experiment, number, game, mind)
        lost_from_the_start = clairvoyant.hopeless(game)
        way = None if lost_from_the_start else clairvoyant.winning_way(game, mind)
        if way is None:
            clairvoyant.call_off(game)
        else:
            clairvoyant.act_out(game, way)
        counts = Counter(hopeless=int(lost_from_the_start))
        self.count(game, experiment.bots, counts)
        return counts

    def regrets(self, experiment: Experiment, number: int, game: Game[Any], mind: Random) -> Counter[str]:
        """Some decisions of one game, looked at more closely."""
        sampled: list[tuple[Knowledge, bool]] = []
        met = 0
        player = House()
        while game.result is None:
            weighed = to_be_weighed(game)
            if weighed is not None:
                met += 1
                if len(sampled) < OF_EACH_GAME:
                    sampled.append(weighed)
                elif mind.random() < OF_EACH_GAME / met:
                    sampled[mind.randrange(OF_EACH_GAME)] = weighed
            game.play(game.waiting[0], player.choose(game.chair(game.waiting[0])))
            clairvoyant.agree(game)
        counts: Counter[str] = Counter(decisions=len(sampled))
        for known, swapping in sampled:
            counts["regret"] += round(MILLION * regret(known, swapping, mind))
        return counts

    def count(self, game: Game[Any], seated: tuple[str, ...], counts: Counter[str]) -> None:
        """V-1: all win together, or nobody does."""
        counts["games"] += 1
        counts["won"] += game.result is not None and bool(game.result.winners)

    def findings(self, counts: Counts) -> Findings:
        games = counts[name(HOUSE, SEATS[0], f"standard {FIRST_GAME}")]["games"]
        return [
            TEAMS_TOLD,
            HARDER,
            f"Each figure is the share of {games} deals, the same for all teams; {DOUBT.format(points=margin(games))}",
            *(levels_table(counts, rules) for rules in VERSIONS),
            which_level(counts),
            handicap_chart(counts),
            careless_chart(counts),
            lower_table(counts),
            tips_table(counts),
            how_well_chosen(counts),
        ]


def name(team: str, seats: int, level: str) -> str:
    return f"{team} {seats} {level}"


def share(counts: Counts, team: str, seats: int, level: str) -> str:
    counted = counts[name(team, seats, level)]
    return percent(counted["won"], counted["games"])


def won(counts: Counts, team: str, seats: tuple[int, ...], level: str) -> float:
    """The share in percent, over all these numbers of seats."""
    counted = [counts[name(team, around, level)] for around in seats]
    return 100 * sum(each["won"] for each in counted) / sum(each["games"] for each in counted)


def margin(games: int) -> float:
    """Points of percent by which a share of about a half may be off, in 19 of 20 cases."""
    return 100 * 1.96 * sqrt(0.25 / games)


def levels_table(counts: Counts, rules: str) -> Table:
    rows = [
        (
            level if level == FIRST_GAME else f"handicap {level}",
            str(seats),
            *(share(counts, team, seats, f"{rules} {level}") for team in TEAMS),
        )
        for level in LEVELS
        for seats in SEATS
    ]
    return Table(f"Games won, {rules} version", ("level", "seats", "house", "first fit", "random", "clairvoyant"), rows)


def handicap_chart(counts: Counts) -> Chart:
    handicaps = sorted((*HANDICAPS, *LOWER))

    def line(label: str, team: str, seats: tuple[int, ...]) -> Line:
        return Line(label, [(handicap, won(counts, team, seats, f"standard {handicap}")) for handicap in handicaps])

    lines = [line(f"house, {seats} seats", HOUSE, (seats,)) for seats in SEATS]
    lines.append(line("clairvoyant, all seats", CLAIRVOYANT, SEATS))
    return Chart("Games won by handicap", "handicap (police cards above the guards' strength)", "games won (%)", lines)


def careless_chart(counts: Counts) -> Chart:
    lines = [
        Line(
            f"{seats} seats",
            [(handicap, won(counts, FIRST_FIT, (seats,), f"standard {handicap}")) for handicap in sorted(HANDICAPS)],
        )
        for seats in SEATS
    ]
    return Chart("Games won by the first-fit team", "handicap", "games won (%)", lines)


def which_level(counts: Counts) -> str:
    """Which level to choose, from what was counted."""
    return (
        "**Which level?** What decides is less the number of cards than how well they are used. "
        + " ".join(how_easy(counts, seats) for seats in SEATS)
        + " So begin with the first game, and go on to handicap 10 when everybody plans an arrest ahead. Take a step "
        "down whenever you have won twice in a row; below 0 the cards themselves become the limit. To keep the number "
        "of cards and make planning harder, take one of the tips in the last table."
    )


def how_easy(counts: Counts, seats: int) -> str:
    careless = won(counts, FIRST_FIT, (seats,), f"standard {HANDICAPS[0]}")
    easy = [
        handicap for handicap in (*HANDICAPS, *LOWER) if won(counts, HOUSE, (seats,), f"standard {handicap}") >= EASY
    ]
    return (
        f"With {seats} seats a careless team wins {careless:.0f} games in a hundred at handicap {HANDICAPS[0]}; the "
        + (f"house still wins {EASY} or more at handicap {min(easy)}." if easy else "house finds no level easy.")
    )


def lower_table(counts: Counts) -> Table:
    rows = []
    for handicap in LOWER:
        for seats in SEATS:
            level = f"standard {handicap}"
            seen = counts[name(CLAIRVOYANT, seats, level)]
            at_most = percent(seen["games"] - seen["hopeless"], seen["games"])
            found = share(counts, CLAIRVOYANT, seats, level)
            rows.append((str(handicap), str(seats), share(counts, HOUSE, seats, level), found, at_most))
        house, seen_all = (f"{won(counts, team, SEATS, level):.1f} %" for team in (HOUSE, CLAIRVOYANT))
        rows.append((str(handicap), "all", house, seen_all, ""))
    deals = counts[name(HOUSE, SEATS[0], f"standard {LOWER[0]}")]["games"]
    head = ("handicap", "seats", "house", "clairvoyant", "at most")
    points, all_points = margin(deals), margin(deals * len(SEATS))
    title = f"Fewer cards than the guards are strong ({deals} deals each: ±{points:.0f} points, all ±{all_points:.0f})"
    return Table(title, head, rows)


def tips_table(counts: Counts) -> Table:
    rows = [(tip, *(share(counts, HOUSE, seats, tip) for seats in SEATS)) for tip in TIPS]
    few = counts[name(HOUSE, SEATS[0], "all four")]["games"]
    head = ("tip", *(f"{seats} seats" for seats in SEATS))
    return Table(f"The tips for a harder game: the house at handicap {TIPS_AT} ({few} deals each)", head, rows)


def how_well_chosen(counts: Counts) -> str:
    counted = counts[name(HOUSE, 3, REGRET)]
    points = 100 * counted["regret"] / MILLION / max(1, counted["decisions"])
    return (
        f"**How well it chooses.** On {counted['decisions']} decisions at handicap {REGRET_AT} with 3 seats, sampled "
        f"where it had several ideas to compare, what it chose won {points:.2f} points of a hundred less often in the "
        f"mean than the best of its ideas, measured in {WORLDS} further worlds each."
    )
