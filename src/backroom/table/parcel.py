"""A game in a parcel. Of a chair it is all that one seat may know, and nothing else, to be sent to another process.

What goes into that is a re-dealt world, in which everything the seat cannot know has been drawn anew, and the events
that reached the seat. Frames, questions and cards that are constants of a game travel by their name: a game knows them
by what they are, not by what is in them.
"""

import importlib
import io
import pickle
import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

from backroom.games import find
from backroom.kit import Chair, Event, Game, window
from backroom.table.dice import DICE

Name: TypeAlias = tuple[str, str, Any]
"""A module, one of its names, and where that names several things, which of them."""

HOUSE = "backroom."
PROTOCOL = 5
RULED = ("backroom.kit", "backroom.games")
"""Where all is at home that a game is made of."""
PLAIN = {("builtins", name) for name in ("frozenset", "range", "set")} | {
    ("collections", name) for name in ("Counter", "OrderedDict", "defaultdict", "deque")
}
"""What else may lie in a game, besides what needs no name."""


class Constants:
    """The constants of the house by identity."""

    def __init__(self) -> None:
        self._names: dict[int, Name] = {}
        self._modules: set[str] = set()

    def name(self, thing: object) -> Name | None:
        return self._names.get(id(thing))

    def learn(self) -> None:
        """All modules that have been imported by now."""
        for module in [name for name in sys.modules if name.startswith(HOUSE) and name not in self._modules]:
            self._modules.add(module)
            for name, value in vars(sys.modules[module]).items():
                for which, thing in _things(value):
                    self._names.setdefault(id(thing), (module, name, which))


def _things(value: Any) -> Iterator[tuple[Any, Any]]:
    """The things of the house's own making in a value: itself, or what lies in it."""
    if _ours(value):
        yield None, value
    elif isinstance(value, dict):
        yield from ((("value", key), inner) for key, inner in value.items() if _ours(inner))
        yield from ((("key", place), key) for place, key in enumerate(value) if _ours(key))
    elif isinstance(value, tuple | list):
        yield from ((("place", place), inner) for place, inner in enumerate(value) if _ours(inner))


def _ours(value: Any) -> bool:
    return type(value).__module__.startswith(HOUSE) and not isinstance(value, type | str | int)


def _fetch(name: Name) -> Any:
    module, attribute, which = name
    value = getattr(importlib.import_module(module), attribute)
    match which:
        case None:
            return value
        case "key", place:
            return list(value)[place]
        case _, place:
            return value[place]


CONSTANTS = Constants()


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Name | None:
        return CONSTANTS.name(thing)


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: Name) -> Any:
        return _fetch(name)


class _Wary(_Unpacker):
    """Makes what games are made of and plain containers, and nothing else, whatever the bytes may say."""

    def persistent_load(self, name: Name) -> Any:
        if not name[0].startswith(RULED):
            raise pickle.UnpicklingError(f"{name[0]} is no part of a game")
        return super().persistent_load(name)

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module.startswith(RULED) or (module, name) in PLAIN else None
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} is nothing that is sent")
        return found


def pack(parcel: Any) -> bytes:
    """Anything as bytes, for `unpack` in another process of this house."""
    packed = io.BytesIO()
    _Packer(packed, PROTOCOL).dump(parcel)
    return packed.getvalue()


def unpack(packed: bytes) -> Any:
    """What was packed. Only for what our own processes have sent."""
    return _Unpacker(io.BytesIO(packed)).load()


def unpack_warily(packed: bytes) -> Any:
    """A game that was packed, if it is one; for what has lain where others may have laid hands on it."""
    return _Wary(io.BytesIO(packed)).load()


def heard_since(game: Game[Any], seat: int, since: int) -> list[Event]:
    """The events that have reached a seat, after that number."""
    return window.heard(game, seat)[since:]


def world_of(game: Game[Any], seat: int, chance: Random | None = None) -> tuple[Any, ...]:
    """A world as this seat knows it, as plain values; one like any other, or as that chance will have it."""
    # A world may draw on later, and dice of the system cannot travel.
    return values_of(game.redeal(seat, chance or Random(DICE.getrandbits(64))))


def values_of(world: Game[Any]) -> tuple[Any, ...]:
    """All that a game is at this moment, without its journal and what it has told."""
    CONSTANTS.learn()
    return (
        world.rules.name,
        world.seats,
        world.options,
        world.version,
        world.state,
        world.stack,
        world.waiting,
        world.answers,
        world.question,
        world.result,
    )


def question_in(world: tuple[Any, ...]) -> int:
    """Which question is open in such a world."""
    question: int = world[-2]
    return question


def chair_in(world: tuple[Any, ...], seat: int, told: Iterable[Event]) -> Chair:
    """The chair of a seat in such a world, with all it has heard."""
    return game_of(world, told).chair(seat)


def game_of(world: tuple[Any, ...], told: Iterable[Event]) -> Game[Any]:
    """The game of these values, with all that was told; its journal begins here."""
    name, seats, options, version, state, stack, waiting, answers, question, result = world
    game: Game[Any] = Game(find(name), seats, options, version, state, stack)
    game.waiting, game.answers, game.question, game.result = waiting, answers, question, result
    if answers is None and waiting:
        game.posed = stack[-1].ask(state, waiting[0])
    game.told = list(told)
    game.begin_record()
    return game
