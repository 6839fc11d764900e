"""To lie with a purpose: what will they believe, if I say this?

A liar thinks of his neighbours: what they say, or would say if they told the truth, and what somebody who listens makes
of the three of them. A thief wants to be believed, a driver his man; an agent and a street kid want to be suspected.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import exp

from backroom.games.mafia_de_cuba.appetite import drawn, kind_of
from backroom.games.mafia_de_cuba.minutes import Minutes, Statement
from backroom.games.mafia_de_cuba.state import (
    NOTHING,
    PASSED,
    RECEIVED,
    SILENT,
    TOKEN_LOOT,
    TOOK,
    UNSAID,
    Box,
    Claim,
    without,
)
from backroom.games.mafia_de_cuba.stories import NOTHING_HEARD, Talk, Told, reconciled, stories
from backroom.games.mafia_de_cuba.temper import MANNERS
from backroom.games.mafia_de_cuba.worlds import Own, Worlds


def weighed(minutes: Minutes, own: Own, told: Sequence[Told], random: Callable[[], float]) -> list[float]:
    """How gladly somebody tells each of these stories, once he has thought of what comes of it."""
    purpose = MANNERS[kind_of(own.loot)].purpose
    if not purpose or len(told) < 2:
        return [one.chance for one in told]
    blamed = Neighbourhood(minutes, own, random).blame([one.claim for one in told])
    return [one.chance * exp(purpose * blame) for one, blame in zip(told, blamed, strict=True)]


class Neighbourhood:
    """A suspect between the player before and the next one, as the Godfather will see them."""

    def __init__(self, minutes: Minutes, own: Own, random: Callable[[], float]) -> None:
        self.minutes = minutes
        self.own = own
        self.talk: Talk = minutes.talk(own.place)
        self.random = random
        deal, place = minutes.deal, own.place
        passed = without(without(own.box, own.bag), own.loot)
        first, last = max(0, place - 1), min(deal.people - 1, place + 1)
        before = self.before() if place else None
        after = self.after(passed) if place < last else None
        begins = boxed(before[RECEIVED]) if before else own.box
        ends = boxed(after[PASSED]) if after else passed
        self.worlds = Worlds(deal, {begins: 1.0}, ends, places=range(first, last + 1))
        for neighbour, claim in ((place - 1, before), (place + 1, after)):
            if claim:
                self.worlds.hear(Statement(neighbour, SILENT, claim, NOTHING_HEARD))

    def before(self) -> Claim:
        """What the player before says, or would say who is honest: he passed on what I found."""
        said = self.minutes.claims[self.own.place - 1]
        passed = reconciled(said[PASSED], self.own.box)
        full = self.minutes.deal.full
        took = said[TOOK]
        if took == UNSAID:
            took = self.guess([there - left for there, left in zip(full[1:], passed[1:], strict=True)])
        return (*reconciled(said[RECEIVED], with_token(passed, took)), *passed, took)

    def after(self, mine: Box) -> Claim:
        """What the next player says, or would say who is honest: he found what I passed on."""
        said = self.minutes.claims[self.own.place + 1]
        came = reconciled(said[RECEIVED], mine)
        took = said[TOOK] if said[TOOK] != UNSAID else self.guess(list(came[1:]))
        return (*came, *reconciled(said[PASSED], with_token(came, took, -1)), took)

    def guess(self, counts: list[int]) -> int:
        """One of these tokens; nothing if there is none."""
        chances = [float(max(0, count)) for count in counts]
        return drawn(self.random, TOKEN_LOOT, chances) if any(chances) else NOTHING

    def blame(self, claims: Sequence[Claim]) -> list[float]:
        """How likely a thief one looks after each of these stories; or a driver's man, if a driver tells them."""
        if not self.worlds.settle():
            return [0.0] * len(claims)
        place = self.own.place
        thieves = self.men_guilty() if kind_of(self.own.loot) == "driver" and place else None
        guilt, whole = [0.0] * len(claims), [1e-9] * len(claims)
        for step in self.worlds.steps[place]:
            guilty = float(step.kind == "thief") if thieves is None else thieves[step.box]
            told = {
                one.claim: one.chance
                for one in stories(self.minutes.deal, place, step.box, step.loot, step.bag, self.talk)
            }
            for number, claim in enumerate(claims):
                if claim in told:
                    likely = step.chance * told[claim]
                    whole[number] += likely
                    guilt[number] += likely * guilty
        return [part / total for part, total in zip(guilt, whole, strict=True)]

    def men_guilty(self) -> dict[Box, float]:
        """How likely the player before is a thief, by the box he passes on."""
        guilt, whole = defaultdict[Box, float](float), defaultdict[Box, float](float)
        for step in self.worlds.steps[self.own.place - 1]:
            whole[step.to] += step.chance
            guilt[step.to] += step.chance * (step.kind == "thief")
        return defaultdict(float, {box: guilt[box] / weight for box, weight in whole.items()})


def boxed(claim: Claim) -> Box:
    return claim[0], claim[1], claim[2], claim[3], claim[4]


def with_token(box: Box, token: int, count: int = 1) -> Box:
    """The box with one token more, or one less."""
    if token >= NOTHING:
        return box
    changed = list(box)
    changed[-1 - token] += count
    return boxed(tuple(changed))
