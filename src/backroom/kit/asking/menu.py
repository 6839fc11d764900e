"""Questions whose choices are named only when somebody wants to read them: nearly all are answered by value."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from backroom.kit.asking.ask import Args, Choice, Listed

Label: TypeAlias = tuple[str, str, Args]
"""How a choice is written, the word that names it, and that word's arguments."""


class Spelt(Listed):
    """One of a few choices. A game says by `choices` which, and by `label` what they are called."""

    __slots__ = ()

    def label(self, choice: Choice) -> Label:
        """How a choice is written and named."""
        raise TypeError(f"{type(self).__name__} must name its choices")

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self.text(choice).split(None, 1)[0] for choice in self.choices())

    def text(self, choice: Choice) -> str:
        return self.label(choice)[0]

    def parse(self, text: str) -> Choice:
        plain = " ".join(text.split())
        for choice in self.choices():
            if self.text(choice) == plain:
                return choice
        raise self.refuse(plain)

    def describe(self) -> dict[str, Any]:
        labels = map(self.label, self.choices())
        choices = [{"text": text, "word": word, "args": {**about}} for text, word, about in labels]
        return {**super().describe(), "kind": "pick", "choices": choices}


def unnamed(choice: Choice) -> Label:
    raise TypeError("a menu needs labels, or a class that names its choices")


class Menu(Spelt):
    """A question that holds its choices, and what says how they are called."""

    __slots__ = ("items", "labels")

    def __init__(
        self,
        word: str,
        rule: str,
        items: Sequence[Choice],
        labels: Callable[[Choice], Label] = unnamed,
        args: Args | None = None,
    ) -> None:
        super().__init__(word, rule, args)
        self.items = items
        self.labels = labels

    def choices(self) -> Sequence[Choice]:
        return self.items

    def label(self, choice: Choice) -> Label:
        return self.labels(choice)
