"""What a game tells the house about itself."""

from collections.abc import Mapping
from random import Random as Generator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from backroom.kit.asking.ask import Ask, Choice, Random
from backroom.kit.errors import BadOption, BadSeat, IllegalChoice, NotAsked, suggested
from backroom.kit.making.courtesy import Courtesy
from backroom.kit.making.frame import Frame, State
from backroom.kit.making.lesson import Lesson
from backroom.kit.making.options import Option
from backroom.kit.making.weighing import NOTHING_TO_SAY, Weighing

if TYPE_CHECKING:
    from backroom.kit.game import Game, Result
    from backroom.kit.playing.chair import BotMaker
    from backroom.kit.playing.hooks import HooksMaker
    from backroom.kit.playing.report import Report


S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """A game: how it is set up, what a seat may see, and what else could lie where that seat cannot look."""

    name: str
    """Its folder in games/, and its name everywhere."""
    prefix: str
    """The letter of its rule numbers: H for H-7."""
    version: int = 1
    """Grows with every change that could make an old journal play out differently. Older ones are not played on."""
    min_seats: int
    max_seats: int
    usual_seats: int = 4
    """How many sit down if nobody says otherwise."""
    names: tuple[str, ...] = ()
    """Names out of the game's world for bots, the same in every language; at least as many as there are seats."""
    options: tuple[Option, ...] = ()
    bots: ClassVar[Mapping[str, "BotMaker"]] = {}
    report: "ClassVar[Report | None]" = None
    """What is worth measuring about it, if anything."""
    hooks: "ClassVar[HooksMaker | None]" = None
    """What somebody who looks ahead may ask about it; without any, its bots must do."""
    lesson: ClassVar[Lesson | None] = None
    """The first game of a newcomer, if there is a guide for it."""

    def open(self, seats: int, options: Mapping[str, str]) -> tuple[S, list[Frame[S]]]:
        """The table before the first deal, and the frames to begin with, the first one last."""
        raise TypeError(f"{self.name} must say how it begins")

    def shown(self, game: "Game[S]", before: Mapping[str, Any]) -> dict[str, Any]:
        """What everybody may know alike. A table looks at it once for all its seats; `view` has none of it again.

        `before` is what was shown earlier in this game, if anything, for what is long to build on; it must not change.
        """
        return {}

    def view(self, game: "Game[S]", seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know besides, built up from nothing."""
        raise TypeError(f"{self.name} must say what is seen")

    def redeal(self, game: "Game[S]", seat: int | None, random: Random) -> None:
        """Draw anew, in place, everything this seat cannot know. Answers not yet revealed are drawn by the kit."""
        raise TypeError(f"{self.name} must redeal")

    def veiled(self, game: "Game[S]", seat: int) -> S:
        """A copy of the state in which nothing is left of what this seat cannot know, for bots who only look at it.

        Any redealt state will do; a game whose bots look often may say it quicker.
        """
        return game.redeal(seat, Generator(0)).state

    def may(self, game: "Game[S]", seat: int) -> tuple[Ask, ...]:
        """What a seat may do at any time besides what it is asked."""
        return ()

    def may_mean(self, game: "Game[S]", seat: int, verb: str) -> tuple[Ask, ...]:
        """What of that a text may mean that begins with such a word. Others may be among them; so all will do."""
        return self.may(game, seat)

    def hushed(self, game: "Game[S]") -> bool:
        """Whether nobody may do anything but answer just now, so that nobody need be asked whether he wants to."""
        return False

    def do(self, game: "Game[S]", seat: int, ask: Ask, choice: Choice) -> None:
        """Carry out what a seat chose to do at any time."""
        raise TypeError(f"{self.name} has nothing to do at any time")

    def weigh(self, game: "Game[S]", seat: int, ask: Ask, choice: Choice) -> Weighing:
        """What a legal choice would do, as far as this seat can know. It changes nothing."""
        return NOTHING_TO_SAY

    def courtesy(self, game: "Game[S]") -> Courtesy | None:
        """Who might want to do something before the open question is answered, by what everybody knows."""
        return None

    def round(self, game: "Game[S]") -> int:
        """The round in progress, for those who have nothing to say until it is over."""
        return 0

    def passing(self, game: "Game[S]", seat: int, ask: Ask) -> Choice | None:
        """The answer that does nothing, to a question on which one can pass in advance; None to any other."""
        return None

    def out_of_turn(self, game: "Game[S]", seat: int, choice: Choice) -> NotAsked | None:
        """Which rule a seat breaks that answers without being asked; None where it is simply not its turn."""
        return None

    def silenced(self, game: "Game[S]") -> tuple[int, ...]:
        """The seats whose players may not say anything now, not even beside the game."""
        return ()

    def misplaced(self, game: "Game[S]", seat: int, choice: str) -> IllegalChoice | None:
        """Which other rule than that of its question a seat breaks with something that is no answer to it."""
        return None

    def games_won(self, result: "Result") -> Mapping[int, int]:
        """Who has won how many games by this result, by seat: the tally goes on from one rematch to the next."""
        return dict.fromkeys(result.winners, 1)

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadSeat("error-seats", found=str(seats)[:20], least=self.min_seats, most=self.max_seats)

    def settle_options(self, seats: int, given: Mapping[str, Any] | None) -> dict[str, str]:
        """All options with their values: those given, checked, and the rulebook's defaults."""
        known = {option.name: option for option in self.options}
        settled = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                raise BadOption("error-option", found=str(name)[:40], **suggested(str(name), known))
            settled[name] = known[name].read(str(value), seats)
        return settled
