"""Cash jobs: what they need, whose markers are used, the dice, a cop's second throw, and the profit."""

from typing import Any

from backroom.games.cosa_nostra.businesses import FIRMS_OF, able, lift_marker, marks
from backroom.games.cosa_nostra.cards import BUSINESS_IDS, COP, GANGSTERS, JOB_OF, JOBS, KIND_OF
from backroom.games.cosa_nostra.dice import DICE, Dice, Roll, number_for, pips, successes, tell_roll
from backroom.games.cosa_nostra.orders import carry_out, drop_aids, turn_up_order
from backroom.games.cosa_nostra.responses import RobberyWindow, await_robbers
from backroom.games.cosa_nostra.state import NOBODYS, OF_THE_ORDER, Scene, Underworld
from backroom.games.cosa_nostra.telling import firm_named, job_named, kind_named, man_named, who
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


def lacking(world: Underworld, seat: int, card: int) -> list[int]:
    """C-47, C-48: the kinds of which there are too few, own ones and lent ones together."""
    needs = JOBS[JOB_OF[card]].needs
    return [kind for kind, count in needs if own(world, seat, kind) + len(lent(world, seat, kind)) < count]


def open_cash_job(game: Game[Underworld], seat: int, man: int) -> None:
    """C-48, C-49: first it is checked whether everything is there; if not, the job lapses."""
    card = turn_up_order(game.state, man)
    if game.told is not None:
        game.tell("log-job", seat=who(seat), gangster=man_named(man), job=job_named(card))
    missing = lacking(game.state, seat, card)
    if not missing:
        carry_out(game, man, next_step(game.state, man, seat, card, ()))
        return
    drop_aids(game.state, man, OF_THE_ORDER)
    if game.told is not None:
        game.tell("log-lapses", job=job_named(card), missing=list(map(kind_named, missing)))


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
    return {"deed": "cash", "seat": seat, "gangster": GANGSTERS[man].id, "job": JOBS[JOB_OF[card]].id}


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
        if self.used and game.told is not None:
            game.tell("log-markers-used", seat=who(self.seat), businesses=list(map(firm_named, self.used)))
        weigh(game, self.man, self.seat, self.card, dice)


def weigh(game: Game[Underworld], man: int, seat: int, card: int, dice: Dice) -> None:
    """C-145: a cop may help where another throw can bring more."""
    count = successes(dice, number_for(game.state, man, JOBS[JOB_OF[card]].number))
    if count < min(2, len(dice)) and able(game.state, seat, COP):
        game.stack.append(AskCop(man, seat, card, dice))
    else:
        profit(game, man, seat, card, count)


def profit(game: Game[Underworld], man: int, seat: int, card: int, count: int) -> None:
    """C-46: what so many successes pay; it is certain but for robbers."""
    job = JOBS[JOB_OF[card]]
    money = job.two if count >= 2 else job.one if count else 0
    if isinstance(money, int) and money:
        await_robbers(game, RobberyWindow(seat, money, 1, False))
    elif game.told is not None:
        game.tell("log-failed", gangster=man_named(man))


class AskCop(Scene):
    """C-145: once a round a cop lets one die be rolled again; the lowest, since it can only win."""

    __slots__ = ("card", "dice", "man", "seat")

    def __init__(self, man: int, seat: int, card: int, dice: Dice) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.dice = dice

    def told(self, world: Underworld) -> dict[str, Any]:
        return {**job_told(self.man, self.seat, self.card), "roll": [*self.dice]}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        args = {"die": min(self.dice), "number": number_for(world, self.man, JOBS[JOB_OF[self.card]].number)}
        return Menu("ask-cop", "C-145", (KEEP, REROLL), cop_label, args)

    def go(self, game: Game[Underworld], seat: int, choice: int) -> None:
        world = game.state
        if choice == REROLL:
            cop = able(world, seat, COP)[0]
            world.used[cop] = 1
            if game.told is not None:
                game.tell("log-cop", seat=who(seat), business=firm_named(cop))
            game.stack.append(Reroll(self.man, seat, self.card, self.dice))
        else:
            number = number_for(world, self.man, JOBS[JOB_OF[self.card]].number)
            profit(game, self.man, seat, self.card, successes(self.dice, number))


class Reroll(Scene):
    """C-145: the new throw counts."""

    __slots__ = ("card", "dice", "man", "seat")

    def __init__(self, man: int, seat: int, card: int, dice: Dice) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.dice = dice

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return DICE[0]

    def go(self, game: Game[Underworld], seat: int, choice: Choice) -> None:
        kept = list(self.dice)
        kept.remove(min(kept))
        dice = (*kept, *pips(choice))
        if game.told is not None:
            number = number_for(game.state, self.man, JOBS[JOB_OF[self.card]].number)
            tell_roll(game, self.seat, self.man, dice, number)
        weigh(game, self.man, self.seat, self.card, dice)
