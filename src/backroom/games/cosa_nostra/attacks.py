"""Attacks: a target is chosen, the dice are rolled, the victim may spring a trap, and then it hits."""

from typing import Any

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import reckon, return_markers
from backroom.games.cosa_nostra.cards import BUSINESSES, COMPANY, JOB, JOB_OF, JOBS, brings
from backroom.games.cosa_nostra.dice import Dice, Roll, number_for
from backroom.games.cosa_nostra.losses import DEACTIVATED, KILLED, befall
from backroom.games.cosa_nostra.orders import carry_out, turn_up_order
from backroom.games.cosa_nostra.responses import Blow, await_trap
from backroom.games.cosa_nostra.state import ACTIVE, FIRM, IDLE, Scene, Underworld
from backroom.games.cosa_nostra.telling import (
    dollars,
    firm_named,
    job_named,
    man_id,
    man_named,
    thing_id,
    thing_named,
    who,
)
from backroom.kit import Ask, Game, Label, Menu

PURSE = -1
"""What an attack on a player's cash hits."""
FIRMS = tuple(tuple(firm for firm in range(BUSINESSES) if COMPANY[firm] == company) for company in (False, True))
"""Businessmen, and companies."""
DRIVE_BY, PROPERTY_DAMAGE = JOB["drive-by-shooting"], JOB["property-damage"]
HOLD, SHOOT = 0, 1
RETURN_FIRE: tuple[Label, ...] = (("hold", "choice-hold", {}), ("shoot", "choice-shoot", {}))


def fire_label(choice: int) -> Label:
    return RETURN_FIRE[choice]


def hit_label(thing: int) -> Label:
    return f"hit {thing_id(thing)}", "choice-hit", {"thing": thing_named(thing)}


def targets(world: Underworld, target: str, victim: int) -> list[int]:
    """C-43, C-45, C-84: what such an attack can hit at a player's."""
    if target == "player":
        return [PURSE]
    if target == "gangster":
        return world.crew(victim)
    owner, down = world.owner, world.down
    return [FIRM + firm for firm in FIRMS[target == "company"] if owner[firm] == victim and not down[firm]]


def victims(world: Underworld, target: str, seat: int) -> list[int]:
    """C-45: the other players at whose there is anything to hit."""
    if target == "player":
        exposed = set(range(world.seats))
    elif target == "gangster":
        boss, fit = world.boss, world.fit
        exposed = {boss[man] for man in world.men if fit[man] == ACTIVE}
    else:
        owner, down = world.owner, world.down
        exposed = {owner[firm] for firm in FIRMS[target == "company"] if not down[firm]}
    return [other for other in range(world.seats) if other != seat and other in exposed]


def open_attack(game: Game[Underworld], seat: int, man: int, victim: int) -> None:
    """C-44, C-45: the victim has been named; the card is turned up, and now it must be said what it hits."""
    world = game.state
    card = turn_up_order(world, man)
    if game.told is not None:
        game.tell("log-attack", seat=who(seat), gangster=man_named(man), victim=who(victim), job=job_named(card))
    ledger.attacked(game, seat, victim)
    things = targets(world, JOBS[JOB_OF[card]].target, victim)
    step = AttackRoll(man, seat, card, victim, things[0]) if len(things) == 1 else Aim(man, seat, card, victim)
    carry_out(game, man, step)


