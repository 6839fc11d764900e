"""What the house player thinks of things: every weight it plans by."""

from typing import NamedTuple


class Temper(NamedTuple):
    """What the planner thinks of things, in cards. Tuned by playing; all of it is flat around these values."""

    scarcity: float = 0.17
    """How much dearer a symbol is for each grade that it is scarcer."""
    grade: int = 3
    """So many spare cards are a grade."""
    two: float = 0.4
    """What a joker with two symbols is worth more than a plain card."""
    joker: float = 0.65
    smaller_hand: float = 0.1
    """What it costs to have an open card less, as after a pair."""
    uneven: float = 0.02
    """What it costs that some seats have fewer cards left than others, by the square of the difference."""
    no_bonus: float = 1.0
    strong_first: float = 0.12
    """How much rather it arrests those with one more position: later there is less to choose from."""


TEMPER = Temper()
