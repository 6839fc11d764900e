"""Preparation: who is Godfather, which tokens and jokers there are, and how many diamonds he hides."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from backroom.games.mafia_de_cuba.contents import tell_contents
from backroom.games.mafia_de_cuba.state import DIAMONDS, MOST_HIDDEN, NOBODY_YET, Family, loot_id
from backroom.kit import BY_CHANCE, Ask, Frame, Game, Pick

RANDOM, STANDARD = "random", "standard"
YES, NO = "yes", "no"
STAY, DRAWN = "stay", "drawn"
MOST_JOKERS = 2
IN_THE_BOX = {"loyal": 5, "fbi": 1, "cia": 1, "driver": 2, "killer": 1}
"""M-2: as printed, like everything in this box."""


class Cast(NamedTuple):
    """How many of each character are in the box, and how many jokers lie before the Godfather."""

    loyal: int
    agents: int
    drivers: int
    jokers: int


BY_SEATS = {
    5: Cast(1, 1, 0, 0),
    6: Cast(1, 1, 1, 0),
    7: Cast(2, 1, 1, 0),
    8: Cast(3, 1, 1, 1),
    9: Cast(4, 1, 1, 1),
    10: Cast(4, 2, 1, 1),
    11: Cast(4, 2, 2, 2),
    12: Cast(5, 2, 2, 2),
}
"""M-5, M-60: by the number of players."""


def godfathers(seats: int) -> tuple[str, ...]:
    """M-4: chance names the first Godfather, or the host does."""
    return (RANDOM, *(str(seat) for seat in range(seats)))


def casts(seats: int) -> tuple[str, ...]:
    """M-58: agents and drivers may vary; loyal men fill up the number of tokens, and there is at least one."""
    count = sum(BY_SEATS[seats][:3])
    return (
        STANDARD,
        *(
            f"{agents}-{drivers}"
            for agents in range(IN_THE_BOX["fbi"] + IN_THE_BOX["cia"] + 1)
            for drivers in range(IN_THE_BOX["driver"] + 1)
            if 1 <= count - agents - drivers <= IN_THE_BOX["loyal"]
        ),
    )


def cast(seats: int, options: Mapping[str, str]) -> Cast:
    """Who is in the box at this table."""
    standard = BY_SEATS[seats]
    jokers = standard.jokers if options["jokers"] == STANDARD else int(options["jokers"])
    if options["tokens"] == STANDARD:
        return standard._replace(jokers=jokers)
    agents, drivers = map(int, options["tokens"].split("-"))
    return Cast(sum(standard[:3]) - agents - drivers, agents, drivers, jokers)


def open_family(seats: int, options: Mapping[str, str]) -> Family:
    """M-2, M-6, M-39: the box is filled; a killer takes a loyal man's place."""
    chosen = cast(seats, options)
    killer = int(options["killer"] == YES)
    fbi = min(chosen.agents, IN_THE_BOX["fbi"])
    box = (DIAMONDS, chosen.loyal - killer, fbi, chosen.agents - fbi, chosen.drivers, killer)
    games, places_drawn = int(options["games"]), options["places"] == DRAWN
    family = Family(seats, box, chosen.jokers, options["alone"] == NO, games, places_drawn)
    if options["godfather"] != RANDOM:
        family.godfather = family.active = int(options["godfather"])
    return family


@cache
def drawn_godfathers(seats: int) -> Ask:
    choices = ((seat, f"godfather {seat}", "choice-godfather", {"seat": f"@seat-{seat}"}) for seat in range(seats))
    return Pick("ask-godfather", "M-4", choices)


class FirstGodfather(Frame[Family]):
    """M-4: somebody becomes Godfather."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return BY_CHANCE if family.godfather == NOBODY_YET else ()

    def ask(self, family: Family, seat: int) -> Ask:
        return drawn_godfathers(family.seats)

    def go(self, game: Game[Family], seat: int, godfather: int | None) -> None:
        if godfather is not None:
            game.state.godfather = godfather


HIDING: Ask = Pick(
    "ask-hide",
    "M-7",
    ((count, f"hide {count}", "choice-hide", {"loot": f"@{loot_id(count)}"}) for count in range(MOST_HIDDEN + 1)),
)


class Hide(Frame[Family]):
    """M-7: the Godfather secretly keeps up to five diamonds; the rest goes to his left neighbour."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.godfather,)

    def ask(self, family: Family, seat: int) -> Ask:
        return HIDING

    def go(self, game: Game[Family], seat: int, count: int) -> None:
        family = game.state
        family.loot[seat] = count
        family.active = first = family.first
        family.received[first] = family.passed(seat)
        if game.told is not None:
            game.tell("log-hid", to=(seat,), loot=f"@{loot_id(count)}")
            game.tell("log-box-begins", seat=f"@seat-{seat}", first=f"@seat-{first}")
            tell_contents(game, first)


FIRST_GODFATHER, HIDE = FirstGodfather(), Hide()
