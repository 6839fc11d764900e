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
    NOTE_KINDS,
    SPECIALS,
    Hand,
    converted,
    notes_in,
)
from backroom.games.greif_zu.judgement import JUDGEMENT
from backroom.games.greif_zu.offer import (
    CARDS,
    NOTHING,
    PLAYERS,
    SPECIAL_CARDS,
    card_label,
    find_note,
    found_note,
    hand_offer,
)
from backroom.games.greif_zu.state import ALONE, Party, with_item, without_item
from backroom.games.greif_zu.trail import AWAY, EVERYBODY, UNDER_HIDEOUT, WALLET, Move
from backroom.kit import BY_CHANCE, NOBODY, Ask, Frame, Game, IllegalChoice, Label, Menu


class EndCards(Menu):
    """A card for the end of the round, or none."""

    __slots__ = ("held",)

    held: tuple[int, ...]

    def refuse(self, text: str) -> IllegalChoice:
        match text.split():
            case ["draw" | "draw-at" | "put" | "put-at" | "buy" | "timer", *_]:
                return IllegalChoice("G-26", "error-round-over")
            case ["play", name]:
                return never_playable(name, self.held) or self.refuse_held(SPECIALS.index(name))
        return super().refuse(text)

    def refuse_held(self, card: int) -> IllegalChoice:
        if card <= EMERGENCY:
            return IllegalChoice("G-30", "error-special-late", special=SPECIAL_CARDS[card])
        return IllegalChoice("G-31", "error-special-useless", special=SPECIAL_CARDS[card])


@cache
def end_cards(playable: tuple[int, ...], held: tuple[int, ...]) -> Ask:
    asked = EndCards("ask-end-card", "G-50", (PASS_DEED, *(PLAY_DEEDS[card] for card in playable)), deed_label)
    asked.held = held
    return asked


class LastCards(Frame[Party]):
    """G-50, G-51: the last timer has been turned; the start player is asked first."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        if game.told is not None:
            game.tell("log-round-over", number=game.state.round)
        game.then(ANY_LAST_CARD[game.state.start][0], JUDGEMENT)


class AnyLastCard(Frame[Party]):
    """G-51: clockwise, everybody with special cards face down, until all have passed in a row."""

    __slots__ = ("passed", "seat")

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
        self.passed = passed

    def seats(self, party: Party) -> tuple[int, ...]:
        possible = party.specials[self.seat] and (party.hands[self.seat] or party.wallet)
        return ALONE[self.seat] if self.passed < party.seats and possible else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        held = party.specials[seat]
        if held[-1] <= EMERGENCY:
            return end_cards((), held)
        return end_cards(tuple(card for card in held if card > EMERGENCY and can_end(party, seat, card)), held)

    def go(self, game: Game[Party], seat: int, deed: Deed | None) -> None:
        party = game.state
        following = (self.seat + 1) % party.seats
        if self.passed >= party.seats:
            return
        if deed is None or deed == PASS_DEED:
            game.stack.append(ANY_LAST_CARD[following][self.passed + 1])
            return
        _, card = deed
        party.specials = without_item(party.specials, seat, card)
        party.active = seat
        if game.told is not None:
            game.tell("log-special", seat=PLAYERS[seat], special=SPECIAL_CARDS[card])
        if card == BUY_TIME:
            party.played = (*party.played, card)
            game.then(LAST_ACTION)
        else:
            party.raid = party.raid._replace(laid=with_item(party.raid.laid, seat, card))
            game.then(END_EFFECTS[card], ANY_LAST_CARD[following][0])


def notes_of(party: Party, seat: int) -> tuple[int, ...]:
    """Each kind once."""
    return tuple(dict.fromkeys(notes_in(party.hands[seat])))


def can_end(party: Party, seat: int, card: int) -> bool:
    """G-31: whether a card for the end of a round can do anything now."""
    if card == HIDEOUT:
        return bool(party.hands[seat])
    if card == EXCHANGE:
        return bool(notes_of(party, seat))
    return card == BUY_TIME or bool(party.wallet) or bool(notes_of(party, seat))


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
            game.then(WITHDRAWN)
            return
        party.lose(seat, choice)
        party.note(Move(seat, AWAY, choice, EVERYBODY))
        party.raid = party.raid._replace(banked=with_item(party.raid.banked, seat, choice))
        if game.told is not None:
            game.tell("log-deposit", seat=PLAYERS[seat], card=CARDS[choice])


class Withdrawn(Frame[Party]):
    """G-54, G-55: the first note to come up; the other cards drawn go back unseen."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return find_note(party.wallet, "G-55")

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        active = party.active
        kind = found_note(game, active, place)
        if kind == NOTHING:
            return
        party.receive(active, kind)
        party.note(Move(WALLET, active, kind, 1 << active, NOTE_KINDS, place))
        if game.told is not None:
            game.tell("log-withdrew", but=(active,), seat=PLAYERS[active])
            game.tell("log-drew-you", to=(active,), card=CARDS[kind])


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
LAST_CARDS, WITHDRAWN = LastCards(), Withdrawn()