class Aim(Scene):
    """C-45: which of the victim's cards it hits."""

    __slots__ = ("card", "man", "seat", "victim")

    def __init__(self, man: int, seat: int, card: int, victim: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.victim = victim

    def told(self, world: Underworld) -> dict[str, Any]:
        return {**attack_told(self.man, self.seat, self.card, self.victim), "roll": None}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        things = tuple(targets(world, JOBS[JOB_OF[self.card]].target, self.victim))
        return Menu("ask-hit", "C-45", things, hit_label, {"job": job_named(self.card), "seat": who(self.victim)})

    def go(self, game: Game[Underworld], seat: int, thing: int) -> None:
        if game.told is not None:
            game.tell("log-aim", seat=who(seat), thing=thing_named(thing))
        game.stack.append(AttackRoll(self.man, seat, self.card, self.victim, thing))


def attack_told(man: int, seat: int, card: int, victim: int) -> dict[str, Any]:
    return {
        "deed": "attack",
        "seat": seat,
        "gangster": man_id(man),
        "job": JOBS[JOB_OF[card]].id,
        "target": victim,
    }


def number_to_hit(world: Underworld, man: int, card: int, thing: int, ordered: bool) -> int:
    """C-87, C-88: the number on the card; against a gangster's life his strength, 1 more if he still has an order."""
    printed = JOBS[JOB_OF[card]].number or world.strength(thing) + ordered
    return number_for(world, man, printed)


class AttackRoll(Roll):
    """C-39, C-87, C-88: against the number on the card, or against the strength of the gangster to be killed."""

    __slots__ = ("card", "thing", "victim")

    def __init__(self, man: int, seat: int, card: int, victim: int, thing: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.victim = victim
        self.thing = thing

    def number(self, world: Underworld) -> int:
        ordered = self.thing != PURSE and self.thing < FIRM and IDLE < world.order[self.thing] < FIRM
        return number_to_hit(world, self.man, self.card, self.thing, ordered)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        blow = Strike(self.man, self.seat, self.card, self.victim, self.thing, dice, count)
        await_trap(game, self.victim, self.man, blow)


class Strike(Blow):
    """C-109 to C-126: what so many successes do."""

    __slots__ = ("card", "count", "dice", "man", "seat", "thing", "victim")

    def __init__(self, man: int, seat: int, card: int, victim: int, thing: int, dice: Dice, count: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.victim = victim
        self.thing = thing
        self.dice = dice
        self.count = count

    def told(self, world: Underworld) -> dict[str, Any]:
        thing = None if self.thing == PURSE else thing_id(self.thing)
        seen = attack_told(self.man, self.seat, self.card, self.victim)
        return {**seen, "thing": thing, "roll": [*self.dice], "successes": self.count}

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        effect = brings(JOBS[JOB_OF[self.card]], self.count)
        if effect is None:
            self.fail(game)
        elif effect == "deactivate":
            befall(game, self.thing, DEACTIVATED, self.seat)
        elif effect == "take":
            self.persuade(game)
        elif isinstance(effect, int):
            self.empty_purse(game, effect)
        else:
            befall(game, self.thing, KILLED, self.seat)

    def fail(self, game: Game[Underworld]) -> None:
        """C-41, C-124: nothing happens; but a drive-by without any success lets the other shoot back."""
        if game.told is not None:
            game.tell("log-failed", gangster=man_named(self.man))
        if not self.count and JOB_OF[self.card] == DRIVE_BY:
            game.stack.append(ReturnFire(self.thing, self.victim, self.man, self.seat))

    def persuade(self, game: Game[Underworld]) -> None:
        """C-59, C-120: the businessman goes over, markers on him go back."""
        firm = self.thing - FIRM
        return_markers(game, firm)
        game.state.owner[firm] = self.seat
        if game.told is not None:
            game.tell("log-persuaded", seat=who(self.seat), business=firm_named(firm), victim=who(self.victim))
        reckon(game)

    def empty_purse(self, game: Game[Underworld], money: int) -> None:
        """C-110, C-111: to the bank or to the attacker; not more than there is."""
        cash = game.state.cash
        taken = min(money, cash[self.victim])
        cash[self.victim] -= taken
        damage = JOB_OF[self.card] == PROPERTY_DAMAGE
        if not damage:
            cash[self.seat] += taken
        if game.told is not None:
            word = "log-damage" if damage else "log-theft"
            game.tell(word, seat=who(self.seat), victim=who(self.victim), money=dollars(taken))


# Return fire


class ReturnFire(Scene):
    """C-124: the attacked gangster may shoot back."""

    __slots__ = ("attacker", "man", "shooter", "victim")

    def __init__(self, shooter: int, victim: int, man: int, attacker: int) -> None:
        self.shooter = shooter
        self.victim = victim
        self.man = man
        self.attacker = attacker

    def told(self, world: Underworld) -> dict[str, Any]:
        return {"deed": "return-fire", "seat": self.victim, "gangster": man_id(self.shooter)}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.victim,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        args = {"gangster": man_named(self.shooter), "other": man_named(self.man)}
        return Menu("ask-return-fire", "C-124", (HOLD, SHOOT), fire_label, args)

    def go(self, game: Game[Underworld], seat: int, choice: int) -> None:
        if choice == SHOOT:
            if game.told is not None:
                game.tell("log-return-fire", gangster=man_named(self.shooter), other=man_named(self.man))
            game.stack.append(ReturnRoll(self.shooter, self.victim, self.man, self.attacker))


class ReturnRoll(Roll):
    """C-125: with his own dice against the attacker's strength, whatever else lies on him."""

    __slots__ = ("attacker", "target")

    def __init__(self, man: int, seat: int, target: int, attacker: int) -> None:
        self.man = man
        self.seat = seat
        self.target = target
        self.attacker = attacker

    def number(self, world: Underworld) -> int:
        return world.strength(self.target)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        await_trap(game, self.attacker, self.man, ReturnStrike(self.man, self.seat, self.target, dice, count))


class ReturnStrike(Blow):
    """C-124: two successes kill the attacker's gangster."""

    __slots__ = ("count", "dice", "man", "seat", "target")

    def __init__(self, man: int, seat: int, target: int, dice: Dice, count: int) -> None:
        self.man = man
        self.seat = seat
        self.target = target
        self.dice = dice
        self.count = count

    def told(self, world: Underworld) -> dict[str, Any]:
        return {
            "deed": "return-fire",
            "seat": self.seat,
            "gangster": man_id(self.man),
            "thing": man_id(self.target),
            "roll": [*self.dice],
            "successes": self.count,
        }

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        if self.count >= 2:
            befall(game, self.target, KILLED, self.seat)
        elif game.told is not None:
            game.tell("log-failed", gangster=man_named(self.man))
