"""The action phase: which errand first, which later, and what is better called off."""

from typing import NamedTuple

from backroom.games.cosa_nostra.businesses import unpaid
from backroom.games.cosa_nostra.cards import COST, JOB_OF, JOBS, KIND_OF, RESPONSE
from backroom.games.cosa_nostra.cash import lacking, supply
from backroom.games.cosa_nostra.favours import BIRTHDAY, CONNECTIONS, EXCEPTIONAL_OFFER, LAUNDERING, RACING
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.prey import NOBODY_TO_HIT, best_prey
from backroom.games.cosa_nostra.house.prospects import sums
from backroom.games.cosa_nostra.state import FIRM
from backroom.games.cosa_nostra.telling import man_id

FIRST, WAIT, LAST = 50.0, 30.0, 100.0
"""Tiers wider than any worth: what other errands wait for, what gains by waiting, what is called off in the end."""


class Errand(NamedTuple):
    """Something to do on one's turn: how pressing it is, what it is worth, and the choice itself."""

    press: float
    worth: float
    choice: str
    victim: int = NOBODY_TO_HIT


def off(man: int, worth: float, tier: float = LAST) -> Errand:
    """C-34: an order called off; of those that must be, what is worth least goes first."""
    return Errand(-tier, -worth, f"abort {man_id(man)}")


class Agenda:
    """All that the gangsters of a seat have to do, and in which order."""

    def __init__(self, books: Books, planner: Planner) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.planner = planner
        self.busy = self.world.busy(self.seat)
        self.cash = self.world.cash[self.seat]
        # Purchases not yet paid supply nothing now.
        self.ready = supply(self.world, self.seat)

    def best(self, may_skip: bool) -> Errand:
        """C-33, C-35: what to do now. Nothing but responses left: a schemer lets one wait."""
        waiting = [man for man in self.busy if self.is_response(man)]
        if len(waiting) == len(self.busy) and may_skip and self.others_busy():
            return Errand(0.0, 0.0, "skip")
        known = self.planner.drafts.errands
        if not known:
            known |= {man: self.errand(man) for man in self.busy}
        best: Errand = max(known.values(), key=lambda errand: (errand.press, errand.worth))
        return best

    def is_response(self, man: int) -> bool:
        order = self.world.order[man]
        return order < FIRM and RESPONSE[order]

    def others_busy(self) -> bool:
        return any(self.world.busy(other) for other in self.books.others)

    def errand(self, man: int) -> Errand:
        order = self.world.order[man]
        if order >= FIRM:
            return self.purchase(man, order - FIRM)
        job = JOBS[JOB_OF[order]]
        if job.response:
            return off(man, self.planner.job_worth(man, order), 3 * LAST)
        if job.cash:
            return self.cash_job(man, order)
        return self.attack(man, order) if job.attack else self.favour(man, order)

    def purchase(self, man: int, firm: int) -> Errand:
        """C-36, C-37: paid as soon as can be, if a job waits for it sooner still; what does not pay is called off."""
        worth = self.planner.purchase_worth(firm)
        wanted = KIND_OF[firm] in self.wanted()
        if worth <= 0 and not wanted:
            return off(man, worth, 2 * LAST)
        if COST[firm] > self.cash:
            return off(man, worth)
        return Errand(worth + (FIRST if wanted else self.books.temper.spending), worth, f"buy {man_id(man)}")

    def wanted(self) -> list[int]:
        """The kinds that cash jobs still to be done wait for."""
        return [kind for man in self.busy if self.planner.is_cash(man) for kind in self.missing(self.world.order[man])]

    def missing(self, card: int) -> list[int]:
        """C-48: the kinds of which there are too few just now."""
        return lacking(card, self.ready)

    def cash_job(self, man: int, card: int) -> Errand:
        """C-46, C-49: the fattest first; one that would lapse waits, and is called off in the end."""
        profit = self.planner.profit(man, card)
        if self.missing(card):
            return off(man, profit)
        return Errand(profit + self.books.temper.working, profit, f"run {man_id(man)}")

    def earning(self) -> float:
        """What the cash jobs still to be done will bring."""
        cards = [(man, self.world.order[man]) for man in self.busy if self.planner.is_cash(man)]
        return sum(self.planner.profit(man, card) for man, card in cards if not self.missing(card))

    def attack(self, man: int, card: int) -> Errand:
        """C-44: at its best prey; what pays nothing is called off when nothing else is left."""
        prey = best_prey(self.books, man, card)
        if prey.worth <= 0 or prey.victim == NOBODY_TO_HIT:
            return off(man, 0.0)
        job = JOBS[JOB_OF[card]]
        poor = job.target == "player" and self.world.cash[prey.victim] < sums(job)[1] and self.others_busy()
        return Errand(
            prey.worth - (WAIT if poor else 0),
            prey.worth,
            f"attack {man_id(man)} {prey.victim}",
            prey.victim,
        )

    def favour(self, man: int, card: int) -> Errand:
        """C-113 to C-116, C-123: races and laundries want cash, birthdays rich guests, bargains money to spend."""
        number, job = JOB_OF[card], JOBS[JOB_OF[card]]
        worth = self.planner.job_worth(man, card)
        run = f"run {man_id(man)}"
        wait = 0.0
        if number == RACING:
            wait = WAIT if self.cash < job.most and self.earning() else 0.0
        elif number == LAUNDERING:
            racing = any(self.planner_job(other) == RACING for other in self.busy)
            enough = self.cash >= sums(job)[1] + unpaid(self.world, self.seat)
            wait = 2 * WAIT if racing or (self.earning() and not enough) else 0.0
            if not self.books.last and self.cash < self.books.temper.reserve[self.books.turn]:
                wait = 2 * WAIT
        elif number == BIRTHDAY:
            poor = sum(self.world.cash[other] < sums(job)[1] for other in self.books.others)
            wait = WAIT if poor > 1 and self.others_busy() else 0.0
        elif number in (EXCEPTIONAL_OFFER, CONNECTIONS):
            wait = WAIT if self.earning() else 0.0
        return Errand(worth - wait, worth, run)

    def planner_job(self, man: int) -> int:
        order = self.world.order[man]
        return JOB_OF[order] if order < FIRM else -1
