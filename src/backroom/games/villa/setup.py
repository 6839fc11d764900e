"""Before the operation: the godfather, thirteen guards, the police cards."""

from collections.abc import Mapping
from functools import lru_cache

from backroom.games.villa.deck import POLICE, Deck, Police
from backroom.games.villa.inventory import deck_of, wrong
from backroom.games.villa.operation import NEXT
from backroom.games.villa.state import NO_BONUS, NO_GODFATHER, NO_LEADER, NO_TARGET, Operation
from backroom.games.villa.swap import SWAP
from backroom.kit import BY_CHANCE, Ask, Choice, Form, Frame, Game, One, Pick, Shuffle, short

GUARDS = 13
FIRST, RANDOM, HEAVY = "first", "random", "heavies"
USUAL_GUARDS = (FIRST, RANDOM, HEAVY)
ALL_STANDING = (1 << GUARDS) - 1


def read_guards_option(text: str) -> str:
    """V-12: thirteen different guards. Which ones these are, the deck says."""
    named = {name.strip().casefold() for name in text.split(",")}
    if len(named) != GUARDS or text.count(",") != GUARDS - 1:
        wrong("error-guards-count", found=len(named), right=GUARDS, known=", ".join(USUAL_GUARDS))
    return text


def numbered_guards(guards: str, deck: Deck) -> str:
    """V-12: guards named, or numbered as the deck lists them (g1 to g20), as their numbers."""
    if guards in USUAL_GUARDS:
        return guards
    known = {guard.name.casefold(): f"g{number}" for number, guard in enumerate(deck.guards, 1)}
    known |= {number: number for number in known.values()}
    numbers = []
    for name in guards.split(","):
        number = known.get(name.strip().casefold())
        if number is None:
            wrong("error-guards-unknown", found=short(name.strip()), known=[guard.name for guard in deck.guards])
        numbers.append(number)
    if len(set(numbers)) != GUARDS:
        wrong("error-guards-count", found=len(set(numbers)), right=GUARDS, known=", ".join(USUAL_GUARDS))
    return ",".join(sorted(numbers, key=lambda number: int(number[1:])))


def open_operation(seats: int, options: Mapping[str, str]) -> tuple[Operation, list[Frame[Operation]]]:
    deck = deck_of(options["deck"])
    kinds = len(deck.police)
    op = Operation(
        seats=seats,
        deck=deck,
        expert=options["rules"] == "expert",
        captain=options["decisions"] == "captain",
        rotating=options["leader"] == "rotating",
        swapping=options["swap"] == "yes",
        open_cards=int(options["open"]),
        cards=0,
        godfather=NO_GODFATHER,
        layout=(),
        spare=(),
        standing=ALL_STANDING,
        piles=[[] for _ in range(seats)],
        under=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        aside=(),
        discard=[0] * kinds,
        gone=[0] * kinds,
        target=NO_TARGET,
        position=0,
        leader=NO_LEADER,
        active=0,
        bonus=NO_BONUS,
    )
    guards = options["guards"]
    return op, [NEXT, Equip(guards, int(options["handicap"])), Post(guards), GODFATHER_DRAWN]


def of_kind(deck: Deck, *kinds: str) -> tuple[int, ...]:
    return tuple(number for number, guard in enumerate(deck.guards) if guard.kind in kinds)


def pool(deck: Deck, guards: str) -> tuple[int, ...]:
    """V-10 to V-12, V-55: the guards that are shuffled; in the first game a big calibre joins them."""
    if guards == FIRST:
        return of_kind(deck, "small-fish", "heavy")
    if guards == HEAVY:
        return of_kind(deck, "heavy", "big-calibre")
    if guards == RANDOM:
        return tuple(range(len(deck.guards)))
    return tuple(int(name[1:]) - 1 for name in guards.split(","))


class GodfatherDrawn(Frame[Operation]):
    """V-8: one of the four godfathers, face up in the middle."""

    __slots__ = ()

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return godfathers(op.deck)

    def go(self, game: Game[Operation], seat: int, choice: int) -> None:
        game.state.godfather = choice
        if game.told is not None:
            game.tell("log-godfather", name=game.state.deck.godfathers[choice].name)


def godfathers(deck: Deck) -> Ask:
    choices = (
        (n, f"godfather {n + 1}", "choice-godfather", {"name": card.name}) for n, card in enumerate(deck.godfathers)
    )
    return Pick("ask-godfather", "V-8", choices)


class Post(Frame[Operation]):
    """V-10 to V-15: the guards are shuffled and laid face down, nine in the park and, under them, four in the villa."""

    __slots__ = ("guards",)

    def __init__(self, guards: str) -> None:
        self.guards = guards

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        big = of_kind(op.deck, "big-calibre") if self.guards == FIRST else ()
        return posts(pool(op.deck, self.guards), big)

    def go(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        guards, order, spare = pool(op.deck, self.guards), choice, []
        if self.guards == FIRST:
            number, order = choice
            spare = list(of_kind(op.deck, "big-calibre"))
            guards = (*guards, spare.pop(number))
        shuffled = [guards[number] for number in order]
        op.layout = tuple(shuffled[:GUARDS])
        op.spare = (*shuffled[GUARDS:], *spare)


@lru_cache(maxsize=32)
def posts(guards: tuple[int, ...], big: tuple[int, ...]) -> Ask:
    """Some order of the guards; where one of the big calibres joins them, also which one."""
    items = tuple((f"g{number + 1}", f"g{number + 1}") for number in guards)
    if not big:
        return Form("ask-post", "V-13", "post", (Shuffle("guards", items),))
    one_of = One("big", tuple((f"g{number + 1}", f"g{number + 1}") for number in big))
    return Form("ask-post", "V-10", "post", (one_of, Shuffle("guards", (*items, ("big", "@kind-big-calibre")))))


class Equip(Frame[Operation]):
    """V-20 to V-23: so many police cards as the level says, dealt evenly, the top ones laid open."""

    __slots__ = ("guards", "handicap")

    def __init__(self, guards: str, handicap: int) -> None:
        self.guards = guards
        self.handicap = handicap

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return shuffles(op.deck.police)

    def go(self, game: Game[Operation], seat: int, order: tuple[int, ...]) -> None:
        op = game.state
        wanted = POLICE if self.guards == FIRST else op.strength() + self.handicap
        op.cards = max(op.seats, min(POLICE, wanted))
        kinds = [number for number, kind in enumerate(op.deck.police) for _ in range(kind.copies)]
        dealt = [kinds[card] for card in order]
        op.aside = tuple(dealt[op.cards :])
        for who in range(op.seats):
            pile = dealt[who : op.cards : op.seats][::-1]
            op.hands[who] = sorted(pile[-op.open :])
            op.piles[who] = pile[: -op.open]
        if game.told is not None:
            game.tell("log-equipped", strength=op.strength(), cards=op.cards)
            if wanted > POLICE:
                game.tell("log-all-cards", wanted=wanted, cards=POLICE)
        if op.swapping:
            game.then(SWAP)


@lru_cache(maxsize=32)
def shuffles(police: tuple[Police, ...]) -> Ask:
    cards = tuple((f"{kind.name}.{number}", kind.name) for kind in police for number in range(1, kind.copies + 1))
    return Form("ask-shuffle", "V-23", "shuffle", (Shuffle("cards", cards),))


GODFATHER_DRAWN = GodfatherDrawn()
