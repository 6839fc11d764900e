"""Houses that are processes of their own, for tests that kill them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from typing import TYPE_CHECKING, Any

from tests.children import PATIENCE

from backroom.games import find
from backroom.server import bridge, hatch
from backroom.server.app import last_resort, serve
from backroom.server.settings import Limits, Settings
from backroom.table.manners import Manners

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from random import Random

    from backroom.kit import Chair


def keep(database: str, level: str, log: str, told: dict[str, float], pipe: Connection) -> None:
    """Run a house until it is told to stop, or killed; its address goes into the pipe."""
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 2)
    # Also where the tests themselves run deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    logging.basicConfig(level=level)
    limits = Limits(socket_rate=1e6, address_rate=1e6)
    manners = Manners(bot_delay=0.0, talk_rate=1e6)
    settings = Settings(database=database, port=0, manners=manners, limits=limits, **told)  # type: ignore[arg-type]
    serve(settings, lambda own, shared: pipe.send(own), lambda: last_resort(settings.goodbye))


def keep_behind_walls(database: str, level: str, log: str, told: dict[str, float], pipe: Connection) -> None:
    """The same, without a hatch to other processes, as on systems that have none."""
    hatch.THERE_IS_ONE = False
    bridge.PATIENCE = PATIENCE
    keep(database, level, log, told, pipe)


class Ponderer:
    """A bot that never comes to an end."""

    def __init__(self, rng: Random | None = None) -> None:
        self.rng = rng

    def choose(self, chair: Chair) -> Any:
        print("let me think", file=sys.stderr, flush=True)
        time.sleep(1e6)


def keep_ponderers(database: str, level: str, log: str, told: dict[str, float], pipe: Connection) -> None:
    """The same, with bots that no goodbye can wake."""
    type(find("heimlich")).bots = {"random": Ponderer}
    keep(database, level, log, told, pipe)
