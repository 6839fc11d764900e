"""A first game with a guide."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random


@dataclass(frozen=True)
class Lesson:
    """Which table a newcomer learns a game at: a seat, bots on all others, and always the same deal and dice.

    Its bots do the same as well, as long as the learner does.

    What the guide says to each question stands among the game's words, as `lesson-` and the question's word.
    """

    seed: int
    seats: int = 4
    learner: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    bot: str = "house"

    def dice(self, number: int) -> Random:
        """What falls by chance after entry `number` of the journal, also if the game is only taken up again there."""
        return Random(f"{self.seed} {number}")

    def mind(self, seat: int) -> str:
        """What the thoughts of the bot on a seat are drawn by."""
        return f"{self.seed} seat {seat}"
