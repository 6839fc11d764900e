"""Planning: one gangster at a time gets an order, face down, or a purchase, face up."""

from functools import cache
from itertools import product
from typing import Any

from backroom.games.cosa_nostra import deals
from backroom.games.cosa_nostra.businesses import turn_up
from backroom.games.cosa_nostra.cards import BUSINESS_ITEMS, FACE_ITEMS, FACE_OF, GANGSTER_ITEMS
from backroom.games.cosa_nostra.state import FIRM, NOBODYS, PLANNING, Scene, Underworld
from backroom.games.cosa_nostra.telling import firm_named, man_named, who
from backroom.kit import NOBODY, Ask, Field, Form, Game, One


def plannable(world: Underworld, seat: int) -> tuple[list[int], list[int], list[int]]:
    """C-24 to C-26: idle gangsters, faces of jobs in the hand, and the market."""
    faces = list(dict.fromkeys([FACE_OF[card] for card in world.jobs[seat]]))
    return world.idle(seat), faces, world.market


def can_plan(world: Underworld, seat: int) -> bool:
    """C-27, C-30: whoever has an idle gangster, and anything to give him."""
    return bool(world.jobs[seat] or world.market) and world.has_idle(seat)


@cache
def pairs(men: int, orders: int) -> tuple[tuple[tuple[int, int], ...], dict[tuple[int, int], tuple[int, int]]]:
    """Every gangster with every order, by their places; and the same to look them up."""
    every = tuple(product(range(men), range(orders)))
    return every, {pair: pair for pair in every}


class Orders(Form):
    """C-24 to C-29: which gangster, and what for. Nearly all are answered by value: it is spelt out only to be read."""

    __slots__ = ("faces", "market", "men")

    def __init__(self, men: list[int], faces: list[int], market: list[int]) -> None:
        self.word, self.rule, self.args, self.verb = "ask-plan", "C-29", {}, "plan"
        self.men, self.faces, self.market = men, faces, market
        self.fields: tuple[Field, ...] = ()
        self.items, self.found = pairs(len(men), len(faces) + len(market))

    def spelt(self) -> Form:
        gangsters = tuple(GANGSTER_ITEMS[man] for man in self.men)
        orders = (*(FACE_ITEMS[face] for face in self.faces), *(BUSINESS_ITEMS[firm] for firm in self.market))
        return Form(self.word, self.rule, self.verb, (One("gangster", gangsters), One("order", orders)))

    def __contains__(self, choice: object) -> bool:
        return choice in self.found

    def text(self, choice: tuple[int, int]) -> str:
        return self.spelt().text(choice)

    def parse(self, text: str) -> tuple[int, int]:
        if text.split(None, 1)[:1] != [self.verb]:
            raise self.refuse(text)
        pair: tuple[int, int] = self.spelt().parse(text)
        return pair

    def describe(self) -> dict[str, Any]:
        return self.spelt().describe()


class BeginPlanning(Scene):
    """C-24: the start player begins."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.phase = PLANNING
        if game.told is not None:
            game.tell("log-planning")
        pass_on(game, world.clockwise(world.start))


def pass_on(game: Game[Underworld], around: tuple[int, ...]) -> None:
    """C-27, C-31: the first of these seats that can plan is on turn; if there is none, planning is over."""
    world = game.state
    for seat in around:
        if can_plan(world, seat):
            world.active = seat
            game.stack.append(PLAN_TWO if in_pairs(world) else PLAN)
            return
    world.active = NOBODYS


def in_pairs(world: Underworld) -> bool:
    """C-31: whether two gangsters a turn get something to do, as an option and from round II on."""
    return world.pairs and world.round > 0


class Plan(Scene):
    """C-24 to C-29: whoever is on turn gives a gangster something to do."""

    __slots__ = ("more",)

    open = True

    def __init__(self, more: bool) -> None:
        self.more = more

    def seats(self, world: Underworld) -> tuple[int, ...]:
        # A deal may have taken the last idle gangster away.
        return (world.active,) if can_plan(world, world.active) else NOBODY

    def ask(self, world: Underworld, seat: int) -> Ask:
        men, faces, market = plannable(world, seat)
        return Orders(men, faces, market[:])

    def go(self, game: Game[Underworld], seat: int, choice: tuple[int, int] | None) -> None:
        world = game.state
        seat = world.active
        if choice is not None:
            world.acted = seat
            men, faces, market = plannable(world, seat)
            man, place = men[choice[0]], choice[1]
            if place < len(faces):
                give_order(game, seat, man, faces[place])
            else:
                give_purchase(game, seat, man, market[place - len(faces)])
            deals.review(game)
            if self.more and can_plan(world, seat):
                game.stack.append(PLAN)
                return
        around = world.clockwise(seat)
        pass_on(game, (*around[1:], seat))


def give_order(game: Game[Underworld], seat: int, man: int, face: int) -> None:
    """C-25: a job from the hand, face down; everybody sees its back."""
    world = game.state
    hand = world.jobs[seat]
    card = next(card for card in hand if FACE_OF[card] == face)
    hand.remove(card)
    world.order[man] = card
    if game.told is not None:
        game.tell("log-planned", seat=who(seat), gangster=man_named(man))


def give_purchase(game: Game[Underworld], seat: int, man: int, firm: int) -> None:
    """C-26: a business from the market, face up and not yet paid."""
    world = game.state
    world.market.remove(firm)
    world.order[man] = FIRM + firm
    if game.told is not None:
        game.tell("log-purchase", seat=who(seat), gangster=man_named(man), business=firm_named(firm))
    turn_up(game)


PLAN, PLAN_TWO, BEGIN_PLANNING = Plan(False), Plan(True), BeginPlanning()
