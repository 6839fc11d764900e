"""Drawing: jobs from the pile of the round, a complaint about nothing but attacks, influence cards."""

from functools import cache

from backroom.games.cosa_nostra.businesses import reckon
from backroom.games.cosa_nostra.cards import (
    ATTACK,
    CARD_ITEMS,
    INFLUENCE,
    KIND_OF,
    POLITICIAN,
    ROUND_CARDS,
    ROUND_OF,
    STARTING_SET,
    numbered,
)
from backroom.games.cosa_nostra.state import (
    ACTIVE,
    DOWN,
    DRAWING,
    INFLUENCE_BITS,
    INFLUENCE_KIND,
    Scene,
    Underworld,
)
from backroom.games.cosa_nostra.telling import influence_named, job_named, who
from backroom.kit import BY_CHANCE, Ask, Form, Game, Label, Menu, Shuffle

JOBS_DRAWN = (4, 4, 5, 5)
INFLUENCE_DRAWN = (0, 2, 2, 2)
FINE, COMPLAIN = 0, 1
COMPLAINT_LABELS: tuple[Label, ...] = (("fine", "choice-fine", {}), ("complain", "choice-complain", {}))


def complaint_label(choice: int) -> Label:
    return COMPLAINT_LABELS[choice]


class BeginRound(Scene):
    """C-18, C-80: a new round; whoever was deactivated is active again, and every ability can be used anew."""

    __slots__ = ()

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        world.round += 1
        world.phase = DRAWING
        world.fit = [ACTIVE if fit == DOWN else fit for fit in world.fit]
        world.down = [0] * len(world.down)
        world.used = [0] * len(world.used)
        if game.told is not None:
            game.tell("log-round", round=world.round + 1, seat=who(world.start))
        reckon(game)
        if world.late_influence and world.round == 1:
            hand_out_sets(world)


def hand_out_sets(world: Underworld) -> None:
    """C-14, C-17: everybody's first influence cards."""
    for hand in world.hands:
        hand.extend(STARTING_SET)


@cache
def deals_of_round(turn: int) -> Ask:
    items = tuple(CARD_ITEMS[card] for card in ROUND_CARDS[turn])
    return Form("ask-jobs", "C-19", "jobs", (Shuffle("cards", items),))


class DealJobs(Scene):
    """C-13, C-19: the pile of this round, shuffled, and everybody's jobs from it."""

    __slots__ = ()

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return deals_of_round(world.round)

    def go(self, game: Game[Underworld], seat: int, order: tuple[int, ...]) -> None:
        world = game.state
        cards = ROUND_CARDS[world.round]
        pile = [cards[place] for place in reversed(order)]
        count = JOBS_DRAWN[world.round]
        for player in world.clockwise(world.start):
            drawn = [pile.pop() for _ in range(count)]
            for card in drawn:
                world.known[card] = 1 << player
            world.jobs[player].extend(drawn)
            world.jobs[player].sort()
            if game.told is not None:
                game.tell("log-drawn", to=(player,), cards=list(map(job_named, sorted(drawn))))
        for card in pile:
            world.known[card] = 0
        world.decks[world.round] = pile
        if game.told is not None:
            game.tell("log-jobs-drawn", count=count)


class Complain(Scene):
    """C-20, C-21: everybody is asked, at once and unseen; only who drew nothing but attacks can."""

    __slots__ = ()

    open = True
    together = True
    unseen = True

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return world.clockwise(world.start)

    def ask(self, world: Underworld, seat: int) -> Ask:
        drawn = [card for card in world.jobs[seat] if ROUND_OF[card] == world.round]
        items = (FINE, COMPLAIN) if all(ATTACK[card] for card in drawn) else (FINE,)
        return COMPLAINTS[items]

    def go(self, game: Game[Underworld], seat: int, answers: dict[int, int]) -> None:
        world = game.state
        complaining = [who(player) for player in world.clockwise(world.start) if answers[player] == COMPLAIN]
        if not complaining:
            return
        if game.told is not None:
            game.tell("log-complaint", seats=complaining, count=len(complaining))
        for hand in world.jobs:
            hand[:] = [card for card in hand if ROUND_OF[card] != world.round]
        game.then(DEAL_JOBS, HEAR_COMPLAINTS)


COMPLAINTS = {items: Menu("ask-complain", "C-20", items, complaint_label) for items in ((FINE,), (FINE, COMPLAIN))}


def draws(world: Underworld) -> list[int]:
    """C-19, C-22: who draws an influence card, one after the other; politicians bring more."""
    firms = [firm for firm, kind in enumerate(KIND_OF) if kind == POLITICIAN]
    if world.late_influence and not world.round:
        return []
    return [
        seat
        for seat in world.clockwise(world.start)
        for _ in range(INFLUENCE_DRAWN[world.round] + sum(world.owner[firm] == seat for firm in firms))
    ]


class DrawInfluence(Scene):
    """C-19, C-22, C-23: influence cards, clockwise; an empty pile is made anew from what was put away."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def go(self, game: Game[Underworld], seat: int, choice: None) -> None:
        world = game.state
        turns = draws(world)
        enough = self.drawn + len(world.pile)
        for seat in turns[self.drawn : enough]:
            world.hands[seat].append(world.pile.pop())
        if game.told is not None:
            tell_draws(game, turns[self.drawn : enough])
        if enough < len(turns) and any(world.spent):
            game.then(SHUFFLE_SPENT, DrawInfluence(enough))


def tell_draws(game: Game[Underworld], turns: list[int]) -> None:
    """Everybody hears how many, and each of his own which."""
    world = game.state
    for seat in dict.fromkeys(turns):
        drawn = world.hands[seat][-turns.count(seat) :]
        game.tell("log-influence-drawn", but=(seat,), seat=who(seat), count=len(drawn))
        kinds = sorted(card & INFLUENCE_KIND for card in drawn)
        game.tell("log-drawn", to=(seat,), cards=list(map(influence_named, kinds)))


@cache
def influence_shuffles(counts: tuple[int, ...]) -> tuple[Ask, tuple[int, ...]]:
    """How so many influence cards of each kind can lie, and their kinds."""
    kinds = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
    items = tuple(
        (numbered(INFLUENCE[kind], copy), f"@{INFLUENCE[kind]}")
        for kind, count in enumerate(counts)
        for copy in range(count)
    )
    return Form("ask-influence", "C-23", "influence", (Shuffle("cards", items),)), kinds


class ShuffleSpent(Scene):
    """C-14, C-23: influence cards shuffled into a pile. Each card remembers the shuffle that it comes from."""

    __slots__ = ()

    def seats(self, world: Underworld) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, world: Underworld, seat: int) -> Ask:
        return influence_shuffles(tuple(world.spent))[0]

    def go(self, game: Game[Underworld], seat: int, order: tuple[int, ...]) -> None:
        world = game.state
        kinds = influence_shuffles(tuple(world.spent))[1]
        world.shuffles += 1
        world.pile = [world.shuffles << INFLUENCE_BITS | kinds[place] for place in reversed(order)]
        world.spent = [0] * len(INFLUENCE)
        if world.shuffles > 1 and game.told is not None:
            game.tell("log-influence-shuffled")


BEGIN_ROUND, DEAL_JOBS, HEAR_COMPLAINTS = BeginRound(), DealJobs(), Complain()
DRAW_INFLUENCE, SHUFFLE_SPENT = DrawInfluence(0), ShuffleSpent()
