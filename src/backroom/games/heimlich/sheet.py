"""The detective's sheet: what anybody at the table could have counted, player by agent, turn by turn."""

from collections.abc import Sequence
from typing import Any

from backroom.games.heimlich.state import BUILDINGS, RING, Town

RUIN = BUILDINGS.index("ruin")

Row = dict[str, Any]
"""What is counted of one seat."""


def turns_of(known: Sequence[Row]) -> int:
    """How many turns there had been when this trail was left."""
    return max([row["turn"] or 0 for row in known], default=0)


def trail(town: Town, known: Sequence[Row] = (), since: int = 0) -> list[Row]:
    """By seat, its last turn: the how manieth it was, and who went from where to where.

    `known` is the trail as it was after so many turns."""
    last = [*known] or [{"id": seat, "turn": None, "moves": []} for seat in range(town.seats)]
    first = max(since, len(town.turns) - town.seats)
    for number, turn in enumerate(town.turns[first:], first + 1):
        moves = [
            {"agent": town.name(agent), "from": (there - far) % RING, "to": there}
            for agent, (far, there) in enumerate(zip(turn.steps, turn.place, strict=True))
            if far
        ]
        last[turn.seat] = {"id": turn.seat, "turn": number, "moves": moves}
    return last


def sheet(town: Town, known: Sequence[Row] = (), since: int = 0) -> list[Row]:
    """By seat and agent: the points it got from this seat, how often into the ruin and out of it, and what it found
    when this seat cracked the safe. Each of those turns has its number, from where to where, and what was found.

    `known` is the sheet as it was after so many turns; it stays as it is."""
    rows: list[Row] = [*known] or [{"id": seat, "by_agent": {}} for seat in range(town.seats)]
    for number, (seat, steps, place, gain) in enumerate(town.turns[since:], since + 1):
        cells = {**rows[seat]["by_agent"]}
        for agent, (far, there) in enumerate(zip(steps, place, strict=True)):
            found = None if gain is None else gain[agent]
            if far or found:
                name = town.name(agent)
                cells[name] = _counted(cells.get(name, NOTHING_YET), number, far, there, found)
        rows[seat] = {"id": seat, "by_agent": cells}
    return rows


NOTHING_YET: Row = {"steps": 0, "into_ruin": 0, "out_of_ruin": 0, "scored": 0, "turns": []}


def _counted(cell: Row, number: int, far: int, there: int, found: int | None) -> Row:
    """What is known of an agent after one more turn."""
    before = (there - far) % RING
    return {
        "steps": cell["steps"] + far,
        "into_ruin": cell["into_ruin"] + (far > 0 and there == RUIN),
        "out_of_ruin": cell["out_of_ruin"] + (far > 0 and before == RUIN),
        "scored": cell["scored"] + (found or 0),
        "turns": [*cell["turns"], [number, before, there, found]],
    }
