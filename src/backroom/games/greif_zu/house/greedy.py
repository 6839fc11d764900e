"""The greedy player of Greif zu!: takes the best innocent hand it can have this very moment, or draws."""

from collections.abc import Callable, Iterable
from typing import Any

from backroom.bots import GreedyBot, best
from backroom.games.greif_zu.actions import BUY, DRAW, PLAY, PUT_AT, TIMER
from backroom.games.greif_zu.deck import (
    BUY_TIME,
    CASH_MACHINE,
    CHARACTERS,
    CURRENCIES,
    EXCHANGE,
    GIFT,
    HIDEOUT,
    JEWELS,
    NOTES,
    converted,
)
from backroom.games.greif_zu.house.plans import minus, payments, places_among
from backroom.games.greif_zu.house.sight import Hand, card_in, kinds_of, less, plus
from backroom.games.greif_zu.lastcards import STOP, WITHDRAW
from backroom.games.greif_zu.law import breach, cents
from backroom.games.greif_zu.offer import NOTHING
from backroom.games.greif_zu.specials import KEEP
from backroom.kit import Ask, Chair, Choice

GUILTY, RATHER_DRAW, NEVER = -2.0, -1.0, -3.0

Measure = Callable[[Choice], float]


class GreedyGuest(GreedyBot):
    """Counts only what is innocent now. What it has no measure for, it answers at random."""

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        if ask is None or ask.word != "ask-pay":
            return super().choose(chair)
        reach = Reach(chair.view)
        money = tuple(kind for kind in reach.hand if kind >= JEWELS)
        way: Hand = best(payments(money), reach.bought, self.random)
        return places_among(way, money)

    def measure(self, view: dict[str, Any], ask: Ask) -> Measure | None:
        reach = Reach(view)
        measures: dict[str, Measure] = {
            "ask-turn": reach.acted,
            "ask-action": reach.acted,
            "ask-last-action": reach.acted,
            "ask-end-card": reach.ended,
            "ask-hide": reach.gave,
            "ask-machine": lambda choice: RATHER_DRAW if choice == WITHDRAW else reach.gave(choice),
            "ask-exchange": lambda choice: reach.exchanged(*choice),
            "ask-id": reach.got,
            "ask-keep": reach.got,
            "ask-take": reach.got,
            "ask-keep-inspected": lambda choice: reach.got(card_in(ask.args)) if choice == KEEP else reach.as_is,
            "ask-gift": lambda choice: reach.gave(choice[1]),
            "ask-pass-left": reach.gave,
            "ask-pass-right": reach.gave,
            "ask-swap-card": reach.gave,
            "ask-lay": reach.gave,
            "ask-grant": reach.gave,
            "ask-patrol": lambda seat: float(view["hands"][seat]),
            "ask-chip": lambda points: -float(points),
        }
        return measures.get(ask.word)


class Reach:
    """What a hand would count for after each choice: its money if innocent, less than nothing if guilty."""

    def __init__(self, view: dict[str, Any]) -> None:
        own = view["own"] or {}
        self.hand = kinds_of(own.get("cards", ()))
        self.coin: int = view["coins"][view["you"]]
        laid = [
            kinds_of(entry["cards"])
            for entry in (view["raid"] or {}).get("exchanged", ())
            if entry["seat"] == view["you"]
        ]
        self.laid: Hand = laid[0] if laid else ()
        self.extras = range(len(CHARACTERS)) if view["extras"] else ()
        self.as_is = self.counts(self.hand)

    def counts(self, hand: Hand) -> float:
        counted = (*hand, *self.laid)
        return GUILTY if breach(counted, self.coin) else cents(counted)

    def got(self, kind: int) -> float:
        return self.counts(plus(self.hand, kind))

    def gave(self, kind: int) -> float:
        return self.as_is if kind == NOTHING else self.counts(less(self.hand, kind))

    def gave_any(self, kinds: Iterable[int]) -> float:
        return max((self.gave(kind) for kind in kinds), default=GUILTY)

    def bought(self, paid: Hand) -> float:
        left = minus(self.hand, paid)
        return max((self.counts(plus(left, kind)) for kind in self.extras), default=GUILTY)

    def exchanged(self, kind: int, currency: int) -> float:
        return self.counts(plus(less(self.hand, kind), converted(kind, currency)))

    def acted(self, choice: int) -> float:
        if choice < PUT_AT:
            return self.gave(choice)
        if choice == DRAW:
            return RATHER_DRAW
        if choice == TIMER:
            return self.as_is
        if choice == BUY:
            return self.bought_best()
        return self.gave_any(self.hand) if choice == PLAY + GIFT else NEVER

    def bought_best(self) -> float:
        money = tuple(kind for kind in self.hand if kind >= JEWELS)
        return max(map(self.bought, payments(money)), default=GUILTY)

    def ended(self, choice: int) -> float:
        """A card for the end of the round, if it leads to more than there is."""
        notes = [kind for kind in self.hand if kind >= NOTES]
        match choice - PLAY:
            case card if card == HIDEOUT:
                return self.gave_any(self.hand)
            case card if card == CASH_MACHINE:
                return self.gave_any(notes)
            case card if card == BUY_TIME:
                return max(self.gave_any(self.hand), self.bought_best())
            case card if card == EXCHANGE:
                ways = [self.exchanged(kind, currency) for kind in notes for currency in range(len(CURRENCIES))]
                return max(ways, default=GUILTY)
        return self.as_is if choice == STOP else NEVER
