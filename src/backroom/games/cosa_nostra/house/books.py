"""The books a boss keeps: what businesses, men and lives are worth, who is ahead, and whose loss is a gain.

Everything here is read from what lies open on the table, so one can keep the books of anybody.
"""

from functools import cache, cached_property, lru_cache
from math import exp
from typing import Any

from backroom.games.cosa_nostra.businesses import incomes, monopolist
from backroom.games.cosa_nostra.cards import (
    COP,
    INCOME,
    KIND_OF,
    KINDS,
    LAWYER,
    MONOPOLY_INCOME,
    NO_MONOPOLY,
    POLITICIAN,
    STRENGTH,
)
from backroom.games.cosa_nostra.house.prospects import DEMANDED, LOAN, USUAL_PAY
from backroom.games.cosa_nostra.house.temper import Temper
from backroom.games.cosa_nostra.payday import GANGSTER_BONUS, LAST_INCOMES, violence, violence_bonus
from backroom.games.cosa_nostra.state import ACTION, ACTIVE, FIRM, IDLE, NOBODYS, PAYDAY, Underworld

DICE_OF_MEN = range(max(STRENGTH) + 1)
ABLE = (COP, LAWYER, POLITICIAN)
TIED = 0.05
"""How likely nobody has the most men in the end, beside somebody who has them already."""
REMEMBERED = 1 << 16
"""So many sales of businesses that were thought through once: they come up again and again."""


@cache
def uses(turn: int, rounds: int, useful: float, spare: float, ability: float) -> tuple[tuple[float, float], ...]:
    """By kinds, what a business does for jobs of rounds to come, and what a second one does, which is less."""
    able = [ability * (rounds - 1 - turn) if kind in ABLE else 0 for kind in range(len(KINDS))]
    asked = [demanded[turn + 1] - demanded[rounds] for demanded in DEMANDED]
    return tuple((useful * much + more, useful * spare * much + more) for much, more in zip(asked, able, strict=True))


@cache
def earnings(turn: int, rounds: int, work: float, danger: float) -> tuple[list[float], list[float]]:
    """By dice, what men earn in a round, and in all that come after it, as likely as they live to see them."""
    wages = [[pay * work for pay in pays] for pays in USUAL_PAY]
    later = [(wages[to_come], (1 - danger) ** (to_come - turn)) for to_come in range(turn + 1, rounds)]
    return wages[turn], [sum(pays[dice] * alive for pays, alive in later) for dice in DICE_OF_MEN]


@cache
def monopolies(counts: tuple[int, ...], owner: int, to: int) -> tuple[int, int]:
    """C-70: who has a monopoly with so many businessmen each, and who if one of them goes from his owner to another."""
    after = [count - (seat == owner) + (seat == to) for seat, count in enumerate(counts)]
    return monopolist([*counts]), monopolist(after)


def monopoly_worth(kind: int, counts: tuple[int, ...], owner: int, to: int, seat: int) -> int:
    """C-70, C-71: what a seat earns more or less a round by a monopoly won or lost so."""
    number = KINDS[kind].monopoly
    if number == NO_MONOPOLY:
        return 0
    before, after = monopolies(counts, owner, to)
    return ((after == seat) - (before == seat)) * MONOPOLY_INCOME[number]


@lru_cache(maxsize=REMEMBERED)
def shift_worth(
    kind: int, counts: tuple[int, ...], owner: int, to: int, seat: int, left: int, use: tuple[float, float]
) -> float:
    """What it changes for a seat if a business goes from one to another, with so many incomes left and such use."""
    worth: float = monopoly_worth(kind, counts, owner, to, seat) * left
    if seat == to:
        worth += KINDS[kind].income * left + use[counts[seat] > 0]
    elif seat == owner:
        worth -= KINDS[kind].income * left + use[counts[seat] > 1]
    return worth


@lru_cache(maxsize=REMEMBERED)
def joint_gains(
    kind: int, counts: tuple[int, ...], left: int, use: tuple[float, float], least: float
) -> dict[tuple[int, int], float]:
    """By owner and buyer, what both gain together if a business of this kind is sold, where it is at least so much."""
    gains = {
        (owner, buyer): sum(shift_worth(kind, counts, owner, buyer, seat, left, use) for seat in (buyer, owner))
        for owner in range(len(counts))
        for buyer in range(len(counts))
        if owner != buyer
    }
    return {pair: gain for pair, gain in gains.items() if gain >= least}


def missing_men(crews: tuple[int, ...], seat: int) -> int:
    """C-74: how many men a seat would have to win over to have the most of all, best from whoever has the most."""
    left, found = [*crews], 0
    own = left.pop(seat)
    while own <= max(left):
        left[left.index(max(left))] -= 1
        own, found = own + 1, found + 1
    return found


