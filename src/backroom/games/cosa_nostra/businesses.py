"""Businesses: the market and its stack, deal markers, purchases, monopolies."""

from backroom.games.cosa_nostra.cards import (
    BUSINESSES,
    COST,
    INCOME,
    KIND_OF,
    MONOPOLIES,
    MONOPOLY_INCOME,
    MONOPOLY_OF,
)
from backroom.games.cosa_nostra.state import FIRM, NOBODYS, Underworld
from backroom.games.cosa_nostra.telling import dollars, firm_named, who
from backroom.kit import Game

MARKET = 4
LEAST_MONOPOLY = 2
MARKER_BITS, MARKER_MASK = 3, 7
FIRMS_OF = tuple(tuple(firm for firm in range(BUSINESSES) if KIND_OF[firm] == kind) for kind in range(max(KIND_OF) + 1))
MONOPOLISTS = tuple(
    tuple(firm for firm in range(BUSINESSES) if MONOPOLY_OF[firm] == monopoly) for monopoly in range(len(MONOPOLIES))
)


def turn_up(game: Game[Underworld]) -> None:
    """C-26: the market is filled up from the stack, as long as there is one."""
    world = game.state
    while len(world.market) < MARKET and world.stack:
        firm = world.stack.pop()
        world.sunk = min(world.sunk, len(world.stack))
        world.market.append(firm)
        if game.told is not None:
            game.tell("log-market", business=firm_named(firm))


def put_under(game: Game[Underworld], firm: int) -> None:
    """A business goes under the stack, for all to see."""
    world = game.state
    return_markers(game, firm)
    world.owner[firm] = NOBODYS
    world.down[firm] = world.used[firm] = 0
    world.stack.insert(0, firm)
    world.sunk += 1


# Deal markers


def marks(world: Underworld, firm: int, seat: int) -> int:
    """How many markers of this seat lie there."""
    return world.markers[firm] >> MARKER_BITS * seat & MARKER_MASK


def laid(world: Underworld, seat: int) -> int:
    """C-58: how many of one's five markers lie somewhere."""
    shift = MARKER_BITS * seat
    return sum(lying >> shift & MARKER_MASK for lying in world.markers if lying)


def lay_marker(world: Underworld, firm: int, seat: int) -> None:
    world.markers[firm] += 1 << MARKER_BITS * seat


def lift_marker(world: Underworld, firm: int, seat: int) -> None:
    world.markers[firm] -= 1 << MARKER_BITS * seat


def return_markers(game: Game[Underworld], firm: int) -> None:
    """C-59, C-61, C-82: all markers go back to their owners."""
    world = game.state
    if world.markers[firm]:
        if game.told is not None:
            owners = [who(seat) for seat in range(world.seats) if marks(world, firm, seat)]
            game.tell("log-markers-back", business=firm_named(firm), seats=owners)
        world.markers[firm] = 0


def holder(world: Underworld, firm: int) -> int:
    """Whose business this is, or is going to be: a purchase lies on a gangster of his (C-61)."""
    if world.owner[firm] != NOBODYS:
        return world.owner[firm]
    planned = FIRM + firm
    return next((world.boss[man] for man in world.men if world.order[man] == planned), NOBODYS)


def unpaid(world: Underworld, seat: int) -> int:
    """C-26, C-36: what a player's purchases still cost."""
    return sum(COST[order - FIRM] for order in world.orders_of(seat) if order >= FIRM)


# Owning


def acquire(game: Game[Underworld], firm: int, seat: int, price: int) -> None:
    """C-36, C-99: paid to the bank, it lies in front of its new owner; a marker of his own on it goes back."""
    world = game.state
    world.cash[seat] -= price
    world.owner[firm] = seat
    drop_own_markers(world, firm, seat)
    if game.told is not None:
        game.tell("log-bought", seat=who(seat), business=firm_named(firm), price=dollars(price))
    reckon(game)


def drop_own_markers(world: Underworld, firm: int, seat: int) -> None:
    """C-99: nobody needs a marker on his own business."""
    world.markers[firm] &= ~(MARKER_MASK << MARKER_BITS * seat)


def monopolist(counts: list[int]) -> int:
    """C-70: who has at least two of a kind and more than all others together."""
    most = max(counts)
    return counts.index(most) if most >= LEAST_MONOPOLY and 2 * most > sum(counts) else NOBODYS


def businessmen(world: Underworld, monopoly: int) -> list[int]:
    """How many active businessmen of a monopoly's kind everybody has."""
    owner, down = world.owner, world.down
    counts = [0] * world.seats
    for firm in MONOPOLISTS[monopoly]:
        if owner[firm] != NOBODYS and not down[firm]:
            counts[owner[firm]] += 1
    return counts


def monopolists(world: Underworld) -> list[int]:
    """C-70, C-81: who has each monopoly, by what lies there."""
    return [monopolist(businessmen(world, monopoly)) for monopoly in range(len(MONOPOLIES))]


def reckon(game: Game[Underworld]) -> None:
    """C-72: monopolies are won and lost at once."""
    world = game.state
    for monopoly, now in enumerate(monopolists(world)):
        before = world.monopoly[monopoly]
        if now != before:
            world.monopoly[monopoly] = now
            if game.told is not None:
                word = "log-monopoly" if now != NOBODYS else "log-monopoly-lost"
                seat = now if now != NOBODYS else before
                game.tell(word, seat=who(seat), monopoly=f"@monopoly-{MONOPOLIES[monopoly]}")


def able(world: Underworld, seat: int, kind: int) -> list[int]:
    """C-81, C-146: the businessmen of a kind whose ability a player can still use this round."""
    owner, down, used = world.owner, world.down, world.used
    return [firm for firm in FIRMS_OF[kind] if owner[firm] == seat and not down[firm] and not used[firm]]


def incomes(world: Underworld) -> list[int]:
    """C-66, C-71, C-81: what everybody's businesses and monopolies bring in a round."""
    sums, down = [0] * world.seats, world.down
    for firm, owner in enumerate(world.owner):
        if owner != NOBODYS and not down[firm]:
            sums[owner] += INCOME[firm]
    for seat, extra in zip(world.monopoly, MONOPOLY_INCOME, strict=True):
        if seat != NOBODYS:
            sums[seat] += extra
    return sums


def worth(world: Underworld, seat: int) -> int:
    """C-77: the prices of the businesses in front of a player, also of deactivated ones."""
    return sum(COST[firm] for firm in range(BUSINESSES) if world.owner[firm] == seat)
