"""The special cards for the start of a turn, each as the frames that follow when it is played."""

from functools import cache
from typing import Any

from backroom.games.greif_zu.actions import PutAnywhere
from backroom.games.greif_zu.deck import CURRENCIES, CURRENCY, JEWELS, KINDS, NO_CURRENCY, SPECIALS, VALUE
from backroom.games.greif_zu.state import Party
from backroom.kit import BY_CHANCE, NOBODY, Ask, Choice, Form, Frame, Game, Pick, Shuffle

GIVEN_AWAY = -1
NOTHING = -1
WORTHS = tuple(sorted({value for value in VALUE if value}))


@cache
def cards(verb: str, word: str, rule: str, kinds: tuple[int, ...], none: bool = False) -> Ask:
    """One of these cards, or, where `none`, the one thing left to say for who has none."""
    choices: list[tuple[Choice, str, str, dict[str, str]]] = [
        (kind, f"{verb} {KINDS[kind]}", f"choice-{verb}", {"card": f"@card-{KINDS[kind]}"})
        for kind in sorted(set(kinds))
    ]
    if none or not choices:
        choices.append((NOTHING, f"{verb} nothing", f"choice-{verb}-nothing", {}))
    return Pick(word, rule, choices)


@cache
def targets(seats: tuple[int, ...], word: str, rule: str) -> Ask:
    return Pick(word, rule, ((seat, f"player {seat}", "choice-player", {"seat": f"@seat-{seat}"}) for seat in seats))


@cache
def blind(most: int) -> Ask:
    """Chance draws one of so many cards of a hand."""
    return Pick(
        "ask-blind",
        "G-29",
        ((place, f"card {place + 1}", "choice-blind", {"place": place + 1}) for place in range(most)),
    )


class Targeted(Frame[Party]):
    """The active player names another."""

    __slots__ = ()

    word = "ask-player"
    rule = "G-24"

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def possible(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in party.others(party.active) if party.hands[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        return targets(self.possible(party), self.word, self.rule)


# Happy birthday


class BirthdayDraw(Frame[Party]):
    """G-28: up to three cards from the wallet."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE if party.wallet and len(party.drawn) < 3 else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.wallet))

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        party = game.state
        if place is not None:
            party.drawn = (*party.drawn, party.take_from_wallet(party.active, place, chosen=False))
            game.then(BIRTHDAY_DRAW)
            return
        if game.told is not None:
            kinds = [f"@card-{KINDS[kind]}" for kind in party.drawn]
            game.tell("log-birthday-you", to=(party.active,), cards=kinds)
        game.then(BIRTHDAY_KEEP)


class BirthdayKeep(Frame[Party]):
    """G-28: one of them is kept."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("keep", "ask-keep", "G-28", party.drawn)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.drawn = without(party.drawn, kind)
        party.receive(seat, kind)
        game.then(BirthdayGive(GIVEN_AWAY))


def without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    rest = list(kinds)
    rest.remove(kind)
    return tuple(rest)


class BirthdayGive(Frame[Party]):
    """G-28: the others go to two fellow players; with two players one goes back into the wallet."""

    __slots__ = ("given",)

    def __init__(self, given: int) -> None:
        self.given = given

    def seats(self, party: Party) -> tuple[int, ...]:
        alone = party.seats == 2 and self.given != GIVEN_AWAY
        return (party.active,) if party.drawn and not alone else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        others = tuple(other for other in party.others(seat) if other != self.given)
        return gifts(others, tuple(sorted(set(party.drawn))))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int] | None) -> None:
        party = game.state
        if choice is None:
            for kind in party.drawn:
                party.receive(party.active, kind)
                game.then(PutAnywhere(kind))
            party.drawn = ()
            return
        other, kind = choice
        party.drawn = without(party.drawn, kind)
        party.receive(other, kind)
        party.learn(seat, other, kind)
        if game.told is not None:
            game.tell("log-gift", seat=f"@seat-{seat}", other=f"@seat-{other}")
            game.tell("log-gift-you", to=(other,), seat=f"@seat-{seat}", card=f"@card-{KINDS[kind]}")
        game.then(BirthdayGive(other))


@cache
def gifts(others: tuple[int, ...], kinds: tuple[int, ...]) -> Ask:
    choices = (
        (
            (other, kind),
            f"give {other} {KINDS[kind]}",
            "choice-give",
            {"seat": f"@seat-{other}", "card": f"@card-{KINDS[kind]}"},
        )
        for other in others
        for kind in kinds
    )
    return Pick("ask-give", "G-28", choices)


# Everybody at once


