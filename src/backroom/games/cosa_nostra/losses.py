"""Deactivated, killed, destroyed: what becomes of a card and all that lies on it, unless a doctor comes."""

from typing import Any

from backroom.games.cosa_nostra.businesses import put_under, reckon, return_markers
from backroom.games.cosa_nostra.cards import COMPANY, DOC
from backroom.games.cosa_nostra.hands import holds, play_influence
from backroom.games.cosa_nostra.orders import drop_aids, drop_order
from backroom.games.cosa_nostra.state import ALL_AIDS, DEAD, DOWN, FIRM, NOBODYS, PASS, Scene, Underworld
from backroom.games.cosa_nostra.telling import PASSED, thing_id, thing_named, who
from backroom.kit import Ask, Game, Label, Menu

DEACTIVATED, KILLED = 1, 2
FATES = ("", "deactivated", "killed")
HELP = 0
HELPED: Label = ("doc", "choice-doc", {})


def doc_label(choice: int) -> Label:
    return HELPED if choice == HELP else PASSED


def victim_of(world: Underworld, thing: int) -> int:
    return world.owner[thing - FIRM] if thing >= FIRM else world.boss[thing]


def befall(game: Game[Underworld], thing: int, fate: int, killer: int) -> None:
    """C-131, C-132: before it is certain, a doctor may come; not for companies."""
    if thing >= FIRM and COMPANY[thing - FIRM]:
        suffer(game, thing, fate, killer)
    else:
        call_doctors(game, Doctor(thing, fate, killer, victim_of(game.state, thing), 0))


def call_doctors(game: Game[Underworld], doctor: "Doctor") -> None:
    """C-132: everybody with influence cards is asked, the victim's player first; if none helps, so be it."""
    world = game.state
    around = world.clockwise(doctor.victim)
    for place in range(doctor.place, world.seats):
        if world.hands[around[place]]:
            game.stack.append(Doctor(doctor.thing, doctor.fate, doctor.killer, doctor.victim, place))
            return
    suffer(game, doctor.thing, doctor.fate, doctor.killer)


class Doctor(Scene):
    """C-131, C-132: whoever holds influence cards may save the man: from death, or from being deactivated."""

    __slots__ = ("fate", "killer", "place", "thing", "victim")

    def __init__(self, thing: int, fate: int, killer: int, victim: int, place: int) -> None:
        self.thing = thing
        self.fate = fate
        self.killer = killer
        self.victim = victim
        self.place = place

    def told(self, world: Underworld) -> dict[str, Any]:
        return {"deed": "doctor", "seat": self.victim, "thing": thing_id(self.thing), "fate": FATES[self.fate]}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (world.clockwise(self.victim)[self.place],)

    def ask(self, world: Underworld, seat: int) -> Ask:
        items = (PASS, HELP) if holds(world, seat, DOC) else (PASS,)
        args = {"thing": thing_named(self.thing), "fate": f"@fate-{FATES[self.fate]}", "seat": who(self.victim)}
        return Menu("ask-doc", "C-131", items, doc_label, args)

    def go(self, game: Game[Underworld], seat: int, choice: int) -> None:
        world = game.state
        if choice == PASS:
            call_doctors(game, Doctor(self.thing, self.fate, self.killer, self.victim, self.place + 1))
            return
        play_influence(world, seat, DOC)
        if game.told is not None:
            word = "log-doc-killed" if self.fate == KILLED else "log-doc-deactivated"
            game.tell(word, seat=who(seat), thing=thing_named(self.thing))
        if self.fate == KILLED:
            befall(game, self.thing, DEACTIVATED, self.killer)


def suffer(game: Game[Underworld], thing: int, fate: int, killer: int) -> None:
    """C-80 to C-89: nobody has helped."""
    if game.told is not None:
        destroyed = fate == KILLED and thing >= FIRM and COMPANY[thing - FIRM]
        word = "log-destroyed" if destroyed else "log-killed" if fate == KILLED else "log-deactivated"
        game.tell(word, seat=who(victim_of(game.state, thing)), thing=thing_named(thing))
    if thing >= FIRM:
        lose_business(game, thing - FIRM, fate)
    else:
        lose_gangster(game, thing, fate, killer)


def lose_business(game: Game[Underworld], firm: int, fate: int) -> None:
    """C-82, C-85: its markers go back; killed or destroyed it goes under the stack."""
    if fate == KILLED:
        put_under(game, firm)
    else:
        return_markers(game, firm)
        game.state.down[firm] = 1
    reckon(game)


def lose_gangster(game: Game[Underworld], man: int, fate: int, killer: int) -> None:
    """C-83, C-86, C-88, C-89: his order is put away; if he dies all else on him too, and the killer keeps his card."""
    world = game.state
    drop_order(game, man)
    if fate == KILLED:
        drop_aids(world, man, ALL_AIDS)
        world.fit[man] = DEAD
        world.boss[man] = NOBODYS
        world.trophies[killer].append(man)
    else:
        world.fit[man] = DOWN
