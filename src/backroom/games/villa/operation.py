"""The operation: one arrest after the other, until the godfather is caught."""

from backroom.games.villa.arrest import lose
from backroom.games.villa.bonus import BONUS
from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.state import NO_TARGET, Operation
from backroom.games.villa.target import TARGET
from backroom.kit import Frame, Game


class Next(Frame[Operation]):
    """V-42, V-46: one arrest after the other, as long as anybody has a card."""

    __slots__ = ()

    def go(self, game: Game[Operation], seat: int, choice: None) -> None:
        if any(game.state.hands):
            game.then(TARGET, ARRESTED, NEXT)
        else:
            lose(game, "log-no-card")


class Arrested(Frame[Operation]):
    """V-35, V-36, V-48: the guard leaves the game, and brings a card back. After the godfather all is won."""

    __slots__ = ()

    def go(self, game: Game[Operation], seat: int, choice: None) -> None:
        op = game.state
        guard = op.guard_at(op.target)
        if game.told is not None:
            game.tell("log-arrested", guard=guard.name)
        if guard.back is None:
            if game.told is not None:
                game.tell("log-won")
            game.finish(tuple(range(op.seats)), (14,) * op.seats, "won")
            return
        op.standing &= ~(1 << op.target)
        op.arrested = (*op.arrested, op.target)
        op.target, op.position = NO_TARGET, 0
        if op.rotating:
            op.leader = op.active
        symbol = guard.back.symbol
        if op.discard[symbol]:
            op.bonus = symbol
            game.stack.append(BONUS)
        elif game.told is not None:
            game.tell("log-no-bonus", symbol=f"@symbol-{SYMBOLS[symbol]}")


NEXT, ARRESTED = Next(), Arrested()
