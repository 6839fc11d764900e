"""What a hand can still become: every innocent identity within reach, the money under it, and how many actions away."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations
from typing import NamedTuple

from backroom.games.greif_zu.buying import PRICE, can_pay
from backroom.games.greif_zu.deck import (
    AGENT,
    BADGE,
    BLONDE,
    CREDIT,
    CURRENCIES,
    CURRENCY,
    JEWELS,
    JOHN,
    MILLIONAIRE,
    NOTE_VALUES,
    NOTES,
    POLICEMAN,
    VALUE,
    Hand,
    ids_in,
    less,
    money_in,
    notes_in,
    plus,
    value_of,
)
from backroom.games.greif_zu.law import LIMIT

# The law in a second form: to ask the first about every hand that could be left would take far too long. A test holds
# both together.

FARTHEST = 4
"""So many cards are put back at most to make a fortune presentable."""
LARGE, FARTHEST_IF_LARGE = 8, 2
"""With more notes and jewels than this nobody has the time to think of everything."""
POOREST_MILLIONAIRE = LIMIT // 100
IMPOSSIBLE = -1
MOST_TO_PAY, WAYS_TO_PAY = 4, 8
SORTS = len(NOTE_VALUES)
FIRST_NOTES = range(0, SORTS * len(CURRENCIES), SORTS)
"""Where the notes of each currency begin among all notes."""

Money = tuple[int, ...]
MostByCards = tuple[int, ...]
"""The most money to be had, by how many cards are put back; IMPOSSIBLE where none is."""


class Fortunes(NamedTuple):
    """What notes and jewels allow: to most characters, to the blonde, to the millionaire."""

    plain: MostByCards
    blonde: MostByCards
    rich: MostByCards

    def under(self, character: int) -> MostByCards:
        if character == BLONDE:
            return self.blonde
        return self.rich if character == MILLIONAIRE else self.plain


NO_FORTUNE = Fortunes(*((IMPOSSIBLE,) * (FARTHEST + 1),) * 3)


class Plan(NamedTuple):
    """An identity: how many actions it takes to be this, with how much money and which help."""

    steps: int
    money: int
    credit: bool
    duty: bool
    puts_money_back: bool
    buys: bool


@lru_cache(maxsize=10_000)
def fortunes(money: Money, exchange: bool) -> Fortunes:
    """The most money for each kind of identity. Whoever holds an exchange can afford one note of a third currency."""
    best = [[IMPOSSIBLE] * (FARTHEST + 1) for _ in range(3)]
    for away in range(min(FARTHEST if len(money) <= LARGE else FARTHEST_IF_LARGE, len(money)) + 1):
        for kept in set(combinations(money, len(money) - away)):
            total = value_of(kept)
            if total >= POOREST_MILLIONAIRE:
                if total > best[2][away] and few_currencies(kept, exchange):
                    best[2][away] = total
                continue
            if total > best[0][away] and few_currencies(kept, exchange):
                best[0][away] = total
            if total > best[1][away] and kept and JEWELS <= kept[0] < NOTES:
                best[1][away] = total
    return Fortunes(*map(tuple, best))


def few_currencies(kept: Money, exchange: bool) -> bool:
    notes = [CURRENCY[kind] for kind in kept if kind >= NOTES]
    currencies = set(notes)
    if len(currencies) == 3 and exchange:
        return any(notes.count(currency) == 1 for currency in currencies)
    return len(currencies) <= 2


@lru_cache(maxsize=10_000)
def payments(money: Money) -> tuple[Money, ...]:
    """The cheapest ways to pay for an ID without a card too many; with only small cards, the shortest one."""
    ways = {
        paid
        for count in range(1, min(MOST_TO_PAY, len(money)) + 1)
        for paid in combinations(money, count)
        if PRICE <= value_of(paid) < PRICE + min([VALUE[kind] for kind in paid])
    }
    if not ways and can_pay(money):
        shortest = sorted(money, key=VALUE.__getitem__, reverse=True)
        while can_pay(tuple(shortest[:-1])):
            shortest.pop()
        ways = {tuple(sorted(shortest))}
    return tuple(sorted(ways, key=lambda paid: (value_of(paid), paid[::-1]))[:WAYS_TO_PAY])


def places_among(paid: Money, money: Sequence[int]) -> tuple[int, ...]:
    """Where these cards are among one's notes and jewels."""
    places: list[int] = []
    for kind in paid:
        places.append(next(place for place, held in enumerate(money) if held == kind and place not in places))
    return tuple(sorted(places))


