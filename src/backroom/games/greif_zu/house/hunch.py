"""A hunch: how likely one is guilty or richest in the end, by how moments like this one have ended in many games."""

import json
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import add, mul
from typing import NamedTuple

from backroom.games.greif_zu.buying import can_pay
from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BUY_TIME,
    CREDIT,
    CURRENCIES,
    CURRENCY,
    EMERGENCY,
    JEWELS,
    NOTES,
    SPECIALS,
    TIMERS,
    VALUE,
    Hand,
    ids_in,
    jewels_in,
    less,
    plus,
    value_of,
)
from backroom.games.greif_zu.house.outlook import Measure, Outlook, richer
from backroom.games.greif_zu.house.plans import Plan, alike, plans, plans_to_buy
from backroom.games.greif_zu.house.reading import BOUGHT, DREW, HURRIED, PUT, WAITING, laps
from backroom.games.greif_zu.law import currencies

SEATS = 4
"""It has learned at tables of four."""
ACTED = SEATS
"""The moment after one's own action; before that it is so many others' turns until one's own."""
STEPS = 4
"""So many actions of a plan make a difference."""
ON_CREDIT, ON_DUTY = 110, 30
"""What a credit card and a badge add to a fortune, about."""
BOUGHT_AT_ALL = 0.3
DEEDS = (WAITING, DREW, PUT, BOUGHT, HURRIED)
COUNTED = (DREW, PUT, BOUGHT)

Vector = Sequence[float]


class Lessons(NamedTuple):
    """What has been learned: the weights of two layers."""

    moment: list[Vector]
    hand: list[Vector]
    usual: list[float]
    fates: list[Vector]
    fate: list[float]

    def of_moment(self, looks: Vector) -> Vector:
        """What speaks in a moment, whatever the hand."""
        return [least + sum(map(mul, row, looks)) for row, least in zip(self.moment, self.usual, strict=True)]

    def of_hand(self, looks: Vector) -> Vector:
        """What speaks in a hand, whenever it is."""
        return [sum(map(mul, row, looks)) for row in self.hand]

    def fated(self, moment: Vector, hand: Vector) -> Vector:
        """How likely one is guilty, the richest, the second, and so on."""
        inner = [both if both > 0 else 0.0 for both in map(add, moment, hand)]
        signs = [least + sum(map(mul, row, inner)) for row, least in zip(self.fates, self.fate, strict=True)]
        most = max(signs)
        odds = [exp(sign - most) for sign in signs]
        total = sum(odds)
        return [chance / total for chance in odds]


@cache
def lessons() -> Lessons:
    """Learned once, read once."""
    text = files(__package__).joinpath("hunches.json").read_text(encoding="utf-8")
    return Lessons(**json.loads(text))


class Moment(NamedTuple):
    """What everybody sees, as far as what one does may change it."""

    turns: int
    """How many others come before oneself."""
    timers: int
    last: tuple[int, ...]
    """What everybody did last."""
    upset: frozenset[int]
    """Who has got a card from somebody since."""
    sizes: tuple[int, ...]
    """How many cards everybody has."""
    seen: tuple[Hand, ...]
    """And which of them one knows."""
    extras: int
    specials: tuple[int, ...]
    """One's own special cards."""

    def given(self, *seats: int) -> "Moment":
        """After these have got a card from somebody."""
        return self._replace(last=replaced(self.last, seats, DREW), upset=self.upset | {*seats})

    def handed(self, seat: int, kind: int) -> "Moment":
        """After this one has got this card from oneself."""
        seen = (*self.seen[:seat], plus(self.seen[seat], kind), *self.seen[seat + 1 :])
        return self.given(seat)._replace(seen=seen)

    def robbed(self, seat: int, kind: int) -> "Moment":
        """After one has taken this card, which one knows, from this one."""
        seen = (*self.seen[:seat], less(self.seen[seat], kind), *self.seen[seat + 1 :])
        return self.grown(-1, seat)._replace(seen=seen)

    def grown(self, by: int, *seats: int) -> "Moment":
        """After these have got or lost cards."""
        return self._replace(sizes=tuple([size + by * (seat in seats) for seat, size in enumerate(self.sizes)]))


