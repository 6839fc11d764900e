"""Measures the house beside a boardgame.io server, in turns, so that both have the same good and bad minutes.

    python tools/beside.py [--tables 100] [--turns 4] [--seconds 8] [--json]

The house keeps every answer on disk, boardgame.io everything in memory. It plays two games (beside.cjs): one of a few
numbers, and one that shows as much as Heimlich & Co. Its people are driven the same way as ours, and go on to a new
match after as many moves as a game of Heimlich & Co has answers. On a machine of two cores or more, the server has one
to itself and the crowd another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uvicorn.loops.auto import auto_loop_factory

import page as page_tools
from backroom.load import Load, measure
from backroom.load.line import Line
from backroom.load.people import connect
from backroom.server.system import cpu_of, memory_of

if TYPE_CHECKING:
    from collections.abc import Iterator

PEER = "boardgame.io@0.50.2"
SERVER = Path(__file__).with_suffix(".cjs")
PLAYERS, MOVES = 4, 50
WARM_UP = 2.0
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SHARES = ("a_second", "p50_ms", "p99_ms", "cpu_ms", "memory_mb")


class Player(Line):
    """One seat of a match: speaks Socket.IO over a WebSocket, and moves whenever it is on turn."""

    def __init__(self, address: str, game: str, table: int, others: list[Player], taken: list[float]) -> None:
        super().__init__(address)
        self.game, self.table, self.others, self.taken = game, table, others, taken
        self.seat = len(others)
        self.match, self.inside, self.there = -1, asyncio.Event(), False
        self.sent = 0.0
        self.turn = b'"currentPlayer":"%d"' % self.seat

    def opened(self) -> None:
        """Nothing to say before the server has."""

    def lost(self) -> None:
        """The measurement is over."""

    def heard(self, message: bytes) -> None:
        if message.startswith(b"42"):
            self._hear(message)
        elif message.startswith(b"0{"):
            self.say(b"40/%s," % self.game.encode())
        elif message.startswith(b"40"):
            self.inside.set()
        elif message == b"2":
            self.say(b"3")

    def go_to(self, match: int) -> None:
        self.match, self.there, self.sent = match, False, 0.0
        self._emit("sync", f"{self.table}-{match}", str(self.seat), None, PLAYERS)

    def _hear(self, message: bytes) -> None:
        """A state after a move, the whole of it; or of the match that one comes to, and then who else is there."""
        kind, _, said = message.partition(b"[")[2].partition(b",")
        if not said.startswith(b'"%d-%d"' % (self.table, self.match)):
            return
        if kind == b'"update"':
            self._follow(message)
        elif kind == b'"sync"' and self.seat == 0:
            # Two who come to a new match at once would both begin it.
            for other in self.others[1:]:
                other.go_to(self.match)
        elif kind == b'"matchData"':
            # Whoever came a moment after a move would never hear of it.
            first, self.there = not self.there, True
            if first and all(other.there and other.match == self.match for other in self.others):
                self.others[0]._move(0)

    def _follow(self, message: bytes) -> None:
        if self.sent:
            self.taken.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        state = _number_behind(message, b'"_stateID":')
        if state >= MOVES:
            if self.seat == 0:
                self.go_to(self.match + 1)
        elif self.turn in message:
            self._move(state)

    def _move(self, state: int) -> None:
        self.sent = time.perf_counter()
        payload = {"type": "say", "args": [random.randrange(7), random.randrange(1, 4)], "playerID": str(self.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, state, f"{self.table}-{self.match}", str(self.seat))

    def _emit(self, *what: Any) -> None:
        self.say(f"42/{self.game},{json.dumps(what)}".encode())


def _number_behind(message: bytes, key: bytes) -> int:
    begins = message.index(key) + len(key)
    ends = begins
    while message[ends : ends + 1].isdigit():
        ends += 1
    return int(message[begins:ends])


@contextmanager
def _installed() -> Iterator[Path]:
    """Its packages and our games for it, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory(prefix="backroom-beside-") as folder:
        install = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder]
        subprocess.run([*page_tools.find_npm(), *install, PEER], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        yield Path(shutil.copy(SERVER, folder))


@contextmanager
def _peer(script: Path) -> Iterator[tuple[str, int]]:
    """Its server, on loopback."""
    node = Path(page_tools.find_npm()[0]).with_name("node")
    command, quiet = [str(node), str(script)], {**os.environ, "NODE_ENV": "production"}
    _move_to(0)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet) as server:
        try:
            assert server.stdout is not None
            port = next(line.split()[1] for line in server.stdout if line.startswith("open "))
            yield f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket", server.pid
        finally:
            server.terminate()


def _move_to(core: int) -> None:
    """From here on, and for whatever is started from here, this core; if there are two and the system can do it."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, {CORES[core]})


def _house(tables: int, seconds: float) -> dict[str, float]:
    def step_aside(_passed: int, _of: int) -> None:
        """The house has been opened on our core: it keeps that, and we take the other."""
        _move_to(1)

    _move_to(0)
    figures = measure(Load("heimlich", tables=tables, people=PLAYERS, seconds=seconds), step_aside)
    return {
        "a_second": figures.answers_per_second,
        "p50_ms": figures.p50_ms,
        "p99_ms": figures.p99_ms,
        "cpu_ms": round(1000 * (figures.house_cpu_seconds or 0) / max(1, figures.answers), 3),
        "memory_mb": figures.house_memory_mb or 0,
    }


async def _play(address: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, float]:
    taken: list[float] = []
    name = random.randrange(10**9)
    players: list[Player] = []
    for table in range(tables):
        others: list[Player] = []
        for _ in range(PLAYERS):
            others.append(Player(address, game, name + table, others, taken))
        players += others
    for player in players:
        await connect(player, address)
        await player.inside.wait()
    for player in players[::PLAYERS]:
        player.go_to(0)
    await asyncio.sleep(WARM_UP)
    taken.clear()
    cpu, begun = cpu_of(pid) or 0.0, time.perf_counter()
    await asyncio.sleep(seconds)
    passed, times = time.perf_counter() - begun, sorted(taken)
    cpu = (cpu_of(pid) or 0.0) - cpu
    for player in players:
        player.hang_up()
    await asyncio.sleep(0.5)
    return {
        "a_second": round(len(times) / passed, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 2),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 2),
        "cpu_ms": round(1000 * cpu / len(times), 3),
        "memory_mb": memory_of(pid) or 0,
    }


def _neighbour(script: Path, game: str, tables: int, seconds: float) -> dict[str, float]:
    """A server of its own for every turn: one that has run for a while keeps all matches there ever were."""
    with _peer(script) as (address, pid), asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        _move_to(1)
        return runner.run(_play(address, pid, game, tables, seconds))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--turns", type=int, default=4)
    reader.add_argument("--seconds", type=float, default=8.0)
    reader.add_argument("--json", action="store_true")
    wish = reader.parse_args()
    found: dict[str, list[dict[str, float]]] = {}

    def note(who: str, turn: dict[str, float]) -> None:
        found.setdefault(who, []).append(turn)
        print(f"{who:20}", turn, file=sys.stderr, flush=True)

    with _installed() as script:
        for _ in range(wish.turns):
            note("backroom", _house(wish.tables, wish.seconds))
            for game in ("few", "much"):
                note(f"boardgame.io, {game}", _neighbour(script, game, wish.tables, wish.seconds))
    if wish.json:
        print(json.dumps(found, indent=2))
        return
    for who, turns in found.items():
        middle = {share: statistics.median(turn[share] for turn in turns) for share in SHARES}
        print(f"{who:20}", middle)


if __name__ == "__main__":
    main()
