"""The four actions: draw, put back, buy an ID, turn a timer."""

from functools import cache
from typing import Any

from backroom.games.greif_zu.buying import PAY
from backroom.games.greif_zu.buying import PRICE as PRICE
from backroom.games.greif_zu.deck import ANY_KIND, EMERGENCY, KINDS, SPECIALS, VALUE
from backroom.games.greif_zu.offer import ANYWHERE, CARDS, PLAYERS, place_to_draw, place_to_put
from backroom.games.greif_zu.state import ALONE, Party
from backroom.games.greif_zu.trail import NOBODYS, WALLET, Move
from backroom.kit import BY_CHANCE, NOBODY, Ask, Choice, Frame, Game, IllegalChoice, Label, Random, Spelt

# An action is one number: up to PUT_AT it is the kind that is put back anywhere, from there on one put at a place.
PUT_AT, DRAW, DRAW_AT, BUY, TIMER, PLAY = 100, 200, 201, 202, 203, 300
NO_ARGS: dict[str, Any] = {}

VERBS = {
    DRAW: ("draw", "choice-draw"),
    DRAW_AT: ("draw-at", "choice-draw-at"),
    BUY: ("buy", "choice-buy"),
    TIMER: ("timer", "choice-timer"),
}


def action_label(choice: int) -> Label:
    if choice >= PLAY:
        name = SPECIALS[choice - PLAY]
        return f"play {name}", "choice-play", {"special": f"@special-{name}"}
    if choice >= DRAW:
        return *VERBS[choice], {}
    verb, word = ("put-at", "choice-put-at") if choice >= PUT_AT else ("put", "choice-put")
    name = KINDS[choice % PUT_AT]
    return f"{verb} {name}", word, {"card": f"@card-{name}"}


class Deeds(Spelt):
    """What can be done now with these cards in hand; knows which rule forbids the rest."""

    __slots__ = ("basics", "hand", "held")

    word = "ask-action"
    rule = "G-18"
    args = NO_ARGS

    def __init__(self, basics: tuple[int, ...], hand: tuple[int, ...], held: tuple[int, ...]) -> None:
        self.basics = basics
        """Everything but putting cards back."""
        self.hand = hand
        self.held = held
        """The special cards."""

    def find(self, choice: Choice) -> int:
        hand = self.hand
        if choice in hand or choice in self.basics or choice - PUT_AT in hand:
            return int(choice)
        raise KeyError(choice)

    def label(self, choice: int) -> Label:
        return action_label(choice)

    def choices(self) -> tuple[int, ...]:
        kinds = tuple(dict.fromkeys(self.hand))
        return (*self.basics, *kinds, *(PUT_AT + kind for kind in kinds))

    def draw(self, random: Random) -> int:
        basics, hand = self.basics, self.hand
        puts = 2 * len(hand)
        while True:
            drawn = int(random() * (puts + len(basics)))
            if drawn >= puts:
                return basics[drawn - puts]
            place = drawn >> 1
            # The hand is sorted: of several copies only the first one counts.
            if not place or hand[place] != hand[place - 1]:
                return hand[place] + PUT_AT * (drawn & 1)

    def refuse(self, text: str) -> IllegalChoice:
        match text.split():
            case ["put" | "put-at", name] if name in KINDS:
                return IllegalChoice("G-21", "error-not-held", card=f"@card-{name}")
            case ["put" | "put-at", name]:
                return IllegalChoice("G-21", "error-card", found=name[:40])
            case ["play", name]:
                return self.refuse_special(name)
            case ["draw" | "draw-at"]:
                return IllegalChoice("G-22", "error-wallet-empty")
            case ["buy"]:
                money = sum(VALUE[kind] for kind in self.hand)
                if money >= PRICE:
                    return IllegalChoice("G-24", "error-no-extras")
                return IllegalChoice("G-23", "error-poor", price=PRICE, money=money)
            case ["timer"]:
                return IllegalChoice("G-52", "error-no-timer")
            case ["pass"]:
                return IllegalChoice("G-19", "error-must-act")
        return super().refuse(text)

    def refuse_special(self, name: str) -> IllegalChoice:
        return refuse_special(name, self.held) or IllegalChoice("G-30", "error-special-not-now", special=special(name))


def refuse_special(name: str, held: tuple[int, ...]) -> IllegalChoice | None:
    """Why nobody, or not this player, could play this special card at any time."""
    if name not in SPECIALS:
        return IllegalChoice("G-28", "error-special", found=name[:40])
    if SPECIALS.index(name) not in held:
        return IllegalChoice("G-28", "error-special-not-held", special=special(name))
    return None


def special(name: str) -> str:
    return f"@special-{name}"


class TurnDeeds(Deeds):
    """At the start of a turn special cards can be played as well."""

    __slots__ = ()

    word = "ask-turn"

    def refuse_special(self, name: str) -> IllegalChoice:
        refused = refuse_special(name, self.held)
        if refused is not None:
            return refused
        if SPECIALS.index(name) > EMERGENCY:
            return IllegalChoice("G-50", "error-special-early", special=special(name))
        if SPECIALS.index(name) == EMERGENCY:
            return IllegalChoice("G-49", "error-emergency")
        return IllegalChoice("G-31", "error-special-useless", special=special(name))


