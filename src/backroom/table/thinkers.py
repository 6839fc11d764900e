"""Bots beside the house: processes that think for its chairs, so that people's answers need not wait for thoughts."""

import asyncio
import logging
import sys
from typing import Any
from zlib import crc32

from backroom.kit import Event, Game
from backroom.table.minds import Place, Thought
from backroom.table.parcel import heard_since, pack, unpack, world_of
from backroom.table.thinker import LENGTH, Answer, Errand

log = logging.getLogger("backroom.bots")


class BotTrouble(Exception):
    """A bot broke down, or thought too long."""


class Thinker:
    """One process, started when it is first needed, and again after it has died."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._busy = asyncio.Lock()
        self._told: dict[Place, int] = {}
        self._retired = False

    async def think(self, place: Place, game: Game[Any], *, unasked: bool) -> Any:
        """One thought; others wait for it. BotTrouble if nothing comes of it."""
        # As it is now: while others are thought for, more may be told of it.
        world, heard = world_of(game, place.seat, place.chance(game.question)), heard_since(game, place.seat, 0)
        # Thought to its end, even if nobody wants it any more: half a conversation would be taken for the next one.
        conversation = asyncio.ensure_future(self._converse(place, world, heard, unasked))
        conversation.add_done_callback(_look_at)
        return await asyncio.shield(conversation)

    async def _converse(self, place: Place, world: tuple[Any, ...], heard: list[Event], unasked: bool) -> Any:
        async with self._busy:
            process = await self._started()
            since = self._told.get(place, 0)
            answer = await self._ask(process, Errand(place, unasked, world, since, heard[since:]))
            if answer.forgotten:
                answer = await self._ask(process, Errand(place, unasked, world, 0, heard))
        if answer.trouble:
            self._told.pop(place, None)
            raise BotTrouble(answer.trouble)
        return answer.thought

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return None if self._process is None else self._process.pid

    async def retire(self) -> None:
        """Think no more. Whoever waits for a thought is sent away without one, and makes no random choice instead."""
        self._retired = True
        await self.close()

    async def close(self) -> None:
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.wait()
            self._process = None
        self._told.clear()

    async def _started(self) -> asyncio.subprocess.Process:
        if self._retired:
            raise asyncio.CancelledError
        if self._process is None or self._process.returncode is not None:
            await self.close()
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "backroom.table.thinker", stdin=pipe, stdout=pipe
            )
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, errand: Errand) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        parcel = pack(errand)
        try:
            async with asyncio.timeout(self.patience):
                process.stdin.write(len(parcel).to_bytes(LENGTH) + parcel)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH))
                answer: Answer = unpack(await process.stdout.readexactly(length))
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            if self._retired:
                raise asyncio.CancelledError from error
            await self.close()
            raise BotTrouble(f"the process of the bots was given up: {type(error).__name__}") from error
        self._told[errand.place] = errand.since + len(errand.heard)
        return answer


def _look_at(conversation: asyncio.Future[Any]) -> None:
    """Keeps asyncio from complaining where nobody waits for it any more."""
    if not conversation.cancelled():
        conversation.exception()


class Thinkers:
    """So many of them. A chair always has the same one, which remembers its bot."""

    def __init__(self, many: int, patience: float) -> None:
        self.all = [Thinker(patience) for _ in range(many)]

    async def choose(self, place: Place, game: Game[Any]) -> Thought:
        thought: Thought = await self._of(place).think(place, game, unasked=False)
        return thought

    async def volunteer(self, place: Place, game: Game[Any]) -> str | None:
        wish: str | None = await self._of(place).think(place, game, unasked=True)
        return wish

    def _of(self, place: Place) -> Thinker:
        return self.all[crc32(f"{place.table} {place.seat}".encode()) % len(self.all)]

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.retire()
