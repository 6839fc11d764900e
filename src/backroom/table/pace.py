"""How long an answer takes. Timing is information, so answers given for somebody come when a person's might."""

from collections import deque

from backroom.table.dice import DICE

REMEMBERED = 40
LEAST, MOST = 0.8, 12.0
USUAL = (2.0, 7.0)
"""Seconds a person takes, as long as none at this table has been seen to."""


class Pace:
    """The rhythm of one table."""

    def __init__(self, bot_delay: float) -> None:
        self.bot_delay = bot_delay
        self._taken: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, seconds: float) -> None:
        """A person has answered after so long."""
        self._taken.append(min(max(seconds, LEAST), MOST))

    def bot(self) -> float:
        """How long a bot waits."""
        return self.bot_delay * DICE.uniform(0.5, 1.5)

    def person(self) -> float:
        """How long an answer given for a person waits: as long as one of theirs did."""
        if not self.bot_delay:
            return 0.0
        return DICE.choice(self._taken) if self._taken else DICE.uniform(*USUAL)
