"""Questions that list their answers by value, and how people and cards are named in them and in the log."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from backroom.games.greif_zu.deck import JEWELS, KINDS, MOST, SPECIALS
from backroom.games.greif_zu.state import Party
from backroom.kit import Ask, Choice, Game, IllegalChoice, Label, Menu

PLAYERS = tuple(f"@seat-{seat}" for seat in range(MOST))
CARDS = tuple(f"@card-{name}" for name in KINDS)
SPECIAL_CARDS = tuple(f"@special-{name}" for name in SPECIALS)


def cards(kinds: Iterable[int]) -> list[str]:
    return [CARDS[kind] for kind in kinds]


def tell_two(game: Game[Party], openly: str, privately: str, seat: int, other: int, kind: int) -> None:
    """Everybody sees that these two have to do with a card; only they see which."""
    seats = (seat, other)
    game.tell(openly, but=seats, seat=PLAYERS[seat], other=PLAYERS[other])
    game.tell(privately, to=seats, seat=PLAYERS[seat], other=PLAYERS[other], card=CARDS[kind])


NOTHING = -1
"""The answer of who has nothing to answer with."""


class HandOffer(Menu):
    """Cards that somebody holds; an answer ends with the name of one."""

    __slots__ = ("hand",)

    hand: Sequence[int]

    def refuse(self, text: str) -> IllegalChoice:
        name = text.split()[-1] if text.split()[1:] else ""
        if name not in KINDS:
            return super().refuse(text)
        kind = KINDS.index(name)
        if kind not in self.hand:
            return IllegalChoice(self.rule, "error-not-held", card=CARDS[kind])
        return self.refuse_held(text, kind)

    def refuse_held(self, text: str, kind: int) -> IllegalChoice:
        return super().refuse(text)


class MoneyOffer(HandOffer):
    """Only notes and jewels will do."""

    __slots__ = ()

    def refuse_held(self, text: str, kind: int) -> IllegalChoice:
        if kind >= JEWELS:
            return super().refuse_held(text, kind)
        return IllegalChoice(self.rule, "error-no-money", card=CARDS[kind])


def hand_offer(
    word: str, rule: str, hand: Sequence[int], labels: Callable[[Choice], Label], args: dict[str, Any] | None = None
) -> Ask:
    """Any card of a hand, each kind once."""
    offer = HandOffer(word, rule, tuple(dict.fromkeys(hand)), labels, args)
    offer.hand = hand
    return offer


def money_offer(
    word: str,
    rule: str,
    hand: Sequence[int],
    kinds: Sequence[int],
    labels: Callable[[Choice], Label],
    args: dict[str, Any] | None = None,
) -> Ask:
    """One of these notes and jewels of a hand; who has none of them can only say so."""
    offer = MoneyOffer(word, rule, tuple(dict.fromkeys(kinds)) or (NOTHING,), labels, args)
    offer.hand = hand
    return offer


def card_label(verb: str, word: str, word_if_none: str = "") -> Callable[[Choice], Label]:
    """How the cards of an offer are named: `pass euro-50`, or `pass nothing`."""

    def label(kind: int) -> Label:
        if kind == NOTHING:
            return f"{verb} nothing", word_if_none, {}
        return f"{verb} {KINDS[kind]}", word, {"card": CARDS[kind]}

    return label


def player_label(seat: int) -> Label:
    return f"player {seat}", "choice-player", {"seat": PLAYERS[seat]}


def place_label(place: int) -> Label:
    return f"place {place + 1}", "choice-place", {"place": place + 1}


@cache
def blind(count: int, rule: str) -> Ask:
    """Chance picks one of so many cards or chips."""
    return Menu("ask-blind", rule, range(count), place_label)
