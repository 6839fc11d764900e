"""What money is worth: the points to expect from it, against rivals of whom one knows little."""

from bisect import bisect_left
from collections.abc import Sequence

from backroom.games.greif_zu.judgement import CHIPS_BY_RANK

POINTS_A_CHIP = 1.76
RICHER = (
    (0, 1.0),
    (100_00, 0.97),
    (200_00, 0.87),
    (300_00, 0.70),
    (400_00, 0.54),
    (450_00, 0.35),
    (500_00, 0.26),
    (600_00, 0.19),
    (800_00, 0.09),
    (1000_00, 0.04),
    (1200_00, 0.01),
    (2500_00, 0.0),
)
"""How many of the innocent have more than so much, in cents."""
LOOT = 300_00
"""What an officer finds on somebody guilty."""
FORTUNES = [money for money, _ in RICHER]


def richer(cents: float) -> float:
    """The share of innocent players who have more than this."""
    place = bisect_left(FORTUNES, cents)
    if place >= len(RICHER):
        return 0.0
    if place == 0:
        return 1.0
    (low, above), (high, below) = RICHER[place - 1], RICHER[place]
    return above + (below - above) * (cents - low) / (high - low)


class Stakes:
    """The points that a seat can expect at the end of the round."""

    def __init__(self, chips: Sequence[int], innocence: Sequence[float], note_values: dict[int, float]) -> None:
        self.prizes = CHIPS_BY_RANK[len(innocence) + 1]
        self.innocence = innocence
        self.guilty = -float(min(chips, default=0))
        self.catch = 1 - min(innocence)
        """How likely an officer finds somebody guilty."""
        self.note_values = note_values
        self._known: dict[tuple[int, bool, bool], float] = {}

    def innocent(self, cents: int, credit: bool = False, duty: bool = False) -> float:
        """The points for so much money; a credit card or a badge adds to it."""
        key = cents, credit, duty
        found = self._known.get(key)
        if found is None:
            if credit and self.note_values:
                found = sum(chance * self.ranked(cents + 100 * value) for value, chance in self.note_values.items())
            elif duty:
                found = self.ranked(cents) + self.catch * (self.ranked(cents + LOOT) - self.ranked(cents))
            else:
                found = self.ranked(cents)
            self._known[key] = found
        return found

    def ranked(self, cents: float) -> float:
        """The points by how many are likely to be richer."""
        beaten = [1.0]
        above = richer(cents)
        for innocent in self.innocence:
            lose = innocent * above
            longer = [chance * (1 - lose) for chance in beaten] + [0.0]
            for place, chance in enumerate(beaten):
                longer[place + 1] += chance * lose
            beaten = longer
        return POINTS_A_CHIP * sum([chance * prize for chance, prize in zip(beaten, self.prizes, strict=False)])
