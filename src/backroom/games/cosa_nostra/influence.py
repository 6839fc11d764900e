"""Influence cards played from the hand: laid on gangsters, for a look at orders or another market, for a turn ahead."""

from typing import ClassVar

from backroom.games.cosa_nostra.businesses import able, put_under, turn_up
from backroom.games.cosa_nostra.cards import (
    DISTRACTION,
    GANGSTER_ITEMS,
    HENCHMAN,
    INFLUENCE,
    LAWYER,
    PISTOL,
    SABOTEUR,
    SCHEMER,
    SNITCH,
    SPY,
)
from backroom.games.cosa_nostra.freely import Freely
from backroom.games.cosa_nostra.hands import holds, kinds_held, may_hold, play_influence, take_influence
from backroom.games.cosa_nostra.orders import AID_OF
from backroom.games.cosa_nostra.planning import Plan
from backroom.games.cosa_nostra.state import (
    ACTION,
    ACTIVE,
    FIRM,
    IDLE,
    LAST_CARDS,
    PLANNING,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import firm_named, influence_named, job_named, man_named, who
from backroom.games.cosa_nostra.turn import Turn
from backroom.kit import Ask, Choice, Game, IllegalChoice, Label, Menu, One, Some

LAID = (HENCHMAN, SABOTEUR, PISTOL, DISTRACTION)
ON_OPPONENTS = (SABOTEUR, DISTRACTION)
RULES = {HENCHMAN: "C-133", SABOTEUR: "C-134", PISTOL: "C-135", DISTRACTION: "C-136"}
ASKS = {
    HENCHMAN: "ask-henchman",
    SABOTEUR: "ask-saboteur",
    PISTOL: "ask-machine-pistol",
    DISTRACTION: "ask-distraction",
}
READY = (-1, -1)
ORDERS_SEEN = 2
"""C-129, C-144: at so many orders a spy or a lawyer looks."""


def layable(world: Underworld, seat: int, kind: int) -> tuple[int, ...]:
    """C-133 to C-137: the gangsters that can get this card: one of its kind each, some only opponents."""
    bit, foreign = AID_OF[kind], kind in ON_OPPONENTS
    return tuple(
        man
        for man in world.men
        if world.fit[man] == ACTIVE and not world.aids[man] & bit and not (foreign and world.boss[man] == seat)
    )


def bosses(world: Underworld, men: tuple[int, ...]) -> tuple[str, ...]:
    """Whose gangsters these are: there are too many to know them all by name."""
    return tuple(who(world.boss[man]) for man in men)


def lay(game: Game[Underworld], seat: int, kind: int, man: int) -> None:
    """C-64: openly on the gangster."""
    world = game.state
    take_influence(world, seat, kind)
    world.aids[man] |= AID_OF[kind]
    if game.told is not None:
        card = influence_named(kind)
        game.tell("log-laid", seat=who(seat), card=card, gangster=man_named(man), other=who(world.boss[man]))


class Lay(Freely):
    """C-64, C-137: a card for a gangster; knows why another one cannot get it."""

    __slots__ = ("kind", "men", "own")

    def __init__(self, world: Underworld, seat: int, kind: int, men: tuple[int, ...]) -> None:
        self.kind = kind
        self.men = men
        self.own = tuple(world.crew(seat))
        gangsters = One("gangster", tuple(GANGSTER_ITEMS[man] for man in men), bosses(world, men))
        super().__init__(ASKS[kind], RULES[kind], INFLUENCE[kind], (gangsters,))

    def parse(self, text: str) -> Choice:
        name = (text.split() or [""])[-1]
        man = next((man for man, (item, _) in enumerate(GANGSTER_ITEMS) if item == name), None)
        if man is not None and man not in self.men:
            if man in self.own and self.kind in ON_OPPONENTS:
                raise IllegalChoice(RULES[self.kind], "error-own-gangster")
            raise IllegalChoice("C-137", "error-already", gangster=man_named(man))
        return super().parse(text)

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, int]) -> None:
        lay(game, seat, self.kind, self.men[choice[1]])


