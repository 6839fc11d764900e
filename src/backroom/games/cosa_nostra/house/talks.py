"""Talks looked ahead in: what a house player will say to each price.

A house player names another price once, and from then on takes what comes half of the way towards it, if that is worth
it to him. What businesses, men and a fee are worth to him everybody can tell: so one asks for too much, hears his
price, and goes back to what is just worth it to him. What a loan is worth to whoever wants one hangs on his jobs: there
one meets him half of the way, and otherwise takes his price. More is not to be had: whoever asks for the same again
makes it dearer, and while one talks others trade.
"""

import random
from math import floor
from typing import NamedTuple

from backroom.games.cosa_nostra.businesses import marks
from backroom.games.cosa_nostra.deals import Offer
from backroom.games.cosa_nostra.house.appraisal import Appraiser
from backroom.games.cosa_nostra.house.haggling import Haggler, Proposal
from backroom.games.cosa_nostra.house.listening import about, terms, yes_or_no
from backroom.games.cosa_nostra.house.player import House, Thought
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper

PATIENT = HOUSE._replace(greed=0.7, haggle=20, honour_last=0.0, opening=0.0, generous=0.0, fee=0.1, joint=2.0)
"""Asks for more of what a deal leaves to the other, begins with the least one can say, and takes any fee in the end."""
OTHERS = HOUSE._replace(fee=0.34)
"""What it takes the others for."""
OVER = 6
"""So much too much is asked for what everybody can tell the worth of: less than would be refused without a word."""
REFUSED = (0.7, 0.4, 0.0)
"""What is asked of somebody who has refused to pay so much for a loan, time after time, as a part of the first ask."""
LATE = 2
"""So many orders are left when men are hired for the largest crew."""
FORGOTTEN = 2
"""With so many rounds to go, this one included, a broken word costs nothing: in the last one none is worth anything."""


class Talk(NamedTuple):
    """What is talked about: as it was offered first, and what will be asked on top of that, ask by ask."""

    offer: Offer
    asks: tuple[int, ...]
    named: bool
    """Whether it has answered a price already that was named to it."""


Talks = dict[object, Talk]


class Bargainer(Haggler):
    """Talks like somebody who knows what the other will say next."""

    talks: Talks

    def theirs(self, seat: int) -> Appraiser:
        if seat not in self.known:
            self.known[seat] = Appraiser(self.books.of(seat))
            self.known[seat].temper = OTHERS
        return self.known[seat]

    def answer_to(self, offer: Offer) -> str:
        short = self.mine.short_of(offer.by, offer.gives, offer.wants)
        named, asks = about(offer) in self.memory.said, self.asks(offer, short)
        self.talks[about(offer)] = Talk(offer, (), named)
        for number, ask in enumerate(asks):
            sides = self.raised(offer, ask) if ask > 0 else None
            if sides is not None:
                self.talks[about(offer)] = Talk(offer, asks[number + 1 :], named)
                self.memory.say(offer.by, *sides)
                return f"counter {offer.number} {terms(*sides)}"
        return yes_or_no(offer, short <= 0)

    def asks(self, offer: Offer, short: int) -> tuple[int, ...]:
        """What to ask for on top of this, time after time."""
        said, talk = self.memory.said.get(about(offer)), self.talks.get(about(offer))
        if said is None and secret(offer):
            most = max(short, self.hoped(offer))
            return (most, *(floor(part * most) for part in REFUSED))
        if said is None:
            most = OVER - self.theirs(offer.by).short_of(self.seat, offer.wants, offer.gives)
            return next(((ask, 0) for ask in range(most, 0, -1) if self.raised(offer, ask)), ())
        if talk is not None and talk.named:
            return ()
        return self.back(offer, short - self.mine.short_of(offer.by, said[1], said[0])), 0

    def back(self, offer: Offer, gap: int) -> int:
        """As far from his price back to one's own as he will go: where it is still worth it to him, if one can tell."""
        steps = range(gap - max(1, floor(self.insistence(offer) * gap)), 0, -1)
        return next((step for step in steps if secret(offer) or self.worth_it(offer, step)), 0)

    def worth_it(self, offer: Offer, ask: int) -> bool:
        """Whether it is worth it to him for so much less."""
        sides = self.raised(offer, ask)
        return sides is not None and self.theirs(offer.by).short_of(self.seat, *sides) <= 0

    def insistence(self, offer: Offer) -> float:
        """How much of its price a house player insists on: as a lender less, if there are others who lend."""
        rivals = min((len(self.lending(firm) - {offer.by}) for firm in offer.gives.lends), default=0)
        return self.temper.firm / (1 + rivals)

    def sale(self, firm: int, seller: int, buyer: int, partner: int, joint: float) -> Proposal | None:
        """For too much, or too little, and never more than the other has."""
        fair = super().sale(firm, seller, buyer, partner, joint)
        if fair is None:
            return None
        dear = fair.wants._replace(cash=min(fair.wants.cash + OVER, self.world.cash[buyer]))
        cheap = fair.gives._replace(cash=max(1, fair.gives.cash - OVER))
        return fair._replace(wants=dear) if seller == self.seat else fair._replace(gives=cheap)

    @property
    def late(self) -> int:
        """When hardly an order is left for others to do the same."""
        return LATE

    def wage(self, man: int, least: int, most: int) -> int:
        return max(1, least - OVER)

    def pay_debt(self) -> str | None:
        """C-104: keeps its word as long as that buys anything."""
        return super().pay_debt() if self.world.round + FORGOTTEN < self.world.rounds else None

    def relent(self) -> str | None:
        """Asks for less, where nothing lies on the table for the other any more."""
        waiting = {offer.to for offer in self.world.offers if offer.by == self.seat}
        for subject, talk in [*self.talks.items()]:
            if talk.asks and talk.offer.by not in waiting:
                self.talks[subject] = talk._replace(asks=talk.asks[1:])
                said = self.renewed(talk.offer, talk.asks[0])
                if said is not None:
                    return said
        return None

    def renewed(self, offer: Offer, extra: int) -> str | None:
        """The same once more, for so much more than was offered first, if it is still worth it."""
        sides = self.raised(offer, extra)
        lent = bool(offer.wants.lends) and all(marks(self.world, firm, offer.by) for firm in offer.wants.lends)
        if sides is None or lent or self.mine.short_of(offer.by, sides[1], sides[0]) > 0:
            return None
        return f"offer {offer.by} {terms(*sides)}"


def secret(offer: Offer) -> bool:
    """Whether only the other knows what it is worth to him: he wants a loan."""
    return bool(offer.wants.lends) and not (offer.wants.things or offer.gives.things)


class Patient(House):
    """The house player, looking ahead in talks."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = PATIENT) -> None:
        super().__init__(rng, temper)
        # Whatever character chance would give it: it knows what to ask for.
        self.temper = temper
        self.talks: Talks = {}
        self.round = -1

    def haggler(self, thought: Thought) -> Haggler:
        if thought.world.round != self.round:
            self.round, self.talks = thought.world.round, {}
        bargainer = Bargainer(thought.books, thought.planner, self.memory)
        bargainer.talks = self.talks
        return bargainer
