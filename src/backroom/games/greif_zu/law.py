"""Guilty or innocent, to the cent."""

from collections.abc import Iterable

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
    VALUE,
)
from backroom.games.greif_zu.state import Party

LIMIT = 500_00


def cents(kinds: Iterable[int]) -> int:
    return 100 * sum(VALUE[kind] for kind in kinds)


def breach(kinds: list[int], coin: int) -> str | None:
    """The rule by which the holder of these cards and this coin is guilty; None if innocent."""
    ids = [kind for kind in kinds if kind <= AGENT]
    if not ids:
        return "G-12"
    if len(ids) > 1 and AGENT not in ids:
        return "G-12"
    character = AGENT if AGENT in ids else ids[0]
    if character == AGENT and len(ids) < 2:
        return "G-48"
    if CREDIT in kinds and character != JOHN:
        return "G-43"
    if BADGE in kinds and character != POLICEMAN:
        return "G-45"
    money = cents(kinds) + coin
    if character == MILLIONAIRE:
        if money <= LIMIT:
            return "G-46"
    elif money > LIMIT:
        return "G-13"
    if character == BLONDE:
        return None if any(JEWELS <= kind < NOTES for kind in kinds) else "G-47"
    currencies = {CURRENCY[kind] for kind in kinds} - {NO_CURRENCY}
    return "G-14" if len(currencies) > 2 else None


def judge(party: Party) -> tuple[str | None, ...]:
    """The verdict on everybody, on hand, notes laid open, and coin."""
    return tuple(breach([*party.hands[seat], *party.laid[seat]], party.coins[seat]) for seat in range(party.seats))


def wealth(party: Party, seat: int) -> int:
    """G-54, G-51: hand, notes laid open, what was confiscated, what a credit card brought, and the coin, in cents."""
    kinds = (*party.hands[seat], *party.laid[seat], *party.taken[seat], *party.gained[seat])
    return cents(kinds) + party.coins[seat]
