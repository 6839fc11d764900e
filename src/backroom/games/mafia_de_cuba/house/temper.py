"""The house players' temper: every weight they play by, in one place.

Whoever takes and speaks draws from these, and whoever listens reckons with them too. How people take, err and judge was
set by hand, at 6, 8, 10 and 12 seats together, until the Godfather won 40 to 70 % and no role less than 8 %. How those
talk who have something to hide was found by regret matching, as `mixing.py` does it: 60 rounds of 100 games at each
of these tables, in a quick model of the table that is not kept here. The report plays the real table, and shows how
far all that holds.
"""

from collections.abc import Mapping
from typing import NamedTuple

from backroom.games.mafia_de_cuba.state import CIA, DRIVER, FBI, KILLER, LOYAL, NOTHING

Shares = Mapping[str, float]

HIDES = (2.0, 1.0, 1.0, 1.0, 1.0, 2.0)
"""How gladly the Godfather keeps 0 to 5 diamonds: the extremes mislead the second player most."""

CALLING: Shares = {"thief": 6.0, "loyal": 1.0, "agent": 0.12, "driver": 2.0, "killer": 0.8, "kid": 0.8}
"""What one would like to become, where the box offers it. The last player alone can choose to be a street kid, and
a thief's temptation is much less where he finds few diamonds or little cover, see below."""
PLENTY = 1.0
"""How much gladder somebody takes a token of which there are many, as a power of their number."""
TABLE = 1.6
"""How much gladder people steal where the box goes through more than SMALL hands, as a power of their number: the
Godfather's jokers have to be spent first, and a single thief does not cost him so many."""
SMALL = 6
"""Through how many hands it goes at a table without jokers."""

POOR = 2.0
"""A thief who finds so few diamonds is half as tempted: the richest thief wins."""

CROWDED = 4.0
"""How fast it goes the more of those before have stolen, as a power of the part who have not: two thieves side by side
give each other away, and the Godfather's jokers outlast them."""
BAGGED = 0.3
"""How many thieves one reckons with whom the tokens do not show, since a missing one may lie in the bag."""
GREED = 0.06
"""The part of the diamonds a thief likes best to take: one or two. A loyal man who errs by one looks like him then, and
thieves who took equally many share the win."""
MODESTY = 0.05
"""How far from that part he may well go, as a part of all diamonds."""
ANY_HANDFUL = 0.1
"""How often he takes just any number, so that nobody is above suspicion who grabs more than thieves are wont to."""
ALL_OF_IT = 0.02
"""How often a thief leaves no diamond at all."""

DRIVING_OFF = 2.0
"""How much gladder somebody becomes a driver behind a man who may have stolen, by how many diamonds seem gone."""

BAGS: Mapping[str, Mapping[int, float]] = {
    "loyal": {NOTHING: 0.3, FBI: 0.4, CIA: 0.4, DRIVER: 0.25, LOYAL: 0.05, KILLER: 0.1},
    "killer": {NOTHING: 0.4, FBI: 0.1, CIA: 0.1, DRIVER: 0.3, LOYAL: 0.2},
    "driver": {NOTHING: 0.35, FBI: 0.4, CIA: 0.4, LOYAL: 0.2, DRIVER: 0.05, KILLER: 0.1},
    "agent": {NOTHING: 0.25, LOYAL: 0.5, DRIVER: 0.2, FBI: 0.05, CIA: 0.05, KILLER: 0.1},
    "thief": {NOTHING: 0.15, LOYAL: 0.5, DRIVER: 0.2, FBI: 0.15, CIA: 0.15, KILLER: 0.1},
}
"""What the first player puts into the bag, by what he takes himself: a thief puts away what he will say he took."""


Mixture = Mapping[str, Mapping[str, float]]
"""By role: how often somebody talks in each of the ways of `stories.py`, where all of them are open."""

MIXTURE: Mixture = {
    "loyal": {"truth": 0.76, "slip": 0.2, "mum": 0.04},
    "killer": {"truth": 0.76, "slip": 0.2, "mum": 0.04},
    "driver": {
        "cover": 0.55,
        "back": 0.124,
        "mum": 0.117,
        "skim": 0.114,
        "truth": 0.038,
        "on": 0.038,
        "veil": 0.019,
    },
    "thief": {
        "on": 0.395,
        "back": 0.263,
        "cover": 0.147,
        "mum": 0.119,
        "veil": 0.035,
        "skim": 0.018,
        "split": 0.015,
        "truth": 0.007,
    },
    "agent": {
        "on": 0.683,
        "mum": 0.119,
        "veil": 0.07,
        "back": 0.065,
        "cover": 0.017,
        "truth": 0.016,
        "skim": 0.015,
        "confess": 0.015,
    },
    "kid": {
        "veil": 0.495,
        "back": 0.276,
        "truth": 0.118,
        "mum": 0.112,
    },
}
"""The same at every table. Loyal men's errors were set by hand; the others' ways were found by regret matching."""

SILENT_AT_MOST = 0.12
"""How often somebody who has something to hide may say nothing at all. Left alone agents would keep silent in two cases
of three, drivers, street kids and thieves in one of three or four: their best answer to a Godfather who reckons, and
the end of a game of talk."""

BABBLES: Shares = {"loyal": 0.01, "killer": 0.01, "driver": 0.02, "thief": 0.03, "agent": 0.02, "kid": 0.02}
"""How often people say what belongs to none of these ways, as far as somebody who listens reckons with it."""

PRETENDED: Mapping[int, float] = {LOYAL: 1.0, DRIVER: 0.15, NOTHING: 0.3}
"""What somebody who lies says to have taken; a street kid one can only have been where that is possible."""

MUDDLED = 0.5
"""How often somebody who errs gets only one of his two figures wrong, beside once both: such a story does not go
together, and a thief who tells the box as it was but claims a token sounds like him."""

A_FEW = 2
"""How many diamonds somebody makes vanish, or confesses to, who wants to be suspected."""

HONEST = ("loyal", "killer")
TRUST = 1.5
"""How much likelier somebody becomes a thief whom an honest man calls one, beyond what the figures say."""

FIGURE = 0.15
"""How likely somebody who babbles hits upon any one figure."""

CARELESS = 0.95
"""How many people, whoever they are, have looked at the diamonds alone and not counted the tokens."""

DEFENDS = 0.7
"""How often somebody speaks up whom a neighbour contradicts, whoever he is."""


class Judgement(NamedTuple):
    """How the Godfather and the killer decide."""

    sure: float = 0.93
    """So likely a thief is searched at once."""
    asks: tuple[int, ...] = (2, 3)
    """What he asks everybody: what was passed on, and what was taken."""
    dreams: int = 300
    """How many worlds he imagines before he accuses."""
    whim: float = 0.35
    """He is no machine: two suspects whose prospects differ by so much he may well confuse."""
    breadth: int = 5
    """How many suspects he considers next, in each of them."""
    trigger: float = 0.4
    """How likely an agent the accused must be for the killer to shoot."""


HOUSE = Judgement()
