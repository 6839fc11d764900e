"""The end of a round: last special cards, officers on duty, open hands, credit cards, chips."""

from functools import cache

from backroom.games.greif_zu.actions import LAST_ACTION, LAST_START_CARD, PLAY
from backroom.games.greif_zu.deck import (
    BADGE,
    CREDIT,
    CURRENCIES,
    JEWELS,
    JOHN,
    KINDS,
    NOTES,
    POLICEMAN,
    SPECIALS,
    converted,
)
from backroom.games.greif_zu.law import judge, wealth
from backroom.games.greif_zu.specials import cards, targets
from backroom.games.greif_zu.state import Party, with_item, without_item
from backroom.kit import BY_CHANCE, NOBODY, Ask, Choice, Form, Frame, Game, IllegalChoice, Number, One, Pick

STOP = "pass"
BUY_TIME, HIDEOUT, CASH_MACHINE, EXCHANGE = range(LAST_START_CARD + 1, len(SPECIALS))
CHIPS_BY_RANK = {2: (1,), 3: (2, 1), 4: (3, 2, 1), 5: (4, 3, 2, 1), 6: (4, 3, 2, 1), 7: (4, 3, 2, 1)}


class EndCards(Pick):
    """G-25: a card for the end of the round, or none."""

    __slots__ = ("specials",)

    specials: tuple[int, ...]

    def refuse(self, text: str) -> IllegalChoice:
        verb, _, name = text.partition(" ")
        if verb != PLAY or name not in SPECIALS:
            return super().refuse(text)
        card, about = SPECIALS.index(name), {"special": f"@special-{name}"}
        if card not in self.specials:
            return IllegalChoice("G-23", "error-special-not-held", **about)
        if card <= LAST_START_CARD:
            return IllegalChoice("G-24", "error-special-late", **about)
        return IllegalChoice("G-25", "error-special-useless", **about)


@cache
def end_cards(playable: tuple[int, ...], specials: tuple[int, ...]) -> Ask:
    choices: list[tuple[Choice, str, str, dict[str, str]]] = [((STOP,), STOP, "choice-pass-end", {})]
    choices += [
        ((PLAY, card), f"{PLAY} {SPECIALS[card]}", "choice-play", {"special": f"@special-{SPECIALS[card]}"})
        for card in playable
    ]
    asked = EndCards("ask-end-card", "G-25", choices)
    asked.specials = specials
    return asked


class LastCards(Frame[Party]):
    """G-25, G-37: clockwise from the start player, everybody with cards face down, until all have passed in a row."""

    __slots__ = ("passed", "seat")

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
        self.passed = passed

    def seats(self, party: Party) -> tuple[int, ...]:
        return (self.seat,) if self.passed < party.seats and party.specials[self.seat] else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        notes = any(kind >= NOTES for kind in party.hands[seat])
        able = {
            BUY_TIME: bool(party.wallet or party.hands[seat]),
            HIDEOUT: bool(party.hands[seat]),
            CASH_MACHINE: notes or bool(party.wallet),
            EXCHANGE: notes,
        }
        mine = party.specials[seat]
        return end_cards(tuple(card for card in mine if able.get(card, False)), mine)

    def go(self, game: Game[Party], seat: int, choice: Choice) -> None:
        party = game.state
        if self.passed >= party.seats:
            return
        following = (self.seat + 1) % party.seats
        if choice is None or choice[0] == STOP:
            game.then(LastCards(following, self.passed + 1))
            return
        card = choice[1]
        party.specials = without_item(party.specials, seat, card)
        party.played = (*party.played, card)
        party.active = seat
        if game.told is not None:
            game.tell("log-special", seat=f"@seat-{seat}", special=f"@special-{SPECIALS[card]}")
        if card == BUY_TIME:
            game.then(LAST_ACTION)
        else:
            game.then(END_EFFECTS[card], LastCards(following, 0))


