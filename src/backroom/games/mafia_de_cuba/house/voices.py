"""How somebody sounds: a voice that a house player keeps through a game, whatever it is and whatever it does.

What is said here hangs on the voice and on what everybody has just seen, never on what somebody knows.
"""

from collections.abc import Mapping

from backroom.kit import Saying

Lines = Mapping[str, tuple[str, ...]]
"""By occasion: the words for it."""

VOICES: Mapping[str, Lines] = {
    "gruff": {
        "answers": ("voice-gruff-answers", "voice-gruff-answers-again"),
        "refuses": ("voice-gruff-refuses",),
        "asks": ("voice-gruff-asks",),
        "accuses": ("voice-gruff-accuses",),
    },
    "smooth": {
        "answers": ("voice-smooth-answers", "voice-smooth-answers-again"),
        "refuses": ("voice-smooth-refuses",),
        "asks": ("voice-smooth-asks",),
        "accuses": ("voice-smooth-accuses",),
    },
    "nervous": {
        "answers": ("voice-nervous-answers", "voice-nervous-answers-again"),
        "refuses": ("voice-nervous-refuses",),
        "asks": ("voice-nervous-asks",),
        "accuses": ("voice-nervous-accuses",),
    },
    "merry": {
        "answers": ("voice-merry-answers", "voice-merry-answers-again"),
        "refuses": ("voice-merry-refuses",),
        "asks": ("voice-merry-asks",),
        "accuses": ("voice-merry-accuses",),
    },
}


class Voice:
    """One player's voice. Nobody says the same thing twice in a row, and most answers go without a remark."""

    def __init__(self, drawn: float) -> None:
        """By a number from 0 up to 1."""
        self.name = list(VOICES)[int(drawn * len(VOICES))]
        self.said = dict.fromkeys(VOICES[self.name], 0)

    def on(self, occasion: str) -> Saying | None:
        """A remark, the first time something happens and every third time after that."""
        times = self.said[occasion]
        self.said[occasion] += 1
        if times % 3:
            return None
        lines = VOICES[self.name][occasion]
        return Saying(lines[times // 3 % len(lines)], {})
