"""A plan for the whole round: which jobs, which purchases, which gangster does what, and in which order it is laid."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from backroom.games.cosa_nostra.businesses import unpaid
from backroom.games.cosa_nostra.cards import COST, JOB_OF, JOBS, KIND_OF, ROBBERY, ROUND_OF, TRAP
from backroom.games.cosa_nostra.cash import lacking, supply
from backroom.games.cosa_nostra.dice import number_for, odds_for
from backroom.games.cosa_nostra.favours import BIRTHDAY, EXCEPTIONAL_OFFER, LAUNDERING, RACING, price_for
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.matching import Bid, Match, Step, best_matches
from backroom.games.cosa_nostra.house.prey import best_prey
from backroom.games.cosa_nostra.house.prospects import PAYS, USUAL_DICE, USUAL_PAY, mean, sums
from backroom.games.cosa_nostra.state import ACTION, FIRM, NOBODYS, WITH_HENCHMAN

MOST_BOUGHT = 2
"""So many purchases in a round it thinks of at once."""
ROBBERS = 2
"""From this round on, counted from 0, there are robberies."""


class RoundPlan(NamedTuple):
    """What all idle gangsters are to do; steps in the order in which they are best laid down."""

    steps: tuple[Step, ...]
    worth: float


Hopes = dict[int, float]
"""How likely one business more of each kind can be borrowed."""


class Drafts:
    """What has been worked out already, for all planners of one thought."""

    def __init__(self) -> None:
        self.worths: dict[tuple[int, int], float] = {}
        """What a man makes of a job that is no cash job, and under FIRM what a purchase is worth."""
        self.bids: dict[tuple[int, float], list[Bid]] = {}
        self.matches: dict[tuple[float, ...], list[Match]] = {}
        """By how likely each job in the hand misses nothing."""
        self.errands: dict[int, Any] = {}
        """What the busy men have to do, and how pressing it is."""
        self.told: object = None
        """Who was asked what, and who let it lie, when nothing was left to propose."""
        self.promises: dict[tuple[int, ...], float] = {}
        """What the round promises with so many kinds of businesses more, and no hopes."""


class Planner:
    """Weighs everything that the idle gangsters of a seat could do, with what is planned already."""

    def __init__(self, books: Books, hopes: Hopes | None = None) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.hopes = hopes or {}
        world, seat = self.world, self.seat
        self.supply = supply(world, seat)
        self.men = world.idle(seat)
        self.busy = world.busy(seat)
        self.bought = [world.order[man] - FIRM for man in self.busy if world.order[man] >= FIRM]
        for firm in self.bought:
            self.supply[KIND_OF[firm]] += 1
        self.drafts = Drafts()
        self.plan: RoundPlan | None = None

    def go_on(self, hopes: Hopes) -> None:
        """The books lie before another world; what was worked out stays, as far as hopes have not changed."""
        self.world = self.books.world
        if hopes != self.hopes:
            self.hopes, self.plan = hopes, None
            self.__dict__.pop("best", None)

    def with_more(self, kinds: Sequence[int]) -> "Planner":
        """One who is sure of so many businesses more, and hopes for none."""
        if not kinds and not self.hopes:
            return self
        twin = copy(self)
        twin.__dict__.pop("best", None)
        twin.plan, twin.hopes, twin.supply = None, {}, self.supply[:]
        for kind in kinds:
            twin.supply[kind] += 1
        return twin

    def promise(self, kinds: tuple[int, ...]) -> float:
        """What the round promises with so many businesses more: of what is planned, and of what is still to plan."""
        known = self.drafts.promises.get(kinds)
        if known is None:
            planner = self.with_more(kinds)
            sure = sum(planner.job_worth(man, self.world.order[man]) for man in self.busy if self.is_cash(man))
            known = self.drafts.promises[kinds] = sure + (planner.best[0] if self.men else 0.0)
        return known

    # What a job is worth

    def lacking(self, card: int, more: Sequence[int] = ()) -> list[int]:
        """C-48: the kinds that a cash job misses, with all that is planned, granted and bought."""
        return lacking(card, self.supply, more)

    def job_worth(self, man: int, card: int) -> float:
        """What a man makes of a job on average."""
        return self.worth_if(man, card, self.likely(card))

    def worth_if(self, man: int, card: int, likely: float) -> float:
        if JOBS[JOB_OF[card]].cash:
            return likely * self.profit(man, card) * self.books.ready if likely else 0.0
        known = self.drafts.worths.get((man, card))
        if known is None:
            known = self.drafts.worths[man, card] = self.other_worth(man, card)
        return known

    def profit(self, man: int, card: int) -> float:
        """C-46: what a cash job pays on average."""
        world, number = self.world, JOB_OF[card]
        arrives = self.books.temper.unrobbed if world.round >= ROBBERS else 1.0
        return arrives * PAYS[number][world.strength(man)][number_for(world, man, JOBS[number].number)]

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
        known = self.drafts.worths.get((FIRM, firm))
        if known is None:
            known = self.drafts.worths[FIRM, firm] = books.gain_of(firm, self.seat) - COST[firm] * books.ready
        return known

    def baskets(self, budget: float) -> list[tuple[int, ...]]:
        """Sets of businesses on the market that could be paid, one of each kind."""
        firms = list({KIND_OF[firm]: firm for firm in self.world.market}.values())
        most = min(MOST_BOUGHT, sum(not self.helped(man)[0] for man in self.men))
        sets = [chosen for count in range(1, most + 1) for chosen in combinations(firms, count)]
        return [chosen for chosen in sets if sum([COST[firm] for firm in chosen]) <= budget]

    # The plan

    def likely(self, card: int, more: Sequence[int] = ()) -> float:
        """How likely nothing is missing for a job, with so many kinds of businesses more."""
        likely = 1.0
        for kind in self.lacking(card, more):
            likely *= self.hopes.get(kind, 0.0)
        return likely

    def match(self, more: Sequence[int] = ()) -> list[Match]:
        """The best jobs for at most so many men, from none of them to all."""
        cards = self.world.jobs[self.seat]
        likely = tuple([self.likely(card, more) if JOBS[JOB_OF[card]].needs else 1.0 for card in cards])
        if likely not in self.drafts.matches:
            bids = [bids for bids in map(self.bids, cards, likely) if bids]
            self.drafts.matches[likely] = best_matches(len(self.men), bids)
        return self.drafts.matches[likely]

    def bids(self, card: int, likely: float) -> list[Bid]:
        """What each man makes of a job who makes anything of it; whoever has a henchman should not go without one."""
        known = self.drafts.bids.get((card, likely))
        if known is None:
            helped, aids = self.books.temper.helped, self.world.aids
            worths = [(1 << place, man, self.worth_if(man, card, likely)) for place, man in enumerate(self.men)]
            known = self.drafts.bids[card, likely] = [
                (bit, Step(man, card, worth + helped if aids[man] & WITH_HENCHMAN else worth))
                for bit, man, worth in worths
                if worth > 0
            ]
        return known

    def make(self) -> RoundPlan:
        """The plan for the round, thought out once."""
        if self.plan is None:
            worth, steps, basket = self.best
            self.plan = RoundPlan(self.laid_out(steps, basket), worth)
        return self.plan

    @cached_property
    def best(self) -> tuple[float, tuple[Step, ...], tuple[int, ...]]:
        """The best of all plans: no purchase, or some of those that can be paid with what the jobs bring."""
        matches = self.match()
        chosen, taken = matches[-1], tuple[int, ...]()
        best_worth = chosen.worth
        missed = {kind for card in self.world.jobs[self.seat] for kind in self.lacking(card)}
        for basket in self.baskets(self.budget(chosen.steps)):
            more = [KIND_OF[firm] for firm in basket]
            bought = sum([self.purchase_worth(firm) for firm in basket])
            match = (matches if missed.isdisjoint(more) else self.match(more))[-1 - len(basket)]
            if match.worth + bought > best_worth:
                best_worth, chosen, taken = match.worth + bought, match, basket
        return best_worth, chosen.steps, taken

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
