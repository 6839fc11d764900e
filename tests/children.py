"""Programs started by tests."""

from __future__ import annotations

import sys

PATIENCE = 120.0
"""Seconds that a busy machine may take for something: a limit for what hangs, not a measure of anything."""
RESTORED = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"


def interruptible(*command: str) -> list[str]:
    """A command that hears Ctrl-C, also where the tests themselves run deaf to it: in the background, or under CI."""
    return [sys.executable, "-c", RESTORED, *command]
