"""The four actions: draw, put back, buy an ID, turn a timer."""

from functools import cache

from backroom.games.greif_zu.deck import JEWELS, KINDS, SPECIALS, VALUE
from backroom.games.greif_zu.state import Party
from backroom.kit import BY_CHANCE, NOBODY, Ask, Choice, Form, Frame, Game, IllegalChoice, Number, Pick, Some

DRAW, DRAW_AT, PUT, PUT_AT, BUY, TIMER, PLAY = "draw", "draw-at", "put", "put-at", "buy", "timer", "play"
PRICE = 300
LAST_START_CARD = SPECIALS.index("emergency")
"""Special cards up to this one are played at the start of a turn, the others at the end of a round."""


class Actions(Pick):
    """What can be done now; knows which rule forbids the rest."""

    __slots__ = ("hand", "specials")

    hand: tuple[int, ...]
    specials: tuple[int, ...]

    def refuse(self, text: str) -> IllegalChoice:
        verb, *names = text.split() or [""]
        name = names[0] if names else ""
        if verb in (PUT, PUT_AT) and name in KINDS and KINDS.index(name) not in self.hand:
            return IllegalChoice("G-17", "error-not-held", card=f"@card-{name}")
        if verb == BUY:
            return IllegalChoice("G-18", "error-poor", price=PRICE, money=sum(VALUE[kind] for kind in self.hand))
        if verb in (DRAW, DRAW_AT):
            return IllegalChoice("G-16", "error-wallet-empty")
        if verb == PLAY and name in SPECIALS:
            return self.refuse_special(name)
        return super().refuse(text)

    def refuse_special(self, name: str) -> IllegalChoice:
        card = {"special": f"@special-{name}"}
        if SPECIALS.index(name) not in self.specials:
            return IllegalChoice("G-23", "error-special-not-held", **card)
        if SPECIALS.index(name) > LAST_START_CARD:
            return IllegalChoice("G-24", "error-special-early", **card)
        return IllegalChoice("G-24", "error-special-useless", **card)


@cache
def actions(
    hand: tuple[int, ...],
    wallet: bool,
    extras: bool,
    timer: bool,
    specials: tuple[int, ...],
    all_specials: tuple[int, ...],
) -> Ask:
    """Every action open to someone with these cards. All of it is on the player's own hand, so none of it tells."""
    choices: list[tuple[Choice, str, str, dict[str, str]]] = []
    if wallet:
        choices += [((DRAW,), DRAW, "choice-draw", {}), ((DRAW_AT,), DRAW_AT, "choice-draw-at", {})]
    for verb in (PUT, PUT_AT):
        choices += [
            ((verb, kind), f"{verb} {KINDS[kind]}", f"choice-{verb}", {"card": f"@card-{KINDS[kind]}"})
            for kind in sorted(set(hand))
        ]
    if extras and sum(VALUE[kind] for kind in hand) >= PRICE:
        choices.append(((BUY,), BUY, "choice-buy", {}))
    if timer:
        choices.append(((TIMER,), TIMER, "choice-timer", {}))
    choices += [
        ((PLAY, card), f"{PLAY} {SPECIALS[card]}", "choice-play", {"special": f"@special-{SPECIALS[card]}"})
        for card in specials
    ]
    asked = Actions("ask-turn" if specials or timer else "ask-action", "G-15", choices)
    asked.hand, asked.specials = hand, all_specials
    return asked


class Action(Frame[Party]):
    """G-15 to G-19: one action. A round that has ended gives none."""

    __slots__ = ("timer",)

    def __init__(self, timer: bool) -> None:
        self.timer = timer

    def seats(self, party: Party) -> tuple[int, ...]:
        if self.timer and not party.timers:
            return NOBODY
        if not self.timer and not (party.wallet or party.hands[party.active]):
            return NOBODY
        return (party.active,)

    def specials(self, party: Party, seat: int) -> tuple[int, ...]:
        """Special cards that can be played first: none, except at the start of a turn."""
        return ()

    def ask(self, party: Party, seat: int) -> Ask:
        hand = tuple(party.hands[seat])
        specials = self.specials(party, seat)
        return actions(hand, bool(party.wallet), bool(party.extras), self.timer, specials, party.specials[seat])

    def go(self, game: Game[Party], seat: int, choice: Choice) -> None:
        if choice is None:
            return
        verb = choice[0]
        if verb == DRAW:
            game.stack.append(DRAWN_ANYWHERE)
        elif verb == DRAW_AT:
            game.stack.append(DRAWN_AT)
        elif verb == PUT:
            game.stack.append(PutAnywhere(choice[1]))
        elif verb == PUT_AT:
            game.stack.append(PutAt(choice[1]))
        elif verb == BUY:
            game.stack.append(PAY)
        else:
            turn_timer(game, seat)


def turn_timer(game: Game[Party], seat: int) -> None:
    """G-19, G-20: one timer fewer; with the last the round is over at once."""
    party = game.state
    party.timers -= 1
    if game.told is not None:
        game.tell("log-timer", seat=f"@seat-{seat}", left=party.timers)


