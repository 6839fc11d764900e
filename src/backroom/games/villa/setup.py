"""Before the operation: the godfather, thirteen guards, the police cards."""

from collections.abc import Mapping
from functools import cache

from backroom.games.villa.deck import BOX, MOST_TEXT, POLICE, Deck, deck_of, wrong
from backroom.games.villa.operation import NEXT, NO_LEADER, SWAP
from backroom.games.villa.state import NO_TARGET, Operation
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Pick, Shuffle

GUARDS = 13
FIRST, RANDOM, HEAVY = "first", "random", "heavies"
EASIEST = 10
ALL_STANDING = (1 << GUARDS) - 1


def read_deck_option(text: str) -> str:
    """An owner's own list, as JSON."""
    if len(text) > MOST_TEXT:
        wrong("error-deck-unreadable", why=f"> {MOST_TEXT}")
    deck_of(text)
    return text


def read_guards_option(text: str) -> str:
    """V-10: thirteen guards by number, g1 to g20."""
    names = [name.strip() for name in text.split(",")]
    known = {f"g{number}" for number in range(1, 21)}
    for name in names:
        if name not in known:
            wrong("error-guards-unknown", found=name[:40])
    if len(names) != GUARDS or len(set(names)) != GUARDS:
        wrong("error-guards-count", found=len(set(names)))
    return ",".join(names)


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
        godfather=0,
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
    )
    return op, [NEXT, Equip(options["guards"], int(options["handicap"])), *opening(options["guards"]), GODFATHER_DRAWN]


def opening(guards: str) -> list[Frame[Operation]]:
    return [BIG_CALIBRE] if guards == FIRST else [Post(guards, -1)]


def pool(deck: Deck, guards: str, big: int) -> tuple[int, ...]:
    """V-8 to V-10: which guards may stand around the villa."""
    if guards == FIRST:
        return (*(number for number, guard in enumerate(deck.guards) if guard.kind != "big-calibre"), big)
    if guards == HEAVY:
        return tuple(number for number, guard in enumerate(deck.guards) if guard.kind != "small-fish")
    if guards == RANDOM:
        return tuple(range(len(deck.guards)))
    return tuple(int(name[1:]) - 1 for name in guards.split(","))


class GodfatherDrawn(Frame[Operation]):
    """V-6: one of the four godfathers, face up in the middle."""

    __slots__ = ()

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return godfathers(op.deck)

    def go(self, game: Game[Operation], seat: int, choice: int) -> None:
        game.state.godfather = choice
        if game.told is not None:
            game.tell("log-godfather", name=game.state.deck.godfathers[choice].name)


@cache
def godfathers(deck: Deck) -> Ask:
    choices = (
        (n, f"godfather {n + 1}", "choice-godfather", {"name": card.name}) for n, card in enumerate(deck.godfathers)
    )
    return Pick("ask-godfather", "V-6", choices)


class BigCalibre(Frame[Operation]):
    """V-8: in the first game one big calibre joins the small fish and heavies."""

    __slots__ = ()

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return big_calibres(op.deck)

    def go(self, game: Game[Operation], seat: int, choice: int) -> None:
        game.then(Post(FIRST, choice))


@cache
def big_calibres(deck: Deck) -> Ask:
    big = [number for number, guard in enumerate(deck.guards) if guard.kind == "big-calibre"]
    return Pick("ask-big", "V-8", ((n, f"big g{n + 1}", "choice-big", {"name": deck.guards[n].name}) for n in big))


class Post(Frame[Operation]):
    """V-9 to V-12: the guards are shuffled and laid face down, four into the villa, nine on them into the park."""

    __slots__ = ("big", "guards")

    def __init__(self, guards: str, big: int) -> None:
        self.guards = guards
        self.big = big

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return posts(pool(op.deck, self.guards, self.big))

    def go(self, game: Game[Operation], seat: int, order: tuple[int, ...]) -> None:
        op = game.state
        guards = pool(op.deck, self.guards, self.big)
        op.layout = tuple(guards[number] for number in order[:GUARDS])
        op.spare = tuple(guards[number] for number in order[GUARDS:])


@cache
def posts(guards: tuple[int, ...]) -> Ask:
    return Form("ask-post", "V-12", "post", (Shuffle("guards", tuple((f"g{n + 1}", f"g{n + 1}") for n in guards)),))


class Equip(Frame[Operation]):
    """V-16 to V-18: so many police cards as the level says, dealt evenly, the top ones laid open."""

    __slots__ = ("guards", "handicap")

    def __init__(self, guards: str, handicap: int) -> None:
        self.guards = guards
        self.handicap = handicap

    def seats(self, op: Operation) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, op: Operation, seat: int) -> Ask:
        return shuffles(op.deck)

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
                game.tell("log-all-cards", wanted=wanted)
        if op.swapping:
            game.then(SWAP)


@cache
def shuffles(deck: Deck) -> Ask:
    cards = tuple((f"{kind.name}.{number}", kind.name) for kind in deck.police for number in range(1, kind.copies + 1))
    return Form("ask-shuffle", "V-18", "shuffle", (Shuffle("cards", cards),))


GODFATHER_DRAWN, BIG_CALIBRE = GodfatherDrawn(), BigCalibre()

DECK_DEFAULT = BOX