class Lay(Frame[Party]):
    """G-30: redistribution: everybody lays a note or a jewel into the middle."""

    __slots__ = ()

    together = True

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in range(party.seats) if party.hands[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("lay", "ask-lay", "G-30", tuple(kind for kind in party.hands[seat] if kind >= JEWELS))

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        party = game.state
        laid = {who: kind for who, kind in (answers or {}).items() if kind != NOTHING}
        for who, kind in laid.items():
            party.lose_openly(who, kind)
        if game.told is not None:
            shown = [[f"@seat-{who}", f"@card-{KINDS[kind]}"] for who, kind in sorted(laid.items())]
            game.tell("log-laid", cards=shown)
        if laid:
            party.middle = tuple(sorted(laid.values()))
            first = party.active
            order = [who for who in party.others(first) if who in laid]
            game.then(Take(tuple(order)))


class Take(Frame[Party]):
    """G-30: the active player picks one of them."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("take", "ask-take", "G-30", party.middle)

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.middle = without(party.middle, kind)
        party.receive(seat, kind)
        for other in party.others(seat):
            party.learn(other, seat, kind)
        if game.told is not None:
            game.tell("log-took", seat=f"@seat-{seat}", card=f"@card-{KINDS[kind]}")
        if party.middle:
            game.then(Redistribute(self.order))


class Redistribute(Frame[Party]):
    """G-30: the rest is shuffled and dealt out face down."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return shuffled(len(party.middle))

    def go(self, game: Game[Party], seat: int, order: tuple[int, ...]) -> None:
        party = game.state
        for who, place in zip(self.order, order, strict=False):
            kind = party.middle[place]
            party.receive(who, kind)
            if game.told is not None:
                game.tell("log-dealt-you", to=(who,), card=f"@card-{KINDS[kind]}")
        party.middle = ()


@cache
def shuffled(count: int) -> Ask:
    items = tuple((str(place + 1), str(place + 1)) for place in range(count))
    return Form("ask-shuffle", "G-30", "shuffle", (Shuffle("cards", items),))


class PassOn(Frame[Party]):
    """G-31: everybody hands a card to the neighbour, all at once."""

    __slots__ = ("step",)

    together = True

    def __init__(self, step: int) -> None:
        self.step = step

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in range(party.seats) if party.hands[seat])

    def ask(self, party: Party, seat: int) -> Ask:
        word = "ask-pass-left" if self.step > 0 else "ask-pass-right"
        return cards("pass", word, "G-31", tuple(party.hands[seat]))

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        hand_over(game, {who: ((who + self.step) % game.state.seats, kind) for who, kind in (answers or {}).items()})


def hand_over(game: Game[Party], passed: dict[int, tuple[int, int]]) -> None:
    """Cards that change hands at the same moment: giver -> (taker, card). None of them can be one just received."""
    party = game.state
    facts = party.facts
    for giver, (_, kind) in passed.items():
        party.lose_unseen(giver, kind)
    for giver, (taker, kind) in passed.items():
        party.receive(taker, kind)
        rest = list(facts.get((taker, giver), ()))
        if kind in rest:
            rest.remove(kind)
        if rest:
            party.facts = {**party.facts, (taker, giver): tuple(rest)}
    for giver, (taker, kind) in passed.items():
        party.learn(giver, taker, kind)
        if game.told is not None:
            game.tell("log-passed", seat=f"@seat-{giver}", other=f"@seat-{taker}")
            game.tell("log-gift-you", to=(taker,), seat=f"@seat-{giver}", card=f"@card-{KINDS[kind]}")


# One other player


class Inspect(Targeted):
    """G-32: inspection: a card from another's hand is drawn and looked at."""

    __slots__ = ()

    word = "ask-inspect"
    rule = "G-32"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        game.then(BlindCard(other, keep=False))


class Steal(Targeted):
    """G-34: stolen: a card from another's hand is taken unseen."""

    __slots__ = ()

    word = "ask-steal"
    rule = "G-34"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        game.then(BlindCard(other, keep=True))


class BlindCard(Frame[Party]):
    """Which card of the hand it is: nobody can choose."""

    __slots__ = ("keep", "other")

    def __init__(self, other: int, keep: bool) -> None:
        self.other = other
        self.keep = keep

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return blind(len(party.hands[self.other]))

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        kind = party.hands[self.other][place]
        if self.keep:
            take_away(game, self.other, kind)
        else:
            if game.told is not None:
                args: dict[str, Any] = {
                    "seat": f"@seat-{party.active}",
                    "other": f"@seat-{self.other}",
                    "card": f"@card-{KINDS[kind]}",
                }
                game.tell("log-inspected-you", to=(party.active, self.other), **args)
            game.then(KeepInspected(self.other, kind))


def take_away(game: Game[Party], other: int, kind: int) -> None:
    party = game.state
    seat = party.active
    party.pass_on(other, kind, seat)
    if game.told is not None:
        game.tell("log-lost-card", seat=f"@seat-{seat}", other=f"@seat-{other}")
        game.tell(
            "log-lost-card-you",
            to=(seat, other),
            seat=f"@seat-{seat}",
            other=f"@seat-{other}",
            card=f"@card-{KINDS[kind]}",
        )


