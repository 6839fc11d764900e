"""Fields that choose: one of several, some of them, a number, or free words."""

from collections.abc import Callable
from math import comb
from typing import Any

from backroom.kit.asking.fields import Field, Item, is_place, listed
from backroom.kit.asking.reader import SHOWN, Reader


class One(Field):
    """One of several values; the value is its place among them.

    `of` says whose each of them is, `given` which one a client begins with.
    """

    __slots__ = ("given", "items", "of", "values")

    def __init__(self, name: str, values: tuple[Item, ...], of: tuple[str, ...] = (), given: int | None = None) -> None:
        super().__init__(name)
        self.values = values
        self.of = of
        self.given = given
        self.items: tuple[int, ...] = tuple(range(len(values)))

    def holds(self, value: object) -> bool:
        return is_place(value, len(self.values))

    def draw(self, random: Callable[[], float]) -> int:
        return int(random() * len(self.values))

    def text(self, value: int) -> str:
        return self.values[value][0]

    def read(self, reader: Reader) -> int:
        word = reader.need(item for item, _ in self.values)
        for place, (item, _) in enumerate(self.values):
            if item == word:
                return place
        raise reader.slip("error-value", found=word[:SHOWN], known=[item for item, _ in self.values])

    def describe(self) -> dict[str, Any]:
        given = {} if self.given is None else {"given": self.values[self.given][0]}
        return {"name": self.name, "kind": "one", "values": listed(self.values, self.of), **given}


class Some(Field):
    """Some of several values; the value is the sorted tuple of their places. `of` says whose each of them is."""

    __slots__ = ("least", "most", "of", "values")

    def __init__(
        self,
        name: str,
        values: tuple[Item, ...],
        least: int = 0,
        most: int | None = None,
        of: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name)
        self.values = values
        self.of = of
        self.least = least
        self.most = len(values) if most is None else most

    def holds(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all(is_place(place, len(self.values)) for place in value)
            and list(value) == sorted(set(value))
        )

    def draw(self, random: Callable[[], float]) -> tuple[int, ...]:
        free = list(range(len(self.values)))
        drawing = random() * sum(comb(len(free), count) for count in range(self.least, self.most + 1))
        count = self.least
        while count < self.most and drawing >= comb(len(free), count):
            drawing -= comb(len(free), count)
            count += 1
        return tuple(sorted(free.pop(int(random() * len(free))) for _ in range(count)))

    def text(self, value: tuple[int, ...]) -> str:
        return ",".join(self.values[place][0] for place in value) or "-"

    def read(self, reader: Reader) -> tuple[int, ...]:
        word = reader.need(item for item, _ in self.values)
        if word == "-" and not self.least:
            return ()
        places = {item: place for place, (item, _) in enumerate(self.values)}
        named = [] if word == "-" else word.split(",")
        for item in named:
            if item not in places:
                raise reader.slip("error-value", found=item[:SHOWN], known=list(places))
        if len(set(named)) != len(named) or not self.least <= len(named) <= self.most:
            raise reader.slip("error-some", least=self.least, most=self.most)
        return tuple(sorted(places[item] for item in named))

    def describe(self) -> dict[str, Any]:
        values = listed(self.values, self.of)
        return {"name": self.name, "kind": "some", "values": values, "least": self.least, "most": self.most}


class Number(Field):
    """A number between two others."""

    __slots__ = ("least", "most", "step")

    def __init__(self, name: str, least: int, most: int, step: int = 1) -> None:
        super().__init__(name)
        self.least, self.most, self.step = least, most, step

    def holds(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most and (value - self.least) % self.step == 0

    def draw(self, random: Callable[[], float]) -> int:
        return self.least + self.step * int(random() * ((self.most - self.least) // self.step + 1))

    def read(self, reader: Reader) -> int:
        value = reader.number(below_zero=self.least < 0)
        if not self.holds(value):
            raise reader.slip("error-range", found=value, least=self.least, most=self.most, step=self.step)
        return value

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "number", "least": self.least, "most": self.most, "step": self.step}


class Words(Field):
    """Free words, always the last field of a form."""

    __slots__ = ("most",)

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def holds(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= self.most and value == value.strip() and value.isprintable()

    def draw(self, random: Callable[[], float]) -> str:
        return ""

    def read(self, reader: Reader) -> str:
        words = reader.take_rest()
        if len(words) > self.most:
            raise reader.slip("error-words-long", most=self.most, length=len(words))
        if not words.isprintable():
            raise reader.slip("error-words-odd")
        return words

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "words", "most": self.most}
