"""The wallet: cards are drawn and put in at a place of one's choice, or anywhere; nobody else sees where."""

from functools import cache

from backroom.games.greif_zu.deck import ANY_KIND, CHARACTERS, KINDS, NOTE_KINDS, NOTES, PLAYING_CARDS, Mask
from backroom.games.greif_zu.offer import CARDS, PLAYERS, blind
from backroom.games.greif_zu.state import ALONE, Party, with_item
from backroom.games.greif_zu.trail import AWAY, DRAWN, EVERYBODY, NOBODYS, WALLET, Move
from backroom.kit import BY_CHANCE, NOBODY, Ask, Form, Frame, Game, Number, Random

ANYWHERE = 0
"""The answer of who leaves the place to chance; places are counted from 1."""
BLIND = tuple(blind(count, "G-22") for count in range(PLAYING_CARDS + len(CHARACTERS) + 2))
"""Any place in a wallet of so many cards, extra IDs included, or between them."""
NO_NOTE_KINDS: Mask = ~NOTE_KINDS


class Place(Form):
    """A place in the wallet, counted from 1; and 0 for anywhere, where that has not been said before."""

    __slots__ = ("least", "most")

    def __init__(self, word: str, least: int, most: int, **about: str | int) -> None:
        super().__init__(word, "G-22", "place", (Number("place", least, most),), {"most": most, **about})
        self.least = least
        self.most = most

    def draw(self, random: Random) -> int:
        return self.least + int(random() * (self.most - self.least + 1))


@cache
def place_to_draw(most: int) -> Ask:
    return Place("ask-place-draw", 1, most)


@cache
def place_to_put(kind: int, most: int) -> Ask:
    return Place("ask-place-put", 1, most, card=CARDS[kind])


@cache
def place_to_search(most: int) -> Ask:
    return Place("ask-place-search", ANYWHERE, most)


@cache
def place_to_return(kind: int, most: int) -> Ask:
    return Place("ask-place-back", ANYWHERE, most, card=CARDS[kind])


class Reach(Frame[Party]):
    """G-22: the active player reaches into the wallet, at a place of their choice or where chance will have it."""

    __slots__ = ("anywhere",)

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere

    def places(self, party: Party) -> int:
        """How many there are to choose from."""
        return len(party.wallet)

    def which(self, party: Party, places: int) -> Ask:
        """Asks for the place."""
        raise TypeError(f"{type(self).__name__} must ask for a place")

    def blindly(self) -> Frame[Party]:
        """The same, anywhere."""
        raise TypeError(f"{type(self).__name__} must know its place")

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        raise TypeError(f"{type(self).__name__} must do something there")

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE if self.anywhere else ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        places = self.places(party)
        return BLIND[places] if self.anywhere else self.which(party, places)

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        if self.anywhere:
            self.reach(game, place, NOBODYS)
        elif place == ANYWHERE:
            game.stack.append(self.blindly())
        else:
            self.reach(game, place - 1, seat)


class Draw(Reach):
    """G-20: a card from the wallet, unseen."""

    __slots__ = ()

    def which(self, party: Party, places: int) -> Ask:
        return place_to_draw(places)

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        party = game.state
        seat = party.active
        kind = party.wallet.pop(place)
        party.receive(seat, kind)
        party.trail = (party.trail, Move(WALLET, seat, kind, 1 << seat, ANY_KIND, place, chooser))
        if game.told is not None:
            game.tell("log-drew", but=(seat,), seat=PLAYERS[seat])
            tell_chooser(game, "log-drew-you", "log-drew-you-at", kind, place, chooser)


class Into(Reach):
    """A card on its way into the wallet."""

    __slots__ = ()

    def places(self, party: Party) -> int:
        return len(party.wallet) + 1

    def put(self, party: Party, source: int, kind: int, place: int, chooser: int) -> None:
        party.wallet.insert(place, kind)
        party.trail = (party.trail, Move(source, WALLET, kind, 1 << party.active, ANY_KIND, place, chooser))


