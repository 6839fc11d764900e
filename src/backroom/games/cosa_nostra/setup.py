"""Preparation: families, first businesses, the market, influence cards; and how the rounds follow each other."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from backroom.games.cosa_nostra.businesses import FIRMS_OF, MARKET
from backroom.games.cosa_nostra.cards import (
    BUSINESS_ITEMS,
    BUSINESSES,
    COMPANY,
    FAMILIES,
    INFLUENCE_COUNT,
    KIND_OF,
    STARTERS,
    STARTING_SET,
)
from backroom.games.cosa_nostra.drawing import (
    BEGIN_ROUND,
    DEAL_JOBS,
    DRAW_INFLUENCE,
    HEAR_COMPLAINTS,
    SHUFFLE_SPENT,
    hand_out_sets,
)
from backroom.games.cosa_nostra.favours import ShuffleStack
from backroom.games.cosa_nostra.influence import BEGIN_LAST_CARDS
from backroom.games.cosa_nostra.payday import LIMIT, NEXT_ROUND, PAYDAY_COMES, RECRUITING
from backroom.games.cosa_nostra.planning import BEGIN_PLANNING
from backroom.games.cosa_nostra.state import ACTIVE, MOST_SEATS, NOBODYS, Scene, Underworld, family_of
from backroom.games.cosa_nostra.telling import firm_named, who
from backroom.games.cosa_nostra.turn import BEGIN_ACTION
from backroom.kit import BY_CHANCE, NOBODY, Ask, Form, Frame, Game, Label, Menu, Option, Shuffle

STARTING_CASH = 2
RANDOM_START = "random"


def starts(seats: int) -> tuple[str, ...]:
    """C-16: chance names the start player, or the host does."""
    return (RANDOM_START, *map(str, range(seats)))


def paces(seats: int) -> tuple[str, ...]:
    """C-31: two gangsters a turn are for five players."""
    return ("1", "2") if seats == MOST_SEATS else ("1",)


OPTIONS = (
    Option("start", starts, RANDOM_START),
    Option("families", ("seats", "lot", "choice"), "seats"),
    Option("rounds", ("4", "3"), "4"),
    Option("influence", ("first", "second"), "first"),
    Option("spying", ("usual", "wild"), "usual"),
    Option("cards", ("usual", "wild"), "usual"),
    Option("bonus", ("no", "yes"), "no"),
    Option("gangsters", paces, "1"),
    Option("robbery", ("usual", "robbable"), "usual"),
)


def open_game(seats: int, options: Mapping[str, str]) -> tuple[Underworld, list[Frame[Underworld]]]:
    """An empty table, and what is to be laid on it."""
    world = Underworld(seats)
    world.rounds = int(options["rounds"])
    world.late_influence = options["influence"] == "second"
    world.wild_spying = options["spying"] == "wild"
    world.wild_cards = options["cards"] == "wild"
    world.bonus = options["bonus"] == "yes"
    world.pairs = options["gangsters"] == "2"
    world.robbable = options["robbery"] == "robbable"
    world.start = NOBODYS if options["start"] == RANDOM_START else int(options["start"])
    families = {"seats": SEATED, "lot": FAMILIES_LOT, "choice": ChooseFamily(())}[options["families"]]
    return world, [ROUND, INFLUENCE_PREPARED, STACK, OPENING_MARKET, families, START_PLAYER]


class Round(Scene):
    """C-18: drawing cards, planning, action, payday; and again."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        game.then(
            BEGIN_ROUND,
            DEAL_JOBS,
            HEAR_COMPLAINTS,
            DRAW_INFLUENCE,
            BEGIN_PLANNING,
            BEGIN_LAST_CARDS,
            BEGIN_ACTION,
            PAYDAY_COMES,
            RECRUITING[0],
            LIMIT,
            NEXT_ROUND,
            ROUND,
        )


# Families


