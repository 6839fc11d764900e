"""Scenes in the underworld: who has which men, businesses and cards, and dice that fall as told.

Seat 0 is Blundetto, seat 1 DiMaggio, seat 2 Calmuti. Sums are given in thousands, and read in dollars as at the table.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import backroom
from backroom.games.cosa_nostra.businesses import reckon
from backroom.games.cosa_nostra.cards import (
    BOX,
    BUSINESS_IDS,
    BUSINESSES,
    CARDS,
    FACE_OF,
    FACES,
    GANGSTERS,
    INFLUENCE,
    INFLUENCE_COUNT,
    KIND,
    KIND_OF,
    MONOPOLIES,
    ROUND_OF,
    ROUNDS,
    WAGE,
)
from backroom.games.cosa_nostra.orders import AIDS
from backroom.games.cosa_nostra.state import ACTIVE, DEAD, DOWN, FIRM, IDLE, NOBODYS, PHASES, RESERVE, Underworld
from backroom.kit import CHANCE, Game, IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CASH_JOBS: list[dict[str, Any]] = BOX["cash_job"]
MEN = {gangster.id: man for man, gangster in enumerate(GANGSTERS)}
FACE = {face.id: number for number, face in enumerate(FACES)}
FIRMS = {name: firm for firm, name in enumerate(BUSINESS_IDS)}
FITS = {RESERVE: "reserve", ACTIVE: "active", DOWN: "down", DEAD: "dead"}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class Scene:
    """A table in the middle of a game, at which chance does what it is told."""

    def __init__(self, game: Game[Underworld]) -> None:
        self.game = game

    def twin(self) -> Scene:
        return Scene(self.game.copy(listen=True))

    # What is asked

    @property
    def waits(self) -> dict[int, frozenset[str]]:
        """Whom the table waits for, and with which words their answers begin."""
        return {seat: ask.verbs for seat, ask in self.game.asked.items()}

    @property
    def verbs(self) -> frozenset[str]:
        return next(iter(self.waits.values()))

    @property
    def offered(self) -> set[str]:
        """What the one asked can answer."""
        ask = next(iter(self.game.asked.values()))
        return {ask.text(choice) for choice in ask}

    @property
    def dice(self) -> int:
        """How many dice are to be rolled."""
        ask = self.game.asked[CHANCE]
        return len(ask.text(ask.draw(Random(1).random)).split()) - 1

    # What happens

    def says(self, seat: int, text: str) -> Scene:
        self.game.play(seat, text)
        return self

    def rolls(self, *pips: int) -> Scene:
        return self.says(CHANCE, " ".join(["roll", *map(str, pips)]))

    def shuffles(self) -> Scene:
        """Chance does something of its own."""
        while CHANCE in self.game.asked:
            ask = self.game.asked[CHANCE]
            self.game.play(CHANCE, ask.text(ask.draw(Random(7).random)))
        return self

    def passes(self) -> Scene:
        """Nobody robs, traps or calls a doctor."""
        while "pass" in self.verbs:
            (seat,) = self.waits
            self.says(seat, "pass")
        return self

    def recruits_nobody(self) -> Scene:
        while "nobody" in self.verbs:
            (seat,) = self.waits
            self.says(seat, "nobody")
        return self

    def next_round(self) -> Scene:
        """Nothing is bought or complained about, whatever is too much is put away, and the next planning begins."""
        while self.phase != "planning":
            self.shuffles()
            for seat, verbs in self.waits.items():
                ask = self.game.asked[seat]
                quiet = next((word for word in ("nobody", "fine") if word in verbs), None)
                self.says(seat, quiet or ask.text(ask.draw(Random(7).random)))
        return self

    def refuses(self, seat: int, text: str) -> str:
        """The rule that forbids this; nothing has changed, and there is a sentence in both languages."""
        before = [self.game.view(who) for who in (None, *range(self.game.seats))]
        with pytest.raises(IllegalChoice) as refused:
            self.game.play(seat, text)
        assert [self.game.view(who) for who in (None, *range(self.game.seats))] == before
        error = refused.value
        for lang in ("en", "de"):
            assert backroom.words.say(lang, "cosa_nostra", error.word, error.args_said, NAMES)
        return error.rule

    # What lies on the table

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(None)

    @property
    def phase(self) -> str:
        return PHASES[self.game.state.phase]

    @property
    def cash(self) -> list[int]:
        return [1000 * cash for cash in self.game.state.cash]

    @property
    def laundered(self) -> list[int]:
        return [1000 * cash for cash in self.game.state.laundered]

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.scores

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.winners

    @property
    def market(self) -> list[str]:
        return [BUSINESS_IDS[firm] for firm in self.game.state.market]

    @property
    def stack(self) -> list[str]:
        return [BUSINESS_IDS[firm] for firm in self.game.state.stack]

    def under_the_stack(self, many: int) -> list[str]:
        return self.stack[:many]

    def owner(self, business: str) -> int | None:
        owner = self.game.state.owner[FIRMS[business]]
        return None if owner == NOBODYS else owner

    def owned(self, seat: int) -> list[str]:
        return [name for name in BUSINESS_IDS if self.owner(name) == seat]

    def down(self, business: str) -> bool:
        return bool(self.game.state.down[FIRMS[business]])

    def used(self, business: str) -> bool:
        return bool(self.game.state.used[FIRMS[business]])

    def fate(self, business: str) -> str:
        return "gone" if self.owner(business) is None else "down" if self.down(business) else "runs"

    def marks(self, business: str) -> list[int]:
        """The seats whose deal markers lie there."""
        lying = self.game.state.markers[FIRMS[business]]
        return [seat for seat in range(self.game.seats) for _ in range(lying >> 3 * seat & 7)]

    def monopoly(self, name: str) -> int | None:
        holder = self.game.state.monopoly[MONOPOLIES.index(name)]
        return None if holder == NOBODYS else holder

    def fit(self, man: str) -> str:
        return FITS[self.game.state.fit[MEN[man]]]

    def boss(self, man: str) -> int:
        return self.game.state.boss[MEN[man]]

    def aids(self, man: str) -> list[str]:
        return [INFLUENCE[kind] for bit, kind in AIDS if self.game.state.aids[MEN[man]] & bit]

    def order(self, man: str, to: int | None = NOBODYS) -> str | None:
        """What a gangster is to do; as a seat sees it, if asked for that."""
        if to != NOBODYS:
            return next(shown["order"] for shown in self.game.view(to)["gangsters"] if shown["id"] == man)
        order = self.game.state.order[MEN[man]]
        if order == IDLE:
            return None
        return BUSINESS_IDS[order - FIRM] if order >= FIRM else FACES[FACE_OF[order]].id

    def trophies(self, seat: int) -> list[str]:
        return [GANGSTERS[man].id for man in self.game.state.trophies[seat]]

    def influence(self, seat: int) -> list[str]:
        return [INFLUENCE[card & 7] for card in self.game.state.hands[seat]]

    def jobs(self, seat: int) -> list[str]:
        return [FACES[FACE_OF[card]].id for card in self.game.state.jobs[seat]]

    @property
    def spent(self) -> list[str]:
        """The influence cards on the discard."""
        return [name for kind, name in enumerate(INFLUENCE) for _ in range(self.game.state.spent[kind])]

    def shows(self, job: str, to: int | None) -> bool:
        """Whether a job appears in what this seat sees."""
        return job in repr(self.game.view(to))


def new_table(seats: int = 3, **options: str) -> Scene:
    """A table before anything is dealt."""
    return Scene(backroom.replay("cosa_nostra", seats, {"start": "0"} | options, [], listen=True))


def first_planning(seats: int = 3, **options: str) -> Scene:
    """A game dealt anyhow, at the first question of its first planning phase."""
    return new_table(seats, **options).next_round()


def crew_of(world: Underworld, names: Sequence[str]) -> None:
    """These gangsters, and no others, are in front of their bosses."""
    for man in range(len(GANGSTERS)):
        world.boss[man], world.fit[man], world.order[man], world.aids[man] = NOBODYS, RESERVE, IDLE, 0
    for name in names:
        join(world, MEN[name])


def join(world: Underworld, man: int) -> None:
    world.boss[man] = world.family.index(GANGSTERS[man].family)
    world.fit[man] = ACTIVE


def deal_jobs(world: Underworld, orders: Mapping[str, str], jobs: Mapping[int, str]) -> None:
    """These orders lie on gangsters, these jobs are in the hands; the rest of this round's pile is not drawn."""
    left = list(range(CARDS))

    def card(face: str) -> int:
        found = next(card for card in left if FACE_OF[card] == FACE[face])
        left.remove(found)
        return found

    for man, order in orders.items():
        if order not in FIRMS:
            world.order[MEN[man]] = card(order)
    for seat in range(world.seats):
        world.jobs[seat] = [card(face) for face in jobs.get(seat, "").split()]
    world.shown, world.known = [], [0] * CARDS
    world.buried = [card for card in left if ROUND_OF[card] < world.round]
    for number in range(ROUNDS):
        if number <= world.round:
            world.decks[number] = [card for card in left if ROUND_OF[card] == number == world.round]


