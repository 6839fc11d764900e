"""Responses: a robbery during somebody's cash job, a trap against an attack, one inside the other."""

from typing import Any

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.cards import COPIES, GANGSTERS, JOB_OF, JOBS, ROBBERY, ROUND_OF, TRAP
from backroom.games.cosa_nostra.dice import Dice, Roll, number_for
from backroom.games.cosa_nostra.losses import KILLED, befall
from backroom.games.cosa_nostra.orders import carry_out, turn_up_order
from backroom.games.cosa_nostra.state import FIRM, IDLE, PASS, Scene, Underworld
from backroom.games.cosa_nostra.telling import PASSED, dollars, man_id, man_named, who
from backroom.kit import Ask, Game, Label, Menu

TRAPPED: tuple[Label, ...] = tuple(
    (f"trap {man_id(man)}", "choice-trap", {"gangster": man_named(man)}) for man in range(len(GANGSTERS))
)
ROBBED: tuple[Label, ...] = tuple(
    (f"rob {man_id(man)}", "choice-rob", {"gangster": man_named(man)}) for man in range(len(GANGSTERS))
)


def trap_label(man: int) -> Label:
    return TRAPPED[man] if man != PASS else PASSED


def rob_label(man: int) -> Label:
    return ROBBED[man] if man != PASS else PASSED


def may_wait(world: Underworld, seat: int, job: int) -> bool:
    """C-96: whether everybody must reckon with this response: by the backs of a player's orders, and what was shown."""
    order, boss = world.order, world.boss
    left = COPIES[job]
    for man in world.men:
        if boss[man] == seat and IDLE < order[man] < FIRM:
            turn = ROUND_OF[order[man]]
            if left[turn] and left[turn] > sum(JOB_OF[card] == job and ROUND_OF[card] == turn for card in world.shown):
                return True
    return False


def in_wait(world: Underworld, seat: int, job: int) -> tuple[int, ...]:
    """Which gangsters of a player have this response planned; or the player passes."""
    return (PASS, *(man for man in world.face_down(seat) if JOB_OF[world.order[man]] == job))


class Blow(Scene):
    """What an attack does once its dice have fallen, unless it is repelled."""

    __slots__ = ()

    def repelled(self, game: Game[Underworld]) -> None:
        """C-122: a repelled attack has no effect at all."""


# Traps


def await_trap(game: Game[Underworld], attacked: int, attacker: int, blow: Blow) -> None:
    """C-94, C-96: whoever is attacked and may have planned a trap, as far as everybody can tell, is asked."""
    if may_wait(game.state, attacked, TRAP):
        game.stack.append(TrapWindow(attacked, attacker, blow))
    else:
        game.stack.append(blow)


class TrapWindow(Scene):
    """C-94: after the attack's dice the attacked player may turn up a trap."""

    __slots__ = ("attacked", "attacker", "blow")

    def __init__(self, attacked: int, attacker: int, blow: Blow) -> None:
        self.attacked = attacked
        self.attacker = attacker
        self.blow = blow

    def told(self, world: Underworld) -> dict[str, Any] | None:
        return self.blow.told(world)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.attacked,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        args = {"gangster": man_named(self.attacker), "seat": who(world.boss[self.attacker])}
        return Menu("ask-trap", "C-94", in_wait(world, seat, TRAP), trap_label, args)

    def go(self, game: Game[Underworld], seat: int, man: int) -> None:
        if man == PASS:
            game.stack.append(self.blow)
            return
        turn_up_order(game.state, man)
        if game.told is not None:
            game.tell("log-trap", seat=who(seat), gangster=man_named(man), attacker=man_named(self.attacker))
        carry_out(game, man, TrapRoll(man, seat, self.attacker, self.blow))


class TrapRoll(Roll):
    """C-122: with one success the attack is repelled, with two the attacking gangster is killed as well."""

    __slots__ = ("attacker", "blow")

    def __init__(self, man: int, seat: int, attacker: int, blow: Blow) -> None:
        self.man = man
        self.seat = seat
        self.attacker = attacker
        self.blow = blow

    def number(self, world: Underworld) -> int:
        return number_for(world, self.man, JOBS[TRAP].number)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        if not count:
            game.stack.append(self.blow)
            return
        if game.told is not None:
            game.tell("log-repelled", gangster=man_named(self.attacker), seat=who(self.seat))
        self.blow.repelled(game)
        if count >= 2:
            befall(game, self.attacker, KILLED, self.seat)


