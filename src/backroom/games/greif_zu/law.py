"""Guilty or innocent, to the cent."""

from collections.abc import Iterable, Sequence

from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BLONDE,
    CREDIT,
    CURRENCY,
    JEWELS,
    JOHN,
    MILLIONAIRE,
    NO_CURRENCY,
    NOTES,
    POLICEMAN,
    ids_in,
    value_of,
)
from backroom.games.greif_zu.state import Party

LIMIT = 500_00


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


def breach(kinds: Sequence[int], coin: int) -> str | None:
    """The rule by which the holder of these cards and this coin is guilty; None if innocent."""
    ids = ids_in(kinds)
    character = who_with(ids)
    if character is None:
        return "G-14"
    if character == AGENT and len(ids) < 2:
        return "G-65"
    if CREDIT in kinds and character != JOHN:
        return "G-66" if character == AGENT else "G-59"
    if BADGE in kinds and character != POLICEMAN:
        return "G-66" if character == AGENT else "G-62"
    money = cents(kinds) + coin
    if character == MILLIONAIRE:
        if money <= LIMIT:
            return "G-63"
    elif money > LIMIT:
        return "G-15"
    if character == BLONDE:
        return None if any(JEWELS <= kind < NOTES for kind in kinds) else "G-64"
    return "G-16" if currencies(kinds) > 2 else None


def counted(party: Party, seat: int) -> tuple[int, ...]:
    """G-13: what somebody is judged on: the hand, and a note laid on the exchange."""
    return (*party.hands[seat], *party.raid.exchanged[seat])


def judge(party: Party) -> tuple[str | None, ...]:
    """The verdict on everybody."""
    return tuple(breach(counted(party, seat), party.coins[seat]) for seat in range(party.seats))


def is_on_duty(hand: Sequence[int], verdict: str | None) -> bool:
    """G-61: an innocent policeman with a badge."""
    return verdict is None and BADGE in hand and POLICEMAN in hand


def uses_credit(hand: Sequence[int], verdict: str | None) -> bool:
    """G-58: an innocent John Smith with a credit card."""
    return verdict is None and CREDIT in hand and JOHN in hand


def wealth(party: Party, seat: int) -> int:
    """G-78, G-72: all that counts for a seat, the coin included, in cents."""
    raid = party.raid
    return cents((*counted(party, seat), *raid.confiscated[seat], *raid.credited[seat])) + party.coins[seat]
