"""After an arrest: a card comes back, and the team decides who gets it."""

from bisect import insort
from functools import cache

from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.state import NO_BONUS, Operation
from backroom.games.villa.team import Matter, Propose, Said, Wording, spoken
from backroom.kit import Ask, Choice, Game, IllegalChoice, Pick

TO_HAND, TO_PILE = 0, 1
EMPTY, ROOM, FULL = 0, 1, 2

BONUS_SAID = (
    Wording("proposal-bonus-hand", "log-proposes-bonus-hand", "ask-agree-bonus-hand"),
    Wording("proposal-bonus-pile", "log-proposes-bonus-pile", "ask-agree-bonus-pile"),
)
BONUS_TOLD = ("log-bonus-hand", "log-bonus-pile")
WHERE = ("hand", "pile")
BONUS_PLACES = ((TO_HAND, "choice-bonus-hand", FULL), (TO_PILE, "choice-bonus-pile", EMPTY))
"""Where a bonus card can go, and with which open cards it cannot."""


class Bonus(Matter):
    """V-36 to V-40: a card of the guard's symbol comes back: to open cards that are too few, or under a pile."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return bonuses(
            op.bonus, tuple(EMPTY if not hand else ROOM if len(hand) < op.open else FULL for hand in op.hands)
        )

    def where(self, choice: Choice) -> str:
        """Among the open cards, or under the pile."""
        return WHERE[choice[1]]

    def said(self, op: Operation, choice: Choice) -> Said:
        who, where = choice
        return BONUS_SAID[where], (("who", f"@seat-{who}"), ("card", f"@card-{SYMBOLS[op.bonus]}"))

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        who, where = choice
        if game.told is not None:
            game.tell(BONUS_TOLD[where], **spoken(self.said(op, choice)))
        op.discard[op.bonus] -= 1
        if where == TO_HAND:
            insort(op.hands[who], op.bonus)
        else:
            op.under[who].append(op.bonus)
        op.bonus = NO_BONUS


class Bonuses(Pick):
    """V-38, V-39: where the card can go: to open cards that are too few, or under the pile of whoever has some."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        known = [self.text(choice) for choice in self]
        rest, where = text[:-4], text[-4:]
        if where == "hand" and f"{rest}pile" in known:
            return IllegalChoice("V-38", "error-full-hand", seat=f"@seat-{rest.split()[1]}")
        if where == "pile" and f"{rest}hand" in known:
            return IllegalChoice("V-39", "error-empty-hand", seat=f"@seat-{rest.split()[1]}")
        return super().refuse(text)


@cache
def bonuses(symbol: int, room: tuple[int, ...]) -> Ask:
    choices = [
        ((seat, where), f"bonus {seat} {WHERE[where]}", label, {"seat": f"@seat-{seat}"})
        for seat, left in enumerate(room)
        for where, label, never in BONUS_PLACES
        if left != never
    ]
    return Bonuses("ask-bonus", "V-36", choices, {"card": f"@card-{SYMBOLS[symbol]}"})


BONUS = Propose(Bonus())