class BeginClosing(Frame[Party]):
    """G-37: the last timer has been turned."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        if game.told is not None:
            game.tell("log-round-over", number=game.state.round)
        game.then(LastCards(game.state.start, 0))


class Hide(Frame[Party]):
    """G-39: hideout: a card is put away face down and counts for nothing."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return cards("hide", "ask-hide", "G-39", tuple(party.hands[seat]))

    def go(self, game: Game[Party], seat: int, kind: int) -> None:
        party = game.state
        party.lose_unseen(seat, kind)
        party.aside = with_item(party.aside, seat, kind)
        if game.told is not None:
            game.tell("log-hid", seat=f"@seat-{seat}")


WITHDRAW = -2


@cache
def machine(notes: tuple[int, ...], wallet: bool) -> Ask:
    choices: list[tuple[Choice, str, str, dict[str, str]]] = [
        (kind, f"deposit {KINDS[kind]}", "choice-deposit", {"card": f"@card-{KINDS[kind]}"}) for kind in notes
    ]
    if wallet:
        choices.append((WITHDRAW, "withdraw", "choice-withdraw", {}))
    return Pick("ask-machine", "G-40", choices)


class CashMachine(Frame[Party]):
    """G-40: cash machine: a note is laid on it and counts no more, or cards are drawn until one is a note."""

    __slots__ = ()

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return machine(tuple(sorted({kind for kind in party.hands[seat] if kind >= NOTES})), bool(party.wallet))

    def go(self, game: Game[Party], seat: int, choice: int) -> None:
        party = game.state
        if choice == WITHDRAW:
            game.then(FindNote(seat, credit=False))
            return
        party.lose_openly(seat, choice)
        party.paid = (*party.paid, choice)
        if game.told is not None:
            game.tell("log-deposit", seat=f"@seat-{seat}", card=f"@card-{KINDS[choice]}")


class FindNote(Frame[Party]):
    """G-40, G-42: cards are drawn until one is a note; the others go back. With no note left, nothing."""

    __slots__ = ("credit", "seat")

    def __init__(self, seat: int, credit: bool) -> None:
        self.seat = seat
        self.credit = credit

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE if any(kind >= NOTES for kind in party.wallet) else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        return noted(tuple(place for place, kind in enumerate(party.wallet) if kind >= NOTES))

    def go(self, game: Game[Party], seat: int, place: int | None) -> None:
        party = game.state
        if place is None:
            if game.told is not None:
                game.tell("log-no-note", seat=f"@seat-{self.seat}")
            return
        kind = party.take_from_wallet(self.seat, place, chosen=False)
        card = f"@card-{KINDS[kind]}"
        if self.credit:
            party.gained = with_item(party.gained, self.seat, kind)
            if game.told is not None:
                game.tell("log-credit", seat=f"@seat-{self.seat}", card=card)
            return
        party.receive(self.seat, kind)
        if game.told is not None:
            game.tell("log-withdrew", but=(self.seat,), seat=f"@seat-{self.seat}")
            game.tell("log-drew-you", to=(self.seat,), card=card)


@cache
def noted(places: tuple[int, ...]) -> Ask:
    return Pick(
        "ask-note", "G-40", ((place, f"note {place + 1}", "choice-blind", {"place": place + 1}) for place in places)
    )


@cache
def exchanges(notes: tuple[int, ...]) -> Ask:
    owned = One("note", tuple((KINDS[kind], f"@card-{KINDS[kind]}") for kind in notes))
    currency = One("currency", tuple((name, f"@wish-{name}") for name in CURRENCIES))
    return Form("ask-exchange", "G-41", "exchange", (owned, currency))


