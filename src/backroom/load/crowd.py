"""A house of its own, full of people who answer at once; and how quickly it confirms them."""

import asyncio
import http.client
import json
import multiprocessing
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from uvicorn.loops.auto import auto_loop_factory

from backroom.games import find
from backroom.kit import BackroomError
from backroom.load.people import Tally, Watcher, connect, people_of
from backroom.server.app import serve
from backroom.server.settings import Limits, Settings
from backroom.server.system import cpu_of, family_of, memory_of
from backroom.table.invited import stand_in
from backroom.table.manners import Manners

HOUSE_OPENS = 60.0
OPEN_DOOR = Limits(socket_rate=1e9, address_rate=1e9, address_burst=10**9, sockets_per_address=10**6)
"""The crowd comes from one address, and is not what the limits guard against."""


class Load(Struct, frozen=True):
    """What the house shall hold: tables full of people, tables full of bots beside them, for so many seconds."""

    game: str
    tables: int = 100
    people: int = 4
    seconds: float = 10.0
    bot_tables: int = 0
    bot_processes: int = 0
    processes: int = 1
    database: str | None = None
    warm_up: float = 2.0


class Figures(Struct, frozen=True):
    """What it did. Times are those from an answer to its confirmation, in milliseconds."""

    game: str
    tables: int
    people: int
    bot_tables: int
    seconds: float
    answers: int
    answers_per_second: float
    p50_ms: float
    p90_ms: float
    p99_ms: float
    max_ms: float
    refused: dict[str, int]
    connections_lost: int
    house_memory_mb: float | None
    house_cpu_seconds: float | None
    crowd_cpu_seconds: float


class LoadTrouble(BackroomError):
    """The house to be measured could not be opened."""


Progress = Callable[[int, int], None]


def measure(load: Load, progress: Progress | None = None) -> Figures:
    """Open a house, fill it, and count."""
    rules = find(load.game)
    rules.check_seats(load.people)
    with tempfile.TemporaryDirectory(prefix="backroom-load-") as folder:
        database = load.database or str(Path(folder) / "house.sqlite3")
        with _house(database, load) as (address, pid):
            crowd = Crowd(replace(load, game=rules.name), address, pid)
            # The same event loop as the house's: the crowd must not be what is measured.
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                return runner.run(crowd.measure(progress))


@contextmanager
def _house(database: str, load: Load) -> Iterator[tuple[str, int]]:
    """A house in a process of its own, on loopback, that lets a crowd in."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_keep_house, args=(database, load, theirs))
    process.start()
    theirs.close()
    try:
        if not ours.poll(HOUSE_OPENS):
            raise LoadTrouble("error-load-house")
        try:
            address = ours.recv()
        except EOFError:
            raise LoadTrouble("error-load-house") from None
        yield address, process.pid or 0
    finally:
        process.terminate()
        process.join()


def _keep_house(database: str, load: Load, pipe: Connection) -> None:
    usual = Manners(tables_per_guest=10**9)
    # Without bots nothing is to be waited for: what people can only answer in one way is answered at once.
    manners = usual if load.bot_tables else replace(usual, bot_delay=0.0)
    settings = Settings(
        database=database,
        port=0,
        host="127.0.0.1",
        limits=OPEN_DOOR,
        manners=manners,
        bot_processes=load.bot_processes,
        processes=load.processes,
    )
    serve(settings, lambda own, shared: pipe.send(own))


class Crowd:
    """Everybody in the house."""

    def __init__(self, load: Load, address: str, pid: int) -> None:
        self.load = load
        self.address = address
        self.line = f"ws://{address.removeprefix('http://')}/ws"
        self.pid = pid
        self.tally = Tally()
        self._watchers: list[Watcher] = []
        self._errands: set[asyncio.Task[None]] = set()

    async def measure(self, progress: Progress | None) -> Figures:
        """Let everybody come, let them play for a while, and look how it went."""
        load, tally = self.load, self.tally
        tables = [await self._set_table() for _ in range(load.tables)]
        people = [person for made in tables for person in people_of(self.line, made, tally)]
        for person in people:
            await person.come()
        for _ in range(load.bot_tables):
            await self._watch_bots()
        await asyncio.sleep(load.warm_up)
        tally.taken.clear()
        cpu, own_cpu, begun = _sum(cpu_of, self.pid), time.process_time(), time.perf_counter()
        while (passed := time.perf_counter() - begun) < load.seconds:
            if progress is not None:
                progress(int(passed), int(load.seconds))
            await asyncio.sleep(min(1.0, load.seconds - passed))
        figures = self._figures(passed, sorted(tally.taken), cpu, own_cpu)
        for person in people:
            person.go_home()
        for watcher in self._watchers:
            watcher.hang_up()
        # Whoever leaves needs a moment to be gone.
        await asyncio.sleep(0.05)
        return figures

    def _figures(self, seconds: float, taken: Sequence[float], cpu: float | None, own_cpu: float) -> Figures:
        load, after = self.load, _sum(cpu_of, self.pid)
        return Figures(
            game=load.game,
            tables=load.tables,
            people=load.people,
            bot_tables=load.bot_tables,
            seconds=round(seconds, 2),
            answers=len(taken),
            answers_per_second=round(len(taken) / seconds, 1),
            p50_ms=_share(taken, 0.5),
            p90_ms=_share(taken, 0.9),
            p99_ms=_share(taken, 0.99),
            max_ms=_share(taken, 1.0),
            refused=self.tally.refused,
            connections_lost=self.tally.lost,
            house_memory_mb=_sum(memory_of, self.pid),
            house_cpu_seconds=None if cpu is None or after is None else round(after - cpu, 2),
            crowd_cpu_seconds=round(time.process_time() - own_cpu, 2),
        )

    async def _watch_bots(self) -> None:
        """A table of bots, and another one whenever it is over."""
        bot = {"kind": "bot", "bot": stand_in(self.load.game)}
        made = await asyncio.to_thread(self._made, [bot] * self.load.people)
        watcher = Watcher(self.line, made["table"]["id"], self._send_for_bots)
        self._watchers.append(watcher)
        await connect(watcher, self.line)

    def _send_for_bots(self) -> None:
        errand = asyncio.ensure_future(self._watch_bots())
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _set_table(self) -> dict[str, Any]:
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(self.load.people)]
        return await asyncio.to_thread(self._made, seats)

    def _made(self, seats: list[dict[str, str]]) -> dict[str, Any]:
        connection = http.client.HTTPConnection(self.address.removeprefix("http://"), timeout=HOUSE_OPENS)
        wish = json.dumps({"game": self.load.game, "seats": seats})
        connection.request("POST", "/api/tables", wish, {"Content-Type": "application/json"})
        made: dict[str, Any] = json.loads(connection.getresponse().read())
        connection.close()
        return made


def _sum(figure: Callable[[int], float | None], pid: int) -> float | None:
    """A figure of the house and of all processes it has started, where the system tells."""
    told = [value for member in family_of(pid) if (value := figure(member)) is not None]
    return round(sum(told), 2) if told else None


def _share(taken: Sequence[float], share: float) -> float:
    """So many of the answers took no longer than this, in milliseconds."""
    return round(1000 * taken[min(len(taken) - 1, int(share * len(taken)))], 2) if taken else 0.0
