"""Questions whose choices are named only when somebody wants to read them: nearly all are answered by value."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from backroom.kit.ask import Args, Ask, Choice, Listed

Label: TypeAlias = tuple[str, str, Args]
"""How a choice is written, the word that names it, and that word's arguments."""


class Among:
    """Finds a choice among those offered, as the rules know it: 1 where somebody gave True."""

    __slots__ = ("items",)

    def __init__(self, items: Sequence[Choice]) -> None:
        self.items = items

    def __getitem__(self, choice: Choice) -> Choice:
        try:
            return self.items[self.items.index(choice)]
        except ValueError:
            raise KeyError(choice) from None


class Spelt(Ask):
    """One of a few choices. A game says by `choices` which, and by `label` what they are called."""

    __slots__ = ()

    listed = True

    @property
    def index(self) -> Among:  # type: ignore[override]
        """Made for the one answer that is looked up: the journal keeps every question, and need not keep this."""
        return Among(self.choices())

    def label(self, choice: Choice) -> Label:
        """How a choice is written and named."""
        raise TypeError(f"{type(self).__name__} must name its choices")

    def choices(self) -> Sequence[Choice]:
        """All of them, each once."""
        raise TypeError(f"{type(self).__name__} must list its choices")

    def __contains__(self, choice: object) -> bool:
        return choice in self.choices()

    def __len__(self) -> int:
        return len(self.choices())

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.choices())

    def __getitem__(self, index: int) -> Choice:
        return self.choices()[index]

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self.text(choice).split(None, 1)[0] for choice in self.choices())

    def text(self, choice: Choice) -> str:
        return self.label(choice)[0]

    def parse(self, text: str) -> Choice:
        plain = " ".join(text.split())
        for choice in self.choices():
            if self.label(choice)[0] == plain:
                return choice
        raise self.refuse(plain)

    def describe(self) -> dict[str, Any]:
        labels = map(self.label, self.choices())
        choices = [{"text": text, "word": word, "args": {**about}} for text, word, about in labels]
        return {**super().describe(), "kind": "pick", "choices": choices}


def unnamed(choice: Choice) -> Label:
    raise TypeError("a menu needs labels, or a class that names its choices")


class Menu(Listed, Spelt):
    """A question that holds its choices, and what says how they are called."""

    __slots__ = ("labels",)

    def __init__(
        self,
        word: str,
        rule: str,
        items: Sequence[Choice],
        labels: Callable[[Choice], Label] = unnamed,
        args: Args | None = None,
    ) -> None:
        self.word = word
        self.rule = rule
        self.args = args or {}
        self.items = items
        self.labels = labels

    def choices(self) -> Sequence[Choice]:
        return self.items

    def label(self, choice: Choice) -> Label:
        return self.labels(choice)
