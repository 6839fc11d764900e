"""Questions and views as numbers, for whoever learns from arrays: a choice is its place in a list, a view is a vector.

Where a question has more answers than can be listed, some of them are drawn, always the same ones for the same question
asked of the same seat: other answers cannot be given through an adapter. What may be done at any time, without being
asked, is left out.
"""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import copysign, log1p
from random import Random
from typing import Any
from zlib import crc32

from backroom.games import find
from backroom.kit import Ask, Choice, Rules

LISTED = 1024
"""So many answers of a question are offered if they can be listed."""
DRAWN = 64
"""So many are drawn of more."""
FEATURES = 512
"""Numbers in the vector that a view becomes."""
CROWD = 12.0
"""Beyond a number of this order a feature grows no more."""


def offered(ask: Ask, whose: str) -> list[Choice]:
    """The answers to a question that can be given by number. `whose` tells this asking from any other."""
    if ask.listed and len(ask) <= LISTED:
        return list(ask)
    random = Random(f"{whose} {json.dumps(ask.describe(), sort_keys=True)}").random
    drawn = {ask.text(choice): choice for choice in (ask.draw(random) for _ in range(DRAWN))}
    return [drawn[text] for text in sorted(drawn)]


def features(view: Mapping[str, Any]) -> list[float]:
    """A view as numbers from -1 to 1: each fact finds its place by its name, as do words; facts may share a place."""
    vector = [0.0] * FEATURES
    for path, value in _facts(view, ""):
        if isinstance(value, str):
            vector[_place(f"{path}={value}")] = 1.0
        elif value is not None:
            size = min(1.0, log1p(abs(value)) / CROWD)
            vector[_place(path)] = copysign(size, value) if value else 0.0
    return vector


def _facts(value: Any, path: str) -> Iterator[tuple[str, str | float | None]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _facts(part, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}#", float(len(value))
        for number, part in enumerate(value):
            yield from _facts(part, f"{path}/{number}")
    else:
        yield path, value


@lru_cache(maxsize=65536)
def _place(name: str) -> int:
    return crc32(name.encode()) % FEATURES


def plain_options(rules: Rules[Any], seats: int, typed: str) -> dict[str, str]:
    """Options as one text, for frames that take nothing else: `rules=expert,start=0`."""
    pairs = (pair.partition("=") for pair in typed.split(",") if pair)
    return rules.settle_options(seats, {name.strip(): value.strip() for name, _, value in pairs})


def seats_of(game: str, seats: int | None) -> int:
    """How many play: so many, or the usual round."""
    rules = find(game)
    around = min(max(rules.usual_seats, rules.min_seats), rules.max_seats) if seats is None else seats
    rules.check_seats(around)
    return around
