"""What a seat can tell from where it sits: its cards, the odds of the wallet, how long the round will last."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from backroom.games.greif_zu.deck import AGENT, EMERGENCY, KINDS, NOTES, SPECIALS, VALUE

KIND = {name: kind for kind, name in enumerate(KINDS)}
SPECIAL = {name: card for card, name in enumerate(SPECIALS)}

Hand = tuple[int, ...]
Hastes = tuple[float, ...]
Time = tuple[float, ...]
"""How likely one can still do 0, 1, 2, … things."""


class Box(NamedTuple):
    """The cards of this game: everybody has seen them before."""

    pool: tuple[int, ...]
    extras: tuple[int, ...]


class Sight:
    """The view of a seat, in numbers."""

    def __init__(self, view: Mapping[str, Any], box: Box) -> None:
        own = view["own"] or {}
        known = own.get("known") or {"hands": [], "wallet": [], "extras": None}
        self.seats: int = view["seats"]
        self.me: int = view["you"]
        self.others = tuple((self.me + step) % self.seats for step in range(1, self.seats))
        self.round: int = view["round"]
        self.timers: int = view["timers"]
        self.start: int = view["start"]
        self.active: int = self.me if view["active"] is None else view["active"]
        self.coins: list[int] = view["coins"]
        self.coin = self.coins[self.me]
        self.hand: Hand = kinds_of(own.get("cards", ()))
        self.hand_sizes: list[int] = view["hands"]
        self.specials = tuple(SPECIAL[name] for name in own.get("specials", ()))
        self.played = tuple(SPECIAL[name] for name in view["discard"]["specials"])
        self.chips: list[int] = own.get("chips", [])
        self.chip_counts: list[int] = view["chips"]
        self.drawn: Hand = kinds_of(own.get("drawn", ()))
        self.middle = tuple((laid["seat"], KIND[laid["card"]]) for laid in view["middle"])
        self.raid: Mapping[str, Any] = view["raid"] or {}
        self.last: list[Mapping[str, Any]] = view["last"]
        self.wallet: int = view["wallet"]
        self.seen_hands = {seen["seat"]: kinds_of(seen["cards"]) for seen in known["hands"]}
        self.extras = self.extra_ids(known["extras"], view["extras"], box)
        self.odds = self.wallet_odds(kinds_of(view["discard"]["cards"]), box)
        laid = {entry["seat"]: kinds_of(entry["cards"]) for entry in self.raid.get("exchanged", ())}
        self.exchanged: Hand = laid.get(self.me, ())

    @property
    def end_cards(self) -> tuple[int, ...]:
        return tuple(card for card in self.specials if card > EMERGENCY)

    def extra_ids(self, looked: list[str] | None, left: int, box: Box) -> Hand:
        """The extra IDs that may be for sale: those it saw, or all of them."""
        if not left:
            return ()
        return box.extras if looked is None else kinds_of(looked)

    def wallet_odds(self, paid: Hand, box: Box) -> dict[int, float]:
        """How likely a card from the wallet, or from an unknown hand, is of each kind."""
        unseen = Counter(box.pool)
        unseen.subtract(self.hand)
        unseen.subtract(paid)
        unseen.subtract([kind for _, kind in self.middle])
        for cards in self.seen_hands.values():
            unseen.subtract(cards)
        counts = {kind: count for kind, count in sorted(unseen.items()) if count > 0}
        total = sum(counts.values())
        return {kind: count / total for kind, count in counts.items()}

    def note_odds(self) -> dict[int, float]:
        """How likely the next note from the wallet is of each kind."""
        notes = {kind: chance for kind, chance in self.odds.items() if kind >= NOTES}
        total = sum(notes.values())
        return {kind: chance / total for kind, chance in notes.items()}

    def id_odds(self) -> dict[int, float]:
        return {kind: chance for kind, chance in self.odds.items() if kind <= AGENT}

    def note_values(self) -> dict[int, float]:
        values: dict[int, float] = {}
        for kind, chance in self.note_odds().items():
            values[VALUE[kind]] = values.get(VALUE[kind], 0.0) + chance
        return values


def kinds_of(names: Any) -> Hand:
    return tuple(sorted(KIND[name] for name in names))


def card_in(args: Mapping[str, Any]) -> int:
    """The card that a question or a line of the story is about."""
    return KIND[args["card"].removeprefix("@card-")]


def plus(hand: Hand, kind: int) -> Hand:
    return tuple(sorted((*hand, kind)))


def less(hand: Hand, kind: int) -> Hand:
    place = hand.index(kind)
    return hand[:place] + hand[place + 1 :]


@lru_cache(maxsize=5_000)
def laps(timers: int, ahead: Hastes, soon: Hastes, later: Hastes) -> Time:
    """How likely a round with so many timers goes on: after the turns ahead, and then after each lap of the others.

    Every turn is given by the chance that a timer is turned on it: in the first lap as one can read it now, in later
    ones as one expects it. With every lap goes the start player's timer as well.
    """
    turned, chances = after_turns([1.0], ahead), []
    for spare in range(timers, -1, -1):
        chances.append(sum(turned[:spare]))
        turned = after_turns(turned, soon if spare == timers else later)
    return tuple(chances)


def after_turns(turned: list[float], hastes: Hastes) -> list[float]:
    """How likely 0, 1, 2, … timers have been turned after these turns as well."""
    for haste in hastes:
        longer = [chance * (1 - haste) for chance in turned] + [0.0]
        for count, chance in enumerate(turned):
            longer[count + 1] += chance * haste
        turned = longer
    return turned
