"""Influence cards: helpers for one's own men, trouble for others', looks at orders, another market, a turn ahead."""

from collections.abc import Iterator
from typing import NamedTuple

from backroom.games.cosa_nostra.businesses import able
from backroom.games.cosa_nostra.cards import (
    DISTRACTION,
    HENCHMAN,
    INFLUENCE,
    JOB_OF,
    JOBS,
    LAWYER,
    PISTOL,
    SABOTEUR,
    SNITCH,
    SPY,
)
from backroom.games.cosa_nostra.cash import lacking, supply
from backroom.games.cosa_nostra.dice import odds_for
from backroom.games.cosa_nostra.hands import holds
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.errands import Agenda
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.prey import NOBODY_TO_HIT
from backroom.games.cosa_nostra.house.prospects import USUAL_PAY, sums
from backroom.games.cosa_nostra.influence import ORDERS_SEEN, hidden, layable, may_scheme
from backroom.games.cosa_nostra.orders import AID_OF
from backroom.games.cosa_nostra.payday import HAND
from backroom.games.cosa_nostra.planning import in_pairs
from backroom.games.cosa_nostra.state import ACTION, FIRM, IDLE, PLANNING
from backroom.games.cosa_nostra.telling import man_id

CROWDED = 2
"""Beyond the limit of a hand a card need bring only so much less to be laid."""


class Aid(NamedTuple):
    """An influence card for a gangster, and what it brings."""

    gain: float
    kind: int
    man: int

    @property
    def text(self) -> str:
        return f"{INFLUENCE[self.kind]} {man_id(self.man)}"


