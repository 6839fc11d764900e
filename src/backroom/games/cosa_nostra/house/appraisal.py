"""What a deal is worth: to oneself, by one's own plans; to others, by what everybody can see."""

from collections.abc import Sequence
from math import ceil, floor

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.cards import JOB_OF, JOBS, KIND_OF
from backroom.games.cosa_nostra.deals import Side
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.prey import best_prey
from backroom.games.cosa_nostra.house.prospects import LOAN, MOST_PAID, USUAL_DICE, USUAL_PAY
from backroom.games.cosa_nostra.house.reputation import credit, trust
from backroom.games.cosa_nostra.state import FIRM


class Appraiser:
    """Weighs deals for one seat. With a planner it knows the hand; without, it guesses like everybody else."""

    def __init__(self, books: Books, planner: Planner | None = None) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.temper = books.temper
        self.planner = planner

    # Both sides together

    def worth(self, partner: int, gets: Side, gives: Side) -> float:
        """What the deal is worth, with what it is worth to others held against it."""
        envy, his, third = self.books.envy, self.for_partner(partner, gets, gives), 0.0
        if gets.things or gives.things:
            swapped, moves = self.swapped(partner, gets, gives), self.moves(partner, gets, gives)
            his += self.estate_shift(swapped, partner)
            for other in self.books.others:
                if other != partner:
                    third += envy[other] * (self.estate_shift(swapped, other) + self.crew_shift(moves, other))
        return self.for_me(partner, gets, gives) - envy[partner] * his - third

    def short_of(self, partner: int, gets: Side, gives: Side) -> int:
        """How much more cash it would take, in whole thousands; 0 or less: it is good as it is."""
        envy = self.books.envy[partner]
        short = (self.temper.margin - self.worth(partner, gets, gives)) / (1 + envy)
        least = self.least(partner, gets, gives)
        if least:
            short = max(short, least - self.for_me(partner, gets, gives))
        return ceil(round(short, 3))

    def least(self, partner: int, gets: Side, gives: Side) -> float:
        """What it wants to have of a deal: a fee for what it lends, and a part of the bonus that its men bring."""
        fee = self.temper.fee * self.usual(gives.lends) if gives.lends else 0.0
        if not (gets.things or gives.things):
            return fee
        bounty = self.temper.bounty[self.books.closing]
        return fee + bounty * max(0.0, self.crew_shift(self.moves(partner, gets, gives), partner))

    def most_for(self, partner: int, gets: Side, gives: Side) -> int:
        """How much cash it could give on top."""
        return floor((self.worth(partner, gets, gives) - self.temper.margin) / (1 + self.books.envy[partner]))

    # Each side by itself

    def for_me(self, partner: int, gets: Side, gives: Side) -> float:
        worth: float = gets.cash - gives.cash
        if gets.promise or gives.promise:
            worth += self.word(partner, gets, gives) - self.promise_cost(partner, gets, gives)
        if gets.lends or gives.lifts:
            worth += self.loan_worth(gets.lends) - self.lift_cost(gives.lifts)
        if gets.things or gives.things:
            worth += self.men_worth(gets) - self.men_worth(gives)
            worth += self.crew_shift(self.moves(partner, gets, gives), self.seat)
            worth += self.estate_shift(self.swapped(partner, gets, gives), self.seat)
        return worth

    def for_partner(self, partner: int, gets: Side, gives: Side) -> float:
        """What it is worth to the other, businesses that change hands aside, as everybody would guess it."""
        worth: float = gives.cash - gets.cash
        if gets.promise or gives.promise:
            worth += self.word(self.seat, gives, gets) - self.word(partner, gets, gives)
        if gives.lends:
            worth += self.usual(gives.lends)
        if gets.things or gives.things:
            worth += self.men_worth(gives) - self.men_worth(gets)
            worth += self.crew_shift(self.moves(partner, gets, gives), partner)
        return worth

    # Men

    def men_worth(self, side: Side) -> float:
        return sum([self.books.man_worth(man) for man in side.things if man < FIRM])

    def moves(self, partner: int, gets: Side, gives: Side) -> dict[int, int]:
        """How many men more or less both have then."""
        more = sum(man < FIRM for man in gets.things) - sum(man < FIRM for man in gives.things)
        return {self.seat: more, partner: -more} if more else {}

    def crew_shift(self, moves: dict[int, int], seat: int) -> float:
        """C-74: what that does for a seat's chance of the bonus for the most gangsters."""
        return self.books.crowd_shift(seat, moves) if moves else 0.0

    # Businesses

    def swapped(self, partner: int, gets: Side, gives: Side) -> list[tuple[int, int]]:
        """The businesses that change hands, and to whom."""
        firms = [(thing - FIRM, self.seat) for thing in gets.things if thing >= FIRM]
        return firms + [(thing - FIRM, partner) for thing in gives.things if thing >= FIRM]

    def estate_shift(self, swapped: list[tuple[int, int]], seat: int) -> float:
        """What that changes for a seat, one business after the other."""
        return sum([self.books.shift(firm, to, seat) for firm, to in swapped])

    # Loans

    def usual(self, firms: Sequence[int]) -> float:
        """What somebody makes of businesses that he borrows, as far as one can tell: of all of them in one job."""
        pays = [LOAN[KIND_OF[firm]][self.books.turn] for firm in firms]
        return self.temper.lends * max(pays, default=0.0)

    def loan_worth(self, firms: Sequence[int]) -> float:
        """What markers on these are worth: for one's own plan, or as they are to anybody."""
        if not firms:
            return 0.0
        if self.planner is None:
            return self.usual(firms)
        kinds = tuple(sorted(KIND_OF[firm] for firm in firms))
        return max(0.0, self.planner.promise(kinds) - self.planner.promise(()))

    def lift_cost(self, firms: Sequence[int]) -> float:
        """What it costs to take one's own markers back."""
        return self.temper.marker * self.usual(firms) if firms else 0.0

    # Promises

    def word(self, by: int, gives: Side, gets: Side) -> float:
        """What a promise is worth: as much as its giver is believed, to whoever gets it and to whoever gives it."""
        temper, kind = self.temper, gives.promise
        if not kind:
            return 0.0
        faith = trust(self.world, by, temper)
        if kind == ledger.PEACE:
            return self.peace_worth(by) * faith
        if kind not in ledger.FOR_A_LOAN:
            faith *= temper.someday
        if kind in ledger.SUMS:
            believed = gives.money if gives.money <= MOST_PAID[self.books.turn] else 0
            return min(believed, credit(self.world, by, temper)) * temper.delivered * faith
        profit = self.usual(gets.lends) or USUAL_PAY[self.books.turn][USUAL_DICE] * temper.work
        return min(profit / 2, credit(self.world, by, temper)) * faith

    def peace_worth(self, by: int) -> float:
        """What it is worth not to be attacked by somebody: by what one knows of his orders, hardly by the others."""
        world, hits = self.world, 0.0
        for man in world.face_down(by):
            card = world.order[man]
            if world.known[card] >> self.seat & 1:
                hits += self.temper.aimed if JOBS[JOB_OF[card]].attack else 0.0
            else:
                hits += self.temper.attacked
        return hits * self.temper.damage[self.books.turn]

    def promise_cost(self, partner: int, gets: Side, gives: Side) -> float:
        """What one's own promise costs if it is kept."""
        if gives.promise in ledger.SUMS:
            return gives.money * self.temper.delivered
        if gives.promise in ledger.HALVES:
            return (self.loan_worth(gets.lends) or USUAL_PAY[self.books.turn][USUAL_DICE] * self.temper.work) / 2
        return self.spared(partner) if gives.promise == ledger.PEACE else 0.0

    def spared(self, partner: int) -> float:
        """What it costs not to attack somebody, by the attacks that are planned already."""
        if self.planner is None:
            return 0.0
        cost = 0.0
        rest = tuple(other for other in self.books.others if other != partner)
        for man in self.world.face_down(self.seat):
            card = self.world.order[man]
            if JOBS[JOB_OF[card]].attack and not JOBS[JOB_OF[card]].response:
                best = best_prey(self.books, man, card)
                if best.victim == partner:
                    cost += best.worth - max(0.0, best_prey(self.books, man, card, rest).worth)
        return cost
