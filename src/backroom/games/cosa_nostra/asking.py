"""Questions of this game: choices whose labels are made only when somebody wants to read them."""

from collections.abc import Callable
from typing import Any, TypeAlias

from backroom.kit import Choice, Listed

Label: TypeAlias = tuple[str, str, dict[str, Any]]
"""The text of a choice, the word that labels it, and that word's arguments."""


class Choices(Listed):
    """One of a few choices. `label` says each of them; asking costs nothing but the list."""

    __slots__ = ("label",)

    def __init__(
        self,
        word: str,
        rule: str,
        items: tuple[Choice, ...],
        label: Callable[[Choice], Label],
        args: dict[str, Any] | None = None,
    ) -> None:
        self.word = word
        self.rule = rule
        self.args = args or {}
        self.items = items
        self.label = label
        self.index = dict(zip(items, items, strict=True))

    def said(self, choice: Choice) -> Label:
        return self.label(choice)

    def __contains__(self, choice: object) -> bool:
        return choice in self.items

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self.said(choice)[0].split(None, 1)[0] for choice in self.items)

    def text(self, choice: Choice) -> str:
        return self.said(choice)[0]

    def parse(self, text: str) -> Choice:
        plain = " ".join(text.split())
        for choice in self.items:
            if self.said(choice)[0] == plain:
                return choice
        raise self.refuse(plain)

    def describe(self) -> dict[str, Any]:
        labels = map(self.said, self.items)
        choices = [{"text": text, "word": word, "args": dict(args)} for text, word, args in labels]
        return {**super().describe(), "kind": "pick", "choices": choices}


def plain(text: str, word: str) -> Label:
    return text, word, {}
