"""Where bots think: in threads of this process, or (thinkers.py) in processes beside it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from backroom.bots import bot_maker
from backroom.bots.model import ModelBot
from backroom.bots.program import Program
from backroom.kit import Bot, Chair, Choice, Game, Rules, Saying, Talker, Volunteer

log = logging.getLogger("backroom.bots")

GUEST_PATIENCE = 300.0
"""Seconds after which nothing more is expected of a player from outside, however much time it was given."""

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot has chosen, and what it says about it."""

    choice: Choice
    saying: Saying | None


class Place(NamedTuple):
    """Which bot on which chair of which table."""

    table: str
    seat: int
    kind: str
    mind: str = ""
    """What its thoughts are drawn by, where they shall be the same every time."""

    def chance(self, question: int | None = None) -> Random | None:
        """All the chance there is in what it thinks about a question, however often it thinks; None: any."""
        return Random(f"{self.mind} {question}") if self.mind else None


class Mind:
    """A bot at its place. Its memory lasts; its chance begins anew with each question, if it is a given one."""

    def __init__(self, rules: Rules[Any], place: Place) -> None:
        self.place = place
        self._rng = place.chance()
        maker = bot_maker(rules, place.kind)
        self.bot = maker() if self._rng is None else maker(rng=self._rng)

    def about(self, question: int) -> Bot:
        """The bot, ready to think about a question."""
        chance = self.place.chance(question)
        if self._rng is not None and chance is not None:
            self._rng.setstate(chance.getstate())
        return self.bot


class Minds(Protocol):
    """Thinks for bots. Each has one thought at a time, and remembers its last ones as long as it can."""

    async def choose(self, place: Place, game: Game[Any]) -> Thought: ...

    async def volunteer(self, place: Place, game: Game[Any]) -> str | None: ...


class OwnMinds:
    """The bots of one table, each thought in a thread. A thought that takes too long is given up."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._threads: ThreadPoolExecutor | None = None
        self._bots: dict[int, Mind] = {}
        self._busy: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def choose(self, place: Place, game: Game[Any]) -> Thought:
        return await self._think(place, game, chosen)

    async def volunteer(self, place: Place, game: Game[Any]) -> str | None:
        return await self._think(place, game, wished)

    async def _think(self, place: Place, game: Game[Any], thought: Callable[[Any, Chair], T]) -> T:
        chair = game.copy(listen=True).chair(place.seat)
        async with self._busy[place.seat]:
            bot = self._mind(place, game).about(game.question)
            try:
                loop = asyncio.get_running_loop()
                return await asyncio.wait_for(loop.run_in_executor(self._threads, thought, bot, chair), self.patience)
            except Exception:
                self._bots.pop(place.seat, None)
                raise

    def _mind(self, place: Place, game: Game[Any]) -> Mind:
        known = self._bots.get(place.seat)
        if known is None or known.place != place:
            known = self._bots[place.seat] = Mind(game.rules, place)
        return known


class GuestMinds(OwnMinds):
    """Players who decide elsewhere, in programs or on other machines, and keep their own time for it.

    They have threads of their own: whoever only waits shall not keep others from thinking.
    """

    def __init__(self) -> None:
        super().__init__(GUEST_PATIENCE)

    async def choose(self, place: Place, game: Game[Any]) -> Thought:
        self._threads = self._threads or ThreadPoolExecutor(game.seats, "guest")
        bot = self._mind(place, game).bot
        before = len(faults_of(bot))
        thought = await super().choose(place, game)
        for fault in faults_of(bot)[before:]:
            log.warning("the player on seat %s of %s did not decide itself: %s", place.seat, place.table, fault)
        return thought

    def close(self) -> None:
        """Nobody plays here for now: programs end."""
        for mind in self._bots.values():
            if isinstance(mind.bot, Program):
                mind.bot.close()
        self._bots.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None


def faults_of(bot: Bot) -> list[str]:
    """What a player from outside did not decide itself, and why."""
    return bot.faults if isinstance(bot, Program | ModelBot) else []


def chosen(bot: Bot, chair: Chair) -> Thought:
    """What a bot chooses, and why."""
    choice = bot.choose(chair)
    return Thought(choice, bot.explain() if isinstance(bot, Talker) else None)


def wished(bot: Volunteer, chair: Chair) -> str | None:
    """What a bot wants to do unasked, as its text."""
    wish = bot.volunteer(chair)
    if wish is None or isinstance(wish, str):
        return wish
    return next((ask.text(wish) for ask in chair.may if wish in ask), str(wish))
