"""How a game ends, who wins with whom, and who is Godfather next."""

from functools import cache

from backroom.games.mafia_de_cuba.state import DRIVER, KILLER, LOYAL, NOTHING, Family, loot_id
from backroom.kit import Ask, Frame, Game, Pick

WON_BY = {
    "godfather": "log-won-godfather",
    "agent": "log-won-agent",
    "killer": "log-won-killer",
    "thieves": "log-won-thieves",
}


def found_all(game: Game[Family]) -> None:
    """M-46: with all stolen diamonds found the Godfather wins, and with him his loyal men and a killer who lives."""
    family = game.state
    if family.recovered() == family.stolen():
        loyal = {seat for seat in range(family.seats) if family.loot[seat] in (LOYAL, KILLER)}
        decide(game, "godfather", {family.godfather, *loyal})


def fall(game: Game[Family]) -> None:
    """M-49 to M-51: the Godfather is out; the thieves with the most diamonds win, and the street kids with them."""
    family = game.state
    family.out |= 1 << family.godfather
    if game.told is not None:
        game.tell("log-godfather-out", seat=f"@seat-{family.godfather}")
    pockets = {
        seat: loot
        for seat, loot in enumerate(family.loot)
        if loot >= NOTHING and seat != family.godfather and not family.is_out(seat)
    }
    most = max(pockets.values())
    decide(game, "thieves", {seat for seat, loot in pockets.items() if loot in (most, NOTHING)})


def decide(game: Game[Family], reason: str, winners: set[int], alone: bool = False) -> None:
    """The game is decided: drivers of winners join in, and everything comes to light."""
    family = game.state
    won = {seat for seat in winners if not family.is_out(seat)}
    if not alone or family.lone_driver:
        won |= drivers_of(family, won)
    family.outcome = reason, tuple(sorted(won))
    for seat in won:
        family.tally[seat] += 1
    if game.told is not None:
        for seat in family.round_from_godfather()[1:]:
            word = "log-truth-nothing" if family.loot[seat] == NOTHING else "log-truth"
            game.tell(word, seat=f"@seat-{seat}", loot=f"@{loot_id(family.loot[seat])}")
        game.tell(WON_BY[reason], seats=[f"@seat-{seat}" for seat in sorted(won)], count=len(won))


def drivers_of(family: Family, won: set[int]) -> set[int]:
    """M-52: a driver wins with the neighbour who had the box before, who may be a driver in turn."""
    driven: set[int] = set()
    before = family.godfather
    for seat in family.round_from_godfather()[1:]:
        if family.loot[seat] == DRIVER and (before in won or before in driven) and not family.is_out(seat):
            driven.add(seat)
        before = seat
    return driven


@cache
def successors(seats: int, godfather: int) -> Ask:
    choices = (
        (seat, f"name {seat}", "choice-name", {"seat": f"@seat-{seat}"}) for seat in range(seats) if seat != godfather
    )
    return Pick("ask-name", "M-56", choices)


class Succession(Frame[Family]):
    """M-56: the first of the winners, clockwise from the Godfather, names a new one."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        assert family.outcome is not None, "nobody is named before a game is decided"
        won = family.outcome[1]
        return (next(seat for seat in family.round_from_godfather() if seat in won),)

    def ask(self, family: Family, seat: int) -> Ask:
        return successors(family.seats, family.godfather)

    def go(self, game: Game[Family], seat: int, godfather: int) -> None:
        game.state.godfather = godfather
        if game.told is not None:
            game.tell("log-named", seat=f"@seat-{seat}", godfather=f"@seat-{godfather}")


SUCCESSION = Succession()
