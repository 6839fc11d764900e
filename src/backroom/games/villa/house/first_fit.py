"""A teammate who takes whatever comes first."""

import random

from backroom.kit import Chair, Choice


class FirstFit:
    """Always the first fitting card, else the first pair, else a pass; keeps its hand and agrees to everything.

    Questions list what fits first, then pairs, then passes, so it simply takes the first choice it is given.
    """

    def __init__(self, rng: random.Random | None = None) -> None:
        self.random = (rng or random.Random()).random

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        if ask.listed:
            return ask[0]
        hands = chair.view["hands"]
        return tuple(seat for seat, hand in enumerate(hands) for _ in hand)
