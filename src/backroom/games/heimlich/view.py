"""What a seat may see, built up from nothing."""

from collections.abc import Mapping
from typing import Any

from backroom.games.heimlich.ending import furthest, rightly_named, strays_named
from backroom.games.heimlich.expert import TIPS, as_tip
from backroom.games.heimlich.scoring import DISTANCES
from backroom.games.heimlich.setup import BEGIN, DEAL, DRAW
from backroom.games.heimlich.state import NOBODYS, TIP_WORTH, Tip, Town
from backroom.games.heimlich.turn import MOVE, PLACE_SAFE, ROLL
from backroom.kit import Frame, Game

PHASES: dict[Frame[Town], str] = {
    DRAW: "deal",
    DEAL: "deal",
    BEGIN: "deal",
    ROLL: "roll",
    MOVE: "move",
    PLACE_SAFE: "safe",
    TIPS: "tips",
}


def shown(game: Game[Town], before: Mapping[str, Any]) -> dict[str, Any]:
    """The open board for everyone; everything at the end (H-30)."""
    town = game.state
    over = game.result is not None
    to_safe = DISTANCES[town.safe]
    seen: dict[str, Any] = {
        "rules": "expert" if town.expert else "basic",
        "agents": before.get("agents") or town.names(),
        "place": town.place[:],
        "score": town.score[:],
        "safe": town.safe,
        "to_safe": [to_safe[where] for where in town.place],
        "active": town.active if town.active >= 0 else None,
        "roll": town.roll or None,
        "phase": "over" if over else PHASES[game.stack[-1]],
        "turns": turns(town, before.get("turns", NO_TURNS)),
        "owners": town.owners() if over else None,
        "furthest": [town.name(agent) for agent in furthest(town)] if over else None,
    }
    if town.expert:
        seen["tipped"] = tipped(game)
        seen |= papers(town, town.tips) if over and town.tips is not None else SEALED
    return seen


def view(game: Game[Town], seat: int | None) -> dict[str, Any]:
    """A seat's own card, tips and dossier."""
    town = game.state
    seen: dict[str, Any] = {"card": None if seat is None or not town.cards else town.name(town.cards[seat])}
    if town.expert:
        seen["tips"] = own_tips(game, seat)
        seen["dossier"] = {} if seat is None else dossier(town, seat)
    return seen


SEALED = dict.fromkeys(("revealed_tips", "right_tips", "rightly_named", "tip_points", "dossiers"))


def papers(town: Town, tips: tuple[Tip, ...]) -> dict[str, Any]:
    """H-36, H-41: what all had written, which of it was right, and what that brought; and their notes."""
    everybody = range(town.seats)
    right = [rightly_named(town, who) for who in everybody]
    return {
        "revealed_tips": [by_agent(town, tip, who) for who, tip in enumerate(tips)],
        "right_tips": [[town.name(agent) for agent in right[who] + strays_named(town, who)] for who in everybody],
        "rightly_named": [len(agents) for agents in right],
        "tip_points": [TIP_WORTH * len(agents) for agents in right],
        "dossiers": None if town.shut else [dossier(town, who) for who in everybody],
    }


NO_TURNS: list[dict[str, Any]] = []


def turns(town: Town, known: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every turn so far, as everybody saw it, the points, places and finds by agent; what is `known` stays as it is."""
    if known and len(known) == len(town.turns):
        return known
    new = town.turns[len(known) :]
    return [
        *known,
        *(
            {"seat": seat, "steps": [*steps], "place": [*place], "gain": None if gain is None else [*gain]}
            for seat, steps, place, gain in new
        ),
    ]


def tipped(game: Game[Town]) -> list[int]:
    """Who has handed in tips: everybody sees the pencils."""
    if game.state.tips is not None:
        return list(range(game.seats))
    return [] if game.answers is None else sorted(game.answers)


def own_tips(game: Game[Town], seat: int | None) -> dict[str, int | None] | None:
    town = game.state
    if seat is None:
        return None
    if town.tips is not None:
        return by_agent(town, town.tips[seat], seat)
    if game.answers is not None and seat in game.answers:
        return by_agent(town, as_tip(town, seat, game.answers[seat]), seat)
    return None


def by_agent(town: Town, tip: Tip, seat: int) -> dict[str, int | None]:
    """A seat's tips with the agents' names; its own agent is left out."""
    return {town.name(agent): None if who == NOBODYS else who for agent, who in enumerate(tip) if who != seat}


def dossier(town: Town, seat: int) -> dict[str, dict[str, Any]]:
    """H-36: a seat's notes."""
    return {
        town.name(agent): {"suspect": "-" if behind == NOBODYS else behind, "text": remark}
        for (who, agent), (behind, remark) in sorted(town.dossier.items())
        if who == seat
    }
