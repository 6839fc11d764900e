"""Jobs that are neither cash jobs nor attacks: bargains, laundering, a birthday, a day at the races."""

from typing import Any

from backroom.games.cosa_nostra.businesses import acquire, turn_up
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESS_ITEMS,
    BUSINESSES,
    COST,
    JOB,
    JOB_OF,
    JOBS,
    KIND_OF,
    KINDS,
    THOUSAND,
    brings,
)
from backroom.games.cosa_nostra.dice import Dice, Roll, number_for
from backroom.games.cosa_nostra.orders import carry_out, turn_up_order
from backroom.games.cosa_nostra.state import Scene, Underworld
from backroom.games.cosa_nostra.telling import dollars, firm_named, job_named, kind_named, man_id, man_named, who
from backroom.kit import BY_CHANCE, NOBODY, Ask, Form, Game, Label, Menu, Number, Shuffle

EXCEPTIONAL_OFFER, CONNECTIONS, LAUNDERING, BIRTHDAY, RACING = (
    JOB[name] for name in ("exceptional-offer", "connections", "money-laundering", "birthday-party", "horse-racing")
)
NOTHING = -1
SEARCHED = 100
"""A kind of business looked for in the stack is counted from here on; below is a business on the market."""
HALF = "half"


def cheap_label(choice: int) -> Label:
    if choice == NOTHING:
        return "nothing", "choice-nothing", {}
    if choice >= SEARCHED:
        return f"search {KINDS[choice - SEARCHED].id}", "choice-search", {"business": kind_named(choice - SEARCHED)}
    return f"take {BUSINESS_IDS[choice]}", "choice-take", {"business": firm_named(choice)}


def favour_told(man: int, seat: int, card: int) -> dict[str, Any]:
    return {"deed": "favour", "seat": seat, "gangster": man_id(man), "job": JOBS[JOB_OF[card]].id}


def open_favour(game: Game[Underworld], seat: int, man: int) -> None:
    """C-38: turned up; at the races one bets first (C-123), if one has anything to bet."""
    card = turn_up_order(game.state, man)
    if game.told is not None:
        game.tell("log-job", seat=who(seat), gangster=man_named(man), job=job_named(card))
    betting = JOB_OF[card] == RACING and game.state.cash[seat]
    first: Scene = Bet(man, seat, card) if betting else FavourRoll(man, seat, card, 0)
    carry_out(game, man, first)