@cache
def muster(crews: tuple[int, ...], rush: float) -> tuple[float, ...]:
    """C-74: how likely everybody has the most men in the end; on a tie nobody does.

    What counts is how many men are still missing: so whoever buys them one by one pays for the whole of it.
    """
    weights = [exp(-missing_men(crews, seat) / rush) for seat in range(len(crews))]
    every = sum(weights) + TIED
    return tuple(weight / every for weight in weights)


class Books:
    """What everything is worth to one seat, in thousands."""

    def __init__(self, world: Underworld, seat: int, temper: Temper) -> None:
        self.world = world
        self.seat = seat
        self.temper = temper
        paid = world.phase == PAYDAY
        self.turn = min(world.round + paid, world.rounds - 1)
        """The round that is played, or after its payday the next one."""
        self.last = self.turn + 1 == world.rounds
        self.uses = uses(self.turn, world.rounds, temper.useful, temper.spare, temper.ability)
        self.left = world.rounds - 1 - self.turn + LAST_INCOMES
        """C-66, C-73: how often an income will still be paid."""
        self.now = LAST_INCOMES if self.last else 1
        """How often it is paid at the end of this round."""
        self.ready = 1 + temper.thrift[self.turn]
        """What a thousand in hand is worth: early on it makes more money."""
        self.prey: dict[tuple[object, ...], Any] = {}
        """Attacks that have been thought through, by what matters about them;"""
        self.exposed: dict[int, Any] = {}
        """by jobs, whom they could hit, and what that would do;"""
        self.hindered: dict[int, tuple[float, float]] = {}
        """by victims, how likely no trap stops one, and what peace broken costs;"""
        self.deaths: dict[int, float] = {}
        """and what a gangster is worth dead."""
        self.shifts: dict[tuple[int, int, int, int], float] = {}
        """What it changes for a seat if a business of some kind goes from one to another."""
        self.peers: dict[int, Books] = {}
        self.wages, self.careers = earnings(self.turn, world.rounds, temper.work, temper.danger)
        """What men earn this round, and in all rounds after it, by their dice."""
        self.others = tuple(other for other in range(world.seats) if other != seat)

    def of(self, seat: int) -> "Books":
        """Somebody else's books; what all reckon alike is not reckoned again."""
        if seat not in self.peers:
            books = self.peers[seat] = Books(self.world, seat, self.temper)
            for shared in ("standing", "worths", "crews", "crowds", "owned"):
                books.__dict__[shared] = getattr(self, shared)
        return self.peers[seat]

    def lie_before(self, world: Underworld) -> None:
        """In front of another world that is the same in all that books are made of."""
        for books in (self, *self.peers.values()):
            books.world = world

    # Rivals

    @cached_property
    def standing(self) -> list[float]:
        """What everybody will have in the end, as far as one can tell."""
        world = self.world
        crews, earned = [0.0] * world.seats, incomes(world)
        for man, worth in self.worths.items():
            crews[world.boss[man]] += worth
        return [
            world.cash[seat]
            + 2 * world.laundered[seat]
            + earned[seat] * self.left
            + violence(world, seat)
            + crews[seat]
            for seat in range(world.seats)
        ]

    @cached_property
    def envy(self) -> list[float]:
        """What a thousand less for each rival is worth; most for who is ahead of them. Nothing for oneself."""
        first = max(self.standing[other] for other in self.others)
        weights = [exp((standing - first) / self.temper.spread) for standing in self.standing]
        weights[self.seat] = 0.0
        scale = self.temper.envy / sum(weights)
        return [weight * scale for weight in weights]

    @property
    def leader(self) -> int:
        return max(self.others, key=lambda other: self.standing[other])

    # Men

    @cached_property
    def worths(self) -> dict[int, float]:
        """What everybody's men are worth."""
        boss = self.world.boss
        return {man: self.man_worth(man) for man in self.world.men if boss[man] != NOBODYS}

    def man_worth(self, man: int) -> float:
        """What he will still earn for whoever he works for, if he lives."""
        return self.careers[STRENGTH[man]] + self.order_worth(man)

    def order_worth(self, man: int) -> float:
        """What is lost if he cannot do this round what he is there for."""
        world = self.world
        if world.phase == PAYDAY:
            return self.wages[STRENGTH[man]]
        order = world.order[man]
        if order >= FIRM:
            return self.temper.work * INCOME[order - FIRM] * self.left
        waiting = order != IDLE or world.phase < ACTION
        return self.wages[world.strength(man)] if waiting else 0.0

    def life_worth(self, man: int) -> float:
        """C-75: what killing him adds to the violence bonus, and to those to come."""
        return self.lives[STRENGTH[man]]

    @cached_property
    def lives(self) -> list[float]:
        """The same by a man's dice."""
        killed, keen = self.world.trophies[self.seat], 0 if self.last else 1
        pistols, count = sum(STRENGTH[man] for man in killed), len(killed)
        bonus = violence_bonus(pistols, count)
        return [
            violence_bonus(pistols + dice, count + 1) - bonus + self.temper.bloodlust * dice * keen
            for dice in DICE_OF_MEN
        ]

    @cached_property
    def crews(self) -> list[int]:
        """How many men everybody has; in the last round only those count who are not deactivated."""
        world = self.world
        counted = world.fit if self.closing else [ACTIVE] * len(world.boss)
        men = [boss for boss, fit in zip(world.boss, counted, strict=True) if fit == ACTIVE]
        return [men.count(seat) for seat in range(world.seats)]

    @property
    def closing(self) -> bool:
        """Whether nobody can recruit any more."""
        return self.last and self.world.phase != PAYDAY

    def crowd_worth(self, seat: int, more: int) -> float:
        """C-74: what so many men more or less do for the chance of the bonus for the most gangsters."""
        return self.crowd_shift(seat, {seat: more})

    def crowd_shift(self, seat: int, moves: dict[int, int]) -> float:
        """The same if men come and go at several families."""
        after = [crew + moves.get(other, 0) for other, crew in enumerate(self.crews)]
        return GANGSTER_BONUS * (self.largest(seat, after) - self.crowds[seat])

    @cached_property
    def crowds(self) -> list[float]:
        """How likely everybody has the most men in the end, as things are."""
        return [self.largest(seat, self.crews) for seat in range(self.world.seats)]

    def largest(self, seat: int, crews: list[int]) -> float:
        """How likely a seat has the most men in the end, with so many now."""
        return muster(tuple(crews), self.rush)[seat] * (1 if self.closing else self.temper.crowd)

    @cached_property
    def rush(self) -> float:
        """How much may still change about the crews: the fewer orders are left, the less; most before recruiting."""
        least, more, most, recruiting = self.temper.rush
        if not self.closing:
            return recruiting
        return most if self.world.phase < ACTION else min(most, least + more * self.orders_left)

    @cached_property
    def orders_left(self) -> int:
        order = self.world.order
        return sum([order[man] != IDLE for man in self.world.men])

    # Businesses

    @cached_property
    def counts(self) -> list[tuple[int, ...]]:
        """How many businesses of each kind everybody has, with what rivals are about to buy."""
        world, counts = self.world, [*self.owned]
        for man in world.men:
            if world.order[man] >= FIRM and world.boss[man] != self.seat:
                kind, buyer = KIND_OF[world.order[man] - FIRM], world.boss[man]
                counts[kind] = tuple([count + (seat == buyer) for seat, count in enumerate(counts[kind])])
        return counts

    @cached_property
    def owned(self) -> list[tuple[int, ...]]:
        """The same without what is about to be bought."""
        counts = [[0] * self.world.seats for _ in KINDS]
        for firm, owner in enumerate(self.world.owner):
            if owner != NOBODYS:
                counts[KIND_OF[firm]][owner] += 1
        return [*map(tuple, counts)]

    def shift(self, firm: int, to: int, seat: int) -> float:
        """What it changes for a seat if a business goes to somebody, from its owner or from the market."""
        kind, owner = KIND_OF[firm], self.world.owner[firm]
        if owner == to:
            return 0.0
        known = self.shifts.get((kind, owner, to, seat))
        if known is None:
            known = shift_worth(kind, self.counts[kind], owner, to, seat, self.left, self.uses[kind])
            self.shifts[kind, owner, to, seat] = known
        return known

    def joint_gains(self, kind: int) -> dict[tuple[int, int], float]:
        """By owner and buyer, what both gain together if a business of this kind is sold, where that is worth it."""
        return joint_gains(kind, self.counts[kind], self.left, self.uses[kind], self.temper.joint)

    def monopoly_shift(self, kind: int, owner: int, to: int, seat: int) -> int:
        """C-70, C-71: what a monopoly won or lost by it brings until the end."""
        return monopoly_worth(kind, self.counts[kind], owner, to, seat) * self.left

    def gain_of(self, firm: int, seat: int) -> float:
        """What a business more is worth to a seat, its price aside."""
        return self.shift(firm, seat, seat)

    def loss_of(self, firm: int) -> float:
        """What its owner loses with a business."""
        return -self.shift(firm, NOBODYS, self.world.owner[firm])

    def down_loss(self, firm: int) -> float:
        """C-81: what its owner loses if a business is out of action for the rest of this round."""
        world, kind = self.world, KIND_OF[firm]
        seat = world.owner[firm]
        monopoly = self.monopoly_shift(kind, seat, NOBODYS, seat) / self.left
        busy = world.phase < ACTION or world.has_orders(seat)
        wanted = self.temper.disturbed * LOAN[kind][self.turn] if busy else 0.0
        return (INCOME[firm] - monopoly) * self.now + wanted
