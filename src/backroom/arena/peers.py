"""What others are measured by, where it is installed: OpenSpiel's Hanabi and RLCard's Uno, each driven its fastest way.

Both loops count the decisions of players only, as ours does, and play whole games by uniformly random choices.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random

Loop = Callable[[Random], int]
"""Plays one game and says how many decisions its players took."""

HANABI_PLAYERS = 5


def peers() -> dict[str, Loop]:
    """The loops of all peers installed here."""
    found: dict[str, Loop] = {}
    if find_spec("pyspiel") is not None:
        found["openspiel_hanabi"] = openspiel_hanabi()
    if find_spec("rlcard") is not None:
        found["rlcard_uno"] = rlcard_uno()
    return found


def openspiel_hanabi() -> Loop:
    """C++ driven from Python. Chance is drawn by `random.choices`, which beats numpy on so few outcomes."""
    import pyspiel

    hanabi = pyspiel.load_game("hanabi", {"players": HANABI_PLAYERS})

    def play(rng: Random) -> int:
        random, choices, decisions = rng.random, rng.choices, 0
        state = hanabi.new_initial_state()
        apply_action = state.apply_action
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                apply_action(choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return play


def rlcard_uno() -> Loop:
    """Its game alone, without the environment around it that encodes states for learning and would cost as much again.

    `step` returns the next state with its legal actions, so they are not asked for a second time.
    """
    from rlcard.games.uno import Game

    uno = Game()

    def play(rng: Random) -> int:
        random, step, decisions = rng.random, uno.step, 0
        state, _ = uno.init_game()
        while not uno.is_over():
            legal = state["legal_actions"]
            state, _ = step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play
