"""Scenes in the underworld: who has which men, businesses and cards, all laid out as told.

Seat 0 is Blundetto, seat 1 DiMaggio, seat 2 Calmuti. Sums are given in thousands, and read in dollars as at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.cosa_nostra.scene import FACE, FIRMS, MEN, Scene, first_planning

from backroom.games.cosa_nostra.businesses import reckon
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESSES,
    CARDS,
    FACE_OF,
    GANGSTERS,
    INFLUENCE,
    INFLUENCE_COUNT,
    KIND,
    KIND_OF,
    ROUND_OF,
    ROUNDS,
    WAGE,
)
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.planning import BEGIN_PLANNING
from backroom.games.cosa_nostra.state import ACTIVE, DEAD, DOWN, FIRM, IDLE, NOBODYS, RESERVE, Underworld

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DRAWN = 8
"""An influence card from the first pile is counted from here on; below are those that everybody begins with."""


def crew_of(world: Underworld, names: Sequence[str]) -> None:
    """These gangsters, and no others, are in front of their bosses."""
    for man in range(len(GANGSTERS)):
        world.boss[man], world.order[man], world.aids[man] = NOBODYS, IDLE, 0
        world.fit[man] = RESERVE if WAGE[man] else DEAD
    for name in names:
        join(world, MEN[name])


def join(world: Underworld, man: int) -> None:
    world.boss[man] = world.family.index(GANGSTERS[man].family)
    world.fit[man] = ACTIVE


def deal_jobs(world: Underworld, orders: Mapping[str, str], jobs: Mapping[int, str]) -> None:
    """These orders lie on gangsters, these jobs are in the hands; the rest of this round's pile is not drawn."""
    left = list(range(CARDS))
    world.shown, world.known = [], [0] * CARDS

    def card(face: str, seat: int) -> int:
        found = next(card for card in left if FACE_OF[card] == FACE[face])
        left.remove(found)
        world.known[found] = 1 << seat
        return found

    for man, order in orders.items():
        if order not in FIRMS:
            world.order[MEN[man]] = card(order, world.boss[MEN[man]])
    for seat in range(world.seats):
        world.jobs[seat] = sorted(card(face, seat) for face in jobs.get(seat, "").split())
    world.buried = [card for card in left if ROUND_OF[card] < world.round]
    for number in range(ROUNDS):
        if number <= world.round:
            world.decks[number] = [card for card in left if ROUND_OF[card] == number == world.round]


def deal_influence(world: Underworld, cards: Sequence[str], aids: Mapping[str, str]) -> None:
    """These cards are in the hands and on gangsters, all drawn from the first pile; the rest is still there."""
    left = list(INFLUENCE_COUNT)
    world.hands = [[] for _ in range(world.seats)]
    for seat, names in enumerate(cards):
        for name in names.split():
            world.hands[seat].append(DRAWN + INFLUENCE.index(name))
            left[INFLUENCE.index(name)] -= 1
    for man, names in aids.items():
        for bit, kind in AIDS:
            if INFLUENCE[kind] in names.split():
                world.aids[MEN[man]] |= bit
                left[kind] -= 1
    world.spent = [0] * len(INFLUENCE)
    world.pile = [DRAWN + kind for kind, many in enumerate(left) for _ in range(many)]


def hand_out(
    world: Underworld, own: Mapping[int, str], orders: Mapping[str, str], market: str, stack: str | None
) -> None:
    """Businesses in front of players, on gangsters, on the market; the others are the stack, in the order given."""
    world.owner, world.markers = [NOBODYS] * BUSINESSES, [0] * BUSINESSES
    world.down, world.used, world.sunk = [0] * BUSINESSES, [0] * BUSINESSES, 0
    taken = set(market.split())
    for seat, names in own.items():
        for name in names.split():
            world.owner[FIRMS[name]] = seat
            taken.add(name)
    for man, order in orders.items():
        if order in FIRMS:
            world.order[MEN[man]] = FIRM + FIRMS[order]
            taken.add(order)
    left = [name for name in BUSINESS_IDS if name not in taken]
    if not market:
        market = " ".join(left[-4:])
        left = left[:-4]
    world.market = [FIRMS[name] for name in market.split()]
    world.stack = [FIRMS[name] for name in (left if stack is None else reversed(stack.split()))]


