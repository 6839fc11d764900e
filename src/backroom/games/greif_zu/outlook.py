"""What a hand is worth to a seat now: the points of the best plan for it, times the chance to carry it out in time."""

from collections.abc import Iterator

from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BUY_TIME,
    CASH_MACHINE,
    CREDIT,
    EXCHANGE,
    HIDEOUT,
    JOHN,
    POLICEMAN,
)
from backroom.games.greif_zu.law import breach, cents
from backroom.games.greif_zu.odds import Hand, Sight, less, plus, time_from_afar, time_left
from backroom.games.greif_zu.plans import Plan, plans
from backroom.games.greif_zu.stakes import Stakes

TRIES = 3
"""How often somebody without an ID hopes to draw one."""
SPARE_ID, SPARE_MONEY = 0.02, 0.01
"""What cards are worth that fit into no plan, just enough to tell which of them to give away first."""

Time = tuple[float, ...]
"""How likely one can still do 0, 1, 2, … things."""


class Outlook:
    """One seat's prospects in the round, by the hand it would have."""

    def __init__(self, sight: Sight, stakes: Stakes, haste: float) -> None:
        self.sight = sight
        self.stakes = stakes
        self.haste = haste
        rivals = sight.seats - 1
        self.later: Time = time_left(sight.timers, rivals, haste)
        """After the present action."""
        self.now: Time = (1.0, *self.later)
        """With the present action still to come."""
        if sight.active != sight.me:
            self.now = waiting(sight, haste)
        self.hurried: Time = time_left(sight.timers - 1, rivals, haste)
        """After a timer has been turned."""
        self.end_cards = sight.end_cards
        self.exchange = EXCHANGE in self.end_cards
        self._worth: dict[tuple[Hand, Time], float] = {}

    def worth(self, hand: Hand, time: Time) -> float:
        """The points to expect with this hand and so much time."""
        key = hand, time
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self.planned(hand, time) + spare_worth(hand)
        return found

    def planned(self, hand: Hand, time: Time) -> float:
        best = self.best_plan(hand, time, 0)
        if not any(kind <= AGENT for kind in hand):
            best = max(best, self.hope(hand, time))
        return best

    def best_plan(self, hand: Hand, time: Time, wait: int) -> float:
        """The best of all plans, begun after so many other actions."""
        stakes, coin, guilty = self.stakes, self.sight.coin, self.stakes.guilty
        best = guilty
        for plan in plans(hand, self.sight.extras, self.exchange):
            steps = wait + plan.steps - self.help(plan)
            chance = time[steps] if steps < len(time) else 0.0
            if chance > 0.0:
                points = stakes.innocent(100 * plan.money + coin, plan.credit, plan.duty)
                best = max(best, guilty + chance * (points - guilty))
        return best

    def help(self, plan: Plan) -> int:
        """How many steps of a plan the cards for the end of the round can do."""
        puts = plan.steps - plan.buys
        helped = 0
        if HIDEOUT in self.end_cards and puts > 0:
            helped += 1
        if CASH_MACHINE in self.end_cards and plan.puts_money_back and puts > helped:
            helped += 1
        if BUY_TIME in self.end_cards and plan.steps > helped:
            helped += 1
        return helped

    def hope(self, hand: Hand, time: Time) -> float:
        """Drawing until an ID comes."""
        odds = self.sight.id_odds()
        found = sum(odds.values())
        guilty = self.stakes.guilty
        missed, total = 1.0, guilty
        for wait in range(1, TRIES + 1):
            if wait >= len(time) or time[wait] <= 0.0:
                break
            gain = sum(
                chance * (self.best_plan(plus(hand, kind), time, wait) - guilty) for kind, chance in odds.items()
            )
            total += missed * gain
            missed *= 1 - found
        return total

    def drawn(self, hand: Hand, time: Time, odds: dict[int, float] | None = None) -> float:
        """What to expect of one more card."""
        odds = self.sight.odds if odds is None else odds
        return sum([chance * self.worth(plus(hand, kind), time) for kind, chance in odds.items()])

    def best_of(self, hand: Hand, time: Time, count: int, odds: dict[int, float], least: float | None = None) -> float:
        """What to expect of the best of so many cards; `least` is what one has by taking none."""
        ranked = sorted(((self.worth(plus(hand, kind), time), chance) for kind, chance in odds.items()), reverse=True)
        total, worse = 0.0, 1.0
        for worth, chance in ranked:
            best = worse**count - max(0.0, worse - chance) ** count
            total += best * (worth if least is None else max(worth, least))
            worse -= chance
        return total

    def without(self, hand: Hand, time: Time) -> Iterator[tuple[float, int]]:
        """What the hand would be worth without each of its cards."""
        for kind in dict.fromkeys(hand):
            yield self.worth(less(hand, kind), time), kind

    def settled(self, hand: Hand, exchanged: Hand) -> float:
        """The points when the round is over with exactly this."""
        counted = tuple(sorted((*hand, *exchanged)))
        if breach(counted, self.sight.coin) is not None:
            return self.stakes.guilty
        credit, duty = CREDIT in hand and JOHN in hand, BADGE in hand and POLICEMAN in hand
        return self.stakes.innocent(cents(counted) + self.sight.coin, credit, duty)


def waiting(sight: Sight, haste: float) -> Time:
    """The time of somebody who is asked for a card in another's turn."""
    ahead = (sight.me - sight.active) % sight.seats
    due = 0 < (sight.start - sight.active) % sight.seats <= ahead
    return time_from_afar(sight.timers, sight.seats - 1, haste, ahead, due)


def spare_worth(hand: Hand) -> float:
    """Cards that fit into no plan: IDs rather than money, money rather than what makes suspicious."""
    return sum([SPARE_ID if kind <= AGENT else SPARE_MONEY if kind > BADGE else 0.0 for kind in hand])
