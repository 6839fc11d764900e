"""A bot's temper: the weights it plays by, each with a name, so that somebody can turn one or tune them all.

A bot that can be tempered takes a named tuple of numbers, whatever it calls it. It may hold others: `watchers.lead` is
the weight `lead` of the part `watchers`, `thrift.0` the first of several.
"""

import inspect
from collections.abc import Mapping
from functools import partial
from math import isfinite
from typing import Any

from backroom.kit import BadOption, BotMaker, suggested

Temper = Any
"""A named tuple of numbers, tuples of numbers, and tempers."""


def temper_of(maker: BotMaker) -> Temper | None:
    """The temper with which a bot plays if nobody says otherwise; None if it has none."""
    return next(iter(_taken(maker).values()), None)


def _taken(maker: BotMaker) -> dict[str, Temper]:
    """The temper that a bot takes, by what it calls it."""
    known = inspect.signature(maker).parameters.values()
    return {taken.name: taken.default for taken in known if hasattr(taken.default, "_fields")}


def weights(temper: Temper) -> dict[str, float]:
    """Every weight of a temper, by name."""
    names = getattr(temper, "_fields", None) or [str(place) for place in range(len(temper))]
    found: dict[str, float] = {}
    for name, value in zip(names, temper, strict=True):
        if isinstance(value, tuple):
            found |= {f"{name}.{inner}": weight for inner, weight in weights(value).items()}
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found[name] = value
    return found


def reweighed(temper: Temper, changed: Mapping[str, float]) -> Temper:
    """The same temper with other values for these weights. One that is a whole number stays one."""
    for name, value in changed.items():
        temper = _with(temper, name.split("."), value)
    return temper


def _with(temper: Temper, path: list[str], value: float) -> Temper:
    place = temper._fields.index(path[0]) if hasattr(temper, "_fields") else int(path[0])
    old = temper[place]
    new = _with(old, path[1:], value) if len(path) > 1 else round(value) if isinstance(old, int) else value
    parts = (*temper[:place], new, *temper[place + 1 :])
    return temper._make(parts) if hasattr(temper, "_make") else parts


def tempered(maker: BotMaker, wishes: str) -> BotMaker:
    """A bot with some weights changed, as they are typed: `shyness=3,watchers.lead=4.5`."""
    called, usual = next(iter(_taken(maker).items()), ("", ()))
    known = weights(usual)
    changed = {}
    for wish in wishes.split(","):
        name, _, typed = (part.strip() for part in wish.partition("="))
        if name not in known:
            raise BadOption("error-weight", found=name[:40], **suggested(name, known))
        changed[name] = _number(name, typed)
    with_temper: Any = maker
    return partial(with_temper, **{called: reweighed(usual, changed)})


def _number(name: str, typed: str) -> float:
    try:
        value = float(typed)
    except ValueError:
        value = float("nan")
    if not isfinite(value):
        raise BadOption("error-weight-number", weight=name, found=typed[:40])
    return value