class Bet(Scene):
    """C-123: how much of one's cash, said before the roll."""

    __slots__ = ("card", "man", "seat")

    def __init__(self, man: int, seat: int, card: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card

    def told(self, world: Underworld) -> dict[str, Any]:
        return favour_told(self.man, self.seat, self.card)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, world: Underworld, seat: int) -> Ask:
        most = dollars(min(JOBS[RACING].most, world.cash[seat]))
        return Form("ask-bet", "C-123", "bet", (Number("money", 0, most, THOUSAND),), {"most": most})

    def go(self, game: Game[Underworld], seat: int, money: int) -> None:
        if game.told is not None:
            game.tell("log-bet", seat=who(seat), money=money)
        game.stack.append(FavourRoll(self.man, seat, self.card, money // THOUSAND))


class FavourRoll(Roll):
    """C-113 to C-116, C-123: one rolls first and chooses afterwards; only bets are made before."""

    __slots__ = ("bet", "card")

    def __init__(self, man: int, seat: int, card: int, bet: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.bet = bet

    def number(self, world: Underworld) -> int:
        return number_for(world, self.man, JOBS[JOB_OF[self.card]].number)

    def rolled(self, game: Game[Underworld], dice: Dice, count: int) -> None:
        number = JOB_OF[self.card]
        effect = brings(JOBS[number], count)
        if number == RACING:
            race(game, self.seat, self.bet, won=count > 0)
        elif not count:
            if game.told is not None:
                game.tell("log-failed", gangster=man_named(self.man))
        elif number == BIRTHDAY and isinstance(effect, int):
            celebrate(game, self.seat, effect)
        elif number == LAUNDERING and isinstance(effect, int):
            game.stack.append(Launder(self.man, self.seat, self.card, effect))
        else:
            game.stack.append(BuyCheap(self.man, self.seat, self.card, count >= 2))


def race(game: Game[Underworld], seat: int, bet: int, *, won: bool) -> None:
    """C-123: double or nothing."""
    game.state.cash[seat] += bet if won else -bet
    if game.told is not None:
        game.tell("log-race-won" if won else "log-race-lost", seat=who(seat), money=dollars(bet))


def celebrate(game: Game[Underworld], seat: int, present: int) -> None:
    """C-116: everybody gives a present, as far as he can."""
    cash = game.state.cash
    for guest in game.state.clockwise(seat)[1:]:
        given = min(present, cash[guest])
        cash[guest] -= given
        cash[seat] += given
        if game.told is not None:
            game.tell("log-present", seat=who(guest), other=who(seat), money=dollars(given))


class Launder(Scene):
    """C-90, C-115: cash goes under the boss; how much is said after the roll."""

    __slots__ = ("card", "man", "most", "seat")

    def __init__(self, man: int, seat: int, card: int, most: int) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.most = most

    def told(self, world: Underworld) -> dict[str, Any]:
        return favour_told(self.man, self.seat, self.card)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return (self.seat,) if world.cash[self.seat] else NOBODY

    def ask(self, world: Underworld, seat: int) -> Ask:
        most = dollars(min(self.most, world.cash[seat]))
        return Form("ask-launder", "C-115", "launder", (Number("money", 0, most, THOUSAND),), {"most": most})

    def go(self, game: Game[Underworld], seat: int, money: int | None) -> None:
        laundered = (money or 0) // THOUSAND
        game.state.cash[self.seat] -= laundered
        game.state.laundered[self.seat] += laundered
        if game.told is not None:
            game.tell("log-laundered", seat=who(self.seat), money=dollars(laundered))


def price_for(card: int, better: bool, firm: int) -> int:
    """C-113, C-114: half of it, or so much less."""
    job = JOBS[JOB_OF[card]]
    less = job.two if better else job.one
    return COST[firm] // 2 if less == HALF else COST[firm] - less if isinstance(less, int) else COST[firm]


class BuyCheap(Scene):
    """C-113, C-114: a business from the market at once, or with connections also any from the stack."""

    __slots__ = ("better", "card", "man", "seat")

    def __init__(self, man: int, seat: int, card: int, better: bool) -> None:
        self.man = man
        self.seat = seat
        self.card = card
        self.better = better

    def told(self, world: Underworld) -> dict[str, Any]:
        return favour_told(self.man, self.seat, self.card)

    def seats(self, world: Underworld) -> tuple[int, ...]:
        # What lies in the stack only the searcher sees; but everybody sees who could pay for nothing at all.
        firms = range(BUSINESSES) if self.searching and world.stack else world.market
        return (self.seat,) if any(self.price(firm) <= world.cash[self.seat] for firm in firms) else NOBODY

    @property
    def searching(self) -> bool:
        return JOB_OF[self.card] == CONNECTIONS

    def price(self, firm: int) -> int:
        return price_for(self.card, self.better, firm)

    def ask(self, world: Underworld, seat: int) -> Ask:
        cash = world.cash[seat]
        items = [NOTHING, *(firm for firm in world.market if self.price(firm) <= cash)]
        if self.searching:
            within = {KIND_OF[firm]: firm for firm in world.stack}
            affordable = (kind for kind in within if self.price(within[kind]) <= cash)
            items += (SEARCHED + kind for kind in sorted(affordable))
        rule = "C-114" if self.searching else "C-113"
        return Menu("ask-bargain", rule, tuple(items), cheap_label, {"job": job_named(self.card)})

    def go(self, game: Game[Underworld], seat: int, answer: int | None) -> None:
        world = game.state
        choice = NOTHING if answer is None else answer
        searched = self.searching and world.stack
        if choice >= SEARCHED:
            firm = min(firm for firm in world.stack if KIND_OF[firm] == choice - SEARCHED)
            world.stack.remove(firm)
        elif choice != NOTHING:
            firm = choice
            world.market.remove(firm)
        if choice != NOTHING:
            acquire(game, firm, self.seat, self.price(firm))
        if searched and world.stack:
            game.then(SHUFFLE_STACK, FILL_MARKET)
        else:
            turn_up(game)


class ShuffleStack(Scene):
    """C-114: a stack that was searched is shuffled; then nobody knows any more what lies at its bottom."""

    __slots__ = ()

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        items = tuple(BUSINESS_ITEMS[firm] for firm in sorted(world.stack))
        return Form("ask-stack", "C-114", "stack", (Shuffle("businesses", items),))

    def go(self, game: Game[Underworld], seat: int, order: tuple[int, ...]) -> None:
        world = game.state
        firms = sorted(world.stack)
        world.stack = [firms[place] for place in reversed(order)]
        world.sunk = 0


class FillMarket(Scene):
    """C-26: after everything that took a card from it."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        turn_up(game)


SHUFFLE_STACK, FILL_MARKET = ShuffleStack(), FillMarket()