class Exchange(Frame[Party]):
    """G-41: exchange: a note is laid open and counts as another currency, for the same value."""

    __slots__ = ()

    def notes(self, party: Party, seat: int) -> tuple[int, ...]:
        return tuple(sorted({kind for kind in party.hands[seat] if kind >= NOTES}))

    def seats(self, party: Party) -> tuple[int, ...]:
        return (party.active,)

    def ask(self, party: Party, seat: int) -> Ask:
        return exchanges(self.notes(party, seat))

    def go(self, game: Game[Party], seat: int, choice: tuple[int, int]) -> None:
        party = game.state
        kind = self.notes(party, seat)[choice[0]]
        party.lose_openly(seat, kind)
        party.laid = with_item(party.laid, seat, converted(kind, choice[1]))
        if game.told is not None:
            wanted = f"@wish-{CURRENCIES[choice[1]]}"
            game.tell("log-exchange", seat=f"@seat-{seat}", card=f"@card-{KINDS[kind]}", currency=wanted)


END_EFFECTS: dict[int, Frame[Party]] = {HIDEOUT: Hide(), CASH_MACHINE: CashMachine(), EXCHANGE: Exchange()}


def by_coin(party: Party, seats: list[int]) -> list[int]:
    return sorted(seats, key=lambda seat: party.coins[seat])


class Judgement(Frame[Party]):
    """G-49: officers on duty make themselves known, prove their innocence, and inspect, the lowest coin first."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        party.verdicts = judge(party)
        on_duty = [
            who
            for who, hand in enumerate(party.hands)
            if BADGE in hand and POLICEMAN in hand and not party.verdicts[who]
        ]
        on_duty = by_coin(party, on_duty)
        for who in on_duty:
            show(game, who)
        game.then(*(Patrol(who, place) for place, who in enumerate(on_duty)), OPEN_HANDS)


def show(game: Game[Party], seat: int) -> None:
    """A hand is laid open for everybody."""
    party = game.state
    if party.shown[seat]:
        return
    party.shown = tuple(shown or who == seat for who, shown in enumerate(party.shown))
    if game.told is not None:
        verdict = (party.verdicts or ())[seat]
        hand = [f"@card-{KINDS[kind]}" for kind in party.hands[seat]]
        word = "log-innocent" if verdict is None else "log-guilty"
        game.tell(word, seat=f"@seat-{seat}", cards=hand, rule=verdict or "")


class Patrol(Frame[Party]):
    """G-50, G-51: each officer inspects another player; the guilty lose notes and jewels to the officer."""

    __slots__ = ("officer", "place")

    def __init__(self, officer: int, place: int) -> None:
        self.officer = officer
        self.place = place

    def possible(self, party: Party) -> tuple[int, ...]:
        return tuple(seat for seat in party.others(self.officer) if seat not in party.inspected)

    def seats(self, party: Party) -> tuple[int, ...]:
        return (self.officer,) if self.possible(party) else NOBODY

    def ask(self, party: Party, seat: int) -> Ask:
        return targets(self.possible(party), "ask-patrol", "G-50")

    def go(self, game: Game[Party], seat: int, other: int | None) -> None:
        party = game.state
        if other is None:
            return
        party.inspected = (*party.inspected, other)
        if game.told is not None:
            game.tell("log-patrol", seat=f"@seat-{seat}", other=f"@seat-{other}")
        show(game, other)
        if (party.verdicts or ())[other] is None:
            return
        money = [kind for kind in party.hands[other] if kind >= JEWELS]
        party.hands[other] = [kind for kind in party.hands[other] if kind < JEWELS]
        for kind in (*money, *party.laid[other]):
            party.taken = with_item(party.taken, seat, kind)
        party.laid = tuple(() if who == other else laid for who, laid in enumerate(party.laid))
        if game.told is not None:
            game.tell(
                "log-confiscated",
                seat=f"@seat-{seat}",
                other=f"@seat-{other}",
                cards=[f"@card-{KINDS[k]}" for k in money],
            )


class OpenHands(Frame[Party]):
    """G-52, G-42: all hands are laid open; then credit cards are used, the lowest coin first."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        verdicts = party.verdicts or ()
        for who in range(party.seats):
            show(game, who)
        users = [
            who for who, hand in enumerate(party.hands) if CREDIT in hand and JOHN in hand and verdicts[who] is None
        ]
        game.then(*(FindNote(who, credit=True) for who in by_coin(party, users)), PENALTY, CHIPS)


