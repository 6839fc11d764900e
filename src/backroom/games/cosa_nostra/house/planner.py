"""A plan for the whole round: which jobs, which purchases, which gangster does what, and in which order it is laid."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from backroom.games.cosa_nostra.businesses import unpaid
from backroom.games.cosa_nostra.cards import COST, JOB_OF, JOBS, KIND_OF, ROBBERY, ROUND_OF, TRAP
from backroom.games.cosa_nostra.cash import lacking, supply
from backroom.games.cosa_nostra.dice import odds_for
from backroom.games.cosa_nostra.favours import BIRTHDAY, EXCEPTIONAL_OFFER, LAUNDERING, RACING, price_for
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.prey import best_prey
from backroom.games.cosa_nostra.house.prospects import USUAL_DICE, USUAL_PAY, mean, sums
from backroom.games.cosa_nostra.state import ACTION, FIRM, NOBODYS, WITH_HENCHMAN

MOST_BOUGHT = 2
"""So many purchases in a round it thinks of at once."""
ROBBERS = 2
"""From this round on, counted from 0, there are robberies."""


class Step(NamedTuple):
    """One gangster and what he is to do: a job card, or FIRM and a business."""

    man: int
    order: int
    worth: float


class RoundPlan(NamedTuple):
    """What all idle gangsters are to do; steps in the order in which they are best laid down."""

    steps: tuple[Step, ...]
    worth: float


Hopes = dict[int, float]
"""How likely one business more of each kind can be borrowed."""


class Planner:
    """Weighs everything that the idle gangsters of a seat could do, with what is planned already."""

    def __init__(self, books: Books, hopes: Hopes | None = None, granted: Sequence[int] = ()) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.hopes = hopes or {}
        world, seat = self.world, self.seat
        self.supply = supply(world, seat)
        for kind in granted:
            self.supply[kind] += 1
        self.men = world.idle(seat)
        self.busy = world.busy(seat)
        self.bought = [world.order[man] - FIRM for man in self.busy if world.order[man] >= FIRM]
        for firm in self.bought:
            self.supply[KIND_OF[firm]] += 1
        self.others: dict[tuple[int, int], float] = {}
        self.plan: RoundPlan | None = None

    # What a job is worth

    def lacking(self, card: int, more: Sequence[int] = ()) -> list[int]:
        """C-48: the kinds that a cash job misses, with all that is planned, granted and bought."""
        return lacking(card, self.supply, more)

    def job_worth(self, man: int, card: int, more: Sequence[int] = ()) -> float:
        """What a man makes of a job on average, with so many kinds of businesses more."""
        job = JOBS[JOB_OF[card]]
        if job.cash:
            likely = 1.0
            for kind in self.lacking(card, more):
                likely *= self.hopes.get(kind, 0.0)
            return likely * self.profit(man, card) * self.books.ready if likely else 0.0
        known = self.others.get((man, card))
        if known is None:
            known = self.others[man, card] = self.other_worth(man, card)
        return known

    def profit(self, man: int, card: int) -> float:
        """C-46: what a cash job pays on average."""
        job = JOBS[JOB_OF[card]]
        arrives = self.books.temper.unrobbed if self.world.round >= ROBBERS else 1.0
        return arrives * odds_for(self.world, man, job.number).pays(*sums(job))

    def other_worth(self, man: int, card: int) -> float:
        """What a job is worth that is no cash job."""
        job, number, temper = JOBS[JOB_OF[card]], JOB_OF[card], self.books.temper
        chances = odds_for(self.world, man, job.number)
        if number == TRAP:
            return temper.ambush * (1 - chances.none)
        if number == ROBBERY:
            fat = USUAL_PAY[self.books.turn][USUAL_DICE]
            envy = temper.envy / len(self.books.others)
            return temper.robbing * chances.pays(fat / 2, fat) * (1 + envy)
        if job.attack:
            return best_prey(self.books, man, card).worth
        if number == LAUNDERING:
            return self.laundering_worth(man, card)
        if number == RACING:
            bet = min(JOBS[RACING].most, self.purse())
            return bet * (1 - 2 * chances.none)
        if number == BIRTHDAY:
            envy = 1 + temper.envy / len(self.books.others)
            gifts = [sum(min(money, self.world.cash[other] + 1) for other in self.books.others) for money in sums(job)]
            return chances.pays(*gifts) * envy
        return self.cheap_worth(man, card)

    def purse(self) -> float:
        """The cash that this round's jobs may have brought, less what is to be paid."""
        work = sum(USUAL_PAY[self.books.turn][self.world.strength(man)] for man in (*self.men, *self.busy))
        earned = self.books.temper.work * work if self.world.phase < ACTION else 0.0
        return max(0.0, self.world.cash[self.seat] - unpaid(self.world, self.seat) + earned)

    def laundering_worth(self, man: int, card: int) -> float:
        """C-76, C-115: laundered money counts twice; before the last round the card may wait for more."""
        job, temper = JOBS[LAUNDERING], self.books.temper
        chances = odds_for(self.world, man, job.number)
        one, two = sums(job)
        money = max(0.0, self.purse() - temper.reserve[self.books.turn])
        now = chances.pays(min(one, money), min(two, money))
        return now if self.books.last else now - temper.patience * chances.pays(one, two)

    def cheap_worth(self, man: int, card: int) -> float:
        """C-113, C-114: the best business to be had by it; out of the stack it is any."""
        number = JOB_OF[card]
        chances = odds_for(self.world, man, JOBS[number].number)
        firms = self.world.market if number == EXCEPTIONAL_OFFER else range(len(COST))
        money = self.purse()
        gains = [0.0]
        for firm in firms:
            if self.world.owner[firm] == NOBODYS and COST[firm] <= money:
                worth = self.purchase_worth(firm) + COST[firm]
                gains.append(chances.pays(*(worth - price_for(card, better, firm) for better in (False, True))))
        return max(gains) * self.books.temper.cheap

    # Purchases

    def purchase_worth(self, firm: int) -> float:
        """C-36: what a business brings until the end, less its price."""
        books = self.books
        known = self.others.get((FIRM, firm))
        if known is None:
            known = self.others[FIRM, firm] = books.gain_of(firm, self.seat) - COST[firm] * books.ready
        return known

    def baskets(self, budget: float) -> list[tuple[int, ...]]:
        """Sets of businesses on the market that could be paid, one of each kind."""
        firms = list({KIND_OF[firm]: firm for firm in self.world.market}.values())
        most = min(MOST_BOUGHT, sum(not self.helped(man)[0] for man in self.men))
        sets = [chosen for count in range(1, most + 1) for chosen in combinations(firms, count)]
        return [chosen for chosen in sets if sum(COST[firm] for firm in chosen) <= budget]

    # The plan

    def match(self, more: Sequence[int] = ()) -> list[tuple[float, tuple[Step, ...]]]:
        """For every set of men, as bits: the best jobs for just these."""
        men = self.men
        best: list[tuple[float, tuple[Step, ...]] | None] = [None] * (1 << len(men))
        best[0] = (0.0, ())
        for card in self.world.jobs[self.seat]:
            worths = [(1 << place, man, self.matched_worth(man, card, more)) for place, man in enumerate(men)]
            able = [entry for entry in worths if entry[2] > 0]
            for mask in range(len(best) - 1, 0, -1) if able else ():
                for bit, man, worth in able:
                    before = best[mask ^ bit] if mask & bit else None
                    if before is None:
                        continue
                    now = best[mask]
                    if now is None or before[0] + worth > now[0]:
                        best[mask] = (before[0] + worth, (*before[1], Step(man, card, worth)))
        return [entry if entry is not None else (-1.0, ()) for entry in best]

    def matched_worth(self, man: int, card: int, more: Sequence[int]) -> float:
        """What a man makes of a job; whoever has a henchman should not go without one."""
        worth = self.job_worth(man, card, more)
        return worth + self.books.temper.helped if worth > 0 and self.helped(man)[0] else worth

    def make(self) -> RoundPlan:
        """The plan for the round, thought out once."""
        if self.plan is None:
            self.plan = self.best_plan()
        return self.plan

    def best_plan(self) -> RoundPlan:
        """The best of all plans: no purchase, or some of those that can be paid with what the jobs bring."""
        idle = len(self.men)
        matched = self.match()
        best_worth, steps = max(matched, key=lambda entry: entry[0])
        best_steps, taken = steps, tuple[int, ...]()
        for basket in self.baskets(self.budget(steps)):
            more = [KIND_OF[firm] for firm in basket]
            enabling = any(more.count(kind) for card in self.world.jobs[self.seat] for kind in self.lacking(card))
            bought = sum(self.purchase_worth(firm) for firm in basket)
            table = self.match(more) if enabling else matched
            room = idle - len(basket)
            worth, steps = max(
                (entry for mask, entry in enumerate(table) if mask.bit_count() <= room), key=lambda entry: entry[0]
            )
            if worth + bought > best_worth:
                best_worth, best_steps, taken = worth + bought, steps, basket
        return RoundPlan(self.laid_out(best_steps, taken), best_worth)

    def budget(self, steps: Sequence[Step]) -> float:
        """What purchases may cost: the cash that is there, and most of what jobs should bring."""
        earned = [step.worth / self.books.ready for step in steps if JOBS[JOB_OF[step.order]].cash]
        earned += [self.profit(man, self.world.order[man]) for man in self.busy if self.is_cash(man)]
        cash = self.world.cash[self.seat] - unpaid(self.world, self.seat)
        return cash + self.books.temper.caution * sum(earned)

    def is_cash(self, man: int) -> bool:
        order = self.world.order[man]
        return order < FIRM and JOBS[JOB_OF[order]].cash

    def laid_out(self, steps: Sequence[Step], basket: Sequence[int]) -> tuple[Step, ...]:
        """Purchases first, before somebody else takes them; men who are left over do what is worth least to keep."""
        free = sorted(set(self.men) - {step.man for step in steps}, key=self.helped)
        buying = [Step(man, FIRM + firm, self.purchase_worth(firm)) for man, firm in zip(free, basket, strict=False)]
        working = sorted(steps, key=lambda step: (bool(self.lacking(step.order)), -step.worth))
        taken = {step.order for step in (*buying, *working)}
        return (*buying, *working, *self.fillers(free[len(buying) :], taken))

    def helped(self, man: int) -> tuple[int, int]:
        """Whom to send shopping first: nobody with a henchman, and the weak before the strong."""
        return self.world.aids[man] & WITH_HENCHMAN, self.world.strength(man)

    def fillers(self, men: Sequence[int], taken: set[int]) -> list[Step]:
        """C-27: everybody must do something: keep a business from a rival for a round, or waste a card of no use."""
        left = self.world.cash[self.seat] - unpaid(self.world, self.seat)
        firms = sorted(self.world.market, key=self.denial, reverse=True)
        paid = [FIRM + firm for firm in firms if COST[firm] <= left]
        unpayable = [FIRM + firm for firm in firms if COST[firm] > left]
        spare = sorted(self.world.jobs[self.seat], key=self.keep_worth)
        # One purchase that could be paid, then cards of little use; what nobody could pay comes last of all.
        orders = [order for order in (*paid[:1], *spare, *unpayable, *paid[1:]) if order not in taken]
        return [Step(man, order, 0.0) for man, order in zip(men, orders, strict=False)]

    def denial(self, firm: int) -> float:
        """What it spoils for rivals that a business is not to be had this round."""
        envy = self.books.envy
        gain = max(envy[other] * self.books.gain_of(firm, other) for other in self.books.others)
        return self.books.temper.denial * gain

    # What is kept

    def keep_worth(self, card: int) -> float:
        """C-68: what a card may be worth in a round to come."""
        temper, job, number = self.books.temper, JOBS[JOB_OF[card]], JOB_OF[card]
        if self.world.last_round:
            return 0.0
        if number == LAUNDERING:
            return temper.keep_laundry
        if job.cash:
            age = self.world.round - ROUND_OF[card]
            return (
                mean([*map(float, sums(job))]) * temper.keep_missing ** len(self.lacking(card)) - temper.keep_old * age
            )
        if job.response:
            return temper.keep_response
        if job.target == "gangster":
            return temper.keep_gun + len(self.world.trophies[self.seat])
        if job.two == "take":
            return temper.keep_persuasion
        return temper.keep_other * mean([*map(float, sums(job))])
