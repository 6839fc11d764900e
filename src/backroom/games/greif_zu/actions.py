"""The four actions: draw, put back, buy an ID, turn a timer."""

from functools import cache
from typing import TypeAlias

from backroom.games.greif_zu.buying import PAY, PRICE, can_pay
from backroom.games.greif_zu.deck import (
    BIRTHDAY,
    EMERGENCY,
    GIFT,
    INSPECTION,
    KINDS,
    LEFT,
    REDISTRIBUTION,
    RIGHT,
    SPECIALS,
    STOLEN,
    SWAP,
    WISH,
    Hand,
    value_of,
)
from backroom.games.greif_zu.offer import CARDS, PLAYERS, SPECIAL_CARDS
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.wallet import (
    DRAW_ANYWHERE,
    DRAW_AT_PLACE,
    PUT_ANYWHERE,
    PUT_AT_PLACE,
    choosing_place,
)
from backroom.kit import NOBODY, Ask, Choice, Frame, Game, IllegalChoice, Label, Random, Spelt

Deed: TypeAlias = tuple[int, int]
"""What somebody does, and with which card: one from the hand, a special card, or none."""

PUT, PUT_AT, DRAW, DRAW_AT, BUY, TIMER, PLAY, PASS = range(8)
VERBS = (
    ("put", "choice-put"),
    ("put-at", "choice-put-at"),
    ("draw", "choice-draw"),
    ("draw-at", "choice-draw-at"),
    ("buy", "choice-buy"),
    ("timer", "choice-timer"),
    ("play", "choice-play"),
    ("pass", "choice-stop"),
)
"""How each is written, and the word that names it."""
NO_CARD = -1

PUT_DEEDS = tuple(tuple((verb, kind) for kind in range(len(KINDS))) for verb in (PUT, PUT_AT))
PLAY_DEEDS = tuple((PLAY, card) for card in range(len(SPECIALS)))
DRAW_DEEDS = ((DRAW, NO_CARD), (DRAW_AT, NO_CARD))
BUY_DEED, TIMER_DEED, PASS_DEED = ((verb, NO_CARD) for verb in (BUY, TIMER, PASS))


def deed_label(deed: Deed) -> Label:
    verb, card = deed
    name, word = VERBS[verb]
    if verb == PLAY:
        return f"{name} {SPECIALS[card]}", word, {"special": SPECIAL_CARDS[card]}
    if card == NO_CARD:
        return name, word, {}
    return f"{name} {KINDS[card]}", word, {"card": CARDS[card]}


class Deeds(Spelt):
    """What can be done now with these cards in hand; knows which rule forbids the rest."""

    __slots__ = ("basics", "hand", "held")

    def __init__(self, word: str, rule: str, basics: tuple[Deed, ...], hand: Hand, held: tuple[int, ...]) -> None:
        super().__init__(word, rule)
        self.basics = basics
        """Everything but putting cards back."""
        self.hand = hand
        self.held = held
        """The special cards."""

    def find(self, choice: Choice) -> Deed:
        basics = self.basics
        if choice in basics:
            return basics[basics.index(choice)]
        if isinstance(choice, tuple) and len(choice) == 2 and choice[0] in (PUT, PUT_AT) and choice[1] in self.hand:
            return PUT_DEEDS[choice[0]][choice[1]]
        raise KeyError(choice)

    def label(self, choice: Deed) -> Label:
        return deed_label(choice)

    def choices(self) -> tuple[Deed, ...]:
        kinds = tuple(dict.fromkeys(self.hand))
        return (*self.basics, *(puts[kind] for puts in PUT_DEEDS for kind in kinds))

    def draw(self, random: Random) -> Deed:
        basics, hand = self.basics, self.hand
        puts = 2 * len(hand)
        while True:
            drawn = int(random() * (puts + len(basics)))
            if drawn >= puts:
                return basics[drawn - puts]
            place = drawn >> 1
            # The hand is sorted: of several copies only the first one counts.
            if not place or hand[place] != hand[place - 1]:
                return PUT_DEEDS[drawn & 1][hand[place]]

    def refuse(self, text: str) -> IllegalChoice:
        match text.split():
            case ["put" | "put-at", name] if name in KINDS:
                return IllegalChoice("G-21", "error-not-held", card=CARDS[KINDS.index(name)])
            case ["put" | "put-at", name]:
                return IllegalChoice("G-21", "error-card", found=name[:40])
            case ["play", name]:
                return self.refuse_special(name)
            case [name] if name in SPECIALS:
                return self.refuse_special(name)
            case ["draw" | "draw-at"]:
                return IllegalChoice("G-22", "error-wallet-empty")
            case ["buy"]:
                if can_pay(self.hand):
                    return IllegalChoice("G-24", "error-no-extras")
                return IllegalChoice("G-23", "error-poor", price=PRICE, money=value_of(self.hand))
            case ["timer"]:
                return IllegalChoice("G-52", "error-no-timer")
            case ["pass"]:
                return IllegalChoice("G-19", "error-must-act")
        return super().refuse(text)

    def refuse_special(self, name: str) -> IllegalChoice:
        if refused := never_playable(name, self.held):
            return refused
        return self.refuse_held(SPECIALS.index(name))

    def refuse_held(self, card: int) -> IllegalChoice:
        return IllegalChoice("G-30", "error-special-not-now", special=SPECIAL_CARDS[card])


