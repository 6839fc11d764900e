"""The fields a form is made of: each checks its value, reads and writes its text, and says how it can be drawn."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import comb, perm
from typing import Any, TypeAlias

from backroom.kit.errors import IllegalChoice

Item: TypeAlias = tuple[str, str]
"""The id of something in a text form, and its label: a word (`@agent-red`) or plain text."""

NUMBER_DIGITS = 9
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
        word = self.take()
        digits = word.removeprefix("-") if below_zero else word
        if not (digits.isascii() and digits.isdigit() and len(digits) <= NUMBER_DIGITS):
            raise self.slip("error-number", found=word[:40])
        return int(word)

    def end(self) -> None:
        if not self.done:
            raise self.slip("error-too-much", found=self.take_rest()[:40])


def is_place(value: object, count: int) -> bool:
    """Whether this is a place among so many. True and 1.0 equal 1, yet would not read the same in a view."""
    return type(value) is int and 0 <= value < count


class Field:
    """One thing to fill in."""

    __slots__ = ("name",)

    items: tuple[Any, ...] = ()
    """All values, where they are few enough to list."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, value: object) -> bool:
        raise TypeError(f"{type(self).__name__} must say what it holds")

    def draw(self, random: Callable[[], float]) -> Any:
        raise TypeError(f"{type(self).__name__} must draw a value")

    def text(self, value: Any) -> str:
        return str(value)

    def read(self, reader: Reader) -> Any:
        raise TypeError(f"{type(self).__name__} must read its text")

    def describe(self) -> dict[str, Any]:
        raise TypeError(f"{type(self).__name__} must describe itself")


def listed(items: tuple[Item, ...]) -> list[dict[str, str]]:
    return [{"id": item, "label": label} for item, label in items]


def splits(parts: int, total: int) -> Iterator[tuple[int, ...]]:
    """Every way to split a total over so many parts."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in splits(parts - 1, total - first):
            yield first, *rest


class Points(Field):
    """All of some points split over items. The value is a tuple of the points of each item."""

    __slots__ = ("_index", "items", "places", "total", "who")

    def __init__(self, name: str, total: int, who: tuple[Item, ...]) -> None:
        super().__init__(name)
        self.total = total
        self.who = who
        self.places = {item: place for place, (item, _) in enumerate(who)}
        self.items: tuple[tuple[int, ...], ...] = tuple(splits(len(who), total))
        self._index = frozenset(self.items)

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(type(points) is int for points in value) and value in self._index

    def text(self, value: tuple[int, ...]) -> str:
        return " ".join(f"{item} {points}" for (item, _), points in zip(self.who, value, strict=True) if points)

    def read(self, reader: Reader) -> tuple[int, ...]:
        spent = [0] * len(self.who)
        while not reader.done:
            item = reader.take()
            if item not in self.places:
                raise reader.slip("error-item", found=item[:40], known=list(self.places))
            spent[self.places[item]] += reader.number()
        if sum(spent) != self.total:
            raise reader.slip("error-points", spent=sum(spent), total=self.total)
        return tuple(spent)

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "points", "total": self.total, "items": listed(self.who)}


def matches(items: int, once: int, often: int) -> int:
    """How many ways there are to give each item one of the values, those in `once` to one item at most."""
    return sum(comb(items, named) * perm(once, named) * often ** (items - named) for named in range(items + 1))


@cache
def matching_odds(items: int, once: int, often: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each item in turn, and so many `once` values left: in how many ways it goes on after one of each sort."""
    return tuple(
        tuple((matches(left, max(unnamed - 1, 0), often), matches(left, unnamed, often)) for unnamed in range(once + 1))
        for left in range(items - 1, -1, -1)
    )


