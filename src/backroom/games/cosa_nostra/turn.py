"""The action phase: round and round, everybody carries out one order or purchase, until none is left."""

from typing import Any

from backroom.games.cosa_nostra import deals
from backroom.games.cosa_nostra.attacks import open_attack, victims
from backroom.games.cosa_nostra.businesses import acquire
from backroom.games.cosa_nostra.cards import COST, GANGSTER_ITEMS, JOB_OF, JOBS, SCHEMER
from backroom.games.cosa_nostra.cash import open_cash_job
from backroom.games.cosa_nostra.favours import open_favour
from backroom.games.cosa_nostra.hands import holds, play_influence
from backroom.games.cosa_nostra.orders import call_off, drop_aids
from backroom.games.cosa_nostra.state import (
    ACTION,
    FIRM,
    IDLE,
    LEAST_SEATS,
    MOST_SEATS,
    NOBODYS,
    OF_THE_ORDER,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import dollars, firm_named, job_named, man_named, who
from backroom.kit import Ask, Game, IllegalChoice, Label, Menu

RUN, BUY, ABORT = 5, 6, 7
"""What is done with a gangster's order; smaller numbers are the seat that he attacks."""
DEEDS = {RUN: "run", BUY: "buy", ABORT: "abort"}
DEED_BITS, DEED = 3, 7
SKIP = -1
VERBS = frozenset(("run", "attack", "buy", "abort"))
OTHERS = {
    seats: tuple(tuple(str(other) for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(LEAST_SEATS, MOST_SEATS + 1)
}
"""The other seats as they are written, by how many there are."""
GANGSTER = {item: man for man, (item, _) in enumerate(GANGSTER_ITEMS)}


class Moves(Menu):
    """What can be done on one's turn; knows which rule forbids the rest."""

    __slots__ = ("cash", "orders", "others")

    def __init__(self, items: tuple[int, ...], orders: dict[int, int], cash: int, others: tuple[str, ...]) -> None:
        super().__init__("ask-turn", "C-35", items)
        self.orders = orders
        """What every gangster of this player has to do."""
        self.cash = cash
        self.others = others

    @property
    def verbs(self) -> frozenset[str]:
        return VERBS | {"skip"} if SKIP in self.items else VERBS

    def refuse(self, text: str) -> IllegalChoice:
        verb, name, *rest = (*text.split(), "", "")
        man = GANGSTER.get(name)
        if man not in self.orders or verb not in ("run", "attack", "buy"):
            return super().refuse(text)
        order = self.orders[man]
        if order >= FIRM:
            rule, word = ("C-37", "error-cannot-pay") if verb == "buy" else ("C-36", "error-purchase")
            return IllegalChoice(rule, word, price=dollars(COST[order - FIRM]), cash=dollars(self.cash))
        job = JOBS[JOB_OF[order]]
        if job.response:
            return IllegalChoice("C-95", "error-response")
        if not job.attack:
            return IllegalChoice("C-45", "error-no-attack")
        if verb == "attack" and rest[0] in self.others:
            return IllegalChoice("C-45", "error-no-such-target", seat=who(int(rest[0])))
        return IllegalChoice("C-44", "error-target", gangster=man_named(man))

    def text(self, choice: int) -> str:
        if choice == SKIP:
            return "skip"
        name, deed = GANGSTER_ITEMS[choice >> DEED_BITS][0], choice & DEED
        return f"{DEEDS[deed]} {name}" if deed in DEEDS else f"attack {name} {deed}"

    def label(self, choice: int) -> Label:
        """A choice in words, with what lies on the gangster: its player may read that."""
        if choice == SKIP:
            return "skip", "choice-skip", {}
        man, deed, text = choice >> DEED_BITS, choice & DEED, self.text(choice)
        order = self.orders.get(man, IDLE)
        args: dict[str, Any] = {"gangster": man_named(man)}
        if order >= FIRM:
            args |= {"business": firm_named(order - FIRM), "price": dollars(COST[order - FIRM])}
        elif order != IDLE:
            args["job"] = job_named(order)
        if deed == RUN:
            return text, "choice-run", args
        if deed == BUY:
            return text, "choice-buy", args
        if deed == ABORT:
            return text, "choice-abort-purchase" if order >= FIRM else "choice-abort", args
        return text, "choice-attack", {**args, "seat": who(deed)}


class BeginAction(Scene):
    """C-32: the start player begins."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.phase = ACTION
        if game.told is not None:
            game.tell("log-action")
        give_turn(game, world.clockwise(world.start))


def give_turn(game: Game[Underworld], around: tuple[int, ...]) -> None:
    """C-35: the first of these seats that has something left to do is on turn; if there is none, the phase ends."""
    world = game.state
    world.schemed, world.extra = 0, ()
    deals.review(game)
    for seat in around:
        if world.has_orders(seat):
            world.active = seat
            game.stack.append(TURN)
            return
    world.active = NOBODYS


class Turn(Scene):
    """C-32 to C-38, C-143: whoever is on turn carries out or calls off one thing, in any order he likes."""

    __slots__ = ()

    open = True

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (world.on_turn(),)

    def ask(self, world: Underworld, seat: int) -> Ask:
        moves: list[int] = []
        orders = {man: world.order[man] for man in world.busy(seat)}
        for man, order in orders.items():
            moves += moves_of(world, seat, man, order)
        if not world.extra and holds(world, seat, SCHEMER):
            moves.append(SKIP)
        return Moves(tuple(moves), orders, world.cash[seat], OTHERS[world.seats][seat])

    def go(self, game: Game[Underworld], seat: int, choice: int) -> None:
        world = game.state
        world.acted = seat
        if world.extra:
            world.extra = world.extra[1:]
            game.stack.append(AFTER_EXTRA)
        else:
            game.stack.append(AFTER_TURN)
        if choice == SKIP:
            play_influence(world, seat, SCHEMER)
            if game.told is not None:
                game.tell("log-skip", seat=who(seat))
            return
        act(game, seat, choice >> DEED_BITS, choice & DEED)


def moves_of(world: Underworld, seat: int, man: int, order: int) -> list[int]:
    """C-34, C-37, C-44, C-45, C-95: what can be done with one gangster's order."""
    base = man << DEED_BITS
    if order >= FIRM:
        return [base | BUY, base | ABORT] if COST[order - FIRM] <= world.cash[seat] else [base | ABORT]
    job = JOBS[JOB_OF[order]]
    if job.response:
        return [base | ABORT]
    if not job.attack:
        return [base | RUN, base | ABORT]
    return [*(base | victim for victim in victims(world, job.target, seat)), base | ABORT]


def act(game: Game[Underworld], seat: int, man: int, deed: int) -> None:
    """C-36, C-38: a purchase is paid, an order turned up."""
    world = game.state
    if deed == ABORT:
        call_off(game, seat, man)
    elif deed == BUY:
        firm = world.order[man] - FIRM
        world.order[man] = IDLE
        acquire(game, firm, seat, COST[firm])
        drop_aids(world, man, OF_THE_ORDER)
    elif deed != RUN:
        open_attack(game, seat, man, deed)
    elif JOBS[JOB_OF[world.order[man]]].cash:
        open_cash_job(game, seat, man)
    else:
        open_favour(game, seat, man)


class AfterTurn(Scene):
    """C-32: the next player clockwise; this one comes last."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        around = world.clockwise(world.active)
        give_turn(game, (*around[1:], world.active))


class AfterExtra(Scene):
    """C-139: it goes on with the player whose turn it was, or with the next if there is nothing left for him to do."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        deals.review(game)
        world.extra = tuple(other for other in world.extra if world.has_orders(other))
        game.stack.append(TURN if world.has_orders(world.on_turn()) else AFTER_TURN)


TURN, AFTER_TURN, AFTER_EXTRA, BEGIN_ACTION = Turn(), AfterTurn(), AfterExtra(), BeginAction()
