"""The house player's temper: every weight it plays by, in one place, tried out over thousands of games in the arena."""

from typing import NamedTuple

from backroom.games.heimlich.state import WORTH

Standing = tuple[float, ...]

STANDING: Standing = (3.0, 3.2, 3.8, 4.5, 5.0, 5.2, 5.0, 4.6, 4.1, 3.6, 3.3, 1.5)
"""What waiting in a building is worth in points to come, church first, ruin last. The middle of the street is best:
from there the own player reaches the dear houses, while whoever waits in house 10 is pushed on into the ruin."""

BY_NUMBER: Standing = tuple(0.4 * worth for worth in WORTH)
"""The same to somebody who thinks no further than the number on the house."""


class Style(NamedTuple):
    """A way of playing that one may meet."""

    keenness: float
    """How sure to take what is best: the logarithm of a choice's odds rises by this with every point."""
    standing: Standing
    """What it thinks waiting in each building is worth."""
    envy: float
    """What a point for any other agent counts against it, beside one for the own agent."""
    share: float
    """How common it is."""
    watches: float
    """How likely somebody who plays like this also watches the others."""


GRABBING = Style(keenness=4.0, standing=BY_NUMBER, envy=0.02, share=0.2, watches=0.0)
SHREWD = Style(keenness=1.5, standing=STANDING, envy=0.25, share=0.4, watches=1.0)
EASYGOING = Style(keenness=0.4, standing=STANDING, envy=0.15, share=0.25, watches=0.7)
AIMLESS = Style(keenness=0.0, standing=STANDING, envy=0.0, share=0.15, watches=0.2)
STYLES = (GRABBING, SHREWD, EASYGOING, AIMLESS)
"""A seat's moves soon say which of them fits; those of an aimless one say nothing else."""

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
    breadth: int = 8
    """Moves it thinks through to the next player's reply, of those that leave the safe shut."""
    breadth_cracking: int = 3
    """The same of those that crack the safe."""
    breadth_safes: int = 3
    """Places of the safe it thinks through for each of those."""
    guesses: int = 3
    """How many guesses of who the next player is it thinks through."""
    doubt: float = 0.1
    """Guesses less likely than this it leaves aside, if there is a better one."""
    shyness: float = 1.0
    """Points it would give not to be found out, if everybody watched: whoever is known gets pushed into the ruin."""
    shyness_tips: float = 6.5
    """What it would give on top while tips are to be written: whoever is named gives five points away."""
    whim: float = 0.003
    """Choices this close are as good as each other: nobody is to read it like a book."""


HOUSE = Temper()
