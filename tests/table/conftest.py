"""A house on a database of its own, somebody who listens, and a small game in which everything can go wrong."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import pytest_asyncio
from tests.children import PATIENCE

from backroom.bots import RandomBot
from backroom.games import catalogue, find
from backroom.kit import Ask, Frame, Game, Option, Pick, Rules, State, replay
from backroom.table.facts import Closing, CourtesyNews, News, Refused, RematchNews, Said, TableNews, Update
from backroom.table.house import House
from backroom.table.manners import Manners
from backroom.table.record import Seat
from backroom.table.sight import eyes, look, told
from backroom.table.store import Store, make_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Mapping
    from pathlib import Path

    from backroom.kit import Chair
    from backroom.table.facts import Visibility
    from backroom.table.table import Table

UNBOUND = "DROP VIEW journal", "DROP TABLE leaves", "ALTER TABLE bound RENAME TO journal"
"""What makes a journal as older houses had it."""
PROMPT = Manners(bot_delay=0, courtesy=0, scene=0, retry=0.02, bot_patience=0.3, grace=0.1)


class Ear:
    """Somebody who hears everything on one seat, and puts the view together from what is sent."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.name = ""
        self.news: list[News] = []
        sight = table.sight(seat)
        self.view: dict[str, Any] = plain(sight.view)
        self.events: list[Any] = plain(table.told(seat))
        self.asks: list[Any] = plain([sight.ask, sight.question, sight.may])
        table.join(self)
        table.courtesies.greet(self)

    def post(self, news: News) -> None:
        self.news.append(news)
        if isinstance(news, Update):
            sent = plain(news)
            self.view.update(sent["view"])
            for key, rows in sent["rows"].items():
                known = dict(enumerate(self.view[key])) | {int(place): row for place, row in rows.items()}
                self.view[key] = [known[place] for place in range(len(known))]
            for key in sent["gone"]:
                del self.view[key]
            self.events += sent["events"]
            self.asks = [sent["ask"], sent["question"], sent["may"]]

    def heard(self, kind: type[Any]) -> list[Any]:
        return [news for news in self.news if isinstance(news, kind)]

    @property
    def updates(self) -> list[Update]:
        return self.heard(Update)

    @property
    def tables(self) -> list[TableNews]:
        return self.heard(TableNews)

    @property
    def away(self) -> list[int]:
        """The seats that a bot plays for, as far as this ear has heard."""
        return [seat.seat for seat in self.tables[-1].table.seats if seat.away]

    @property
    def connected(self) -> list[int]:
        return [seat.seat for seat in self.tables[-1].table.seats if seat.connected]

    @property
    def talk(self) -> list[str]:
        return [said.talk.kind for said in self.heard(Said)]

    @property
    def refusals(self) -> list[Refused]:
        return self.heard(Refused)

    @property
    def last_words(self) -> list[Closing]:
        return self.heard(Closing)

    @property
    def courtesies(self) -> list[CourtesyNews]:
        return self.heard(CourtesyNews)

    @property
    def rematches(self) -> list[RematchNews]:
        return self.heard(RematchNews)


def plain(value: Any) -> Any:
    """The value as it arrives at the other end of a wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Parlour(State):
    """Everybody says something in turn, twice round."""

    __slots__ = ("blind", "kind", "said", "seats")

    def __init__(self, seats: int, kind: str, said: list[int], blind: bool) -> None:
        self.seats, self.kind, self.said, self.blind = seats, kind, said, blind

    def copy(self) -> Parlour:
        return Parlour(self.seats, self.kind, self.said[:], self.blind)


SAYINGS = ("stay", "go", "boom", "blind")
STAY, GO, BOOM, BLIND = range(4)


def sayings(many: int) -> Pick:
    return Pick("ask-turn", "P-1", [(number, SAYINGS[number], SAYINGS[number], {}) for number in range(many)])


ONLY, TURN, DANGEROUS = sayings(1), sayings(2), sayings(4)


class Turn(Frame[Parlour]):
    __slots__ = ()

    def seats(self, room: Parlour) -> tuple[int, ...]:
        return (len(room.said) % room.seats,)

    def ask(self, room: Parlour, seat: int) -> Ask:
        if room.kind == "forced" and seat == 1:
            return ONLY
        return DANGEROUS if room.kind == "dangerous" else TURN

    def go(self, game: Game[Parlour], seat: int, choice: int) -> None:
        room = game.state
        if choice == BOOM:
            raise ZeroDivisionError("the lamp has fallen")
        room.blind = choice == BLIND
        room.said.append(choice)
        if game.told is not None:
            game.tell("log-said", said=choice)
        if len(room.said) == 2 * room.seats:
            game.finish((0,), (0,) * room.seats, "talked out")
        else:
            game.then(Turn())


class Player:
    """A bot needs no dice of its own to be foolish."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.rng = rng


class Broken(Player):
    def choose(self, chair: Chair) -> Any:
        raise RuntimeError("out of order")


class Cheat(Player):
    def choose(self, chair: Chair) -> Any:
        return 99