@cache
def keep_or_return(kind: int) -> Ask:
    about = {"card": f"@card-{KINDS[kind]}"}
    choices = ((True, "keep", "choice-keep-it", about), (False, "return", "choice-return", about))
    return Pick("ask-keep-inspected", "G-32", choices, about)


class KeepInspected(Frame[Party]):
    """G-32: it is kept, or given back."""

    __slots__ = ("kind", "other")

    def __init__(self, other: int, kind: int) -> None:
        self.other = other
        self.kind = kind

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return keep_or_return(self.kind)

    def go(self, game: Game[Party], seat: int, keep: bool) -> None:
        party = game.state
        if keep:
            take_away(game, self.other, self.kind)
            return
        known = party.facts.get((seat, self.other), ())
        if known.count(self.kind) < party.hands[self.other].count(self.kind):
            party.learn(seat, self.other, self.kind)
        if game.told is not None:
            game.tell("log-returned", seat=f"@seat-{seat}", other=f"@seat-{self.other}")


class Give(Frame[Party]):
    """G-33: gift: a card of one's own goes to another player, who must accept it."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return gifts(tuple(party.others(seat)), tuple(sorted(set(party.hands[seat]))))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int]) -> None:
        other, kind = choice
        game.state.pass_on(seat, kind, other)
        if game.told is not None:
            game.tell("log-gift", seat=f"@seat-{seat}", other=f"@seat-{other}")
            game.tell("log-gift-you", to=(other,), seat=f"@seat-{seat}", card=f"@card-{KINDS[kind]}")


class Swap(Targeted):
    """G-35: swap: both choose a card, and hand it over face down."""

    __slots__ = ()

    word = "ask-swap"
    rule = "G-35"

    def go(self, game: Game[Party], seat: int, other: int) -> None:
        game.then(SwapCards(other))


class SwapCards(Frame[Party]):
    __slots__ = ("other",)

    together = True

    def __init__(self, other: int) -> None:
        self.other = other

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active, self.other)

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("pass", "ask-swap-card", "G-35", tuple(party.hands[seat]))

    def go(self, game: Game[Party], seat: int, answers: dict[int, int]) -> None:
        active, other = game.state.active, self.other
        hand_over(game, {active: (other, answers[active]), other: (active, answers[other])})


class Wish(Frame[Party]):
    """G-36: wish: another player is asked for a currency, for jewels, or for a value."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return wishes(tuple(other for other in party.others(seat) if party.hands[other]))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, str]) -> None:
        other, wanted = choice
        if game.told is not None:
            game.tell("log-wish", seat=f"@seat-{seat}", other=f"@seat-{other}", wanted=f"@wish-{wanted}")
        game.then(Grant(other, wanted))


WISHES = (*CURRENCIES, "jewel", *(str(value) for value in WORTHS))


@cache
def wishes(others: tuple[int, ...]) -> Ask:
    choices = (
        (
            (other, wanted),
            f"wish {other} {wanted}",
            "choice-wish",
            {"seat": f"@seat-{other}", "wanted": f"@wish-{wanted}"},
        )
        for other in others
        for wanted in WISHES
    )
    return Pick("ask-wish", "G-36", choices)


def matching(hand: list[int], wanted: str) -> tuple[int, ...]:
    """The notes and jewels a wish names."""
    if wanted in CURRENCIES:
        return tuple(kind for kind in hand if CURRENCY[kind] == CURRENCIES.index(wanted))
    if wanted == "jewel":
        return tuple(kind for kind in hand if kind >= JEWELS and CURRENCY[kind] == NO_CURRENCY)
    return tuple(kind for kind in hand if kind >= JEWELS and VALUE[kind] == int(wanted))


class Grant(Frame[Party]):
    """G-36: who has such a card must give one; who has none says so. Either way there is an answer."""

    __slots__ = ("other", "wanted")

    def __init__(self, other: int, wanted: str) -> None:
        self.other = other
        self.wanted = wanted

    def seats(self, party: Party) -> tuple[int, ...]:
        return (self.other,)

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("grant", "ask-grant", "G-36", matching(party.hands[seat], self.wanted))

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        if kind == NOTHING:
            if game.told is not None:
                game.tell("log-wish-none", other=f"@seat-{seat}")
            return
        take_away(game, seat, kind)


BIRTHDAY_DRAW, BIRTHDAY_KEEP = BirthdayDraw(), BirthdayKeep()

EFFECTS: dict[int, tuple[Frame[Party], ...]] = {
    SPECIALS.index("birthday"): (BIRTHDAY_DRAW,),
    SPECIALS.index("redistribution"): (Lay(),),
    SPECIALS.index("left"): (PassOn(1),),
    SPECIALS.index("right"): (PassOn(-1),),
    SPECIALS.index("inspection"): (Inspect(),),
    SPECIALS.index("gift"): (Give(),),
    SPECIALS.index("stolen"): (Steal(),),
    SPECIALS.index("swap"): (Swap(),),
    SPECIALS.index("wish"): (Wish(),),
}
