"""Tuning: a bot's temper by self-play. CMA-ES breeds tempers, each alone among the usual one over the same deals."""

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import asdict, dataclass, field
from statistics import fmean
from typing import Any, NamedTuple

from backroom.arena.bouts import Bout, Contest, play_bout
from backroom.arena.contest import Meeting, tournament
from backroom.arena.hands import scattered
from backroom.arena.simulation import Progress
from backroom.bots.temper import temper_of, weights
from backroom.games import find
from backroom.kit import BackroomError, BadOption, suggested

STEP, LEAST = 0.3, 0.1
"""How far a first guess goes from a weight: by this part of it, or of a small number where it is smaller."""


class NoTuning(BackroomError):
    """There is nothing to tune, or nothing to tune it with."""


class Trial(NamedTuple):
    """One temper on one deal."""

    number: int
    contest: Contest
    bout: Bout


@dataclass(slots=True)
class Tuned:
    """What came of it. It can be written down after every generation, and taken up again from there."""

    game: str
    bot: str
    seats: int
    options: dict[str, str]
    seed: int
    deals: int
    usual: dict[str, float]
    """The weights as they are."""
    generations: list[list[float]] = field(default_factory=list)
    """By generation, how much better than the usual temper each guess did."""
    weights: dict[str, float] = field(default_factory=dict)
    """The weights as they should be."""
    evidence: dict[str, Any] = field(default_factory=dict)
    """New among old and old among new, on deals that nothing was tuned on."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def begun_like(self, other: "Tuned") -> bool:
        """Whether both are the same undertaking."""
        fixed = ("game", "bot", "seats", "options", "seed", "deals", "usual")
        return all(getattr(self, name) == getattr(other, name) for name in fixed)


def undertaking(
    game: str, seats: int, bot: str, names: list[str], options: dict[str, Any] | None, seed: int, deals: int
) -> Tuned:
    """A tuning that has not begun. Without names all weights of the bot are tuned."""
    rules = find(game)
    rules.check_seats(seats)
    if bot not in rules.bots:
        raise BadOption("error-bot", found=bot[:40], **suggested(bot, rules.bots))
    temper = temper_of(rules.bots[bot])
    known = {} if temper is None else weights(temper)
    for name in names:
        if name not in known:
            raise BadOption("error-weight", found=name[:40], **suggested(name, known))
    chosen = {name: known[name] for name in names or known}
    if len(chosen) < 2:
        raise NoTuning("error-no-tuning", found=bot)
    return Tuned(rules.name, bot, seats, rules.settle_options(seats, options), seed, deals, chosen)


def tune(
    tuned: Tuned,
    generations: int,
    evidence: int,
    *,
    keep: Callable[[Tuned], object] | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Tuned:
    """Breed so many generations, those that `tuned` already has included, and prove the outcome on fresh deals."""
    try:
        import cma
    except ImportError as error:
        raise NoTuning("error-no-cma") from error
    steps = {name: STEP * max(abs(value), LEAST) for name, value in tuned.usual.items()}
    breed = cma.CMAEvolutionStrategy([0.0] * len(steps), 1.0, {"seed": tuned.seed % 2**31 + 1, "verbose": -9})

    def temper(guess: Any) -> dict[str, float]:
        return {name: tuned.usual[name] + steps[name] * float(x) for name, x in zip(steps, guess, strict=True)}

    for generation in range(generations):
        guesses = breed.ask()
        if generation == len(tuned.generations):
            tried = [named(tuned.bot, temper(guess)) for guess in guesses]
            tuned.generations.append(lifts(tuned, tried, generation, executor))
            if keep is not None:
                keep(tuned)
        breed.tell(guesses, [-lift for lift in tuned.generations[generation]])
        if progress is not None:
            progress(generation + 1, generations)
    tuned.weights = temper(breed.result.xfavorite)
    bots = [named(tuned.bot, tuned.weights), tuned.bot]
    fresh = tuned.seed + generations + 1
    outcome = tournament(tuned.game, tuned.seats, bots, dict(tuned.options), fresh, deals=evidence, executor=executor)
    tuned.evidence = {"deals": outcome.deals, "seed": outcome.seed} | {
        who: spoken(meeting)
        for meeting in outcome.meetings
        for who, pair in (("new among old", bots), ("old among new", bots[::-1]))
        if [meeting.bot, meeting.among] == pair
    }
    if keep is not None:
        keep(tuned)
    return tuned


def spoken(meeting: Meeting) -> dict[str, Any]:
    return {"share": meeting.share._asdict(), "lift": meeting.lift._asdict()}


def named(bot: str, temper: dict[str, float]) -> str:
    """A bot with this temper, as it is typed."""
    return f"{bot}:" + ",".join(f"{name}={value:.6g}" for name, value in temper.items())


def lifts(tuned: Tuned, tried: list[str], generation: int, executor: Executor | None) -> list[float]:
    """How much more often each of these wins than the usual one in its place, on the deals of this generation."""
    seed = tuned.seed + generation
    contests = [Contest(tuned.game, tuned.seats, (bot, tuned.bot), tuned.options, seed) for bot in (*tried, tuned.bot)]
    own = len(tried)
    trials = [
        Trial(number, contest, Bout(deal, 1 if number == own else 0, 1))
        for deal in range(tuned.deals)
        for number, contest in enumerate(contests)
    ]
    shares: list[list[float]] = [[] for _ in contests]
    with closing(scattered(play_trial, trials, executor)) as results:
        for trial, share in results:
            shares[trial.number].append(share)
    usual = fmean(shares[own])
    return [round(fmean(share) - usual, 6) for share in shares[:own]]


def play_trial(trial: Trial) -> float:
    won = play_bout(trial.contest, trial.bout).won
    return sum(won) / len(won)
