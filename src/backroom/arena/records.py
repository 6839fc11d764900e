"""The games of a tournament in one file, a line each, and its figures as a page."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from backroom.arena.contest import Tournament
from backroom.arena.standing import Estimate
from backroom.kit import Chart, Findings, Line, Save, Table, read_save

POINTS = 12
"""Points of a line that is drawn over many deals."""


class Record(NamedTuple):
    """A game that bots have played: what `replay` needs, who sat where, and the number of its deal."""

    save: Save
    bots: list[str]
    deal: int


def read_games(path: Path | str) -> Iterator[Record]:
    """Every game in a file that a tournament has kept."""
    with Path(path).open(encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                beside = json.loads(line)
                yield Record(read_save(line), [player["bot"] for player in beside["players"]], beside["deal"])


def findings(outcome: Tournament) -> Findings:
    """The figures of a tournament as tables and charts, in words for whoever reads the page."""
    equals = f"equal players without shared wins have {1 / outcome.seats:.1%} each"
    shared = "All win or lose together" if outcome.together else f"A shared win counts one for each winner; {equals}"
    hosts = "each other kind, and once among its own"
    if len(outcome.among) < len(outcome.bots):
        hosts = f"{' and '.join(outcome.among)}, who sat once among their own"
    found: Findings = [
        f"{outcome.games} games of {outcome.seats} players on {outcome.deals} deals, seed {outcome.seed}"
        + "".join(f", {name} {value}" for name, value in outcome.options.items() if len(value) <= 20)
        + f". On every deal each bot sat alone on every seat among {hosts}. {shared}."
        " Intervals hold 19 times in 20, reckoned by deals.",
        Table(
            "Share of games won: the bot on the left alone among those above",
            ("", *outcome.among),
            [
                (bot, *(sure(meeting.share) for meeting in outcome.meetings if meeting.bot == bot))
                for bot in outcome.bots
            ],
        ),
        Table(
            "How much more than one of those above in its place, on the same deals",
            ("", *outcome.among),
            [
                (
                    bot,
                    *(
                        "–" if meeting.among == bot else sure(meeting.lift, "+")
                        for meeting in outcome.meetings
                        if meeting.bot == bot
                    ),
                )
                for bot in outcome.bots
            ],
        ),
        Table(
            "Time for a decision, on the machine that played",
            ("", "decisions", "mean ms", "longest ms"),
            [(pace.bot, str(pace.decisions), f"{pace.mean_ms:.3f}", f"{pace.longest_ms:.1f}") for pace in outcome.pace],
        ),
    ]
    if not outcome.together:
        found += ranking(outcome)
    found += [
        f"{bot} did not take {number} of its decisions itself; the first: {outcome.complaints[bot]}."
        for bot, number in outcome.faults.items()
    ]
    return found


def ranking(outcome: Tournament) -> Findings:
    """What only those have who play against each other: ratings, and seats that are worth more or less."""
    return [
        Table(
            "Ratings (openskill, Plackett-Luce; 25 is the average of all)",
            ("", "rating", "uncertainty"),
            [(rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}") for rating in outcome.ratings],
        ),
        Table(
            "Share of games won by seat, where all are of one kind",
            ("", *(f"seat {seat + 1}" for seat in range(outcome.seats))),
            [(bot, *(sure(seat) for seat in seats)) for bot, seats in outcome.by_seat.items()],
        ),
        Chart(
            "Share of games won by seat",
            "seat",
            "share of games won, %",
            [
                Line(bot, [(seat + 1, 100 * share.mean) for seat, share in enumerate(seats)])
                for bot, seats in outcome.by_seat.items()
            ],
        ),
        Chart(
            "Ratings",
            "deals",
            "rating",
            [Line(rating.bot, thinned(rating.course)) for rating in outcome.ratings],
        ),
    ]


def sure(estimate: Estimate, sign: str = "") -> str:
    """A share and how sure it is, in percent."""
    return f"{100 * estimate.mean:{sign}.1f} ± {100 * estimate.margin:.1f} %"


def thinned(course: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Some points of a line, the last one among them."""
    step = -(-len(course) // POINTS)
    return course[::-1][::step][::-1]