class LastDeeds(Deeds):
    """When all timers have been turned."""

    __slots__ = ()

    word = "ask-last-action"
    rule = "G-52"


@cache
def basic_actions(wallet: bool, rich: bool, timer: bool) -> tuple[int, ...]:
    return ((DRAW, DRAW_AT) if wallet else ()) + ((BUY,) if rich else ()) + ((TIMER,) if timer else ())


def actions_open(party: Party, hand: tuple[int, ...], timer: bool) -> tuple[int, ...]:
    """G-18: what is open to someone with these cards besides putting them back."""
    rich = bool(party.extras) and sum(map(VALUE.__getitem__, hand)) >= PRICE
    return basic_actions(bool(party.wallet), rich, timer)


class Action(Frame[Party]):
    """G-18: one action. A round that has ended gives none."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active] if party.timers else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        hand = party.hands[seat]
        return Deeds(actions_open(party, hand, timer=True), hand, party.specials[seat])

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
        return LastDeeds(actions_open(party, hand, timer=False), hand, party.specials[seat])


def act(game: Game[Party], seat: int, choice: int) -> None:
    if choice < PUT_AT:
        game.stack.append(PUT_ANYWHERE[choice])
    elif choice < DRAW:
        choosing_place(game, seat)
        game.stack.append(PUT_AT_PLACE[choice - PUT_AT])
    elif choice == DRAW:
        game.stack.append(DRAWN_ANYWHERE)
    elif choice == DRAW_AT:
        choosing_place(game, seat)
        game.stack.append(DRAWN_AT_PLACE)
    elif choice == BUY:
        if game.told is not None:
            game.tell("log-buys", seat=PLAYERS[seat])
        game.stack.append(PAY)
    else:
        turn_timer(game, seat)


def turn_timer(game: Game[Party], seat: int) -> None:
    """G-25, G-26: one timer fewer; with the last the round is over at once."""
    party = game.state
    party.timers -= 1
    if game.told is not None:
        game.tell("log-timer", seat=PLAYERS[seat], left=party.timers)


# Drawing and putting back


def choosing_place(game: Game[Party], seat: int) -> None:
    """Everybody sees that somebody reaches into the wallet and takes their time."""
    if game.told is not None:
        game.tell("log-place", seat=PLAYERS[seat])


class DrawnAnywhere(Frame[Party]):
    """G-20: a card from any place in the wallet, unseen."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return ANYWHERE[len(party.wallet)]

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        draw(game, place, NOBODYS)


class DrawnAtPlace(Frame[Party]):
    """G-22: a card from a place of one's choice."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return place_to_draw(len(party.wallet))

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        draw(game, place - 1, seat)


def draw(game: Game[Party], place: int, chooser: int) -> None:
    party = game.state
    seat = party.active
    kind = party.wallet.pop(place)
    party.receive(seat, kind)
    party.trail = (party.trail, Move(WALLET, seat, kind, 1 << seat, ANY_KIND, place, chooser))
    if game.told is not None:
        game.tell("log-drew", but=(seat,), seat=PLAYERS[seat])
        tell_chooser(game, "log-drew-you", kind, place, chooser)


class Put(Frame[Party]):
    """G-21: a card on its way back into the wallet."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


class PutAnywhere(Put):
    """G-22: at random."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return ANYWHERE[len(party.wallet) + 1]

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        put(game, self.kind, place, NOBODYS)


class PutAtPlace(Put):
    """G-22: at a place of one's choice."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return ALONE[party.active]

    def ask(self, party: Party, seat: int) -> Ask:
        return place_to_put(self.kind, len(party.wallet) + 1)

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        put(game, self.kind, place - 1, seat)


def put(game: Game[Party], kind: int, place: int, chooser: int) -> None:
    party = game.state
    seat = party.active
    party.lose(seat, kind)
    party.wallet.insert(place, kind)
    party.trail = (party.trail, Move(seat, WALLET, kind, 1 << seat, ANY_KIND, place, chooser))
    if game.told is not None:
        game.tell("log-put", but=(seat,), seat=PLAYERS[seat])
        tell_chooser(game, "log-put-you", kind, place, chooser)


def tell_chooser(game: Game[Party], word: str, kind: int, place: int, chooser: int) -> None:
    """Who draws or puts back sees the card, and the place only if it was one of their choice."""
    to = ALONE[game.state.active]
    if chooser == NOBODYS:
        game.tell(word, to=to, card=CARDS[kind])
    else:
        game.tell(f"{word}-at", to=to, card=CARDS[kind], place=place + 1)


ACTION, LAST_ACTION = Action(), LastAction()
DRAWN_ANYWHERE, DRAWN_AT_PLACE = DrawnAnywhere(), DrawnAtPlace()
PUT_ANYWHERE = tuple(PutAnywhere(kind) for kind in range(len(KINDS)))
PUT_AT_PLACE = tuple(PutAtPlace(kind) for kind in range(len(KINDS)))
