"""A typed line, taken apart word by word. Names may have spaces; commas stand between several."""

import re
from collections.abc import Sequence

from backroom.kit import IllegalChoice
from backroom.terminal.meant import Offer, exactly, meant

NUMBER = re.compile(r"[0-9]{1,3}(?:[.,][0-9]{3})+|-?[0-9]{1,9}")
"""A whole number, with or without marks between its thousands."""
TOKEN = re.compile(rf"(?:{NUMBER.pattern})(?=[\s,]|$)|,|[^\s,]+")
SHOWN = 40


def whole_number(typed: str) -> int | None:
    """The number somebody typed, money included: 2000, 2.000, 2,000, $2000, 2000 $."""
    digits = typed.replace("$", " ").strip()
    return int(re.sub("[.,]", "", digits)) if NUMBER.fullmatch(digits) else None


class Line:
    """What is left of a line, and which rule a slip in it breaks."""

    def __init__(self, typed: str, rule: str) -> None:
        self.typed = typed
        self.rule = rule
        self.tokens = list(TOKEN.finditer(typed))
        self.at = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def peek(self) -> str:
        return "" if self.done else self.tokens[self.at][0]

    def take(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def rest(self) -> str:
        """All that is left, word for word."""
        left = "" if self.done else self.typed[self.tokens[self.at].start() :].strip()
        self.at = len(self.tokens)
        return left

    def phrases(self, longest: int) -> list[tuple[int, str]]:
        """The next words, as many as may be one name, the longest first."""
        words = self.tokens[self.at : self.at + longest]
        commas = [place for place, word in enumerate(words) if word[0] == ","]
        words = words[: commas[0]] if commas else words
        return [(count, self.typed[words[0].start() : words[count - 1].end()]) for count in range(len(words), 0, -1)]

    def find(self, offers: Sequence[Offer]) -> tuple[int, list[Offer]]:
        """The offers that the next words can mean, and how many words that takes. The longest exact name wins."""
        phrases = self.phrases(max((len(offer.label.split()) for offer in offers), default=1) + 1)
        for search in (exactly, meant):
            for count, phrase in phrases:
                found = search(phrase, offers)
                if len(found) == 1:
                    return count, found
        for count, phrase in phrases:
            if found := meant(phrase, offers):
                return count, found
        return 1, []

    def knows_next(self, offers: Sequence[Offer]) -> bool:
        return not self.done and len(self.find(offers)[1]) == 1

    def one_of(self, offers: Sequence[Offer], word: str = "error-value", *, alike: bool = False) -> str:
        """The text of the one offer that comes next; where any of several `alike` will do, the first of them."""
        count, found = self.find(offers)
        if alike and len({offer.label for offer in found}) == 1:
            found = found[:1]
        if len(found) > 1:
            raise self.slip("term-which", typed=self.peek()[:SHOWN], names=[offer.label for offer in found])
        if not found:
            raise self.slip(word, found=self.peek()[:SHOWN], known=[offer.label for offer in offers])
        self.at += count
        return found[0].text

    def number(self) -> str:
        typed = self.take()
        number = whole_number(typed)
        if number is None:
            raise self.slip("error-number", found=typed[:SHOWN])
        if self.peek() == "$":
            self.take()
        return str(number)

    def slip(self, word: str, **args: object) -> IllegalChoice:
        return IllegalChoice(self.rule, word, **args)
