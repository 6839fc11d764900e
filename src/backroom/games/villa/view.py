"""What the team sees: everything but the fronts of the guards and the piles. All seats see the same."""

from typing import Any

from backroom.games.villa.arrest import ACT
from backroom.games.villa.bonus import BONUS, Bonus
from backroom.games.villa.deck import SYMBOLS, Guard
from backroom.games.villa.setup import GODFATHER_DRAWN
from backroom.games.villa.state import GODFATHER, NO_BONUS, NO_GODFATHER, NO_TARGET, PLACES, Operation, free_places
from backroom.games.villa.swap import SWAP, Swap
from backroom.games.villa.target import TARGET, Target
from backroom.games.villa.team import Agree, spoken
from backroom.kit import Frame, Game

PHASES: dict[Frame[Operation], str] = {
    GODFATHER_DRAWN: "deal",
    SWAP: "swap",
    TARGET: "plan",
    ACT: "arrest",
    BONUS: "bonus",
}

Seen = dict[str, Any]


def shown(game: Game[Operation]) -> Seen:
    op, over = game.state, game.result is not None
    top = None if over else game.stack[-1]
    fronts = op.fronts()
    return {
        "rules": "expert" if op.expert else "standard",
        "phase": "over" if top is None else "agree" if isinstance(top, Agree) else PHASES.get(top, "deal"),
        "proposal": proposal(op, top),
        "against": [*op.against],
        "refused": [*op.refused],
        "captain": 0 if op.captain else None,
        **around(op, fronts, over),
        **arrest(op),
        **police(op, fronts),
        "unseen": unseen(op) if over else None,
    }


def proposal(op: Operation, top: Frame[Operation] | None) -> Seen | None:
    """V-43: what is proposed is said aloud: as text, as a sentence, and as what it is about."""
    if not isinstance(top, Agree):
        return None
    said = top.said
    return {
        "by": top.proposer,
        **about(op, top),
        "text": top.matter.ask(op).text(top.choice),
        "word": said[0].proposal,
        "args": spoken(said),
    }


def about(op: Operation, asked: Agree) -> Seen:
    """The hands after a swap; whom to arrest and who leads; who gets the bonus card, and where it goes."""
    matter, choice = asked.matter, asked.choice
    if isinstance(matter, Target):
        place, leader = matter.plan(op, choice)
        return {"matter": "plan", "place": PLACES[place], "leader": leader}
    if isinstance(matter, Swap):
        return {"matter": "swap", "hands": [named(op, hand) for hand in matter.hands(op, choice)]}
    if isinstance(matter, Bonus):
        return {"matter": "bonus", "to": choice[0], "where": matter.where(choice)}
    return {"matter": "give-up"}


def around(op: Operation, fronts: list[tuple[int, ...]], over: bool) -> Seen:
    """The godfather and his guards: those around him, and those already caught."""
    free = free_places(op.standing)
    return {
        "guards": [guard(op, place, fronts[place], place in free, over) for place in range(len(op.layout))],
        "godfather": None
        if op.godfather == NO_GODFATHER
        else {**front(op, op.guard_at(GODFATHER)), "free": not op.standing},
        "arrested": [
            {"place": PLACES[place], **back(op.guard_at(place)), **front(op, op.guard_at(place))}
            for place in op.arrested
        ],
        "total": op.strength() if op.layout else None,
        "positions": op.positions() if op.layout else None,
    }


def arrest(op: Operation) -> Seen:
    """Whom the arrest is about, how far it has come, and what was laid; and the card that comes back after it."""
    under_way = op.target != NO_TARGET
    return {
        "target": {"place": PLACES[op.target], **back(op.guard_at(op.target)), **front(op, op.guard_at(op.target))}
        if under_way
        else None,
        "position": op.position + 1 if under_way else None,
        "leader": op.leader if op.leader >= 0 else None,
        "lead": "rotating" if op.rotating else "chosen",
        "active": op.active if under_way else None,
        "laid": [
            {"position": position, "player": who, "cards": named(op, kinds)}
            for position, (who, *kinds) in enumerate(op.laid, 1)
        ],
        "bonus": None if op.bonus == NO_BONUS else SYMBOLS[op.bonus],
    }


def police(op: Operation, fronts: list[tuple[int, ...]]) -> Seen:
    """Everybody's cards, and what has become of the others."""
    kinds = op.deck.police
    return {
        "hands": [named(op, hand) for hand in op.hands],
        "full": op.open,
        "piles": [len(pile) + len(under) for pile, under in zip(op.piles, op.under, strict=True)],
        "under": [named(op, under) for under in op.under],
        "cards": op.cards,
        "held": sum(map(len, (*op.hands, *op.piles, *op.under))),
        "discard": {kind.name: count for kind, count in zip(kinds, op.discard, strict=True) if count},
        "gone": {kind.name: count for kind, count in zip(kinds, op.gone, strict=True) if count},
        "left": left(op, fronts) if op.cards else None,
    }


def left(op: Operation, fronts: list[tuple[int, ...]]) -> dict[str, dict[str, int]]:
    """Of each colour, and of the jokers: how many are open or known to lie under a pile, were played, are gone, and may
    still lie in the piles or in the box; and how many are needed for certain, for all that the backs say."""
    needed = (*op.needed(fronts), 0)
    plain = len(SYMBOLS)
    tally = {
        name: {"needed": needed[number], "open": 0, "beneath": 0, "played": 0, "lost": 0, "hidden": 0}
        for number, name in enumerate((*SYMBOLS, "jokers"))
    }
    rows = list(tally.values())
    for cards, held in (("open", op.hands), ("beneath", op.under)):
        for kinds in held:
            for kind in kinds:
                rows[min(kind, plain)][cards] += 1
    for number, card in enumerate(op.deck.police):
        row = rows[min(number, plain)]
        row["played"] += op.discard[number]
        row["lost"] += op.gone[number]
        row["hidden"] += card.copies
    for row in rows:
        row["hidden"] -= row["open"] + row["beneath"] + row["played"] + row["lost"]
    return tally


def unseen(op: Operation) -> Seen:
    """What nobody could know: how the piles lay, the top card first, and what stayed in the box."""
    return {
        "piles": [named(op, pile[::-1]) for pile in op.piles],
        "aside": sorted(named(op, op.aside)),
        "guards": sorted(op.deck.guards[number].name for number in op.spare),
    }


def named(op: Operation, kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [op.deck.police[kind].name for kind in kinds]


def guard(op: Operation, place: int, fronts: tuple[int, ...], free: bool, over: bool) -> Seen | None:
    """A guard's back, which everybody sees from the start, and who may be behind it; its front when it is turned up."""
    if not op.standing >> place & 1:
        return None
    card = op.guard_at(place)
    seen: Seen = {"place": PLACES[place], **back(card), "free": free}
    if over or place == op.target:
        return {**seen, **front(op, card)}
    return {**seen, "fronts": [front(op, op.deck.guards[number]) for number in fronts]}


def back(card: Guard) -> Seen:
    """Strength, and a symbol with its position, or crossed out; the symbol is also that of the bonus card."""
    if card.back is None:
        return {}
    return {"strength": card.back.strength, "symbol": SYMBOLS[card.back.symbol], "at": card.back.at or None}


def front(op: Operation, card: Guard) -> Seen:
    """V-49: who it is and what the arrest takes; the mark counts, and is shown, in the expert version only."""
    mark = card.mark if op.expert else None
    return {
        "name": card.name,
        "symbols": [SYMBOLS[symbol] for symbol in card.symbols],
        "mark": None if mark is None else {"at": mark[0], "symbol": SYMBOLS[mark[1]]},
    }
