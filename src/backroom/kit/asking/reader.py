"""Reading the text form of an answer, word by word."""

import re
from collections.abc import Iterable
from typing import Any

from backroom.kit.errors import IllegalChoice

NUMBER_DIGITS = 9
SHOWN = 40
"""So much of what was typed is repeated in a refusal."""

WORD = re.compile(r"\S+")


class Reader:
    """Takes a text apart word by word, and says which rule a slip breaks."""

    __slots__ = ("at", "rule", "text")

    def __init__(self, text: str, rule: str) -> None:
        self.text = text.strip()
        self.at = 0
        self.rule = rule

    def peek(self) -> str:
        word = WORD.search(self.text, self.at)
        return word[0] if word else ""

    def take(self) -> str:
        word = WORD.search(self.text, self.at)
        self.at = word.end() if word else len(self.text)
        return word[0] if word else ""

    def need(self, known: Iterable[str] = ()) -> str:
        """The next word, where the text must not end yet; `known` is what could have followed."""
        if word := self.take():
            return word
        choose_from = list(known)
        word_for_it = "error-ends-early-of" if choose_from else "error-ends-early"
        raise self.slip(word_for_it, given=self.text[-SHOWN:], known=choose_from)

    def take_rest(self) -> str:
        rest = self.text[self.at :].strip()
        self.at = len(self.text)
        return rest

    @property
    def done(self) -> bool:
        return self.at == len(self.text)

    def slip(self, word: str, **args: Any) -> IllegalChoice:
        return IllegalChoice(self.rule, word, **args)

    def number(self, below_zero: bool = False) -> int:
        word = self.need()
        digits = word.removeprefix("-") if below_zero else word
        if not (digits.isascii() and digits.isdigit() and len(digits) <= NUMBER_DIGITS):
            raise self.slip("error-number", found=word[:SHOWN])
        return int(word)

    def end(self) -> None:
        if not self.done:
            raise self.slip("error-too-much", found=self.take_rest()[:SHOWN])
