"""All that one seat, or a watcher, knows of the game; and what a step of the game changes about it."""

import functools
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from backroom.kit import CHANCE, Ask, Event, Game, window
from backroom.table.facts import Asked, Told, Update

ASKED = 256
"""Questions whose description is remembered."""
NO_ASKS: list[Asked] = []
NO_NEWS: list[Told] = []
UNKNOWN = object()

Eye: TypeAlias = int | None
"""Who looks: a seat, or None for a watcher."""


class Sight(Struct, frozen=True):
    """What an eye sees now, as it was let out by the kit's window; how many events it has heard, and the latest.

    Of its view, `shown` is what everybody sees, one for all eyes, and `own` what is for this one.
    """

    shown: dict[str, Any]
    own: dict[str, Any]
    heard: int
    news: list[Told]
    ask: Asked | None
    question: int | None
    may: list[Asked]

    @property
    def view(self) -> dict[str, Any]:
        return self.shown | self.own

    def at_rest(self) -> "Sight":
        """The same when nothing of it is new any more."""
        return replace(self, news=[]) if self.news else self

    def by_bot(self) -> "Sight":
        """The same where what is new was done by a bot that stood in for somebody."""
        return replace(self, news=[replace(self.news[0], stood_in=True), *self.news[1:]]) if self.news else self


NOTHING = Sight({}, {}, 0, [], None, None, [])
"""What there is to see before the game begins."""
NEVER: Mapping[Eye, Sight] = MappingProxyType({})


def told(game: Game[Any], eye: Eye, by_bots: Iterable[range] = (), since: int = 0) -> list[Told]:
    """What this eye has heard of a whole game after its event number `since`; some of it came of bots that stood in."""
    reached = [at for at, event in enumerate(game.events) if event.reaches(eye)]
    first = {next((at for at in reached if at in span), None) for span in by_bots}
    news = _numbered(window.heard(game, eye)[since:], since)
    return [
        replace(line, stood_in=True) if at in first else line for at, line in zip(reached[since:], news, strict=True)
    ]


def look(game: Game[Any], eye: Eye, before: Sight = NOTHING, by_bots: Iterable[range] = ()) -> Sight:
    """What this eye sees of a whole game, having seen that before."""
    return _sights(game, window.shown(game), {eye: (before.heard, told(game, eye, by_bots, before.heard))})[eye]


def _numbered(events: Iterable[Event], heard: int) -> list[Told]:
    return [Told(n, event.word, event.args) for n, event in enumerate(events, heard + 1)]


def _sights(
    game: Game[Any],
    shown: dict[str, Any],
    news: dict[Eye, tuple[int, list[Told]]],
    before: Mapping[Eye, Sight] = NEVER,
) -> dict[Eye, Sight]:
    """Everybody's sight, from what everybody sees, what each has heard before and hears now, and what they saw last."""
    own, asked, free, question = window.all_private(game), game.asked, window.all_may(game), game.question
    sights: dict[Eye, Sight] = {}
    for eye, (heard, told) in news.items():
        ask, may = (None, None) if eye is None else (asked.get(eye), free.get(eye))
        mine, old = own[eye], before.get(eye, NOTHING).own
        sights[eye] = Sight(
            shown,
            old if old == mine else mine,
            heard + len(told),
            told,
            None if ask is None else _described(ask),
            question,
            NO_ASKS if may is None else [*map(_described, may)],
        )
    return sights


@functools.lru_cache(ASKED)
def _described(ask: Ask) -> Asked:
    """Many a question is a constant of its game: it is described once."""
    described: Asked = msgspec.convert(ask.describe(), Asked)
    return described


def look_back(journal: Iterable[tuple[int, str]]) -> list[Told]:
    """The story of a game that nobody can play any more: every answer a seat gave, as it was written down."""
    said = [(seat, text) for seat, text in journal if seat != CHANCE]
    return [
        Told(n, "log-answered", {"seat": f"@seat-{seat}", "answer": text}) for n, (seat, text) in enumerate(said, 1)
    ]