class Match(Field):
    """A value for every item. The value is a tuple of places in `values`, one an item; those in `once` come up once.

    Where things already have their values, `given` is what a client begins with.
    """

    __slots__ = ("_odds", "_often", "_once", "given", "once", "values", "who")

    def __init__(
        self,
        name: str,
        who: tuple[Item, ...],
        values: tuple[Item, ...],
        once: frozenset[int],
        given: tuple[int, ...] = (),
    ) -> None:
        super().__init__(name)
        self.who = who
        self.values = values
        self.once = once
        self.given = given
        self._once = sorted(once)
        self._often = [place for place in range(len(values)) if place not in once]
        self._odds = matching_odds(len(who), len(self._once), len(self._often))

    def twice(self, value: tuple[int, ...]) -> int | None:
        """A value given twice that may come up only once."""
        return next((given for given in self.once if value.count(given) > 1), None)

    def holds(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.who)
            and all(is_place(given, len(self.values)) for given in value)
            and self.twice(value) is None
        )

    def draw(self, random: Callable[[], float]) -> tuple[int, ...]:
        often = self._often
        once = self._once[:]
        drawn = []
        for odds in self._odds:
            unnamed = len(once)
            after_once, after_often = odds[unnamed]
            drawing = random() * (after_once * unnamed + after_often * len(often))
            if drawing < after_once * unnamed:
                drawn.append(once.pop(int(drawing / after_once)))
            else:
                drawn.append(often[int((drawing - after_once * unnamed) / after_often)])
        return tuple(drawn)

    def text(self, value: tuple[int, ...]) -> str:
        return " ".join(f"{item} {self.values[given][0]}" for (item, _), given in zip(self.who, value, strict=True))

    def read(self, reader: Reader) -> tuple[int, ...]:
        places = {item: place for place, (item, _) in enumerate(self.values)}
        given: dict[str, int] = {}
        known = [item for item, _ in self.who]
        while reader.peek() in known:
            item, value = reader.take(), reader.take()
            if value not in places:
                raise reader.slip("error-value", found=value[:40], known=list(places))
            if item in given:
                raise reader.slip("error-item-twice", item=dict(self.who)[item])
            given[item] = places[value]
        if not reader.done and len(given) < len(known):
            raise reader.slip("error-item", found=reader.peek()[:40], known=known)
        missing = [label for item, label in self.who if item not in given]
        if missing:
            raise reader.slip("error-missing", items=missing)
        value_of_each = tuple(given[item] for item in known)
        twice = self.twice(value_of_each)
        if twice is not None:
            raise reader.slip("error-once", value=self.values[twice][1])
        return value_of_each

    def describe(self) -> dict[str, Any]:
        described = {
            "name": self.name,
            "kind": "match",
            "items": listed(self.who),
            "values": listed(self.values),
            "once": [self.values[place][0] for place in sorted(self.once)],
        }
        given = {item: self.values[place][0] for (item, _), place in zip(self.who, self.given, strict=False)}
        return {**described, "given": given} if given else described


class Shuffle(Field):
    """Items in some order: a shuffled deck, a deal. The value is a tuple of all their places."""

    __slots__ = ("values",)

    def __init__(self, name: str, values: tuple[Item, ...]) -> None:
        super().__init__(name)
        self.values = values

    def holds(self, value: object) -> bool:
        places = range(len(self.values))
        return (
            isinstance(value, tuple)
            and all(is_place(place, len(places)) for place in value)
            and sorted(value) == [*places]
        )

    def draw(self, random: Callable[[], float]) -> tuple[int, ...]:
        order = list(range(len(self.values)))
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def text(self, value: tuple[int, ...]) -> str:
        return " ".join(self.values[place][0] for place in value)

    def read(self, reader: Reader) -> tuple[int, ...]:
        places = {item: place for place, (item, _) in enumerate(self.values)}
        words = reader.take_rest().split()
        if sorted(words) != sorted(places):
            raise reader.slip("error-shuffle", known=list(places))
        return tuple(places[word] for word in words)

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "shuffle", "values": listed(self.values)}


class One(Field):
    """One of several values; the value is its place among them."""

    __slots__ = ("items", "values")

    def __init__(self, name: str, values: tuple[Item, ...]) -> None:
        super().__init__(name)
        self.values = values
        self.items: tuple[int, ...] = tuple(range(len(values)))

    def holds(self, value: object) -> bool:
        return is_place(value, len(self.values))

    def draw(self, random: Callable[[], float]) -> int:
        return int(random() * len(self.values))

    def text(self, value: int) -> str:
        return self.values[value][0]

    def read(self, reader: Reader) -> int:
        word = reader.take()
        for place, (item, _) in enumerate(self.values):
            if item == word:
                return place
        raise reader.slip("error-value", found=word[:40], known=[item for item, _ in self.values])

    def describe(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "one", "values": listed(self.values)}


class Some(Field):
    """Some of several values; the value is the sorted tuple of their places."""

    __slots__ = ("least", "most", "values")

    def __init__(self, name: str, values: tuple[Item, ...], least: int = 0, most: int | None = None) -> None:
        super().__init__(name)
        self.values = values
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
        word = reader.take()
        places = {item: place for place, (item, _) in enumerate(self.values)}
        named = [] if word == "-" else word.split(",")
        for item in named:
            if item not in places:
                raise reader.slip("error-value", found=item[:40], known=list(places))
        if len(set(named)) != len(named) or not self.least <= len(named) <= self.most:
            raise reader.slip("error-some", least=self.least, most=self.most)
        return tuple(sorted(places[item] for item in named))

    def describe(self) -> dict[str, Any]:
        values = listed(self.values)
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
