"""Many games at once: simulations, tournaments and their figures, and how fast the house plays beside its peers."""

from backroom.arena.contest import Meeting, Pace, Rating, Stopped, Tournament, tournament
from backroom.arena.hands import pool
from backroom.arena.machines import NoCluster, cluster
from backroom.arena.match import Match, Tally, filled_up, play_batch
from backroom.arena.records import Record, findings, read_games
from backroom.arena.reporting import report, write_report
from backroom.arena.simulation import Interrupted, Simulation, simulate
from backroom.arena.speed import Bench, bench
from backroom.arena.standing import Estimate
from backroom.arena.tuning import NoTuning, Tuned, tune, undertaking
from backroom.kit import Blunder

__all__ = [
    "Bench",
    "Blunder",
    "Estimate",
    "Interrupted",
    "Match",
    "Meeting",
    "NoCluster",
    "NoTuning",
    "Pace",
    "Rating",
    "Record",
    "Simulation",
    "Stopped",
    "Tally",
    "Tournament",
    "Tuned",
    "bench",
    "cluster",
    "filled_up",
    "findings",
    "play_batch",
    "pool",
    "read_games",
    "report",
    "simulate",
    "tournament",
    "tune",
    "undertaking",
    "write_report",
]
