"""A step of the operation, as a planner takes it: a swap, a plan, a deed or a bonus. What looks best comes first."""

from typing import Any, NamedTuple

from backroom.games.villa.outlook import Hand, Outlook
from backroom.games.villa.plan import PASS, bonus_seat, every_deed, every_plan, levels, next_deed, prices, without
from backroom.games.villa.state import GODFATHER, NO_TARGET

HANDS, PLAN, DEED, BONUS = range(4)


class Step(NamedTuple):
    """`what` is all hands; place and leader; positions gained and cards; or a seat and whether the card lies open."""

    kind: int
    what: Any


def take(world: Outlook, step: Step) -> None:
    """Do it."""
    kind, what = step
    if kind == DEED:
        gained, cards = what
        world.play(cards, without(world.hands[world.active], cards), gained)
        if world.done and world.place != GODFATHER:
            world.lock_up()
    elif kind == PLAN:
        world.attack(*what)
    elif kind == BONUS:
        world.give(*what)
    else:
        world.hands = list(what)


def steps(world: Outlook) -> list[Step]:
    """All that can sensibly be done now, what looks best first. A card is not put away if none can be spared."""
    if world.bonus:
        first = bonus_seat(world)
        others = sorted((seat for seat in range(world.seats) if seat != first), key=world.cards_of)
        return [Step(BONUS, (seat, has_room(world, seat))) for seat in (first, *others)]
    if world.place == NO_TARGET:
        return [Step(PLAN, plan[1:]) for plan in every_plan(world)]
    return deed_steps(world)


def deed_steps(world: Outlook) -> list[Step]:
    code = levels(world.spare)
    best, price = next_deed(world, code), prices(code)
    if best is None:
        return []
    ranked: list[tuple[bool, float, int, Hand]] = []
    for rank, cards, _ in every_deed(world.hands[world.active], world.cases[world.place].needs[world.position]):
        other = cards != best[3] or (rank != PASS) != best[0]
        ranked.append((other, sum([price[card] for card in cards]) + (rank == PASS), rank, cards))
    ranked.sort()
    spared = world.slack() > 0
    return [Step(DEED, (int(rank != PASS), cards)) for _, _, rank, cards in ranked if spared or rank != PASS]


def has_room(world: Outlook, seat: int) -> bool:
    """Where there is room for an open card, nothing speaks for putting it under the pile."""
    return len(world.hands[seat]) < world.full
