"""Special cards for the start of a turn that aim at one other player, and what every card for then leads to."""

from functools import cache

from backroom.games.greif_zu.deck import (
    ANY_KIND,
    BIRTHDAY,
    GIFT,
    INSPECTION,
    LEFT,
    REDISTRIBUTION,
    RIGHT,
    STOLEN,
    SWAP,
    WISH,
    WISHED,
    WISHES,
    Mask,
)
from backroom.games.greif_zu.everybody import (
    LAY,
    PRESENT,
    TO_THE_LEFT,
    TO_THE_RIGHT,
    give_label,
    hand_over,
    pass_label,
)
from backroom.games.greif_zu.offer import (
    CARDS,
    NOTHING,
    PLAYERS,
    HandOffer,
    blind,
    card_label,
    hand_offer,
    money_offer,
    player_label,
    tell_two,
)
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.trail import Glimpse, Kept, Lack, Move
from backroom.kit import BY_CHANCE, Ask, Frame, Game, IllegalChoice, Label, Menu


def with_cards(party: Party) -> tuple[int, ...]:
    """The other players who have cards in hand."""
    return tuple(seat for seat in party.others if party.hands[seat])


class Target(Frame[Party]):
    """The active player names another."""

    __slots__ = ()

    word: str
    rule: str

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return Menu(self.word, self.rule, with_cards(party), player_label)


# Inspection and stolen


class Inspect(Target):
    """G-41: inspection: a card from another's hand is drawn and looked at."""

    __slots__ = ()

    word = "ask-inspect"
    rule = "G-41"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        if game.told is not None:
            game.tell("log-inspects", seat=PLAYERS[seat], other=PLAYERS[other])
        game.then(InspectedCard(other))


class Steal(Target):
    """G-43: stolen: a card from another's hand is taken unseen."""

    __slots__ = ()

    word = "ask-steal"
    rule = "G-43"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        game.then(StolenCard(other))


class BlindCard(Frame[Party]):
    """G-45: which card of the hand it is: nobody can choose."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.hands[self.other]), "G-45")


class StolenCard(BlindCard):
    """G-43: it is taken."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        party.note(take_away(game, self.other, party.hands[self.other][place]))


class InspectedCard(BlindCard):
    """G-41: it is looked at; whose it is sees which one that is."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        active, other = party.active, self.other
        kind = party.hands[other][place]
        party.note(Glimpse(other, kind, 1 << active | 1 << other))
        if game.told is not None:
            seats = (active, other)
            game.tell("log-inspected-you", to=seats, seat=PLAYERS[active], other=PLAYERS[other], card=CARDS[kind])
        game.then(KeepInspected(other, kind))


KEEP, GIVE_BACK = 1, 0


def keep_label(choice: int) -> Label:
    return ("keep", "choice-keep-it", {}) if choice == KEEP else ("return", "choice-return", {})


class KeepInspected(Frame[Party]):
    """G-41: it is kept, or given back."""

    __slots__ = ("kind", "other")

    def __init__(self, other: int, kind: int) -> None:
        self.other = other
        self.kind = kind

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        about = {"card": CARDS[self.kind], "other": PLAYERS[self.other]}
        return Menu("ask-keep-inspected", "G-41", (KEEP, GIVE_BACK), keep_label, about)

    def go(self, game: Game[Party], seat: int, choice: int) -> None:
        if choice == KEEP:
            game.state.note(Kept(game.state.pass_on(self.other, self.kind, seat)))
            if game.told is not None:
                tell_two(game, "log-kept-inspected", "log-kept-inspected-you", seat, self.other, self.kind)
        elif game.told is not None:
            game.tell("log-returned", seat=PLAYERS[seat], other=PLAYERS[self.other])


def take_away(game: Game[Party], other: int, kind: int, could_be: Mask = ANY_KIND) -> Move:
    """G-45: the active player gets a card from another's hand; only these two learn which."""
    party = game.state
    seat = party.active
    if game.told is not None:
        tell_two(game, "log-lost", "log-lost-you", seat, other, kind)
    return party.pass_on(other, kind, seat, could_be)


# Gift and swap


