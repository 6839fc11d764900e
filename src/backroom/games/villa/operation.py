"""The operation: swap cards, choose whom to arrest and who leads, take the bonus, until the godfather is caught."""

from bisect import insort
from functools import cache, lru_cache

from backroom.games.villa.arrest import ACT
from backroom.games.villa.deck import SYMBOLS, Deck
from backroom.games.villa.state import COVERS, GODFATHER, NO_LEADER, NO_TARGET, PLACES, Operation, free_places
from backroom.games.villa.team import Matter, Propose, Said, Wording, spoken
from backroom.kit import Ask, Choice, Form, Frame, Game, IllegalChoice, Item, Match, One, Pick, Random

TO_HAND, TO_PILE = 0, 1
EMPTY, ROOM, FULL = 0, 1, 2

SWAP_SAID = Wording("proposal-swap", "log-proposes-swap", "ask-agree-swap")
KEEP_SAID = Wording("proposal-keep", "log-proposes-keep", "ask-agree-keep")
PLAN_SAID = Wording("proposal-plan", "log-proposes-plan", "ask-agree-plan")
BONUS_SAID = (
    Wording("proposal-bonus-hand", "log-proposes-bonus-hand", "ask-agree-bonus-hand"),
    Wording("proposal-bonus-pile", "log-proposes-bonus-pile", "ask-agree-bonus-pile"),
)
BONUS_TOLD = ("log-bonus-hand", "log-bonus-pile")
BONUS_PLACES = ((TO_HAND, "hand", "choice-bonus-hand", FULL), (TO_PILE, "pile", "choice-bonus-pile", EMPTY))
"""Where a bonus card can go, and with which open cards it cannot."""


class Hands(Form):
    """V-24: which seat gets which of all the open cards; everybody has as many as before."""

    __slots__ = ("cards", "sizes")

    cards: tuple[Item, ...]
    sizes: tuple[int, ...]

    def parse(self, text: str) -> Choice:
        """A card that is not named stays where it is: the first sign of its id."""
        words = text.split()
        if words[:1] == [self.verb]:
            named = words[1::2]
            words += [word for card, _ in self.cards if card not in named for word in (card, card[0])]
        return super().parse(" ".join(words))

    def wrong(self, choice: Choice) -> IllegalChoice | None:
        for seat, size in enumerate(self.sizes):
            if choice.count(seat) != size:
                return IllegalChoice(
                    self.rule, "error-hands", seat=f"@seat-{seat}", found=choice.count(seat), right=size
                )
        return None

    def draw(self, random: Random) -> Choice:
        left = [seat for seat, size in enumerate(self.sizes) for _ in range(size)]
        return tuple(left.pop(int(random() * len(left))) for _ in range(len(left)))


@lru_cache(maxsize=256)
def hands_form(deck: Deck, hands: tuple[tuple[int, ...], ...]) -> Ask:
    cards = tuple(
        (f"{seat}{'abcd'[number]}", f"@card-{deck.police[kind].name}")
        for seat, hand in enumerate(hands)
        for number, kind in enumerate(hand)
    )
    seats = tuple((str(seat), f"@seat-{seat}") for seat in range(len(hands)))
    held = tuple(seat for seat, hand in enumerate(hands) for _ in hand)
    form = Hands("ask-swap", "V-24", "hands", (Match("cards", cards, seats, frozenset(), given=held),))
    form.cards, form.sizes = cards, tuple(len(hand) for hand in hands)
    return form