def hidden(world: Underworld, seat: int) -> tuple[int, ...]:
    """C-127: the gangsters of others with an order that this player has not seen."""
    return tuple(
        man
        for man in world.men
        if world.boss[man] != seat and IDLE < world.order[man] < FIRM and not world.known[world.order[man]] >> seat & 1
    )


def look(game: Game[Underworld], seat: int, man: int) -> None:
    """C-127, C-130: everybody sees whose order is looked at; what it is only one learns. Knowledge is kept."""
    world = game.state
    card = world.order[man]
    world.known[card] |= 1 << seat
    if game.told is not None:
        game.tell("log-looks", seat=who(seat), gangster=man_named(man), other=who(world.boss[man]))
        game.tell("log-seen", to=(seat,), gangster=man_named(man), job=job_named(card))


class Snitch(Freely):
    """C-127: a look at one order."""

    __slots__ = ("men",)

    def __init__(self, world: Underworld, men: tuple[int, ...]) -> None:
        self.men = men
        gangsters = One("gangster", tuple(GANGSTER_ITEMS[man] for man in men), bosses(world, men))
        super().__init__("ask-snitch", "C-127", "snitch", (gangsters,))

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, int]) -> None:
        play_influence(game.state, seat, SNITCH)
        if game.told is not None:
            game.tell("log-played", seat=who(seat), card=influence_named(SNITCH))
        look(game, seat, self.men[choice[1]])


class Spies(Freely):
    """C-129, C-144: a look at two orders at once, by a spy or by one's lawyer."""

    __slots__ = ("men",)

    word_for_it: ClassVar[tuple[str, str, str]]

    def __init__(self, world: Underworld, men: tuple[int, ...]) -> None:
        self.men = men
        gangsters = tuple(GANGSTER_ITEMS[man] for man in men)
        some = Some("gangsters", gangsters, 1, min(ORDERS_SEEN, len(men)), bosses(world, men))
        super().__init__(*self.word_for_it, (some,))

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, tuple[int, ...]]) -> None:
        self.spend(game, seat)
        for place in choice[1]:
            look(game, seat, self.men[place])

    def spend(self, game: Game[Underworld], seat: int) -> None:
        raise TypeError(f"{type(self).__name__} must say who looks")


class Spy(Spies):
    """C-129: the card."""

    __slots__ = ()

    word_for_it = ("ask-spy", "C-129", "spy")

    def spend(self, game: Game[Underworld], seat: int) -> None:
        play_influence(game.state, seat, SPY)
        if game.told is not None:
            game.tell("log-played", seat=who(seat), card=influence_named(SPY))


class Lawyer(Spies):
    """C-144: once a round each."""

    __slots__ = ()

    word_for_it = ("ask-lawyer", "C-144", "lawyer")

    def spend(self, game: Game[Underworld], seat: int) -> None:
        firm = able(game.state, seat, LAWYER)[0]
        game.state.used[firm] = 1
        if game.told is not None:
            game.tell("log-lawyer", seat=who(seat), business=firm_named(firm))


EXCHANGED, AHEAD = ("exchange",), ("schemer",)


def exchange_label(choice: tuple[str]) -> Label:
    return "exchange", "choice-exchange", {}


def schemer_label(choice: tuple[str]) -> Label:
    return "schemer", "choice-schemer", {}


class Exchange(Menu):
    """C-128: a snitch on one's own turn brings four other businesses on the market."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-exchange", "C-128", (EXCHANGED,), exchange_label)

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str]) -> None:
        world = game.state
        play_influence(world, seat, SNITCH)
        if game.told is not None:
            game.tell("log-exchange", seat=who(seat))
        for firm in world.market:
            put_under(game, firm)
        world.market.clear()
        turn_up(game)


class Schemer(Menu):
    """C-139 to C-142: a turn before another player's; several of them go clockwise from the start player."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ask-schemer", "C-139", (AHEAD,), schemer_label)

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str]) -> None:
        world = game.state
        play_influence(world, seat, SCHEMER)
        world.schemed |= 1 << seat
        waiting = (*world.extra, seat)
        world.extra = tuple(other for other in world.clockwise(world.start) if other in waiting)
        if game.told is not None:
            game.tell("log-schemer", seat=who(seat))


