"""The one place that lets information out. Views, events, questions and the list of whom we wait for pass here."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from backroom.kit.asking.ask import Ask
from backroom.kit.making.event import Event
from backroom.kit.making.frame import CHANCE
from backroom.kit.plain import own

if TYPE_CHECKING:
    from backroom.kit.game import Game

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Glimpse(NamedTuple):
    """A state to look at, not to play on with, and the frame that asks."""

    state: Any
    frame: Any


def unseen(game: "Game[Any]") -> bool:
    """Whether nobody may see who has answered the open question, or how."""
    return game.answers is not None and game.stack[-1].unseen


def waiting(game: "Game[Any]", seat: int | None) -> list[int]:
    """The seats everybody waits for, as this one sees it. That chance is asked is nobody's business.

    Where nobody may see who has answered, all who were asked stay in the list; only of itself a seat knows better.
    """
    if unseen(game):
        return [who for who in game.stack[-1].seats(game.state) if who != seat or who in game.waiting]
    return [who for who in game.waiting if who != CHANCE]


def shown(game: "Game[Any]", before: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
    """What everybody may know alike, seats and spectators; `before` was shown earlier in this game."""
    result = game.result
    seen: dict[str, Any] = {
        "game": game.rules.name,
        "seats": game.seats,
        "question": game.question,
        "result": None
        if result is None
        else {"winners": [*result.winners], "scores": [*result.scores], "reason": result.reason},
        **game.rules.shown(game, before),
    }
    if not unseen(game):
        seen["waiting"] = waiting(game, None)
    return seen


def private(game: "Game[Any]", seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator (None), may know besides."""
    if seat is not None:
        game.check_seat(seat)
    return _private(game, (seat,))[seat]


def all_private(game: "Game[Any]") -> dict[int | None, dict[str, Any]]:
    """The same for everybody: for a spectator, and for each seat."""
    return _private(game, (None, *range(game.seats)))


def _private(game: "Game[Any]", eyes: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
    view = game.rules.view
    mine = {eye: {"you": eye, **view(game, eye)} for eye in eyes}
    if unseen(game):
        for eye, seen in mine.items():
            seen["waiting"] = waiting(game, eye)
    return mine


def view(game: "Game[Any]", seat: int | None) -> dict[str, Any]:
    """Everything a seat may know, or a spectator (None)."""
    about: dict[str, Any] = {"game": game.rules.name, "seats": game.seats, "you": seat, "waiting": []}
    return {**about, **shown(game), **private(game, seat)}


def glimpse(game: "Game[Any]", seat: int) -> Glimpse:
    """What a seat sees of the table, as the rules themselves keep it."""
    return Glimpse(game.rules.veiled(game, seat), game.stack[-1] if game.stack else None)


def ask(game: "Game[Any]", seat: int | None) -> Ask | None:
    """What this seat is asked; None if it is not its turn."""
    return None if seat is None or seat not in game.waiting else game.stack[-1].ask(game.state, seat)


def asked(game: "Game[Any]", seat: int | None) -> dict[str, Any] | None:
    """The same, to be drawn by a client."""
    posed = ask(game, seat)
    return None if posed is None else posed.describe()


def may(game: "Game[Any]", seat: int | None) -> list[dict[str, Any]]:
    """What this seat may do at any time, to be drawn by a client."""
    return [] if seat is None else [free.describe() for free in game.may(seat)]


def all_may(game: "Game[Any]") -> dict[int, tuple[Ask, ...]]:
    """What each seat may do at any time; those who may do nothing are left out."""
    if game.result is not None:
        return {}
    # Only where a team is asked may others answer than those we wait for.
    team = game.answers is None and bool(game.stack) and game.stack[-1].seats(game.state) != game.waiting
    may = game.rules.may
    return {seat: free for seat in range(game.seats) if (free := game.may(seat) if team else may(game, seat))}


def heard(game: "Game[Any]", seat: int | None) -> list[Event]:
    """The events that have reached this seat, for whoever only reads them."""
    if seat is not None:
        game.check_seat(seat)
    return [event for event in game.events if event.reaches(seat)]


def all_hear(game: "Game[Any]") -> list[Event] | None:
    """The events, if every one of them is for everybody."""
    events = game.events
    for event in events:
        if event.to is not None or event.but:
            return None
    return events


def story(game: "Game[Any]", seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """What this seat has seen happen, after its own event number `since`. Only what reached the seat is counted."""
    events = heard(game, seat)[since:]
    return [{"n": n, "word": event.word, "args": own(event.args)} for n, event in enumerate(events, since + 1)]
