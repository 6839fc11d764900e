"""Several processes behind one port: each serves whoever comes, and a process that dies is started again."""

import asyncio
import multiprocessing
import signal
import socket
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from backroom.server.addresses import own_address, shared_address
from backroom.server.app import Ready, check_store, last_resort, listen, run_on
from backroom.server.logs import open_log
from backroom.server.settings import BadSetting, Settings
from backroom.table.store import shared

AGAIN = 1.0
"""Seconds before a process that died is started again."""


class _Stop(Exception):
    """Somebody wants us to stop."""


def serve_many(settings: Settings, ready: Ready | None = None) -> None:
    """Run the house in as many processes as the settings say, until it is told to stop."""
    settings.check()
    if not shared(settings.database_address):
        raise BadSetting("error-processes-database")
    open_log(as_json=settings.log_json)
    asyncio.run(check_store(settings.database_address))
    with listen(settings) as listener:
        _watch(settings, listener, ready)


def _watch(settings: Settings, listener: socket.socket, ready: Ready | None) -> None:
    before = signal.signal(signal.SIGTERM, _stop)
    processes = [_start(settings, listener) for _ in range(settings.processes)]
    try:
        if ready is not None:
            port = listener.getsockname()[1]
            ready(own_address(settings, port), shared_address(settings, port))
        while True:
            wait([process.sentinel for process in processes])
            time.sleep(AGAIN)
            processes = [process if process.is_alive() else _start(settings, listener) for process in processes]
    except (_Stop, KeyboardInterrupt):
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + settings.goodbye
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()


def _stop(_signal: int, _frame: FrameType | None) -> Any:
    raise _Stop


def _start(settings: Settings, listener: socket.socket) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=_keep, args=(settings, listener))
    process.start()
    return process


def _keep(settings: Settings, listener: socket.socket) -> None:
    open_log(as_json=settings.log_json)
    run_on(settings, listener, closing=lambda: last_resort(settings.goodbye))
