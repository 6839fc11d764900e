"""Bargaining between two decisions: offers, counter-offers, answers, gifts, markers taken back, verdicts."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from backroom.games.cosa_nostra import deals, ledger
from backroom.games.cosa_nostra.businesses import lift_marker, marks
from backroom.games.cosa_nostra.cards import (
    BUSINESS_IDS,
    BUSINESS_ITEMS,
    BUSINESSES,
    FACE_ITEMS,
    GANGSTER_ITEMS,
    INFLUENCE_ITEMS,
    THOUSAND,
)
from backroom.games.cosa_nostra.deals import Offer, Side
from backroom.games.cosa_nostra.freely import Freely
from backroom.games.cosa_nostra.state import ACTIVE, FIRM, IDLE, Scene, Underworld
from backroom.games.cosa_nostra.telling import dollars, firm_named, thing_named, who
from backroom.kit import Ask, Field, Game, IllegalChoice, Label, Menu, Number, One, Random, Some, Words

WORDS = 200
MOST_PROMISED = 50
KINDS_OF_PROMISE = tuple((name, f"@promise-{name}") for name in ledger.PROMISES[: ledger.IN_WORDS])
ACCEPT, DECLINE, WITHDRAW = "accept", "decline", "withdraw"
ANSWERS = {ACCEPT: "choice-accept", DECLINE: "choice-decline", WITHDRAW: "choice-withdraw"}
HELD = dict((*FACE_ITEMS, *INFLUENCE_ITEMS))
THING_ITEMS = dict(enumerate(GANGSTER_ITEMS)) | {FIRM + firm: item for firm, item in enumerate(BUSINESS_ITEMS)}
THINGS = {item: man for man, (item, _) in enumerate(GANGSTER_ITEMS)} | {
    item: FIRM + firm for firm, (item, _) in enumerate(BUSINESS_ITEMS)
}
TRIES = 8
SELDOM = 0.3
KEPT_FIELDS = 1024
"""So many fields are kept: a form is made for every word in a bargain, and little changes from one to the next."""

Things = tuple[int, ...]


class Shelf:
    """What lies on the table to bargain about, seen by one player: his own, and everybody else's."""

    __slots__ = ("borrow", "fields", "give", "lend", "owners", "reclaim", "release", "take")

    def __init__(self, world: Underworld, seat: int) -> None:
        around = world.clockwise(seat)
        tradable: list[list[int]] = [[] for _ in around]
        markable: list[list[int]] = [[] for _ in around]
        for man in world.men:
            order, boss = world.order[man], world.boss[man]
            if order >= FIRM:
                markable[boss].append(order - FIRM)
            elif order == IDLE and boss >= 0 and world.fit[man] == ACTIVE:
                tradable[boss].append(man)
        for firm, owner in enumerate(world.owner):
            if owner >= 0 and not world.down[firm]:
                tradable[owner].append(FIRM + firm)
                markable[owner].append(firm)
        self.owners: dict[int, str] = {}
        for other in around[1:]:
            self.owners |= dict.fromkeys([*tradable[other], *(FIRM + firm for firm in markable[other])], who(other))
        mine, own = tradable[seat], sorted(markable[seat])
        theirs = [thing for other in around[1:] for thing in tradable[other]]
        others = [firm for other in around[1:] for firm in sorted(markable[other])]
        self.give: Things = tuple(mine)
        self.take: Things = tuple(theirs)
        # A business can also be lent by whoever gets it in the same deal.
        self.lend: Things = (*own, *(thing - FIRM for thing in theirs if thing >= FIRM))
        self.borrow: Things = (*others, *(thing - FIRM for thing in mine if thing >= FIRM))
        self.release: Things = tuple(firm for firm in others if marks(world, firm, seat))
        self.reclaim: Things = tuple(firm for firm in own if world.markers[firm])

        most = dollars(max(world.cash[other] for other in around[1:]))
        self.fields: tuple[Field, ...] = (
            Number("pay", 0, dollars(world.cash[seat]), THOUSAND),
            some_things("give", self.give),
            some_firms("lend", self.lend, self.whose(self.lend, FIRM)),
            some_firms("release", self.release, self.whose(self.release, FIRM)),
            Number("ask", 0, most, THOUSAND),
            some_things("take", self.take, self.whose(self.take, 0)),
            some_firms("borrow", self.borrow, self.whose(self.borrow, FIRM)),
            some_firms("reclaim", self.reclaim),
            *PROMISING,
        )

    def whose(self, among: Things, offset: int) -> tuple[str, ...]:
        """Whose each of these is; nothing need be said of one's own."""
        return tuple([self.owners.get(thing + offset, "") for thing in among])


