"""The house player's temper: every weight it plays by, in one place, found by self-play over thousands of games."""

from functools import cache
from typing import NamedTuple

from backroom.games.heimlich.state import WORTH

Standing = tuple[float, ...]

STANDING: Standing = (3.0, 3.2, 3.8, 4.5, 5.0, 5.2, 5.0, 4.6, 4.1, 3.6, 3.3, 1.5)
"""What waiting in a building seems to be worth in points to come, church first, ruin last, to somebody who plays well.
The middle of the street is best: from there the own player reaches the dear houses, while whoever waits in house 10 is
pushed on into the ruin."""

BY_NUMBER: Standing = tuple(0.4 * worth for worth in WORTH)
"""The same to somebody who thinks no further than the number on the house."""

AT_ONCE: Standing = tuple(0.09 * worth for worth in WORTH)
"""The same to somebody for whom what is found now comes first, and the number only then."""


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
    slip: float = 0.1
    """How often even a keen player does just anything: no single move proves too much."""
    thrift: float = 0.0
    """The logarithm of a move's odds falls by this with every agent that it moves."""


GRABBING = Style(keenness=4.0, standing=BY_NUMBER, envy=0.02, share=0.2)
SHREWD = Style(keenness=1.5, standing=STANDING, envy=0.25, share=0.4)
EASYGOING = Style(keenness=0.4, standing=STANDING, envy=0.15, share=0.25)
AIMLESS = Style(keenness=0.0, standing=STANDING, envy=0.0, share=0.15)
BELIEVED = (GRABBING, SHREWD, EASYGOING, AIMLESS)
"""A seat's moves soon say which of them fits; those of an aimless one say nothing else."""

GREEDY = Style(keenness=30.0, standing=AT_ONCE, envy=0.0, share=0.0, slip=0.02)
PLANNING = Style(keenness=0.0, standing=STANDING, envy=0.0, share=0.0, slip=0.05, thrift=1.4)
"""Whoever has a plan moves few agents, be it for their own or to mislead; chance scatters the points."""

STYLES = (*BELIEVED, GREEDY, PLANNING)
"""The last two say nothing about anybody's agent that the others do not say better, but much about the company."""

SAFE_KEENNESS = 0.5
"""Where somebody puts the safe speaks half as loud as a move."""


class Odds(NamedTuple):
    """What makes a favourite in some company. Fitted to who won from all positions of games in that company."""

    standing: Standing
    """What waiting in each building is truly worth there."""
    lead: float
    """Points ahead that make one a favourite at the very finish: a last scoring can still turn much."""
    lead_tips: float
    """The same in the expert game, where tips still shift the stones by fives."""
    lead_far: float
    """How many more it takes for every point that the first stone is from the finish."""
    strays: float
    """How dangerous a stray is in the basic game, beside an agent with somebody behind it."""


AMONG_WATCHERS = Odds(
    standing=(1.93, 3.86, 5.67, 6.79, 8.14, 7.99, 6.9, 5.14, 3.03, 0.47, -0.69, -2.44),
    lead=5.0,
    lead_tips=3.8,
    lead_far=0.55,
    strays=0.1,
)
AMONG_CARELESS = Odds(
    standing=(-1.2, 0.0, 2.7, 4.7, 6.3, 7.9, 6.7, 6.2, 5.6, 5.0, 4.5, -1.5),
    lead=3.0,
    lead_tips=5.0,
    lead_far=0.22,
    strays=0.35,
)

TENTHS = 10


@cache
def between(one: Odds, other: Odds, tenths: int) -> Odds:
    """So many tenths of the way from one to the other."""
    share = tenths / TENTHS

    def mixed(here: float, there: float) -> float:
        return here + (there - here) * share

    return Odds(
        tuple(map(mixed, one.standing, other.standing)),
        mixed(one.lead, other.lead),
        mixed(one.lead_tips, other.lead_tips),
        mixed(one.lead_far, other.lead_far),
        mixed(one.strays, other.strays),
    )


class Clues(NamedTuple):
    """How much each thing speaks for an agent: in what somebody who counts believes, its odds rise e-fold by one."""

    step: float
    """Each point spent on it."""
    gain: float
    """Each point it found in scorings set off by this player."""
    rescue: float
    """Each time it was moved out of the ruin."""
    push: float
    """Each time it was moved into the ruin; this speaks against it."""


class Ramp(NamedTuple):
    """Nothing up to the first value, all from the second on."""

    foot: float
    top: float

    def at(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.foot) / (self.top - self.foot)))


class Temper(NamedTuple):
    """How the house player weighs one thing against another."""

    watchers: Odds = AMONG_WATCHERS
    careless: Odds = AMONG_CARELESS
    shares: tuple[float, ...] = (0.0, 0.2, 0.1, 2.0, 0.5, 0.5)
    """How common it takes each style to be when it asks who watches."""
    watchful: tuple[float, ...] = (0.0, 1.0, 0.7, 0.0, 0.0, 1.0)
    """How likely somebody who plays in each style also watches the others."""
    company: Ramp = Ramp(0.42, 0.5)
    """From how many who watch to how many the race becomes one among watchers."""
    caution: Ramp = Ramp(0.22, 0.4)
    """From how many who watch to how many it hides in a basic game: among those who grab, a lost turn loses much."""
    caution_expert: Ramp = Ramp(0.12, 0.22)
    """The same in an expert game, where it hides until others have shown that they only grab."""
    rivals_right: float = 0.6
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
    shyness: float = 8.5
    """Points it would give in a basic game not to be found out by those who weigh its choices."""
    shyness_expert: float = 1.0
    """The same in an expert game; whoever is known gets pushed into the ruin."""
    shyness_tips: float = 6.5
    """What it would give on top while tips are to be written: whoever is named gives five points away."""
    alibi: float = 10.5
    """Points it would give in a basic game not to be found out by those who count."""
    alibi_expert: float = 0.0
    alibi_tips: float = 6.3
    """The same in an expert game, and on top while tips are to be written."""
    clues: Clues = Clues(step=0.6, gain=0.26, rescue=2.0, push=2.5)
    """What it thinks those who count go by; keener than they are, so that it keeps to its cover from the start."""
    whim: float = 0.003
    """Choices this close are as good as each other: nobody is to read it like a book."""

    def hides(self, expert: bool, tips_due: bool) -> tuple[float, float]:
        """Points it would give now for its shyness, and for its alibi."""
        if not expert:
            return self.shyness, self.alibi
        return self.shyness_expert + self.shyness_tips * tips_due, self.alibi_expert + self.alibi_tips * tips_due


HOUSE = Temper()

FORTHRIGHT_ODDS = Odds(STANDING, lead=3.0, lead_tips=5.0, lead_far=0.35, strays=1.0)
FORTHRIGHT = Temper(
    watchers=FORTHRIGHT_ODDS,
    careless=FORTHRIGHT_ODDS,
    shares=tuple(style.share for style in BELIEVED),
    watchful=(0.0, 1.0, 0.7, 0.2),
    caution=Ramp(0.0, 1.0),
    caution_expert=Ramp(0.0, 1.0),
    rivals_right=0.35,
    shyness=1.0,
    shyness_expert=1.0,
    shyness_tips=6.5,
    alibi=0.0,
    alibi_tips=0.0,
)
"""Its predecessor, to be measured against: weights set by hand, and no alibi."""
