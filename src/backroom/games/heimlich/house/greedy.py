"""The greedy player of Heimlich & Co: always the most points for its own agent now, and never a thought of hiding."""

from collections.abc import Callable
from typing import Any

from backroom.bots import GreedyBot
from backroom.games.heimlich.house.outlook import moved, rolls_reaching
from backroom.games.heimlich.scoring import distance, entered
from backroom.games.heimlich.state import WORTH
from backroom.kit import Ask, Choice


class GreedyAgent(GreedyBot):
    """Looks only at its own agent. Tips it gives at random: it has watched nobody."""

    def measure(self, view: dict[str, Any], ask: Ask) -> Callable[[Choice], tuple[float, float]] | None:
        own = view["agents"].index(view["card"])
        place, safe = view["place"], view["safe"]
        if view["phase"] == "move":
            return lambda steps: points_now(place, safe, own, steps)
        if view["phase"] == "safe":
            return lambda building: (points_soon(place[own], building), 0)
        return None


def points_now(place: list[int], safe: int, own: int, steps: tuple[int, ...]) -> tuple[float, float]:
    """What its agent finds by this move; among equals, how good a house it then waits in."""
    there = moved(place, steps)
    waits = WORTH[there[own]]
    return (waits if entered(there, steps, safe) else 0, waits)


def points_soon(place: int, building: int) -> int:
    """What a safe there is worth to its agent on the next roll: what lies in it, times the rolls that reach it."""
    return WORTH[building] * rolls_reaching(distance(place, building))
