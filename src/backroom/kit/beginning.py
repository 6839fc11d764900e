"""How a game comes to be: new, or from its journal."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from backroom.kit.asking.ask import Random
from backroom.kit.errors import BackroomError, BadSave
from backroom.kit.game import Game, opened
from backroom.kit.making.frame import State
from backroom.kit.making.rules import Rules

S = TypeVar("S", bound=State)


def begin(rules: Rules[S], seats: int, options: Mapping[str, Any] | None, dealer: Random | None) -> Game[S]:
    """A new game, dealt as far as chance allows."""
    rules.check_seats(seats)
    return opened(rules, seats, rules.settle_options(seats, options), rules.version, dealer)


def replay(
    rules: Rules[S],
    seats: int,
    options: Mapping[str, Any] | None,
    journal: Iterable[tuple[int, str]],
    *,
    version: int | None = None,
    listen: bool = False,
) -> Game[S]:
    """The game that a journal tells of; BadSave if it was played by other rules than today's. It has no dealer yet."""
    game = reopened(rules, seats, options, version=version, listen=listen)
    play_on(game, journal)
    return game


def reopened(
    rules: Rules[S],
    seats: int,
    options: Mapping[str, Any] | None,
    *,
    version: int | None = None,
    listen: bool = False,
) -> Game[S]:
    """A game before its first answer; BadSave if it was played by other rules than today's."""
    rules.check_seats(seats)
    played_by = rules.version if version is None else version
    if played_by != rules.version:
        word = "error-save-older" if 1 <= played_by < rules.version else "error-save-version"
        raise BadSave(word, found=played_by, known=rules.version)
    return opened(rules, seats, rules.settle_options(seats, options), played_by, None, listen)


def play_on(game: Game[S], journal: Iterable[tuple[int, str]], first: int = 1) -> None:
    """More of a journal, whose entries are counted from `first` on; BadSave says which of them cannot be played."""
    for number, (seat, text) in enumerate(journal, first):
        try:
            game.play(seat, text)
        except BackroomError as error:
            raise BadSave("error-save-entry", number=number, choice=text[:60], why=str(error)) from None
