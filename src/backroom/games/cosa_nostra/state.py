"""The underworld: who works for whom, who owns what, what everybody holds, plans, owes and knows."""

from typing import Any, ClassVar, Self

from backroom.games.cosa_nostra.cards import (
    BUSINESSES,
    CARDS,
    FAMILY_SIZE,
    GANGSTERS,
    INFLUENCE,
    MONOPOLIES,
    ROUNDS,
    STRENGTH,
)
from backroom.kit import Frame, State

LEAST_SEATS, MOST_SEATS = 3, 5
NOBODYS = -1
PASS = -1
"""Whoever could answer with a gangster or a card, and does not."""
IDLE = -1
"""A gangster's order where he has none; a job card is its number, a purchase FIRM and the number of the business."""
FIRM = 100
"""Where a gangster or a business can be meant, businesses are counted from here on."""
RESERVE, ACTIVE, DOWN, DEAD = range(4)
"""How a gangster is: under his boss, or not in this game; at work; deactivated; killed."""
WITH_HENCHMAN, WITH_SABOTEUR, WITH_PISTOL, WITH_DISTRACTION = 1, 2, 4, 8
"""What lies on a gangster, as bits."""
OF_THE_ORDER = WITH_HENCHMAN | WITH_SABOTEUR
ALL_AIDS = OF_THE_ORDER | WITH_PISTOL | WITH_DISTRACTION
INFLUENCE_BITS, INFLUENCE_KIND = 3, 7
"""An influence card in a hand: its kind in so many bits, and above them the number of the shuffle it comes from."""
WATCHER = 1 << MOST_SEATS
"""The bit of those who are no seat: a card known to watchers is known to all."""
EVERYBODY = 2 * WATCHER - 1
MARKERS = 5
PREPARATION, DRAWING, PLANNING, LAST_CARDS, ACTION, PAYDAY, OVER = range(7)
PHASES = ("preparation", "drawing", "planning", "last-cards", "action", "payday", "over")


