"""To lie with a purpose: what will they believe, if I say this?

A liar imagines his neighbours: what they may have taken, and what they say or will say about it; and then what somebody
who listens will make of the three of them. A thief wants to be believed, a driver wants his man to be; an agent and a
street kid want to be suspected.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import deeds, drawn
from backroom.games.mafia_de_cuba.house.minutes import Minutes, Said
from backroom.games.mafia_de_cuba.house.stories import NOTHING_HEARD, Talk, Told, put_back, stories
from backroom.games.mafia_de_cuba.house.temper import IMAGINED, MANNERS
from backroom.games.mafia_de_cuba.house.worlds import Own, Worlds, figures, fits
from backroom.games.mafia_de_cuba.state import NOTHING, SILENT, TOKEN_LOOT, Box, Claim, role_of, without


def weighed(minutes: Minutes, own: Own, told: Sequence[Told], random: Callable[[], float]) -> list[float]:
    """How gladly somebody tells each of these stories, once he has thought of what comes of it."""
    purpose = MANNERS[role_of(own.loot)].purpose
    if not purpose or len(told) < 2:
        return [one.chance for one in told]
    claims = [one.claim for one in told]
    blamed = [0.0] * len(claims)
    for _ in range(IMAGINED):
        for number, blame in enumerate(Neighbourhood(minutes, own, random).blame(claims)):
            blamed[number] += blame / IMAGINED
    return [one.chance * exp(purpose * blame) for one, blame in zip(told, blamed, strict=True)]


class Neighbour(NamedTuple):
    """What a neighbour may have found, passed on, and said or be about to say."""

    found: Box
    passed: Box
    claim: Claim


class Neighbourhood:
    """A suspect between the player before and the next one, as the Godfather may come to see them."""

    def __init__(self, minutes: Minutes, own: Own, random: Callable[[], float]) -> None:
        self.minutes = minutes
        self.own = own
        self.talk: Talk = minutes.talk(own.place)
        self.random = random
        place, last = own.place, minutes.deal.people - 1
        begins, ends = own.box, without(without(own.box, own.bag), own.loot)
        said = []
        if place:
            before = self.imagined(place - 1, handed_over(minutes, place - 1, own.box))
            begins = before.found
            said.append(Said(place - 1, SILENT, before.claim, NOTHING_HEARD))
        if place < last:
            found = ends
            after = self.imagined(
                place + 1,
                (
                    (take.chance, Own(place + 1, found, take.loot, take.bag))
                    for take in deeds(minutes.deal, place + 1, found)
                ),
            )
            ends = after.passed
            said.append(Said(place + 1, SILENT, after.claim, NOTHING_HEARD))
        places = range(max(0, place - 1), min(last, place + 1) + 1)
        self.worlds = Worlds(minutes.deal, {begins: 1.0}, ends, places=places)
        for statement in said:
            self.worlds.hear(statement)

    def imagined(self, place: int, cases: Iterator[tuple[float, Own]]) -> Neighbour:
        """A neighbour who fits what he has said, and what he says in all."""
        said = figures(self.minutes.claims[place])
        found, weights = [], []
        for chance, (_, box, loot, bag) in cases:
            passed = without(without(box, bag), loot)
            for claim, wish in stories(self.minutes.deal, place, box, loot, bag, NOTHING_HEARD):
                found.append(Neighbour(box, passed, claim))
                weights.append(chance * wish * (1.0 if fits(claim, said) else UNFITTING))
        return drawn(self.random, found, weights)

    def blame(self, claims: Sequence[Claim]) -> list[float]:
        """How likely a thief one looks after each of these stories; or a driver's man, if a driver tells them."""
        if not self.worlds.settle():
            return [0.0] * len(claims)
        place = self.own.place
        thieves = self.men_guilty() if role_of(self.own.loot) == "driver" and place else None
        guilt, whole = [0.0] * len(claims), [1e-9] * len(claims)
        for step in self.worlds.steps[place]:
            guilty = float(step.role == "thief") if thieves is None else thieves[step.box]
            told = dict(stories(self.minutes.deal, place, step.box, step.loot, step.bag, self.talk))
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
            guilt[step.to] += step.chance * (step.role == "thief")
        return defaultdict(float, {box: guilt[box] / weight for box, weight in whole.items()})


UNFITTING = 1e-6
"""What is left of a neighbour's story that does not fit what he has said."""


def handed_over(minutes: Minutes, place: int, box: Box) -> Iterator[tuple[float, Own]]:
    """All that the player on this place may have done who passed this box on."""
    deal = minutes.deal
    missing = [token for token in TOKEN_LOOT if box[-1 - token] < deal.full[-1 - token]]
    bags = (NOTHING, *missing) if place == 0 else (NOTHING,)
    for bag in bags:
        for loot in (*missing, *range(1, deal.full[0] - box[0] + 1), NOTHING):
            had = put_back(put_back(box, loot), bag)
            if had[-1 - bag if bag else 0] > deal.full[-1 - bag if bag else 0]:
                continue
            for take in deeds(deal, place, had):
                if take.loot == loot and take.bag == bag:
                    yield take.chance, Own(place, had, loot, bag)
