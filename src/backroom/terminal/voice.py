"""One voice for one evening: a language, the words of a game, and the names around the table."""

import locale
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.text import Text

from backroom.kit import BackroomError, IllegalChoice
from backroom.words import LANGUAGES, attribute, knows, say, source

# What a sentence speaks of travels through Fluent between these private characters, to be coloured afterwards.
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
PRIVATE = str.maketrans("", "", OPEN + MIDDLE + CLOSE)
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
SENTENCES = ("ask-", "bot-", "choice-", "error-", "field-", "lesson-", "log-", "option-", "verb-", "view-")
"""Words that name no thing: `agent-red` names red, `log-red` would not."""

LANGUAGE_WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for by --lang, else the one of the surroundings; English where that is neither of ours."""
    asked = ""
    for place, given in enumerate(arguments):
        wish = "".join(arguments[place + 1 : place + 2]) if given == "--lang" else given.partition("--lang=")[2]
        asked = wish if wish in LANGUAGES else asked
    if asked:
        return asked
    wishes = [environ[name] for name in LANGUAGE_WISHES if environ.get(name)] or [locale.getlocale()[0] or ""]
    return "de" if wishes[0].lower().startswith(("de", "german")) else "en"


@cache
def words_of(game: str) -> tuple[str, ...]:
    """Every word of a game; one from elsewhere may have none."""
    try:
        return tuple(MESSAGE.findall(source(game, "en")))
    except FileNotFoundError:
        return ()


@cache
def things_of(game: str) -> tuple[str, ...]:
    """The words of a game that name things."""
    return tuple(word for word in words_of(game) if not word.startswith(SENTENCES))


class Voice:
    """Says the words of the house, and of a game if there is one, in one language."""

    __slots__ = ("game", "lang", "names", "styles")

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        names: Sequence[str] = (),
        styles: Mapping[str, str] | None = None,
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self.styles: Mapping[str, str] = styles or {}

    def knows(self, word: str) -> bool:
        return knows(self.game, self.lang, word)

    def counts_seats(self, key: str) -> bool:
        """Whether numbers under this key of a view are seats."""
        return attribute(self.game, self.lang, f"view-{key}", "kind") == "seat"

    def things(self) -> tuple[str, ...]:
        return () if self.game is None else things_of(self.game)

    def say(self, word: str, /, **args: Any) -> str:
        """A sentence as plain text."""
        return say(self.lang, self.game, word, args, self.names)

    def tell(self, word: str, args: Mapping[str, Any] | None = None) -> Text:
        """A sentence in which players and things have their colours."""
        marked = {key: self._marked(value) for key, value in (args or {}).items()}
        return self._coloured(say(self.lang, self.game, word, marked, self.names))

    def name(self, label: str) -> Text:
        """A label by itself: `@house-7`, `@seat-2`, or any text."""
        return self._coloured(self._marked(label))

    def plain(self, label: str) -> str:
        """A label without its colour."""
        return self.name(label).plain

    def player(self, seat: int) -> Text:
        return self.name(f"@seat-{seat}")

    def refusal(self, error: BackroomError, labels: Mapping[str, str] | None = None) -> str:
        """Why something was refused, with the number of the rule that refuses it. Ids that have labels get them."""
        args = {
            key: [(labels or {}).get(part, part) for part in value] if isinstance(value, list) else value
            for key, value in error.args_said.items()
        }
        why = say(self.lang, error.game or self.game, error.word, args, self.names)
        return f"{why} ({error.rule})" if isinstance(error, IllegalChoice) and error.rule else why

    def _marked(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self._marked(part) for part in value]
        if not isinstance(value, str):
            return value
        if not value.startswith("@"):
            return value.translate(PRIVATE)
        # The words of the house turn a reference into its label; we only keep in mind what it was.
        label = self._label(value).translate(PRIVATE)
        return f"{OPEN}{value[1:]}{MIDDLE}{label}{CLOSE}"

    def _label(self, reference: str) -> str:
        word = reference[1:]
        if word.startswith("seat-") and word[5:].isdigit():
            seat = int(word[5:])
            return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)
        return self.say(word)

    def _coloured(self, sentence: str) -> Text:
        text, last = Text(), 0
        for found in MARKED.finditer(sentence):
            text.append(sentence[last : found.start()])
            text.append(found[2], self._style(found[1]))
            last = found.end()
        return text.append(sentence[last:])

    def _style(self, word: str) -> str:
        return "bold" if word.startswith("seat-") else self.styles.get(word, "")
