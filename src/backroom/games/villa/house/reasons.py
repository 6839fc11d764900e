"""Why the house player does what it does, in a line. It knows what everybody knows, so it can say all it thinks."""

from math import floor

from backroom.games.villa.arrest import PAIR, PASS, PLAY, legal
from backroom.games.villa.deck import SYMBOLS
from backroom.games.villa.house.foresight import Advice
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.outlook import ANY, MARK, Hand, case_of
from backroom.games.villa.house.steps import DEED, GIFT, PLAN, Step
from backroom.kit import Saying

FOR_YIELDING = Saying("say-yield", {})
FOR_GIVING_UP = Saying("say-give-up", {})


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


def for_plan(known: Knowledge, best: Advice) -> Saying:
    if best.sure:
        return Saying("say-plan-sure", {})
    if all_fit(known, best.step):
        return Saying("say-plan-fits", {"leader": f"@seat-{best.step.what[1]}"})
    return Saying("say-plan", {"percent": percent(best.chance)})


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
        fitting = [cards[0] for verb, cards in legal(tuple(hand), need & ANY, need >> MARK) if verb == PLAY]
        if not fitting:
            return False
        hand.remove(min(fitting, key=int.bit_count))
    return True


def for_deed(known: Knowledge, verb: int, cards: Hand) -> Saying | None:
    op = known.op
    guard, hand = op.guard_at(op.target), known.hands[op.active]
    symbol = guard.symbols[op.position]
    about = {"symbol": f"@symbol-{SYMBOLS[symbol]}"}
    if verb == PLAY:
        return None
    if verb == PAIR:
        return Saying("say-pair-keep" if shows(hand, symbol) else "say-pair", about)
    need = case_of(guard, op.expert).needs[op.position]
    if all(can == PASS for can, _ in legal(hand, need & ANY, need >> MARK)):
        return Saying("say-pass-must", about)
    after = (op.active + 1) % op.seats
    if shows(known.hands[after], symbol):
        return Saying("say-pass-on", {**about, "next": f"@seat-{after}"})
    return Saying("say-pass", about)


def shows(hand: Hand, symbol: int) -> bool:
    return any(card >> symbol & 1 for card in hand)


def for_bonus(known: Knowledge, seat: int, to_hand: bool) -> Saying:
    about = {"who": f"@seat-{seat}"}
    if to_hand:
        return Saying("say-bonus-room", about)
    counts = [
        len(hand) + size + len(under) for hand, size, under in zip(known.hands, known.sizes, known.under, strict=True)
    ]
    return Saying("say-bonus-fewest" if counts[seat] == min(counts) else "say-bonus", about)


def for_agreeing(same: bool) -> Saying:
    """With somebody who proposes what it had in mind itself, or something about as good."""
    return Saying("say-agree-same" if same else "say-agree", {})


def for_objecting(likely: float, ours: float) -> Saying:
    return Saying("say-object", {"percent": percent(likely), "better": percent(ours)})


def for_going_on(likely: float) -> Saying:
    return Saying("say-go-on", {"percent": percent(likely)})
