"""Talks about loans, looked ahead in: what a house player will say to each price.

A house player names another price once; from then on it takes whatever comes half of the way towards it, and whoever
asks for the same again makes it dearer. So whoever asks for much learns what the other would rather pay, meets him half
of the way, and is otherwise given what he was offered. There is no time for more: others lend as well, and plans are
made with what one has.
"""

import random
from math import floor
from typing import NamedTuple

from backroom.games.cosa_nostra.businesses import marks
from backroom.games.cosa_nostra.deals import Offer, wrong
from backroom.games.cosa_nostra.house.haggling import Haggler
from backroom.games.cosa_nostra.house.listening import about, terms
from backroom.games.cosa_nostra.house.player import House, Thought
from backroom.games.cosa_nostra.house.temper import HOUSE, Temper

PATIENT = HOUSE._replace(greed=0.7, haggle=20, honour_last=0.0)
"""Asks for more of what a deal leaves to the other; and after the last round nobody remembers what was promised."""
REFUSED = (0.7, 0.4, 0.0)
"""What is asked of somebody who has just said no, time after time, as a part of what was asked first;"""
BID = (0.5, 0.0)
"""and of somebody who has named a price: how far from there back to what was asked first."""


class Talk(NamedTuple):
    """A loan that is talked about: as it was offered first, and what is asked on top of that, ask by ask."""

    offer: Offer
    most: int
    asks: tuple[int, ...]
    bid: bool = False
    """Whether the other has named a price since."""


Talks = dict[object, Talk]


class Bargainer(Haggler):
    """Answers whoever wants a loan, or lends one, like somebody who knows what he will say next."""

    talks: Talks

    def answer_to(self, offer: Offer) -> str:
        if offer.wants.things or offer.gives.things:
            return super().answer_to(offer)
        short = self.mine.short_of(offer.by, offer.gives, offer.wants)
        talk, bid = self.heard(offer, short)
        self.talks[about(offer)] = talk._replace(asks=())
        for number, ask in enumerate(talk.asks):
            sides = self.dearer(talk.offer, ask)
            if ask > bid and sides is not None and wrong(self.world, self.seat, offer.by, *sides) is None:
                self.talks[about(offer)] = talk._replace(asks=talk.asks[number + 1 :])
                return f"counter {offer.number} {terms(*sides)}"
        return f"accept {offer.number}" if short <= 0 else f"decline {offer.number}"

    def heard(self, offer: Offer, short: int) -> tuple[Talk, int]:
        """How the talk stands with this offer, and how much better it is than the first one."""
        talk = self.talks.get(about(offer))
        if talk is None:
            most = max(short, self.hoped(offer))
            return Talk(offer, most, (most, *(floor(part * most) for part in REFUSED))), 0
        bid = self.mine.short_of(offer.by, talk.offer.gives, talk.offer.wants) - short
        if not talk.bid:
            asks = tuple(bid + floor(part * (talk.most - bid)) for part in BID)
            talk = talk._replace(asks=asks, bid=True)
        return talk, bid

    def relent(self) -> str | None:
        """Asks for less, where nothing lies on the table for the other any more."""
        waiting = {offer.to for offer in self.world.offers if offer.by == self.seat}
        for subject, talk in [*self.talks.items()]:
            if talk.asks and talk.offer.by not in waiting:
                self.talks[subject] = talk._replace(asks=talk.asks[1:])
                said = self.renewed(talk.offer, talk.asks[0])
                if said is not None:
                    return said
        return super().relent()

    def renewed(self, offer: Offer, extra: int) -> str | None:
        """The loan once more, for so much more than was offered first, if it is still worth it."""
        sides = self.dearer(offer, extra) if extra > 0 else (offer.wants, offer.gives)
        if sides is None or wrong(self.world, self.seat, offer.by, *sides) is not None:
            return None
        if offer.wants.lends and all(marks(self.world, firm, offer.by) for firm in offer.wants.lends):
            return None
        gives, wants = sides
        fair = self.mine.short_of(offer.by, wants, gives) <= 0
        return f"offer {offer.by} {terms(gives, wants)}" if fair else None


class Patient(House):
    """The house player, looking ahead where loans are talked about."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = PATIENT) -> None:
        super().__init__(rng, temper)
        self.temper = self.temper._replace(greed=temper.greed)
        self.talks: Talks = {}
        self.round = -1

    def haggler(self, thought: Thought) -> Haggler:
        if thought.world.round != self.round:
            self.round, self.talks = thought.world.round, {}
        bargainer = Bargainer(thought.books, thought.planner, self.memory)
        bargainer.talks = self.talks
        return bargainer