def deal_influence(world: Underworld, cards: Sequence[str], aids: Mapping[str, str]) -> None:
    left = list(INFLUENCE_COUNT)
    world.hands = [[] for _ in range(world.seats)]
    for seat, names in enumerate(cards):
        for name in names.split():
            world.hands[seat].append(INFLUENCE.index(name))
            left[INFLUENCE.index(name)] -= 1
    for man, names in aids.items():
        for bit, kind in AIDS:
            if INFLUENCE[kind] in names.split():
                world.aids[MEN[man]] |= bit
                left[kind] -= 1
    world.spent = [0] * len(INFLUENCE)
    world.pile = [kind for kind, many in enumerate(left) for _ in range(many)]


def hand_out(
    world: Underworld, own: Mapping[int, str], orders: Mapping[str, str], market: str, stack: str | None
) -> None:
    """Businesses in front of players, on gangsters, on the market; the others are the stack, in the order given."""
    world.owner, world.markers = [NOBODYS] * BUSINESSES, [0] * BUSINESSES
    world.down, world.used, world.sunk = [0] * BUSINESSES, [0] * BUSINESSES, 0
    taken = set(market.split())
    for seat, names in own.items():
        for name in names.split():
            world.owner[FIRMS[name]] = seat
            taken.add(name)
    for man, order in orders.items():
        if order in FIRMS:
            world.order[MEN[man]] = FIRM + FIRMS[order]
            taken.add(order)
    left = [name for name in BUSINESS_IDS if name not in taken]
    if not market:
        market = " ".join(left[-4:])
        left = left[:-4]
    world.market = [FIRMS[name] for name in market.split()]
    world.stack = [FIRMS[name] for name in (left if stack is None else reversed(stack.split()))]


