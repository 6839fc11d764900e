"""Buying an ID with notes and jewels."""

from backroom.games.greif_zu.deck import JEWELS, KINDS, VALUE, Hand, less, money_in, value_of
from backroom.games.greif_zu.offer import CARDS, PLAYERS, card_label, cards
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.trail import AWAY, EVERYBODY, EXTRAS, Look, Move
from backroom.kit import Ask, Choice, Form, Frame, Game, IllegalChoice, Menu, Random, Some

PRICE = 300


def can_pay(hand: Hand) -> bool:
    """G-23: whether these cards are worth an ID; those that are no money are worth nothing."""
    return value_of(hand) >= PRICE


class Payment(Form):
    """G-23: notes and jewels worth 300 at least; nobody gives change."""

    __slots__ = ("hand", "worth")

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        money = money_in(hand)
        self.worth = tuple([VALUE[kind] for kind in money])
        copies: dict[int, int] = {}
        items = []
        for kind in money:
            copies[kind] = copies.get(kind, 0) + 1
            name = KINDS[kind] if copies[kind] == 1 else f"{KINDS[kind]}.{copies[kind]}"
            items.append((name, CARDS[kind]))
        super().__init__("ask-pay", "G-23", "pay", (Some("cards", tuple(items), 1),), {"price": PRICE})

    def wrong(self, choice: tuple[int, ...]) -> IllegalChoice | None:
        paid = sum(self.worth[place] for place in choice)
        return IllegalChoice("G-23", "error-price", price=PRICE, paid=paid) if paid < PRICE else None

    def draw(self, random: Random) -> tuple[int, ...]:
        worth = self.worth
        while True:
            some = int(random() * (1 << len(worth)))
            choice = tuple(place for place in range(len(worth)) if some >> place & 1)
            if sum([worth[place] for place in choice]) >= PRICE:
                return choice

    def parse(self, text: str) -> Choice:
        for name in text.replace(",", " ").split()[1:]:
            plain = name.partition(".")[0]
            kind = KINDS.index(plain) if plain in KINDS else None
            if kind is not None and kind < JEWELS:
                raise IllegalChoice("G-24", "error-no-money", card=CARDS[kind])
            if kind is not None and kind not in self.hand:
                raise IllegalChoice("G-23", "error-not-held", card=CARDS[kind])
        return super().parse(text)


class Pay(Frame[Party]):
    """G-23, G-24: what is paid lies open. The buyer then looks at the extra IDs."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Payment(party.hands[seat])

    def go(self, game: Game[Party], seat: int, choice: tuple[int, ...]) -> None:
        party = game.state
        money = money_in(party.hands[seat])
        kinds = [money[place] for place in choice]
        for kind in kinds:
            party.lose(seat, kind)
            party.note(Move(seat, AWAY, kind, EVERYBODY))
        party.paid = (*party.paid, *kinds)
        party.note(Look(seat, party.extras))
        if game.told is not None:
            game.tell("log-paid", seat=PLAYERS[seat], cards=cards(kinds))
            game.tell("log-extras-you", to=(seat,), cards=cards(party.extras))
        game.stack.append(CHOOSE_ID)


id_label = card_label("id", "choice-id")


class ChooseId(Frame[Party]):
    """G-23: the buyer takes one of the extra IDs, unseen by the others."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Menu("ask-id", "G-23", tuple(dict.fromkeys(party.extras)), id_label)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.extras = less(party.extras, kind)
        party.receive(seat, kind)
        party.note(Move(EXTRAS, seat, kind, 1 << seat))
        if game.told is not None:
            game.tell("log-bought", but=(seat,), seat=PLAYERS[seat])
            game.tell("log-bought-you", to=(seat,), card=CARDS[kind])


PAY, CHOOSE_ID = Pay(), ChooseId()
