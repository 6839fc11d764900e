"""What somebody who looks ahead may ask a game or its players."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from backroom.kit.asking.ask import Ask, Choice
from backroom.kit.asking.ask import Random as Chance

if TYPE_CHECKING:
    from backroom.kit.game import Game
    from backroom.kit.playing.chair import Chair


class Hooks:
    """What a game may know better than nothing. All of it is optional; one is made for each seat and game."""

    pool: int = 1
    """Worlds imagined before each decision, of which the likeliest are taken more often."""

    def advice(self, chair: "Chair") -> Choice | None:
        """What somebody would do here who does not look ahead: anything else must prove better."""
        return None

    def policy(self, world: "Game[Any]", seat: int, ask: Ask, chance: Chance) -> Choice:
        """What somebody on this seat would quickly answer."""
        return ask.draw(chance)

    def worth(self, world: "Game[Any]", seat: int) -> float | None:
        """How well this seat stands in a world that is not over, from 0 to 1; None where nobody can say."""
        return None

    def first(self, world: "Game[Any]", seat: int, ask: Ask) -> Iterator[Choice]:
        """Which choices deserve a thought first, best first. Others are drawn after them."""
        return iter(())

    def likely(self, world: "Game[Any]", seat: int) -> float:
        """How likely this world is beside others, given all that this seat has seen."""
        return 1.0


class HooksMaker(Protocol):
    """How hooks are made, for one seat and game; `rng` is all their chance."""

    def __call__(self, rng: Random) -> Hooks: ...
