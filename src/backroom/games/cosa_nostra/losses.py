"""Deactivated, killed, destroyed: what becomes of a card and all that lies on it, unless a doctor comes."""

from typing import Any

from backroom.games.cosa_nostra.businesses import put_under, reckon, return_markers
from backroom.games.cosa_nostra.cards import COMPANY, DOC
from backroom.games.cosa_nostra.hands import holds, may_hold, play_influence
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
        game.stack.append(Doctors(thing, fate, killer, victim_of(game.state, thing)))


class Doctors(Scene):
    """C-131, C-132: whoever may hold a doctor, as far as everybody can tell, is asked whether he saves the man.

    All answer at once and unseen: the victim's player comes first, then clockwise, and one doctor is enough.
    """

    __slots__ = ("fate", "killer", "thing", "victim")

    together = True
    unseen = True

    def __init__(self, thing: int, fate: int, killer: int, victim: int) -> None:
        self.thing = thing
        self.fate = fate
        self.killer = killer
        self.victim = victim

    def told(self, world: Underworld) -> dict[str, Any]:
        return {"deed": "doctor", "seat": self.victim, "thing": thing_id(self.thing), "fate": FATES[self.fate]}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return tuple(seat for seat in world.clockwise(self.victim) if may_hold(world, seat, DOC))

    def ask(self, world: Underworld, seat: int) -> Ask:
        items = (PASS, HELP) if holds(world, seat, DOC) else (PASS,)
        args = {"thing": thing_named(self.thing), "fate": f"@fate-{FATES[self.fate]}", "seat": who(self.victim)}
        return Menu("ask-doc", "C-131", items, doc_label, args)

    def go(self, game: Game[Underworld], seat: int, answers: dict[int, int] | None) -> None:
        for helper in game.state.clockwise(self.victim):
            if (answers or {}).get(helper, PASS) == HELP:
                self.help(game, helper)
                return
        suffer(game, self.thing, self.fate, self.killer)

    def help(self, game: Game[Underworld], helper: int) -> None:
        """C-131: instead of killed, deactivated; instead of deactivated, nothing. Another doctor may come."""
        play_influence(game.state, helper, DOC)
        if game.told is not None:
            word = "log-doc-killed" if self.fate == KILLED else "log-doc-deactivated"
            game.tell(word, seat=who(helper), thing=thing_named(self.thing))
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
