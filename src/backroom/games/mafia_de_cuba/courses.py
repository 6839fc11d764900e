"""All courses the box can have taken: every set of boxes is one number, a bit a box, and a take shifts the bits.

So it costs some millionths of a second to follow all boxes at once that fit what was said and shown.
"""

from collections.abc import Mapping
from functools import lru_cache

from backroom.games.mafia_de_cuba.state import (
    FIGURES,
    IN_ALL,
    MOST_HIDDEN,
    NOTHING,
    TOKEN_LOOT,
    UNSAID,
    Box,
    Claim,
)

NO_BOX = 0
EMPTY_BOX = 1
"""The set that holds nothing but the empty box."""


class Courses:
    """The boxes that come out of a full one, and how the box goes through so many hands."""

    __slots__ = ("_counted", "_least", "_steps", "all", "full", "people", "reach")

    def __init__(self, full: Box, people: int) -> None:
        self.full = full
        self.people = people
        size = 1
        steps = []
        for count in full:
            steps.append(size)
            size *= count + 1
        self._steps = tuple(steps)
        """How many bits away a box is that has one more of something."""
        self.all = (1 << size) - 1
        figures = [self.figures_of(number) for number in range(size)]
        self._least = tuple(
            tuple(self.which(figures, thing, least, size) for least in range(count + 1))
            for thing, count in enumerate(full)
        )
        """By thing and count: the boxes that hold at least so many."""
        most = (*full, sum(full[1:]))
        self._counted = tuple(
            tuple(self.exactly(figures, figure, count) for count in range(most[figure] + 1))
            for figure in range(FIGURES)
        )
        """By figure and count: the boxes of which that is true."""
        begins = sum(1 << number for number, box in enumerate(figures) if self.begins_with(box))
        reach = [begins]
        for place in range(people):
            reach.append(self.taken(reach[-1], place, UNSAID))
        self.reach = tuple(reach)
        """What may be in the box after so many have had it, as far as one knows who has heard nothing."""

    def figures_of(self, number: int) -> Claim:
        box = [number // step % (count + 1) for step, count in zip(self._steps, self.full, strict=True)]
        return (*box, sum(box[1:]))

    def which(self, figures: list[Claim], thing: int, least: int, size: int) -> int:
        return sum(1 << number for number in range(size) if figures[number][thing] >= least)

    def exactly(self, figures: list[Claim], figure: int, count: int) -> int:
        return sum(1 << number for number, box in enumerate(figures) if box[figure] == count)

    def begins_with(self, box: Claim) -> bool:
        """M-7: all tokens, and all diamonds but those that the Godfather may have kept."""
        return box[1:IN_ALL] == self.full[1:] and box[0] >= self.full[0] - MOST_HIDDEN

    def told(self, claim: Claim) -> int:
        """The boxes that are as somebody says."""
        boxes = self.all
        for counted, count in zip(self._counted, claim, strict=True):
            if count != UNSAID:
                boxes &= counted[count] if count < len(counted) else NO_BOX
        return boxes

    def taken(self, boxes: int, place: int, loot: int) -> int:
        """What the box may be after the player on this place has taken this out of one of those; UNSAID: anything."""
        if place == 0:
            boxes = self.bagged(boxes)
        left = boxes if place == self.people - 1 else boxes & EMPTY_BOX
        if loot == NOTHING:
            return left
        if loot != UNSAID:
            return self.removed(boxes, loot)
        for token in TOKEN_LOOT:
            left |= self.removed(boxes, token)
        fewer = self.removed(boxes, 1)
        step = 1
        while step <= self.full[0]:
            fewer |= self.removed(fewer, step)
            step *= 2
        return left | fewer

    def bagged(self, boxes: int) -> int:
        """M-16: the first player may have put a token aside."""
        rest = boxes
        for token in TOKEN_LOOT:
            rest |= self.removed(boxes, token)
        return rest

    def removed(self, boxes: int, loot: int) -> int:
        """These boxes without so many diamonds or without a token, as far as they have it."""
        thing, count = (0, loot) if loot > 0 else (-1 - loot, 1)
        least = self._least[thing]
        return (boxes & least[count]) >> count * self._steps[thing] if count < len(least) else NO_BOX

    def fit(self, told: Mapping[int, int], took: Mapping[int, int], begin: int, end: int) -> bool:
        """Whether some course fits. `told`: after so many takes, one of these boxes; `took`: on this place, this loot.

        Nothing is known but what lies between two moments, counted in takes.
        """
        return self.ends_after(told, took, begin, end) > end

    def ends_after(self, told: Mapping[int, int], took: Mapping[int, int], begin: int, end: int) -> int:
        """The moment by which no course fits any more, or one more than the end."""
        boxes = self.reach[begin]
        moment = begin
        while True:
            if moment in told:
                boxes &= told[moment]
            if not boxes:
                return moment
            if moment == end:
                return end + 1
            boxes = self.taken(boxes, moment, took.get(moment, UNSAID))
            moment += 1


@lru_cache(maxsize=64)
def courses(full: Box, people: int) -> Courses:
    return Courses(full, people)
