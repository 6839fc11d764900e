"""What greedy players of all games share: they take what is worth most this very moment."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from backroom.kit import Ask, Chair, Choice

T = TypeVar("T")


def best(choices: Iterable[T], worth: Callable[[T], Any], chance: Callable[[], float]) -> T:
    """The choice worth most; one of them at random if several are."""
    top: list[T] = []
    most: Any = None
    for choice in choices:
        value = worth(choice)
        if not top or value > most:
            top, most = [choice], value
        elif value == most:
            top.append(choice)
    return top[int(chance() * len(top))]


class GreedyBot:
    """Takes the choice worth most now by its game's own measure. What it has no measure for, it answers at random."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self.random = (rng or random.Random()).random

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        worth = self.measure(chair.view, ask) if ask.listed else None
        return ask.draw(self.random) if worth is None else best(ask, worth, self.random)

    def measure(self, view: dict[str, Any], ask: Ask) -> Callable[[Choice], float | Sequence[float]] | None:
        """What each choice of this question is worth to this seat now; None if it does not care."""
        return None