# Robberies


def pay_out(game: Game[Underworld], seat: int, money: int, *, loot: bool) -> None:
    """C-46: at once and from the bank. Promises fall due with the profit of a job, not with loot."""
    game.state.cash[seat] += money
    if money and game.told is not None:
        game.tell("log-loot" if loot else "log-profit", seat=who(seat), money=dollars(money))
    if not loot:
        ledger.earned(game, seat, money)


class RobberyWindow(Scene):
    """C-92, C-93, C-96, C-108: after the dice and before the payout all who may have planned a robbery are asked.

    They answer at once and unseen: what counts is the first robbery clockwise, and nobody learns of another.
    """

    __slots__ = ("loot", "money", "robbed")

    together = True
    unseen = True

    def __init__(self, robbed: int, money: int, loot: bool) -> None:
        self.robbed = robbed
        self.money = money
        self.loot = loot

    def told(self, world: Underworld) -> dict[str, Any]:
        return {"deed": "loot" if self.loot else "profit", "seat": self.robbed, "money": dollars(self.money)}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return tuple(seat for seat in world.clockwise(self.robbed)[1:] if may_wait(world, seat, ROBBERY))

    def ask(self, world: Underworld, seat: int) -> Ask:
        args = {"seat": who(self.robbed), "money": dollars(self.money)}
        return Menu("ask-rob", "C-92", in_wait(world, seat, ROBBERY), rob_label, args)

    def go(self, game: Game[Underworld], seat: int, answers: dict[int, int] | None) -> None:
        for robber in game.state.clockwise(self.robbed)[1:]:
            man = (answers or {}).get(robber, PASS)
            if man != PASS:
                self.rob(game, robber, man)
                return
        pay_out(game, self.robbed, self.money, loot=self.loot)

    def rob(self, game: Game[Underworld], robber: int, man: int) -> None:
        turn_up_order(game.state, man)
        if game.told is not None:
            game.tell("log-robbery", seat=who(robber), gangster=man_named(man), robbed=who(self.robbed))
        ledger.attacked(game, robber, self.robbed)
        carry_out(game, man, RobberyRoll(man, robber, self.robbed, self.money, self.loot))


class RobberyRoll(Roll):
    """C-92: the robber rolls; then the robbed player may answer with a trap."""

    __slots__ = ("loot", "money", "robbed")

    def __init__(self, man: int, seat: int, robbed: int, money: int, loot: bool) -> None:
        self.man = man
        self.seat = seat
        self.robbed = robbed
        self.money = money
        self.loot = loot

    def number(self, world: Underworld) -> int:
        return number_for(world, self.man, JOBS[ROBBERY].number)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        blow = Grab(self.man, self.seat, self.robbed, self.money, self.loot, dice, count)
        await_trap(game, self.robbed, self.man, blow)


class Grab(Blow):
    """C-93, C-121: all of the profit, or half of it rounded down; the rest stays with the robbed player."""

    __slots__ = ("count", "dice", "loot", "man", "money", "robbed", "robber")

    def __init__(self, man: int, robber: int, robbed: int, money: int, loot: bool, dice: Dice, count: int) -> None:
        self.man = man
        self.robber = robber
        self.robbed = robbed
        self.money = money
        self.loot = loot
        self.dice = dice
        self.count = count

    def told(self, world: Underworld) -> dict[str, Any]:
        return {
            "deed": "robbery",
            "seat": self.robber,
            "gangster": man_id(self.man),
            "target": self.robbed,
            "money": dollars(self.money),
            "roll": [*self.dice],
            "successes": self.count,
        }

    @property
    def taken(self) -> int:
        return self.money if self.count >= 2 else self.money // 2 if self.count else 0

    def repelled(self, game: Game[Underworld]) -> None:
        pay_out(game, self.robbed, self.money, loot=self.loot)

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        taken = self.taken
        pay_out(game, self.robbed, self.money - taken, loot=self.loot)
        if taken and game.state.robbable:
            game.stack.append(RobberyWindow(self.robber, taken, True))
        else:
            pay_out(game, self.robber, taken, loot=True)
