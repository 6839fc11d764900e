"""Bad habits: house players who besides try one trick on everybody, every round, and pay nobody what they promised; who
insist on their price, pay nobody in the end, or buy up men for the largest crew.

They are there to be measured: a habit that wins more than its share has found a hole.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import marks
from backroom.games.cosa_nostra.cards import KIND, KIND_OF
from backroom.games.cosa_nostra.deals import Side, wrong
from backroom.games.cosa_nostra.house.books import missing_men
from backroom.games.cosa_nostra.house.listening import about, terms, yes_or_no
from backroom.games.cosa_nostra.house.player import House
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper
from backroom.games.cosa_nostra.payday import GANGSTER_BONUS
from backroom.games.cosa_nostra.state import ACTION, FIRM, PAYDAY, Scene, Underworld
from backroom.kit import Chair, Choice

FORTUNE, FEE = 50, 6
"""More than anybody could pay, and what one might believe."""
THRICE = 3
"""So often is asked by whoever thinks that others will give in."""
POACHED, POACHED_MEN = 11, 2
"""What a man is worth paying for before the last round, and how many are enough."""

Wish = Callable[[Underworld, int, int], Side | None]
"""What to want of somebody, if he has it: of whom, and who asks."""


class Trick(NamedTuple):
    """What is wanted, what is said for it, and how often."""

    wish: Wish
    word: Side
    times: int = 1


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
    "a marker for $6,000 once its job pays, asked three times": Trick(a_marker, promised(ledger.FEE, FEE), THRICE),
    "a business for half of the next job": Trick(a_business(), promised(ledger.SHARE)),
    "peace for $1,000, sold to everybody": Trick(money, promised(ledger.PEACE)),
}


def bargaining(chair: Chair) -> Underworld | None:
    """The world as this chair sees it, if one may bargain now."""
    world, frame = chair.glimpse()
    return world if isinstance(frame, Scene) and frame.open else None


class Habit(House):
    """A house player with one of these tricks."""

    def __init__(self, trick: Trick, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        super().__init__(rng, temper)
        self.trick = trick
        self.tried = Counter[tuple[int, int, Side]]()

    def choose(self, chair: Chair) -> Choice:
        return "refuse" if chair.ask is not None and chair.ask.word == "ask-debt" else super().choose(chair)

    def volunteer(self, chair: Chair) -> Choice | None:
        world = bargaining(chair)
        offer = None if world is None else self.tempt(world, chair.seat)
        deed = offer or super().volunteer(chair)
        return None if str(deed).startswith("gift ") else deed

    def tempt(self, world: Underworld, seat: int) -> str | None:
        """The same to everybody, so many times a round."""
        asked = {offer.to for offer in world.offers if offer.by == seat}
        for other in world.clockwise(seat)[1:]:
            wants = self.trick.wish(world, other, seat)
            if wants is None or wrong(world, seat, other, self.trick.word, wants) is not None:
                continue
            times = self.tried[world.round, other, wants]
            if times < self.trick.times and not (times and other in asked):
                self.tried[world.round, other, wants] += 1
                return f"offer {other} {terms(self.trick.word, wants)}"
        return None


class Pest(House):
    """Whoever names another price is refused, and is made the same offer again, three times in all."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        super().__init__(rng, temper)
        self.told = Counter[object]()
        """How often it has insisted on what,"""
        self.next: tuple[int, Side, Side] | None = None
        """and what it is about to say to whom once more."""

    def volunteer(self, chair: Chair) -> Choice | None:
        world = bargaining(chair)
        if world is None:
            return None
        again, self.next = self.next, None
        if again is not None and wrong(world, chair.seat, *again) is None:
            return f"offer {again[0]} {terms(*again[1:])}"
        return self.refuse(world, chair.seat) or super().volunteer(chair)

    def refuse(self, world: Underworld, seat: int) -> str | None:
        """Another price for what it has made an offer for."""
        for offer in world.offers:
            said = self.memory.said.get(about(offer)) if offer.to == seat else None
            if said is not None and self.told[world.round, about(offer)] < THRICE - 1:
                self.told[world.round, about(offer)] += 1
                self.next = offer.by, *said
                return f"decline {offer.number}"
        return None


