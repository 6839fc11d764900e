"""Guilty or innocent, to the cent."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BLONDE,
    CREDIT,
    CURRENCY,
    JOHN,
    MILLIONAIRE,
    NO_CURRENCY,
    POLICEMAN,
    Hand,
    ids_in,
    jewels_in,
    value_of,
)
from backroom.games.greif_zu.state import Party, Verdict

LIMIT = 500_00
MOST_CURRENCIES = 2


def cents(kinds: Iterable[int]) -> int:
    return 100 * value_of(kinds)


def currencies(kinds: Iterable[int]) -> int:
    """G-17: how many different ones; jewels are none."""
    return len({CURRENCY[kind] for kind in kinds} - {NO_CURRENCY})


def who_with(ids: Sequence[int]) -> int | None:
    """G-14, G-66: the one character that somebody with these IDs can be; None if there is none."""
    if AGENT in ids:
        return AGENT
    return ids[0] if len(ids) == 1 else None


class Point(NamedTuple):
    """A point of the checklist: what it is about, how much of it there is, and the rule it breaks, if any."""

    about: str
    much: int
    """Money in cents, the coin included; of everything else the number."""
    breaks: str | None


def checklist(kinds: Sequence[int], coin: int) -> tuple[Point, ...]:
    """Everything that is looked at to tell whether somebody with these cards and this coin is innocent.

    Who has too many IDs has the limits that one of them allows; who has none, the usual ones.
    """
    ids = ids_in(kinds)
    character = who_with(ids)
    could_be = {*ids} if character is None else {character}
    agent = character == AGENT
    credits, badges = kinds.count(CREDIT), kinds.count(BADGE)
    money, jewels, notes = cents(kinds) + coin, jewels_in(kinds), currencies(kinds)
    return (
        Point("ids", len(ids), "G-14" if character is None else "G-65" if agent and len(ids) < 2 else None),
        Point("credits", credits, ("G-66" if agent else "G-59") if credits and JOHN not in could_be else None),
        Point("badges", badges, ("G-66" if agent else "G-62") if badges and POLICEMAN not in could_be else None),
        Point("money", money, money_breaks(money, could_be)),
        Point("jewels", jewels, "G-64" if could_be == {BLONDE} and not jewels else None),
        Point("currencies", notes, "G-16" if notes > MOST_CURRENCIES and BLONDE not in could_be else None),
    )


def money_breaks(money: int, could_be: AbstractSet[int]) -> str | None:
    if money <= LIMIT:
        return "G-63" if could_be == {MILLIONAIRE} else None
    return None if MILLIONAIRE in could_be else "G-15"


def breaches(kinds: Sequence[int], coin: int) -> Verdict:
    """Every rule by which the holder of these cards and this coin is guilty; none if innocent."""
    return broken(checklist(kinds, coin))


def broken(points: Iterable[Point]) -> Verdict:
    """The rules that they break, each once."""
    return tuple(dict.fromkeys([point.breaks for point in points if point.breaks is not None]))


def counted(party: Party, seat: int) -> Hand:
    """G-13: what somebody is judged on: the hand, or what was in it when it was laid open; and an exchanged note."""
    opened = party.raid.opened(seat)
    hand = party.hands[seat] if opened is None else opened
    return tuple(sorted((*hand, *party.raid.exchanged[seat])))


def judge(party: Party) -> tuple[Verdict, ...]:
    """The verdict on everybody."""
    return tuple(breaches(counted(party, seat), party.coins[seat]) for seat in range(party.seats))


def is_on_duty(hand: Sequence[int], verdict: Verdict) -> bool:
    """G-61: an innocent policeman with a badge."""
    return not verdict and BADGE in hand and POLICEMAN in hand


def uses_credit(hand: Sequence[int], verdict: Verdict) -> bool:
    """G-58: an innocent John Smith with a credit card."""
    return not verdict and CREDIT in hand and JOHN in hand


def wealth(party: Party, seat: int) -> int:
    """G-78, G-72: all that counts for a seat, the coin included, in cents."""
    raid = party.raid
    return cents((*counted(party, seat), *raid.confiscated[seat], *raid.credited[seat])) + party.coins[seat]
