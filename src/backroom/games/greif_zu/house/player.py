"""The house player of Greif zu!: knows the odds, plans an identity, and ends the round when it suits."""

import random
from collections.abc import Callable, Iterable
from typing import TypeVar

from backroom.bots import best
from backroom.games.greif_zu.actions import BUY, DRAW, DRAW_AT, PLAY, PUT, TIMER, Deed
from backroom.games.greif_zu.deck import (
    CASH_MACHINE,
    EXCHANGE,
    GIFT,
    HIDEOUT,
    INSPECTION,
    STOLEN,
    SWAP,
    WISH,
    Hand,
    less,
    money_in,
    plus,
)
from backroom.games.greif_zu.house.ending import Ending
from backroom.games.greif_zu.house.hunch import ACTED, SEATS, Hunch
from backroom.games.greif_zu.house.mischief import Mischief, spoils
from backroom.games.greif_zu.house.outlook import NO_TIME, Measure, Outlook
from backroom.games.greif_zu.house.places import Places
from backroom.games.greif_zu.house.plans import places_among, purchases
from backroom.games.greif_zu.house.reading import BOUGHT, DREW, Reading
from backroom.games.greif_zu.house.reading import PUT as PUT_BACK
from backroom.games.greif_zu.house.schemes import Schemes
from backroom.games.greif_zu.house.sight import Sight, Stock, card_in, seat_in
from backroom.games.greif_zu.house.temper import HOUSE, Temper
from backroom.games.greif_zu.house.tricks import Tricks
from backroom.games.greif_zu.law import breaches, cents, counted
from backroom.games.greif_zu.offer import NOTHING
from backroom.games.greif_zu.specials import GIVE_BACK, KEEP
from backroom.games.greif_zu.wallet import ANYWHERE
from backroom.kit import Ask, Chair, Choice

WORLDS = 24
PASSED_ON = 0.06
"""What it is worth that a card one has to hand to somebody makes guilty."""

T = TypeVar("T")


