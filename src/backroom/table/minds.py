"""Where bots think: in threads of this process, or (thinkers.py) in processes beside it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from backroom.games import find
from backroom.kit import Bot, Chair, Choice, Game, Saying, Talker, Volunteer

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


class Minds(Protocol):
    """Thinks for bots. Each has one thought at a time, and remembers its last ones as long as it can."""

    async def choose(self, place: Place, game: Game[Any]) -> Thought: ...

    async def volunteer(self, place: Place, game: Game[Any]) -> str | None: ...


class OwnMinds:
    """The bots of one table, each thought in a thread. A thought that takes too long is given up."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._busy: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def choose(self, place: Place, game: Game[Any]) -> Thought:
        return await self._think(place, game, chosen)

    async def volunteer(self, place: Place, game: Game[Any]) -> str | None:
        return await self._think(place, game, wished)

    async def _think(self, place: Place, game: Game[Any], thought: Callable[[Any, Chair], T]) -> T:
        chair = game.copy(listen=True).chair(place.seat)
        async with self._busy[place.seat]:
            bot = self._bot(place, game)
            try:
                return await asyncio.wait_for(asyncio.to_thread(thought, bot, chair), self.patience)
            except Exception:
                self._bots.pop(place.seat, None)
                raise

    def _bot(self, place: Place, game: Game[Any]) -> Bot:
        known = self._bots.get(place.seat)
        if known is None or known[0] != place.kind:
            known = self._bots[place.seat] = place.kind, find(game.rules.name).bots[place.kind]()
        return known[1]


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
