"""A turn: roll, move agents, crack the safe, move the safe."""

from collections.abc import Sequence
from functools import cache

from backroom.games.heimlich.ending import END
from backroom.games.heimlich.expert import TIPS
from backroom.games.heimlich.scoring import entered, findings
from backroom.games.heimlich.state import (
    BUILDINGS,
    FACES,
    FINISH,
    RING,
    SEATS,
    SITES,
    SPOTS,
    TIPS_AT,
    Colours,
    Town,
    Turn,
    items,
)
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, IllegalChoice, Pick, Points

ROLLS = range(1, FACES + 1)
DIE: Ask = Pick("ask-roll", "H-12", ((pips, f"roll {pips}", "choice-roll", {"pips": pips}) for pips in ROLLS))


@cache
def moves(colours: Colours) -> tuple[Ask, ...]:
    """H-13, H-14: by roll, every way to spend it on these agents."""
    who = items(colours)
    return tuple(
        Form("ask-move", "H-14", "move", (Points("steps", roll, who),), {"points": roll}) for roll in range(FACES + 1)
    )


@cache
def signed(gain: int) -> str:
    """+2 or −3, with a true minus sign as on the board."""
    return f"{gain:+d}".replace("-", "−")


def paths(town: Town, points: Sequence[int]) -> list[list[str]]:
    """Who has gone from where to where with these points, to be read as "Red 9 → 10"."""
    return [
        [town.label(agent), SPOTS[(there - steps) % RING], "→", SPOTS[there]]
        for agent, (there, steps) in enumerate(zip(town.place, points, strict=True))
        if steps
    ]


ANYWHERE = "H-34"


class SafePlaces(Pick):
    """Where the safe may go."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        building = text.removeprefix("safe ")
        if building in BUILDINGS:
            return IllegalChoice(self.rule, "error-safe-occupied", building=f"@{building}")
        return super().refuse(text)


@cache
def without(rule: str, taken: int) -> SafePlaces:
    """Every building but those taken, which are the bits of a number."""
    choices = (
        (place, f"safe {building}", "choice-safe", {"building": f"@{building}"})
        for place, building in enumerate(BUILDINGS)
        if not taken >> place & 1
    )
    return SafePlaces("ask-safe-any" if rule == ANYWHERE else "ask-safe", rule, choices)


def safe_places(place: Sequence[int], expert: bool) -> SafePlaces:
    """H-25, H-26, H-34: where the safe may go: a building in which nobody stands, or, among experts, any."""
    if expert:
        return without(ANYWHERE, 0)
    taken = 0
    for building in place:
        taken |= 1 << building
    return without("H-25", taken)


class Roll(Frame[Town]):
    """H-12: the active player rolls the die, once."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, town: Town, seat: int) -> Ask:
        return DIE

    def go(self, game: Game[Town], seat: int, pips: int) -> None:
        town = game.state
        town.roll = pips
        if game.told is not None:
            game.tell("log-rolled", seat=SEATS[town.active], pips=pips)
        game.stack.append(MOVE)


class Move(Frame[Town]):
    """H-13 to H-19: all points are spent on any agents, clockwise; then one that was moved onto the safe cracks it."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return (town.active,)

    def ask(self, town: Town, seat: int) -> Ask:
        return moves(town.colours)[town.roll]

    def go(self, game: Game[Town], seat: int, points: tuple[int, ...]) -> None:
        town = game.state
        place = town.place
        for agent, steps in enumerate(points):
            if steps:
                place[agent] = (place[agent] + steps) % RING
        town.turns += (Turn(seat, points, tuple(place)),)
        if game.told is not None:
            game.tell("log-moved", seat=SEATS[seat], paths=paths(town, points))
        if town.safe in place and entered(place, points, town.safe):
            game.stack.append(SCORE)
        else:
            town.active = (seat + 1) % town.seats
            game.stack.append(ROLL)


class Score(Frame[Town]):
    """H-20 to H-24: every agent finds what its building holds; the ruin takes three, never below the start."""

    __slots__ = ()

    def go(self, game: Game[Town], seat: int, choice: None) -> None:
        town = game.state
        score = town.score
        gains = tuple(findings(town.place, score))
        town.turns = (*town.turns[:-1], town.turns[-1]._replace(gain=gains))
        for agent, gain in enumerate(gains):
            score[agent] += gain
        if game.told is not None:
            found = [[town.label(agent), signed(gain)] for agent, gain in enumerate(gains) if gain]
            game.tell("log-scored", seat=SEATS[town.active], building=SITES[town.safe], gains=found)
        best = max(score)
        game.stack.append(END if best >= FINISH else PLACE_SAFE)
        if best >= TIPS_AT and town.expert and town.tips is None:
            game.stack.append(TIPS)


class PlaceSafe(Frame[Town]):
    """H-25, H-26, H-34: who set off the scoring moves the safe: to an empty building, or, among experts, to any."""

    __slots__ = ()

    def seats(self, town: Town) -> tuple[int, ...]:
        return (town.active,)

    def ask(self, town: Town, seat: int) -> Ask:
        return safe_places(town.place, town.expert)

    def go(self, game: Game[Town], seat: int, building: int) -> None:
        town = game.state
        if game.told is not None:
            stays = int(building == town.safe)
            game.tell("log-safe", seat=SEATS[seat], building=SITES[building], stays=stays)
        town.safe = building
        town.active = (seat + 1) % town.seats
        game.stack.append(ROLL)


ROLL, MOVE, SCORE, PLACE_SAFE = Roll(), Move(), Score(), PlaceSafe()
