"""Once all cards are known nothing is left to chance: look for a way to the godfather, step by step."""

from backroom.games.villa.house.outlook import PLAIN, Outlook
from backroom.games.villa.house.steps import Step, steps, take

SECOND_THOUGHTS = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32)

Moment = tuple[object, ...]


def moment_of(world: Outlook) -> Moment:
    """All that counts for what can still happen."""
    return (
        *world.hands,
        *map(tuple, world.piles),
        world.standing,
        world.lead,
        world.place,
        world.position,
        world.active,
        world.bonus,
        *(world.discard[card] for card in PLAIN),
    )


class Search:
    """Follows first thoughts first, then with one second thought somewhere, then with two, and so on.

    A second-best step is one second thought, a third-best two. `looks` is how many steps it may try.
    """

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.dead_ends: dict[Moment, int] = {}
        """Moments from which so many second thoughts did not help."""

    def way(self, world: Outlook) -> list[Step] | None:
        """Steps that win, or None if none were found."""
        for thoughts in SECOND_THOUGHTS:
            if self.looks <= 0 or world.slack() < 0:
                break
            found = self._way(world, thoughts)
            if found is not None:
                return found[::-1]
        return None

    def _way(self, world: Outlook, thoughts: int) -> list[Step] | None:
        if world.won:
            return []
        if self.looks <= 0 or world.slack() < 0:
            return None
        moment = moment_of(world)
        if self.dead_ends.get(moment, -1) >= thoughts:
            return None
        for rank, step in enumerate(steps(world)[: thoughts + 1]):
            self.looks -= 1
            then = world.copy()
            take(then, step)
            found = self._way(then, thoughts - rank)
            if found is not None:
                found.append(step)
                return found
        self.dead_ends[moment] = thoughts
        return None
