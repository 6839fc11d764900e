"""Cash jobs: what they need, whose markers are used, the dice, a cop's second throw, and the profit."""

from collections.abc import Sequence
from typing import Any

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import FIRMS_OF, able, lift_marker, marks
from backroom.games.cosa_nostra.cards import BUSINESS_IDS, COP, JOB_OF, JOBS, KIND_OF, KINDS, brings
from backroom.games.cosa_nostra.dice import DICE, Dice, Roll, number_for, pips, successes, tell_roll
from backroom.games.cosa_nostra.orders import carry_out, drop_aids, turn_up_order
from backroom.games.cosa_nostra.responses import RobberyWindow
from backroom.games.cosa_nostra.state import NOBODYS, OF_THE_ORDER, Scene, Underworld
from backroom.games.cosa_nostra.telling import firm_named, job_named, kind_named, man_id, man_named, who
from backroom.kit import BY_CHANCE, Ask, Choice, Game, Label, Menu

KEEP, REROLL = 0, 1
COP_LABELS: tuple[Label, ...] = (("keep", "choice-keep", {}), ("reroll", "choice-reroll", {}))


def cop_label(choice: int) -> Label:
    return COP_LABELS[choice]


def use_label(firm: int) -> Label:
    return f"use {BUSINESS_IDS[firm]}", "choice-use", {"business": firm_named(firm)}


def own(world: Underworld, seat: int, kind: int) -> int:
    """How many of a kind a player has himself."""
    return sum(world.owner[firm] == seat and not world.down[firm] for firm in FIRMS_OF[kind])


def lent(world: Underworld, seat: int, kind: int) -> list[int]:
    """C-47, C-61: those of other players that he may use by his markers: paid for, and active."""
    owner, down = world.owner, world.down
    return [
        firm
        for firm in FIRMS_OF[kind]
        if owner[firm] != NOBODYS and owner[firm] != seat and not down[firm] and marks(world, firm, seat)
    ]


def supply(world: Underworld, seat: int) -> list[int]:
    """C-47: how many businesses of each kind a player can use, own ones and lent ones together."""
    # The same as `own` and `lent` kind by kind, in one pass: house players count it for every plan.
    counts, down, markers = [0] * len(KINDS), world.down, world.markers
    for firm, owner in enumerate(world.owner):
        mine = owner == seat or (markers[firm] and owner != NOBODYS and marks(world, firm, seat))
        if mine and not down[firm]:
            counts[KIND_OF[firm]] += 1
    return counts


def lacking(card: int, there: list[int], more: Sequence[int] = ()) -> list[int]:
    """C-48: the kinds that a cash job misses with such a supply and so many more, each as often as it does."""
    missing: list[int] = []
    for kind, count in JOBS[JOB_OF[card]].needs:
        missing += [kind] * (count - there[kind] - more.count(kind))
    return missing


def open_cash_job(game: Game[Underworld], seat: int, man: int) -> None:
    """C-48, C-49: first it is checked whether everything is there; if not, the job lapses."""
    card = turn_up_order(game.state, man)
    if game.told is not None:
        game.tell("log-job", seat=who(seat), gangster=man_named(man), job=job_named(card))
    missing = lacking(card, supply(game.state, seat))
    if not missing:
        carry_out(game, man, next_step(game.state, man, seat, card, ()))
        return
    drop_aids(game.state, man, OF_THE_ORDER)
    if game.told is not None:
        game.tell("log-lapses", job=job_named(card), missing=list(map(kind_named, dict.fromkeys(missing))))


def next_step(world: Underworld, man: int, seat: int, card: int, used: tuple[int, ...]) -> Scene:
    """C-51: own cards first, then those under one's markers; only where these are too many is there a choice."""
    for kind, count in JOBS[JOB_OF[card]].needs:
        taken = sum(KIND_OF[firm] == kind for firm in used)
        short = count - own(world, seat, kind) - taken
        if short > 0:
            rest = [firm for firm in lent(world, seat, kind) if firm not in used]
            if len(rest) > short:
                return Borrow(man, seat, card, used, kind)
            used = (*used, *rest)
    return CashRoll(man, seat, card, used)