def purchases(hand: Hand, extras: Hand) -> Iterator[tuple[Money, list[Hand]]]:
    """Every way to pay for an ID, and the hand with each of those that may be for sale."""
    for paid in payments(money_in(hand)):
        left = reduce(less, paid, hand)
        yield paid, [plus(left, kind) for kind in extras]


@lru_cache(maxsize=10_000)
def fortunes_after_buying(money: Money, exchange: bool) -> Fortunes:
    """The most that can be left of a fortune when an ID is paid with it."""
    found = [fortunes(reduce(less, paid, money), exchange) for paid in payments(money)]
    if not found:
        return NO_FORTUNE
    return Fortunes(*(tuple(map(max, zip(*reaches, strict=True))) for reaches in zip(*found, strict=True)))


@lru_cache(maxsize=20_000)
def alike(hand: Hand) -> Hand:
    """The same hand with its currencies renamed: it makes no difference which they are, only what there is of each."""
    notes = notes_in(hand)
    by_currency = sorted(
        [[kind - NOTES - first for kind in notes if first <= kind - NOTES < first + SORTS] for first in FIRST_NOTES],
        key=lambda sorts: sorts[::-1],
        reverse=True,
    )
    renamed = [NOTES + first + sort for first, sorts in zip(FIRST_NOTES, by_currency, strict=True) for sort in sorts]
    return (*hand[: len(hand) - len(notes)], *renamed)


@lru_cache(maxsize=20_000)
def plans(hand: Hand, exchange: bool) -> tuple[Plan, ...]:
    """Every identity that this (sorted) hand can lead to without another draw."""
    credits, badges = hand.count(CREDIT), hand.count(BADGE)
    wealth = fortunes(money_in(hand), exchange)
    found: list[Plan] = []
    for character, steps in identities(ids_in(hand), credits, badges):
        found += enriched(character, steps, credits, badges, wealth, False)
    return worth_a_thought(found)


@lru_cache(maxsize=20_000)
def plans_to_buy(hand: Hand, extras: Hand, exchange: bool) -> tuple[tuple[Plan, ...], ...]:
    """The same with a bought ID, for each of those that may be for sale."""
    money = money_in(hand)
    if not can_pay(money):
        return ()
    ids, credits, badges = ids_in(hand), hand.count(CREDIT), hand.count(BADGE)
    wealth = fortunes_after_buying(money, exchange)
    by_id = []
    for bought in extras:
        found: list[Plan] = []
        for character, steps in identities((*ids, bought), credits, badges):
            if character in (bought, AGENT):
                found += enriched(character, steps + 1, credits, badges, wealth, True)
        by_id.append(worth_a_thought(found))
    return tuple(by_id)


def worth_a_thought(found: list[Plan]) -> tuple[Plan, ...]:
    """Those to which no other with the same help is preferable: sooner, and as rich."""
    richest: dict[tuple[bool, bool, bool], int] = {}
    kept = []
    for plan in sorted(found, key=lambda plan: (plan.steps, -plan.money)):
        helped = plan.credit, plan.duty, plan.puts_money_back
        if plan.money > richest.get(helped, IMPOSSIBLE):
            richest[helped] = plan.money
            kept.append(plan)
    return tuple(kept)


def identities(ids: tuple[int, ...], credits: int, badges: int) -> Iterator[tuple[int, int]]:
    """Whom one could be with these IDs, and how many cards that are no money would have to go."""
    for character in dict.fromkeys(ids):
        if character == AGENT:
            if len(ids) > 1:
                yield AGENT, credits + badges
        else:
            suspicious = (0 if character == JOHN else credits) + (0 if character == POLICEMAN else badges)
            yield character, len(ids) - 1 + suspicious


def enriched(character: int, steps: int, credits: int, badges: int, wealth: Fortunes, buys: bool) -> Iterator[Plan]:
    """The plans for a character: for every further card put back, if it makes one richer."""
    credit = character == JOHN and credits > 0
    duty = character == POLICEMAN and badges > 0
    most = IMPOSSIBLE
    for away, money in enumerate(wealth.under(character)):
        if money > most:
            most = money
            yield Plan(steps + away, money, credit, duty, away > 0, buys)
