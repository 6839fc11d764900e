"""Bots around tables, game after game, and the tally of who won."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Self

from backroom.bots import RandomBot, bot_maker
from backroom.games import find
from backroom.kit import LONGEST, BadOption, Blunder, Bot, Company, Game, Rules, begin


class Match(NamedTuple):
    """Who plays what: everything that makes game number n the same wherever and whenever it is played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int

    @classmethod
    def of(cls, game: str, seats: int, bots: list[str], options: dict[str, Any] | None, seed: int) -> Self:
        """A match whose every part has been checked. Of fewer bots than seats, the last one takes all the others."""
        rules = find(game)
        rules.check_seats(seats)
        for bot in bots:
            bot_maker(rules, bot)
        if not 1 <= len(bots) <= seats:
            raise BadOption("error-bots", found=len(bots), seats=seats)
        return cls(rules.name, seats, filled_up(bots, seats), rules.settle_options(seats, options), seed)

    @property
    def thoughtless(self) -> bool:
        """Whether nobody here looks at anything, so that no chair, view or story is needed."""
        return all(find(self.game).bots.get(bot) is RandomBot for bot in self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot on each seat in game `number`: they move one chair on from game to game, so all sit everywhere."""
        return tuple(self.bots[(seat - number) % self.seats] for seat in range(self.seats))


def filled_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: those named, the last kind again and again."""
    return (*bots, *[bots[-1]] * (seats - len(bots)))


@dataclass(slots=True)
class Tally:
    """What came of some games. A shared win counts one for each winner."""

    finished: int = 0
    nobody: int = 0
    decisions: int = 0
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    wins_by_seat: dict[int, int] = field(default_factory=dict)
    faults: dict[str, int] = field(default_factory=dict)
    """By bot from outside, the decisions that it did not take itself."""
    complaints: dict[str, str] = field(default_factory=dict)
    """The first of these, in words."""

    def add(self, other: "Tally") -> None:
        self.finished += other.finished
        self.nobody += other.nobody
        self.decisions += other.decisions
        for bot, wins in other.wins_by_bot.items():
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0) + wins
        for seat, wins in other.wins_by_seat.items():
            self.wins_by_seat[seat] = self.wins_by_seat.get(seat, 0) + wins
        for bot, faults in other.faults.items():
            self.faults[bot] = self.faults.get(bot, 0) + faults
        self.complaints = other.complaints | self.complaints

    def report(self, bot: str, faults: Sequence[str]) -> None:
        """What a bot from outside did not decide itself."""
        if faults:
            self.faults[bot] = self.faults.get(bot, 0) + len(faults)
            self.complaints.setdefault(bot, faults[0])

    def count(self, winners: tuple[int, ...], seated: tuple[str, ...]) -> None:
        self.finished += 1
        self.nobody += not winners
        for seat in winners:
            self.wins_by_bot[seated[seat]] = self.wins_by_bot.get(seated[seat], 0) + 1
            self.wins_by_seat[seat] = self.wins_by_seat.get(seat, 0) + 1


def play_batch(match: Match, numbers: range) -> Tally:
    """Play the games of these numbers, one after the other."""
    tally = Tally()
    rules = find(match.game)
    lean = match.thoughtless
    for number in numbers:
        game, mind = begun(rules, match.seats, match.options, match.seed, number)
        seated = match.seated(number)
        try:
            tally.decisions += play_thoughtless(game, mind) if lean else play_seated(game, seated, mind, tally)
        except Blunder as blunder:
            raise located(blunder, seated, match.seed, number) from blunder.__cause__
        if game.result is not None:
            tally.count(game.result.winners, seated)
    return tally


def begun(
    rules: Rules[Any], seats: int, options: Mapping[str, str], seed: int, number: int
) -> tuple[Game[Any], Random]:
    """Game `number` of a seed, and the chance of its bots: two sources, so that other bots meet the same dice."""
    dealer, mind = Random(f"{seed} dice {number}"), Random(f"{seed} bots {number}")
    return begin(rules, seats, options, dealer.random), mind


def located(blunder: Blunder, seated: tuple[str, ...], seed: int, number: int) -> Blunder:
    """Which bot it was in which game, so that it can be played again."""
    return Blunder(
        f"game {number} of seed {seed}: {seated[blunder.seat]} on seat {blunder.seat}: {blunder}", blunder.seat
    )


def play_thoughtless(game: Game[Any], mind: Random) -> int:
    """Random play without chairs: the same choices random bots would make, and nothing else is built."""
    random, play, decisions = mind.random, game.play, 0
    while game.result is None and decisions < LONGEST:
        question = game.question
        for seat, ask in game.asked.items():
            play(seat, ask.draw(random))
            decisions += 1
            if game.question != question:  # one has answered for all
                break
    return decisions


def play_seated(game: Game[Any], seated: tuple[str, ...], mind: Random, tally: Tally | None = None) -> int:
    """A game of bots, each with its own chair and memory."""
    bots = {seat: bot_maker(game.rules, bot)(mind) for seat, bot in enumerate(seated)}
    decisions = Company(game, bots).play(LONGEST)
    if tally is not None:
        for seat, bot in bots.items():
            tally.report(seated[seat], faults_of(bot))
    return decisions


def faults_of(bot: Bot) -> Sequence[str]:
    """Why a bot did not take some of its decisions itself; those of the house always do."""
    faults: Sequence[str] = getattr(bot, "faults", ())
    return faults
