"""The greedy player of Greif zu!: takes the best innocent hand it can have this very moment, or draws."""

from collections.abc import Callable, Iterable
from typing import Any

from backroom.bots import GreedyBot, best
from backroom.games.greif_zu.actions import BUY, DRAW, PASS_DEED, PLAY, PUT, TIMER, Deed
from backroom.games.greif_zu.deck import (
    BUY_TIME,
    CASH_MACHINE,
    CHARACTERS,
    CURRENCIES,
    GIFT,
    HIDEOUT,
    Hand,
    converted,
    less,
    money_in,
    notes_in,
    plus,
)
from backroom.games.greif_zu.house.plans import places_among, purchases
from backroom.games.greif_zu.house.sight import card_in, kinds_of
from backroom.games.greif_zu.lastcards import WITHDRAW
from backroom.games.greif_zu.law import breaches, cents
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
        ways = reach.bought()
        return places_among(best(ways, ways.__getitem__, self.random), money_in(reach.hand))

    def measure(self, view: dict[str, Any], ask: Ask) -> Measure | None:
        reach = Reach(view)
        measures: dict[str, Measure] = {
            "ask-turn": reach.acted,
            "ask-action": reach.acted,
            "ask-last-action": reach.acted,
            "ask-end-card": reach.ended,
            "ask-buy-time": reach.ended,
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
        self.extras = tuple(range(len(CHARACTERS))) if view["extras"] else ()
        self.as_is = self.counts(self.hand)

    def counts(self, hand: Hand) -> float:
        counted = (*hand, *self.laid)
        return GUILTY if breaches(counted, self.coin) else cents(counted)

    def got(self, kind: int) -> float:
        return self.counts(plus(self.hand, kind))

    def gave(self, kind: int) -> float:
        return self.as_is if kind == NOTHING else self.counts(less(self.hand, kind))

    def gave_any(self, kinds: Iterable[int]) -> float:
        return max((self.gave(kind) for kind in kinds), default=GUILTY)

    def bought(self) -> dict[Hand, float]:
        """The best ID for every way to pay for one."""
        ways: dict[Hand, float] = {}
        for paid, hands in purchases(self.hand, self.extras):
            ways[paid] = max([self.counts(hand) for hand in hands], default=GUILTY)
        return ways

    def exchanged(self, kind: int, currency: int) -> float:
        return self.counts(plus(less(self.hand, kind), converted(kind, currency)))

    def acted(self, deed: Deed) -> float:
        verb, card = deed
        if verb == PUT:
            return self.gave(card)
        if verb == DRAW:
            return RATHER_DRAW
        if verb == TIMER:
            return self.as_is
        if verb == BUY:
            return self.bought_best()
        return self.gave_any(self.hand) if verb == PLAY and card == GIFT else NEVER

    def bought_best(self) -> float:
        return max(self.bought().values(), default=GUILTY)

    def ended(self, deed: Deed) -> float:
        """A card for the end of the round, if it leads to more than there is."""
        if deed == PASS_DEED:
            return self.as_is
        _, card = deed
        notes = notes_in(self.hand)
        if card == HIDEOUT:
            return self.gave_any(self.hand)
        if card == CASH_MACHINE:
            return self.gave_any(notes)
        if card == BUY_TIME:
            return max(self.gave_any(self.hand), self.bought_best())
        ways = [self.exchanged(kind, currency) for kind in notes for currency in range(len(CURRENCIES))]
        return max(ways, default=GUILTY)
