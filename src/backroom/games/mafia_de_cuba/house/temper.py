"""The house players' temper: every weight they play by, in one place.

Whoever takes and speaks draws from these, and whoever listens reckons with them too; only how far somebody's purpose
bends his story the listener leaves out of account. They were set by hand: some dozens of settings, each tried over 50
to 300 games, until no way to lie was always found out and no role was hopeless at any table.
"""

from collections.abc import Mapping
from typing import NamedTuple

from backroom.games.mafia_de_cuba.state import CIA, DRIVER, FBI, KILLER, LOYAL, NOTHING

Shares = Mapping[str, float]

HIDES = (2.0, 1.0, 1.0, 1.0, 1.0, 2.0)
"""How gladly the Godfather keeps 0 to 5 diamonds: the extremes mislead the second player most."""

CALLING: Shares = {"thief": 6.0, "loyal": 1.0, "agent": 0.2, "driver": 2.0, "killer": 0.8, "kid": 0.8}
"""What one would like to become, where the box offers it. The last player alone can choose to be a street kid, and
a thief's temptation is much less where he finds few diamonds or little cover, see below."""
PLENTY = 1.0
"""How much gladder somebody takes a token of which there are many, as a power of their number."""
TABLE = 3.4
"""How much gladder people steal where the box goes through more than SMALL hands, as a power of their number: the
Godfather's jokers have to be spent first, and a single thief does not cost him so many."""
SMALL = 6
"""Through how many hands it goes at a table without jokers."""

POOR = 2.0
"""A thief who finds so few diamonds is half as tempted: the richest thief wins."""

COVER = 0.1
"""What is left of the temptation to steal where no token is missing that one could say to have taken in the
neighbour's stead: with the same token claimed by both, nobody can tell who of them lies."""
CROWDED = 4.0
"""How fast it goes the more of those before have stolen, as a power of the part who have not: two thieves side by side
give each other away, and the Godfather's jokers outlast them."""
BAGGED = 0.3
"""How many thieves one reckons with whom the tokens do not show, since a missing one may lie in the bag."""
COVER_FIRST = 0.25
"""What is left for the first player, who can lay the blame on the next one only, and has to guess what that one takes.
"""
COVER_LAST = 0.3
"""The same for the last, who can lay it on the one before only: the Godfather sees what he passes on."""

GREED = 0.18
"""The part of the diamonds a thief likes best to take."""
MODESTY = 0.2
"""How far from that part he may well go, as a part of all diamonds."""
ALL_OF_IT = 0.03
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


class Manner(NamedTuple):
    """How people of a role talk."""

    truth: float
    """How gladly they tell everything as it was."""
    back: float = 0.0
    """How gladly they let the box come to them poorer than it did, so that it fits the next player's story."""
    on: float = 0.0
    """How gladly they let it leave them richer than it did, so that it fits the story of the player before."""
    skim: float = 0.0
    """How gladly they make diamonds vanish that are still there: nothing looks more like a thief."""
    against_before: float = 1.0
    """What is left of the wish to tell a story once the player before has told another."""
    against_after: float = 1.0
    """The same of the next player."""
    purpose: float = 0.0
    """How much a story gains, or loses, by the suspicion it throws on the one who tells it, or on a driver's man."""
    refuses: float = 0.0
    """How often they will not answer a question."""
    babbles: float = 0.0
    """How often they say just anything, as far as somebody who listens reckons with it."""
    defends: float = 0.0
    """How often they speak up when a neighbour contradicts them."""


MANNERS: Mapping[str, Manner] = {
    "loyal": Manner(truth=1.0, refuses=0.005, babbles=0.004, defends=0.8),
    "killer": Manner(truth=0.9, back=0.05, on=0.05, refuses=0.01, babbles=0.01, defends=0.6),
    "driver": Manner(
        truth=0.05,
        back=0.02,
        on=1.0,
        against_before=0.05,
        purpose=-14.0,
        refuses=0.03,
        babbles=0.02,
        defends=0.5,
    ),
    "thief": Manner(
        truth=0.01,
        back=0.5,
        on=0.08,
        against_before=0.5,
        against_after=0.5,
        purpose=-20.0,
        refuses=0.04,
        babbles=0.03,
        defends=0.75,
    ),
    "agent": Manner(
        truth=0.25,
        back=0.8,
        on=0.8,
        skim=0.1,
        purpose=1.0,
        refuses=0.08,
        babbles=0.04,
        defends=0.4,
    ),
    "kid": Manner(
        truth=0.2,
        back=1.5,
        on=1.5,
        skim=0.1,
        against_before=0.4,
        against_after=0.4,
        purpose=9.0,
        refuses=0.08,
        babbles=0.04,
        defends=0.4,
    ),
}
"""By role. Whoever listens reckons with these wishes; whoever speaks also looks to his purpose."""

PRETENDED: Mapping[int, float] = {LOYAL: 1.0, DRIVER: 0.7, FBI: 0.5, CIA: 0.5, KILLER: 0.15, NOTHING: 0.6}
"""What somebody who lies says to have taken; a street kid one can only have been where that is possible."""

SAME, OTHER = 30.0, 0.05
"""How much gladder he says the same as the neighbour he contradicts, and how much less gladly anything else."""

ALL_CLAIMED = 0.2
"""What is left of that once as many have claimed the same token as there are."""

IMAGINED = 8
"""How often a liar imagines what his neighbours may be and say, before he speaks."""

SKIMMED = (1, 2, 3)
"""How many diamonds somebody makes vanish who wants to be suspected."""

FIGURE = 0.15
"""How likely somebody who babbles hits upon any one figure."""


class Judgement(NamedTuple):
    """How the Godfather and the killer decide."""

    sure: float = 0.93
    """So likely a thief is searched at once."""
    worth_asking: float = 0.12
    """Bits that an answer must tell, to be asked for."""
    thought_of: int = 60
    """How many of the likeliest cases he thinks of when he wonders what somebody will say."""
    dreams: int = 300
    """How many worlds he imagines before he accuses."""
    breadth: int = 3
    """How many suspects he considers next, in each of them."""
    trigger: float = 0.4
    """How likely an agent the accused must be for the killer to shoot."""


HOUSE = Judgement()
