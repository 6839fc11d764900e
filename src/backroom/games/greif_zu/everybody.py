"""Special cards that reach several players at once: happy birthday, redistribution, to the left, to the right."""

from functools import cache

from backroom.games.greif_zu.deck import ANY_KIND, KINDS, MONEY_KINDS, PRESENTS, less, money_in
from backroom.games.greif_zu.offer import CARDS, NOTHING, PLAYERS, card_label, hand_offer, money_offer, tell_two
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.trail import DRAWN, EVERYBODY, MIDDLE, WALLET, Eyes, Lack, Move, Together
from backroom.games.greif_zu.wallet import ANYWHERE, RETURN, Place, Reach, tell_chooser
from backroom.kit import BY_CHANCE, NOBODY, Ask, Form, Frame, Game, Label, Menu, Shuffle

NOBODY_YET = -1


@cache
def place_of_present(number: int, most: int) -> Ask:
    return Place("ask-place-present", ANYWHERE, most, number=number)


class Present(Reach):
    """G-33, G-35: three cards from the wallet, fewer if there are fewer."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return super().seats(party) if party.wallet and len(party.drawn) < PRESENTS else NOBODY

    def which(self, party: Party, places: int) -> Ask:
        return place_of_present(len(party.drawn) + 1, places)

    def blindly(self) -> Frame[Party]:
        return PRESENT_ANYWHERE

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        if place is None:
            game.then(BIRTHDAY_KEEP)
        else:
            super().go(game, seat, place)

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        party = game.state
        seat = party.active
        kind = party.wallet.pop(place)
        party.drawn = (*party.drawn, kind)
        party.note(Move(WALLET, DRAWN, kind, 1 << seat, ANY_KIND, place, chooser))
        if game.told is not None:
            game.tell("log-birthday", but=(seat,), seat=PLAYERS[seat])
            tell_chooser(game, "log-birthday-you", "log-birthday-you-at", kind, place, chooser)
        game.then(PRESENT)


present_label = card_label("keep", "choice-keep")


class BirthdayKeep(Frame[Party]):
    """G-33: one of them is kept."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Menu("ask-keep", "G-33", tuple(sorted(set(party.drawn))), present_label)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.drawn = less(party.drawn, kind)
        party.receive(seat, kind)
        party.note(Move(DRAWN, seat, kind, 1 << seat))
        if game.told is not None:
            game.tell("log-kept", seat=PLAYERS[seat])
        game.then(BirthdayGive(NOBODY_YET))


def give_label(choice: tuple[int, int]) -> Label:
    other, kind = choice
    return f"give {other} {KINDS[kind]}", "choice-give", {"seat": PLAYERS[other], "card": CARDS[kind]}


class BirthdayGive(Frame[Party]):
    """G-33, G-34: the others go to two fellow players; with two players one goes back into the wallet."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def seats(self, party: Party) -> tuple[int, ...]:
        alone = party.seats == 2 and self.given != NOBODY_YET
        return ALONE[party.active] if party.drawn and not alone else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        kinds = sorted(set(party.drawn))
        gifts = tuple((other, kind) for other in party.others if other != self.given for kind in kinds)
        return Menu("ask-give", "G-33", gifts, give_label)

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int] | None) -> None:
        party = game.state
        if choice is None:
            game.then(RETURN)
            return
        other, kind = choice
        party.drawn = less(party.drawn, kind)
        party.receive(other, kind)
        party.note(Move(DRAWN, other, kind, 1 << seat | 1 << other))
        if game.told is not None:
            tell_two(game, "log-gave", "log-gave-you", seat, other, kind)
        game.then(BirthdayGive(other))


PRESENT, PRESENT_ANYWHERE, BIRTHDAY_KEEP = Present(anywhere=False), Present(anywhere=True), BirthdayKeep()


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
        return money_offer("ask-lay", "G-36", hand, money_in(hand), lay_label)

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
            for who, kind in party.middle:
                game.tell("log-laid", seat=PLAYERS[who], card=CARDS[kind])
            if not party.middle:
                game.tell("log-laid-nothing")
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
        return Menu("ask-take", "G-36", kinds, take_label)

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
        eyes = who_can_tell(dealt)
        party.note(Together(tuple(Move(MIDDLE, who, kind, eyes | 1 << who) for who, kind in dealt)))
        for who, kind in dealt:
            party.receive(who, kind)
        if game.told is not None:
            game.tell("log-dealt", seats=[PLAYERS[who] for who, _ in dealt])
            for who, kind in dealt:
                if eyes == EVERYBODY:
                    game.tell("log-dealt-openly", seat=PLAYERS[who], card=CARDS[kind])
                else:
                    game.tell("log-dealt-you", to=(who,), card=CARDS[kind])


def who_can_tell(dealt: list[tuple[int, int]]) -> Eyes:
    """Who can name all of these cards, since they lay open before: everybody, or the only two who got one."""
    if len({kind for _, kind in dealt}) == 1:
        return EVERYBODY
    return sum([1 << who for who, _ in dealt]) if len(dealt) == 2 else 0


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
