"""A planner's steps as answers at the table, and what others propose as steps."""

from backroom.games.villa.bonus import TO_HAND, TO_PILE, Bonus
from backroom.games.villa.house.steps import DEED, GIFT, PLAN, SPREAD, Step
from backroom.games.villa.state import NO_LEADER, Operation, free_places
from backroom.games.villa.target import Target
from backroom.games.villa.team import Matter
from backroom.kit import Choice


def choice_of(op: Operation, step: Step) -> Choice:
    """A planner's step as an answer to what is asked."""
    kind, what = step
    if kind == PLAN:
        place, leader = what
        number = free_places(op.standing).index(place)
        return number if op.rotating and op.leader != NO_LEADER else (number, leader)
    if kind == GIFT:
        seat, to_hand = what
        return seat, TO_HAND if to_hand else TO_PILE
    kinds = op.deck.shown
    if kind == DEED:
        verb, cards = what
        return verb, *sorted(kinds[card] for card in cards)
    return dealt_out(op, [[kinds[card] for card in hand] for hand in what])


def dealt_out(op: Operation, hands: list[list[int]]) -> tuple[int, ...]:
    """V-24: for each open card, who gets it. Whoever may keep a card keeps it."""
    wanted = [[*hand] for hand in hands]
    to: list[int | None] = []
    for seat, hand in enumerate(op.hands):
        for kind in hand:
            keeps = kind in wanted[seat]
            if keeps:
                wanted[seat].remove(kind)
            to.append(seat if keeps else None)
    cards = [kind for hand in op.hands for kind in hand]
    for number, kind in enumerate(cards):
        if to[number] is None:
            to[number] = seat = next(seat for seat, kinds in enumerate(wanted) if kind in kinds)
            wanted[seat].remove(kind)
    return tuple(seat for seat in to if seat is not None)


def step_of(op: Operation, matter: Matter, choice: Choice) -> Step:
    """What somebody proposes, as a planner's step."""
    if isinstance(matter, Target):
        return Step(PLAN, matter.plan(op, choice))
    if isinstance(matter, Bonus):
        seat, where = choice
        return Step(GIFT, (seat, where == TO_HAND))
    cards = [op.deck.police[kind].bits for hand in op.hands for kind in hand]
    hands: list[list[int]] = [[] for _ in op.hands]
    for card, seat in zip(cards, choice, strict=True):
        hands[seat].append(card)
    return Step(SPREAD, tuple(tuple(sorted(hand)) for hand in hands))
