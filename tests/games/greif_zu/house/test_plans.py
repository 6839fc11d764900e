"""What the house player plans with is the law, in a second form made for speed: over any hand they agree."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from backroom.games.greif_zu.box import deck_of
from backroom.games.greif_zu.buying import PRICE, can_pay
from backroom.games.greif_zu.deck import (
    COINS,
    CURRENCIES,
    CURRENCY,
    JEWELS,
    NOTES,
    Hand,
    converted,
    less,
    money_in,
    plus,
    value_of,
)
from backroom.games.greif_zu.house.plans import alike, payments, places_among, plans, plans_to_buy, purchases
from backroom.games.greif_zu.lastcards import exchanges
from backroom.games.greif_zu.law import breaches, is_on_duty, uses_credit
from backroom.games.greif_zu.state import INNOCENT

if TYPE_CHECKING:
    from collections.abc import Iterator

BOX = deck_of("box")
POOL = BOX.for_players(7)
HANDS = 150

Standing = tuple[int, bool, bool]
"""The money of an innocent, whether there is a credit card to use, and whether on duty."""


def some_hands(seed: int, most_money: int) -> Iterator[Hand]:
    """Hands as they come, with no more notes and jewels than one can think through."""
    rng, found = Random(seed), 0
    while found < HANDS:
        hand = tuple(sorted(rng.sample(POOL, rng.randint(1, 7))))
        if len(money_in(hand)) <= most_money:
            found += 1
            yield hand


def innocent_with(kept: Hand, exchange: bool) -> bool:
    """Whether the law finds these cards innocent, perhaps after a note of them has been changed."""
    ways = [kept]
    if exchange:
        ways += [plus(less(kept, kind), converted(kind, currency)) for kind, currency in exchanges(kept)]
    return any(not breaches(way, COINS[0]) for way in ways)


def by_the_law(hand: Hand, exchange: bool) -> dict[int, set[Standing]]:
    """For so many cards put back, how one could stand then."""
    found: dict[int, set[Standing]] = {}
    for away in range(len(hand) + 1):
        for kept in set(combinations(hand, len(hand) - away)):
            if innocent_with(kept, exchange):
                standing = value_of(kept), uses_credit(kept, INNOCENT), is_on_duty(kept, INNOCENT)
                found.setdefault(away, set()).add(standing)
    return found


@pytest.mark.parametrize("exchange", [False, True])
def test_plans_for_as_much_as_the_law_allows(exchange: bool) -> None:
    """Of all that could be put back, the plans know the richest outcome for every number of cards."""
    for hand in some_hands(1, most_money=4):
        lawful = by_the_law(hand, exchange)
        planned = plans(hand, exchange)
        for steps in range(len(hand) + 1):
            richest = max((money for away in lawful if away <= steps for money, _, _ in lawful[away]), default=None)
            foreseen = max((plan.money for plan in planned if plan.steps <= steps), default=None)
            assert foreseen == richest, (hand, steps)


@pytest.mark.parametrize("exchange", [False, True])
def test_plans_for_nothing_that_the_law_forbids(exchange: bool) -> None:
    for hand in some_hands(2, most_money=7):
        lawful = by_the_law(hand, exchange)
        for plan in plans(hand, exchange):
            assert (plan.money, plan.credit, plan.duty) in lawful[plan.steps], (hand, plan)


def test_a_plan_with_a_bought_id_can_be_carried_out() -> None:
    """Some purchase leads to a hand from which the law allows just that, with an action fewer."""
    for hand in some_hands(3, most_money=6):
        bought = [hands for _, hands in purchases(hand, BOX.extras)]
        for number, found in enumerate(plans_to_buy(hand, BOX.extras, exchange=False)):
            after = [by_the_law(hands[number], exchange=False) for hands in bought]
            for plan in found:
                standing = plan.money, plan.credit, plan.duty
                assert any(standing in lawful.get(plan.steps - 1, ()) for lawful in after), (hand, plan)


def test_pays_enough_and_no_card_too_many() -> None:
    for hand in some_hands(4, most_money=7):
        money = money_in(hand)
        ways = payments(money)
        assert bool(ways) == can_pay(money)
        for paid in ways:
            assert all(value_of(less(paid, kind)) < PRICE <= value_of(paid) for kind in paid)
            assert all(kind >= JEWELS for kind in paid)
            assert tuple(money[place] for place in places_among(paid, money)) == paid


@pytest.mark.parametrize("exchange", [False, True])
def test_it_makes_no_difference_which_currencies_one_has(exchange: bool) -> None:
    """What has been thought about a hand holds for all like it."""
    rng = Random(6)
    for hand in some_hands(7, most_money=7):
        assert plans(alike(hand), exchange) == plans(hand, exchange)
        assert plans_to_buy(alike(hand), BOX.extras, exchange) == plans_to_buy(hand, BOX.extras, exchange)
        order = rng.sample(range(len(CURRENCIES)), len(CURRENCIES))
        renamed = [converted(kind, order[CURRENCY[kind]]) if kind >= NOTES else kind for kind in hand]
        assert alike(tuple(sorted(renamed))) == alike(hand)
