"""The ledger of promises: they bind nobody, but it is written down who kept them."""

from typing import Any, NamedTuple

from backroom.games.cosa_nostra.businesses import marks
from backroom.games.cosa_nostra.cards import BUSINESS_IDS
from backroom.games.cosa_nostra.state import Underworld
from backroom.games.cosa_nostra.telling import dollars, who
from backroom.kit import Game

NONE, PEACE, PAY, SHARE, FEE, CUT, IN_WORDS = range(7)
PROMISES = ("none", "peace", "pay", "share", "fee", "cut", "words")
"""Pay and share: a sum, or half, of the next job that pays. Fee and cut: of the first job that uses what was lent."""
SUMS, HALVES, FOR_A_LOAN = (PAY, FEE), (SHARE, CUT), (FEE, CUT)
OPEN, AT_STAKE, DUE, KEPT, BROKEN, VOID = range(6)
STANDINGS = ("open", "at-stake", "due", "kept", "broken", "void")


class Promise(NamedTuple):
    """C-104: what somebody promised somebody else, and what became of it. `owed` is what has fallen due."""

    number: int
    round: int
    by: int
    to: int
    kind: int
    money: int
    words: str
    firms: tuple[int, ...] = ()
    """The businesses lent for it, under the promiser's markers."""
    standing: int = OPEN
    owed: int = 0
    paid: int = 0

    @property
    def settled(self) -> bool:
        return self.standing in (KEPT, BROKEN, VOID)

    @property
    def rest(self) -> int:
        return self.owed - self.paid

    def told(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "round": self.round + 1,
            "by": self.by,
            "to": self.to,
            "promise": PROMISES[self.kind],
            "money": dollars(self.money) or None,
            "loan": [BUSINESS_IDS[firm] for firm in self.firms],
            "words": self.words,
            "standing": STANDINGS[self.standing],
            "owed": dollars(self.owed) or None,
            "paid": dollars(self.paid) or None,
        }


def promise(
    game: Game[Underworld], by: int, to: int, kind: int, money: int = 0, firms: tuple[int, ...] = (), words: str = ""
) -> None:
    """C-104: it is recorded."""
    world = game.state
    world.number += 1
    loan = firms if kind in FOR_A_LOAN else ()
    world.ledger = (*world.ledger, Promise(world.number, world.round, by, to, kind, money, words, loan))


def rewrite(game: Game[Underworld], old: Promise, new: Promise) -> None:
    world = game.state
    world.ledger = tuple(new if entry is old else entry for entry in world.ledger)
    if game.told is not None and new.standing in (KEPT, BROKEN):
        word = "log-promise-kept" if new.standing == KEPT else "log-promise-broken"
        game.tell(word, seat=who(new.by), other=who(new.to), number=new.number)
    elif game.told is not None and new.standing == DUE and old.standing != DUE:
        game.tell("log-promise-due", seat=who(new.by), other=who(new.to), number=new.number, money=dollars(new.owed))


def promised_peace(world: Underworld, seat: int, other: int) -> bool:
    """Whether a player has promised another not to attack him this round."""
    pledges = [entry for entry in world.ledger if entry.kind == PEACE and entry.standing == OPEN]
    return any((entry.by, entry.to) == (seat, other) for entry in pledges)


def attacked(game: Game[Underworld], attacker: int, victim: int) -> None:
    """Whoever promised peace for this round has broken it."""
    for entry in game.state.ledger:
        if entry.kind == PEACE and entry.standing == OPEN and (entry.by, entry.to) == (attacker, victim):
            rewrite(game, entry, entry._replace(standing=BROKEN))


def used(game: Game[Underworld], seat: int, firms: tuple[int, ...]) -> None:
    """C-104: what was promised for a loan hangs on the first job that uses the marker; the oldest promise first."""
    for firm in firms:
        for entry in game.state.ledger:
            if entry.by == seat and entry.standing == OPEN and firm in entry.firms:
                rewrite(game, entry, entry._replace(standing=AT_STAKE))
                break


def earned(game: Game[Underworld], seat: int, money: int) -> None:
    """C-104: a cash job is over, and so much has arrived. What hangs on it falls due, or will never be."""
    for entry in game.state.ledger:
        waits = entry.standing == OPEN and entry.kind in (PAY, SHARE) and money
        if entry.by == seat and (waits or entry.standing == AT_STAKE):
            owed = entry.money if entry.kind in SUMS else (money + 1) // 2
            rewrite(game, entry, entry._replace(standing=DUE, owed=owed) if money else entry._replace(standing=VOID))


def debts(world: Underworld, seat: int) -> list[Promise]:
    """What has fallen due of a player's promises, and is not yet paid."""
    return [entry for entry in world.ledger if entry.by == seat and entry.standing == DUE]


def paid(game: Game[Underworld], giver: int, to: int, money: int) -> None:
    """Cash given counts for what is due, the oldest promise first."""
    for entry in game.state.ledger:
        if money and entry.standing == DUE and (entry.by, entry.to) == (giver, to):
            part = min(money, entry.owed - entry.paid)
            money -= part
            whole = entry.paid + part
            rewrite(game, entry, entry._replace(paid=whole, standing=KEPT if whole == entry.owed else DUE))


def close_round(game: Game[Underworld]) -> None:
    """C-104: peace was for this round; what is still due has not been paid; a loan taken back unused binds nobody."""
    world = game.state
    for entry in world.ledger:
        if entry.standing == DUE:
            rewrite(game, entry, entry._replace(standing=BROKEN))
        elif entry.standing == OPEN and entry.kind == PEACE:
            rewrite(game, entry, entry._replace(standing=KEPT))
        elif entry.standing == OPEN and entry.kind != IN_WORDS:
            unused = entry.kind in FOR_A_LOAN and not any(marks(world, firm, entry.by) for firm in entry.firms)
            if unused or world.last_round:
                rewrite(game, entry, entry._replace(standing=VOID))