class Put(Into):
    """G-21: from the hand."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, anywhere: bool) -> None:
        super().__init__(anywhere)
        self.kind = kind

    def which(self, party: Party, places: int) -> Ask:
        return place_to_put(self.kind, places)

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        party, kind = game.state, self.kind
        seat = party.active
        party.lose(seat, kind)
        self.put(party, seat, kind, place, chooser)
        if game.told is not None:
            game.tell("log-put", but=(seat,), seat=PLAYERS[seat])
            tell_chooser(game, "log-put-you", "log-put-you-at", kind, place, chooser)


class Return(Into):
    """G-34, G-55, G-75: what was drawn and is not kept, in the order in which it came."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return super().seats(party) if party.drawn else NOBODY

    def which(self, party: Party, places: int) -> Ask:
        return place_to_return(party.drawn[0], places)

    def blindly(self) -> Frame[Party]:
        return RETURN_ANYWHERE

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        if place is not None:
            super().go(game, seat, place)

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        party = game.state
        seat = party.active
        kind, *rest = party.drawn
        party.drawn = tuple(rest)
        self.put(party, DRAWN, kind, place, chooser)
        if game.told is not None:
            game.tell("log-back", but=(seat,), seat=PLAYERS[seat])
            tell_chooser(game, "log-back-you", "log-back-you-at", kind, place, chooser)
        game.stack.append(RETURN)


class Search(Reach):
    """G-54, G-58: cards are drawn until one of them is a note; only who draws sees the others."""

    __slots__ = ("credit",)

    def __init__(self, credit: bool, anywhere: bool) -> None:
        super().__init__(anywhere)
        self.credit = credit

    def seats(self, party: Party) -> tuple[int, ...]:
        return super().seats(party) if party.wallet else NOBODY

    def which(self, party: Party, places: int) -> Ask:
        return place_to_search(places)

    def blindly(self) -> Frame[Party]:
        return SEARCH_ANYWHERE[self.credit]

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        if place is not None:
            super().go(game, seat, place)
            return
        if game.told is not None:
            game.tell("log-no-note", seat=PLAYERS[game.state.active])
        game.stack.append(RETURN)

    def reach(self, game: Game[Party], place: int, chooser: int) -> None:
        party = game.state
        kind = party.wallet.pop(place)
        if kind >= NOTES:
            (credit if self.credit else withdraw)(game, kind, place, chooser)
            game.stack.append(RETURN)
            return
        seat = party.active
        party.drawn = (*party.drawn, kind)
        party.note(Move(WALLET, DRAWN, kind, 1 << seat, NO_NOTE_KINDS, place, chooser))
        if game.told is not None:
            game.tell("log-searched", but=(seat,), seat=PLAYERS[seat])
            tell_chooser(game, "log-searched-you", "log-searched-you-at", kind, place, chooser)
        game.stack.append(SEARCH[self.credit])


def withdraw(game: Game[Party], kind: int, place: int, chooser: int) -> None:
    """G-54: a note from the cash machine is kept like any other."""
    party = game.state
    seat = party.active
    party.receive(seat, kind)
    party.note(Move(WALLET, seat, kind, 1 << seat, NOTE_KINDS, place, chooser))
    if game.told is not None:
        game.tell("log-withdrew", but=(seat,), seat=PLAYERS[seat])
        tell_chooser(game, "log-drew-you", "log-drew-you-at", kind, place, chooser)


def credit(game: Game[Party], kind: int, place: int, chooser: int) -> None:
    """G-58: a note on credit only adds to the money."""
    party = game.state
    seat = party.active
    party.note(Move(WALLET, AWAY, kind, EVERYBODY, ANY_KIND, place, chooser))
    party.raid = party.raid._replace(credited=with_item(party.raid.credited, seat, kind))
    if game.told is not None:
        game.tell("log-credit", seat=PLAYERS[seat], card=CARDS[kind])


def choosing_place(game: Game[Party], seat: int) -> None:
    """Everybody sees that somebody reaches into the wallet and takes their time."""
    if game.told is not None:
        game.tell("log-place", seat=PLAYERS[seat])


def tell_chooser(game: Game[Party], word: str, word_at: str, kind: int, place: int, chooser: int) -> None:
    """Who draws or puts back sees the card, and the place only if it was one of their choice."""
    to = ALONE[game.state.active]
    if chooser == NOBODYS:
        game.tell(word, to=to, card=CARDS[kind])
    else:
        game.tell(word_at, to=to, card=CARDS[kind], place=place + 1)


DRAW_ANYWHERE, DRAW_AT_PLACE = Draw(anywhere=True), Draw(anywhere=False)
PUT_ANYWHERE = tuple(Put(kind, anywhere=True) for kind in range(len(KINDS)))
PUT_AT_PLACE = tuple(Put(kind, anywhere=False) for kind in range(len(KINDS)))
RETURN, RETURN_ANYWHERE = Return(anywhere=False), Return(anywhere=True)
SEARCH = tuple(Search(on_credit, anywhere=False) for on_credit in (False, True))
SEARCH_ANYWHERE = tuple(Search(on_credit, anywhere=True) for on_credit in (False, True))
"""At the cash machine, and with a credit card."""
