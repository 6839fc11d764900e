"""Bots around one game: they answer when asked, and some of them speak up unasked."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from backroom.kit.playing.chair import Bot, Volunteer

if TYPE_CHECKING:
    from backroom.kit.game import Game

EAGERNESS = 4
"""How often a seat may do something unasked while one question is open; bots must not talk a game to a standstill."""


class Blunder(Exception):
    """A bot broke down or chose what it may not; `seat` is where it sits."""

    def __init__(self, why: str, seat: int) -> None:
        # Both are handed on, because an exception out of another process is made anew from these.
        super().__init__(why, seat)
        self.seat = seat

    def __str__(self) -> str:
        return str(self.args[0])


class Company:
    """The bots by seat. Seats without one belong to people, and are left alone."""

    def __init__(self, game: "Game[Any]", bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.bots = bots
        self.chairs = {seat: game.chair(seat) for seat in bots}
        self.eager = {seat: bot for seat, bot in bots.items() if isinstance(bot, Volunteer)}
        self.question = 0
        self.done = Counter[int]()

    def answer(self, seat: int) -> None:
        """This seat's bot answers what it is asked."""
        try:
            self.game.play(seat, self.bots[seat].choose(self.chairs[seat]))
        except Exception as error:
            raise Blunder(str(error), seat) from error

    def speak_up(self) -> bool:
        """Everybody does what they want to do unasked, until nobody wants anything more. Whether somebody did."""
        spoken, wanted = False, not self.game.rules.hushed(self.game)
        while wanted:
            # Everybody in turn, so that nobody talks the others down.
            wanted = sum(self._volunteer(seat, bot) for seat, bot in self.eager.items()) > 0
            spoken = spoken or wanted
        return spoken

    def _volunteer(self, seat: int, bot: Volunteer) -> bool:
        game = self.game
        if game.question != self.question:
            self.question = game.question
            self.done.clear()
        if game.result is not None or self.done[seat] >= EAGERNESS:
            return False
        try:
            wish = bot.volunteer(self.chairs[seat])
            if wish is not None:
                game.play(seat, wish)
                self.done[seat] += 1
        except Exception as error:
            raise Blunder(str(error), seat) from error
        return wish is not None

    def play(self, longest: int, watch: Callable[[], object] | None = None) -> int:
        """To the end, or for so many decisions, with nobody but bots. Returns how many decisions it took."""
        game, decisions = self.game, 0
        while game.result is None and decisions < longest:
            question = game.question
            for seat in game.asked:
                self.answer(seat)
                decisions += 1
                spoken = bool(self.eager) and self.speak_up()
                if watch is not None:
                    watch()
                if spoken or game.question != question:  # what is asked now may be something else
                    break
        return decisions