def lay_out(
    orders: Mapping[str, str],
    crew: str,
    *,
    seats: int,
    round: int,
    cash: Sequence[int],
    own: Mapping[int, str],
    market: str,
    stack: str | None,
    jobs: Mapping[int, str],
    cards: Sequence[str],
    aids: Mapping[str, str],
    options: dict[str, str],
) -> Scene:
    """A table at the first question of planning, where everything lies as told."""
    if "cards_option" in options:
        options["cards"] = options.pop("cards_option")
    table = first_planning(seats, **options)
    world = table.game.state
    world.round = round - 1
    crew_of(world, [*crew.split(), *orders])
    hand_out(world, own, orders, market, stack)
    deal_jobs(world, orders, jobs)
    deal_influence(world, cards, aids)
    world.cash = [*cash, *[10] * (seats - len(cash))]
    reckon(table.game)
    return table


def planning(
    *,
    crew: str = "",
    seats: int = 3,
    round: int = 1,
    cash: Sequence[int] = (),
    own: Mapping[int, str] | None = None,
    market: str = "",
    stack: str | None = None,
    jobs: Mapping[int, str] | None = None,
    cards: Sequence[str] = (),
    **options: str,
) -> Scene:
    """A planning phase. Without `crew` everybody has their three start gangsters."""
    everybody = " ".join(
        gangster.id for man, gangster in enumerate(GANGSTERS) if gangster.family < seats and not WAGE[man]
    )
    table = lay_out(
        {},
        crew or everybody,
        seats=seats,
        round=round,
        cash=cash,
        own=own or {},
        market=market,
        stack=stack,
        jobs=jobs or {},
        cards=cards,
        aids={},
        options=options,
    )
    table.game.stack.pop()
    begin_planning(table)
    return table


def begin_planning(table: Scene) -> None:
    from backroom.games.cosa_nostra.planning import BEGIN_PLANNING

    table.game.stack.append(BEGIN_PLANNING)
    table.game.settle()


def night(
    orders: Mapping[str, str],
    *,
    idle: str = "",
    deactivated: str = "",
    killed: Mapping[int, Sequence[str]] | None = None,
    seats: int = 3,
    start: int = 0,
    round: int = 1,
    cash: Sequence[int] = (),
    laundered: Sequence[int] = (),
    own: Mapping[int, str] | None = None,
    used: bool = False,
    marks: Mapping[str, Sequence[int]] | None = None,
    market: str = "",
    stack: str | None = None,
    jobs: Mapping[int, str] | None = None,
    cards: Sequence[str] = (),
    aids: Mapping[str, str] | None = None,
    whole_families: bool = False,
    **options: str,
) -> Scene:
    """An action phase. `orders` says what gangsters have to do: a job, or a business to buy. Nobody else is there but
    those idle; nobody owns anything or holds cards but what is said; everybody has $10,000 unless told otherwise.
    """
    options["start"] = str(start)
    crew = [man for man in orders if man not in deactivated.split()]
    table = lay_out(
        {man: orders[man] for man in crew},
        "",
        seats=seats,
        round=round,
        cash=cash,
        own=own or {},
        market=market,
        stack=stack,
        jobs=jobs or {},
        cards=cards,
        aids={},
        options=options,
    )
    world = table.game.state
    table.game.settle()
    deal_influence(world, cards, aids or {})
    for name in [*idle.split(), *deactivated.split()]:
        if name in MEN:
            join(world, MEN[name])
    for name in deactivated.split():
        if name in MEN:
            world.fit[MEN[name]] = DOWN
        else:
            world.down[FIRMS[name]] = 1
    for seat, names in (killed or {}).items():
        world.trophies[seat] = [MEN[name] for name in names]
        for name in names:
            world.fit[MEN[name]] = DEAD
    if whole_families:
        for man, gangster in enumerate(GANGSTERS):
            if WAGE[man] and gangster.family < seats and world.fit[man] == RESERVE:
                world.boss[man] = world.family.index(gangster.family)
    if used:
        world.used = [int(KIND_OF[firm] == KIND["cop"]) for firm in range(BUSINESSES)]
    for name, owners in (marks or {}).items():
        world.markers[FIRMS[name]] = sum(1 << 3 * seat for seat in owners)
    world.laundered = [*laundered, *[0] * (seats - len(laundered))]
    reckon(table.game)
    table.game.settle()
    return table