class Hunch:
    """One seat's hunches in the round, by what it would do and the hand it would have."""

    def __init__(self, outlook: Outlook) -> None:
        sight, reading = outlook.sight, outlook.reading
        self.outlook, self.sight, self.reading = outlook, sight, reading
        self.worth = outlook.guilty, *outlook.places
        last = tuple(reading.last.get(seat, WAITING) for seat in range(sight.seats))
        turns = (sight.me - sight.active) % sight.seats
        seen = tuple(sight.seen_hands.get(seat, ()) for seat in range(sight.seats))
        self.present = Moment(
            turns,
            sight.timers,
            last,
            frozenset(reading.upset),
            tuple(sight.hand_sizes),
            seen,
            sight.extras_left,
            sight.specials,
        )
        self._measures: dict[Moment, Measure] = {}
        self._hands: dict[tuple[Hand, int], Vector] = {}

    def now(self, upset: bool = False) -> Measure:
        """Measures hands at this moment; `upset` if one has just got a card from somebody."""
        here = self.present
        return self.measure(here.given(self.sight.me) if upset else here)

    def after(self, deed: int) -> Measure:
        """Measures hands after an action of one's own."""
        return self.measure(self.acted(deed))

    def acted(self, deed: int, here: Moment | None = None) -> Moment:
        here = here or self.present
        return here._replace(
            turns=ACTED,
            timers=max(0, here.timers - (deed == HURRIED)),
            extras=max(0, here.extras - (deed == BOUGHT)),
            last=replaced(here.last, (self.sight.me,), deed),
        )

    def turned(self, hand: Hand) -> float:
        """The worth of a turned timer."""
        return self.after(HURRIED)(hand)

    def measure(self, moment: Moment) -> Measure:
        found = self._measures.get(moment)
        if found is None:
            found = self._measures[moment] = self._measure(moment)
        return found

    def _measure(self, moment: Moment) -> Measure:
        learned, worth = lessons(), self.worth
        here = learned.of_moment(self.looks(moment))
        known: dict[Hand, float] = {}

        def measured(hand: Hand) -> float:
            hand = alike(hand)
            found = known.get(hand)
            if found is None:
                if not moment.timers and self.doomed(hand):
                    found = self.outlook.guilty
                else:
                    fate = learned.fated(here, self.hand(hand, moment.extras))
                    found = sum(map(mul, fate, worth))
                known[hand] = found
            return found

        return measured

    def doomed(self, hand: Hand) -> bool:
        """Whether nothing can make this hand innocent when the round is over."""
        return BUY_TIME not in self.outlook.end_cards and all(
            self.steps(plan) for plan in plans(hand, self.outlook.exchange)
        )

    # What a moment looks like, in numbers

    def looks(self, moment: Moment) -> list[float]:
        """All that lies open, and one's own special cards."""
        sight, me = self.sight, self.sight.me
        reading = self.reading.supposing(moment.last)
        looks = [
            *one_of(TIMERS + 1, moment.timers),
            *one_of(SEATS + 1, moment.turns),
            *one_of(SEATS, (sight.start - me) % SEATS),
            *self.time(moment),
        ]
        for seat in sight.others:
            looks += [reading.haste(seat), reading.ready(seat, 0), reading.ready(seat, 2), moment.sizes[seat] / 6]
            looks += [float(sight.special_counts[seat] > 0), float(sight.special_counts[seat] > 1)]
            looks += one_of(len(DEEDS), moment.last[seat])
            looks.append(float(sight.coins[seat] > sight.coin))
            looks += [min(3, reading.done[seat, deed]) / 3 for deed in COUNTED]
            looks += [*one_of(len(DEEDS), reading.before.get(seat, WAITING)), float(seat in moment.upset)]
            looks += [min(3, reading.done[seat, HURRIED]) / 3, *seen_of(moment.seen[seat])]
            looks.append(min(800, reading.paid[seat]) / 500)
        looks += [*one_of(len(DEEDS), moment.last[me]), sight.coin / 7, moment.extras / 5]
        looks += [float(card in moment.specials) for card in range(len(SPECIALS))]
        hidden = [card for card in range(len(SPECIALS)) if card not in moment.specials and card not in sight.played]
        return [*looks, sum([card > EMERGENCY for card in hidden]) / max(1, len(hidden)), float(not sight.rounds_left)]

    def time(self, moment: Moment) -> list[float]:
        """How likely one still acts once, twice, three times; and how often in all."""
        sight, seats = self.sight, self.sight.seats
        reading = self.reading.supposing(moment.last)
        ahead = [(sight.me + step) % seats for step in range(-min(moment.turns, seats - 1), 0)]
        # Whoever is in the middle of a turn has turned the timer before it already.
        due = bool(ahead) and sight.start in (*(ahead if moment.turns == ACTED else ahead[1:]), sight.me)
        chances: Vector = ()
        if moment.timers:
            later = tuple(reading.later_haste(seat) for seat in sight.others)
            chances = laps(moment.timers - due, tuple(reading.haste(seat) for seat in ahead), later, later)
        return [*(*chances, 0.0, 0.0, 0.0)[:3], sum(chances) / 4]

    def hand(self, hand: Hand, extras: int) -> Vector:
        """What speaks in a hand, with so many IDs for sale."""
        key = hand, extras
        found = self._hands.get(key)
        if found is None:
            found = self._hands[key] = lessons().of_hand(self.cards(hand, extras))
        return found

    def cards(self, hand: Hand, extras: int) -> list[float]:
        """What one's own cards look like."""
        ids = ids_in(hand)
        return [
            *self.fortunes(hand),
            *self.purchases(hand, extras),
            *one_of(4, min(3, len(ids))),
            *(float(kind in ids) for kind in range(AGENT + 1)),
            min(2, hand.count(CREDIT)) / 2,
            min(2, hand.count(BADGE)) / 2,
            min(1500, value_of(hand)) / 1000,
            currencies(hand) / 4,
            min(3, jewels_in(hand)) / 3,
            min(10, len(hand)) / 6,
            *by_currency(hand),
            min(600, sum([VALUE[kind] for kind in hand if JEWELS <= kind < NOTES])) / 300,
        ]

    def fortunes(self, hand: Hand) -> list[float]:
        """The best identity at once, with one action, with two, with three."""
        most = [-1] * STEPS
        for plan in plans(hand, self.outlook.exchange):
            for steps in range(self.steps(plan), STEPS):
                most[steps] = max(most[steps], fortune(plan))
        found: list[float] = []
        for money in most:
            found += (0.0, 0.0, 0.0) if money < 0 else (1.0, self.ahead(money), money / 1000)
        return found

    def purchases(self, hand: Hand, extras: int) -> list[float]:
        """The same with a bought ID, by what to expect of those that are left."""
        if not extras or not can_pay(hand):
            return [0.0] * (STEPS - 1)
        best = [[0.0] * len(self.sight.extras) for _ in range(STEPS - 1)]
        for place, bought in enumerate(plans_to_buy(hand, self.sight.extras, self.outlook.exchange)):
            for plan in bought:
                worth = BOUGHT_AT_ALL + self.ahead(fortune(plan))
                for steps in range(max(1, self.steps(plan)), STEPS):
                    best[steps - 1][place] = max(best[steps - 1][place], worth)
        return [self.sight.best_extra(worths, extras) for worths in best]

    def steps(self, plan: Plan) -> int:
        return max(0, plan.steps - self.outlook.help(plan)) if self.outlook.end_cards else plan.steps

    def ahead(self, money: int) -> float:
        """How many of the innocent have less."""
        return 1 - richer(100 * money + self.sight.coin)


def fortune(plan: Plan) -> int:
    return plan.money + ON_CREDIT * plan.credit + ON_DUTY * plan.duty


def by_currency(hand: Hand) -> list[float]:
    """How much there is of each currency, and in how many notes."""
    found: list[float] = []
    for currency in range(len(CURRENCIES)):
        notes = [VALUE[kind] for kind in hand if CURRENCY[kind] == currency]
        found += [min(1000, sum(notes)) / 500, min(4, len(notes)) / 3]
    return found


def seen_of(seen: Hand) -> list[float]:
    """What one knows of another's hand: IDs, what only one character may have, money, and how much in all."""
    ids, evidence = len(ids_in(seen)), sum([kind in (CREDIT, BADGE) for kind in seen])
    return [min(2, ids) / 2, min(2, evidence) / 2, min(1000, value_of(seen)) / 500, min(3, len(seen)) / 3]


def one_of(count: int, which: int) -> list[float]:
    return [float(place == which) for place in range(count)]


def replaced(items: tuple[int, ...], places: Collection[int], new: int) -> tuple[int, ...]:
    return tuple([new if place in places else item for place, item in enumerate(items)])