def lay_out(
    orders: Mapping[str, str],
    crew: str,
    *,
    seats: int,
    round: int,
    cash: Sequence[int],
    own: Mapping[int, str],
    market: str,
    stack: str | None,
    jobs: Mapping[int, str],
    cards: Sequence[str],
    aids: Mapping[str, str],
    options: dict[str, str],
) -> Scene:
    """A table at the first question of planning, where everything lies as told."""
    if "cards_option" in options:
        options["cards"] = options.pop("cards_option")
    table = first_planning(seats, **options)
    world = table.game.state
    world.round = round - 1
    crew_of(world, [*crew.split(), *orders])
    hand_out(world, own, orders, market, stack)
    deal_jobs(world, orders, jobs)
    deal_influence(world, cards, aids)
    world.cash = [*cash, *[10] * (seats - len(cash))]
    reckon(table.game)
    # What was dealt before all was laid out anew is not part of the story.
    table.game.events.clear()
    return table


def planning(
    *,
    crew: str = "",
    seats: int = 3,
    round: int = 1,
    cash: Sequence[int] = (),
    own: Mapping[int, str] | None = None,
    market: str = "",
    stack: str | None = None,
    jobs: Mapping[int, str] | None = None,
    cards: Sequence[str] = (),
    **options: str,
) -> Scene:
    """A planning phase. Without `crew` everybody has their three start gangsters."""
    everybody = " ".join(
        gangster.id for man, gangster in enumerate(GANGSTERS) if gangster.family < seats and not WAGE[man]
    )
    table = lay_out(
        {},
        crew or everybody,
        seats=seats,
        round=round,
        cash=cash,
        own=own or {},
        market=market,
        stack=stack,
        jobs=jobs or {},
        cards=cards,
        aids={},
        options=options,
    )
    table.game.stack[-1] = BEGIN_PLANNING
    table.game.settle()
    return table


def night(
    orders: Mapping[str, str],
    *,
    idle: str = "",
    deactivated: str = "",
    killed: Mapping[int, Sequence[str]] | None = None,
    seats: int = 3,
    start: int = 0,
    round: int = 1,
    cash: Sequence[int] = (),
    laundered: Sequence[int] = (),
    own: Mapping[int, str] | None = None,
    used: bool = False,
    marks: Mapping[str, Sequence[int]] | None = None,
    market: str = "",
    stack: str | None = None,
    jobs: Mapping[int, str] | None = None,
    cards: Sequence[str] = (),
    aids: Mapping[str, str] | None = None,
    **options: str,
) -> Scene:
    """An action phase. `orders` says what gangsters have to do: a job, or a business to buy. Nobody else is there but
    those idle; nobody owns anything or holds cards but what is said; everybody has $10,000 unless told otherwise.
    """
    options["start"] = str(start)
    crew = [man for man in orders if man not in deactivated.split()]
    table = lay_out(
        {man: orders[man] for man in crew},
        "",
        seats=seats,
        round=round,
        cash=cash,
        own=own or {},
        market=market,
        stack=stack,
        jobs=jobs or {},
        cards=cards,
        aids={},
        options=options,
    )
    world = table.game.state
    table.game.settle()
    deal_influence(world, cards, aids or {})
    for name in [*idle.split(), *deactivated.split()]:
        if name in MEN:
            join(world, MEN[name])
    for name in deactivated.split():
        if name in MEN:
            world.fit[MEN[name]] = DOWN
        else:
            world.down[FIRMS[name]] = 1
    for seat, names in (killed or {}).items():
        world.trophies[seat] = [MEN[name] for name in names]
        for name in names:
            world.fit[MEN[name]] = DEAD
    if used:
        world.used = [int(KIND_OF[firm] == KIND["cop"]) for firm in range(BUSINESSES)]
    for name, owners in (marks or {}).items():
        world.markers[FIRMS[name]] = sum(1 << 3 * seat for seat in owners)
    world.laundered = [*laundered, *[0] * (seats - len(laundered))]
    reckon(table.game)
    table.game.settle()
    return table