@lru_cache(maxsize=KEPT_FIELDS)
def some_things(name: str, among: Things, of: tuple[str, ...] = ()) -> Some:
    return Some(name, tuple(THING_ITEMS[thing] for thing in among), of=of)


@lru_cache(maxsize=KEPT_FIELDS)
def some_firms(name: str, firms: Things, of: tuple[str, ...] = ()) -> Some:
    return Some(name, tuple(BUSINESS_ITEMS[firm] for firm in firms), of=of)


PROMISING = (
    One("promise", KINDS_OF_PROMISE, given=ledger.NONE),
    Number("sum", 0, dollars(MOST_PROMISED), THOUSAND),
    One("demand", KINDS_OF_PROMISE, given=ledger.NONE),
    Number("due", 0, dollars(MOST_PROMISED), THOUSAND),
    Words("words", WORDS),
)
"""The rest of the form, the same for everybody."""


class Terms(Freely):
    """C-101, C-103: what both sides give. The first field says to whom; the subclass knows how."""

    __slots__ = ("partners", "seat", "shelf", "world")

    def __init__(self, world: Underworld, seat: int, asking: tuple[str, str, str], to: Field, partners: Things) -> None:
        self.world = world
        self.seat = seat
        self.shelf = Shelf(world, seat)
        self.partners = partners
        super().__init__(*asking, (to, *self.shelf.fields))

    def sides(self, choice: Any) -> tuple[int, Side, Side, str]:
        """A form filled in, as a deal: with whom, what one gives, what one wants, and the words."""
        to, pay, give, lend, release, ask, take, borrow, reclaim, promise, money, demand, due, words = choice
        shelf = self.shelf

        def named(places: Things, among: Things) -> Things:
            return tuple(among[place] for place in places)

        gives = Side(
            pay // THOUSAND,
            named(give, shelf.give),
            named(lend, shelf.lend),
            named(release, shelf.release),
            promise,
            money // THOUSAND,
        )
        wants = Side(
            ask // THOUSAND,
            named(take, shelf.take),
            named(borrow, shelf.borrow),
            named(reclaim, shelf.reclaim),
            demand,
            due // THOUSAND,
        )
        return self.partners[to], gives, wants, words

    def wrong(self, choice: Any) -> IllegalChoice | None:
        partner, gives, wants, words = self.sides(choice)
        for side in (gives, wants):
            if (side.promise in ledger.SUMS) != bool(side.money):
                return IllegalChoice("C-104", "error-offer-sum")
        for side, other in ((gives, wants), (wants, gives)):
            if side.promise in ledger.FOR_A_LOAN and not other.lends:
                return IllegalChoice("C-104", "error-offer-loan")
        if gives.empty and wants.empty and not words:
            return IllegalChoice("C-101", "error-offer-empty")
        return deals.wrong(self.world, self.seat, partner, gives, wants)

    def parse(self, text: str) -> Any:
        try:
            return super().parse(text)
        except IllegalChoice as slip:
            raise self.explained(slip) from None

    def explained(self, slip: IllegalChoice) -> IllegalChoice:
        """C-84, C-98: why a card that there is cannot be had."""
        found = slip.args_said.get("found")
        if found in HELD:
            return IllegalChoice("C-98", "error-offer-hand", thing=HELD[found])
        thing = THINGS.get(str(found))
        if thing is not None and deals.is_down(self.world, thing):
            return IllegalChoice("C-84", "error-offer-down", thing=thing_named(thing))
        return slip

    def filled(self, random: Random) -> Any:
        """Some deal at random. Most that one could write down are impossible, so a modest one is made up."""
        for _ in range(TRIES):
            choice = self.modest(random)
            if self.wrong(choice) is None:
                return choice
        return (int(random() * len(self.partners)), 0, (), (), (), 0, (), (), (), ledger.PEACE, 0, ledger.NONE, 0, "")

    def modest(self, random: Random) -> Any:
        to = int(random() * len(self.partners))
        shelf, partner, world = self.shelf, self.partners[to], self.world

        def few(among: Things, of: int, offset: int) -> Things:
            fitting = [place for place, one in enumerate(among) if deals.owner_of(world, one + offset) == of]
            return (fitting[int(random() * len(fitting))],) if fitting and random() < SELDOM else ()

        def sum_of(seat: int) -> int:
            return dollars(int(random() * (min(world.cash[seat], 8) + 1))) if random() < SELDOM else 0

        promise, demand = (int(random() * 2 * ledger.CUT) for _ in range(2))
        return (
            to,
            sum_of(self.seat),
            few(shelf.give, self.seat, 0),
            few(shelf.lend, self.seat, FIRM),
            few(shelf.release, partner, FIRM),
            sum_of(partner),
            few(shelf.take, partner, 0),
            few(shelf.borrow, partner, FIRM),
            few(shelf.reclaim, self.seat, FIRM),
            promise if promise < len(KINDS_OF_PROMISE) else ledger.NONE,
            THOUSAND if promise in ledger.SUMS else 0,
            demand if demand < len(KINDS_OF_PROMISE) else ledger.NONE,
            THOUSAND if demand in ledger.SUMS else 0,
            "",
        )


