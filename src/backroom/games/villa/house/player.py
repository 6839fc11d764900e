"""The house player of Die Villa des Paten."""

import random

from backroom.games.villa.house.answers import choice_of, step_of
from backroom.games.villa.house.foresight import advice, compare, likely_end
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.reasons import (
    FOR_YIELDING,
    for_agreeing,
    for_giving_up,
    for_going_on,
    for_objecting,
    for_step,
)
from backroom.games.villa.house.temper import TEMPER, Temper
from backroom.games.villa.swap import Swap
from backroom.games.villa.team import AGREE, OBJECT, Agree, GiveUp, Propose
from backroom.kit import Chair, Choice, Saying

PATIENCE = 2
"""So often it objects to proposals, between two things the team has settled, before it goes along: others may have
their reasons."""
GENEROSITY = 0.04
"""A proposal may be so much less likely to win than its own."""
WORLDS = 48
"""Imagined to compare a proposal with its own, and before it gives up."""


class House:
    """Plans for the team. House players at a table all think alike, so they agree at once; with people they argue a
    little, and say why. A game that can still be won it never gives up, however often it is asked to."""

    def __init__(self, rng: random.Random | None = None, temper: Temper = TEMPER) -> None:
        self.temper = temper
        # It needs no chance of its own: all it imagines follows from what everybody sees.
        self.matter = ""
        self.objections = 0
        self.reason: Saying | None = None

    def choose(self, chair: Chair) -> Choice:
        if chair.ask is None:
            raise ValueError("nothing is asked of this chair")
        # An imagined world differs only in what nobody knows, and Knowledge keeps nothing of that.
        game = chair.imagine(random.Random(0))
        op, frame = game.state, game.stack[-1]
        known = Knowledge(op, self.temper)
        if known.key != self.matter:
            self.matter, self.objections = known.key, 0
        if isinstance(frame, Agree):
            opinion = self.of_giving_up(known) if isinstance(frame.matter, GiveUp) else self.of_proposal(known, frame)
            if opinion == AGREE and chair.seat != (frame.proposer + 1) % op.seats:
                self.reason = None  # One of those who agree is enough to say so.
            return opinion
        best = advice(known, isinstance(frame, Propose) and isinstance(frame.matter, Swap))
        self.reason = for_step(known, best)
        return choice_of(op, best.step)

    def explain(self) -> Saying | None:
        """Why it chose what it chose last; None where it goes without saying. All of it is for everybody to know."""
        return self.reason

    def of_proposal(self, known: Knowledge, proposal: Agree) -> int:
        """What it thinks of a swap, a plan or where a bonus card is to go."""
        best = advice(known, isinstance(proposal.matter, Swap))
        step = step_of(known.op, proposal.matter, proposal.choice)
        self.reason = None
        if step == best.step:
            return AGREE
        likely, ours = compare(known, step, best.step, WORLDS)
        if likely >= ours - GENEROSITY:
            self.reason = for_agreeing(likely, ours)
            return AGREE
        if self.objections == PATIENCE:
            self.reason = FOR_YIELDING
            return AGREE
        self.objections += 1
        self.reason = for_objecting(known, step, likely, best.step, ours)
        return OBJECT

    def of_giving_up(self, known: Knowledge) -> int:
        """Only if the cards cannot suffice, or all of them are known and no way is to be found."""
        likely = likely_end(known, WORLDS)
        self.reason = for_going_on(known, likely) if likely else for_giving_up(known)
        return OBJECT if likely else AGREE
