"""What is said in talks: offers as they are written down, and scenes in which somebody has something to say."""

from __future__ import annotations

from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra.house.player import House

CAR_THEFT = {"big-joey": "car-theft-1", "franco-luciano": "threats", "bobby-ruthless": "swindle"}


def does(table: Scene, seat: int = 0, house: House | None = None) -> str | None:
    deed = (house or House()).volunteer(table.game.chair(seat))
    assert deed is None or isinstance(deed, str)
    return deed


def offer(to: int, gives: str, wants: str, promise: str = "none 0 none 0") -> str:
    """What both sides give: cash, things, loans, markers taken back."""
    return f"offer {to} {gives} {wants} {promise}"


def owing(round: int = 2) -> Scene:
    """Ada has borrowed Ben's garage for 3,000 if the job pays, and it has."""
    table = night({"big-joey": "car-theft-2", "franco-luciano": "usury"}, own={0: "cop-1", 1: "garage-1"}, round=round)
    table.says(0, "offer 1 0 - - - 0 - garage-1 - pay 3000 none 0").says(1, "accept 1")
    return table.says(0, "run big-joey").rolls(6, 6, 1).passes()
