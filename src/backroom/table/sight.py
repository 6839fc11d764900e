"""All that one seat, or a watcher, knows of the game; and what a step of the game changes about it."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from backroom.kit import CHANCE, Game, window
from backroom.table.facts import Asked, Told, Update

Eye: TypeAlias = int | None
"""Who looks: a seat, or None for a watcher."""


class Sight(Struct, frozen=True):
    """Everything an eye has seen, as it was let out by the kit's window."""

    view: dict[str, Any]
    events: list[Told]
    ask: Asked | None
    question: int | None
    may: list[Asked]


NOTHING = Sight({}, [], None, None, [])
"""What there is to see before the game begins."""


def look(game: Game[Any], eye: Eye, before: Sight = NOTHING) -> Sight:
    """What this eye sees now, having seen that before."""
    heard = msgspec.convert(game.story(eye, len(before.events)), list[Told])
    return Sight(
        view=game.view(eye),
        events=before.events + heard,
        ask=msgspec.convert(window.asked(game, eye), Asked | None),
        question=game.question,
        may=msgspec.convert(window.may(game, eye), list[Asked]),
    )


def look_back(journal: Iterable[tuple[int, str]]) -> list[Told]:
    """The story of a game that nobody can play any more: every answer a seat gave, as it was written down."""
    said = [(seat, text) for seat, text in journal if seat != CHANCE]
    return [
        Told(n, "log-answered", {"seat": f"@seat-{seat}", "answer": text}) for n, (seat, text) in enumerate(said, 1)
    ]


def look_around(game: Game[Any], before: dict[Eye, Sight]) -> dict[Eye, Sight]:
    """What every seat and a watcher see now."""
    return {eye: look(game, eye, before.get(eye, NOTHING)) for eye in (None, *range(game.seats))}


def change(old: Sight, new: Sight) -> Update | None:
    """What is new to an eye; None if nothing is, so that nothing need be sent."""
    if old == new:
        return None
    return Update(
        view={key: value for key, value in new.view.items() if key not in old.view or old.view[key] != value},
        gone=[key for key in old.view if key not in new.view],
        events=new.events[len(old.events) :],
        ask=new.ask,
        question=new.question,
        may=new.may,
    )
