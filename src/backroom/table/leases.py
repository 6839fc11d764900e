"""Who keeps a table, where several processes share one database: one at a time, by a lock that dies with it."""

import asyncio
import contextlib

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from backroom.table import schema
from backroom.table.manners import PATIENCE
from backroom.table.refusals import StorageTrouble

keepers = schema.keepers


PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8)


class Elsewhere(Exception):
    """Another process keeps this table; `keeper` is where it can be reached."""

    def __init__(self, keeper: str) -> None:
        super().__init__(keeper)
        self.keeper = keeper


class Leases:
    """The tables this process keeps, each by an advisory lock of PostgreSQL, all held by one connection."""

    def __init__(self, engine: AsyncEngine, address: str, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.address = address
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._held: set[str] = set()
        self._one = asyncio.Lock()

    async def take(self, table: str) -> None:
        """Keep this table from now on. Elsewhere, if another process does."""
        for pause in PAUSES:
            async with self._one:
                if table in self._held:
                    return
                try:
                    async with asyncio.timeout(self.patience):
                        keeper = await self._take(await self._open(), table)
                except (SQLAlchemyError, OSError) as error:
                    await self._drop()
                    raise StorageTrouble from error
            if keeper is None:
                return
            if keeper not in ("", self.address):
                raise Elsewhere(keeper)
            # Its keeper has only just taken it, and has not yet said where it is.
            await asyncio.sleep(pause)
        raise StorageTrouble

    async def _take(self, connection: AsyncConnection, table: str) -> str | None:
        """None if it is ours now; otherwise where its keeper is, as far as is known."""
        if not (await connection.execute(select(func.pg_try_advisory_lock(_key(table))))).scalar_one():
            known = await connection.execute(select(keepers.c.address).where(keepers.c.table_id == table))
            return known.scalar() or ""
        self._held.add(table)
        await connection.execute(delete(keepers).where(keepers.c.table_id == table))
        await connection.execute(insert(keepers).values(table_id=table, address=self.address))
        return None

    async def give_back(self, table: str) -> None:
        """Whoever wants it may have it."""
        async with self._one:
            if self._connection is not None and table in self._held:
                self._held.discard(table)
                try:
                    await self._connection.execute(delete(keepers).where(keepers.c.table_id == table))
                    await self._connection.execute(select(func.pg_advisory_unlock(_key(table))))
                except (SQLAlchemyError, OSError):
                    await self._drop()

    async def alive(self) -> bool:
        """Whether all that was taken is still held; a database that was gone has forgotten it."""
        async with self._one:
            if self._connection is None:
                return False
            try:
                await self._connection.execute(select(1))
            except (SQLAlchemyError, OSError):
                await self._drop()
                return False
            return True

    async def close(self) -> None:
        async with self._one:
            await self._drop()

    async def _open(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _drop(self) -> None:
        self._held.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            # Not back to the pool: the locks go with the connection.
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with asyncio.timeout(self.patience):
                    await connection.invalidate()
                    await connection.close()


def _key(table: str) -> object:
    return func.hashtextextended(table, 0)
