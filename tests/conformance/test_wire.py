"""What goes over the wire tells no secret by its number or its moment, checked for every game.

Two worlds that somebody cannot tell apart are played at two tables, most of them such that a seat has a choice in one
and can only pass in the other. Nobody moves, or a bot does, or the clock: then whoever looks on must be sent as many
messages, of the same kinds, at the same moments. Time is not waited for here; it jumps to whatever comes next.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest
from tests.conformance.tables import Setting, in_every_game, mixed, observers, seen, telling, walk

from backroom.games import find
from backroom.kit import Game, IllegalChoice
from backroom.server.door import Visitor
from backroom.server.metrics import Metrics
from backroom.server.settings import Limits
from backroom.server.socket import Wire
from backroom.table.bucket import Bucket
from backroom.table.clock import due
from backroom.table.journal import Played
from backroom.table.lines import Stored
from backroom.table.manners import Manners
from backroom.table.minds import Thought
from backroom.table.record import Record, Seat
from backroom.table.seats import digest
from backroom.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CLOCK = 30
THOUGHT = 2.5
"""Seconds that a bot thinks where there is a choice."""
MANNERS = Manners(courtesy=1.0, scene=1.0)
PAIRS, GAMES_PLAYED = 8, 12
TELLING = {"cosa_nostra", "greif_zu", "mafia_de_cuba"}
"""Games in which whether somebody has a choice can be a secret."""


class Pair(NamedTuple):
    """Two worlds that one observer cannot tell apart; who is looked at, and an answer of every asked seat for both."""

    observer: int | None
    seat: int
    worlds: tuple[Game[Any], Game[Any]]
    answers: dict[int, str]


class Heard(NamedTuple):
    """A message, and when it came."""

    moment: float
    kind: str
    text: str


class Hourglass(selectors.DefaultSelector):
    """A clock that jumps to the next moment at which anything is to happen."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        self.moment += timeout or 0.0
        return super().select(0)


class Paper:
    """A store that takes everything at once."""

    async def write(self, *_: Any) -> None:
        return None


class Thinker:
    """Thinks for a while, and then gives the answer that both worlds know."""

    def __init__(self, answers: dict[int, str]) -> None:
        self.answers = answers

    async def choose(self, place: Any, game: Game[Any]) -> Thought:
        await asyncio.sleep(THOUGHT)
        ask = game.asked[place.seat]
        with suppress(IllegalChoice, KeyError):
            return Thought(ask.parse(self.answers[place.seat]), None)
        return Thought(ask.draw(Random(0).random), None)

    async def volunteer(self, place: Any, game: Game[Any]) -> str | None:
        return None


class Ear:
    """The far end of a WebSocket; whatever comes is noted with its moment."""

    def __init__(self, hello: dict[str, Any], glass: Hourglass) -> None:
        self.scope: dict[str, Any] = {}
        self.said = [{"type": "websocket.receive", "text": msgspec.json.encode(hello).decode()}]
        self.glass = glass
        self.heard: list[Heard] = []

    async def receive(self) -> dict[str, Any]:
        if not self.said:
            await asyncio.Event().wait()
        return self.said.pop()

    async def send_text(self, text: str) -> None:
        self.heard.append(Heard(round(self.glass.moment, 3), msgspec.json.decode(text)["type"], text))

    async def close(self, *_: Any) -> None:
        return None