@cache
def places(most: int, word: str, rule: str) -> Ask:
    return Form(word, rule, "place", (Number("place", 1, most),), {"most": most})


class DrawnAnywhere(Frame[Party]):
    """G-16: a card from any place in the wallet, unseen."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return places(len(party.wallet), "ask-place-draw", "G-16")

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        draw(game, place - 1, chosen=False)


class DrawnAt(DrawnAnywhere):
    """G-16: a card from a place of one's choice."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        draw(game, place - 1, chosen=True)


def draw(game: Game[Party], place: int, chosen: bool) -> None:
    party = game.state
    seat = party.active
    kind = party.take_from_wallet(seat, place, chosen)
    party.receive(seat, kind)
    if game.told is not None:
        game.tell("log-drew", but=(seat,), seat=f"@seat-{seat}")
        game.tell("log-drew-you", to=(seat,), card=f"@card-{KINDS[kind]}")


class PutAnywhere(Frame[Party]):
    """G-17: a card goes back into the wallet, anywhere."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return places(len(party.wallet) + 1, "ask-place-put", "G-17")

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        put(game, self.kind, place - 1, chosen=False)


class PutAt(PutAnywhere):
    """G-17: a card goes back to a place of one's choice."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        put(game, self.kind, place - 1, chosen=True)


def put(game: Game[Party], kind: int, place: int, chosen: bool) -> None:
    party = game.state
    seat = party.active
    party.lose_unseen(seat, kind)
    party.put_into_wallet(seat, place, kind, chosen)
    if game.told is not None:
        game.tell("log-put", but=(seat,), seat=f"@seat-{seat}")
        game.tell("log-put-you", to=(seat,), card=f"@card-{KINDS[kind]}")


class Payment(Form):
    """G-18: notes and jewels worth 300 at least; nobody gives change."""

    __slots__ = ("kinds",)

    kinds: tuple[int, ...]

    def wrong(self, choice: tuple[int, ...]) -> IllegalChoice | None:
        paid = sum(VALUE[self.kinds[place]] for place in choice)
        return IllegalChoice("G-18", "error-price", price=PRICE, paid=paid) if paid < PRICE else None

    def parse(self, text: str) -> Choice:
        for name in text.replace(",", " ").split()[1:]:
            plain = name.partition(".")[0]
            if plain in KINDS and KINDS.index(plain) < JEWELS:
                raise IllegalChoice("G-18", "error-no-money", card=f"@card-{plain}")
        return super().parse(text)


@cache
def payments(hand: tuple[int, ...]) -> Ask:
    money = tuple(kind for kind in hand if kind >= JEWELS)
    copies: dict[int, int] = {}
    items = []
    for kind in money:
        copies[kind] = copies.get(kind, 0) + 1
        name = KINDS[kind] if copies[kind] == 1 else f"{KINDS[kind]}.{copies[kind]}"
        items.append((name, f"@card-{KINDS[kind]}"))
    form = Payment("ask-pay", "G-18", "pay", (Some("cards", tuple(items), 1),), {"price": PRICE})
    form.kinds = money
    return form


class Pay(Frame[Party]):
    """G-18: what is paid lies open."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return payments(tuple(party.hands[seat]))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, ...]) -> None:
        party = game.state
        money = [kind for kind in party.hands[seat] if kind >= JEWELS]
        kinds = [money[place] for place in choice]
        for kind in kinds:
            party.lose_openly(seat, kind)
        party.paid = (*party.paid, *kinds)
        if game.told is not None:
            game.tell("log-paid", seat=f"@seat-{seat}", cards=[f"@card-{KINDS[kind]}" for kind in kinds])
        look_at_extras(party, seat)
        game.stack.append(CHOOSE_ID)


def look_at_extras(party: Party, seat: int) -> None:
    """The buyer takes the extra IDs out and sees which are left."""
    party.seen_extras = tuple(party.extras if who == seat else seen for who, seen in enumerate(party.seen_extras))


@cache
def extra_ids(extras: tuple[int, ...]) -> Ask:
    choices = (
        (kind, f"id {KINDS[kind]}", "choice-id", {"card": f"@card-{KINDS[kind]}"}) for kind in sorted(set(extras))
    )
    return Pick("ask-id", "G-18", choices)


class ChooseId(Frame[Party]):
    """G-18: the buyer looks at the extra IDs that are left and takes one, unseen by the others."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return extra_ids(party.extras)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        extras = list(party.extras)
        extras.remove(kind)
        party.extras = tuple(extras)
        look_at_extras(party, seat)
        party.receive(seat, kind)
        if game.told is not None:
            game.tell("log-bought", but=(seat,), seat=f"@seat-{seat}")
            game.tell("log-bought-you", to=(seat,), card=f"@card-{KINDS[kind]}")


ACTION, LAST_ACTION = Action(timer=True), Action(timer=False)
DRAWN_ANYWHERE, DRAWN_AT, PAY, CHOOSE_ID = DrawnAnywhere(), DrawnAt(), Pay(), ChooseId()