def never_playable(name: str, held: tuple[int, ...]) -> IllegalChoice | None:
    """Why nobody, or not this player, could play this special card at any time."""
    if name not in SPECIALS:
        return IllegalChoice("G-28", "error-special", found=name[:40])
    card = SPECIALS.index(name)
    return None if card in held else IllegalChoice("G-28", "error-special-not-held", special=SPECIAL_CARDS[card])


NEEDS = {
    BIRTHDAY: "error-needs-wallet",
    GIFT: "error-needs-card",
    SWAP: "error-needs-cards-of-both",
    **dict.fromkeys((INSPECTION, STOLEN, WISH), "error-needs-cards-of-others"),
    **dict.fromkeys((REDISTRIBUTION, LEFT, RIGHT), "error-needs-any-card"),
}
"""What is missing where a card for the start of a turn cannot do anything."""


class TurnDeeds(Deeds):
    """At the start of a turn special cards can be played as well; `top` is the topmost one of the discard."""

    __slots__ = ("top",)

    def __init__(self, basics: tuple[Deed, ...], hand: Hand, held: tuple[int, ...], top: int) -> None:
        super().__init__("ask-turn", "G-18", basics, hand, held)
        self.top = top

    def refuse_held(self, card: int) -> IllegalChoice:
        special = SPECIAL_CARDS[card]
        if card > EMERGENCY:
            return IllegalChoice("G-50", "error-special-early", special=special)
        if card != EMERGENCY:
            return IllegalChoice("G-31", NEEDS[card], special=special)
        if self.top == NO_CARD:
            return IllegalChoice("G-49", "error-emergency-none", special=special)
        return IllegalChoice("G-49", "error-emergency-useless", special=special, top=SPECIAL_CARDS[self.top])


@cache
def basic_actions(wallet: bool, rich: bool, timer: bool) -> tuple[Deed, ...]:
    return (DRAW_DEEDS if wallet else ()) + ((BUY_DEED,) if rich else ()) + ((TIMER_DEED,) if timer else ())


def actions_open(party: Party, hand: Hand, timer: bool) -> tuple[Deed, ...]:
    """G-18: what is open to someone with these cards besides putting them back."""
    return basic_actions(bool(party.wallet), bool(party.extras) and can_pay(hand), timer)


class Action(Frame[Party]):
    """G-18: one action. A round that has ended gives none."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active] if party.timers else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        hand = party.hands[seat]
        return Deeds("ask-action", "G-18", actions_open(party, hand, timer=True), hand, party.specials[seat])

    def go(self, game: Game[Party], seat: int, choice: Choice) -> None:
        if choice is not None:
            act(game, seat, choice)


class LastAction(Action):
    """G-52: one more action when the round is over; there is no timer left to turn."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active] if party.wallet or party.hands[party.active] else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        hand = party.hands[seat]
        return Deeds("ask-last-action", "G-52", actions_open(party, hand, timer=False), hand, party.specials[seat])


def act(game: Game[Party], seat: int, deed: Deed) -> None:
    verb, kind = deed
    if verb == PUT:
        game.stack.append(PUT_ANYWHERE[kind])
    elif verb == PUT_AT:
        choosing_place(game, seat)
        game.stack.append(PUT_AT_PLACE[kind])
    elif verb == DRAW:
        game.stack.append(DRAW_ANYWHERE)
    elif verb == DRAW_AT:
        choosing_place(game, seat)
        game.stack.append(DRAW_AT_PLACE)
    elif verb == BUY:
        if game.told is not None:
            game.tell("log-buys", seat=PLAYERS[seat])
        game.stack.append(PAY)
    else:
        turn_timer(game, seat)


def turn_timer(game: Game[Party], seat: int, due: bool = False) -> None:
    """G-25, G-26: one timer fewer; with the last the round is over at once."""
    party = game.state
    party.timers -= 1
    party.turned = (*party.turned, (seat, due))
    if game.told is not None:
        game.tell("log-timer-due" if due else "log-timer", seat=PLAYERS[seat], left=party.timers)


ACTION, LAST_ACTION = Action(), LastAction()