def job_told(man: int, seat: int, card: int) -> dict[str, Any]:
    return {"deed": "cash", "seat": seat, "gangster": man_id(man), "job": JOBS[JOB_OF[card]].id}


class Borrow(Scene):
    """C-51: which of several markers is used."""

    __slots__ = ("card", "kind", "man", "seat", "used")

    def __init__(self, man: int, seat: int, card: int, used: tuple[int, ...], kind: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.used = used
        self.kind = kind

    def told(self, world: Underworld) -> dict[str, Any]:
        return job_told(self.man, self.seat, self.card)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        firms = tuple(firm for firm in lent(world, seat, self.kind) if firm not in self.used)
        return Menu("ask-use", "C-51", firms, use_label, {"job": job_named(self.card)})

    def go(self, game: Game[Underworld], seat: int, firm: int) -> None:
        game.stack.append(next_step(game.state, self.man, seat, self.card, (*self.used, firm)))


class CashRoll(Roll):
    """C-39, C-55: the dice; markers that were used go back, whatever the dice say."""

    __slots__ = ("card", "used")

    def __init__(self, man: int, seat: int, card: int, used: tuple[int, ...]) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.used = used

    def number(self, world: Underworld) -> int:
        return number_for(world, self.man, JOBS[JOB_OF[self.card]].number)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        for firm in self.used:
            lift_marker(game.state, firm, self.seat)
        ledger.used(game, self.seat, self.used)
        if self.used and game.told is not None:
            game.tell("log-markers-used", seat=who(self.seat), businesses=list(map(firm_named, self.used)))
        thrown(game, CallCop(self.man, self.seat, self.card, dice), count)


def thrown(game: Game[Underworld], throw: "CallCop", count: int) -> None:
    """C-145: a cop may help where another throw can bring more."""
    if count < min(2, len(throw.dice)) and able(game.state, throw.seat, COP):
        game.stack.append(throw)
    else:
        profit(game, throw, count)


def profit(game: Game[Underworld], throw: "CallCop", count: int) -> None:
    """C-46: what so many successes pay; it is certain but for robbers."""
    money = brings(JOBS[JOB_OF[throw.card]], count)
    if isinstance(money, int):
        game.stack.append(RobberyWindow(throw.seat, money, False))
        return
    if game.told is not None:
        game.tell("log-failed", gangster=man_named(throw.man))
    ledger.earned(game, throw.seat, 0)


class CallCop(Scene):
    """C-145: once a round a cop lets one die be rolled again; the lowest, since it can only win."""

    __slots__ = ("card", "dice", "man", "seat")

    def __init__(self, man: int, seat: int, card: int, dice: Dice) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.dice = dice

    def number(self, world: Underworld) -> int:
        return number_for(world, self.man, JOBS[JOB_OF[self.card]].number)

    def told(self, world: Underworld) -> dict[str, Any] | None:
        return {**job_told(self.man, self.seat, self.card), "roll": [*self.dice]}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        args = {"die": min(self.dice), "number": self.number(world)}
        return Menu("ask-cop", "C-145", (KEEP, REROLL), cop_label, args)

    def go(self, game: Game[Underworld], seat: int, choice: int) -> None:
        world = game.state
        if choice == KEEP:
            profit(game, self, successes(self.dice, self.number(world)))
            return
        cop = able(world, seat, COP)[0]
        world.used[cop] = 1
        if game.told is not None:
            game.tell("log-cop", seat=who(seat), business=firm_named(cop))
        game.stack.append(SecondThrow(self))


class SecondThrow(Scene):
    """C-145: the lowest die once more; the new throw counts."""

    __slots__ = ("throw",)

    def __init__(self, throw: CallCop) -> None:
        self.throw = throw

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return DICE[0]

    def go(self, game: Game[Underworld], seat: int, choice: Choice) -> None:
        throw = self.throw
        kept = list(throw.dice)
        kept.remove(min(kept))
        dice, number = (*kept, *pips(choice)), throw.number(game.state)
        if game.told is not None:
            tell_roll(game, throw.seat, throw.man, dice, number)
        thrown(game, CallCop(throw.man, throw.seat, throw.card, dice), successes(dice, number))