class Forgetful(House):
    """Keeps its word until the last round begins, and pays nothing then."""

    def choose(self, chair: Chair) -> Choice:
        last = chair.ask is not None and chair.ask.word == "ask-debt" and chair.glimpse().state.last_round
        return "refuse" if last else super().choose(chair)

    def volunteer(self, chair: Chair) -> Choice | None:
        deed = super().volunteer(chair)
        return None if str(deed).startswith("gift ") and chair.glimpse().state.last_round else deed


class Headhunter(House):
    """When hardly an order is left it buys men for the largest crew, bidding a thousand more each time it asks."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        super().__init__(rng, temper)
        self.bids = Counter[int]()
        """What it has last offered for each man, or agreed to."""

    def volunteer(self, chair: Chair) -> Choice | None:
        world, seat = bargaining(chair), chair.seat
        deed = None
        if world is not None and self.in_season(world):
            deed = self.hunt(world, seat, self.most(world, seat))
        return deed or super().volunteer(chair)

    def in_season(self, world: Underworld) -> bool:
        busy = sum(len(world.busy(other)) for other in range(world.seats))
        return world.last_round and world.phase == ACTION and busy <= world.seats

    def bought(self, world: Underworld, seat: int) -> list[int]:
        """What it has paid for each man it has got."""
        return [bid for man, bid in self.bids.items() if world.boss[man] == seat]

    def most(self, world: Underworld, seat: int) -> int:
        """C-74: what a man may cost, beside those it still needs and what it has paid."""
        missing = missing_men(tuple(len(world.crew(other)) for other in range(world.seats)), seat)
        return (GANGSTER_BONUS - 1 - sum(self.bought(world, seat))) // missing if missing else 0

    def hunt(self, world: Underworld, seat: int, most: int) -> str | None:
        """Takes a price named to it if that is low enough, or asks for the cheapest man once more."""
        for offer in world.offers:
            man = min(offer.gives.things, default=FIRM)
            if offer.to == seat and man in self.bids:
                good = offer.wants.cash <= most and offer.wants._replace(cash=0).empty
                if good:
                    self.bids[man] = offer.wants.cash
                return yes_or_no(offer, good)
        asked = {offer.to for offer in world.offers if offer.by == seat}
        sellers = [other for other in world.clockwise(seat)[1:] if other not in asked]
        for bid, man in sorted((self.bids[man] + 1, man) for seller in sellers for man in world.idle(seller)):
            pay, thing, seller = Side(bid), Side(things=(man,)), world.boss[man]
            if bid <= most and wrong(world, seat, seller, pay, thing) is None:
                self.bids[man] = bid
                return f"offer {seller} {terms(pay, thing)}"
        return None


class Poacher(Headhunter):
    """Buys two men before the last round instead: they work in it, and make the largest crew as well."""

    def in_season(self, world: Underworld) -> bool:
        return world.round + 2 == world.rounds and world.phase in (ACTION, PAYDAY)

    def most(self, world: Underworld, seat: int) -> int:
        return POACHED if len(self.bought(world, seat)) < POACHED_MEN else 0


MANNERS: Mapping[str, type[House]] = {
    "the same again, whatever price is named to it": Pest,
    "to pay no debts in the last round": Forgetful,
    "men for the largest crew, when hardly an order is left": Headhunter,
    "two men for up to $11,000 each before the last round": Poacher,
}
HABITS: Mapping[str, Callable[[random.Random], House]] = {
    **{name: partial(Habit, trick) for name, trick in TRICKS.items()},
    **MANNERS,
}
"""All of them, by what one wants."""
