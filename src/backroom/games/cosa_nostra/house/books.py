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
REMEMBERED = 1 << 16
"""So many sales of businesses that were thought through once: they come up again and again."""


@cache
def uses(turn: int, rounds: int, useful: float, spare: float, ability: float) -> tuple[tuple[float, float], ...]:
    """By kinds, what a business does for jobs of rounds to come, and what a second one does, which is less."""
    able = [ability * (rounds - 1 - turn) if kind in ABLE else 0 for kind in range(len(KINDS))]
    asked = [demanded[turn + 1] - demanded[rounds] for demanded in DEMANDED]
    return tuple((useful * much + more, useful * spare * much + more) for much, more in zip(asked, able, strict=True))


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
    kind: int, counts: tuple[int, ...], left: int, use: tuple[float, float]
) -> dict[tuple[int, int], float]:
    """By owner and buyer, what both gain together if a business of this kind is sold."""
    return {
        (owner, buyer): sum(shift_worth(kind, counts, owner, buyer, seat, left, use) for seat in (buyer, owner))
        for owner in range(len(counts))
        for buyer in range(len(counts))
        if owner != buyer
    }


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
        self.stakes: dict[tuple[int, int], list[tuple[int, float, float]]] = {}
        """what they would do to whom;"""
        self.hindered: dict[int, tuple[float, float]] = {}
        """by victims, how likely no trap stops one, and what peace broken costs;"""
        self.deaths: dict[int, float] = {}
        """and what a gangster is worth dead."""
        self.others = tuple(other for other in range(world.seats) if other != seat)

    def of(self, seat: int) -> "Books":
        """Somebody else's books; what all reckon alike is not reckoned again."""
        books = Books(self.world, seat, self.temper)
        books.__dict__.update(standing=self.standing, careers=self.careers, crews=self.crews)
        return books

    # Rivals

    @cached_property
    def standing(self) -> list[float]:
        """What everybody will have in the end, as far as one can tell."""
        world = self.world
        crews, earned = [0.0] * world.seats, incomes(world)
        for man in world.men:
            if world.boss[man] != NOBODYS:
                crews[world.boss[man]] += self.man_worth(man)
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

    def labour(self, dice: int, turn: int) -> float:
        """What a man with so many dice earns in a round."""
        return USUAL_PAY[turn][dice] * self.temper.work

    def man_worth(self, man: int) -> float:
        """What he will still earn for whoever he works for, if he lives."""
        return self.careers[STRENGTH[man]] + self.order_worth(man)

    @cached_property
    def careers(self) -> list[float]:
        """What men earn in the rounds after this one, by their dice."""
        lives = 1 - self.temper.danger
        turns = range(self.turn + 1, self.world.rounds)
        return [sum(self.labour(dice, turn) * lives ** (turn - self.turn) for turn in turns) for dice in DICE_OF_MEN]

    def order_worth(self, man: int) -> float:
        """What is lost if he cannot do this round what he is there for."""
        world = self.world
        if world.phase == PAYDAY:
            return self.labour(STRENGTH[man], self.turn)
        order = world.order[man]
        if order >= FIRM:
            return self.temper.work * INCOME[order - FIRM] * self.left
        waiting = order != IDLE or world.phase < ACTION
        return self.labour(world.strength(man), self.turn) if waiting else 0.0

    def life_worth(self, man: int) -> float:
        """C-75: what killing him adds to the violence bonus, and to those to come."""
        killed = self.world.trophies[self.seat]
        bonus = violence_bonus([*killed, man]) - violence_bonus(killed)
        return bonus + self.temper.bloodlust * STRENGTH[man] * (0 if self.last else 1)

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
        before = self.crews
        after = [crew + moves.get(other, 0) for other, crew in enumerate(before)]
        return GANGSTER_BONUS * (self.largest(seat, after) - self.largest(seat, before))

    def largest(self, seat: int, crews: list[int]) -> float:
        """How likely a seat has the most men in the end, with so many now.

        In the last round every man counts a little, so that whoever gives them away one by one is paid for them all.
        """
        if self.closing:
            most = max(crews)
            weights = [exp((crew - most) / self.temper.rush) for crew in crews]
            return weights[seat] / sum(weights)
        rest = max(crews[:seat] + crews[seat + 1 :])
        sure = 1.0 if crews[seat] > rest else self.temper.level if crews[seat] == rest else 0.0
        return self.temper.crowd * sure

    # Businesses

    @cached_property
    def counts(self) -> list[tuple[int, ...]]:
        """How many businesses of each kind everybody has, with what rivals are about to buy."""
        counts = [[0] * self.world.seats for _ in KINDS]
        for man in self.world.men:
            if self.world.order[man] >= FIRM and self.world.boss[man] != self.seat:
                counts[KIND_OF[self.world.order[man] - FIRM]][self.world.boss[man]] += 1
        for firm, owner in enumerate(self.world.owner):
            if owner != NOBODYS:
                counts[KIND_OF[firm]][owner] += 1
        return [*map(tuple, counts)]

    def shift(self, firm: int, to: int, seat: int) -> float:
        """What it changes for a seat if a business goes to somebody, from its owner or from the market."""
        kind, owner = KIND_OF[firm], self.world.owner[firm]
        if owner == to:
            return 0.0
        return shift_worth(kind, self.counts[kind], owner, to, seat, self.left, self.uses[kind])

    def joint_gains(self, kind: int) -> dict[tuple[int, int], float]:
        """By owner and buyer, what both gain together if a business of this kind is sold."""
        return joint_gains(kind, self.counts[kind], self.left, self.uses[kind])

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
        busy = bool(world.busy(seat)) or world.phase < ACTION
        wanted = self.temper.disturbed * LOAN[kind][self.turn] if busy else 0.0
        return (INCOME[firm] - monopoly) * self.now + wanted
