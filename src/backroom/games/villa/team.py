"""What the team decides together: anyone proposes, and it happens when all agree. Or a captain decides alone."""

from backroom.games.villa.arrest import lose
from backroom.games.villa.state import Operation
from backroom.kit import Ask, Choice, Frame, Game, Pick

CAPTAIN = (0,)
AGREE, OBJECT = 1, 0

OPINIONS: Ask = Pick(
    "ask-agree",
    "V-36",
    ((AGREE, "agree", "choice-agree", {}), (OBJECT, "object", "choice-object", {})),
)


class Matter:
    """Something for the team to decide: what can be proposed, and what happens once it is settled."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        raise TypeError(f"{type(self).__name__} must say what can be proposed")

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        raise TypeError(f"{type(self).__name__} must say what happens")


class Propose(Frame[Operation]):
    """V-36, V-37: whoever speaks first proposes; a captain simply decides."""

    __slots__ = ("matter",)

    def __init__(self, matter: Matter) -> None:
        self.matter = matter

    def seats(self, op: Operation) -> tuple[int, ...]:
        return CAPTAIN if op.captain else tuple(range(op.seats))

    def ask(self, op: Operation, seat: int) -> Ask:
        return self.matter.ask(op)

    def go(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        if game.state.captain:
            self.matter.settle(game, seat, choice)
            return
        if game.told is not None:
            game.tell("log-proposed", seat=f"@seat-{seat}", proposal=self.matter.ask(game.state).text(choice))
        game.then(Agree(self.matter, seat, choice, self))


class Agree(Frame[Operation]):
    """V-36: everybody else agrees, or the proposal is off."""

    __slots__ = ("again", "choice", "matter", "proposer")

    together = True

    def __init__(self, matter: Matter, proposer: int, choice: Choice, again: Frame[Operation] | None) -> None:
        self.matter = matter
        self.proposer = proposer
        self.choice = choice
        self.again = again

    def seats(self, op: Operation) -> tuple[int, ...]:
        return tuple(seat for seat in range(op.seats) if seat != self.proposer)

    def ask(self, op: Operation, seat: int) -> Ask:
        return OPINIONS

    def go(self, game: Game[Operation], seat: int, answers: dict[int, int]) -> None:
        against = [who for who, opinion in answers.items() if opinion == OBJECT]
        if game.told is not None:
            word = "log-objected" if against else "log-agreed"
            game.tell(word, seats=[f"@seat-{who}" for who in against], count=len(against))
        if not against:
            self.matter.settle(game, self.proposer, self.choice)
        elif self.again is not None:
            game.then(self.again)


class GiveUp(Matter):
    """V-39: the team calls the operation off."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return GIVING_UP

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        lose(game, "log-gave-up")


GIVING_UP: Ask = Pick("ask-give-up", "V-39", (("give-up", "give-up", "choice-give-up", {}),))
GIVE_UP = GiveUp()


def give_up(game: Game[Operation], seat: int) -> None:
    """At any time, by all or by the captain."""
    if game.state.captain:
        GIVE_UP.settle(game, seat, "give-up")
        return
    if game.told is not None:
        game.tell("log-proposed", seat=f"@seat-{seat}", proposal="give-up")
    game.then(Agree(GIVE_UP, seat, "give-up", None))
