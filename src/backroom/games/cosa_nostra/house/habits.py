"""Bad habits: house players who besides try one trick on everybody, every round, and pay nobody what they promised.

They are there to be measured: a habit that wins more than its share has found a hole.
"""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import marks
from backroom.games.cosa_nostra.cards import KIND, KIND_OF
from backroom.games.cosa_nostra.deals import Side, wrong
from backroom.games.cosa_nostra.house.haggling import terms
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper
from backroom.games.cosa_nostra.state import FIRM, Scene, Underworld
from backroom.kit import Chair, Choice

FORTUNE, FEE = 50, 6
"""More than anybody could pay, and what one might believe."""

Wish = Callable[[Underworld, int, int], Side | None]
"""What to want of somebody, if he has it: of whom, and who asks."""


class Trick(NamedTuple):
    """What is wanted, and what is said for it."""

    wish: Wish
    word: Side


def a_gangster(world: Underworld, of: int, by: int) -> Side | None:
    """The strongest man who has nothing to do."""
    man = max(world.idle(of), key=world.strength, default=None)
    return None if man is None else Side(things=(man,))


def a_business(kind: str = "") -> Wish:
    """The first business, or the first of a kind."""

    def wish(world: Underworld, of: int, by: int) -> Side | None:
        firms = [firm for firm in world.running(of) if not kind or KIND_OF[firm] == KIND[kind]]
        return Side(things=(FIRM + firms[0],)) if firms else None

    return wish


def a_marker(world: Underworld, of: int, by: int) -> Side | None:
    firms = [firm for firm in world.running(of) if not marks(world, firm, by)]
    return Side(lends=(firms[0],)) if firms else None


def money(world: Underworld, of: int, by: int) -> Side | None:
    return Side(cash=1)


def promised(kind: int, money: int = 0) -> Side:
    return Side(promise=kind, money=money)


TRICKS: Mapping[str, Trick] = {
    "a gangster for $50,000 once a job pays": Trick(a_gangster, promised(ledger.PAY, FORTUNE)),
    "a gangster for $6,000 once a job pays": Trick(a_gangster, promised(ledger.PAY, FEE)),
    "a lawyer for $6,000 once a job pays": Trick(a_business("lawyer"), promised(ledger.PAY, FEE)),
    "a politician for $6,000 once a job pays": Trick(a_business("politician"), promised(ledger.PAY, FEE)),
    "a marker for $6,000 once its job pays": Trick(a_marker, promised(ledger.FEE, FEE)),
    "a business for half of the next job": Trick(a_business(), promised(ledger.SHARE)),
    "peace for $1,000, sold to everybody": Trick(money, promised(ledger.PEACE)),
}


class Habit(House):
    """A house player with one of these tricks."""

    def __init__(self, trick: Trick, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        super().__init__(rng, temper)
        self.trick = trick
        self.tried: set[tuple[int, int, Side]] = set()

    def choose(self, chair: Chair) -> Choice:
        return "refuse" if chair.ask is not None and chair.ask.word == "ask-debt" else super().choose(chair)

    def volunteer(self, chair: Chair) -> Choice | None:
        game = chair.imagine(random.Random(0))
        frame = game.stack[-1] if game.stack else None
        offer = self.tempt(game.state, chair.seat) if isinstance(frame, Scene) and frame.open else None
        deed = offer or super().volunteer(chair)
        return None if str(deed).startswith("gift ") else deed

    def tempt(self, world: Underworld, seat: int) -> str | None:
        """The same to everybody, once a round."""
        for other in world.clockwise(seat)[1:]:
            wants = self.trick.wish(world, other, seat)
            if wants is None or wrong(world, seat, other, self.trick.word, wants) is not None:
                continue
            if (world.round, other, wants) not in self.tried:
                self.tried.add((world.round, other, wants))
                return f"offer {other} {terms(self.trick.word, wants)}"
        return None