@cache
def own_chips(chips: tuple[int, ...]) -> Ask:
    choices = ((points, f"chip {points}", "choice-chip", {"points": points}) for points in sorted(set(chips)))
    return Pick("ask-chip", "G-53", choices)


class Penalty(Frame[Party]):
    """G-53: every guilty player puts back a chip of their own choice, unseen."""

    __slots__ = ()

    together = True

    def seats(self, party: Party) -> tuple[int, ...]:
        return tuple(
            seat for seat, verdict in enumerate(party.verdicts or ()) if verdict is not None and party.chips[seat]
        )

    def ask(self, party: Party, seat: int) -> Ask:
        return own_chips(party.chips[seat])

    def go(self, game: Game[Party], seat: int, answers: dict[int, int] | None) -> None:
        party = game.state
        for who, points in (answers or {}).items():
            party.chips = without_item(party.chips, who, points)
            party.left = tuple(sorted((*party.left, points)))
            party.sure_chip = tuple(sure and other != who for other, sure in enumerate(party.sure_chip))
            if game.told is not None:
                game.tell("log-penalty", seat=f"@seat-{who}")


class Chips(Frame[Party]):
    """G-54, G-55: the richest innocents draw chips, as many as their rank and the table say."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        innocent = [who for who, verdict in enumerate(party.verdicts or ()) if verdict is None]
        ranked = sorted(innocent, key=lambda who: -wealth(party, who))
        prizes = list(zip(ranked, CHIPS_BY_RANK[party.seats], strict=False))
        if game.told is not None:
            for who, count in prizes:
                money = f"{wealth(party, who) / 100:.2f}"
                game.tell("log-prize", seat=f"@seat-{who}", count=count, money=money)
        game.then(*(DrawChip(who) for who, count in prizes for _ in range(count)))


@cache
def chip_places(most: int) -> Ask:
    return Form("ask-chips", "G-55", "chip", (Number("chip", 1, most),))


class DrawChip(Frame[Party]):
    """G-55: without looking."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, party: Party) -> tuple[int, ...]:
        return BY_CHANCE

    def ask(self, party: Party, seat: int) -> Ask:
        return chip_places(len(party.left))

    def go(self, game: Game[Party], seat: int, place: int) -> None:
        party = game.state
        left = list(party.left)
        points = left.pop(place - 1)
        party.left = tuple(left)
        party.chips = with_item(party.chips, self.seat, points)
        if game.told is not None:
            game.tell("log-chip-you", to=(self.seat,), points=points)


class Count(Frame[Party]):
    """G-57, G-58: after three rounds the points are counted; equal points: more chips; still equal: shared."""

    __slots__ = ()

    def go(self, game: Game[Party], seat: int, choice: None) -> None:
        party = game.state
        points = [sum(chips) for chips in party.chips]
        merit = [(points[who], len(party.chips[who])) for who in range(party.seats)]
        winners = tuple(who for who in range(party.seats) if merit[who] == max(merit))
        if game.told is not None:
            for who in range(party.seats):
                game.tell("log-points", seat=f"@seat-{who}", points=points[who], chips=len(party.chips[who]))
            names = [f"@seat-{who}" for who in winners]
            game.tell("log-won", seats=names, count=len(winners), points=max(points))
        game.finish(winners, tuple(points), "points")


JUDGEMENT, OPEN_HANDS, PENALTY, CHIPS, COUNT = Judgement(), OpenHands(), Penalty(), Chips(), Count()
CLOSING: tuple[Frame[Party], ...] = (BeginClosing(), JUDGEMENT)
