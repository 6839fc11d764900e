"""The house player's temper: every weight it plays by, in one place. The arena chose them, by some thousand games."""

from typing import NamedTuple

Standing = tuple[float, ...]

STANDING: Standing = (3.0, 3.2, 3.8, 4.5, 5.0, 5.2, 5.0, 4.6, 4.1, 3.6, 3.3, 1.5)
"""What waiting in a building is worth in points to come, church first, ruin last. The middle of the street is best:
from there the own player reaches the dear houses, while whoever waits in house 10 is pushed on into the ruin."""


class Style(NamedTuple):
    """A way of playing one may meet: how keen on the own agent's good, how envious of the others', and how common."""

    keenness: float
    envy: float
    share: float


STYLES = (
    Style(keenness=1.5, envy=0.0, share=0.3),
    Style(keenness=0.5, envy=0.25, share=0.5),
    Style(keenness=0.0, envy=0.0, share=0.2),
)
"""Grabbing, shrewd, aimless. Its moves soon say which fits a seat; an aimless one's prove nothing about its agent."""

SLIP = 0.1
"""How often even a keen player does just anything: no single move proves too much."""

SAFE_KEENNESS = 0.5
"""Where somebody puts the safe speaks half as loud as a move."""


class Temper(NamedTuple):
    """How the house player weighs one thing against another."""

    standing: Standing = STANDING
    lead: float = 3.0
    """Points ahead that make one a favourite at the very finish: a last scoring can still turn much."""
    lead_tips: float = 5.0
    """The same in the expert game, where tips still shift the stones by fives."""
    lead_far: float = 0.35
    """How many more it takes for every point that the first stone is from the finish."""
    rivals_right: float = 0.35
    """How many of the others' agents a player names rightly for each fellow player there is."""
    calm: float = 0.8
    """What others expect of leaving the safe shut: this part of what agents find on average as they stand."""
    foresight: float = 0.5
    """How far it trusts its guess of the next player's answer, beside how things stand before it."""
    breadth: int = 10
    """Moves it thinks through to that answer, of those that leave the safe shut."""
    breadth_cracking: int = 3
    """The same of those that crack the safe, each for all the places the safe could go."""
    doubt: float = 0.1
    """Suspicions weaker than this are not thought through."""
    shyness: float = 0.01
    """Chance of winning it would give not to be found out: whoever is known gets pushed into the ruin."""
    shyness_tips: float = 0.02
    """What it would give on top while tips are to be written: whoever is named gives five points away."""
    whim: float = 0.003
    """Choices this close are as good as each other: nobody is to read it like a book."""


HOUSE = Temper()
