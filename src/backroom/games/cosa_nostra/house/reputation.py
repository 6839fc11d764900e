"""Who keeps promises, who answers offers: what one remembers of the others when the next deal comes up."""

from typing import NamedTuple

from backroom.games.cosa_nostra import deals, ledger
from backroom.games.cosa_nostra.cards import KIND_OF
from backroom.games.cosa_nostra.house.temper import Temper
from backroom.games.cosa_nostra.state import ACTION, PAYDAY, Underworld

STILL_OWED = (ledger.OPEN, ledger.AT_STAKE, ledger.DUE)


def last_word(world: Underworld, seat: int) -> bool:
    """Whether what a seat promises now can fall due only in the last round, after which nobody remembers it."""
    before = world.round + 2 == world.rounds and world.phase in (ACTION, PAYDAY)
    return world.last_round or (before and not world.face_down(seat))


def trust(world: Underworld, seat: int, temper: Temper) -> float:
    """How likely a seat keeps its word, by the ledger that everybody reads."""
    kept, broken = temper.kept, temper.broken
    for entry in world.ledger:
        if entry.by == seat and entry.standing == ledger.KEPT:
            kept += 1
        elif entry.by == seat and entry.standing == ledger.BROKEN:
            broken += temper.liar
    return kept / (kept + broken) * (temper.trust_last if last_word(world, seat) else 1)


def credit(world: Underworld, seat: int, temper: Temper) -> float:
    """How much more money one believes a seat that it will pay: whoever owes is believed the less."""
    owing: int = sum(entry.money for entry in world.ledger if entry.by == seat and entry.standing in STILL_OWED)
    return max(0.0, (temper.credit_last if last_word(world, seat) else temper.credit) - owing)


class Stance(NamedTuple):
    """Where one stands in a talk in which one has named a price."""

    offer: deals.Offer
    """What was offered first,"""
    heard: int
    """how far that fell short: 0 is just worth it, less is better;"""
    limit: int
    """how far an offer may fall short from now on,"""
    named: int
    """and how far the price does that one has named."""
    softened: bool
    """Whether one has come down so far already."""


class Memory:
    """What became of one's own offers, so that nobody is asked the same twice or asked in vain for ever."""

    def __init__(self) -> None:
        self.round = -1
        self.made: set[object] = set()
        """What has been proposed this round,"""
        self.tried: set[int] = set()
        """and to whom."""
        self.bid: set[int] = set()
        """Whom and what one has made a first bid for this round."""
        self.stances: dict[object, Stance] = {}
        """What one has named another price for this round, and how far one would come down."""
        self.said: dict[object, tuple[deals.Side, deals.Side]] = {}
        """What one has last offered to give and wanted this round, as the other would speak about it."""
        self.open: dict[int, deals.Offer] = {}
        self.silence: dict[int, int] = {}
        """How often each seat has let an offer lie until the round was over; answers make good for it."""

    def follow(self, world: Underworld, seat: int) -> None:
        """Looks at which offers lie on the table, and which do no longer."""
        lying = {offer.number: offer for offer in world.offers if offer.by == seat}
        for number, offer in self.open.items():
            if number not in lying and deals.wrong(world, offer.by, offer.to, offer.gives, offer.wants) is None:
                self.silence[offer.to] = 0
        if world.round != self.round:
            for offer in self.open.values():
                if offer.number in lying:
                    self.silence[offer.to] = self.silence.get(offer.to, 0) + 1
            self.round = world.round
            self.made, self.tried, self.bid, self.stances, self.said = set(), set(), set(), {}, {}
        self.open = lying

    def hopes(self, world: Underworld, seat: int, temper: Temper) -> dict[int, float]:
        """How likely a business of each kind will be lent: those one has asked for and has not been answered about."""
        hopes: dict[int, float] = {}
        for offer in world.offers:
            if offer.by == seat:
                for firm in offer.wants.lends:
                    likely = temper.hope ** (1 + self.silence.get(offer.to, 0))
                    hopes[KIND_OF[firm]] = max(likely, hopes.get(KIND_OF[firm], 0.0))
        return hopes

    def say(self, to: int, gives: deals.Side, wants: deals.Side) -> None:
        """One's own last word about something."""
        self.said[to, wants.things, wants.lends, gives.things, gives.lends] = gives, wants

    def give_up(self, offer: deals.Offer) -> None:
        """One's own offer is withdrawn: it has been in vain."""
        self.silence[offer.to] = self.silence.get(offer.to, 0) + 1
        self.open.pop(offer.number, None)