class Underworld(State):
    """All on the table and in the hands. Gangsters, businesses, jobs are numbers of the box; money is in thousands."""

    __slots__ = (
        "acted",
        "active",
        "aids",
        "bonus",
        "boss",
        "buried",
        "cash",
        "decks",
        "down",
        "extra",
        "family",
        "fit",
        "hands",
        "jobs",
        "known",
        "late_influence",
        "laundered",
        "ledger",
        "markers",
        "market",
        "men",
        "monopoly",
        "number",
        "offers",
        "order",
        "owner",
        "pairs",
        "phase",
        "pile",
        "robbable",
        "round",
        "rounds",
        "schemed",
        "seats",
        "shown",
        "shuffles",
        "spent",
        "stack",
        "start",
        "sunk",
        "trophies",
        "used",
        "wild_cards",
        "wild_spying",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds = ROUNDS
        self.late_influence = self.wild_spying = self.wild_cards = self.bonus = self.pairs = self.robbable = False
        self.family: tuple[int, ...] = ()
        self.men: tuple[int, ...] = ()
        """The gangsters of all families in the game."""
        self.cash = [0] * seats
        self.laundered = [0] * seats
        self.jobs: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Influence cards. What everybody begins with comes from no shuffle, which is 0: all know it."""
        self.trophies: list[list[int]] = [[] for _ in range(seats)]
        self.boss = [NOBODYS] * len(GANGSTERS)
        self.fit = [RESERVE] * len(GANGSTERS)
        self.order = [IDLE] * len(GANGSTERS)
        self.aids = [0] * len(GANGSTERS)
        self.owner = [NOBODYS] * BUSINESSES
        self.down = [0] * BUSINESSES
        self.used = [0] * BUSINESSES
        self.markers = [0] * BUSINESSES
        """How many deal markers of each seat lie there, three bits a seat."""
        self.market: list[int] = []
        self.stack: list[int] = []
        """Businesses, the top one last; so many at the bottom as `sunk` says were put there for all to see."""
        self.sunk = 0
        self.known = [0] * CARDS
        """Who knows where a job card is, a bit a seat."""
        self.decks: list[list[int]] = [[] for _ in range(ROUNDS)]
        self.shown: list[int] = []
        self.buried: list[int] = []
        """Job cards put away openly, and unseen."""
        self.pile: list[int] = []
        self.spent = [0] * len(INFLUENCE)
        self.shuffles = 0
        self.monopoly = [NOBODYS] * len(MONOPOLIES)
        self.round = -1
        self.start = NOBODYS
        self.active = NOBODYS
        self.acted = NOBODYS
        """Who has acted last: until the next one does, that is still his turn."""
        self.phase = PREPARATION
        self.extra: tuple[int, ...] = ()
        self.schemed = 0
        self.offers: tuple[Any, ...] = ()
        self.ledger: tuple[Any, ...] = ()
        self.number = 0
        """The last offer or promise had this number."""

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.seats, twin.rounds = self.seats, self.rounds
        twin.late_influence, twin.bonus, twin.pairs = self.late_influence, self.bonus, self.pairs
        twin.wild_spying, twin.wild_cards, twin.robbable = self.wild_spying, self.wild_cards, self.robbable
        twin.family, twin.men = self.family, self.men
        twin.cash, twin.laundered = self.cash[:], self.laundered[:]
        twin.jobs = [hand[:] for hand in self.jobs]
        twin.hands = [hand[:] for hand in self.hands]
        twin.trophies = [killed[:] for killed in self.trophies]
        twin.boss, twin.fit, twin.order, twin.aids = self.boss[:], self.fit[:], self.order[:], self.aids[:]
        twin.owner, twin.down = self.owner[:], self.down[:]
        twin.used, twin.markers = self.used[:], self.markers[:]
        twin.market, twin.stack, twin.sunk = self.market[:], self.stack[:], self.sunk
        twin.known = self.known[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.shown, twin.buried = self.shown[:], self.buried[:]
        twin.pile, twin.spent, twin.shuffles = self.pile[:], self.spent[:], self.shuffles
        twin.monopoly = self.monopoly[:]
        twin.round, twin.start, twin.active, twin.phase = self.round, self.start, self.active, self.phase
        twin.extra, twin.schemed, twin.acted = self.extra, self.schemed, self.acted
        twin.offers, twin.ledger, twin.number = self.offers, self.ledger, self.number
        return twin

    @property
    def last_round(self) -> bool:
        """C-73, C-79: whether the game ends with this round."""
        return self.round + 1 == self.rounds

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, this one first."""
        return CLOCKWISE[self.seats][seat]

    def crew(self, seat: int) -> list[int]:
        """C-80: the gangsters in front of a player who are not deactivated."""
        boss, fit = self.boss, self.fit
        return [man for man in self.men if boss[man] == seat and fit[man] == ACTIVE]

    def idle(self, seat: int) -> list[int]:
        boss, fit, order = self.boss, self.fit, self.order
        return [man for man in self.men if boss[man] == seat and fit[man] == ACTIVE and order[man] == IDLE]

    def has_idle(self, seat: int) -> bool:
        # Loops, since nothing is asked more often than these two.
        boss, fit, order = self.boss, self.fit, self.order
        for man in self.men:
            if boss[man] == seat and order[man] == IDLE and fit[man] == ACTIVE:
                break
        else:
            return False
        return True

    def has_orders(self, seat: int) -> bool:
        boss, order = self.boss, self.order
        for man in self.men:
            if boss[man] == seat and order[man] != IDLE:
                break
        else:
            return False
        return True

    def busy(self, seat: int) -> list[int]:
        """Whoever has an order or a purchase left."""
        boss, order = self.boss, self.order
        return [man for man in self.men if boss[man] == seat and order[man] != IDLE]

    def orders_of(self, seat: int) -> list[int]:
        """What a player's gangsters have to do."""
        boss = self.boss
        return [order for man in self.men if boss[man] == seat and (order := self.order[man]) != IDLE]

    def face_down(self, seat: int) -> list[int]:
        """Whoever has an order that nobody else may see."""
        boss, order = self.boss, self.order
        return [man for man in self.men if boss[man] == seat and IDLE < order[man] < FIRM]

    def strength(self, man: int) -> int:
        """C-135, C-136: the pistols on his card, one more with a machine pistol, one less if distracted; 1 at least."""
        aids, strength = self.aids[man], STRENGTH[man]
        if aids & WITH_PISTOL:
            strength += 1
        if aids & WITH_DISTRACTION and strength > 1:
            strength -= 1
        return strength

    def running(self, seat: int) -> list[int]:
        """C-80: the businesses of a player that are not deactivated."""
        owner, down = self.owner, self.down
        return [firm for firm in range(BUSINESSES) if owner[firm] == seat and not down[firm]]

    def on_turn(self) -> int:
        """C-139: who is to act; extra turns come first."""
        return self.extra[0] if self.extra else self.active


CLOCKWISE = {
    seats: tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
    for seats in range(LEAST_SEATS, MOST_SEATS + 1)
}


class Scene(Frame[Underworld]):
    """A paragraph of the rulebook, and what everybody at the table sees of it."""

    __slots__ = ()

    open: ClassVar[bool] = False
    """C-101: whether one may bargain while this is asked: between two decisions, never under a turned-up card."""

    def told(self, world: Underworld) -> dict[str, Any] | None:
        """What is just being carried out, as plain data."""
        return None


def family_of(seat_family: int) -> range:
    """The gangsters of a family, weakest start gangster first."""
    return range(seat_family * FAMILY_SIZE, (seat_family + 1) * FAMILY_SIZE)
