"""The one place that lets information out. Views, events, questions and the list of whom we wait for pass here."""

from typing import TYPE_CHECKING, Any

from backroom.kit.making.event import Event
from backroom.kit.making.frame import CHANCE
from backroom.kit.plain import own

if TYPE_CHECKING:
    from backroom.kit.game import Game


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


def shown(game: "Game[Any]") -> dict[str, Any]:
    """What everybody may know alike, seats and spectators."""
    result = game.result
    return {
        "game": game.rules.name,
        "seats": game.seats,
        "question": game.question,
        "result": None
        if result is None
        else {"winners": [*result.winners], "scores": [*result.scores], "reason": result.reason},
        **game.rules.shown(game),
    }


def view(game: "Game[Any]", seat: int | None, known: dict[str, Any] | None = None) -> dict[str, Any]:
    """Everything a seat may know, or a spectator (None); `known` is what is `shown`, if that has been looked at."""
    if seat is not None:
        game.check_seat(seat)
    seen: dict[str, Any] = {
        "game": game.rules.name,
        "seats": game.seats,
        "you": seat,
        "waiting": waiting(game, seat),
        **(shown(game) if known is None else known),
    }
    seen.update(game.rules.view(game, seat))
    return seen


def asked(game: "Game[Any]", seat: int | None) -> dict[str, Any] | None:
    """What this seat is asked, to be drawn by a client; None if it is not its turn."""
    if seat is None or seat not in game.waiting:
        return None
    return game.stack[-1].ask(game.state, seat).describe()


def may(game: "Game[Any]", seat: int | None) -> list[dict[str, Any]]:
    """What this seat may do at any time, to be drawn by a client."""
    return [] if seat is None else [ask.describe() for ask in game.may(seat)]


def heard(game: "Game[Any]", seat: int | None) -> list[Event]:
    """The events that have reached this seat, for whoever only reads them."""
    if seat is not None:
        game.check_seat(seat)
    return [event for event in game.events if event.reaches(seat)]


def story(game: "Game[Any]", seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """What this seat has seen happen, after its own event number `since`. Only what reached the seat is counted."""
    events = heard(game, seat)[since:]
    return [{"n": n, "word": event.word, "args": own(event.args)} for n, event in enumerate(events, since + 1)]
