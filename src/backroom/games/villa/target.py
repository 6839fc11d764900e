"""Before an arrest: whom it is about, and who leads."""

from functools import cache

from backroom.games.villa.arrest import ACT
from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.state import COVERS, GODFATHER, NO_LEADER, PLACES, Operation, free_places
from backroom.games.villa.team import Matter, Propose, Said, Wording
from backroom.kit import Ask, Choice, Form, Game, IllegalChoice, One

PLAN_SAID = Wording("proposal-plan", "log-proposes-plan", "ask-agree-plan")


class Targets(Form):
    """V-17, V-18, V-25: a guard that can be got at, and, unless the lead goes round, a leader."""

    __slots__ = ("standing",)

    standing: int

    def parse(self, text: str) -> Choice:
        words = text.split()
        if len(words) > 1 and words[0] == self.verb and words[1] in PLACES:
            place = PLACES.index(words[1])
            if place not in free_places(self.standing):
                raise self.out_of_reach(place)
            if len(words) > 2 and len(self.fields) == 1:
                raise IllegalChoice("V-58", "error-lead")
        return super().parse(text)

    def out_of_reach(self, place: int) -> IllegalChoice:
        where = f"@{PLACES[place]}"
        if place == GODFATHER:
            return IllegalChoice("V-41", "error-godfather", left=self.standing.bit_count())
        if not self.standing >> place & 1:
            return IllegalChoice("V-35", "error-arrested", place=where)
        if place >= 9 and any(self.standing >> above & 1 for above in COVERS[place - 9]):
            return IllegalChoice("V-17", "error-covered", place=where)
        return IllegalChoice("V-18", "error-hemmed", place=where)


@cache
def targets(standing: int, seats: int) -> Ask:
    """`seats` 0: the leader is settled already."""
    guards = One("guard", tuple((PLACES[place], f"@{PLACES[place]}") for place in free_places(standing)))
    leaders = (One("leader", tuple((str(seat), f"@seat-{seat}") for seat in range(seats))),) if seats else ()
    form = Targets("ask-plan" if seats else "ask-guard", "V-25", "arrest", (guards, *leaders))
    form.standing = standing
    return form


class Target(Matter):
    """V-25: whom to arrest next, and who leads. Where the lead goes round (V-58) only the first leader is chosen."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return targets(op.standing, 0 if op.rotating and op.leader != NO_LEADER else op.seats)

    def plan(self, op: Operation, choice: Choice) -> tuple[int, int]:
        """The place and the leader."""
        number, leader = (choice, op.leader) if type(choice) is int else choice
        return free_places(op.standing)[number], leader

    def said(self, op: Operation, choice: Choice) -> Said:
        place, leader = self.plan(op, choice)
        return PLAN_SAID, (("place", f"@{PLACES[place]}"), ("leader", f"@seat-{leader}"))

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        op.target, op.leader = self.plan(op, choice)
        op.active, op.position = op.leader, 0
        if game.told is not None:
            tell_of_plan(game)
        game.stack.append(ACT)


def tell_of_plan(game: Game[Operation]) -> None:
    """V-25: the guard is turned up, and everybody sees the front."""
    op = game.state
    guard = op.guard_at(op.target)
    game.tell(
        "log-plan",
        place=f"@{PLACES[op.target]}",
        leader=f"@seat-{op.leader}",
        guard=guard.name,
        symbols=[f"@symbol-{SYMBOLS[symbol]}" for symbol in guard.symbols],
    )
    if op.expert and guard.mark is not None:
        game.tell("log-mark", guard=guard.name, position=guard.mark[0], symbol=f"@symbol-{SYMBOLS[guard.mark[1]]}")


TARGET = Propose(Target())
