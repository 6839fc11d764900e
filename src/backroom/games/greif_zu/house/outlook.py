"""What a hand is worth to a seat now: the points of the best plan for it, times the chance to carry it out in time."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from backroom.games.greif_zu.buying import PRICE
from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BUY_TIME,
    CASH_MACHINE,
    CREDIT,
    EXCHANGE,
    HIDEOUT,
    Hand,
    ids_in,
    less,
    plus,
    value_of,
)
from backroom.games.greif_zu.house.plans import Plan, alike, plans, plans_to_buy
from backroom.games.greif_zu.house.prospects import worth_of_places
from backroom.games.greif_zu.house.reading import Reading, Time
from backroom.games.greif_zu.house.sight import Sight
from backroom.games.greif_zu.law import breaches, cents, is_on_duty, uses_credit
from backroom.games.greif_zu.state import INNOCENT

TRIES = 3
"""How often somebody without an ID hopes to draw one."""
SPARE_ID, SPARE_MONEY = 0.02, 0.01
"""What cards are worth that fit into no plan, just enough to tell which of them to give away first."""
NO_TIME: Time = (1.0,)
Measure = Callable[[Hand], float]
UNLIKELY = 0.05
"""Nobody thinks about an action that hardly ever comes."""

RICHER = (
    (0, 1.0),
    (100_00, 0.97),
    (200_00, 0.87),
    (300_00, 0.70),
    (400_00, 0.54),
    (450_00, 0.35),
    (500_00, 0.26),
    (600_00, 0.19),
    (800_00, 0.09),
    (1000_00, 0.04),
    (1200_00, 0.01),
    (2500_00, 0.0),
)
"""How many of the innocent have more than so much, in cents."""
LOOT = 300_00
"""What an officer finds on somebody guilty."""
AMOUNTS = [money for money, _ in RICHER]


def richer(cents: float) -> float:
    """The share of innocent players who have more than this."""
    place = bisect_left(AMOUNTS, cents)
    if place >= len(RICHER):
        return 0.0
    if place == 0:
        return 1.0
    (low, above), (high, below) = RICHER[place - 1], RICHER[place]
    return above + (below - above) * (cents - low) / (high - low)


class Stakes:
    """The points that an innocent fortune can expect, against rivals of whom one knows little."""

    def __init__(self, innocence: Sequence[float], places: Sequence[float], note_values: dict[int, float]) -> None:
        self.places = places
        """What it is worth that nobody is richer, one, and so on."""
        self.innocence = innocence
        """How likely each rival is."""
        self.catch = 1 - min(innocence)
        """How likely an officer finds somebody guilty."""
        self.note_values = note_values
        self._known: dict[tuple[int, bool, bool], float] = {}

    def innocent(self, cents: int, credit: bool = False, duty: bool = False) -> float:
        """The points for so much money; a credit card or a badge adds to it."""
        key = cents, credit, duty
        found = self._known.get(key)
        if found is None:
            if credit and self.note_values:
                found = sum(chance * self.ranked(cents + 100 * value) for value, chance in self.note_values.items())
            elif duty:
                found = self.ranked(cents) + self.catch * (self.ranked(cents + LOOT) - self.ranked(cents))
            else:
                found = self.ranked(cents)
            self._known[key] = found
        return found

    def ranked(self, cents: float) -> float:
        """The points by how many are likely to be richer."""
        beaten = [1.0]
        above = richer(cents)
        for innocent in self.innocence:
            lose = innocent * above
            longer = [chance * (1 - lose) for chance in beaten] + [0.0]
            for place, chance in enumerate(beaten):
                longer[place + 1] += chance * lose
            beaten = longer
        return sum([chance * worth for chance, worth in zip(beaten, self.places, strict=True)])


class Outlook:
    """One seat's prospects in the round, by the hand it would have."""

    def __init__(self, sight: Sight, reading: Reading, to_win: bool = False) -> None:
        self.sight = sight
        self.reading = reading
        self.guilty, self.places = worth_of_places(sight, to_win)
        self.later = reading.time_left(sight, sight.timers)
        """After the present action."""
        self.now = (1.0, *self.later) if sight.active == sight.me else reading.time_from_afar(sight)
        """With the present action still to come."""
        self.hurried = reading.time_left(sight, sight.timers - 1)
        """After a timer has been turned."""
        self.rushed = reading.time_left(sight, sight.timers - 1, own=1.0)
        """After that, if one turns another on every turn."""
        self._stakes: dict[Time, Stakes] = {}
        self.end_cards = sight.end_cards
        self.exchange = EXCHANGE in self.end_cards
        self._worth: dict[tuple[Hand, Time], float] = {}
        self._foreseen: dict[tuple[Hand, Time], float] = {}
        self._ended: dict[Hand, float] = {}

    def stakes(self, time: Time) -> Stakes:
        """What is to be won against rivals who have as much time as oneself to become innocent."""
        found = self._stakes.get(time)
        if found is None:
            # Unless the round ends at once, about half of the others still come before the end of the last lap.
            turns = sum(time[1:]) + 0.5 if len(time) > 1 else 0.0
            innocence = tuple(self.reading.ready(seat, turns) for seat in self.sight.others)
            found = self._stakes[time] = Stakes(innocence, self.places, self.sight.note_values())
        return found

    def by_plan(self, time: Time) -> Measure:
        """Measures hands by the best plan for them with so much time."""
        return lambda hand: self.worth(hand, time)

    def by_foresight(self, time: Time) -> Measure:
        """Measures them with one more action thought through."""
        return lambda hand: self.foreseen(hand, time)

    def worth(self, hand: Hand, time: Time) -> float:
        """The points to expect with this hand and so much time."""
        key = alike(hand), time
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = self.planned(*key) + spare_worth(hand)
        return found

    def foreseen(self, hand: Hand, time: Time) -> float:
        """The same with one more action thought through: the round may end before it, and a draw may change plans."""
        key = alike(hand), time
        found = self._foreseen.get(key)
        if found is None:
            found = self.worth(hand, time)
            if len(time) > 1 and time[1] >= UNLIKELY:
                rest = tuple([chance / time[1] for chance in time[1:]])
                by_plan = self.by_plan(rest)
                ahead = [worth for worth, _ in self.without(hand, by_plan)]
                if self.sight.wallet and ids_in(hand):
                    ahead.append(self.drawn(hand, by_plan))
                found = max(
                    found,
                    time[1] * max(ahead, default=self.guilty) + (1 - time[1]) * self.ended(hand),
                )
            self._foreseen[key] = found
        return found

    def planned(self, hand: Hand, time: Time) -> float:
        best = self.best_plan(hand, time, 0)
        if not ids_in(hand):
            best = max(best, self.hope(hand, time))
        return best

    def best_plan(self, hand: Hand, time: Time, wait: int) -> float:
        """The best of all plans, begun after so many other actions."""
        best = self.best_of_plans(plans(hand, self.exchange), time, wait)
        if self.sight.extras and best < self.at_best_bought(hand, time, wait):
            by_id = plans_to_buy(hand, self.sight.extras, self.exchange)
            if by_id:
                worth = [self.best_of_plans(bought, time, wait) for bought in by_id]
                best = max(best, self.sight.best_extra(worth))
        return best

    def at_best_bought(self, hand: Hand, time: Time, wait: int) -> float:
        """More than this no bought ID can bring: all that is not paid for it is kept."""
        left = value_of(hand) - PRICE
        steps = wait + (BUY_TIME not in self.end_cards)
        if left < 0 or steps >= len(time):
            return self.guilty
        points = self.stakes(time).innocent(100 * left + self.sight.coin, CREDIT in hand, BADGE in hand)
        return self.guilty + time[steps] * (points - self.guilty)

    def best_of_plans(self, found: tuple[Plan, ...], time: Time, wait: int) -> float:
        stakes, coin, guilty = self.stakes(time), self.sight.coin, self.guilty
        best = guilty
        for plan in found:
            steps = wait + plan.steps - (self.help(plan) if self.end_cards else 0)
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
        guilty = self.guilty
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

    def drawn(self, hand: Hand, measure: Measure, odds: dict[int, float] | None = None) -> float:
        """What to expect of one more card."""
        odds = self.sight.odds if odds is None else odds
        return sum([chance * measure(plus(hand, kind)) for kind, chance in odds.items()])

    def best_of(
        self, hand: Hand, measure: Measure, count: int, odds: dict[int, float], least: float | None = None
    ) -> float:
        """What to expect of the best of so many cards; `least` is what one has by taking none."""
        ranked = sorted(((measure(plus(hand, kind)), chance) for kind, chance in odds.items()), reverse=True)
        total, worse = 0.0, 1.0
        for worth, chance in ranked:
            best = worse**count - max(0.0, worse - chance) ** count
            total += best * (worth if least is None else max(worth, least))
            worse -= chance
        return total

    def without(self, hand: Hand, measure: Measure) -> Iterator[tuple[float, int]]:
        """What the hand would be worth without each of its cards."""
        for kind in dict.fromkeys(hand):
            yield measure(less(hand, kind)), kind

    def ended(self, hand: Hand) -> float:
        """The points if the round ended now, with the help of the cards for its end."""
        hand = alike(hand)
        found = self._ended.get(hand)
        if found is None:
            plain = plans(hand, self.exchange)
            helped = [plan for plan in plain if plan.steps <= (self.help(plan) if self.end_cards else 0)]
            stakes, coin = self.stakes(NO_TIME), self.sight.coin
            found = max(
                (stakes.innocent(100 * plan.money + coin, plan.credit, plan.duty) for plan in helped),
                default=self.guilty,
            )
            self._ended[hand] = found
        return found

    def settled(self, hand: Hand, exchanged: Hand, time: Time = NO_TIME) -> float:
        """The points when the round is over with exactly this, after the rivals have had so much time."""
        counted = tuple(sorted((*hand, *exchanged)))
        if breaches(counted, self.sight.coin):
            return self.guilty
        credit, duty = uses_credit(hand, INNOCENT), is_on_duty(hand, INNOCENT)
        return self.stakes(time).innocent(cents(counted) + self.sight.coin, credit, duty)


def spare_worth(hand: Hand) -> float:
    """Cards that fit into no plan: IDs rather than money, money rather than what makes suspicious."""
    return sum([SPARE_ID if kind <= AGENT else SPARE_MONEY if kind > BADGE else 0.0 for kind in hand])
