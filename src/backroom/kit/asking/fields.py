"""The fields a form is made of: each checks its value, reads and writes its text, and says how it can be drawn.

Here are those that give something to every item; those that choose are in `choosing`.
"""

from collections.abc import Callable, Iterator
from functools import cache
from math import comb, perm
from typing import Any, TypeAlias

from backroom.kit.asking.reader import SHOWN, Reader

Item: TypeAlias = tuple[str, str]
"""The id of something in a text form, and its label: a word (`@agent-red`) or plain text."""


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


def listed(items: tuple[Item, ...], of: tuple[str, ...] = ()) -> list[dict[str, str]]:
    """Things as a client draws them; `of` says whose each of them is, where that is not clear."""
    things = [{"id": item, "label": label} for item, label in items]
    for thing, whose in zip(things, of, strict=False):
        if whose:
            thing["of"] = whose
    return things


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
                raise reader.slip("error-item", found=item[:SHOWN], known=list(self.places))
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
            item, value = reader.take(), reader.need(places)
            if value not in places:
                raise reader.slip("error-value", found=value[:SHOWN], known=list(places))
            if item in given:
                raise reader.slip("error-item-twice", item=dict(self.who)[item])
            given[item] = places[value]
        if not reader.done and len(given) < len(known):
            raise reader.slip("error-item", found=reader.peek()[:SHOWN], known=known)
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
