"""Happy birthday: three cards from the wallet, one to keep, the others for other players."""

from backroom.games.greif_zu.deck import KINDS
from backroom.games.greif_zu.offer import Label, Offer, blind, card_label
from backroom.games.greif_zu.state import ALONE, Party, without
from backroom.games.greif_zu.telling import CARDS, PLAYERS, tell_two
from backroom.games.greif_zu.trail import DRAWN, WALLET, Move
from backroom.kit import BY_CHANCE, NOBODY, Ask, Frame, Game

PRESENTS = 3
NOBODY_YET = -1


class BirthdayDraw(Frame[Party]):
    """G-33, G-35: three cards from anywhere in the wallet, fewer if there are fewer."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE if party.wallet and len(party.drawn) < PRESENTS else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.wallet), "G-35")

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        party = game.state
        if place is None:
            game.then(BIRTHDAY_KEEP)
            return
        kind = party.wallet.pop(place)
        party.drawn = tuple(sorted((*party.drawn, kind)))
        party.note(Move(WALLET, DRAWN, kind, 1 << party.active, place=place))
        if game.told is not None:
            game.tell("log-birthday-you", to=ALONE[party.active], card=CARDS[kind])
        game.then(BIRTHDAY_DRAW)


keep_label = card_label("keep", "choice-keep")


class BirthdayKeep(Frame[Party]):
    """G-33: one of them is kept."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Offer("ask-keep", "G-33", tuple(dict.fromkeys(party.drawn)), keep_label)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.drawn = without(party.drawn, kind)
        party.receive(seat, kind)
        party.note(Move(DRAWN, seat, kind, 1 << seat))
        if game.told is not None:
            game.tell("log-kept", seat=PLAYERS[seat])
        game.then(BirthdayGive(NOBODY_YET))


def give_label(choice: tuple[int, int]) -> Label:
    other, kind = choice
    name = KINDS[kind]
    return f"give {other} {name}", "choice-give", {"seat": PLAYERS[other], "card": f"@card-{name}"}


class BirthdayGive(Frame[Party]):
    """G-33, G-34: the others go to two fellow players; with two players one goes back into the wallet."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def seats(self, party: Party) -> tuple[int, ...]:
        alone = party.seats == 2 and self.given != NOBODY_YET
        return ALONE[party.active] if party.drawn and not alone else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        kinds = tuple(dict.fromkeys(party.drawn))
        gifts = tuple((other, kind) for other in party.others if other != self.given for kind in kinds)
        return Offer("ask-give", "G-33", gifts, give_label)

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int] | None) -> None:
        party = game.state
        if choice is None:
            if party.drawn:
                game.then(BIRTHDAY_RETURN)
            return
        other, kind = choice
        party.drawn = without(party.drawn, kind)
        party.receive(other, kind)
        party.note(Move(DRAWN, other, kind, 1 << seat | 1 << other))
        if game.told is not None:
            tell_two(game, "log-gave", "log-gave-you", seat, other, kind)
        game.then(BirthdayGive(other))


class BirthdayReturn(Frame[Party]):
    """G-34: with two players the third card goes back into the wallet."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.wallet) + 1, "G-35")

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        (kind,) = party.drawn
        party.drawn = ()
        party.wallet.insert(place, kind)
        party.note(Move(DRAWN, WALLET, kind, 1 << party.active, place=place))
        if game.told is not None:
            game.tell("log-present-back", seat=PLAYERS[party.active])


BIRTHDAY_DRAW, BIRTHDAY_KEEP, BIRTHDAY_RETURN = BirthdayDraw(), BirthdayKeep(), BirthdayReturn()
