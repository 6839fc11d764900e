"""The table of the second opinion: what lies where, and everything that happens without dice."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

BOX: dict[str, list[dict[str, Any]]] = tomllib.loads(
    files("backroom.games.cosa_nostra").joinpath("cards.toml").read_text(encoding="utf-8")
)
BUSINESS = {card["id"]: card for card in BOX["business"]}
JOB = {card["id"]: card for card in (*BOX["cash_job"], *BOX["job"])}
MONOPOLIES = [(card["id"], card["income"] // 1000) for card in BOX["monopoly"]]
THOUSAND = 1000
MARKET = 4


def kind_of(business: str) -> str:
    """The kind of a business: `pimp` of `pimp-3`."""
    return business.rsplit("-", 1)[0]


def job_of(order: str) -> dict[str, Any]:
    """The printed job of an order: `bash` of `bash.2`."""
    return JOB[order.split(".")[0]]


@dataclass
class Man:
    """A gangster: whose, how strong on the card, active, down, dead or not yet there, and what lies on him."""

    seat: int
    strength: int
    fit: str
    order: str | None = None
    purchase: str | None = None
    aids: set[str] = field(default_factory=set)

    @property
    def dice(self) -> int:
        return max(1, self.strength + ("machine-pistol" in self.aids) - ("distraction" in self.aids))


@dataclass
class Firm:
    """A business: whose, whether active and used, and the deal markers on it."""

    seat: int | None
    down: bool = False
    used: bool = False
    marks: Counter[int] = field(default_factory=Counter)


@dataclass
class Night:
    """A table in its action phase, and all that can happen there without a roll of dice.

    Money is in thousands; the stack's top card is its last.
    """

    seats: int
    start: int
    last: bool
    bonus: bool
    robbable: bool
    cash: list[int]
    laundered: list[int]
    hand: list[Counter[str]]
    spent: Counter[str]
    trophies: list[list[str]]
    men: dict[str, Man]
    firms: dict[str, Firm]
    market: list[str]
    stack: list[str]
    offers: dict[int, tuple[int, int, list[str]]]
    number: int
    known: list[Counter[str]]
    """Of each hand, the cards that everybody knows: what is left of those all began with."""
    shown: Counter[str]
    """Orders that were turned up, by what stands on them and on their back."""

    # Cards that move

    def drop_order(self, man: Man) -> None:
        """What a gangster was to do leaves him, with henchman and saboteur; an unpaid business sinks."""
        if man.purchase:
            self.sink(man.purchase)
        man.order = man.purchase = None
        gone = man.aids & {"henchman", "saboteur"}
        self.spent.update(gone)
        man.aids -= gone

    def sink(self, name: str) -> None:
        self.firms[name] = Firm(None)
        self.stack.insert(0, name)

    def buy(self, who: int, name: str, price: int) -> None:
        assert self.cash[who] >= price
        self.cash[who] -= price
        self.firms[name].seat = who

    def fill_market(self) -> None:
        while len(self.market) < MARKET and self.stack:
            self.market.append(self.stack.pop())

    # Things done at any time

    def meanwhile(self, seat: int, words: list[str]) -> bool:
        verb = words[0]
        if verb in ("snitch", "spy"):
            self.plays(seat, verb)
        elif verb == "exchange":
            self.plays(seat, "snitch")
            self.stack = [*reversed(self.market), *self.stack]
            self.market = []
            self.fill_market()
        elif verb == "lawyer":
            self.firms[self.able(seat, "lawyer")[0]].used = True
        elif verb == "unmark":
            self.firms[words[1]].marks[seat] -= 1
        elif verb == "gift":
            self.cash[seat] -= int(words[2]) // THOUSAND
            self.cash[int(words[1])] += int(words[2]) // THOUSAND
        elif verb in ("offer", "counter", "accept", "decline", "withdraw"):
            self.trade(seat, words)
        elif verb != "verdict":
            return False
        return True

    def trade(self, seat: int, words: list[str]) -> None:
        """Offers and answers. A new offer takes the place of the last one to the same player."""
        number = int(words[1])
        if words[0] in ("offer", "counter"):
            to = number if words[0] == "offer" else self.offers.pop(number)[0]
            self.offers = {n: offer for n, offer in self.offers.items() if offer[:2] != (seat, to)}
            self.number += 1
            self.offers[self.number] = (seat, to, words[2:])
        elif words[0] == "accept":
            self.swap(*self.offers.pop(number))
        else:
            del self.offers[number]

    def swap(self, maker: int, taker: int, terms: list[str]) -> None:
        pay, give, lend, release, ask, take, borrow, reclaim, promise, _, demand, _, *more = terms
        self.number += (promise != "none") + (demand != "none") + bool(more)
        self.cash[maker] += (int(ask) - int(pay)) // THOUSAND
        self.cash[taker] += (int(pay) - int(ask)) // THOUSAND
        for who, firms in ((maker, listed(release)), (taker, listed(reclaim))):
            for firm in firms:
                self.firms[firm].marks[who] -= 1
        for who, things in ((taker, listed(give)), (maker, listed(take))):
            for thing in things:
                self.hand_over(thing, who)
        for who, firms in ((taker, listed(lend)), (maker, listed(borrow))):
            for firm in firms:
                self.firms[firm].marks[who] += 1

    def keep_possible_offers(self, possible: set[int]) -> None:
        """Offers lapse silently; which ones do is not for this second opinion to say, only that no new ones appear."""
        assert possible <= set(self.offers)
        self.offers = {number: offer for number, offer in self.offers.items() if number in possible}

    def hand_over(self, thing: str, to: int) -> None:
        if thing in self.men:
            self.men[thing].seat = to
        else:
            self.firms[thing].seat = to
            self.firms[thing].marks[to] = 0

    # Small things

    def plays(self, seat: int, card: str) -> None:
        assert self.hand[seat][card] > 0
        self.hand[seat][card] -= 1
        self.known[seat][card] -= self.known[seat][card] > 0
        self.spent[card] += 1

    def takes(self, seat: int, dollars: int) -> int:
        """Take this much cash, or what there is."""
        taken = min(self.cash[seat], dollars // THOUSAND)
        self.cash[seat] -= taken
        return taken

    def able(self, seat: int, kind: str) -> list[str]:
        """The seat's businessmen of this kind whose ability is there and not used."""
        return [
            name
            for name, firm in self.firms.items()
            if kind_of(name) == kind and firm.seat == seat and not firm.down and not firm.used
        ]

    def name(self, man: Man) -> str:
        return next(name for name, other in self.men.items() if other is man)

    # The money at the end of the round

    def income(self, seat: int) -> int:
        mine: int = sum(BUSINESS[kind_of(n)]["income"] for n, f in self.firms.items() if f.seat == seat and not f.down)
        monopolies: int = sum(pays for what, pays in MONOPOLIES if self.has_monopoly(seat, what))
        return mine // THOUSAND + monopolies

    def has_monopoly(self, seat: int, what: str) -> bool:
        owners = [
            firm.seat
            for name, firm in self.firms.items()
            if firm.seat is not None and not firm.down and BUSINESS[kind_of(name)].get("monopoly") == what
        ]
        return owners.count(seat) >= max(2, len(owners) - owners.count(seat) + 1)

    def payday(self) -> None:
        incomes = [self.income(seat) for seat in range(self.seats)]
        for seat, income in enumerate(incomes):
            self.cash[seat] += income * (2 if self.last else 1)
        if self.bonus and incomes.count(max(incomes)) == 1:
            self.cash[incomes.index(max(incomes))] += 5

    def count_up(self) -> list[int]:
        """All that everybody has in the end, debts settled or not."""
        active = Counter(man.seat for man in self.men.values() if man.fit == "active")
        crews = [active[seat] for seat in range(self.seats)]
        if crews.count(max(crews)) == 1:
            self.cash[crews.index(max(crews))] += 15
        return [
            cash
            + 2 * self.laundered[seat]
            + sum(self.men[name].strength for name in self.trophies[seat])
            * (0, 2, 4, 6)[min(3, len(self.trophies[seat]))]
            for seat, cash in enumerate(self.cash)
        ]


def listed(things: str) -> list[str]:
    return [] if things == "-" else things.split(",")
