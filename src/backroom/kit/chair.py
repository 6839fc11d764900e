"""What a bot gets: a chair at the table, never the game."""

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from backroom.kit.ask import Ask, Choice

if TYPE_CHECKING:
    from backroom.kit.game import Game


class Chair:
    """Everything the player on one seat may know and do. It can imagine other worlds, but not look at the real one."""

    __slots__ = ("__game", "seat")

    def __init__(self, game: "Game[Any]", seat: int) -> None:
        self.__game = game
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        return self.__game.view(self.seat)

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked now; None if it is not its turn."""
        return self.__game.asked.get(self.seat)

    @property
    def may(self) -> tuple[Ask, ...]:
        return self.__game.may(self.seat)

    def story(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat has seen happen, from its own event number `since` on."""
        return self.__game.story(self.seat, since)

    def imagine(self, rng: Random) -> "Game[Any]":
        """A world in which this seat would have seen the very same, to play out as often as one likes."""
        return self.__game.redeal(self.seat, rng)


class Bot(Protocol):
    """A player made of code: one of it for each seat and game, so that it may remember."""

    def choose(self, chair: Chair) -> Choice: ...


class BotMaker(Protocol):
    """How a player of some kind is made: `rng` is all its chance, so that its games can be played again."""

    def __call__(self, rng: Random | None = None) -> Bot: ...
