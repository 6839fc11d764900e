"""A step of the operation, as a planner takes it: a swap, a plan, a deed or a bonus. What looks best comes first."""

from typing import Any, NamedTuple

from backroom.games.villa.arrest import PASS, without
from backroom.games.villa.house.deeds import every_deed, next_deed
from backroom.games.villa.house.outlook import Hand, Outlook
from backroom.games.villa.house.plans import every_plan
from backroom.games.villa.state import GODFATHER, NO_TARGET

SPREAD, PLAN, DEED, GIFT = range(4)


class Step(NamedTuple):
    """`what` is all hands; place and leader; a verb and the cards; or a seat and whether the card lies open."""

    kind: int
    what: Any


def take(world: Outlook, step: Step) -> None:
    """Do it."""
    kind, what = step
    if kind == DEED:
        verb, cards = what
        world.play(verb, cards, without(world.hands[world.active], cards))
        if world.done and world.place != GODFATHER:
            world.lock_up()
    elif kind == PLAN:
        world.attack(*what)
    elif kind == GIFT:
        world.give(*what)
    else:
        world.hands = list(what)


def steps(world: Outlook) -> list[Step]:
    """All that can sensibly be done now, what looks best first. A card is not put away if none can be spared."""
    if world.bonus:
        first = bonus_seat(world)
        others = sorted((seat for seat in range(world.seats) if seat != first), key=world.cards_of)
        return [Step(GIFT, (seat, has_room(world, seat))) for seat in (first, *others)]
    if world.place == NO_TARGET:
        return [Step(PLAN, plan[1:]) for plan in every_plan(world)]
    return deed_steps(world)


def deed_steps(world: Outlook) -> list[Step]:
    prices = world.market.prices(world.spare)
    best, price = next_deed(world, prices), prices.cards
    if best is None:
        return []
    ranked: list[tuple[bool, float, int, Hand]] = []
    for verb, cards in every_deed(world.hands[world.active], world.cases[world.place].needs[world.position]):
        other = (verb, cards) != (best[0], best[3])
        ranked.append((other, sum([price[card] for card in cards]) + (verb == PASS), verb, cards))
    ranked.sort()
    spared = world.slack() > 0
    return [Step(DEED, (verb, cards)) for _, _, verb, cards in ranked if spared or verb != PASS]


def has_room(world: Outlook, seat: int) -> bool:
    """Where there is room for an open card, nothing speaks for putting it under the pile."""
    return len(world.hands[seat]) < world.full


def bonus_seat(world: Outlook) -> int:
    """Who gets a bonus card at first thought: whoever has the fewest cards, rather with room for an open one."""
    piles, full = world.piles, world.full
    fewest, seat = 1000, 0
    for who, hand in enumerate(world.hands):
        count = 2 * (len(hand) + len(piles[who])) - (len(hand) < full)
        if count < fewest:
            fewest, seat = count, who
    return seat
