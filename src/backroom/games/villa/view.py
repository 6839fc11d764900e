"""What the team sees: everything but the fronts of the guards and the piles. All seats see the same."""

from typing import Any

from backroom.games.villa.arrest import ACT
from backroom.games.villa.bonus import BONUS
from backroom.games.villa.deck import SYMBOLS, Guard
from backroom.games.villa.setup import GODFATHER_DRAWN
from backroom.games.villa.state import NO_GODFATHER, NO_TARGET, PLACES, Operation, free_places
from backroom.games.villa.swap import SWAP
from backroom.games.villa.target import TARGET
from backroom.games.villa.team import Agree, spoken
from backroom.kit import Frame, Game

PHASES: dict[Frame[Operation], str] = {
    GODFATHER_DRAWN: "deal",
    SWAP: "swap",
    TARGET: "plan",
    ACT: "arrest",
    BONUS: "bonus",
}


def view(game: Game[Operation], seat: int | None) -> dict[str, Any]:
    op, over = game.state, game.result is not None
    top = None if over else game.stack[-1]
    police = op.deck.police
    return {
        "rules": "expert" if op.expert else "standard",
        "phase": "over" if top is None else "agree" if isinstance(top, Agree) else PHASES.get(top, "deal"),
        "proposal": proposal(op, top),
        "against": [*op.against],
        "captain": 0 if op.captain else None,
        "guards": [guard(op, place, over) for place in range(13)] if op.layout else [],
        "godfather": None
        if op.godfather == NO_GODFATHER
        else {**front(op.deck.godfathers[op.godfather]), "free": not op.standing},
        "target": None if op.target == NO_TARGET else {"place": PLACES[op.target], **front(op.guard_at(op.target))},
        "position": op.position + 1 if op.target != NO_TARGET else None,
        "leader": op.leader if op.leader >= 0 else None,
        "active": op.active if op.target != NO_TARGET else None,
        "hands": [[police[kind].name for kind in hand] for hand in op.hands],
        "piles": [len(pile) + len(under) for pile, under in zip(op.piles, op.under, strict=True)],
        "under": [[police[kind].name for kind in under] for under in op.under],
        "cards": op.cards,
        "total": op.strength() if op.layout else None,
        "discard": {kind.name: count for kind, count in zip(police, op.discard, strict=True) if count},
        "gone": {kind.name: count for kind, count in zip(police, op.gone, strict=True) if count},
        "unseen": unseen(op) if over else None,
    }


def proposal(op: Operation, top: Frame[Operation] | None) -> dict[str, Any] | None:
    """V-43: what is proposed is said aloud: as text, and as a sentence."""
    if not isinstance(top, Agree):
        return None
    said = top.matter.said(op, top.choice)
    return {
        "by": top.proposer,
        "text": top.matter.ask(op).text(top.choice),
        "word": said[0].proposal,
        "args": spoken(said),
    }


def unseen(op: Operation) -> dict[str, Any]:
    """What nobody could know: how the piles lay, the top card first, and what stayed in the box."""
    police = op.deck.police
    return {
        "piles": [[police[kind].name for kind in reversed(pile)] for pile in op.piles],
        "aside": sorted(police[kind].name for kind in op.aside),
        "guards": sorted(op.deck.guards[number].name for number in op.spare),
    }


def guard(op: Operation, place: int, over: bool) -> dict[str, Any] | None:
    """A guard's back, which everybody sees from the start; its front only when it is turned up."""
    if not op.standing >> place & 1:
        return None
    card = op.guard_at(place)
    if card.back is None:
        return None
    seen: dict[str, Any] = {
        "place": PLACES[place],
        "strength": card.back.strength,
        "symbol": SYMBOLS[card.back.symbol],
        "at": card.back.at or None,
        "free": place in free_places(op.standing),
    }
    return {**seen, **front(card)} if over or place == op.target else seen


def front(card: Guard) -> dict[str, Any]:
    mark = None if card.mark is None else {"at": card.mark[0], "symbol": SYMBOLS[card.mark[1]]}
    return {"name": card.name, "symbols": [SYMBOLS[symbol] for symbol in card.symbols], "mark": mark}
