"""All that one seat, or a watcher, knows of the game; and what a step of the game changes about it."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from backroom.kit import CHANCE, Event, Game, window
from backroom.table.facts import Asked, Told, Update

encode = msgspec.json.Encoder().encode

Eye: TypeAlias = int | None
"""Who looks: a seat, or None for a watcher."""


class Sight(Struct, frozen=True):
    """What an eye sees now, as it was let out by the kit's window; how many events it has heard, and the latest.

    `shown` is the part of its view that everybody sees, one for all eyes.
    """

    view: dict[str, Any]
    shown: dict[str, Any]
    heard: int
    news: list[Told]
    ask: Asked | None
    question: int | None
    may: list[Asked]

    def at_rest(self) -> "Sight":
        """The same when nothing of it is new any more."""
        return replace(self, news=[]) if self.news else self

    def by_bot(self) -> "Sight":
        """The same where what is new was done by a bot that stood in for somebody."""
        return replace(self, news=[replace(self.news[0], stood_in=True), *self.news[1:]]) if self.news else self


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
    return _sight(game, eye, window.shown(game), before.heard, told(game, eye, by_bots, before.heard))


def _numbered(events: Iterable[Event], heard: int) -> list[Told]:
    return [Told(n, event.word, event.args) for n, event in enumerate(events, heard + 1)]


def _sight(game: Game[Any], eye: Eye, shown: dict[str, Any], heard: int, news: list[Told]) -> Sight:
    asked, may = window.asked(game, eye), window.may(game, eye)
    return Sight(
        view=window.view(game, eye, shown),
        shown=shown,
        heard=heard + len(news),
        news=news,
        ask=None if asked is None else _read_ask(asked),
        question=game.question,
        may=[_read_ask(ask) for ask in may],
    )


def _read_ask(described: dict[str, Any]) -> Asked:
    ask: Asked = msgspec.convert(described, Asked)
    return ask


def look_back(journal: Iterable[tuple[int, str]]) -> list[Told]:
    """The story of a game that nobody can play any more: every answer a seat gave, as it was written down."""
    said = [(seat, text) for seat, text in journal if seat != CHANCE]
    return [
        Told(n, "log-answered", {"seat": f"@seat-{seat}", "answer": text}) for n, (seat, text) in enumerate(said, 1)
    ]


def look_around(game: Game[Any], before: dict[Eye, Sight], by_bots: Iterable[range] = ()) -> dict[Eye, Sight]:
    """What every seat and a watcher see of a whole game."""
    shown = window.shown(game)
    heard = {eye: before.get(eye, NOTHING).heard for eye in eyes(game)}
    return {eye: _sight(game, eye, shown, since, told(game, eye, by_bots, since)) for eye, since in heard.items()}


def look_around_on(step: Game[Any], before: dict[Eye, Sight]) -> dict[Eye, Sight]:
    """What they all see of a game whose record begins where they looked last."""
    shown = window.shown(step)
    heard = {eye: before[eye].heard for eye in eyes(step)}
    return {
        eye: _sight(step, eye, shown, since, _numbered(window.heard(step, eye), since)) for eye, since in heard.items()
    }


def eyes(game: Game[Any]) -> tuple[Eye, ...]:
    return (None, *range(game.seats))


def changes(before: dict[Eye, Sight], after: dict[Eye, Sight]) -> dict[Eye, Update | None]:
    """What is new to each eye. What they all see is compared and put into words once, not for each of them."""
    found: dict[Eye, Update | None] = {}
    fresh: dict[int, dict[str, Any]] = {}
    for eye, new in after.items():
        old = before.get(eye, NOTHING)
        # All that is compared is alive in `before` and `after`: no two share an id.
        pair = id(old.shown)
        if pair not in fresh:
            fresh[pair] = _fresh(old.shown, new.shown)
        found[eye] = change(old, new, fresh[pair])
    return found


def _fresh(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {key: Raw(encode(value)) for key, value in new.items() if key not in old or old[key] != value}


def change(old: Sight, new: Sight, fresh: dict[str, Any] | None = None) -> Update | None:
    """What is new to an eye; None if nothing is, so that nothing need be sent. `fresh`: as far as everybody sees it."""
    before, after, shown = old.view, new.view, new.shown
    view = {} if fresh is None else fresh.copy()
    for key, value in after.items():
        if (fresh is None or key not in shown) and (key not in before or before[key] != value):
            view[key] = value
    gone = [key for key in before if key not in after]
    asked = (old.ask, old.question, old.may) != (new.ask, new.question, new.may)
    if not (view or gone or new.news or asked):
        return None
    return Update(view, gone, new.news, new.ask, new.question, new.may)
