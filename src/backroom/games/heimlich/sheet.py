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
    names = town.names()
    new = town.turns[since:]
    rows: list[Row] = [row["by_agent"] for row in known] or [{} for _ in range(town.seats)]
    for seat in {turn.seat for turn in new}:
        rows[seat] = {agent: {**cell, "turns": cell["turns"][:]} for agent, cell in rows[seat].items()}
    for number, (seat, steps, place, gain) in enumerate(new, since + 1):
        row = rows[seat]
        for agent, far in enumerate(steps):
            found = gain[agent] if gain is not None else 0
            if not far and not found:
                continue
            cell = row.get(names[agent])
            if cell is None:
                cell = row[names[agent]] = {"steps": 0, "into_ruin": 0, "out_of_ruin": 0, "scored": 0, "turns": []}
            there = place[agent]
            before = (there - far) % RING
            if far:
                cell["steps"] += far
                cell["into_ruin"] += there == RUIN
                cell["out_of_ruin"] += before == RUIN
            cell["scored"] += found
            cell["turns"].append([number, before, there, None if gain is None else found])
    return [{"id": seat, "by_agent": row} for seat, row in enumerate(rows)]
