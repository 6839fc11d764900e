"""How much better the best of its ideas would have been, had the house player imagined far more worlds."""

from random import Random

from backroom.games.villa.house.foresight import advice, after, mean, worthwhile
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.state import Operation
from backroom.games.villa.swap import Swap
from backroom.games.villa.team import Propose
from backroom.kit import Game

WORLDS = 1000


def to_be_weighed(game: Game[Operation]) -> tuple[Knowledge, bool] | None:
    """What the team knows, and whether it swaps, where there are several ideas to compare; None anywhere else."""
    known, top = Knowledge(game.state.copy()), game.stack[-1]
    swapping = isinstance(top, Propose) and isinstance(top.matter, Swap)
    if known.certain or len(worthwhile(known, swapping)) == 1:
        return None
    return known, swapping


def regret(known: Knowledge, swapping: bool, mind: Random) -> float:
    """By how much the step it takes wins less often than the best of those it compared, over many other worlds."""
    chosen = advice(known, swapping).step
    ideas = worthwhile(known, swapping)
    worlds = [known.imagine(mind) for _ in range(WORLDS)]
    ends = [mean([after(world, idea) for world in worlds]) for idea in ideas]
    return max(ends) - ends[ideas.index(chosen)]
