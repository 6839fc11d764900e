"""All that one seat, or a watcher, knows of the game; and what a step of the game changes about it."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from backroom.kit import CHANCE, Event, Game, window
from backroom.table.facts import Asked, Told, Update

Eye: TypeAlias = int | None
"""Who looks: a seat, or None for a watcher."""


class Sight(Struct, frozen=True):
    """What an eye sees now, as it was let out by the kit's window; how many events it has heard, and the latest."""

    view: dict[str, Any]
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


NOTHING = Sight({}, 0, [], None, None, [])
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
    return _sight(game, eye, before.heard, told(game, eye, by_bots, before.heard))


def look_on(step: Game[Any], eye: Eye, before: Sight) -> Sight:
    """What it sees of a game whose record begins where it looked last."""
    return _sight(step, eye, before.heard, _numbered(window.heard(step, eye), before.heard))


def _numbered(events: Iterable[Event], heard: int) -> list[Told]:
    return [Told(n, event.word, event.args) for n, event in enumerate(events, heard + 1)]


def _sight(game: Game[Any], eye: Eye, heard: int, news: list[Told]) -> Sight:
    asked, may = window.asked(game, eye), window.may(game, eye)
    return Sight(
        view=game.view(eye),
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
    return {eye: look(game, eye, before.get(eye, NOTHING), by_bots) for eye in eyes(game)}


def look_around_on(step: Game[Any], before: dict[Eye, Sight]) -> dict[Eye, Sight]:
    """What they all see of a game whose record begins where they looked last."""
    return {eye: look_on(step, eye, before[eye]) for eye in eyes(step)}


def eyes(game: Game[Any]) -> tuple[Eye, ...]:
    return (None, *range(game.seats))


def change(old: Sight, new: Sight) -> Update | None:
    """What is new to an eye; None if nothing is, so that nothing need be sent."""
    before, after = old.view, new.view
    view = {key: value for key, value in after.items() if key not in before or before[key] != value}
    gone = [key for key in before if key not in after]
    asked = (old.ask, old.question, old.may) != (new.ask, new.question, new.may)
    if not (view or gone or new.news or asked):
        return None
    return Update(view, gone, new.news, new.ask, new.question, new.may)
