"""Another world in which a seat would have seen exactly the same: other takes, another bag, other hidden diamonds.

What a seat has seen of the box cuts its way into stretches. On each of them only the sums matter: first it is
drawn which kinds were taken how often, then by whom, then how many diamonds each thief has.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate, product
from math import factorial
from typing import NamedTuple

from backroom.games.mafia_de_cuba.state import (
    EMPTY,
    MOST_HIDDEN,
    NOTHING,
    TOKEN_LOOT,
    UNTAKEN,
    Box,
    Family,
    without,
)
from backroom.kit import Game, Random

Tokens = tuple[int, ...]
Fixed = tuple[tuple[int, int], ...]
"""Takes that are known: place on the stretch, and loot."""

ANY_HIDDEN = tuple(range(MOST_HIDDEN + 1))


class Stretch(NamedTuple):
    """Some people in a row through whose hands the box went."""

    diamonds: int
    tokens: Tokens
    hidden: tuple[int, ...]
    """How many of these diamonds the Godfather may have kept."""
    bags: tuple[int, ...]
    """What the first player may have put into the bag."""
    people: int
    fixed: Fixed
    end: Box | None
    """What was left, where that is known."""
    with_last: bool
    """Whether the last player is among them, who may take nothing of a full box."""


class Plan(NamedTuple):
    """Which kinds were taken how often, by those whose takes are unknown."""

    hidden: tuple[int, ...]
    """Each as good as the other."""
    bag: int
    takers: int
    """How many people found something; those after them are street kids."""
    tokens: Tokens
    thieves: int
    left: int | None
    """How many diamonds were left, or None: any number."""


class Plans(NamedTuple):
    """All plans that fit, with their weights added up; and only those in which somebody is a thief."""

    all: list[Plan]
    weights: list[int]
    with_thief: list[Plan]
    thief_weights: list[int]


def redeal(game: Game[Family], seat: int | None, random: Random) -> None:
    family = game.state
    if family.godfather < 0 or family.outcome is not None or family.loot[family.godfather] == UNTAKEN:
        return
    order = family.round_from_godfather()[1:]
    taken = sum(family.loot[who] != UNTAKEN for who in order)
    stretches = [(start, plans(stretch), stretch) for start, stretch in unknown_stretches(family, order, taken, seat)]
    drawn = draw_plans([found for _, found, _ in stretches], needs_thief(family, order, taken, seat), random)
    for (start, _, stretch), plan in zip(stretches, drawn, strict=True):
        carry_out(family, order, start, stretch, plan, random)
    pass_box_again(family, order, taken)


def needs_thief(family: Family, order: tuple[int, ...], taken: int, seat: int | None) -> bool:
    """While the Godfather still searches, somebody who has not been searched has diamonds. Perhaps the seat itself."""
    if taken < len(order):
        return False
    return seat is None or seat == family.godfather or family.has_opened(seat) or family.loot[seat] <= NOTHING


def unknown_stretches(
    family: Family, order: tuple[int, ...], taken: int, seat: int | None
) -> list[tuple[int, Stretch]]:
    """The stretches on which this seat does not know who took what, each with the place where it begins."""
    hidden = family.loot[family.godfather]
    bags = (NOTHING, *(loot for loot, count in zip(TOKEN_LOOT, family.box[1:], strict=True) if count))
    bags = bags if family.bag != UNTAKEN else (UNTAKEN,)

    def stretch(
        start: int, stop: int, box: Box, hidden: tuple[int, ...], bags: tuple[int, ...], end: Box | None
    ) -> tuple[int, Stretch]:
        fixed = tuple(
            (place - start, family.loot[order[place]])
            for place in range(start, stop)
            if family.opened >> order[place] & 1
        )
        return start, Stretch(box[0], box[1:], hidden, bags, stop - start, fixed, end, stop == len(order))

    if seat == family.godfather:
        return [stretch(0, taken, family.box, (hidden,), bags, family.received[seat])]
    received = None if seat is None else family.received[seat]
    if seat is None or received is None:
        return [stretch(0, taken, family.box, ANY_HIDDEN, bags, None)]
    place = order.index(seat)
    found = [stretch(0, place, family.box, ANY_HIDDEN, bags, received)] if place else []
    passed = family.passed(seat)
    if passed is not None and place + 1 < taken:
        found.append(stretch(place + 1, taken, passed, (), (), None))
    return found


@lru_cache(maxsize=4096)
def plans(stretch: Stretch) -> Plans:
    found, weights = [], []
    for kids in range(stretch.people + 1):
        takers = stretch.people - kids
        if any((loot == NOTHING) != (place >= takers) for place, loot in stretch.fixed):
            continue
        # Only the very last player may take nothing while there is something.
        emptied = kids > stretch.with_last
        known = [loot for place, loot in stretch.fixed if place < takers]
        for plan in plans_of(stretch, takers, known, emptied):
            found.append(plan)
            weights.append(ways(plan, len(known)) * max(1, len(plan.hidden)))
    thieves = [(plan, weight) for plan, weight in zip(found, weights, strict=True) if plan.thieves]
    return Plans(
        found,
        list(accumulate(weights)),
        [plan for plan, _ in thieves],
        list(accumulate(weight for _, weight in thieves)),
    )


def ways(plan: Plan, known: int) -> int:
    """In how many orders these kinds can have been taken."""
    orders = factorial(plan.takers - known) // factorial(plan.thieves)
    for count in plan.tokens:
        orders //= factorial(count)
    return orders


def plans_of(stretch: Stretch, takers: int, known: list[int], emptied: bool) -> list[Plan]:
    """The plans with so many people who found something; if `emptied`, nothing is left after them."""
    found = []
    end = stretch.end
    if emptied:
        if end is not None and any(end):
            return []
        end = EMPTY
    diamonds = stretch.diamonds - sum(loot for loot in known if loot > 0)
    free = takers - len(known)
    for bag in stretch.bags or (UNTAKEN,):
        left = [
            count - known.count(loot) - (bag == loot) for loot, count in zip(TOKEN_LOOT, stretch.tokens, strict=True)
        ]
        if min(left) < 0:
            continue
        most = [range(count + 1) for count in left]
        if end is not None:
            most = [range(count - stays, count - stays + 1) for count, stays in zip(left, end[1:], strict=True)]
        for tokens in product(*most):
            thieves = free - sum(tokens)
            if thieves < 0 or min(tokens) < 0:
                continue
            stays = None if end is None else end[0]
            hidden = tuple(kept for kept in stretch.hidden or (0,) if can_share(diamonds - kept, thieves, stays))
            if hidden:
                found.append(Plan(hidden, bag, takers, tokens, thieves, stays))
    return found


def can_share(diamonds: int, thieves: int, stays: int | None) -> bool:
    """Whether so many thieves can have taken one diamond at least each, and left what stayed."""
    if stays is None:
        return diamonds >= thieves
    gone = diamonds - stays
    return gone >= thieves if thieves else gone == 0


def draw_plans(stretches: list[Plans], thief_needed: bool, random: Random) -> list[Plan]:
    """A plan for each stretch, all together as likely as any; if need be with a thief somewhere."""
    drawn: list[Plan] = []
    for number, found in enumerate(stretches):
        later = stretches[number + 1 :]
        if not thief_needed or any(plan.thieves for plan in drawn):
            drawn.append(pick(found.all, found.weights, random))
        elif not later:
            drawn.append(pick(found.with_thief, found.thief_weights, random))
        else:
            # Either somebody here is a thief, or somebody further on must be.
            (other,) = later
            here = (found.thief_weights or [0])[-1] * other.weights[-1]
            only_there = (found.weights[-1] - (found.thief_weights or [0])[-1]) * (other.thief_weights or [0])[-1]
            if random() * (here + only_there) < here:
                drawn.append(pick(found.with_thief, found.thief_weights, random))
            else:
                honest = [
                    (plan, weight - before)
                    for plan, weight, before in zip(found.all, found.weights, (0, *found.weights), strict=False)
                    if not plan.thieves
                ]
                drawn.append(
                    pick([plan for plan, _ in honest], list(accumulate(weight for _, weight in honest)), random)
                )
    return drawn


def pick(found: list[Plan], weights: list[int], random: Random) -> Plan:
    return found[bisect_right(weights, int(random() * weights[-1]))]


def carry_out(family: Family, order: tuple[int, ...], start: int, stretch: Stretch, plan: Plan, random: Random) -> None:
    """Who took what by this plan."""
    hidden = plan.hidden[int(random() * len(plan.hidden))]
    if stretch.bags:
        family.loot[family.godfather] = hidden
        family.bag = plan.bag
    known = dict(stretch.fixed)
    diamonds = stretch.diamonds - hidden - sum(loot for loot in known.values() if loot > 0)
    loot = shares(diamonds, plan.thieves, plan.left, random)
    for token, count in zip(TOKEN_LOOT, plan.tokens, strict=True):
        loot += [token] * count
    for place in range(stretch.people):
        if place not in known:
            took = loot.pop(int(random() * len(loot))) if place < plan.takers else NOTHING
            family.loot[order[start + place]] = took


def shares(diamonds: int, thieves: int, left: int | None, random: Random) -> list[int]:
    """How many diamonds each thief has: every way to share them out is as likely as any other."""
    if not thieves:
        return []
    if left is None:
        cuts = sample(diamonds, thieves, random)
    else:
        cuts = [*sample(diamonds - left - 1, thieves - 1, random), diamonds - left]
    return [after - before for before, after in zip([0, *cuts], cuts, strict=False)]


def sample(most: int, count: int, random: Random) -> list[int]:
    """So many different numbers from one to the most, in order."""
    free = list(range(1, most + 1))
    return sorted(free.pop(int(random() * len(free))) for _ in range(count))


def pass_box_again(family: Family, order: tuple[int, ...], taken: int) -> None:
    """What everybody found in the box, now that others may have taken something else."""
    box = without(family.box, family.loot[family.godfather])
    for place, who in enumerate(order[: taken + 1]):
        family.received[who] = box
        if place < taken:
            box = without(box, family.loot[who])
            if place == 0:
                box = without(box, family.bag)
    if taken == len(order):
        family.received[family.godfather] = box
