"""Before an arrest: whom it is about, and who leads."""

from functools import lru_cache

from backroom.games.villa.arrest import ACT
from backroom.games.villa.deck import SYMBOLS, Back
from backroom.games.villa.state import COVERS, GODFATHER, NO_LEADER, PLACES, Operation, free_places
from backroom.games.villa.team import Matter, Propose, Said, Wording
from backroom.kit import Ask, Choice, Form, Game, IllegalChoice, One

PLAN_SAID = Wording("proposal-plan", "log-proposes-plan", "ask-agree-plan")
KNOWN_SAID = Wording("proposal-known", "log-proposes-known", "ask-agree-known")
GODFATHER_SAID = Wording("proposal-godfather", "log-proposes-godfather", "ask-agree-godfather")


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


@lru_cache(maxsize=1024)
def targets(standing: int, free: tuple[tuple[int, Back | None], ...], seats: int) -> Ask:
    """`seats` 0: the leader is settled already."""
    places = tuple((PLACES[place], f"@{PLACES[place]}") for place, _ in free)
    guards = One("guard", places, of=tuple(label(back) for _, back in free if back is not None))
    leaders = (One("leader", tuple((str(seat), f"@seat-{seat}") for seat in range(seats))),) if seats else ()
    form = Targets("ask-plan" if seats else "ask-guard", "V-25", "arrest", (guards, *leaders))
    form.standing = standing
    return form


def label(back: Back) -> str:
    """The word for a back in a list."""
    return f"@back-{back.strength}-{SYMBOLS[back.symbol]}-{back.at or 'not'}"


class Target(Matter):
    """V-25: whom to arrest next, and who leads. Where the lead goes round (V-58) only the first leader is chosen."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        """Everybody who can be got at, with the back."""
        free = tuple((place, op.guard_at(place).back) for place in free_places(op.standing))
        return targets(op.standing, free, 0 if op.rotating and op.leader != NO_LEADER else op.seats)

    def plan(self, op: Operation, choice: Choice) -> tuple[int, int]:
        """The place and the leader."""
        number, leader = (choice, op.leader) if type(choice) is int else choice
        return free_places(op.standing)[number], leader

    def said(self, op: Operation, choice: Choice) -> Said:
        """The godfather and everybody of whom the back leaves no doubt by name, the others by their place."""
        place, leader = self.plan(op, choice)
        leads = ("leader", f"@seat-{leader}")
        if place == GODFATHER:
            return GODFATHER_SAID, (("guard", op.guard_at(place).name), leads)
        where = ("place", f"@{PLACES[place]}")
        if len(op.fronts_at(place)) == 1:
            return KNOWN_SAID, (("guard", op.guard_at(place).name), where, leads)
        return PLAN_SAID, (where, leads)

    def courtesy(self) -> str | None:
        return "courtesy-plan"

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        op.target, op.leader = self.plan(op, choice)
        op.active, op.position, op.laid = op.leader, 0, ()
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
