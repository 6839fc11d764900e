"""Many games at once: simulations and their figures, and how fast the house plays beside its peers."""

from backroom.arena.hands import pool
from backroom.arena.match import Match, Tally, filled_up, play_batch
from backroom.arena.reporting import report, write_report
from backroom.arena.simulation import Interrupted, Simulation, simulate
from backroom.arena.speed import Bench, bench
from backroom.kit import Blunder

__all__ = [
    "Bench",
    "Blunder",
    "Interrupted",
    "Match",
    "Simulation",
    "Tally",
    "bench",
    "filled_up",
    "play_batch",
    "pool",
    "report",
    "simulate",
    "write_report",
]
