"""Questions of this game: choices whose labels are made only when somebody wants to read them."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from backroom.kit import Ask, Choice, Form, IllegalChoice, NotAsked, Random

Label: TypeAlias = tuple[str, str, dict[str, Any]]
"""The text of a choice, the word that labels it, and that word's arguments."""

RULE_OF_VERB = {
    "plan": "C-24",
    "run": "C-32",
    "attack": "C-44",
    "buy": "C-36",
    "abort": "C-34",
    "skip": "C-143",
    "hit": "C-45",
    "use": "C-51",
    "rob": "C-92",
    "trap": "C-94",
    "doc": "C-131",
    "shoot": "C-124",
    "reroll": "C-145",
    "complain": "C-20",
    "recruit": "C-67",
    "discard": "C-68",
    "launder": "C-115",
    "bet": "C-123",
    "take": "C-113",
    "search": "C-114",
    "henchman": "C-133",
    "saboteur": "C-134",
    "machine-pistol": "C-135",
    "distraction": "C-136",
    "snitch": "C-127",
    "exchange": "C-128",
    "spy": "C-129",
    "lawyer": "C-144",
    "schemer": "C-139",
    "offer": "C-101",
    "counter": "C-102",
    "accept": "C-102",
    "decline": "C-102",
    "withdraw": "C-102",
    "gift": "C-98",
    "unmark": "C-60",
    "verdict": "C-104",
}
"""Which rule says when something can be done; that is what somebody hears who does it at another time."""


def misplaced(text: str, verbs: frozenset[str]) -> IllegalChoice | None:
    """What is said at a wrong moment, or without the card for it, breaks the rule of its own."""
    verb = text.split(None, 1)[0] if text.strip() else ""
    if verb in verbs or verb not in RULE_OF_VERB:
        return None
    return IllegalChoice(RULE_OF_VERB[verb], "error-not-now", choice=text[:60])


def out_of_turn(choice: Choice) -> NotAsked | None:
    """The same for a seat that is not asked at all."""
    slip = misplaced(choice, frozenset()) if isinstance(choice, str) else None
    return None if slip is None else NotAsked(slip.rule, slip.word, **slip.args_said)


class Choices(Ask):
    """One of a few choices. `label` says each of them; asking costs nothing but the list."""

    __slots__ = ("items", "label")

    listed = True

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

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.items)

    def __getitem__(self, index: int) -> Choice:
        return self.items[index]

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self.said(choice)[0].split(None, 1)[0] for choice in self.items)

    def draw(self, random: Random) -> Choice:
        items = self.items
        return items[int(random() * len(items))]

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

    def refuse(self, text: str) -> IllegalChoice:
        return misplaced(text, self.verbs) or super().refuse(text)


class Sheet(Form):
    """A form that knows whose rule something else would break."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        return misplaced(text, self.verbs) or super().refuse(text)


def plain(text: str, word: str) -> Label:
    return text, word, {}
