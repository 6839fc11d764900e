"""How long an answer takes. Timing is information, so answers given for somebody come when a person's might."""

from collections import deque

from backroom.table.dice import DICE

REMEMBERED = 40
LEAST, MOST = 0.8, 12.0
USUAL = (2.0, 7.0)
"""Seconds a person takes, as long as none at this table has been seen to."""
LONG = 3.0
"""Seconds of thought that all bots of a table are made to wait for at most."""
LEAD = 0.5
"""Seconds before the time is up at which answers for those who are late are thought about, at least."""


class Pace:
    """The rhythm of one table."""

    def __init__(self, bot_delay: float) -> None:
        self.bot_delay = bot_delay
        self._taken: deque[float] = deque(maxlen=REMEMBERED)
        self._thoughts: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, seconds: float) -> None:
        """A person has answered after so long."""
        self._taken.append(min(max(seconds, LEAST), MOST))

    def note_thought(self, seconds: float) -> None:
        """A bot has thought for so long."""
        self._thoughts.append(min(seconds, LONG))

    @property
    def thought(self) -> float:
        """How long every bot takes at least: as the slowest did of late, even with nothing to think about."""
        return max(self._thoughts, default=0.0) if self.bot_delay else 0.0

    @property
    def lead(self) -> float:
        """How long before the time is up somebody begins to think."""
        return LEAD + 2 * max(self._thoughts, default=0.0)

    def bot(self) -> float:
        """How long a bot waits."""
        return max(self.bot_delay * DICE.uniform(0.5, 1.5), self.thought)

    def person(self) -> float:
        """How long an answer given for a person waits: as long as one of theirs did."""
        if not self.bot_delay:
            return 0.0
        return DICE.choice(self._taken) if self._taken else DICE.uniform(*USUAL)
