"""A house of its own, full of people who answer at once; and how quickly it confirms them."""

import asyncio
import http.client
import json
import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from backroom.games import find
from backroom.load.people import Tally, people_of
from backroom.server.app import serve
from backroom.server.settings import Limits, Settings
from backroom.table.manners import Manners

HOUSE_OPENS = 60.0
OPEN_DOOR = Limits(socket_rate=1e9, address_rate=1e9, address_burst=10**9, sockets_per_address=10**6)
"""The crowd comes from one address, and is not what the limits guard against."""


class Load(Struct, frozen=True):
    """What the house shall hold: so many tables of one game, all chairs taken by people, for so many seconds."""

    game: str
    tables: int
    people: int
    seconds: float
    database: str | None = None
    warm_up: float = 2.0


class Figures(Struct, frozen=True):
    """What it did. Times are those from an answer to its confirmation, in milliseconds."""

    game: str
    tables: int
    people: int
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


def measure(load: Load) -> Figures:
    """Open a house, fill it, and count."""
    rules = find(load.game)
    rules.check_seats(load.people)
    with (
        tempfile.TemporaryDirectory(prefix="backroom-load-") as folder,
        _house(load.database or str(Path(folder) / "house.sqlite3")) as (address, pid),
    ):
        return asyncio.run(_crowd(replace(load, game=rules.name), address, pid))


@contextmanager
def _house(database: str) -> Iterator[tuple[str, int]]:
    """A house in a process of its own, on loopback, that lets a crowd in."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_keep_house, args=(database, theirs), daemon=True)
    process.start()
    try:
        if not ours.poll(HOUSE_OPENS):
            raise TimeoutError("the house did not open")
        yield ours.recv(), process.pid or 0
    finally:
        process.terminate()
        process.join()


def _keep_house(database: str, pipe: Connection) -> None:
    manners = Manners(bot_delay=0.0, tables_per_guest=10**9)
    settings = Settings(database=database, port=0, host="127.0.0.1", limits=OPEN_DOOR, manners=manners)
    serve(settings, lambda own, shared: pipe.send(own))


async def _crowd(load: Load, address: str, pid: int) -> Figures:
    tally = Tally()
    tables = await asyncio.to_thread(_set_tables, load, address)
    line = f"ws://{address.removeprefix('http://')}/ws"
    people = [person for made in tables for person in people_of(line, made, tally)]
    for person in people:
        await person.come()
    await asyncio.sleep(load.warm_up)
    tally.taken.clear()
    before, own_before, begun = _cpu(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(load.seconds)
    seconds = time.perf_counter() - begun
    taken, after, own_after = sorted(tally.taken), _cpu(pid), time.process_time()
    memory = _memory(pid)
    for person in people:
        person.go_home()
    return Figures(
        game=load.game,
        tables=load.tables,
        people=load.people,
        seconds=round(seconds, 2),
        answers=len(taken),
        answers_per_second=round(len(taken) / seconds, 1),
        p50_ms=_share(taken, 0.5),
        p90_ms=_share(taken, 0.9),
        p99_ms=_share(taken, 0.99),
        max_ms=_share(taken, 1.0),
        refused=tally.refused,
        connections_lost=tally.lost,
        house_memory_mb=memory,
        house_cpu_seconds=None if before is None or after is None else round(after - before, 2),
        crowd_cpu_seconds=round(own_after - own_before, 2),
    )


def _set_tables(load: Load, address: str) -> list[dict[str, Any]]:
    """All tables, one after the other over one connection."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=HOUSE_OPENS)
    wish = json.dumps({"game": load.game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(load.people)]})
    made = []
    for _ in range(load.tables):
        connection.request("POST", "/api/tables", wish, {"Content-Type": "application/json"})
        made.append(json.loads(connection.getresponse().read()))
    connection.close()
    return made


def _share(taken: Sequence[float], share: float) -> float:
    """So many of the answers took no longer than this, in milliseconds."""
    return round(1000 * taken[min(len(taken) - 1, int(share * len(taken)))], 2) if taken else 0.0


def _cpu(pid: int) -> float | None:
    """Seconds of a processor that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / 100


def _memory(pid: int) -> float | None:
    """Megabytes that a process holds, where the system tells."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return None
    held = next(line for line in lines if line.startswith("VmRSS"))
    return round(int(held.split()[1]) / 1024, 1)
