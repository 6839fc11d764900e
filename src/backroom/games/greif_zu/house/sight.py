"""What a seat can tell from where it sits: its cards, and the odds of the wallet."""

from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Any, NamedTuple

from backroom.games.greif_zu.deck import AGENT, EMERGENCY, KINDS, NOTES, SPECIALS, VALUE, Hand
from backroom.games.greif_zu.offer import CARDS, PLAYERS
from backroom.games.greif_zu.setup import ROUNDS

KIND = {name: kind for kind, name in enumerate(KINDS)}
SPECIAL = {name: card for card, name in enumerate(SPECIALS)}


class Stock(NamedTuple):
    """The cards of this game: everybody has seen them before."""

    pool: tuple[int, ...]
    extras: tuple[int, ...]


class Sight:
    """The view of a seat, in numbers."""

    def __init__(self, view: Mapping[str, Any], stock: Stock) -> None:
        own = view["own"] or {}
        known = own.get("known") or {"hands": [], "wallet": [], "extras": None}
        self.seats: int = view["seats"]
        self.me: int = view["you"]
        self.others = tuple((self.me + step) % self.seats for step in range(1, self.seats))
        self.rounds_left: int = ROUNDS - view["round"]
        self.timers: int = view["timers"]
        self.start: int = view["start"]
        self.active: int = self.me if view["active"] is None else view["active"]
        self.coins: list[int] = view["coins"]
        self.coin = self.coins[self.me]
        self.hand: Hand = kinds_of(own.get("cards", ()))
        self.hand_sizes: list[int] = view["hands"]
        self.special_counts: list[int] = view["specials"]
        self.specials = tuple(SPECIAL[name] for name in own.get("specials", ()))
        self.played = tuple(SPECIAL[name] for name in view["discard"]["specials"])
        self.chips: list[int] = own.get("chips", [])
        self.chip_counts: list[int] = view["chips"]
        self.middle = tuple((laid["seat"], KIND[laid["card"]]) for laid in view["middle"])
        self.raid: Mapping[str, Any] = view["raid"] or {}
        self.wallet: int = view["wallet"]
        self.seen_hands = {seen["seat"]: kinds_of(seen["cards"]) for seen in known["hands"]}
        self.extras = self.extra_ids(known["extras"], view["extras"], stock)
        self.extras_left: int = view["extras"]
        self.odds = self.wallet_odds(kinds_of(view["discard"]["cards"]), stock)
        laid = {entry["seat"]: kinds_of(entry["cards"]) for entry in self.raid.get("exchanged", ())}
        self.exchanged: Hand = laid.get(self.me, ())

    @property
    def closing(self) -> bool:
        """Whoever turns a timer now ends the round."""
        return self.active == self.me and self.timers == 1

    @property
    def end_cards(self) -> tuple[int, ...]:
        return tuple(card for card in self.specials if card > EMERGENCY)

    def extra_ids(self, looked: list[str] | None, left: int, stock: Stock) -> Hand:
        """The extra IDs that may be for sale: those it saw, or all of them."""
        if not left:
            return ()
        return stock.extras if looked is None else kinds_of(looked)

    def best_extra(self, worth: list[float], left: int | None = None) -> float:
        """What to expect of the best ID for sale, by what each would be worth: others may have bought some of them."""
        count, left = len(worth), self.extras_left if left is None else left
        if left >= count:
            return max(worth)
        chances = [comb(count - 1 - better, left - 1) / comb(count, left) for better in range(count - left + 1)]
        return sum([chance * value for chance, value in zip(chances, sorted(worth, reverse=True), strict=False)])

    def wallet_odds(self, paid: Hand, stock: Stock) -> dict[int, float]:
        """How likely a card from the wallet, or from an unknown hand, is of each kind."""
        unseen = Counter(stock.pool)
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


def seat_in(args: Mapping[str, Any], role: str = "seat") -> int:
    """The player that a line of the story is about."""
    return PLAYERS.index(args[role])


def card_in(args: Mapping[str, Any]) -> int:
    """The card that a question or a line of the story is about."""
    return CARDS.index(args["card"])
