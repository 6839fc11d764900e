"""Deals: what two players can swap, whether an offer can still be met, and the swap itself."""

from typing import Any, NamedTuple

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import (
    drop_own_markers,
    holder,
    laid,
    lay_marker,
    lift_marker,
    marks,
    reckon,
)
from backroom.games.cosa_nostra.cards import BUSINESS_IDS
from backroom.games.cosa_nostra.state import ACTIVE, DOWN, FIRM, IDLE, MARKERS, Underworld
from backroom.games.cosa_nostra.telling import dollars, firm_named, thing_id, thing_named, who
from backroom.kit import Game, IllegalChoice


class Side(NamedTuple):
    """What one of the two gives: cash, businesses and gangsters, marks on his businesses, markers taken back."""

    cash: int = 0
    things: tuple[int, ...] = ()
    lends: tuple[int, ...] = ()
    """His businesses on which the other lays a marker."""
    lifts: tuple[int, ...] = ()
    """The other's businesses from which he takes a marker back."""
    promise: int = ledger.NONE
    money: int = 0
    """The sum of a promise to pay."""

    @property
    def empty(self) -> bool:
        return not (self.cash or self.things or self.lends or self.lifts or self.promise)

    def told(self) -> dict[str, Any]:
        return {
            "cash": dollars(self.cash) or None,
            "things": list(map(thing_id, self.things)),
            "lends": [BUSINESS_IDS[firm] for firm in self.lends],
            "lifts": [BUSINESS_IDS[firm] for firm in self.lifts],
            "promise": ledger.PROMISES[self.promise] if self.promise else None,
            "money": dollars(self.money) or None,
        }


class Offer(NamedTuple):
    """C-101: who offers whom what for what; `words` is a promise in words of the one who offers."""

    number: int
    by: int
    to: int
    gives: Side
    wants: Side
    words: str

    def told(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "by": self.by,
            "to": self.to,
            "gives": self.gives.told(),
            "wants": self.wants.told(),
            "words": self.words,
        }


def owner_of(world: Underworld, thing: int) -> int:
    """Whose gangster or business this is, a purchase included."""
    return holder(world, thing - FIRM) if thing >= FIRM else world.boss[thing]


def is_down(world: Underworld, thing: int) -> bool:
    return bool(world.down[thing - FIRM]) if thing >= FIRM else world.fit[thing] == DOWN


def tradable(world: Underworld, seat: int, thing: int) -> bool:
    """C-84, C-98, C-103: one's own, active, and a gangster only if he has nothing to do."""
    if thing >= FIRM:
        return world.owner[thing - FIRM] == seat and not world.down[thing - FIRM]
    return world.boss[thing] == seat and world.fit[thing] == ACTIVE and world.order[thing] == IDLE


def markable(world: Underworld, seat: int, firm: int) -> bool:
    """C-61, C-84: what can get a marker at a player's: an active business, or a purchase not yet paid."""
    return holder(world, firm) == seat and not world.down[firm]


def one_sided(world: Underworld, giver: int, taker: int, side: Side, other: Side) -> IllegalChoice | None:
    """C-103: what is wrong with what one of the two is to give."""
    if side.cash > world.cash[giver]:
        return IllegalChoice("C-103", "error-offer-cash", seat=who(giver), cash=dollars(world.cash[giver]))
    for thing in side.things:
        if not tradable(world, giver, thing):
            return IllegalChoice("C-103", "error-offer-thing", seat=who(giver), thing=thing_named(thing))
    for firm in side.lends:
        # He may lend what he has and keeps, or what he is about to get.
        kept = markable(world, giver, firm) and FIRM + firm not in side.things
        if not kept and FIRM + firm not in other.things:
            return IllegalChoice("C-103", "error-offer-lend", seat=who(giver), business=firm_named(firm))
    for firm in side.lifts:
        if not (markable(world, taker, firm) and marks(world, firm, giver)):
            return IllegalChoice("C-103", "error-offer-lift", seat=who(giver), business=firm_named(firm))
    if side.lends and len(side.lends) > MARKERS - laid(world, taker) + len(other.lifts):
        return IllegalChoice("C-58", "error-offer-markers", seat=who(taker))
    return None


def wrong(world: Underworld, by: int, to: int, gives: Side, wants: Side) -> IllegalChoice | None:
    """C-103: why these two cannot make this deal now, if they cannot."""
    return one_sided(world, by, to, gives, wants) or one_sided(world, to, by, wants, gives)


