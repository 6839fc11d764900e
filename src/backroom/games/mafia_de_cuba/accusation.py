"""“Empty your pockets!” – the killer's moment, what comes to light, and what the Godfather pays for a mistake."""

from functools import cache
from typing import Any

from backroom.games.mafia_de_cuba.ending import decide, fall, found_all
from backroom.games.mafia_de_cuba.state import AGENTS, KILLER, NOTHING, Family, loot_id
from backroom.kit import Ask, Frame, Game, Pick

HOLD, BANG = 0, 1
HOLD_CHOICE: tuple[int, str, str, dict[str, Any]] = (HOLD, "hold", "choice-hold", {})
BANG_CHOICE: tuple[int, str, str, dict[str, Any]] = (BANG, "bang", "choice-bang", {})


@cache
def trigger(killer: bool, accused: int) -> Ask:
    """What the killer is asked, and what all others are who could be he."""
    word = "ask-killer" if killer else "ask-look-on"
    choices = (HOLD_CHOICE, BANG_CHOICE) if killer else (HOLD_CHOICE,)
    return Pick(word, "M-41", choices, {"seat": f"@seat-{accused}"})


def could_shoot(family: Family) -> tuple[int, ...]:
    """M-42: everybody who, by what all know, could be the killer, but for the accused. Once he is known, only he."""
    if not family.killer:
        return ()
    opened, loot, seats = family.opened, family.loot, range(family.seats)
    known = next((seat for seat in seats if opened >> seat & 1 and loot[seat] == KILLER), None)
    if known is not None:
        return () if family.is_out(known) else (known,)
    spared = (family.godfather, family.active)
    return tuple(seat for seat in seats if not opened >> seat & 1 and seat not in spared)


class Window(Frame[Family]):
    """M-41, M-42: before anything is shown, whoever could be the killer is asked, all at once and unseen."""

    __slots__ = ()

    together = True
    unseen = True

    def seats(self, family: Family) -> tuple[int, ...]:
        return could_shoot(family)

    def ask(self, family: Family, seat: int) -> Ask:
        return trigger(family.loot[seat] == KILLER, family.active)

    def go(self, game: Game[Family], seat: int, answers: dict[int, int]) -> None:
        game.state.window = False
        shooter = next((who for who, answer in answers.items() if answer == BANG), None)
        if shooter is None:
            if game.told is not None:
                game.tell("log-no-shot")
            empty_pockets(game, game.state.active)
        else:
            shoot(game, shooter, game.state.active)


def accuse(game: Game[Family], suspect: int) -> None:
    """M-31: the order is given; nothing has been shown yet."""
    family = game.state
    if game.told is not None:
        game.tell("log-accuses", seat=f"@seat-{family.godfather}", whom=f"@seat-{suspect}")
    if could_shoot(family):
        family.window = True
        game.stack.append(WINDOW)
    else:
        empty_pockets(game, suspect)


def empty_pockets(game: Game[Family], suspect: int) -> None:
    """M-33 to M-38: a thief is out, an agent wins, and anybody else costs a joker or the Godfather's head."""
    family = game.state
    loot = family.loot[suspect]
    show(game, suspect)
    family.active = family.godfather
    if loot > 0:
        put_out(game, suspect, "log-thief-out")
        found_all(game)
    elif loot in AGENTS:
        decide(game, "agent", {suspect}, alone=True)
    elif family.jokers:
        family.jokers -= 1
        if game.told is not None:
            game.tell("log-joker", seat=f"@seat-{suspect}", left=family.jokers)
    else:
        fall(game)


def shoot(game: Game[Family], shooter: int, victim: int) -> None:
    """M-43 to M-45: an agent shot makes the killer the only winner; anybody else dies with him, and gets no joker."""
    family = game.state
    family.active = family.godfather
    if game.told is not None:
        game.tell("log-bang", seat=f"@seat-{shooter}", whom=f"@seat-{victim}")
    show(game, shooter)
    show(game, victim)
    if family.loot[victim] in AGENTS:
        decide(game, "killer", {shooter}, alone=True)
        return
    put_out(game, shooter, "log-killer-out")
    put_out(game, victim, "log-victim-out")
    found_all(game)


def show(game: Game[Family], seat: int) -> None:
    """What somebody had is seen by all; diamonds lie before the Godfather again."""
    family = game.state
    family.opened |= 1 << seat
    family.revealed = seat
    if game.told is not None:
        word = "log-shows-nothing" if family.loot[seat] == NOTHING else "log-shows"
        game.tell(word, seat=f"@seat-{seat}", loot=f"@{loot_id(family.loot[seat])}")


def put_out(game: Game[Family], seat: int, word: str) -> None:
    """M-34: from now on the seat neither speaks nor takes part."""
    game.state.out |= 1 << seat
    if game.told is not None:
        game.tell(word, seat=f"@seat-{seat}")


WINDOW = Window()