class Slow(Player):
    def choose(self, chair: Chair) -> Any:
        time.sleep(0.6)
        return GO


class Calm(Player):
    """Never says anything dangerous."""

    def choose(self, chair: Chair) -> Any:
        return STAY


class ParlourRules(Rules[Parlour]):
    name = "parlour"
    prefix = "P"
    min_seats = 2
    max_seats = 4
    options = (Option("kind", ("calm", "forced", "dangerous"), "calm"),)
    bots = {"house": Calm, "broken": Broken, "cheat": Cheat, "slow": Slow, "random": RandomBot}  # noqa: RUF012

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[Parlour, list[Frame[Parlour]]]:
        return Parlour(seats, options["kind"], [], False), [Turn()]

    def view(self, game: Game[Parlour], seat: int | None) -> dict[str, Any]:
        if game.state.blind:
            raise KeyError("nobody can see anything")
        return {"said": game.state.said[:]}


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> ParlourRules:
    """The small game, in the catalogue for the time of a test."""
    rules = ParlourRules()
    monkeypatch.setitem(catalogue(), rules.name, rules)
    # Its sentences are those of the house.
    monkeypatch.setattr("backroom.words.source", _shared_words)
    return rules


def _shared_words(game: str | None, lang: str) -> str:
    folder = "words" if game in (None, "parlour") else f"games/{game}/words"
    return (files("backroom") / folder / f"{lang}.ftl").read_text(encoding="utf-8")


def chairs(wishes: Iterable[str]) -> list[Seat]:
    """Ada is a person, ? an open chair, and anything with a star a bot: *random."""
    seats = []
    for seat, wish in enumerate(wishes):
        if wish == "?":
            seats.append(Seat(seat, "open"))
        elif wish.startswith("*"):
            seats.append(Seat(seat, "bot", bot=wish[1:]))
        else:
            seats.append(Seat(seat, "person", name=wish))
    return seats


class Scene:
    """A house over one database, that can be closed and opened again."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.houses: list[House] = []
        self.tokens: dict[int, str] = {}
        self.chance = random.Random(7)

    @property
    def house(self) -> House:
        return self.houses[-1]

    async def open(self, manners: Manners = PROMPT) -> House:
        """One more house on the same database."""
        house = House(Store(make_engine(self.database)), manners)
        await house.open()
        self.houses.append(house)
        return house

    async def close(self) -> None:
        while self.houses:
            await self.houses.pop().close()

    async def restart(self, table: Table, manners: Manners = PROMPT) -> Table:
        """Close the house, open it again, and go back to the table."""
        await self.close()
        await self.open(manners)
        return await self.house.find(table.record.id)

    async def table(
        self,
        *wishes: str,
        game: str = "heimlich",
        options: dict[str, str] | None = None,
        clock: int = 0,
        visibility: Visibility = "invited",
        guest: str = "",
    ) -> Table:
        table, self.tokens = await self.house.create(
            game, chairs(wishes), options or {}, clock=clock, visibility=visibility, guest=guest
        )
        return table

    def ear(self, table: Table, seat: int | None) -> Ear:
        return Ear(table, seat)

    async def until(self, happened: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait for something that others do."""
        deadline = time.monotonic() + seconds
        while not happened():
            assert time.monotonic() < deadline, "it did not happen"
            await asyncio.sleep(0.005)

    def status(self, table: Table) -> str:
        return table.info.status

    def waiting(self, table: Table) -> list[int]:
        """Whom everybody waits for."""
        seats: list[int] = table.sight(None).view["waiting"]
        return seats

    def note(self, table: Table, seat: int, text: str) -> str:
        """A note of this seat in its dossier, about an agent that is not its own."""
        agent = next(agent for agent in table.sight(seat).view["agents"] if agent != table.sight(seat).view["card"])
        return f"note {agent} ? {text}"

    def answer_of(self, table: Table) -> tuple[int, str, int]:
        """A legal answer of the first seat that is asked, and the number of the question."""
        game = table.game
        assert game is not None
        seat, ask = next(iter(game.asked.items()))
        return seat, ask.text(ask.draw(self.chance.random)), game.question

    def rows(self, query: str) -> list[Any]:
        """What is really on disk, read by somebody else."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query).fetchall()

    def change(self, statement: str) -> None:
        """Lay hands on the database while the house is closed."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute(statement)

    def journal(self, table: Table) -> list[tuple[int, str]]:
        rows = self.rows(f"select seat, choice from journal where table_id = '{table.record.id}' order by number")
        return [(seat, choice) for seat, choice in rows]

    def told_by_the_books(self, table: Table) -> bool:
        """Whether everybody at the table sees and has heard what the journal on disk tells."""
        record = table.record
        game = replay(find(record.game), len(record.seats), record.options, self.journal(table), version=record.version)
        return all(
            (table.sight(eye), table.told(eye)) == (look(game, eye).at_rest(), told(game, eye)) for eye in eyes(game)
        )


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    scene = Scene(tmp_path / "house.sqlite3")
    await scene.open()
    yield scene
    await scene.close()
