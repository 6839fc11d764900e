"""Listening: what is said to the offers of others: yes, no, or another price, and for how long one stands by it."""

from math import ceil, floor

from backroom.games.cosa_nostra import ledger
from backroom.games.cosa_nostra.businesses import FIRMS_OF, holder, marks
from backroom.games.cosa_nostra.cards import BUSINESS_IDS, KIND_OF
from backroom.games.cosa_nostra.deals import Offer, Side, wrong
from backroom.games.cosa_nostra.house.appraisal import Appraiser
from backroom.games.cosa_nostra.house.books import Books
from backroom.games.cosa_nostra.house.planner import Planner
from backroom.games.cosa_nostra.house.reputation import Memory, Stance, credit, trust
from backroom.games.cosa_nostra.state import NOBODYS
from backroom.games.cosa_nostra.telling import dollars, thing_id


def about(offer: Offer) -> object:
    """With whom, and about what: whoever names another price speaks of the same."""
    gives, wants = offer.gives, offer.wants
    return offer.by, gives.things, gives.lends, wants.things, wants.lends


def terms(gives: Side, wants: Side) -> str:
    """Both sides of a deal, as they are written into the form."""
    return " ".join(
        (
            *(side_text(side) for side in (gives, wants)),
            *(f"{ledger.PROMISES[side.promise]} {dollars(side.money)}" for side in (gives, wants)),
        )
    )


def side_text(side: Side) -> str:
    things = ",".join(map(thing_id, side.things)) or "-"
    lends = ",".join(BUSINESS_IDS[firm] for firm in side.lends) or "-"
    lifts = ",".join(BUSINESS_IDS[firm] for firm in side.lifts) or "-"
    return f"{dollars(side.cash)} {things} {lends} {lifts}"


class Listener:
    """What one seat answers to offers, between two decisions."""

    def __init__(self, books: Books, planner: Planner, memory: Memory) -> None:
        self.books = books
        self.world = books.world
        self.seat = books.seat
        self.temper = books.temper
        self.memory = memory
        self.planner = planner
        self.mine = Appraiser(books, planner)
        self.known: dict[int, Appraiser] = {}

    def theirs(self, seat: int) -> Appraiser:
        """How somebody else will see it, as far as everybody can tell."""
        if seat not in self.known:
            self.known[seat] = Appraiser(self.books.of(seat))
        return self.known[seat]

    def answer(self) -> str | None:
        for offer in self.world.offers:
            if offer.to == self.seat:
                return self.answer_to(offer)
        return None

    def answer_to(self, offer: Offer) -> str:
        """C-102: asks for more where the other can give it; from then on it stands by how far it would come down."""
        short = self.mine.short_of(offer.by, offer.gives, offer.wants)
        stance = self.memory.stances.get(about(offer))
        if stance is None:
            return self.ask_more(offer, short) or yes_or_no(offer, short <= 0)
        if short >= stance.heard:
            # Whoever asks again as if nothing had been said makes it dearer for himself, up to the price named to him.
            stance = stance._replace(limit=max(stance.limit - 1, stance.named), softened=True)
        good = short <= min(stance.limit, stance.heard - 1)
        self.memory.stances[about(offer)] = stance._replace(heard=min(short, stance.heard))
        return yes_or_no(offer, good)

    def ask_more(self, offer: Offer, short: int) -> str | None:
        """Another price, if there is one to name; and part of the way there it will take."""
        wish = max(short, min(self.hoped(offer), self.reach(offer, short)))
        for ask in dict.fromkeys((wish, short)):
            better = self.dearer(offer, ask)
            if better is not None and wrong(self.world, self.seat, offer.by, *better) is None:
                limit = min(0, short - floor(self.firmness(offer) * ask))
                stance = Stance(offer, heard=short, limit=limit, named=short - ask, softened=limit <= short - ask)
                self.memory.stances[about(offer)] = stance
                self.memory.say(offer.by, *better)
                return f"counter {offer.number} {terms(*better)}"
        return None

    def firmness(self, offer: Offer) -> float:
        """How much of its price it insists on: less where the other may borrow elsewhere."""
        rivals = min(map(self.owners, offer.wants.lends), default=0)
        return self.temper.firm / (1 + rivals)

    def owners(self, firm: int) -> int:
        """How many others could lend such a business."""
        return len(self.lending(firm) - {self.seat})

    def lending(self, firm: int) -> set[int]:
        """Who could lend such a business."""
        return {holder(self.world, other) for other in FIRMS_OF[KIND_OF[firm]]} - {NOBODYS}

    def reach(self, offer: Offer, short: int) -> int:
        """How far it may ask back from a price that answers an offer of its own: not so far as it was before."""
        said = self.memory.said.get(about(offer))
        if said is None:
            return self.temper.haggle
        return short - self.mine.short_of(offer.by, said[1], said[0]) - 1

    def hoped(self, offer: Offer) -> int:
        """How much of what the deal leaves to the other, as far as everybody can tell, it would like on top."""
        left = self.theirs(offer.by).worth(self.seat, offer.wants, offer.gives)
        if offer.wants.lends:
            # Whoever asks for a loan has a job for it.
            left += (1 / self.temper.lends - 1) * self.mine.usual(offer.wants.lends)
        return int(self.temper.greed * left) if left > 0 else 0

    def relent(self) -> str | None:
        """Asked for more in vain: comes down as far as it will, once, if that is still a deal."""
        waiting = {offer.to for offer in self.world.offers if offer.by == self.seat}
        for subject, stance in [*self.memory.stances.items()]:
            offer = stance.offer
            if stance.softened or offer.by in waiting:
                continue
            self.memory.stances[subject] = stance._replace(softened=True)
            done = bool(offer.wants.lends) and all(marks(self.world, firm, offer.by) for firm in offer.wants.lends)
            extra = self.mine.short_of(offer.by, offer.gives, offer.wants) - stance.limit
            sides = None if done else self.raised(offer, extra)
            if sides is not None:
                self.memory.say(offer.by, *sides)
                return f"offer {offer.by} {terms(*sides)}"
        return None

    def raised(self, offer: Offer, extra: int) -> tuple[Side, Side] | None:
        """What it would give and get for so much more than was offered, if these two can make that deal."""
        sides = self.dearer(offer, extra) if extra > 0 else (offer.wants, offer.gives)
        return sides if sides is not None and wrong(self.world, self.seat, offer.by, *sides) is None else None

    def dearer(self, offer: Offer, short: int) -> tuple[Side, Side] | None:
        """The same deal for so much more: less to pay, more cash, or where there is not so much a larger promise."""
        wants, gives, temper = offer.wants, offer.gives, self.temper
        if not 0 < short <= temper.haggle:
            return None
        saved = min(short, wants.cash)
        wants, short = wants._replace(cash=wants.cash - saved), short - saved
        if wants.empty:
            return None
        if gives.cash + short <= self.world.cash[offer.by]:
            return wants, gives._replace(cash=gives.cash + short)
        kind = ledger.FEE if wants.lends else ledger.PAY
        faith = temper.delivered * trust(self.world, offer.by, temper)
        money = gives.money + ceil(short / faith)
        if gives.promise in (ledger.NONE, kind) and money <= credit(self.world, offer.by, temper):
            return wants, gives._replace(promise=kind, money=money)
        return None


def yes_or_no(offer: Offer, good: bool) -> str:
    return f"{'accept' if good else 'decline'} {offer.number}"
