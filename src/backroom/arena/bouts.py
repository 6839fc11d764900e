"""Bouts: one bot alone among others of another kind, on every seat in turn, over the same deal."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Self

from backroom.arena.match import begun, faults_of, located
from backroom.bots import bot_maker
from backroom.games import find
from backroom.kit import LONGEST, BadOption, Blunder, Bot, Company, Game


class Contest(NamedTuple):
    """Who meets whom at what: everything that makes a bout the same wherever and whenever it is played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    journals: bool = False
    """Whether the games themselves are wanted, and not only who won."""
    among: tuple[str, ...] = ()
    """The only ones who play host to others; nobody named: all do."""

    @classmethod
    def of(
        cls,
        game: str,
        seats: int,
        bots: Sequence[str],
        options: dict[str, Any] | None,
        seed: int,
        journals: bool,
        among: Sequence[str] = (),
    ) -> Self:
        """A contest whose every part has been checked. Whoever plays host takes part."""
        rules = find(game)
        rules.check_seats(seats)
        guests = [*bots, *(host for host in dict.fromkeys(among) if host not in bots)]
        for bot in guests:
            bot_maker(rules, bot)
        if len(set(guests)) < 2 or len(set(guests)) != len(guests):
            raise BadOption("error-contest", found=len(guests))
        settled = rules.settle_options(seats, options)
        return cls(rules.name, seats, tuple(guests), settled, seed, journals, tuple(dict.fromkeys(among)))

    @property
    def hosts(self) -> list[int]:
        return [number for number, bot in enumerate(self.bots) if not self.among or bot in self.among]

    def bouts(self, deals: int) -> list["Bout"]:
        """Everybody among every host, and the hosts among their own kind, on the first so many deals."""
        guests = range(len(self.bots))
        return [Bout(deal, guest, host) for deal in range(deals) for guest in guests for host in self.hosts]


class Bout(NamedTuple):
    """One deal, a guest and the kind among which it sits. Among its own kind one game shows every seat."""

    deal: int
    guest: int
    host: int

    def tables(self, contest: Contest) -> Iterator[tuple[str, ...]]:
        """Who sits where, game by game."""
        own = self.guest == self.host
        for place in range(1 if own else contest.seats):
            yield tuple(contest.bots[self.guest if seat == place else self.host] for seat in range(contest.seats))


@dataclass(slots=True)
class Thinking:
    """How long a bot thought, over all its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Thinking") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(slots=True)
class Fought:
    """What came of a bout."""

    won: list[bool] = field(default_factory=list)
    """By seat, whether the guest won there; among its own kind, whether that seat did."""
    tables: list[tuple[tuple[str, ...], tuple[int, ...]]] = field(default_factory=list)
    """Who sat where, and who won."""
    unfinished: int = 0
    thinking: dict[str, Thinking] = field(default_factory=dict)
    faults: dict[str, list[str]] = field(default_factory=dict)
    journals: list[str] = field(default_factory=list)


class Clocked(Company):
    """Bots around a game, and a clock that runs while one of them thinks."""

    def __init__(self, game: Game[Any], bots: Mapping[int, Bot]) -> None:
        super().__init__(game, bots)
        self.thinking = {seat: Thinking() for seat in bots}

    def answer(self, seat: int) -> None:
        started = perf_counter()
        super().answer(seat)
        spent = perf_counter() - started
        self.thinking[seat].add(Thinking(1, spent, spent))


def play_bout(contest: Contest, bout: Bout) -> Fought:
    """All games of a bout. Whatever sits there, a seat's own chance and the dice are those of the deal."""
    fought, rules = Fought(), find(contest.game)
    for place, seated in enumerate(bout.tables(contest)):
        game, _ = begun(rules, contest.seats, contest.options, contest.seed, bout.deal)
        bots = {
            seat: bot_maker(rules, bot)(Random(f"{contest.seed} bots {bout.deal} {seat}"))
            for seat, bot in enumerate(seated)
        }
        table = Clocked(game, bots)
        try:
            table.play(LONGEST)
        except Blunder as blunder:
            raise located(blunder, seated, contest.seed, bout.deal) from blunder.__cause__
        winners = () if game.result is None else game.result.winners
        fought.unfinished += game.result is None
        fought.tables.append((seated, winners))
        fought.won += (
            [seat in winners for seat in range(contest.seats)] if bout.guest == bout.host else [place in winners]
        )
        for seat, bot in enumerate(seated):
            fought.thinking.setdefault(bot, Thinking()).add(table.thinking[seat])
            fought.faults.setdefault(bot, []).extend(faults_of(bots[seat]))
        if contest.journals:
            fought.journals.append(journal_line(game, seated, bout.deal))
    return fought


def journal_line(game: Game[Any], seated: Sequence[str], deal: int) -> str:
    """A game as one line: a save like any other, with the bots who played it and the number of the deal."""
    saved: dict[str, Any] = json.loads(game.save())
    saved["players"] = [{"name": bot, "bot": bot} for bot in seated]
    saved["deal"] = deal
    return json.dumps(saved, ensure_ascii=False)
