"""Scenes for the house players: a box that has gone round, and what is said and thought about it."""

from __future__ import annotations

import random

import backroom
from backroom.games.mafia_de_cuba.house.listener import listening_godfather, listening_suspect
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.state import Box, Family
from backroom.kit import Game

ADA = 0
"""The Godfather in these scenes; the box goes from Ben, seat 1, to the last seat."""


def box_has_gone_round(*takes: str, bag: str = "nothing", hide: int = 0, **options: str) -> Game[Family]:
    """A game in which everybody has taken something, and Ada has the box back."""
    game = backroom.new_game("mafia_de_cuba", seats=len(takes) + 1, options={"godfather": "0", **options}, seed=1)
    game.play(ADA, f"hide {hide}")
    game.play(1, f"bag {bag}")
    for seat, loot in enumerate(takes, 1):
        game.play(seat, f"take {loot}")
    return game


def answers(game: Game[Family], order: str, seat: int, answer: str) -> None:
    """The Godfather asks, and somebody answers."""
    game.play(ADA, f"order {order} {seat}")
    game.play(seat, f"answer {answer}")


def shown_tokens(game: Game[Family], box: Box | None) -> list[int]:
    """How many of each token that is in the game."""
    return [count for count, there in zip(box or (), game.state.box, strict=False) if there][1:]


def tells_all(game: Game[Family], seat: int) -> None:
    """Somebody tells everything as it was."""
    family = game.state
    answers(game, "tokens", seat, " ".join(map(str, shown_tokens(game, family.received[seat]))))
    answers(game, "diamonds", seat, str((family.received[seat] or (0,))[0]))
    answers(
        game,
        "passed",
        seat,
        " ".join(map(str, ((family.passed(seat) or (0,))[0], *shown_tokens(game, family.passed(seat))))),
    )


def thief_caught_out() -> Game[Family]:
    """Seat 2 has stolen, and claims to be the driver; but the driver's token was seen after him."""
    game = box_has_gone_round("loyal", "diamonds-6", "loyal", "fbi", "driver", "diamonds-9")
    answers(game, "passed", 2, "15 1 1 0")
    for honest in (1, 3, 5):
        tells_all(game, honest)
    return game


def house(seed: int = 1) -> House:
    return House(random.Random(seed))


def answer_of(game: Game[Family], seat: int, seed: int) -> str:
    """What the house would answer in this seat's place."""
    return game.asked[seat].text(house(seed).choose(game.chair(seat)))


def orders(game: Game[Family], seed: int = 1) -> tuple[int, int]:
    """What the house would order in Ada's place."""
    choice: tuple[int, int] = house(seed).choose(game.chair(ADA))
    return choice


def odds(game: Game[Family], viewer: int, seat: int) -> dict[str, float]:
    """What somebody is to the one who listens from this seat."""
    view = game.view(viewer)
    minutes = Minutes(view)
    minutes.follow(game.story(viewer))
    listener = listening_godfather(minutes, view) if viewer == ADA else listening_suspect(minutes, view)
    return listener.now().odds(minutes.place(seat))
