"""Special cards for which everybody chooses a card at once: redistribution, to the left, to the right."""

from functools import cache

from backroom.games.greif_zu.deck import JEWELS, MONEY_KINDS
from backroom.games.greif_zu.offer import NOTHING, Offer, card_label, hand_offer, money_offer
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.telling import CARDS, PLAYERS, tell_two
from backroom.games.greif_zu.trail import EVERYBODY, MIDDLE, Lack, Move, Together
from backroom.kit import BY_CHANCE, Ask, Form, Frame, Game, Shuffle

lay_label = card_label("lay", "choice-lay", "choice-lay-nothing")
take_label = card_label("take", "choice-take")
pass_label = card_label("pass", "choice-pass")


class Lay(Frame[Party]):
    """G-36, G-37: redistribution: everybody lays a note or a jewel into the middle."""

    __slots__ = ()

    together = True

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in range(party.seats) if party.hands[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        hand = party.hands[seat]
        return money_offer("ask-lay", "G-36", hand, [kind for kind in hand if kind >= JEWELS], lay_label)

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        party = game.state
        chosen = sorted((answers or {}).items())
        party.middle = tuple((who, kind) for who, kind in chosen if kind != NOTHING)
        for who, kind in chosen:
            if kind == NOTHING:
                party.note(Lack(who, MONEY_KINDS))
        for who, kind in party.middle:
            party.lose(who, kind)
            party.note(Move(who, MIDDLE, kind, EVERYBODY))
        if game.told is not None:
            shown = [[PLAYERS[who], CARDS[kind]] for who, kind in party.middle]
            game.tell("log-laid" if shown else "log-laid-nothing", cards=shown)
        if party.middle:
            laid = {who for who, _ in party.middle}
            game.then(Take(tuple(who for who in party.others if who in laid)))


class Take(Frame[Party]):
    """G-36: who played the card picks one of them."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        kinds = tuple(sorted({kind for _, kind in party.middle}))
        return Offer("ask-take", "G-36", kinds, take_label)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        taken = next(laid for laid in party.middle if laid[1] == kind)
        party.middle = tuple(laid for laid in party.middle if laid is not taken)
        party.receive(seat, kind)
        party.note(Move(MIDDLE, seat, kind, EVERYBODY))
        if game.told is not None:
            game.tell("log-took", seat=PLAYERS[seat], card=CARDS[kind])
        if party.middle:
            game.then(Redistribute(self.order))


class Redistribute(Frame[Party]):
    """G-36, G-37: the rest is shuffled and dealt out face down, clockwise, to those who laid something."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return shuffled(len(party.middle))

    def go(self, game: Game[Party], seat: int, order: tuple[int, ...]) -> None:
        party = game.state
        dealt = [(who, party.middle[place][1]) for who, place in zip(self.order, order, strict=False)]
        party.middle = ()
        party.note(Together(tuple(Move(MIDDLE, who, kind, 1 << who) for who, kind in dealt)))
        for who, kind in dealt:
            party.receive(who, kind)
        if game.told is not None:
            game.tell("log-dealt", seats=[PLAYERS[who] for who, _ in dealt])
            for who, kind in dealt:
                game.tell("log-dealt-you", to=(who,), card=CARDS[kind])


@cache
def shuffled(count: int) -> Ask:
    items = tuple((str(place + 1), str(place + 1)) for place in range(count))
    return Form("ask-shuffle", "G-36", "shuffle", (Shuffle("cards", items),))


class PassOn(Frame[Party]):
    """G-38, G-39, G-40: everybody hands a card to the neighbour, all at once."""

    __slots__ = ("rule", "step", "word")

    together = True

    def __init__(self, step: int, word: str, rule: str) -> None:
        self.step = step
        self.word = word
        self.rule = rule

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in range(party.seats) if party.hands[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        neighbour = (seat + self.step) % party.seats
        return hand_offer(self.word, self.rule, party.hands[seat], pass_label, {"other": PLAYERS[neighbour]})

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        seats = game.state.seats
        hand_over(game, [(who, (who + self.step) % seats, kind) for who, kind in sorted((answers or {}).items())])


def hand_over(game: Game[Party], passed: list[tuple[int, int, int]]) -> None:
    """Cards that change hands at the same moment: giver, taker, card. None of them can be one just received."""
    party = game.state
    party.note(Together(tuple(Move(giver, taker, kind, 1 << giver | 1 << taker) for giver, taker, kind in passed)))
    for giver, _, kind in passed:
        party.lose(giver, kind)
    for giver, taker, kind in passed:
        party.receive(taker, kind)
        if game.told is not None:
            tell_two(game, "log-gave", "log-gave-you", giver, taker, kind)


LAY = Lay()
TO_THE_LEFT = PassOn(1, "ask-pass-left", "G-38")
TO_THE_RIGHT = PassOn(-1, "ask-pass-right", "G-39")