class House:
    """The house player. It remembers what it has noticed; without a memory it reads the whole story first."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = HOUSE) -> None:
        self.random = (rng or random.Random()).random
        self.temper = temper
        self.memory: Memory | None = None

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None:
            raise ValueError("nothing is asked of this chair")
        if ask.listed and len(ask) == 1:
            return ask[0]
        if self.memory is None:
            self.memory = Memory(chair, self.temper)
        sight = self.memory.follow(chair)
        return Decision(chair, ask, sight, self.memory, self.random).choice()


class Memory:
    """What a seat has noticed so far."""

    def __init__(self, chair: Chair, temper: Temper = HOUSE) -> None:
        party = chair.imagine(random.Random(0)).state
        self.stock = Stock(party.pool, party.deck.extras)
        self.reading = Reading(chair.seat, temper)
        self.places = Places(chair.seat)
        self.heard = 0

    def follow(self, chair: Chair) -> Sight:
        sight = Sight(chair.view, self.stock)
        story = chair.story(self.heard)
        self.heard += len(story)
        self.reading.follow(story)
        self.places.follow(story, sight)
        return sight


class Decision:
    """One question, thought through."""

    def __init__(self, chair: Chair, ask: Ask, sight: Sight, memory: Memory, random: Callable[[], float]) -> None:
        self.random = random
        self.places = memory.places
        self.temper = memory.reading.temper
        self.chair = chair
        self.sight = sight
        self.ask = ask
        self.hand: Hand = sight.hand
        self.outlook = Outlook(sight, memory.reading, to_win=sight.seats == SEATS)
        self.hunch = Hunch(self.outlook) if sight.seats == SEATS and sight.timers else None
        self.innocence = dict(zip(sight.others, self.outlook.stakes(self.outlook.later).innocence, strict=True))
        self.mischief = Mischief(sight, memory.reading)

    def choice(self) -> Choice:
        match self.ask.word:
            case "ask-turn" | "ask-action":
                return self.action()
            case "ask-last-action":
                return self.pick(dict(swapped(Ending(self.outlook).last_actions(self.hand, self.sight.exchanged))))
            case "ask-end-card" | "ask-buy-time":
                return Ending(self.outlook).card(self.ask)
            case "ask-hide":
                return self.last_use(HIDEOUT)
            case "ask-machine":
                return self.last_use(CASH_MACHINE)
            case "ask-exchange":
                return self.last_use(EXCHANGE)
            case "ask-place-draw" | "ask-place-present":
                return self.pick(self.by_place())
            case "ask-place-search":
                return ANYWHERE
            case "ask-pay":
                return self.payment()
            case "ask-id":
                return self.pick({kind: self.as_id(plus(self.hand, kind)) for kind in self.ask})
            case "ask-chip":
                return min(self.ask)
            case "ask-patrol":
                return self.patrol()
        return self.card_choice()

    def card_choice(self) -> Choice:
        match self.ask.word:
            case "ask-keep":
                measure = self.after(DREW)
                return self.pick({kind: measure(plus(self.hand, kind)) for kind in self.ask})
            case "ask-take":
                measure = self.now()
                return self.pick({kind: measure(plus(self.hand, kind)) for kind in self.ask})
            case "ask-keep-inspected":
                return self.keep_inspected()
            case "ask-give":
                return self.pick({choice: self.given(*choice) for choice in self.ask})
            case "ask-gift":
                return self.scheme(GIFT) or self.aim(Tricks.gifts)
            case "ask-inspect":
                return self.rob(INSPECTION)
            case "ask-steal":
                return self.rob(STOLEN)
            case "ask-swap":
                target = self.scheme(SWAP)
                return target[0] if target else self.aim(Tricks.swaps)
            case "ask-wish":
                return self.scheme(WISH) or self.aim(Tricks.wishes)
            case "ask-pass-left" | "ask-pass-right" | "ask-swap-card" | "ask-lay" | "ask-grant":
                measure = self.now(upset=self.ask.word not in ("ask-lay", "ask-grant"))
                return self.pick({kind: self.parting(kind, measure) for kind in self.ask})
        return self.ask.draw(self.random)

    def pick(self, worth: dict[T, float]) -> T:
        return best(worth, worth.__getitem__, self.random)

    # What a hand is worth

    def after(self, deed: int) -> Measure:
        """After an action of one's own."""
        return self.hunch.after(deed) if self.hunch else self.outlook.by_foresight(self.outlook.later)

    def now(self, upset: bool = False) -> Measure:
        """At this moment; `upset` if it is one with a card from somebody else."""
        return self.hunch.now(upset) if self.hunch else self.outlook.by_plan(self.outlook.now)

    def tricks(self, best_action: float) -> Tricks | Schemes:
        tricks = Tricks(self.outlook, self.mischief, best_action)
        return Schemes(self.hunch, tricks) if self.hunch else tricks

    # A turn

    def action(self) -> Choice:
        worth = {deed: self.acted(deed) for deed in self.ask if deed[0] != PLAY and self.worth_a_thought(deed)}
        top = max(worth.values())
        tricks = self.tricks(top)
        gains = {deed: tricks.gain(deed[1]) - tricks.kept(deed[1]) for deed in self.ask if deed[0] == PLAY}
        trick = max(gains, key=gains.__getitem__, default=None)
        if trick is not None and gains[trick] > 0:
            return trick
        return self.pick(worth)

    def worth_a_thought(self, deed: Deed) -> bool:
        """It puts cards where it can find them again. Where to draw matters only if one knows a card there.

        Nobody hurries who would be guilty.
        """
        if deed[0] == TIMER and self.hunch and self.sight.wallet:
            return not self.hunch.doomed(self.hand)
        return bool(self.places.cards) if deed[0] == DRAW_AT else deed[0] != PUT

    def by_place(self) -> dict[int, float]:
        """What to expect of a card from each place, counted from 1."""
        outlook, hand = self.outlook, self.hand
        measure = self.after(DREW)
        usual = outlook.drawn(hand, measure)
        return {
            place + 1: usual
            + sum(chance * (measure(plus(hand, kind)) - usual) for kind, chance in self.places.at(place))
            for place in range(self.sight.wallet)
        }

    def acted(self, deed: Deed) -> float:
        """The worth of an action."""
        outlook, hand = self.outlook, self.hand
        verb, kind = deed
        if verb == DRAW:
            worth = self.by_place().values()
            return sum(worth) / len(worth)
        if verb == DRAW_AT:
            return max(self.by_place().values())
        if verb == TIMER and self.hunch:
            return self.hunch.turned(hand)
        if verb == TIMER:
            rushed = Ending(outlook, outlook.rushed).points(hand, (), self.sight.end_cards)
            return rushed if self.sight.closing else max(rushed, outlook.foreseen(hand, outlook.hurried))
        if verb == BUY:
            return max((worth for worth, _ in self.purchases()), default=outlook.guilty)
        return self.after(PUT_BACK)(less(hand, kind))

    def purchases(self) -> Iterable[tuple[float, Hand]]:
        """The worth of every way to pay for an ID."""
        for paid, hands in purchases(self.hand, self.sight.extras):
            yield self.sight.best_extra([self.as_id(hand) for hand in hands]), paid

    def as_id(self, hand: Hand) -> float:
        """The worth of a hand with a bought ID; when time has been bought for that, nothing comes after it."""
        if self.sight.timers:
            return self.after(BOUGHT)(hand)
        return self.outlook.settled(hand, self.sight.exchanged)

    def payment(self) -> Choice:
        """The places of the cards to pay with."""
        return places_among(max(self.purchases())[1], money_in(self.hand))

    # Cards that change hands

    def parting(self, kind: int, measure: Measure) -> float:
        if kind == NOTHING:
            return 0.0
        harm = PASSED_ON if self.hunch else sum(self.mischief.harm.values()) / len(self.sight.others)
        return measure(less(self.hand, kind)) + spoils(kind) * harm

    def given(self, seat: int, kind: int) -> float:
        """What it is worth that a rival gets this birthday card, after which one's turn is over."""
        if not self.hunch:
            return self.mischief.to(seat, spoils(kind))
        there = self.hunch.present.handed(seat, kind).grown(1, seat)._replace(turns=ACTED)
        return self.hunch.measure(there)(self.hand)

    def scheme(self, card: int) -> tuple[int, int] | None:
        """At whom to aim a special card, and with what, by a hunch."""
        return Schemes(self.hunch, Tricks(self.outlook, self.mischief, 0.0)).aim(card) if self.hunch else None

    def rob(self, card: int) -> Choice:
        if target := self.scheme(card):
            return target[0]
        seats = tuple(self.ask)
        return self.aim(
            lambda tricks, measure, last: ((tricks.taken(card, seat, measure, last), seat) for seat in seats)
        )

    def aim(self, ways: Callable[[Tricks, Measure, bool], Iterable[tuple[float, Choice]]]) -> Choice:
        """The best way to use a special card, also if the round is ended right after it."""
        outlook = self.outlook
        tricks = Tricks(outlook, self.mischief, 0.0)
        found = list(ways(tricks, outlook.by_plan(outlook.now), False))
        if self.sight.closing:
            found += ways(tricks, outlook.ended, True)
        most = max(worth for worth, _ in found)
        return best([choice for worth, choice in found if worth == most], lambda _: 0.0, self.random)

    def keep_inspected(self) -> Choice:
        kind = card_in(self.ask.args)
        measure = kept = self.now()
        if self.hunch:
            kept = self.hunch.measure(self.hunch.present.robbed(seat_in(self.ask.args, "other"), kind))
        return KEEP if kept(plus(self.hand, kind)) > measure(self.hand) else GIVE_BACK

    # The end of a round

    def last_use(self, card: int) -> Choice:
        uses = Ending(self.outlook).uses(card, self.hand, self.sight.exchanged, self.sight.end_cards)
        return self.pick({choice: points for points, choice in uses})

    def patrol(self) -> Choice:
        """Where an inspection is worth most: how likely somebody is guilty, and how much would be found then."""
        found: dict[int, list[int]] = {seat: [] for seat in self.ask}
        rng = random.Random(self.random())
        for _ in range(WORLDS):
            party = self.chair.imagine(rng).state
            for seat, loot in found.items():
                if breaches(counted(party, seat), party.coins[seat]):
                    loot.append(cents(counted(party, seat)))
        return self.pick({seat: self.haul(seat, loot) for seat, loot in found.items()})

    def haul(self, seat: int, loot: list[int]) -> float:
        """What it is worth to inspect somebody who was guilty with so much in some of the worlds.

        What one has seen of their cards counts as much as what they look like: most worlds are nobody's careful hand.
        """
        stakes, mine = self.outlook.stakes(NO_TIME), cents(self.sight.hand) + self.sight.coin
        if not loot:
            return 0.0
        seen = (len(loot) - self.temper.guessed * WORLDS) / WORLDS
        guilty: float = min(1.0, max(0.0, 1 - self.innocence[seat] + seen))
        richer = sum([stakes.ranked(mine + money) for money in loot]) / len(loot)
        return guilty * (richer - stakes.ranked(mine))


def swapped(pairs: Iterable[tuple[float, T]]) -> Iterable[tuple[T, float]]:
    return ((choice, points) for points, choice in pairs)