class MakeOffer(Terms):
    """C-101: to any other player."""

    __slots__ = ()

    def __init__(self, world: Underworld, seat: int) -> None:
        others = tuple(other for other in range(world.seats) if other != seat)
        to = One("to", tuple((str(other), who(other)) for other in others))
        super().__init__(world, seat, ("ask-offer", "C-103", "offer"), to, others)

    def do(self, game: Game[Underworld], seat: int, choice: Any) -> None:
        deals.propose(game, seat, *self.sides(choice[1]))


class Counter(Terms):
    """C-102: another offer in place of one that somebody has made."""

    __slots__ = ("offers",)

    def __init__(self, world: Underworld, seat: int, offers: tuple[Offer, ...]) -> None:
        self.offers = offers
        number = One("number", tuple((str(offer.number), str(offer.number)) for offer in offers))
        partners = tuple(offer.by for offer in offers)
        super().__init__(world, seat, ("ask-counter", "C-103", "counter"), number, partners)

    def do(self, game: Game[Underworld], seat: int, choice: Any) -> None:
        deals.drop(game, self.offers[choice[1][0]], "log-countered")
        deals.propose(game, seat, *self.sides(choice[1]))


class Answer(Menu):
    """C-102: what one can say to offers: to those of others, and to one's own."""

    __slots__ = ("offers",)

    def __init__(self, seat: int, offers: tuple[Offer, ...]) -> None:
        self.offers = {offer.number: offer for offer in offers}
        items = [(answer, offer.number) for offer in offers if offer.to == seat for answer in (ACCEPT, DECLINE)]
        items += [(WITHDRAW, offer.number) for offer in offers if offer.by == seat]
        super().__init__("ask-answer", "C-102", tuple(items))

    def text(self, choice: tuple[str, int]) -> str:
        # By itself: to say what an offer is about takes long, and most who answer know it.
        return f"{choice[0]} {choice[1]}"

    def label(self, choice: tuple[str, int]) -> Label:
        verb, offer = choice[0], self.offers[choice[1]]
        args = {"number": offer.number, "seat": who(offer.by), "other": who(offer.to), **deals.spoken(offer)}
        return self.text(choice), ANSWERS[verb], args

    def refuse(self, text: str) -> IllegalChoice:
        return IllegalChoice("C-102", "error-offer-gone", choice=text[:60])

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, int]) -> None:
        answer, offer = choice[0], self.offers[choice[1]]
        if answer == ACCEPT:
            deals.accept(game, offer)
        else:
            deals.drop(game, offer, "log-declined" if answer == DECLINE else "log-withdrawn")


