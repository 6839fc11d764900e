"""Why the house player does what it does, in a line. It knows what everybody knows, so it can say all it thinks.

And nothing else: of a guard that lies face down it speaks as of everybody who may be behind the back.
"""

from math import floor
from typing import Any

from backroom.games.villa.arrest import PAIR, PASS, PLAY, legal, need_at
from backroom.games.villa.deck import SYMBOLS, Guard
from backroom.games.villa.house.foresight import Advice
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import PLAIN, Hand
from backroom.games.villa.house.steps import DEED, GIFT, PLAN, Step
from backroom.games.villa.state import GODFATHER, PLACES
from backroom.kit import Saying

FOR_YIELDING = Saying("say-yield", {})
BETTER = 0.02
"""A proposal that wins so much more often than its own idea is worth a word."""


def percent(chance: float) -> int:
    """Nothing is certain that is not known to be."""
    return max(1, min(99, floor(100 * chance + 0.5)))


def for_step(known: Knowledge, best: Advice) -> Saying | None:
    """Why this step; None where it goes without saying."""
    kind, what = best.step
    if kind == DEED:
        return for_deed(known, *what)
    if kind == GIFT:
        return for_bonus(known, *what)
    if kind == PLAN:
        return for_plan(known, best)
    return Saying("say-swap" if list(what) != known.hands else "say-keep", {})


# Whom to arrest


def for_plan(known: Knowledge, best: Advice) -> Saying:
    op = known.op
    place, leader = best.step.what
    if best.sure:
        return Saying("say-plan-sure", {})
    fronts = behind(known, place)
    fitting = [front.name for front in fronts if all_fit(known, front, leader)]
    about = {"leader": f"@seat-{leader}", "guards": [[part for front in fronts for part in ("/", front.name)][1:]]}
    if len(fitting) == len(fronts):
        return Saying("say-plan-fits" if len(fronts) == 1 else "say-plan-either", about)
    if fitting:
        return Saying("say-plan-half", {**about, "guard": fitting[0]})
    if place == GODFATHER:
        return Saying("say-plan-godfather", {"percent": percent(best.chance)})
    back = fronts[0].back
    if back is not None and op.discard[back.symbol] and not any(shows(hand, back.symbol) for hand in known.hands):
        return Saying("say-plan-bonus", {"card": f"@card-{SYMBOLS[back.symbol]}"})
    return Saying("say-plan", {"percent": percent(best.chance)})


def behind(known: Knowledge, place: int) -> list[Guard]:
    """Everybody who may be there."""
    op = known.op
    return [op.guard_at(place)] if place == GODFATHER else [op.deck.guards[guard] for guard in known.fronts[place]]


def all_fit(known: Knowledge, front: Guard, leader: int) -> bool:
    """Whether the open cards do it if it is this guard, everybody acting once."""
    op = known.op
    hands = [[*hand] for hand in known.hands]
    for position in range(len(front.symbols)):
        hand = hands[(leader + position) % op.seats]
        fitting = [cards[0] for verb, cards in legal(tuple(hand), *need_at(op, front, position)) if verb == PLAY]
        if not fitting:
            return False
        hand.remove(min(fitting, key=int.bit_count))
    return True


# What to do with one's cards


def for_deed(known: Knowledge, verb: int, cards: Hand) -> Saying | None:
    op = known.op
    guard, hand = op.guard_at(op.target), known.hands[op.active]
    symbol = guard.symbols[op.position]
    about = {"symbol": f"@symbol-{SYMBOLS[symbol]}"}
    if verb == PLAY:
        return None if cards[0] in PLAIN else Saying("say-joker", about)
    if verb == PAIR:
        return Saying("say-pair-keep" if shows(hand, symbol) else "say-pair", about)
    if all(can == PASS for can, _ in legal(hand, *need_at(op, guard, op.position))):
        mark = need_at(op, guard, op.position)[1]
        if mark and shows(hand, symbol):
            return Saying("say-pass-mark", {**about, "mark": f"@symbol-{SYMBOLS[mark.bit_length() - 1]}"})
        return Saying("say-pass-must", about)
    after = (op.active + 1) % op.seats
    if shows(known.hands[after], symbol):
        return Saying("say-pass-on", {**about, "next": f"@seat-{after}"})
    return Saying("say-pass", about)


def shows(hand: Hand, symbol: int) -> bool:
    return any(card >> symbol & 1 for card in hand)


def for_bonus(known: Knowledge, seat: int, to_hand: bool) -> Saying:
    symbol = known.op.bonus
    about = {"who": f"@seat-{seat}", "card": f"@card-{SYMBOLS[symbol]}"}
    if to_hand and not shows(known.hands[seat], symbol):
        return Saying("say-bonus-symbol", about)
    if to_hand:
        return Saying("say-bonus-room", about)
    counts = [
        len(hand) + size + len(under) for hand, size, under in zip(known.hands, known.sizes, known.under, strict=True)
    ]
    return Saying("say-bonus-fewest" if counts[seat] == min(counts) else "say-bonus", about)


# What others propose


def for_agreeing(likely: float, ours: float) -> Saying | None:
    """With something that it had not in mind itself: only if that is better."""
    return Saying("say-agree-better", {"percent": percent(likely)}) if likely >= ours + BETTER else None


def for_objecting(known: Knowledge, proposed: Step, likely: float, best: Step, ours: float) -> Saying:
    """What is wrong with it, and what it would do instead."""
    about: dict[str, Any] = {"percent": percent(likely), "better": percent(ours)}
    if proposed.kind == PLAN and not known.hands[proposed.what[1]]:
        return Saying("say-object-empty", {"leader": f"@seat-{proposed.what[1]}"})
    if best.kind == PLAN:
        place, leader = best.what
        if place == proposed.what[0]:
            return Saying("say-object-leader", {**about, "leader": f"@seat-{leader}"})
        return Saying("say-object-plan", {**about, "place": f"@{PLACES[place]}", "leader": f"@seat-{leader}"})
    if best.kind == GIFT:
        return Saying("say-object-bonus", {**about, "who": f"@seat-{best.what[0]}"})
    return Saying("say-object", about)


def for_going_on(known: Knowledge, likely: float) -> Saying:
    return Saying("say-go-on-sure", {}) if known.certain else Saying("say-go-on", {"percent": percent(likely)})


def for_giving_up(known: Knowledge) -> Saying:
    """The cards do not suffice, or no way is found."""
    return Saying("say-give-up" if known.certain else "say-give-up-count", {})
