"""A frame: one paragraph of a rulebook."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from backroom.kit.asking.ask import Ask, Choice

if TYPE_CHECKING:
    from backroom.kit.game import Game

CHANCE = -1
"""Who is asked for a die or a shuffle. Chance is a player without a seat."""

NOBODY: tuple[int, ...] = ()
BY_CHANCE: tuple[int, ...] = (CHANCE,)


class State:
    """What lies on the table: plain values and ids, and a copy written by hand."""

    __slots__ = ()

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} must copy itself")


S = TypeVar("S", bound=State)


class Frame(Generic[S]):
    """One paragraph of a rulebook. Holds ids and numbers only, and is never changed.

    `seats` and `ask` are pure and say who must decide what; `go` carries the answer out and says what follows. Several
    seats may be asked at once: by a frame with `together` each answers unseen by the others, and `go` gets all answers
    by seat; without it we wait for the first of them, but whoever speaks first answers for all, as a team does.
    """

    __slots__ = ()

    together: ClassVar[bool] = False
    unseen: ClassVar[bool] = False
    """Of seats asked together: whether nobody may see who has answered already, for how long one thinks would tell."""

    def seats(self, state: S) -> tuple[int, ...]:
        """Whom the game waits for: one seat or several, BY_CHANCE, or NOBODY."""
        return NOBODY

    def ask(self, state: S, seat: int) -> Ask:
        """What that seat, or chance, is asked."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def go(self, game: "Game[S]", seat: int, choice: Any) -> None:
        """Carry the answer out, and put what follows on the stack."""
        raise TypeError(f"{type(self).__name__} must say what follows")


class Held(Frame[S]):
    """A question to several seats that something interrupted, with the answers it already has."""

    __slots__ = ("answers", "frame")

    together = True

    def __init__(self, frame: Frame[S], answers: dict[int, Choice]) -> None:
        self.frame = frame
        self.answers = answers

    def seats(self, state: S) -> tuple[int, ...]:
        return self.frame.seats(state)