class Gift(Freely):
    """C-98: cash given away."""

    __slots__ = ("others",)

    def __init__(self, world: Underworld, seat: int) -> None:
        self.others = tuple(other for other in range(world.seats) if other != seat)
        to = One("to", tuple((str(other), who(other)) for other in self.others))
        money = Number("money", THOUSAND, dollars(world.cash[seat]), THOUSAND)
        super().__init__("ask-gift", "C-103", "gift", (to, money))

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, tuple[int, int]]) -> None:
        to, money = choice[1]
        deals.give_away(game, seat, self.others[to], money // THOUSAND)


def unmark_label(choice: tuple[str, int]) -> Label:
    firm = choice[1]
    return f"unmark {BUSINESS_IDS[firm]}", "choice-unmark", {"business": firm_named(firm)}


class Unmark(Menu):
    """C-60: a marker taken back at will."""

    __slots__ = ()

    def __init__(self, firms: Things) -> None:
        super().__init__("ask-unmark", "C-60", tuple(("unmark", firm) for firm in firms), unmark_label)

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, int]) -> None:
        firm = choice[1]
        lift_marker(game.state, firm, seat)
        if game.told is not None:
            game.tell("log-unmarked", seat=who(seat), business=firm_named(firm))
        deals.review(game)


class Verdict(Menu):
    """C-104: whoever was promised something in words may say whether it was kept."""

    __slots__ = ("promises",)

    def __init__(self, promises: tuple[ledger.Promise, ...]) -> None:
        self.promises = {entry.number: entry for entry in promises}
        items = tuple(
            ("verdict", entry.number, standing) for entry in promises for standing in (ledger.KEPT, ledger.BROKEN)
        )
        super().__init__("ask-verdict", "C-104", items)

    def label(self, choice: tuple[str, int, int]) -> Label:
        entry = self.promises[choice[1]]
        args = {"number": entry.number, "seat": who(entry.by), "words": entry.words}
        kept = choice[2] == ledger.KEPT
        return (
            f"verdict {entry.number} {ledger.STANDINGS[choice[2]]}",
            "choice-verdict-kept" if kept else "choice-verdict-broken",
            args,
        )

    def do(self, game: Game[Underworld], seat: int, choice: tuple[str, int, int]) -> None:
        entry = self.promises[choice[1]]
        ledger.rewrite(game, entry, entry._replace(standing=choice[2]))


def may_bargain(game: Game[Underworld]) -> bool:
    """C-53, C-97, C-101: between two decisions, never while a turned-up card is being carried out."""
    top = game.stack[-1]
    return isinstance(top, Scene) and top.open


def to_offer(world: Underworld, seat: int) -> Ask | None:
    return MakeOffer(world, seat)


def to_counter(world: Underworld, seat: int) -> Ask | None:
    offers = tuple(offer for offer in world.offers if offer.to == seat)
    return Counter(world, seat, offers) if offers else None


def to_answer(world: Underworld, seat: int) -> Ask | None:
    offers = tuple(offer for offer in world.offers if seat in (offer.by, offer.to))
    return Answer(seat, offers) if offers else None


def to_give(world: Underworld, seat: int) -> Ask | None:
    return Gift(world, seat) if world.cash[seat] else None


def to_unmark(world: Underworld, seat: int) -> Ask | None:
    marked = tuple(firm for firm in range(BUSINESSES) if marks(world, firm, seat))
    return Unmark(marked) if marked else None


def to_judge(world: Underworld, seat: int) -> Ask | None:
    in_words = (ledger.IN_WORDS, ledger.OPEN)
    told = tuple(entry for entry in world.ledger if entry.to == seat and (entry.kind, entry.standing) == in_words)
    return Verdict(told) if told else None


BARGAINING: Mapping[str, Callable[[Underworld, int], Ask | None]] = {
    "offer": to_offer,
    "counter": to_counter,
    **dict.fromkeys(ANSWERS, to_answer),
    "gift": to_give,
    "unmark": to_unmark,
    "verdict": to_judge,
}
"""By what is said, the question that it answers, if there is anything of the kind to say."""


def may_trade(game: Game[Underworld], seat: int) -> tuple[Ask, ...]:
    """C-101 to C-104: what there is to bargain about."""
    asks = [ask(game.state, seat) for ask in dict.fromkeys(BARGAINING.values())] if may_bargain(game) else []
    return tuple(ask for ask in asks if ask is not None)


def trade_meant(game: Game[Underworld], seat: int, verb: str) -> tuple[Ask, ...]:
    """The same, if only one thing is to be said."""
    ask = BARGAINING[verb](game.state, seat) if may_bargain(game) else None
    return () if ask is None else (ask,)
