"""Tournaments: every bot among every other, on every seat, over the same deals, until the figures are sharp enough."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from random import SystemRandom
from typing import Any

from backroom.arena.bouts import Bout, Contest, Fought, Thinking, play_bout
from backroom.arena.hands import scattered, undisturbed
from backroom.arena.simulation import Progress
from backroom.arena.standing import Estimate, Pair, Standing
from backroom.kit import BadOption

DEALS = 100
LEAST = 20
"""Deals below which no figure is called sharp: a few that happen to agree prove nothing."""

Keeper = Callable[[str], object]
"""Takes a game as one line, to keep it."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """How a bot fared among others of one kind."""

    bot: str
    among: str
    share: Estimate
    """Of the games, on every seat alike. A shared win counts one for each winner."""
    lift: Estimate
    """How much more than one of the others had in its place, on the same deals."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength as openskill reckons it, beside an average of 25, and how sure that is."""

    bot: str
    mu: float
    sigma: float
    course: list[tuple[int, float]]
    """What it was after how many deals."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot takes for a decision, in milliseconds on this machine."""

    bot: str
    decisions: int
    mean_ms: float
    longest_ms: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of a tournament."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    bots: list[str]
    among: list[str]
    """Those who played host to the others."""
    deals: int
    """Played on which everybody met every host."""
    wanted: int
    """Deals asked for, unless the figures were sharp enough before."""
    precision: float | None
    """Asked for: no share may be less sure than this, to either side."""
    margin: float
    """The least sure share, to either side."""
    games: int
    unfinished: int
    """Games given up as endless."""
    together: bool
    """Whether all have always won or lost together: then ratings and seats say nothing."""
    meetings: list[Meeting]
    ratings: list[Rating]
    by_seat: dict[str, list[Estimate]]
    """Where all are of one kind, how often each seat wins."""
    pace: list[Pace]
    faults: dict[str, int]
    """By player from outside, the decisions it did not take itself."""
    complaints: dict[str, str]
    """The first of these, in words."""

    def as_json(self) -> dict[str, Any]:
        said = asdict(self)
        for meeting, plain in zip(self.meetings, said["meetings"], strict=True):
            plain |= {"share": meeting.share._asdict(), "lift": meeting.lift._asdict()}
        for rating in said["ratings"]:
            rating["course"] = [[*point] for point in rating["course"]]
        said["by_seat"] = {bot: [seat._asdict() for seat in seats] for bot, seats in self.by_seat.items()}
        return said


class Stopped(KeyboardInterrupt):
    """Somebody stopped the tournament; `tournament` is what had been played by then, if a deal was complete."""

    def __init__(self, tournament: Tournament | None) -> None:
        super().__init__("the tournament was stopped")
        self.tournament = tournament


class Ledger:
    """Bouts come in as they are done, deals are told in their order: so the outcome is the same on any executor."""

    def __init__(self, contest: Contest, keep: Keeper | None) -> None:
        self.contest = contest
        self.keep = keep
        self.standing = Standing(contest.bots, contest.seats)
        self.open: dict[int, dict[Pair, Fought]] = {}

    def enter(self, bout: Bout, fought: Fought) -> None:
        self.open.setdefault(bout.deal, {})[bout.guest, bout.host] = fought

    def complete(self, deal: int) -> bool:
        return len(self.open.get(deal, ())) == len(self.contest.bots) * len(self.contest.hosts)

    def tell(self, deal: int) -> None:
        """A deal on which everybody has met every host."""
        with undisturbed():
            fought = self.open.pop(deal)
            self.standing.add(fought)
            if self.keep is not None:
                for _, bout in sorted(fought.items()):
                    for line in bout.journals:
                        self.keep(line)

    def tell_the_rest(self) -> None:
        for deal in sorted(self.open):
            if self.complete(deal):
                self.tell(deal)


def tournament(
    game: str,
    seats: int,
    bots: list[str],
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    *,
    among: Sequence[str] = (),
    deals: int = DEALS,
    precision: float | None = None,
    keep: Keeper | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Everybody among everybody over so many deals, or fewer if no share is less sure than `precision` any more.

    On each deal each bot sits alone on every seat among each other kind, and once among its own; or only among those
    named by `among`, who also take part. `keep` gets every game as a line of JSON, in the order of the deals. Ctrl-C
    raises Stopped, after everything has stopped.
    """
    if deals < 1:
        raise BadOption("error-games", found=deals)
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    contest = Contest.of(game, seats, bots, options, seed, keep is not None, among)
    bouts, ledger, due = contest.bouts(deals), Ledger(contest, keep), 0

    def sharp() -> bool:
        return precision is not None and due >= min(LEAST, deals) and ledger.standing.margin() <= precision

    try:
        with closing(scattered(partial(play_bout, contest), bouts, executor)) as results:
            for number, (bout, fought) in enumerate(results, 1):
                ledger.enter(bout, fought)
                while ledger.complete(due) and not sharp():
                    ledger.tell(due)
                    due += 1
                if progress is not None:
                    progress(number, len(bouts))
                if sharp():
                    break
    except KeyboardInterrupt:
        ledger.tell_the_rest()
        raise Stopped(_summed_up(contest, deals, precision, ledger.standing)) from None
    outcome = _summed_up(contest, deals, precision, ledger.standing)
    assert outcome is not None
    return outcome


def _summed_up(contest: Contest, wanted: int, precision: float | None, standing: Standing) -> Tournament | None:
    if not standing.deals:
        return None
    bots, ratings = contest.bots, standing.ratings
    meetings = [
        Meeting(
            bots[guest],
            bots[host],
            share.estimate(),
            Estimate(0.0, 0.0, 0.0, 0.0) if guest == host else standing.lifts[guest, host].estimate(),
        )
        for (guest, host), share in sorted(standing.shares.items())
    ]
    rated = [
        Rating(bot, mu, ratings.known[bot].sigma, [(deals, by_bot[bot]) for deals, by_bot in ratings.course])
        for bot, mu in sorted(ratings.centred().items(), key=lambda known: -known[1])
    ]
    return Tournament(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        seed=contest.seed,
        bots=list(bots),
        among=[bots[host] for host in contest.hosts],
        deals=standing.deals,
        wanted=wanted,
        precision=precision,
        margin=standing.margin(),
        games=standing.games,
        unfinished=standing.unfinished,
        together=standing.together,
        meetings=meetings,
        ratings=rated,
        by_seat={bots[host]: [seat.estimate() for seat in seats] for host, seats in standing.by_seat.items()},
        pace=[_pace(bot, standing.thinking[bot]) for bot in bots],
        faults={bot: len(faults) for bot, faults in standing.faults.items() if faults},
        complaints={bot: faults[0] for bot, faults in standing.faults.items() if faults},
    )


def _pace(bot: str, thinking: Thinking) -> Pace:
    mean = thinking.seconds / thinking.decisions if thinking.decisions else 0.0
    return Pace(bot, thinking.decisions, round(1000 * mean, 4), round(1000 * thinking.longest, 2))
