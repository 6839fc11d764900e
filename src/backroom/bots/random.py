"""The player who does anything legal."""

import random

from backroom.kit import Chair, Choice


class RandomBot:
    """Answers every question with any of its choices, all equally likely."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.random = (rng or random.Random()).random

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        return ask.draw(self.random)
