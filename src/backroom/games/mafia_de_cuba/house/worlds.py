"""All worlds that fit what one has seen, weighed by how likely everybody would have taken that and said this.

A world is the way of the box: what everybody found in it, took and passed on. What one player does depends on the
others only through the box he finds, so the worlds need not be listed: their weights are added up along the way, from
the first player on and from the last one back, and the two sums meet at every seat.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import NamedTuple

from backroom.games.mafia_de_cuba.house.appetite import Deal, deeds
from backroom.games.mafia_de_cuba.house.minutes import Entry, Minutes, Pointing, Refusal, Said, Shown
from backroom.games.mafia_de_cuba.house.stories import Talk, diamonds_left, tales
from backroom.games.mafia_de_cuba.house.temper import BABBLES, FIGURE, HONEST, MIXTURE, TRUST, Mixture
from backroom.games.mafia_de_cuba.state import PASSED, UNSAID, Box, Claim, role_of

FORGOTTEN = 1e-8
"""What has become less likely than this is no longer thought of. What is said later may well make something a hundred
thousand times as likely: with 1e-6 an honest man beside a big handful was taken for an agent."""


HARDLY = 0.001
"""How often somebody keeps silent who never does."""

Figures = list[tuple[int, int]]
"""Places of a claim, and what is said of them."""


class Own(NamedTuple):
    """What somebody knows who had the box in his own hands."""

    place: int
    box: Box
    loot: int
    bag: int


class Step:
    """What somebody may have done with the box: one of the possible ways on from one box to the next."""

    __slots__ = ("bag", "box", "chance", "loose", "loot", "prior", "role", "to", "told", "weight")

    def __init__(self, box: Box, loot: int, bag: int, to: Box, prior: float) -> None:
        self.box = box
        self.loot = loot
        self.bag = bag
        self.to = to
        self.prior = prior
        self.role = role_of(loot)
        self.told = 1.0
        """How likely all that was said belongs to a story."""
        self.loose = BABBLES[self.role]
        """How likely all that was said was said at random."""
        self.weight = prior
        self.chance = 0.0


Summed = tuple[list[Step], list[float]]
"""Steps, and their chances added up."""


class Worlds:
    """Everything that may have happened, as one person sees it."""

    def __init__(
        self,
        deal: Deal,
        begins: Mapping[Box, float],
        ends: Box | None = None,
        own: Own | None = None,
        forgets: float = FORGOTTEN,
        places: range | None = None,
        mixture: Mixture = MIXTURE,
    ) -> None:
        """What may have been in the box at first, and what is known of it later on; for all, or for some in a row."""
        self.deal = deal
        self.forgets = forgets
        self.mixture = mixture
        self.open_to = {role: frozenset(way for way, share in ways.items() if share) for role, ways in mixture.items()}
        self.places = range(deal.people) if places is None else places
        self.begins = begins
        self.ends = ends
        self.own = own
        self.steps = self.ways()
        self.settled = False
        self.settle()

    def ways(self) -> dict[int, list[Step]]:
        """All steps on ways of the box from a possible beginning to a possible end."""
        found, boxes = {}, set(self.begins)
        for place in self.places:
            found[place] = [
                Step(box, take.loot, take.bag, take.to, take.chance)
                for box in boxes
                for take in deeds(self.deal, place, box)
                if self.possible(place, box, take.loot, take.bag, take.to)
            ]
            boxes = {step.to for step in found[place]}
        return found

    def possible(self, place: int, box: Box, loot: int, bag: int, to: Box) -> bool:
        """Whether a step can lead to what is known of later on: nothing comes back into the box."""
        if self.own is not None:
            if place == self.own.place:
                return (box, loot, bag) == self.own[1:]
            if place < self.own.place:
                return all(now >= then for now, then in zip(to, self.own.box, strict=True))
        return self.ends is None or (
            all(now >= then for now, then in zip(to, self.ends, strict=True))
            and (place < self.places[-1] or to == self.ends)
        )

    # Hearing

    def hear(self, entry: Entry) -> None:
        """Weigh what was said or shown."""
        if isinstance(entry, Pointing):
            self.point(entry)
            return
        if self.own is not None and entry.place == self.own.place:
            return
        self.settled = False
        if isinstance(entry, Shown):
            self.steps[entry.place] = [step for step in self.steps[entry.place] if step.loot == entry.loot]
        elif isinstance(entry, Refusal):
            for step in self.steps[entry.place]:
                step.weight = step.prior * max(self.keeps_mum(entry, step), HARDLY)
        else:
            self.weigh(entry)

    def point(self, pointing: Pointing) -> None:
        """Somebody is called a thief, or something else: worth as much as the one who says so, if it is news at all."""
        if pointing.explained or pointing.whom not in self.places:
            return
        honest = sum([step.chance for step in self.steps[pointing.place] if step.role in HONEST])
        for step in self.steps[pointing.whom]:
            if (step.role == "thief") == (pointing.role == "thief"):
                step.prior *= 1 + TRUST * honest
                step.weight *= 1 + TRUST * honest
        self.settled = False

    def weigh(self, said: Said) -> None:
        """All that somebody has said by now: how likely is a story that goes like this, or else mere babble?"""
        place, before, now, talk = said
        already, new = figures(before), figures(now)
        kept = fits(now, already)
        by_chance = FIGURE ** max(1, len(new) - len(already))
        for step in self.steps[place]:
            step.loose *= by_chance
            if step.told:
                step.told = self.told(place, step, talk, new) if kept else 0.0
            step.weight = step.prior * (step.told + step.loose)

    def told(self, place: int, step: Step, talk: Talk, said: Figures) -> float:
        """How likely somebody tells a story that goes like this: he makes it up when he begins to speak."""
        for figure, value in said:
            if figure == PASSED.start and value not in diamonds_left(step.box[0], step.loot, talk):
                return 0.0  # in no way at all: so most of what may have happened need not be told
        ways = self.mixture[step.role]
        told = whole = 0.0
        for way, stories in tales(self.deal, place, step.box, step.loot, step.bag, talk, self.open_to[step.role]):
            weight = ways[way]
            whole += weight
            for claim, chance in stories:
                if fits(claim, said):
                    told += weight * chance
        return told / whole

    def keeps_mum(self, refusal: Refusal, step: Step) -> float:
        """How likely somebody says nothing at all."""
        ways = self.mixture[step.role]
        stories = tales(self.deal, refusal.place, step.box, step.loot, step.bag, refusal.talk, self.open_to[step.role])
        return ways.get("mum", 0.0) / sum([ways[way] for way, _ in stories])

    # Reckoning

    def settle(self) -> bool:
        """Add up all worlds, and forget steps that have become too unlikely. False if no world is left."""
        if self.settled:
            return True
        came_to = [dict(self.begins)]
        for place in self.places:
            now, then = came_to[-1], defaultdict[Box, float](float)
            for step in self.steps[place]:
                weight = now.get(step.box)
                if weight:
                    then[step.to] += weight * step.weight
            came_to.append(then)
        total = sum(came_to.pop().values())
        if not total:
            return False
        after: Mapping[Box, float] = dict.fromkeys((step.to for step in self.steps[self.places[-1]]), 1 / total)
        for place in reversed(self.places):
            now, earlier = came_to.pop(), defaultdict[Box, float](float)
            kept = []
            for step in self.steps[place]:
                rest = after.get(step.to)
                came = now.get(step.box)
                if rest and came:
                    rest *= step.weight
                    step.chance = came * rest
                    if step.chance > self.forgets:
                        kept.append(step)
                        earlier[step.box] += rest
            self.steps[place] = kept
            after = earlier
        self.settled = True
        return True

    def odds(self, place: int) -> dict[str, float]:
        """How likely somebody is each kind of person."""
        found: dict[str, float] = defaultdict(float)
        for step in self.steps[place]:
            found[step.role] += step.chance
        return found


class Dreamer:
    """Draws worlds, each as often as it is likely."""

    def __init__(self, worlds: Worlds, random: Callable[[], float]) -> None:
        self.random = random
        self.first = summed(worlds.steps[0])
        self.later: list[dict[Box, Summed]] = []
        for place in worlds.places[1:]:
            by_box = defaultdict[Box, list[Step]](list)
            for step in worlds.steps[place]:
                by_box[step.box].append(step)
            self.later.append({box: summed(some) for box, some in by_box.items()})

    def world(self) -> list[Step]:
        """What everybody did, in order."""
        while True:
            found = [self.pick(self.first)]
            for ways in self.later:
                on = ways.get(found[-1].to)
                if on is None:  # a way so unlikely that its end has been forgotten
                    break
                found.append(self.pick(on))
            else:
                return found

    def pick(self, among: Summed) -> Step:
        steps, sums = among
        return steps[min(bisect_right(sums, self.random() * sums[-1]), len(steps) - 1)]


def summed(steps: list[Step]) -> Summed:
    return steps, list(accumulate([step.chance for step in steps]))


def figures(claim: Claim) -> Figures:
    """What is said in a claim."""
    return [(figure, value) for figure, value in enumerate(claim) if value != UNSAID]


def fits(claim: Claim, said: Figures) -> bool:
    """Whether a story says this of each figure."""
    return all(claim[figure] == value for figure, value in said)


def imagined(
    minutes: Minutes,
    begins: Mapping[Box, float],
    ends: Box | None,
    own: Own | None,
    forgets: float = FORGOTTEN,
    mixture: Mixture = MIXTURE,
) -> Worlds:
    """The worlds as they look after all that is in the minutes."""
    worlds = Worlds(minutes.deal, begins, ends, own, forgets, mixture=mixture)
    for entry in minutes.entries:
        worlds.hear(entry)
        if not worlds.settle():
            # Something has turned out that had been thought too unlikely: think again, and forget nothing.
            return imagined(minutes, begins, ends, own, 0.0, mixture)
    return worlds
