"""The house player's temper: what it takes others for until it knows better, and what mischief is worth to it."""

from typing import NamedTuple


class Temper(NamedTuple):
    """How the house player weighs one thing against another.

    Tuples go by what somebody did last in this round: nothing yet, drawn, put back, bought an ID, turned a timer.
    """

    # Reading the others
    haste: tuple[float, ...] = (0.12, 0.18, 0.5, 0.4, 0.3)
    """How often somebody who did that turns a timer next, until one knows better."""
    tidy: float = 0.75
    """How many have tidied up their hands one lap later, and go on as somebody does who has."""
    ready: tuple[float, ...] = (0.45, 0.55, 0.95, 0.87, 0.98)
    """How many who did that would be innocent if the round ended now."""
    ready_in_time: tuple[float, ...] = (0.82, 0.78, 0.95, 0.93, 0.97)
    """How many of them are innocent in the end when there is time enough."""
    trust_haste: float = 3.0
    """How many turns it takes to believe what one has seen of somebody rather than these,"""
    trust_verdict: float = 2.0
    """and how many rounds."""
    other_verdict: float = 0.5
    """How much a verdict tells that was spoken when somebody had last done something else."""
    half_ready: float = 0.4
    """What part of those who are not ready is still not ready one turn later."""
    guessed: float = 0.85
    """In how many imagined worlds somebody is guilty of whose cards one knows nothing."""

    # Mischief
    ruined: float = 0.2
    """Points: somebody ready turns out guilty, and one may be a place higher. Who hunts for more stays poor himself."""
    mended: float = 0.1
    """What it costs a rival in time to put his hand in order again."""
    saved: float = 0.45
    """How often a special card that lies face down saves its owner when the round is over."""


HOUSE = Temper()
