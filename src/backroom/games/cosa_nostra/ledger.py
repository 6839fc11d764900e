"""The ledger of promises: they bind nobody, but it is written down who kept them."""

from typing import Any, NamedTuple

from backroom.games.cosa_nostra.state import Underworld
from backroom.games.cosa_nostra.telling import dollars, who
from backroom.kit import Game

NONE, PEACE, PAY, SHARE, IN_WORDS = range(5)
PROMISES = ("none", "peace", "pay", "share", "words")
OPEN, DUE, KEPT, BROKEN, VOID = range(5)
STANDINGS = ("open", "due", "kept", "broken", "void")


class Promise(NamedTuple):
    """C-104: what somebody promised somebody else, and what became of it. `owed` is what has fallen due."""

    number: int
    round: int
    by: int
    to: int
    kind: int
    money: int
    words: str
    standing: int = OPEN
    owed: int = 0
    paid: int = 0

    def told(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "round": self.round + 1,
            "by": self.by,
            "to": self.to,
            "promise": PROMISES[self.kind],
            "money": dollars(self.money) or None,
            "words": self.words,
            "standing": STANDINGS[self.standing],
            "owed": dollars(self.owed) or None,
            "paid": dollars(self.paid) or None,
        }


def promise(game: Game[Underworld], by: int, to: int, kind: int, money: int, words: str = "") -> None:
    """C-104: it is recorded."""
    world = game.state
    world.number += 1
    world.ledger = (*world.ledger, Promise(world.number, world.round, by, to, kind, money, words))


def rewrite(game: Game[Underworld], old: Promise, new: Promise) -> None:
    world = game.state
    world.ledger = tuple(new if entry is old else entry for entry in world.ledger)
    if game.told is not None and new.standing in (KEPT, BROKEN):
        word = "log-promise-kept" if new.standing == KEPT else "log-promise-broken"
        game.tell(word, seat=who(new.by), other=who(new.to), number=new.number)


def promised_peace(world: Underworld, seat: int, other: int) -> bool:
    """Whether a player has promised another not to attack him this round."""
    wanted = (seat, other, PEACE, OPEN)
    return any((entry.by, entry.to, entry.kind, entry.standing) == wanted for entry in world.ledger)


def attacked(game: Game[Underworld], attacker: int, victim: int) -> None:
    """Whoever promised peace for this round has broken it."""
    for entry in game.state.ledger:
        if entry.kind == PEACE and entry.standing == OPEN and (entry.by, entry.to) == (attacker, victim):
            rewrite(game, entry, entry._replace(standing=BROKEN))


def earned(game: Game[Underworld], seat: int, money: int) -> None:
    """With a cash job that pays, what was promised for that falls due: a sum, or half of the profit."""
    for entry in game.state.ledger:
        if entry.by == seat and entry.kind in (PAY, SHARE) and entry.standing == OPEN:
            owed = entry.money if entry.kind == PAY else money // 2
            rewrite(game, entry, entry._replace(standing=DUE if owed else VOID, owed=owed))


def paid(game: Game[Underworld], giver: int, to: int, money: int) -> None:
    """Cash given counts for what is due, the oldest promise first."""
    for entry in game.state.ledger:
        if money and entry.standing == DUE and (entry.by, entry.to) == (giver, to):
            part = min(money, entry.owed - entry.paid)
            money -= part
            whole = entry.paid + part
            rewrite(game, entry, entry._replace(paid=whole, standing=KEPT if whole == entry.owed else DUE))


def close_round(game: Game[Underworld]) -> None:
    """All but promises in words are for one round: peace has been kept, what is still due will not be paid."""
    fates = {(PEACE, OPEN): KEPT, (PAY, OPEN): VOID, (SHARE, OPEN): VOID, (PAY, DUE): BROKEN, (SHARE, DUE): BROKEN}
    for entry in game.state.ledger:
        fate = fates.get((entry.kind, entry.standing))
        if fate is not None:
            rewrite(game, entry, entry._replace(standing=fate))
