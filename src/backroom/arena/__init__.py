"""Many games at once: simulations and their figures, and how fast the house plays beside its peers."""

from backroom.arena.match import LONGEST, Blunder, Match, Tally, play_batch
from backroom.arena.simulation import Interrupted, Simulation, pool, simulate
from backroom.arena.speed import Bench, bench

__all__ = [
    "LONGEST",
    "Bench",
    "Blunder",
    "Interrupted",
    "Match",
    "Simulation",
    "Tally",
    "bench",
    "play_batch",
    "pool",
    "simulate",
]
