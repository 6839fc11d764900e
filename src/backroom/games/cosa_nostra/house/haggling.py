"""Haggling: asking for loans, buying and selling for monopolies, hiring men, paying debts."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import ceil
from typing import NamedTuple

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import FIRMS_OF, MONOPOLISTS, holder, laid, marks, unpaid
from backroom.games.cosa_nostra.cards import (
    JOB_OF,
    JOBS,
    KIND_OF,
)
from backroom.games.cosa_nostra.deals import Side, wrong
from backroom.games.cosa_nostra.house.books import missing_men
from backroom.games.cosa_nostra.house.listening import Listener, terms
from backroom.games.cosa_nostra.house.prey import word_worth
from backroom.games.cosa_nostra.house.reputation import credit, last_word, trust
from backroom.games.cosa_nostra.state import ACTION, FIRM, MARKERS, NOBODYS, PAYDAY, PLANNING
from backroom.games.cosa_nostra.telling import dollars

SILENT = 2
"""Whoever has let so many offers lie is not asked any more."""
MOST_BORROWED = 3
"""For one job."""
NOTHING = Side()


class Proposal(NamedTuple):
    """A deal to be offered: what for, with whom, and how good it is."""

    what: object
    worth: float
    to: int
    gives: Side
    wants: Side


class Haggler(Listener):
    """What one seat does about deals now, between two decisions."""

    def deed(self) -> str | None:
        """Pays what is due, answers what is offered, or proposes something itself; one thing at a time."""
        if self.world.last_round and self.world.phase == PAYDAY:
            # The last income is paid: nothing is worth anything any more but money.
            return self.pay_debt()
        return self.pay_debt() or self.answer() or self.withdraw() or self.relent() or self.propose()

    def pay_debt(self) -> str | None:
        """C-104: keeps its word, unless that costs more than its word is worth."""
        for debt in ledger.debts(self.world, self.seat):
            rest = debt.rest
            if rest <= min(self.world.cash[self.seat], word_worth(self.books)):
                return f"gift {debt.to} {dollars(rest)}"
        return None

    # Its own

    def withdraw(self) -> str | None:
        """An offer that is not wanted any more. What a job still misses is wanted, even if it misses more besides."""
        own = [offer for offer in self.world.offers if offer.by == self.seat]
        missed = {kind for card in self.wanting() for kind in self.planner.lacking(card)} if own else set()
        for offer in own:
            if not missed.isdisjoint(KIND_OF[firm] for firm in offer.wants.lends):
                continue
            if self.mine.worth(offer.to, offer.wants, offer.gives) < 0:
                self.memory.give_up(offer)
                return f"withdraw {offer.number}"
        return None

    def propose(self) -> str | None:
        """The best proposal that it has not made this round."""
        memory = self.memory
        if len(memory.made) >= self.temper.offers or self.world.phase not in (PLANNING, ACTION):
            return None
        # With the same books there is nothing new to propose until somebody answers or is asked something.
        told = self.asked, {*memory.made}, {*memory.tried}, {**memory.silence}
        if told == self.planner.drafts.told:
            return None
        fresh = [
            proposal
            for proposal in self.proposals()
            if self.is_new(proposal.what, proposal.to)
            and wrong(self.world, self.seat, proposal.to, proposal.gives, proposal.wants) is None
        ]
        if not fresh:
            self.planner.drafts.told = told
            return None
        best = max(fresh, key=lambda proposal: proposal.worth)
        memory.made.add(best.what)
        memory.bid.update(best.wants.things)
        memory.tried.add(best.to)
        memory.say(best.to, best.gives, best.wants)
        return f"offer {best.to} {terms(best.gives, best.wants)}"

    def proposals(self) -> Iterator[Proposal]:
        yield from self.loans()
        yield from self.sales()
        yield from self.hires()

    @cached_property
    def asked(self) -> set[int]:
        """Who has an offer of its own to answer."""
        return {offer.to for offer in self.world.offers if offer.by == self.seat}

    def is_new(self, what: object, to: int) -> bool:
        """Whether it may propose this; asked before a price is thought out, which is dear."""
        return what not in self.memory.made and to not in self.asked

    def open_to_talk(self, seat: int) -> bool:
        return self.memory.silence.get(seat, 0) < SILENT

    # Loans

    def loans(self) -> Iterator[Proposal]:
        """C-52: what its cash jobs miss, from whoever has it."""
        for card in self.wanting():
            missing = self.planner.lacking(card)
            if 0 < len(missing) <= min(MOST_BORROWED, MARKERS - laid(self.world, self.seat)):
                yield from self.loan(card, missing)

    def wanting(self) -> list[int]:
        """The cash jobs that could still be done this round: those planned, and in the hand if somebody is idle."""
        planned = [self.world.order[man] for man in self.planner.busy if self.planner.is_cash(man)]
        hand = self.world.jobs[self.seat] if self.planner.men else []
        return planned + [card for card in hand if JOBS[JOB_OF[card]].cash]

    def loan(self, card: int, missing: list[int]) -> Iterator[Proposal]:
        """One job's missing businesses, from as few lenders as can be.

        Of several the one is asked first of whom there are fewest: as long as nothing is paid, his refusal costs least.
        """
        lenders = self.lenders(card, missing)
        if lenders is None:
            return
        lender, lent = min(lenders.items(), key=lambda entry: min(map(self.owners, entry[1])))
        what = ("loan", card, lender, lender in self.memory.tried)
        if not self.is_new(what, lender):
            return
        firms = [firm for lent in lenders.values() for firm in lent]
        wants, share, profit = Side(lends=tuple(lent)), len(lent) / len(firms), self.profit(card)
        # What a loan does for the whole plan is dear to find out, and never more than what its job brings.
        most = self.most(lender, profit * share)
        if profit <= self.temper.margin or most < 1:
            return
        least = max(1, self.theirs(lender).short_of(self.seat, NOTHING, wants))
        if most < least:
            return
        # Money early on makes more money, but nobody pays more for a loan than the job itself brings.
        worth = min(self.mine.loan_worth(firms), profit)
        gives = self.price(lender, wants, worth * share, least, len(lenders) > 1)
        if gives is not None and worth > self.temper.margin:
            gain = worth * share - gives.cash - gives.money
            yield Proposal(what, gain, lender, gives, wants)

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
            for firm in FIRMS_OF[kind]:
                owner = NOBODYS if world.down[firm] else holder(world, firm)
                usable = owner not in (NOBODYS, self.seat) and firm not in taken and not marks(world, firm, self.seat)
                if usable and self.open_to_talk(owner) and ("loan", card, owner, True) not in self.memory.made:
                    unpaid = world.owner[firm] == NOBODYS
                    refused = ("loan", card, owner, False) in self.memory.made
                    offers.append((owner not in chosen, unpaid, refused, self.books.envy[owner], owner, firm))
            if not offers:
                return None
            *_, owner, firm = min(offers)
            chosen.setdefault(owner, []).append(firm)
        return chosen

    def most(self, lender: int, worth: float) -> int:
        """What it would give at most for a loan that brings so much."""
        temper = self.temper
        return int(min(temper.most_given * worth, (worth - temper.margin) / (1 + self.books.envy[lender])))

    def price(self, lender: int, wants: Side, worth: float, least: int, uncertain: bool) -> Side | None:
        """What to offer for a loan: between what the lender should want and what it is worth; cash, or a promise."""
        temper, world = self.temper, self.world
        most = self.most(lender, worth)
        if most < least:
            return None
        # The first word to somebody is a low one: he will say what he wants.
        fair = lender in self.memory.tried
        price = least + int(temper.generous * (most - least)) if fair else max(1, int(temper.opening * least))
        spare = world.cash[self.seat] - unpaid(world, self.seat)
        # Where no promise is believed, even what is not yet of use must be paid.
        if price <= spare and (not uncertain or last_word(world, self.seat)):
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
        for firms in MONOPOLISTS:
            gains = self.books.joint_gains(KIND_OF[firms[0]])
            for firm, owner in self.goods(firms) if gains else ():
                for buyer in self.books.others if owner == self.seat else (self.seat,):
                    partner = buyer if owner == self.seat else owner
                    joint = gains.get((owner, buyer))
                    if joint is not None and self.open_to_talk(partner):
                        proposal = self.sale(firm, owner, buyer, partner, joint)
                        if proposal is not None:
                            yield proposal

    def goods(self, firms: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Of businesses of a kind those to be had, and whose they are; of several alike one stands for all."""
        world, seen = self.world, {NOBODYS}
        for firm in firms:
            owner = world.owner[firm]
            if owner not in seen and not world.down[firm]:
                seen.add(owner)
                yield firm, owner

    def sale(self, firm: int, seller: int, buyer: int, partner: int, joint: float) -> Proposal | None:
        """At a price between what the one must have and what the other can give, rather its own."""
        world, temper = self.world, self.temper
        what = ("sale", KIND_OF[firm], partner)
        if not world.cash[buyer] or not self.is_new(what, partner):
            return None
        thing = Side(things=(FIRM + firm,))
        theirs = self.theirs(partner)
        selling, buying = (self.mine, theirs) if seller == self.seat else (theirs, self.mine)
        most = min(buying.most_for(seller, thing, NOTHING), world.cash[buyer])
        least = max(1, selling.short_of(buyer, NOTHING, thing)) if most >= 1 else 1
        if most < least:
            return None
        yielded = int(temper.generous * (most - least))
        pay = Side(cash=most - yielded if seller == self.seat else least + yielded)
        gives, wants = (thing, pay) if seller == self.seat else (pay, thing)
        return Proposal(what, joint, partner, gives, wants)

    # Men

    def hires(self) -> Iterator[Proposal]:
        """C-74, C-98: when the last orders are carried out, men who are done with theirs make a crew the largest."""
        world, books = self.world, self.books
        if not books.closing or world.phase != ACTION or books.orders_left > self.late:
            return
        for man, seller in self.recruits():
            thing = Side(things=(man,))
            most = min(self.mine.most_for(seller, thing, NOTHING), world.cash[self.seat])
            least = max(1, self.theirs(seller).short_of(self.seat, NOTHING, thing)) if most >= 1 else 1
            if most >= least:
                pay = Side(cash=self.wage(man, least, most))
                yield Proposal(("hire", man, man in self.memory.bid), most - least, seller, pay, thing)

    @property
    def late(self) -> int:
        """So many orders are left when it hires men for the largest crew."""
        return self.world.seats

    def recruits(self) -> Iterator[tuple[int, int]]:
        """Men, and whose they are, who would bring its crew nearer to the largest; one of each boss for all alike."""
        crews, seat = self.books.crews, self.seat
        missing = missing_men(tuple(crews), seat)
        for seller in self.books.others if missing else ():
            then = [crew + (other == seat) - (other == seller) for other, crew in enumerate(crews)]
            if missing_men(tuple(then), seat) < missing and self.open_to_talk(seller):
                for man in self.world.idle(seller):
                    if self.is_new(("hire", man, man in self.memory.bid), seller):
                        yield man, seller
                        break

    def wage(self, man: int, least: int, most: int) -> int:
        """Again a low word first: not everybody counts the crews."""
        if man in self.memory.bid:
            return least + int(self.temper.generous * (most - least))
        return max(1, int(self.temper.opening * least))
