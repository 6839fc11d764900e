"""The end of a round: the last special cards."""

from functools import cache

from backroom.games.greif_zu.actions import LAST_ACTION, PASS_DEED, PLAY_DEEDS, Deed, deed_label, never_playable
from backroom.games.greif_zu.deck import (
    BUY_TIME,
    CASH_MACHINE,
    CURRENCIES,
    CURRENCY,
    EMERGENCY,
    EXCHANGE,
    HIDEOUT,
    KINDS,
    MOST,
    SPECIALS,
    Hand,
    converted,
    notes_in,
)
from backroom.games.greif_zu.judgement import JUDGEMENT
from backroom.games.greif_zu.offer import (
    CARDS,
    PLAYERS,
    SPECIAL_CARDS,
    card_label,
    hand_offer,
)
from backroom.games.greif_zu.state import ALONE, Party, with_item, without_item
from backroom.games.greif_zu.trail import AWAY, EVERYBODY, UNDER_HIDEOUT, Move
from backroom.games.greif_zu.wallet import SEARCH
from backroom.kit import NOBODY, Ask, Frame, Game, IllegalChoice, Label, Menu


class EndCards(Menu):
    """A card for the end of the round, or none."""

    __slots__ = ("held",)

    held: tuple[int, ...]

    def refuse(self, text: str) -> IllegalChoice:
        match text.split():
            case ["draw" | "draw-at" | "put" | "put-at" | "buy" | "timer", *_]:
                return IllegalChoice("G-26", "error-round-over")
            case ["play", name] | [name] if name in SPECIALS or text.startswith("play "):
                return never_playable(name, self.held) or self.refuse_held(SPECIALS.index(name))
        return super().refuse(text)

    def refuse_held(self, card: int) -> IllegalChoice:
        special = SPECIAL_CARDS[card]
        if card <= EMERGENCY:
            return IllegalChoice("G-30", "error-special-late", special=special)
        if card == BUY_TIME:
            return IllegalChoice("G-51", "error-special-last", special=special)
        if self.word == "ask-buy-time":
            return IllegalChoice("G-51", "error-special-over", special=special)
        return IllegalChoice("G-31", NEEDS[card], special=special)


NEEDS = {HIDEOUT: "error-needs-card", CASH_MACHINE: "error-needs-note-or-wallet", EXCHANGE: "error-needs-note"}
"""What is missing where a card for the end of a round cannot do anything."""


@cache
def end_cards(word: str, playable: tuple[int, ...], held: tuple[int, ...]) -> Ask:
    asked = EndCards(word, "G-50", (PASS_DEED, *(PLAY_DEEDS[card] for card in playable)), deed_label)
    asked.held = held
    return asked


class LastCards(Frame[Party]):
    """G-50, G-51: the last timer has been turned; the start player is asked first, and for time to buy all at last."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        if game.told is not None:
            game.tell("log-round-over", number=game.state.round)
        game.then(ANY_LAST_CARD[game.state.start][0], TIME_TO_BUY, JUDGEMENT)


class AnyLastCard(Frame[Party]):
    """G-51: clockwise, everybody who may have a card that stays open, until all have passed in a row."""

    __slots__ = ("passed", "seat")

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
        self.passed = passed

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[self.seat] if self.passed < party.seats and may_lay(party, self.seat) else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        held = party.specials[seat]
        if held[-1] <= BUY_TIME:
            return end_cards("ask-end-card", (), held)
        playable = tuple(card for card in held if card > BUY_TIME and can_end(party, seat, card))
        return end_cards("ask-end-card", playable, held)

    def go(self, game: Game[Party], seat: int, deed: Deed | None) -> None:
        party = game.state
        following = (self.seat + 1) % party.seats
        if self.passed >= party.seats:
            return
        if deed is None or deed == PASS_DEED:
            game.stack.append(ANY_LAST_CARD[following][self.passed + 1])
            return
        _, card = deed
        play(game, seat, card)
        party.raid = party.raid._replace(laid=with_item(party.raid.laid, seat, card))
        game.then(END_EFFECTS[card], ANY_LAST_CARD[following][0])


def may_lay(party: Party, seat: int) -> bool:
    """G-29: whether, by what everybody knows, somebody could have a card to lay that does anything now."""
    if not party.specials[seat]:
        return False
    gone = sum(party.raid.laid, ())
    if party.hands[seat]:
        return len(gone) < len(END_EFFECTS)
    return bool(party.wallet) and CASH_MACHINE not in gone


class TimeToBuy(Frame[Party]):
    """G-51, G-52: when nobody lays a card any more, whoever can buy time does. There is only one such card."""

    __slots__ = ()

    together = True
    unseen = True

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple([seat for seat, held in enumerate(party.specials) if held and (party.hands[seat] or party.wallet)])

    def ask(self, party: Party, seat: int) -> Ask:
        held = party.specials[seat]
        return end_cards("ask-buy-time", (BUY_TIME,) if BUY_TIME in held else (), held)

    def go(self, game: Game[Party], seat: int, answers: dict[int, Deed] | None) -> None:
        for who, deed in (answers or {}).items():
            if deed != PASS_DEED:
                play(game, who, BUY_TIME)
                game.state.played = (*game.state.played, BUY_TIME)
                game.then(LAST_ACTION)


def play(game: Game[Party], seat: int, card: int) -> None:
    party = game.state
    party.specials = without_item(party.specials, seat, card)
    party.active = seat
    if game.told is not None:
        game.tell("log-special", seat=PLAYERS[seat], special=SPECIAL_CARDS[card])


def notes_of(party: Party, seat: int) -> tuple[int, ...]:
    """Each kind once."""
    return tuple(dict.fromkeys(notes_in(party.hands[seat])))


def can_end(party: Party, seat: int, card: int) -> bool:
    """G-31: whether a card that stays open can do anything now."""
    if card == HIDEOUT:
        return bool(party.hands[seat])
    if card == EXCHANGE:
        return bool(notes_of(party, seat))
    return bool(party.wallet) or bool(notes_of(party, seat))


hide_label = card_label("hide", "choice-hide")


class Hide(Frame[Party]):
    """G-53: hideout: a card is put under it face down and counts for nothing."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return hand_offer("ask-hide", "G-53", party.hands[seat], hide_label)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.lose(seat, kind)
        party.note(Move(seat, UNDER_HIDEOUT, kind, 1 << seat))
        party.raid = party.raid._replace(hidden=with_item(party.raid.hidden, seat, kind))
        if game.told is not None:
            game.tell("log-hid", but=(seat,), seat=PLAYERS[seat])
            game.tell("log-hid-you", to=(seat,), card=CARDS[kind])


