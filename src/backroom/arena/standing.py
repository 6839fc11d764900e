"""Where everybody stands: shares with their intervals, ratings with their uncertainty, what a seat is worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from backroom.arena.bouts import Fought, Thinking
from backroom.kit import BackroomError

CONFIDENCE = 1.96
"""Standard errors to either side: the true value lies inside 19 times in 20."""


class NoRatings(BackroomError):
    """What reckons the ratings is not installed."""


class Estimate(NamedTuple):
    """A mean, and between which values the true one lies 19 times in 20: so far to either side, where that exists."""

    mean: float
    margin: float
    low: float
    high: float


@dataclass(slots=True)
class Sample:
    """Values between two ends, one a deal: deals are independent of each other, the games on one deal are not."""

    least: float = 0.0
    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def estimate(self) -> Estimate:
        """The mean so far. Two deals made up, one at either end, keep the interval honest after few."""
        if not self.number:
            return Estimate(0.0, 1.0, self.least, 1.0)
        mean, number = self.total / self.number, self.number + 2
        centre = (self.total + self.least + 1.0) / number
        spread = (self.squares + self.least * self.least + 1.0) / number - centre * centre
        margin = CONFIDENCE * sqrt(max(0.0, spread) / (number - 1))
        return Estimate(mean, margin, max(self.least, mean - margin), min(1.0, mean + margin))


Pair = tuple[int, int]
"""A guest and its hosts, as numbers of bots."""


@dataclass(slots=True)
class Standing:
    """All that is known after some deals, told in the order of the deals."""

    bots: tuple[str, ...]
    seats: int
    deals: int = 0
    games: int = 0
    unfinished: int = 0
    together: bool = True
    """Whether all have always won or lost together, as a team does."""
    shares: dict[Pair, Sample] = field(default_factory=dict)
    """How often the guest wins among its hosts, on every seat alike."""
    lifts: dict[Pair, Sample] = field(default_factory=dict)
    """How much more often than one of the hosts does in its place, on the same deals."""
    by_seat: dict[int, list[Sample]] = field(default_factory=dict)
    """How often each seat wins where all are of one kind."""
    thinking: dict[str, Thinking] = field(default_factory=dict)
    faults: dict[str, list[str]] = field(default_factory=dict)
    ratings: "Ratings" = field(default_factory=lambda: Ratings())

    def add(self, deal: Mapping[Pair, Fought]) -> None:
        """Everything that came of one deal."""
        self.deals += 1
        usual = {host: mean(fought.won) for (guest, host), fought in deal.items() if guest == host}
        for pair, fought in sorted(deal.items()):
            guest, host = pair
            share = mean(fought.won)
            self.shares.setdefault(pair, Sample()).add(share)
            if guest == host:
                seats = self.by_seat.setdefault(host, [Sample() for _ in range(self.seats)])
                for sample, won in zip(seats, fought.won, strict=True):
                    sample.add(won)
            else:
                self.lifts.setdefault(pair, Sample(least=-1.0)).add(share - usual[host])
                for seated, winners in fought.tables:
                    self.ratings.add(seated, winners)
            self.games += len(fought.tables)
            self.together &= all(len(winners) in (0, self.seats) for _, winners in fought.tables)
            self.unfinished += fought.unfinished
            for bot, thinking in fought.thinking.items():
                self.thinking.setdefault(bot, Thinking()).add(thinking)
            for bot, faults in fought.faults.items():
                self.faults.setdefault(bot, []).extend(faults)
        self.ratings.note(self.deals)

    def margin(self) -> float:
        """The widest interval of all pairs, to either side."""
        return max(sample.estimate().margin for (guest, host), sample in self.shares.items() if guest != host)


def mean(values: Sequence[bool]) -> float:
    return sum(values) / len(values)


class Ratings:
    """Plackett-Luce ratings. Whoever wins a game comes first, all others second; a bot on several seats learns once."""

    def __init__(self) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError as error:
            raise NoRatings("error-no-ratings") from error
        self.model: Any = PlackettLuce()
        self.known: dict[str, Any] = {}
        self.course: list[tuple[int, dict[str, float]]] = []
        """After how many deals who was rated how."""

    def add(self, seated: Sequence[str], winners: Sequence[int]) -> None:
        for bot in seated:
            self.known.setdefault(bot, self.model.rating())
        teams = [[self.model.rating(self.known[bot].mu, self.known[bot].sigma)] for bot in seated]
        after = self.model.rate(teams, ranks=[0 if seat in winners else 1 for seat in range(len(seated))])
        for bot in sorted(set(seated)):
            own = [team[0] for team, who in zip(after, seated, strict=True) if who == bot]
            self.known[bot].mu = sum(rating.mu for rating in own) / len(own)
            self.known[bot].sigma = sum(rating.sigma for rating in own) / len(own)

    def centred(self) -> dict[str, float]:
        """Everybody's rating, beside an average of what all begin with: only differences mean anything."""
        middle = sum(rating.mu for rating in self.known.values()) / len(self.known)
        return {bot: self.model.mu + rating.mu - middle for bot, rating in self.known.items()}

    def note(self, deals: int) -> None:
        self.course.append((deals, self.centred()))
