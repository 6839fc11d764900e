"""What a bot gets: a chair at the table, never the game."""

from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from backroom.kit import window
from backroom.kit.asking.ask import Ask, Choice
from backroom.kit.making.weighing import Saying, Weighing
from backroom.kit.window import Glimpse

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

    def weigh(self, choice: Choice) -> Weighing:
        """What this choice would do, as far as this seat can know; IllegalChoice as if it were played."""
        return self.__game.weigh(self.seat, choice)

    def glimpse(self) -> Glimpse:
        """The table as this seat sees it, for whoever only looks at it: quicker than a world to play out."""
        return window.glimpse(self.__game, self.seat)

    def imagine(self, rng: Random) -> "Game[Any]":
        """A world in which this seat would have seen the very same, to play out as often as one likes."""
        return self.__game.redeal(self.seat, rng)


class Bot(Protocol):
    """A player made of code: one of it for each seat and game, so that it may remember."""

    def choose(self, chair: Chair) -> Choice: ...


@runtime_checkable
class Volunteer(Protocol):
    """A bot that also does things unasked: offers, statements, whatever its chair may do at any time."""

    def volunteer(self, chair: Chair) -> Choice | None:
        """Something that it wants to do now; None: nothing. It is asked after every answer of anybody."""


@runtime_checkable
class Talker(Protocol):
    """A bot that can say a word about what it has just chosen."""

    def explain(self) -> Saying | None:
        """Why, for everybody to hear; None where it goes without saying."""


class BotMaker(Protocol):
    """How a player of some kind is made: `rng` is all its chance, so that its games can be played again."""

    def __call__(self, rng: Random | None = None) -> Bot: ...