class Seated(Scene):
    """C-9: the families in the order of the seats."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        lead(game, tuple(range(game.state.seats)))


class FamiliesLot(Scene):
    """C-9: or drawn by lot."""

    __slots__ = ()

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return FAMILY_LOTS

    def go(self, game: Game[Underworld], seat: int, order: tuple[int, ...]) -> None:
        lead(game, order[: game.state.seats])


def family_label(family: int) -> Label:
    name = FAMILIES[family].id
    return f"family {name}", "choice-family", {"family": f"@family-{name}"}


class ChooseFamily(Scene):
    """C-9: or chosen by the players, clockwise from the start player."""

    __slots__ = ("chosen",)

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def told(self, world: Underworld) -> dict[str, Any]:
        around = world.clockwise(world.start)
        taken = [{"seat": around[place], "family": FAMILIES[family].id} for place, family in enumerate(self.chosen)]
        return {"deed": "choosing", "seat": around[len(self.chosen)], "taken": taken}

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (world.clockwise(world.start)[len(self.chosen)],)

    def ask(self, world: Underworld, seat: int) -> Ask:
        left = tuple(family for family in range(len(FAMILIES)) if family not in self.chosen)
        return Menu("ask-family", "C-9", left, family_label)

    def go(self, game: Game[Underworld], seat: int, family: int) -> None:
        chosen = (*self.chosen, family)
        if game.told is not None:
            game.tell("log-family", seat=who(seat), family=f"@family-{FAMILIES[family].id}")
        if len(chosen) < game.state.seats:
            game.stack.append(ChooseFamily(chosen))
            return
        around = game.state.clockwise(game.state.start)
        lead(game, tuple(chosen[around.index(player)] for player in range(game.state.seats)), told=True)


FAMILY_LOTS: Ask = Form(
    "ask-families",
    "C-9",
    "families",
    (Shuffle("families", tuple((family.id, f"@family-{family.id}") for family in FAMILIES)),),
)


def lead(game: Game[Underworld], families: tuple[int, ...], *, told: bool = False) -> None:
    """C-8, C-10, C-15: three gangsters, the first businesses, some cash."""
    world = game.state
    world.family = families
    world.men = tuple(man for family in sorted(families) for man in family_of(family))
    for seat, family in enumerate(families):
        for man in family_of(family)[:STARTERS]:
            world.boss[man] = seat
            world.fit[man] = ACTIVE
        for kind in FAMILIES[family].businesses:
            firm = next(firm for firm in FIRMS_OF[kind] if world.owner[firm] == NOBODYS)
            world.owner[firm] = seat
        world.cash[seat] = STARTING_CASH
        if game.told is not None and not told:
            game.tell("log-family", seat=who(seat), family=f"@family-{FAMILIES[family].id}")


# The start player


def start_label(seat: int) -> Label:
    return f"start {seat}", "choice-start", {"seat": who(seat)}


class StartPlayer(Scene):
    """C-16: chance names him, unless the host has."""

    __slots__ = ()

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE if world.start == NOBODYS else NOBODY

    def ask(self, world: Underworld, seat: int) -> Ask:
        return Menu("ask-start", "C-16", tuple(range(world.seats)), start_label)

    def go(self, game: Game[Underworld], seat: int, choice: int | None) -> None:
        if choice is not None:
            game.state.start = choice


# The market and the piles


@cache
def market_shuffles(firms: tuple[int, ...]) -> Ask:
    return Form("ask-market", "C-11", "market", (Shuffle("businesses", tuple(BUSINESS_ITEMS[f] for f in firms)),))


class OpeningMarket(Scene):
    """C-11, C-12: four businesses, no two alike and at most one company; what does not fit is shuffled back."""

    __slots__ = ()

    def left(self, world: Underworld) -> tuple[int, ...]:
        return tuple(firm for firm in range(BUSINESSES) if world.owner[firm] == NOBODYS)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return market_shuffles(self.left(world))

    def go(self, game: Game[Underworld], seat: int, order: tuple[int, ...]) -> None:
        world = game.state
        firms = self.left(world)
        for place in order:
            if len(world.market) < MARKET and fits(world.market, firms[place]):
                world.market.append(firms[place])
            else:
                world.stack.append(firms[place])
        if game.told is not None:
            game.tell("log-first-market", businesses=list(map(firm_named, world.market)))


def fits(market: list[int], firm: int) -> bool:
    """C-12: no two alike, at most one company."""
    if KIND_OF[firm] in [KIND_OF[other] for other in market]:
        return False
    return not (COMPANY[firm] and any(COMPANY[other] for other in market))


class InfluencePrepared(Scene):
    """C-14, C-17: everybody's first three; the others become the pile."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.spent = [
            count - (world.seats if kind in STARTING_SET else 0) for kind, count in enumerate(INFLUENCE_COUNT)
        ]
        if not world.late_influence:
            hand_out_sets(world)
        game.stack.append(SHUFFLE_SPENT)


STACK = ShuffleStack()
ROUND, SEATED, FAMILIES_LOT, START_PLAYER = Round(), Seated(), FamiliesLot(), StartPlayer()
OPENING_MARKET, INFLUENCE_PREPARED = OpeningMarket(), InfluencePrepared()