class Room:
    """The one table there is."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def find(self, _: str) -> Table:
        return self.table


async def watch(
    pair: Pair, world: Game[Any], glass: Hourglass, *, clock: int, kind: str, monkeypatch: pytest.MonkeyPatch
) -> list[Heard]:
    """All that the observer is sent while a world is left to itself for a while."""
    seats = tuple(
        Seat(seat, "bot", name=f"N{seat}", bot=next(iter(world.rules.bots)))
        if (seat, kind) == (pair.seat, "bot")
        else Seat(seat, "person", name=f"N{seat}", digest=digest(f"t{seat}"))
        for seat in range(world.seats)
    )
    record = Record(
        id="a",
        game=world.rules.name,
        version=world.version,
        options=world.options,
        seats=seats,
        status="playing",
        visibility="public",
        clock=clock,
    )
    game = world.copy()
    game.begin_record()
    game.told = []
    record = msgspec.structs.replace(record, deadline=due(record, game, None))

    async def woken(*_: Any) -> Played:
        return Played(game, [])

    monkeypatch.setattr("backroom.table.table.woken", woken)
    for module in ("pace", "journal", "attendants"):
        monkeypatch.setattr(f"backroom.table.{module}.DICE", Random(1))
    paper: Any = Paper()
    thinker: Any = Thinker(pair.answers)
    table = Table(record, paper, MANNERS, thinker)
    table.attendants.pace.note_thought(THOUGHT)
    await table.wake(Stored(record, [], []))
    if kind == "hushed":
        table.courtesies.hush(pair.seat, "round")
    ears, lines = [], []
    for eye in (*range(game.seats), None):
        ear: Any = Ear({"type": "hello", "table": "a", "token": None if eye is None else f"t{eye}"}, glass)
        room: Any = Room(table)
        wire = Wire(ear, room, Limits(), Metrics())
        if eye is None or seats[eye].kind == "person":
            lines.append(asyncio.create_task(wire.run(Visitor(Bucket(100, 100)))))
        ears.append(ear)
    await asyncio.sleep((clock + 1 if clock else 2 * CLOCK) if kind == "person" else THOUGHT + 1.5)
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    await table.rest()
    heard: list[Heard] = ears[-1 if pair.observer is None else pair.observer].heard
    assert heard
    return heard


def played(pair: Pair, world: Game[Any], *, clock: int, kind: str) -> list[Heard]:
    """The same, in a time of its own."""
    glass = Hourglass()
    loop = asyncio.SelectorEventLoop(glass)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(time, "monotonic", lambda: glass.moment)
        monkeypatch.setattr(time, "time_ns", lambda: int(glass.moment * 1e9))
        try:
            return loop.run_until_complete(watch(pair, world, glass, clock=clock, kind=kind, monkeypatch=monkeypatch))
        finally:
            loop.close()


def alike(one: Sequence[Heard], other: Sequence[Heard]) -> bool:
    """Whether the same came at the same moments, until the game itself told something that was different."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            return here.kind == there.kind == "update" and here.moment == there.moment
    return len(one) == len(other)


def forced(game: Game[Any], seat: int) -> bool:
    ask = game.asked[seat]
    return ask.listed and len(ask) == 1


def answers_for_both(game: Game[Any], world: Game[Any], rng: Random) -> dict[int, str] | None:
    """Answers that are possible in both worlds; None if there are none."""
    found = {}
    for seat, ask in game.asked.items():
        one, other = (world.asked[seat], ask) if forced(game, seat) is False else (ask, world.asked[seat])
        for _ in range(20):
            text = one.text(one.draw(rng.random))
            with suppress(IllegalChoice):
                other.parse(text)
                found[seat] = text
                break
        else:
            return None
    return found


def pairs(setting: Setting) -> Iterator[Pair]:
    """Moments at which a seat has a choice in one world and none in the other; and a few at which that is the same."""
    rng = Random(setting.game)
    known: set[tuple[str, bool]] = set()
    for seed in range(GAMES_PLAYED):
        game = setting.game_with_dealer(seed)
        for _ in walk(game, rng):
            if game.result is not None:
                break
            seat = rng.choice([*game.asked])
            asked = game.asked[seat].word
            if (asked, True) in known or (rng.random() < 0.5 and not forced(game, seat)):
                continue
            observer = rng.choice([eye for eye in observers(game) if eye != seat])
            world = game.redeal(observer, rng)
            apart = forced(game, seat) != forced(world, seat)
            if (asked, apart) in known or (not apart and len(known) > 3):
                continue
            answers = answers_for_both(game, world, rng)
            if answers is not None:
                known.add((asked, apart))
                yield Pair(observer, seat, (game.copy(), world), answers)
        if len([1 for _, apart in known if apart]) >= PAIRS:
            return


def settings(game: str) -> Sequence[Setting]:
    rules = find(game)
    seats = rules.usual_seats
    values = telling({option.name: option.values(seats) for option in rules.options})
    return [Setting(game, seats, options) for options in mixed(values, seats)]


@in_every_game
def test_whether_somebody_has_a_choice_cannot_be_told_from_the_wire(game: str) -> None:
    looked = told = 0
    for setting in settings(game):
        for pair in pairs(setting):
            assert seen(pair.worlds[0], pair.observer) == seen(pair.worlds[1], pair.observer)
            for clock, kind in ((0, "person"), (CLOCK, "person"), (0, "bot"), (CLOCK, "bot"), (0, "hushed")):
                one, other = (played(pair, world, clock=clock, kind=kind) for world in pair.worlds)
                assert alike(one, other), (setting, clock, kind, pair.seat, pair.worlds[0].asked[pair.seat].word)
                looked += 1
            told += forced(pair.worlds[0], pair.seat) != forced(pair.worlds[1], pair.seat)
    assert looked
    assert bool(told) == (game in TELLING)