def propose(game: Game[Underworld], by: int, to: int, gives: Side, wants: Side, words: str) -> None:
    """C-101, C-102: an offer takes the place of the last one to the same player."""
    world = game.state
    world.number += 1
    offer = Offer(world.number, by, to, gives, wants, words)
    world.offers = (*(old for old in world.offers if (old.by, old.to) != (by, to)), offer)
    if game.told is not None:
        game.tell("log-offer", seat=who(by), other=who(to), number=offer.number, **spoken(offer))


def spoken(offer: Offer) -> dict[str, Any]:
    """An offer as it is said: what one side gives, what the other, and the words that go with it."""
    gives, wants = offer.gives, offer.wants
    return {
        "gave": lot(gives),
        "pays": dollars(gives.cash),
        "gives": side_said(gives),
        "promise": ledger.PROMISES[gives.promise],
        "sum": dollars(gives.money),
        "got": lot(wants),
        "asks": dollars(wants.cash),
        "wants": side_said(wants),
        "demand": ledger.PROMISES[wants.promise],
        "due": dollars(wants.money),
        "spoken": "yes" if offer.words else "no",
        "words": offer.words,
    }


def lot(side: Side) -> str:
    """What a side is made of: cash, things, both, nothing but a promise, or nothing."""
    things = bool(side.things or side.lends or side.lifts)
    if side.cash:
        return "both" if things else "cash"
    return "things" if things else "promise" if side.promise else "nothing"


def side_said(side: Side) -> list[Any]:
    said: list[Any] = [*map(thing_named, side.things)]
    said += [["@deal-marker-on", firm_named(firm)] for firm in side.lends]
    said += [["@deal-marker-off", firm_named(firm)] for firm in side.lifts]
    return said


def accept(game: Game[Underworld], offer: Offer) -> None:
    """C-101: all of it happens at once."""
    world = game.state
    world.offers = tuple(other for other in world.offers if other is not offer)
    if game.told is not None:
        game.tell("log-deal", seat=who(offer.to), other=who(offer.by), number=offer.number, **spoken(offer))
    swap(world, offer.by, offer.to, offer.gives, offer.wants)
    reckon(game)
    by, to, gives, wants = offer.by, offer.to, offer.gives, offer.wants
    for giver, taker, side, other in ((by, to, gives, wants), (to, by, wants, gives)):
        ledger.paid(game, giver, taker, side.cash)
        if side.promise:
            ledger.promise(game, giver, taker, side.promise, side.money, other.lends)
    if offer.words:
        ledger.promise(game, offer.by, offer.to, ledger.IN_WORDS, words=offer.words)
    review(game)


def swap(world: Underworld, by: int, to: int, gives: Side, wants: Side) -> None:
    """C-101: markers taken back, things handed over, markers laid."""
    both = ((by, to, gives), (to, by, wants))
    for giver, _, side in both:
        for firm in side.lifts:
            lift_marker(world, firm, giver)
    for giver, taker, side in both:
        hand_over(world, giver, taker, side)
    for _, taker, side in both:
        for firm in side.lends:
            lay_marker(world, firm, taker)


def hand_over(world: Underworld, giver: int, taker: int, side: Side) -> None:
    """C-98, C-99: cash, gangsters, and businesses with the markers on them."""
    world.cash[giver] -= side.cash
    world.cash[taker] += side.cash
    for thing in side.things:
        if thing >= FIRM:
            world.owner[thing - FIRM] = taker
            drop_own_markers(world, thing - FIRM, taker)
        else:
            world.boss[thing] = taker


def give_away(game: Game[Underworld], giver: int, taker: int, cash: int) -> None:
    """C-98: cash may simply be given."""
    hand_over(game.state, giver, taker, Side(cash))
    if game.told is not None:
        game.tell("log-gift", seat=who(giver), other=who(taker), money=dollars(cash))
    ledger.paid(game, giver, taker, cash)
    review(game)


def drop(game: Game[Underworld], offer: Offer, word: str) -> None:
    """C-102: declined, withdrawn or lapsed."""
    world = game.state
    world.offers = tuple(other for other in world.offers if other is not offer)
    if game.told is not None:
        game.tell(word, seat=who(offer.by), other=who(offer.to), number=offer.number)


def review(game: Game[Underworld]) -> None:
    """C-102: an offer lapses as soon as it can no longer be met."""
    for offer in game.state.offers:
        if wrong(game.state, offer.by, offer.to, offer.gives, offer.wants) is not None:
            drop(game, offer, "log-lapsed")
