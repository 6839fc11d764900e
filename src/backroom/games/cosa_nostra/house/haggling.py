"""Haggling: answering offers, asking for loans, buying and selling for monopolies, paying debts."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import holder, laid, marks, unpaid
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESSES,
    JOB_OF,
    JOBS,
    KIND_OF,
    MONOPOLY_OF,
    NO_MONOPOLY,
)
from backroom.games.cosa_nostra.deals import Offer, Side, wrong
from backroom.games.cosa_nostra.house.appraisal import Appraiser
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.prey import word_worth
from backroom.games.cosa_nostra.house.reputation import Memory, credit, trust
from backroom.games.cosa_nostra.state import ACTION, FIRM, MARKERS, NOBODYS, PLANNING
from backroom.games.cosa_nostra.telling import dollars, thing_id

SILENT = 2
"""Whoever has let so many offers lie is not asked any more."""
MOST_BORROWED = 2
"""For one job."""


class Proposal(NamedTuple):
    """A deal to be offered: what for, with whom, and how good it is."""

    what: object
    worth: float
    to: int
    gives: Side
    wants: Side


def terms(gives: Side, wants: Side) -> str:
    """Both sides of a deal, as they are written into the form."""
    return " ".join(
        (
            *(side_text(side) for side in (gives, wants)),
            *(f"{ledger.PROMISES[side.promise]} {dollars(side.money)}" for side in (gives, wants)),
        )
    )


def side_text(side: Side) -> str:
    things = ",".join(map(thing_id, side.things)) or "-"
    lends = ",".join(BUSINESS_IDS[firm] for firm in side.lends) or "-"
    lifts = ",".join(BUSINESS_IDS[firm] for firm in side.lifts) or "-"
    return f"{dollars(side.cash)} {things} {lends} {lifts}"


class Haggler:
    """What one seat does about deals now, between two decisions."""

    def __init__(self, books: Books, planner: Planner, memory: Memory) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.temper = books.temper
        self.memory = memory
        self.planner = planner
        self.mine = Appraiser(books, planner)
        self.known: dict[int, Appraiser] = {}

    def theirs(self, seat: int) -> Appraiser:
        """How somebody else will see it, as far as everybody can tell."""
        if seat not in self.known:
            self.known[seat] = Appraiser(Books(self.world, seat, self.temper))
        return self.known[seat]

    def deed(self) -> str | None:
        """Pays what is due, answers what is offered, or proposes something itself; one thing at a time."""
        return self.pay_debt() or self.answer() or self.withdraw() or self.propose()

    def pay_debt(self) -> str | None:
        """C-104: keeps its word, unless that costs more than its word is worth."""
        for debt in ledger.debts(self.world, self.seat):
            rest = debt.rest
            if rest <= min(self.world.cash[self.seat], word_worth(self.books)):
                return f"gift {debt.to} {dollars(rest)}"
        return None

    # Offers of others

    def answer(self) -> str | None:
        for offer in self.world.offers:
            if offer.to == self.seat:
                return self.answer_to(offer)
        return None

    def answer_to(self, offer: Offer) -> str:
        """C-102: asks for more where the other can give it, once; else accepts what is worth it, or declines."""
        short = self.mine.short_of(offer.by, offer.gives, offer.wants)
        haggled = ("counter", offer.by)
        if haggled not in self.memory.made:
            better = self.dearer(offer, max(short, self.hoped(offer)))
            if better is None and short > 0:
                better = self.dearer(offer, short)
            if better is not None and wrong(self.world, self.seat, offer.by, *better) is None:
                self.memory.made.add(haggled)
                return f"counter {offer.number} {terms(*better)}"
        return f"accept {offer.number}" if short <= 0 else f"decline {offer.number}"

    def hoped(self, offer: Offer) -> int:
        """How much of what the deal leaves to the other, as far as everybody can tell, it would like on top."""
        left = self.theirs(offer.by).worth(self.seat, offer.wants, offer.gives)
        return int(self.temper.greed * left) if left > 0 else 0

    def dearer(self, offer: Offer, short: int) -> tuple[Side, Side] | None:
        """The same deal for so much more: less to pay, more cash, or where there is not so much a larger promise."""
        wants, gives, temper = offer.wants, offer.gives, self.temper
        if not 0 < short <= temper.haggle:
            return None
        saved = min(short, wants.cash)
        wants, short = wants._replace(cash=wants.cash - saved), short - saved
        if wants.empty:
            return None
        if gives.cash + short <= self.world.cash[offer.by]:
            return wants, gives._replace(cash=gives.cash + short)
        kind = ledger.FEE if wants.lends else ledger.PAY
        faith = temper.delivered * trust(self.world, offer.by, temper)
        money = gives.money + ceil(short / faith)
        if gives.promise in (ledger.NONE, kind) and money <= credit(self.world, offer.by, temper):
            return wants, gives._replace(promise=kind, money=money)
        return None

    # Its own

    def withdraw(self) -> str | None:
        """An offer that is not wanted any more."""
        for offer in self.world.offers:
            if offer.by == self.seat and self.mine.worth(offer.to, offer.wants, offer.gives) < 0:
                self.memory.give_up(offer)
                return f"withdraw {offer.number}"
        return None

    def propose(self) -> str | None:
        """The best proposal that it has not made this round."""
        if len(self.memory.made) >= self.temper.offers or self.world.phase not in (PLANNING, ACTION):
            return None
        asked = {offer.to for offer in self.world.offers if offer.by == self.seat}
        fresh = [
            proposal
            for proposal in self.proposals()
            if proposal.what not in self.memory.made
            and proposal.to not in asked
            and wrong(self.world, self.seat, proposal.to, proposal.gives, proposal.wants) is None
        ]
        if not fresh:
            return None
        best = max(fresh, key=lambda proposal: proposal.worth)
        self.memory.made.add(best.what)
        return f"offer {best.to} {terms(best.gives, best.wants)}"

    def proposals(self) -> Iterator[Proposal]:
        yield from self.loans()
        yield from self.sales()

    def open_to_talk(self, seat: int) -> bool:
        return self.memory.silence.get(seat, 0) < SILENT

    # Loans

    def loans(self) -> Iterator[Proposal]:
        """C-52: what its cash jobs miss, from whoever has it."""
        world = self.world
        planned = [world.order[man] for man in self.planner.busy if self.planner.is_cash(man)]
        cards = [card for card in world.jobs[self.seat] if JOBS[JOB_OF[card]].cash] if self.planner.men else []
        for card in (*planned, *cards):
            missing = self.planner.lacking(card)
            if 0 < len(missing) <= min(MOST_BORROWED, MARKERS - laid(world, self.seat)):
                yield from self.loan(card, missing)

    def loan(self, card: int, missing: list[int]) -> Iterator[Proposal]:
        """One job's missing businesses, from as few lenders as can be; a promise each if there are several."""
        lenders = self.lenders(card, missing)
        if lenders is None:
            return
        firms = [firm for lent in lenders.values() for firm in lent]
        # Money early on makes more money, but nobody pays more for a loan than the job itself brings.
        worth = min(self.mine.loan_worth(firms), self.profit(card))
        if worth <= self.temper.margin:
            return
        for lender, lent in lenders.items():
            wants, part = Side(lends=tuple(lent)), worth * len(lent) / len(firms)
            gives = self.price(lender, wants, part, len(lenders) > 1)
            if gives is not None:
                yield Proposal(("loan", card, lender), part - gives.cash - gives.money, lender, gives, wants)

    def profit(self, card: int) -> float:
        """What a job brings by whoever has it, or by the best man for it."""
        men = [man for man in self.planner.busy if self.world.order[man] == card] or self.planner.men
        return max(self.planner.profit(man, card) for man in men)

    def lenders(self, card: int, missing: list[int]) -> dict[int, list[int]] | None:
        """Who could lend what is missing, and has not been asked for this job; None if something is not to be had."""
        world, chosen = self.world, dict[int, list[int]]()
        for kind in missing:
            taken = [firm for firms in chosen.values() for firm in firms]
            offers = []
            for firm in range(BUSINESSES):
                owner = holder(world, firm) if KIND_OF[firm] == kind and not world.down[firm] else NOBODYS
                usable = owner not in (NOBODYS, self.seat) and firm not in taken and not marks(world, firm, self.seat)
                if usable and self.open_to_talk(owner) and ("loan", card, owner) not in self.memory.made:
                    unpaid = world.owner[firm] == NOBODYS
                    offers.append((owner not in chosen, unpaid, self.books.envy[owner], owner, firm))
            if not offers:
                return None
            chosen.setdefault(min(offers)[3], []).append(min(offers)[4])
        return chosen

    def price(self, lender: int, wants: Side, worth: float, uncertain: bool) -> Side | None:
        """What to offer for a loan: between what the lender should want and what it is worth; cash, or a promise."""
        temper, world = self.temper, self.world
        theirs = self.theirs(lender)
        least = max(1, theirs.short_of(self.seat, Side(), wants))
        most = int(min(temper.most_given * worth, (worth - temper.margin) / (1 + self.books.envy[lender])))
        if most < least:
            return None
        price = least + int(temper.generous * (most - least))
        spare = world.cash[self.seat] - unpaid(world, self.seat)
        if price <= spare and not uncertain:
            return Side(cash=price)
        faith = temper.delivered * trust(world, self.seat, temper)
        money = ceil(price / faith)
        if money * temper.delivered <= most + 1 and money <= credit(world, self.seat, temper):
            return Side(promise=ledger.FEE, money=money)
        return self.swap(lender, price)

    def swap(self, lender: int, price: int) -> Side | None:
        """C-52: a loan for a loan: the least useful business of its own that makes it worth it to the lender."""
        world = self.world
        own = [firm for firm in world.running(self.seat) if not marks(world, firm, lender)]
        fair = [firm for firm in own if self.mine.usual([firm]) >= price]
        if not fair or laid(world, lender) == MARKERS:
            return None
        return Side(lends=(min(fair, key=lambda firm: self.mine.usual([firm])),))

    # Sales

    def sales(self) -> Iterator[Proposal]:
        """C-97: a business that is worth more to one of two: as a rule one that makes a monopoly."""
        world = self.world
        for firm in range(BUSINESSES):
            owner = world.owner[firm]
            if owner == NOBODYS or MONOPOLY_OF[firm] == NO_MONOPOLY or world.down[firm]:
                continue
            buyers = self.books.others if owner == self.seat else (self.seat,)
            for buyer in buyers:
                partner = buyer if owner == self.seat else owner
                proposal = self.sale(firm, owner, buyer, partner) if self.open_to_talk(partner) else None
                if proposal is not None:
                    yield proposal

    def sale(self, firm: int, seller: int, buyer: int, partner: int) -> Proposal | None:
        """At a price in the middle between what the one must have and what the other can give."""
        world, temper = self.world, self.temper
        joint = self.books.shift(firm, buyer, buyer) + self.books.shift(firm, buyer, seller)
        if joint < temper.joint:
            return None
        thing = Side(things=(FIRM + firm,))
        theirs = self.theirs(partner)
        selling, buying = (self.mine, theirs) if seller == self.seat else (theirs, self.mine)
        least = max(1, selling.short_of(buyer, Side(), thing))
        most = min(buying.most_for(seller, thing, Side()), world.cash[buyer])
        if most < least:
            return None
        pay = Side(cash=(least + most) // 2)
        gives, wants = (thing, pay) if seller == self.seat else (pay, thing)
        return Proposal(("sale", KIND_OF[firm], partner), joint, partner, gives, wants)
