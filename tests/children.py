"""Programs started by tests."""

from __future__ import annotations

import multiprocessing
import sys

from backroom.games import catalogue

PATIENCE = 120.0
"""Seconds that a busy machine may take for something: a limit for what hangs, not a measure of anything."""
RESTORED = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"

DRIVERS = ("sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg", "aiosqlite", "asyncpg")
GAMES = tuple(f"backroom.games.{game}" for game in catalogue())

# One process has imported everything already, which takes longer than what most tests start a program for: houses and
# terminals are forked from it.
forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["backroom.server.app", "backroom.cli", *GAMES, *DRIVERS])


def interruptible(*command: str) -> list[str]:
    """A command that hears Ctrl-C, also where the tests themselves run deaf to it: in the background, or under CI."""
    return [sys.executable, "-IS", "-c", RESTORED, *command]