class Backing:
    """What one seat does with its influence cards now."""

    def __init__(self, books: Books, planner: Planner) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.temper = books.temper
        self.planner = planner

    def deed(self) -> str | None:
        """A card to play unasked, if it is worth it."""
        world = self.world
        if not world.hands[self.seat] and not able(world, self.seat, LAWYER):
            return None
        if world.phase == PLANNING and world.active == self.seat:
            return self.new_market() or ((self.scout() or self.lay()) if self.last_turn() else None)
        if world.phase == ACTION:
            return self.look() if world.on_turn() == self.seat else self.ahead()
        return None

    # On gangsters

    def last_turn(self) -> bool:
        """C-64: cards are laid on one's own turn, so the last one is the time to know best where."""
        return len(self.world.idle(self.seat)) <= (2 if in_pairs(self.world) else 1)

    def lay(self) -> str | None:
        aid = max(self.aids(), default=None)
        if aid is None:
            return None
        crowded = len(self.world.hands[self.seat]) > HAND
        needed = self.temper.aid_kept[self.books.turn] / (CROWDED if crowded else 1)
        return aid.text if aid.gain > needed else None

    def aids(self) -> Iterator[Aid]:
        """What each card that can be laid would bring."""
        world = self.world
        orders = {man: world.order[man] for man in self.planner.busy if world.order[man] < FIRM}
        if self.planner.men:
            orders |= {
                step.man: step.order for step in self.planner.make().steps if step.order < FIRM and step.worth > 0
            }
        for kind in (HENCHMAN, PISTOL):
            if holds(world, self.seat, kind):
                for man in layable(world, self.seat, kind):
                    if man in orders:
                        yield Aid(self.help_worth(man, orders[man], kind), kind, man)
        for kind in (SABOTEUR, DISTRACTION):
            if holds(world, self.seat, kind):
                for man in layable(world, self.seat, kind):
                    if IDLE < world.order[man] < FIRM:
                        yield Aid(self.harm_worth(man, kind), kind, man)

    def help_worth(self, man: int, card: int, kind: int) -> float:
        """What a job brings more with a card on its man."""
        before = self.fresh_worth(man, card)
        self.world.aids[man] |= AID_OF[kind]
        after = self.fresh_worth(man, card)
        self.world.aids[man] &= ~AID_OF[kind]
        return after - before

    def fresh_worth(self, man: int, card: int) -> float:
        if not JOBS[JOB_OF[card]].cash:
            return self.planner.other_worth(man, card)
        return 0.0 if self.planner.lacking(card) else self.planner.profit(man, card)

    def harm_worth(self, man: int, kind: int) -> float:
        """What a rival's order, as far as it is known, brings him less."""
        world, card = self.world, self.world.order[man]
        if world.known[card] >> self.seat & 1 and JOBS[JOB_OF[card]].cash:
            return self.books.envy[world.boss[man]] * self.known_harm(man, card, kind)
        dice, pay = world.strength(man), USUAL_PAY[self.books.turn]
        less = pay[dice] - pay[max(dice - 1, 1)] if kind == DISTRACTION else pay[dice] * self.temper.sabotage
        known = world.known[card] >> self.seat & 1
        sure = (1.0 if JOBS[JOB_OF[card]].cash else 0.3) if known else self.temper.work
        return self.books.envy[world.boss[man]] * less * sure

    def known_harm(self, man: int, card: int, kind: int) -> float:
        """What a rival's cash job pays him less on average; nothing, if it lapses anyway."""
        world, job = self.world, JOBS[JOB_OF[card]]
        if lacking(card, supply(world, world.boss[man])):
            return 0.0
        before = odds_for(world, man, job.number).pays(*sums(job))
        world.aids[man] |= AID_OF[kind]
        after = odds_for(world, man, job.number).pays(*sums(job))
        world.aids[man] &= ~AID_OF[kind]
        return before - after

    # Looks, markets, turns

    def scout(self) -> str | None:
        """C-127, C-129, C-144: before its last order, where what it sees decides what to lay on whom or whom to hit."""
        world = self.world
        men = sorted(hidden(world, self.seat), key=lambda man: -self.books.envy[world.boss[man]] * world.strength(man))
        if not men:
            return None
        if able(world, self.seat, LAWYER):
            return f"lawyer {','.join(map(man_id, men[:ORDERS_SEEN]))}"
        if not any(holds(world, self.seat, kind) for kind in (SABOTEUR, DISTRACTION)):
            return None
        if holds(world, self.seat, SPY):
            return f"spy {','.join(map(man_id, men[:ORDERS_SEEN]))}"
        return f"snitch {man_id(men[0])}" if holds(world, self.seat, SNITCH) else None

    def new_market(self) -> str | None:
        """C-128: if nothing on the market is worth a man's time, and one has nothing better to do."""
        world = self.world
        if not (world.market and world.stack and holds(world, self.seat, SNITCH)):
            return None
        steps = self.planner.make().steps
        loose = any(step.worth <= 0 for step in steps)
        budget = world.cash[self.seat] + self.temper.caution * sum(step.worth for step in steps)
        return "exchange" if loose and budget >= self.temper.restless else None

    def look(self) -> str | None:
        """C-127, C-129, C-144: before an attack, at what the victim has planned; a lawyer's look is free."""
        world = self.world
        best = Agenda(self.books, self.planner).best(False)
        if best.victim == NOBODY_TO_HIT:
            return None
        men = [man for man in hidden(world, self.seat) if world.boss[man] == best.victim]
        if not men:
            return None
        strongest = sorted(men, key=world.strength, reverse=True)
        if able(world, self.seat, LAWYER):
            return f"lawyer {','.join(map(man_id, strongest[:ORDERS_SEEN]))}"
        if best.worth >= self.temper.look and holds(world, self.seat, SPY):
            return f"spy {','.join(map(man_id, strongest[:ORDERS_SEEN]))}"
        return None

    def ahead(self) -> str | None:
        """C-139: a turn before the one whom it is about to hit."""
        world = self.world
        if not may_scheme(world, self.seat):
            return None
        best = Agenda(self.books, self.planner).best(False)
        return "schemer" if best.victim == world.on_turn() and best.worth >= self.temper.ahead else None
