"""Why the house player does what it does, in a line: a word of the game's word files, and what to fill in."""

from math import floor
from typing import Any

from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.foresight import Advice
from backroom.games.villa.knowledge import Knowledge
from backroom.games.villa.outlook import ANY, MARK, case_of
from backroom.games.villa.plan import meets, without
from backroom.games.villa.state import PLACES
from backroom.games.villa.steps import BONUS, DEED, PLAN, Step

Reason = tuple[str, dict[str, Any]]


def percent(chance: float) -> int:
    """Nothing is certain that is not known to be."""
    return max(1, min(99, floor(100 * chance + 0.5)))


def for_step(known: Knowledge, best: Advice) -> Reason | None:
    """Why this step; None where it goes without saying."""
    kind, what = best.step
    if kind == DEED:
        return for_deed(known, *what)
    if kind == BONUS:
        return for_bonus(known, *what)
    if kind == PLAN:
        return for_plan(known, best)
    return ("say-swap" if list(what) != known.hands else "say-keep"), {}


def for_plan(known: Knowledge, best: Advice) -> Reason:
    place, leader = best.step.what
    about = {"place": f"@{PLACES[place]}", "leader": f"@seat-{leader}"}
    if best.sure:
        return "say-plan-sure", about
    if all_fit(known, best.step):
        return "say-plan-fits", about
    return "say-plan", {**about, "percent": percent(best.chance)}


def all_fit(known: Knowledge, plan: Step) -> bool:
    """Whether the open cards do it, as far as the front is known, everybody acting once."""
    place, leader = plan.what
    op = known.op
    if place < len(op.layout) and len(known.fronts[place]) > 1:
        return False
    needs = case_of(op.guard_at(place), op.expert).needs
    hands = [[*hand] for hand in known.hands]
    for position, need in enumerate(needs):
        hand = hands[(leader + position) % op.seats]
        fitting = [card for card in sorted(hand, key=int.bit_count) if card & need & ANY]
        if not fitting or not meets(without(tuple(hand), (fitting[0],)), need >> MARK):
            return False
        hand.remove(fitting[0])
    return True


def for_deed(known: Knowledge, gained: int, cards: tuple[int, ...]) -> Reason | None:
    op = known.op
    symbol = op.guard_at(op.target).symbols[op.position]
    needed = {"symbol": f"@symbol-{SYMBOLS[symbol]}"}
    if gained:
        return ("say-pair", needed) if len(cards) == 2 else None
    after = (op.active + 1) % op.seats
    if any(card >> symbol & 1 for card in known.hands[after]):
        return "say-pass-on", {**needed, "next": f"@seat-{after}"}
    return "say-pass", needed


def for_bonus(known: Knowledge, seat: int, to_hand: bool) -> Reason:
    about = {"who": f"@seat-{seat}"}
    if to_hand:
        return "say-bonus-room", about
    counts = [
        len(hand) + size + len(under) for hand, size, under in zip(known.hands, known.sizes, known.under, strict=True)
    ]
    return ("say-bonus-fewest" if counts[seat] == min(counts) else "say-bonus"), about


def for_opinion(against: bool, reluctant: bool, likely: float, ours: float) -> Reason:
    if against:
        return "say-object", {"percent": percent(likely), "better": percent(ours)}
    return ("say-yield" if reluctant else "say-agree"), {}


def for_giving_up(against: bool, ours: float) -> Reason:
    return ("say-go-on", {"percent": percent(ours)}) if against else ("say-give-up", {})