EXCHANGING, SCHEMING = Exchange(), Schemer()


def may_play(game: Game[Underworld], seat: int) -> tuple[Ask, ...]:
    """C-62 to C-65, C-105, C-106: what this player may play now besides what he is asked.

    A turn lasts until the next player has acted: on it one can play before and after one's order.
    """
    world, top = game.state, game.stack[-1]
    before_acting = isinstance(top, Plan | Turn | LastCards)
    asks: list[Ask] = []
    if world.phase in (PLANNING, LAST_CARDS, ACTION) and (before_acting or world.wild_spying or world.wild_cards):
        asks += looks(world, seat)
    if isinstance(top, Plan) and (seat == world.active or world.wild_cards):
        asks += layings(world, seat)
    own_turn = seat in game.waiting or seat == world.acted
    if isinstance(top, Plan | Turn) and own_turn and world.market and holds(world, seat, SNITCH):
        asks.append(EXCHANGING)
    if isinstance(top, Turn) and may_scheme(world, seat):
        asks.append(SCHEMING)
    return tuple(asks)


def looks(world: Underworld, seat: int) -> list[Ask]:
    men = hidden(world, seat)
    if not men:
        return []
    asks: list[Ask] = [Snitch(world, men)] if holds(world, seat, SNITCH) else []
    if holds(world, seat, SPY):
        asks.append(Spy(world, men))
    if able(world, seat, LAWYER):
        asks.append(Lawyer(world, men))
    return asks


def layings(world: Underworld, seat: int) -> list[Ask]:
    held = kinds_held(world, seat)
    able = ((kind, layable(world, seat, kind)) for kind in LAID if kind in held)
    return [Lay(world, seat, kind, men) for kind, men in able if men]


def may_scheme(world: Underworld, seat: int) -> bool:
    """C-139, C-142: before another player's turn, with something to do, and once before the same turn."""
    return (
        seat != world.on_turn()
        and not world.schemed >> seat & 1
        and world.has_orders(seat)
        and holds(world, seat, SCHEMER)
    )


# The end of the planning phase with wild influence cards


class BeginLastCards(Scene):
    """C-106: everybody is asked once more, from the start player on."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        if world.wild_cards:
            world.phase = LAST_CARDS
            ask_for_cards(game, world.clockwise(world.start))


def ask_for_cards(game: Game[Underworld], around: tuple[int, ...]) -> None:
    """Those of these seats, one after the other, that may hold a card to lay, as far as everybody can tell."""
    for place, seat in enumerate(around):
        if any(may_hold(game.state, seat, kind) for kind in LAID):
            game.stack.append(LastCards(around[place:]))
            return


def last_label(choice: tuple[int, int]) -> Label:
    if choice == READY:
        return "ready", "choice-ready", {}
    kind, man = choice
    args = {"card": influence_named(kind), "gangster": man_named(man)}
    return f"{INFLUENCE[kind]} {GANGSTER_ITEMS[man][0]}", "choice-lay", args


class LastCards(Scene):
    """C-106: until all have passed in a row; whoever lays a card lets all others answer once more."""

    __slots__ = ("around",)

    open = True

    def __init__(self, around: tuple[int, ...]) -> None:
        self.around = around

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.around[0],)

    def ask(self, world: Underworld, seat: int) -> Ask:
        held = kinds_held(world, seat)
        items = [(kind, man) for kind in LAID if kind in held for man in layable(world, seat, kind)]
        return Menu("ask-last-cards", "C-106", (READY, *items), last_label)

    def go(self, game: Game[Underworld], seat: int, choice: Choice) -> None:
        if choice == READY:
            ask_for_cards(game, self.around[1:])
        else:
            lay(game, seat, *choice)
            around = game.state.clockwise(seat)
            ask_for_cards(game, around)


BEGIN_LAST_CARDS = BeginLastCards()