class Swap(Matter):
    """V-24: before the operation the open cards may be swapped at will."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return hands_form(op.deck, tuple(tuple(hand) for hand in op.hands))

    def said(self, op: Operation, choice: Choice) -> Said:
        held = [(kind, who) for who, hand in enumerate(op.hands) for kind in hand]
        moves = tuple(
            (f"@card-{op.deck.police[kind].name}", f"@seat-{who}", "→", f"@seat-{to}")
            for (kind, who), to in zip(held, choice, strict=True)
            if to != who
        )
        return (SWAP_SAID, (("moves", moves),)) if moves else (KEEP_SAID, ())

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        if game.told is not None:
            said = self.said(op, choice)
            game.tell("log-swapped" if said[1] else "log-kept", **spoken(said))
        cards = [kind for hand in op.hands for kind in hand]
        op.hands = [
            sorted(kind for kind, to in zip(cards, choice, strict=True) if to == who) for who in range(op.seats)
        ]


class Plan(Form):
    """V-17, V-18, V-25: a guard that can be got at, and, unless the lead goes round, a leader."""

    __slots__ = ("standing",)

    standing: int

    def parse(self, text: str) -> Choice:
        words = text.split()
        if len(words) > 1 and words[0] == self.verb and words[1] in PLACES:
            place = PLACES.index(words[1])
            if place not in free_places(self.standing):
                raise self.out_of_reach(place)
            if len(words) > 2 and len(self.fields) == 1:
                raise IllegalChoice("V-58", "error-lead")
        return super().parse(text)

    def out_of_reach(self, place: int) -> IllegalChoice:
        where = f"@{PLACES[place]}"
        if place == GODFATHER:
            return IllegalChoice("V-41", "error-godfather", left=self.standing.bit_count())
        if not self.standing >> place & 1:
            return IllegalChoice("V-35", "error-arrested", place=where)
        if place >= 9 and any(self.standing >> above & 1 for above in COVERS[place - 9]):
            return IllegalChoice("V-17", "error-covered", place=where)
        return IllegalChoice("V-18", "error-hemmed", place=where)


@cache
def plans(standing: int, seats: int) -> Ask:
    """`seats` 0: the leader is settled already."""
    guards = One("guard", tuple((PLACES[place], f"@{PLACES[place]}") for place in free_places(standing)))
    leaders = (One("leader", tuple((str(seat), f"@seat-{seat}") for seat in range(seats))),) if seats else ()
    form = Plan("ask-plan" if seats else "ask-guard", "V-25", "arrest", (guards, *leaders))
    form.standing = standing
    return form


class Target(Matter):
    """V-25: whom to arrest next, and who leads. Where the lead goes round (V-58) only the first leader is chosen."""

    __slots__ = ()

    def ask(self, op: Operation) -> Ask:
        return plans(op.standing, 0 if op.rotating and op.leader != NO_LEADER else op.seats)

    def plan(self, op: Operation, choice: Choice) -> tuple[int, int]:
        """The place and the leader."""
        number, leader = (choice, op.leader) if type(choice) is int else choice
        return free_places(op.standing)[number], leader

    def said(self, op: Operation, choice: Choice) -> Said:
        place, leader = self.plan(op, choice)
        return PLAN_SAID, (("place", f"@{PLACES[place]}"), ("leader", f"@seat-{leader}"))

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        op.target, op.leader = self.plan(op, choice)
        op.active, op.position = op.leader, 0
        if game.told is not None:
            tell_of_plan(game)
        game.stack.append(ACT)


def tell_of_plan(game: Game[Operation]) -> None:
    """V-25: the guard is turned up, and everybody sees the front."""
    op = game.state
    guard = op.guard_at(op.target)
    game.tell(
        "log-plan",
        place=f"@{PLACES[op.target]}",
        leader=f"@seat-{op.leader}",
        guard=guard.name,
        symbols=[f"@symbol-{SYMBOLS[symbol]}" for symbol in guard.symbols],
    )
    if op.expert and guard.mark is not None:
        game.tell("log-mark", guard=guard.name, position=guard.mark[0], symbol=f"@symbol-{SYMBOLS[guard.mark[1]]}")


class Bonus(Matter):
    """V-36 to V-40: a card of the guard's symbol comes back: to open cards that are too few, or under a pile."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def ask(self, op: Operation) -> Ask:
        return bonuses(
            self.symbol, tuple(EMPTY if not hand else ROOM if len(hand) < op.open else FULL for hand in op.hands)
        )

    def said(self, op: Operation, choice: Choice) -> Said:
        who, where = choice
        return BONUS_SAID[where], (("who", f"@seat-{who}"), ("card", f"@card-{SYMBOLS[self.symbol]}"))

    def settle(self, game: Game[Operation], seat: int, choice: Choice) -> None:
        op = game.state
        who, where = choice
        if game.told is not None:
            game.tell(BONUS_TOLD[where], **spoken(self.said(op, choice)))
        op.discard[self.symbol] -= 1
        if where == TO_HAND:
            insort(op.hands[who], self.symbol)
        else:
            op.under[who].append(self.symbol)


class Bonuses(Pick):
    """V-38, V-39: where the card can go: to open cards that are too few, or under the pile of whoever has some."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        known = [self.text(choice) for choice in self]
        rest, where = text[:-4], text[-4:]
        if where == "hand" and f"{rest}pile" in known:
            return IllegalChoice("V-38", "error-full-hand", seat=f"@seat-{rest.split()[1]}")
        if where == "pile" and f"{rest}hand" in known:
            return IllegalChoice("V-39", "error-empty-hand", seat=f"@seat-{rest.split()[1]}")
        return super().refuse(text)


@cache
def bonuses(symbol: int, room: tuple[int, ...]) -> Ask:
    choices = [
        ((seat, where), f"bonus {seat} {name}", label, {"seat": f"@seat-{seat}"})
        for seat, left in enumerate(room)
        for where, name, label, never in BONUS_PLACES
        if left != never
    ]
    return Bonuses("ask-bonus", "V-36", choices, {"card": f"@card-{SYMBOLS[symbol]}"})


class Next(Frame[Operation]):
    """V-42: one arrest after the other."""

    __slots__ = ()

    def go(self, game: Game[Operation], seat: int, choice: None) -> None:
        game.then(TARGET, ARRESTED, NEXT)


class Arrested(Frame[Operation]):
    """V-35, V-36, V-48: the guard leaves the game, and brings a card back. After the godfather all is won."""

    __slots__ = ()

    def go(self, game: Game[Operation], seat: int, choice: None) -> None:
        op = game.state
        guard = op.guard_at(op.target)
        if game.told is not None:
            game.tell("log-arrested", guard=guard.name)
        if guard.back is None:
            if game.told is not None:
                game.tell("log-won")
            game.finish(tuple(range(op.seats)), (14,) * op.seats, "won")
            return
        op.standing &= ~(1 << op.target)
        op.target, op.position = NO_TARGET, 0
        if op.rotating:
            op.leader = op.active
        bonus = guard.back.symbol
        if op.discard[bonus]:
            game.stack.append(BONUS[bonus])
        elif game.told is not None:
            game.tell("log-no-bonus", symbol=f"@symbol-{SYMBOLS[bonus]}")


NEXT, ARRESTED, TARGET, SWAP = Next(), Arrested(), Propose(Target()), Propose(Swap())
BONUS = tuple(Propose(Bonus(symbol)) for symbol in range(len(SYMBOLS)))