def look_around(game: Game[Any], before: dict[Eye, Sight], by_bots: Iterable[range] = ()) -> dict[Eye, Sight]:
    """What every seat and a watcher see of a whole game."""
    heard = {eye: before.get(eye, NOTHING).heard for eye in eyes(game)}
    news = {eye: (since, told(game, eye, by_bots, since)) for eye, since in heard.items()}
    return _sights(game, window.shown(game), news)


def look_around_on(step: Game[Any], before: dict[Eye, Sight]) -> dict[Eye, Sight]:
    """What they all see of a game whose record begins where they looked last. What is as before stays the very same."""
    alike = window.all_hear(step)
    since, told = -1, NO_NEWS
    news: dict[Eye, tuple[int, list[Told]]] = {}
    for eye, old in before.items():
        if alike is None or old.heard != since:
            since = old.heard
            told = _numbered(window.heard(step, eye) if alike is None else alike, since)
        news[eye] = since, told
    return _sights(step, window.shown(step, before[None].shown), news, before)


def eyes(game: Game[Any]) -> tuple[Eye, ...]:
    return (None, *range(game.seats))


class Change(NamedTuple):
    """What is new in a view: its keys; the places of lists that are as long as before; and what is gone."""

    view: dict[str, Any]
    rows: dict[str, dict[str, Any]]
    gone: list[str]


NO_CHANGE = Change({}, {}, [])


def compare(old: dict[str, Any], new: dict[str, Any]) -> Change:
    """The way from a view, or a part of it, to a later one."""
    view: dict[str, Any] = {}
    rows: dict[str, dict[str, Any]] = {}
    for key, value in new.items():
        was: Any = old.get(key, UNKNOWN)
        if was is value:
            continue
        if type(value) is list and value and type(value[0]) is dict and _of_things(was, len(value)):
            if changed := _rows(was, value):
                rows[key] = changed
        elif was != value:
            view[key] = value
    return Change(view, rows, [] if old.keys() == new.keys() else [key for key in old if key not in new])


def _of_things(value: Any, count: int) -> bool:
    return type(value) is list and len(value) == count > 1 and type(value[0]) is dict


def _rows(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """What is new in a list, by its places. Most of it is the very same as before."""
    return {
        str(place): thing
        for place, (was, thing) in enumerate(zip(old, new, strict=True))
        if thing is not was and thing != was
    }


def changes(before: dict[Eye, Sight], after: dict[Eye, Sight]) -> dict[Eye, Update | None]:
    """What is new to each eye. What they all see is compared once; whoever is sent the same is sent the very same."""
    found: dict[Eye, Update | None] = {}
    different: list[Update | None] = []
    shown, seen = NOTHING.shown, NO_CHANGE
    told, onlooking = NO_NEWS, None
    for eye, new in after.items():
        old = before.get(eye, NOTHING)
        if not found or old.shown is not shown:
            shown, seen, told = old.shown, compare(old.shown, new.shown), NO_NEWS
        if new.news and new.ask is None and not (new.may or seen.gone) and (old.own is new.own or old.own == new.own):
            # Most only look on, and are told the same.
            if new.news is not told:
                told, onlooking = new.news, change(old, new, seen)
            found[eye] = onlooking
            continue
        update = change(old, new, seen)
        if update not in different:
            different.append(update)
        found[eye] = different[different.index(update)]
    return found


def change(old: Sight, new: Sight, shown: Change | None = None) -> Update | None:
    """What is new to an eye; None if nothing is, so that nothing need be sent. `shown`: as far as everybody sees it."""
    view, rows, gone = compare(old.shown, new.shown) if shown is None else shown
    if old.own is not new.own and old.own != new.own:
        own = compare(old.own, new.own)
        view, rows, gone = view | own.view, rows | own.rows, gone + own.gone
    if gone:
        gone = [key for key in gone if key not in new.shown and key not in new.own]
    asked = (old.ask, old.question, old.may) != (new.ask, new.question, new.may)
    if not (view or rows or gone or new.news or asked):
        return None
    return Update(view, rows, gone, new.news, new.ask, new.question, new.may)