class Give(Frame[Party]):
    """G-42: gift: a card of one's own goes to another player, who must accept it."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        kinds = tuple(dict.fromkeys(party.hands[seat]))
        gifts = tuple((other, kind) for other in party.others for kind in kinds)
        asked = HandOffer("ask-gift", "G-42", gifts, give_label)
        asked.hand = kinds
        return asked

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int]) -> None:
        other, kind = choice
        party = game.state
        party.note(party.pass_on(seat, kind, other))
        if game.told is not None:
            tell_two(game, "log-gave", "log-gave-you", seat, other, kind)


class Swap(Target):
    """G-44: swap: with whom."""

    __slots__ = ()

    word = "ask-swap"
    rule = "G-44"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        game.then(SwapCards(other))


class SwapCards(Frame[Party]):
    """G-44: both choose a card, and hand it over face down."""

    __slots__ = ("other",)

    together = True

    def __init__(self, other: int) -> None:
        self.other = other

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active, self.other)

    def ask(self, party: Party, seat: int) -> Ask:
        other = self.other if seat == party.active else party.active
        return hand_offer("ask-swap-card", "G-44", party.hands[seat], pass_label, {"other": PLAYERS[other]})

    def go(self, game: Game[Party], seat: int, answers: dict[int, int]) -> None:
        active, other = game.state.active, self.other
        hand_over(game, [(active, other, answers[active]), (other, active, answers[other])])


# Wish


class Wishes(Menu):
    """Knows what can be wished for."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        match text.split():
            case ["wish", _, *wished] if unknown := [wish for wish in wished if wish not in WISHES]:
                return IllegalChoice("G-46", "error-wish", found=unknown[0][:40], known=", ".join(WISHES))
            case ["wish", _, _, _, *_]:
                return IllegalChoice("G-46", "error-wish-one")
        return super().refuse(text)


def wish_label(choice: tuple[int, int]) -> Label:
    other, wish = choice
    about = {"seat": PLAYERS[other], "wish": f"@wish-{WISHES[wish]}"}
    return f"wish {other} {WISHES[wish]}", "choice-wish", about


@cache
def wishes(others: tuple[int, ...]) -> Ask:
    choices = tuple((other, wish) for other in others for wish in range(len(WISHES)))
    return Wishes("ask-wish", "G-46", choices, wish_label)


class Wish(Frame[Party]):
    """G-46: wish: another player is asked for a currency, for jewels, or for a value."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return wishes(with_cards(party))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int]) -> None:
        other, wish = choice
        if game.told is not None:
            game.tell("log-wish", seat=PLAYERS[seat], other=PLAYERS[other], wish=f"@wish-{WISHES[wish]}")
        game.then(Grant(other, wish))


grant_label = card_label("grant", "choice-grant", "choice-grant-nothing")


class Grant(Frame[Party]):
    """G-46, G-47: who has such a card must give one; who has none says so. Either way there is an answer."""

    __slots__ = ("other", "wish")

    def __init__(self, other: int, wish: int) -> None:
        self.other = other
        self.wish = wish

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[self.other]

    def ask(self, party: Party, seat: int) -> Ask:
        hand = party.hands[seat]
        kinds = [kind for kind in hand if WISHED[self.wish] >> kind & 1]
        about = {"seat": PLAYERS[party.active], "wish": f"@wish-{WISHES[self.wish]}"}
        return money_offer("ask-grant", "G-46", hand, kinds, grant_label, about)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        if kind != NOTHING:
            party.note(take_away(game, seat, kind, WISHED[self.wish]))
            return
        party.note(Lack(seat, WISHED[self.wish]))
        if game.told is not None:
            game.tell("log-wish-none", other=PLAYERS[seat])


EFFECTS: dict[int, Frame[Party]] = {
    BIRTHDAY: PRESENT,
    REDISTRIBUTION: LAY,
    LEFT: TO_THE_LEFT,
    RIGHT: TO_THE_RIGHT,
    INSPECTION: Inspect(),
    GIFT: Give(),
    STOLEN: Steal(),
    SWAP: Swap(),
    WISH: Wish(),
}
