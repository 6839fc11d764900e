"""The pen: what all tables want to write while the last transaction is under way goes into the next one together."""

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.table.pages import Entry, Page, write_entries
from backroom.table.refusals import JournalMoved, Refusal, RematchMade, StorageTrouble

log = logging.getLogger("backroom.store")

CONFLICT = IntegrityError | sqlite3.IntegrityError
"""Somebody has written here first, or there is no such table any more."""
AT_ONCE, ENOUGH = 256, 64
"""Pages of one transaction, at most; and how many are worth one, though more may be about to come."""

Transaction: TypeAlias = Callable[[Sequence[Page]], Awaitable[list[Any]]]
"""Writes pages in one transaction and commits it. The outcome of each: what it returned, or why it was not written."""


class Pen:
    """Writes with so many hands, each of them one transaction at a time."""

    def __init__(self, transaction: Transaction, hands: int, patience: float) -> None:
        """What is not written after so many seconds is refused; should it be written after all, it is found then."""
        self.patience = patience
        self._transaction = transaction
        self._free = hands
        self._waiting: list[tuple[Page, asyncio.Future[Any]]] = []
        self._promised: deque[tuple[float, asyncio.Future[Any]]] = deque()
        self._watch: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()
        self.pages = self.refused = self.transactions = 0
        self.seconds = 0.0

    def write(self, page: Page) -> asyncio.Future[Any]:
        """Done when the page is on disk; or with the reason why it is not."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((page, future))
        self._promised.append((loop.time() + self.patience, future))
        if self._watch is None:
            self._watch = loop.call_later(self.patience, self._lose_patience)
        if self._free:
            self._free -= 1
            # The task takes what is there when it begins: also what others add before it does.
            task = asyncio.create_task(self._write_all())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        return future

    def _lose_patience(self) -> None:
        """Whoever has waited for too long need wait no more; one timer watches over all."""
        loop, self._watch = asyncio.get_running_loop(), None
        while self._promised:
            until, future = self._promised[0]
            if not future.done() and until > loop.time():
                self._watch = loop.call_at(until, self._lose_patience)
                return
            self._promised.popleft()
            if not future.done():
                log.error("the store did not write within %s seconds", self.patience)
                future.set_exception(StorageTrouble())

    async def rest(self) -> None:
        """Let everything be written that was to be."""
        while self._writing:
            await asyncio.wait(self._writing, timeout=self.patience)

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await self._gather()
                pages, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                if pages:
                    await self._write(pages)
        finally:
            self._free += 1

    async def _gather(self) -> None:
        """As long as every turn of the event loop brings more, let it come: who writes for many does so cheaply."""
        there = 0
        while there < len(self._waiting) < ENOUGH:
            there = len(self._waiting)
            await asyncio.sleep(0)

    async def _write(self, pages: Sequence[tuple[Page, asyncio.Future[Any]]]) -> None:
        begun = time.monotonic()
        try:
            outcomes = await self._transaction([page for page, _ in pages])
        except Exception as error:  # whatever is wrong with the database, whoever waits must hear of it
            if not isinstance(error, Refusal | RematchMade | CONFLICT):
                log.error("the store could not write: %s", error)
            outcomes = [error] * len(pages)
        self.transactions += 1
        self.seconds += time.monotonic() - begun
        for (_, future), outcome in zip(pages, outcomes, strict=True):
            failed = isinstance(outcome, Exception)
            self.pages += not failed
            self.refused += failed
            if future.done():
                continue
            if failed:
                future.set_exception(_refusal(outcome))
            else:
                future.set_result(outcome)
        while self._promised and self._promised[0][1].done():
            self._promised.popleft()


def _refusal(error: Exception) -> Exception:
    if isinstance(error, Refusal | RematchMade):
        return error
    refusal = JournalMoved() if isinstance(error, CONFLICT) else StorageTrouble()
    refusal.__cause__ = error
    return refusal


PAGE_TROUBLE = (SQLAlchemyError, sqlite3.Error, ValueError, OverflowError, Refusal, RematchMade)
"""What may be wrong with a single page."""


def write_pages(connection: Connection, pages: Sequence[Page]) -> list[Any]:
    """Write all pages in one transaction. One that cannot be written leaves the others alone."""
    with connection.begin() as transaction:
        try:
            return _together(connection, pages)
        except PAGE_TROUBLE:
            if len(pages) == 1:
                raise
            transaction.rollback()
    # Only now each is worth a way back of its own: that takes longer than to write it.
    with connection.begin():
        return [_alone(connection, page) for page in pages]


def _together(connection: Connection, pages: Sequence[Page]) -> list[Any]:
    """Entries with a few statements for all of them, the rest one by one."""
    entries = [page for page in pages if isinstance(page, Entry) and page.in_line]
    if entries:
        write_entries(connection, entries)
    done = set(map(id, entries))
    return [None if id(page) in done else page.write(connection) for page in pages]


def _alone(connection: Connection, page: Page) -> Any:
    attempt = connection.begin_nested()
    try:
        outcome = page.write(connection)
    except PAGE_TROUBLE as error:
        attempt.rollback()
        return error
    attempt.commit()
    return outcome