WITHDRAW = -2


def machine_label(choice: int) -> Label:
    if choice == WITHDRAW:
        return "withdraw", "choice-withdraw", {}
    return f"deposit {KINDS[choice]}", "choice-deposit", {"card": CARDS[choice]}


class CashMachine(Frame[Party]):
    """G-54: cash machine: a note is laid on it and counts no more, or cards are drawn until one is a note."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        notes = notes_of(party, seat)
        return Menu("ask-machine", "G-54", (*notes, WITHDRAW) if party.wallet else notes, machine_label)

    def go(self, game: Game[Party], seat: int, choice: int) -> None:
        party = game.state
        if choice == WITHDRAW:
            game.then(SEARCH[False])
            return
        party.lose(seat, choice)
        party.note(Move(seat, AWAY, choice, EVERYBODY))
        party.raid = party.raid._replace(banked=with_item(party.raid.banked, seat, choice))
        if game.told is not None:
            game.tell("log-deposit", seat=PLAYERS[seat], card=CARDS[choice])


def exchange_label(choice: tuple[int, int]) -> Label:
    kind, currency = choice
    wanted = CURRENCIES[currency]
    about = {"card": CARDS[kind], "currency": f"@wish-{wanted}"}
    return f"exchange {KINDS[kind]} {wanted}", "choice-exchange", about


def exchanges(hand: Hand) -> tuple[tuple[int, int], ...]:
    """G-56: every note of a hand with every other currency."""
    notes = dict.fromkeys(notes_in(hand))
    others = range(len(CURRENCIES))
    return tuple((kind, currency) for kind in notes for currency in others if currency != CURRENCY[kind])


class Exchange(Frame[Party]):
    """G-56: exchange: a note is laid on it and counts as another currency, for the same value."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Menu("ask-exchange", "G-56", exchanges(party.hands[seat]), exchange_label)

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int]) -> None:
        party = game.state
        kind, currency = choice
        party.lose(seat, kind)
        party.note(Move(seat, AWAY, kind, EVERYBODY))
        counts_as = converted(kind, currency)
        party.raid = party.raid._replace(exchanged=with_item(party.raid.exchanged, seat, counts_as))
        if game.told is not None:
            game.tell("log-exchange", seat=PLAYERS[seat], card=CARDS[kind], into=CARDS[counts_as])


ANY_LAST_CARD = [[AnyLastCard(seat, passed) for passed in range(MOST + 1)] for seat in range(MOST)]
END_EFFECTS: dict[int, Frame[Party]] = {HIDEOUT: Hide(), CASH_MACHINE: CashMachine(), EXCHANGE: Exchange()}
LAST_CARDS, TIME_TO_BUY = LastCards(), TimeToBuy()
