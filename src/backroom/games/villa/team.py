"""What the team decides together: anyone proposes, and it happens when all agree. Or a captain decides alone."""

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from backroom.games.villa.arrest import ACT, lose
from backroom.games.villa.state import Operation
from backroom.kit import Ask, Choice, Courtesy, Frame, Game, NotAsked, Pick

CAPTAIN = (0,)
AGREE, OBJECT = 1, 0
ROUNDS = {
    seats: tuple(tuple((first + place) % seats for place in range(seats)) for first in range(seats))
    for seats in range(2, 5)
}
"""All seats clockwise, by how many there are and who comes first."""


class Wording(NamedTuple):
    """A kind of proposal in words: by itself, as it is told, and as the others are asked."""

    proposal: str
    told: str
    asked: str


GIVE_UP_SAID = Wording("proposal-give-up", "log-proposes-give-up", "ask-agree-give-up")

Said: TypeAlias = tuple[Wording, tuple[tuple[str, Any], ...]]
"""A proposal in words, and what they are to be filled in with."""


class Matter:
    """Something for the team to decide: what can be proposed, how it is said, and what happens once it is settled."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        raise TypeError(f"{type(self).__name__} must say what can be proposed")

    def said(self, op: Operation, choice: Choice) -> Said:
        raise TypeError(f"{type(self).__name__} must find words for it")

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        raise TypeError(f"{type(self).__name__} must say what happens")

    def courtesy(self) -> str | None:
        """The word for a moment in which anybody may speak before the one we wait for; None where nobody needs it."""
        return None


def spoken(said: Said) -> dict[str, Any]:
    """The arguments of a proposal's sentence as plain data."""
    return {key: [list(part) for part in value] if isinstance(value, tuple) else value for key, value in said[1]}


@lru_cache(maxsize=1024)
def opinions(said: Said, proposer: int) -> Ask:
    """V-43: what the others are asked about a proposal."""
    args = {"seat": f"@seat-{proposer}", **spoken(said)}
    return Pick(
        said[0].asked,
        "V-43",
        ((AGREE, "agree", "choice-agree", {}), (OBJECT, "object", "choice-object", {})),
        args,
    )


class Propose(Frame[Operation]):
    """V-43, V-44: anybody proposes, whoever speaks first; a captain simply decides.

    We wait for the seat whose turn it would be, and after an objection for whoever objected, to hear a better idea.
    """

    __slots__ = ("matter",)

    def __init__(self, matter: Matter) -> None:
        self.matter = matter

    def seats(self, op: Operation) -> tuple[int, ...]:
        return CAPTAIN if op.captain else ROUNDS[op.seats][op.against[0] if op.against else op.active]

    def ask(self, op: Operation, seat: int) -> Ask:
        return self.matter.ask(op)

    def go(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        if game.state.captain:
            self.matter.settle(game, seat, choice)
        else:
            propose(game, self.matter, seat, choice, self)


class Agree(Frame[Operation]):
    """V-43: everybody else agrees, or the proposal is off, and `again` asks for another.

    A refused call to give up has no other: all goes on as if nobody had said a word, and with the next deed it is
    forgotten who was against it.
    """

    __slots__ = ("again", "choice", "matter", "proposer", "said")

    together = True

    def __init__(
        self, matter: Matter, proposer: int, choice: Choice, said: Said, again: Frame[Operation] | None
    ) -> None:
        self.matter = matter
        self.proposer = proposer
        self.choice = choice
        self.said = said
        self.again = again

    def seats(self, op: Operation) -> tuple[int, ...]:
        return tuple(seat for seat in range(op.seats) if seat != self.proposer)

    def ask(self, op: Operation, seat: int) -> Ask:
        return opinions(self.said, self.proposer)

    def go(self, game: Game[Operation], seat: int, answers: dict[int, int]) -> None:
        against = tuple(sorted(who for who in answers if answers[who] == OBJECT))
        if game.told is not None:
            word = "log-objected" if against else "log-agreed"
            game.tell(word, seats=[f"@seat-{who}" for who in against], count=len(against))
        if self.again is None:
            game.state.refused = against
        else:
            game.state.against, game.state.refused = against, ()
        if not against:
            self.matter.settle(game, self.proposer, self.choice)
        elif self.again is not None:
            game.then(self.again)


def propose(
    game: Game[Operation], matter: Matter, proposer: int, choice: Choice, again: Frame[Operation] | None
) -> None:
    game.state.refused = ()
    said = matter.said(game.state, choice)
    if game.told is not None:
        game.tell(said[0].told, seat=f"@seat-{proposer}", **spoken(said))
    game.stack.append(Agree(matter, proposer, choice, said, again))


class GiveUp(Matter):
    """V-46, V-47: the team calls the operation off."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return GIVING_UP

    def said(self, op: Operation, choice: Choice) -> Said:
        return GIVE_UP_SAID, ()

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        lose(game, "log-gave-up")


GIVING_UP: Ask = Pick("ask-give-up", "V-46", (("give-up", "give-up", "choice-give-up", {}),))
GIVE_UP = GiveUp()


def may_give_up(game: Game[Operation], seat: int) -> tuple[Ask, ...]:
    """V-44, V-46: anybody may propose it, but not twice at once; under a captain only the captain may do it."""
    op, top = game.state, game.stack[-1]
    if not op.cards or (op.captain and seat not in CAPTAIN):
        return ()
    return () if isinstance(top, Agree) and top.matter is GIVE_UP else (GIVING_UP,)


def give_up(game: Game[Operation], seat: int) -> None:
    """V-47: at any time, by all or by the captain."""
    if game.state.captain:
        GIVE_UP.settle(game, seat, "give-up")
    else:
        propose(game, GIVE_UP, seat, "give-up", None)


def courtesy(game: Game[Operation]) -> Courtesy | None:
    """V-43: anybody may propose, so people get the time to; whoever has just objected has the word."""
    op, top = game.state, game.stack[-1] if game.stack else None
    word = top.matter.courtesy() if isinstance(top, Propose) else None
    if not isinstance(top, Propose) or word is None or op.captain or op.against:
        return None
    first, *others = top.seats(op)
    return Courtesy(tuple(others), word, {"seat": f"@seat-{first}"})


def out_of_turn(game: Game[Operation], seat: int, choice: Choice) -> NotAsked | None:
    """Which rule a seat breaks that wants to decide for others."""
    op, top = game.state, game.stack[-1]
    if op.captain and seat not in CAPTAIN and (top is not ACT or choice == "give-up"):
        return NotAsked("V-44", "error-captain", captain=f"@seat-{CAPTAIN[0]}")
    if top is ACT:
        return NotAsked("V-25", "error-not-active", seat=f"@seat-{op.active}")
    if isinstance(top, Agree):
        return NotAsked("V-43", "error-own-proposal" if seat == top.proposer else "error-opinion-given")
    return None
