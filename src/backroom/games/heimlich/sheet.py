"""The detective's sheet: what anybody at the table could have counted, player by agent, turn by turn."""

from typing import Any

from backroom.games.heimlich.state import BUILDINGS, RING, Town

RUIN = BUILDINGS.index("ruin")


def trail(town: Town) -> list[dict[str, Any]]:
    """By seat, its last turn: the how manieth it was, and who went from where to where."""
    last: list[dict[str, Any]] = [{"id": seat, "turn": None, "moves": []} for seat in range(town.seats)]
    first = max(0, len(town.turns) - town.seats)
    for number, turn in enumerate(town.turns[first:], first + 1):
        moves = [
            {"agent": town.name(agent), "from": (there - far) % RING, "to": there}
            for agent, (far, there) in enumerate(zip(turn.steps, turn.place, strict=True))
            if far
        ]
        last[turn.seat] = {"id": turn.seat, "turn": number, "moves": moves}
    return last


def sheet(town: Town) -> list[dict[str, Any]]:
    """By seat and agent: the points it got from this seat, how often into the ruin and out of it, and what it found
    when this seat cracked the safe. Each of those turns has its number, from where to where, and what was found."""
    names = town.names()
    rows: list[dict[str, Any]] = [{} for _ in range(town.seats)]
    for number, (seat, steps, place, gain) in enumerate(town.turns, 1):
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
