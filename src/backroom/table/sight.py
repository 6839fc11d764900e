"""All that one seat, or a watcher, knows of the game; and what a step of the game changes about it."""

import functools
from collections.abc import Iterable, Mapping
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


class Sight(Struct, frozen=True, gc=False):
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


NOTHING = Sight({}, {}, 0, [], None, None, [])
"""What there is to see before the game begins."""


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


def _numbered(events: Iterable[Event], heard: int, *, by_bot: bool = False) -> list[Told]:
    news = [Told(n, event.word, event.args) for n, event in enumerate(events, heard + 1)]
    return [replace(news[0], stood_in=True), *news[1:]] if by_bot and news else news


def _sights(game: Game[Any], shown: dict[str, Any], news: Mapping[Eye, tuple[int, list[Told]]]) -> dict[Eye, Sight]:
    """Everybody's sight, from what everybody sees, and what each has heard before and hears now."""
    own, asked, free = window.all_private(game), game.asked, window.all_may(game)
    sights: dict[Eye, Sight] = {}
    for eye, (heard, told) in news.items():
        ask, may = (None, None) if eye is None else (asked.get(eye), free.get(eye))
        sights[eye] = Sight(
            shown,
            own[eye],
            heard + len(told),
            told,
            None if ask is None else _described(ask),
            game.question,
            [*map(_described, may or ())],
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


def look_around_on(
    step: Game[Any], before: Mapping[Eye, Sight], *, by_bot: bool = False
) -> tuple[dict[Eye, Sight], dict[Eye, Update | None]]:
    """What they all see of a game whose record begins where they looked last, and what is new to each of them.

    What is as before stays the very same, and those who only look on are told the very same. `by_bot`: what has
    happened was done by a bot that stood in for somebody.
    """
    last = before[None].shown
    shown, alike = window.shown(step, last), window.all_hear(step)
    new = compare(last, shown)
    own, asked, free, question = window.all_private(step), step.asked, window.all_may(step), step.question
    since, news = -1, NO_NEWS
    looking_on: Update | None = None
    sights: dict[Eye, Sight] = {}
    updates: dict[Eye, Update | None] = {}
    for eye, old in before.items():
        if alike is None or old.heard != since:
            since, looking_on = old.heard, None
            news = _numbered(window.heard(step, eye) if alike is None else alike, since, by_bot=by_bot)
        ask, may = (None, None) if eye is None else (asked.get(eye), free.get(eye))
        mine = old.own if own[eye] == old.own else own[eye]
        sight = sights[eye] = Sight(
            shown,
            mine,
            since + len(news),
            NO_NEWS,
            None if ask is None else _described(ask),
            question,
            NO_ASKS if may is None else [*map(_described, may)],
        )
        if ask is None and may is None and mine is old.own and news and not new.gone:
            if looking_on is None:
                looking_on = Update(new.view, new.rows, new.gone, news, None, question, NO_ASKS)
            updates[eye] = looking_on
        else:
            updates[eye] = change(old, sight, news, new)
    return sights, updates


def eyes(game: Game[Any]) -> tuple[Eye, ...]:
    return (None, *range(game.seats))


class Change(NamedTuple):
    """What is new in a view: its keys; the places of lists that are no shorter than before; and what is gone."""

    view: dict[str, Any]
    rows: dict[str, dict[str, Any]]
    gone: list[str]


def compare(old: dict[str, Any], new: dict[str, Any]) -> Change:
    """The way from a view, or a part of it, to a later one."""
    view: dict[str, Any] = {}
    rows: dict[str, dict[str, Any]] = {}
    for key, value in new.items():
        was: Any = old.get(key, UNKNOWN)
        if was is value:
            continue
        if type(value) is list and value and type(value[0]) is dict and type(was) is list and _may_grow(was, value):
            if changed := _rows(was, value):
                rows[key] = changed
        elif was != value:
            view[key] = value
    return Change(view, rows, [] if old.keys() == new.keys() else [key for key in old if key not in new])


def _may_grow(old: list[Any], new: list[Any]) -> bool:
    """Whether a list of things can be told by its new rows: all it had is still there, or something else instead."""
    return 0 < len(old) <= len(new) > 1 and type(old[0]) is dict


def _rows(old: list[Any], new: list[Any]) -> dict[str, Any]:
    """What is new in a list, by its places. Most of it is the very same as before."""
    many = len(old)
    changed: dict[str, Any] = {}
    if new[:many] != old:
        changed = {str(place): thing for place, thing in enumerate(new[:many]) if thing != old[place]}
    for place in range(many, len(new)):
        changed[str(place)] = new[place]
    return changed


def changes(before: Mapping[Eye, Sight], after: Mapping[Eye, Sight]) -> dict[Eye, Update | None]:
    """What is new to each eye."""
    return {eye: change(before.get(eye, NOTHING), new, new.news) for eye, new in after.items()}


def change(old: Sight, new: Sight, news: list[Told], shown: Change | None = None) -> Update | None:
    """What is new to an eye; None if nothing is, so that nothing need be sent. `shown`: as far as everybody sees it."""
    view, rows, gone = compare(old.shown, new.shown) if shown is None else shown
    if old.own is not new.own and old.own != new.own:
        own = compare(old.own, new.own)
        view, rows, gone = view | own.view, rows | own.rows, gone + own.gone
    if gone:
        gone = [key for key in gone if key not in new.shown and key not in new.own]
    asked = (old.ask, old.question, old.may) != (new.ask, new.question, new.may)
    if not (view or rows or gone or news or asked):
        return None
    return Update(view, rows, gone, news, new.ask, new.question, new.may)
