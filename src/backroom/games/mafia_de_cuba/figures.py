"""How an answer is filled in: figures of things in the box, and what somebody took; each may be left unsaid."""

from collections.abc import Callable
from typing import Any

from backroom.games.mafia_de_cuba.state import NOTHING, UNSAID, loot_id
from backroom.kit import SHOWN, Field, Reader

MOST_SAID = 999
"""Anybody may claim more diamonds than there are in the world, within reason."""
WONT_SAY = ("-", "@wont-say")


class Meant(Field):
    """What is being said, which the verb and the question tell already: so that no two sayings have the same value."""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        super().__init__("meant")
        self.tag = tag

    def holds(self, value: object) -> bool:
        return type(value) is int and value == self.tag

    def draw(self, random: Callable[[], float]) -> int:
        return self.tag

    def text(self, value: int) -> str:
        return ""

    def read(self, reader: Reader) -> int:
        return self.tag


class Figure(Field):
    """How many there were, or UNSAID. Clients offer a list; any number up to MOST_SAID is understood."""

    __slots__ = ("shown",)

    def __init__(self, name: str, shown: int) -> None:
        super().__init__(name)
        self.shown = shown

    def holds(self, value: object) -> bool:
        return type(value) is int and UNSAID <= value <= MOST_SAID

    def draw(self, random: Callable[[], float]) -> int:
        return int(random() * (self.shown + 2)) - 1

    def text(self, value: int) -> str:
        return WONT_SAY[0] if value == UNSAID else str(value)

    def read(self, reader: Reader) -> int:
        if reader.peek() == WONT_SAY[0]:
            reader.take()
            return UNSAID
        value = reader.number()
        if value > MOST_SAID:
            raise reader.slip("error-range", found=value, least=0, most=MOST_SAID, step=1)
        return value

    def describe(self) -> dict[str, Any]:
        values = [WONT_SAY, *((str(count), str(count)) for count in range(self.shown + 1))]
        return {"name": self.name, "kind": "one", "values": [{"id": id, "label": label} for id, label in values]}


class InAll(Figure):
    """How many tokens in all, always the last figure: whoever names each kind need not say it."""

    __slots__ = ()

    def text(self, value: int) -> str:
        return "" if value == UNSAID else str(value)

    def read(self, reader: Reader) -> int:
        return UNSAID if reader.done else super().read(reader)


class LootField(Field):
    """What somebody says to have taken, or UNSAID."""

    __slots__ = ("ids", "loot")

    loot: tuple[int, ...]
    ids: dict[str, int]

    def __init__(self, name: str, diamonds: int, tokens: tuple[int, ...]) -> None:
        super().__init__(name)
        self.loot = (UNSAID, *range(1, diamonds + 1), *tokens, NOTHING)
        self.ids = {self.text(loot): loot for loot in self.loot}

    def holds(self, value: object) -> bool:
        return type(value) is int and (value in self.loot or 0 < value <= MOST_SAID)

    def draw(self, random: Callable[[], float]) -> int:
        return self.loot[int(random() * len(self.loot))]

    def text(self, value: int) -> str:
        return WONT_SAY[0] if value == UNSAID else loot_id(value)

    def read(self, reader: Reader) -> int:
        word = reader.need(self.ids)
        if word in self.ids:
            return self.ids[word]
        count = word.removeprefix("diamonds-")
        if count != word and count.isascii() and count.isdigit() and count == count.lstrip("0"):
            if len(count) <= len(str(MOST_SAID)):
                return int(count)
            raise reader.slip("error-range", found=count[:SHOWN], least=1, most=MOST_SAID, step=1)
        raise reader.slip("error-value", found=word[:SHOWN], known=list(self.ids))

    def describe(self) -> dict[str, Any]:
        labels = ((id, WONT_SAY[1] if loot == UNSAID else f"@{id}") for id, loot in self.ids.items())
        return {"name": self.name, "kind": "one", "values": [{"id": id, "label": label} for id, label in labels]}
