"""Who answers where no person does: bots, stand-ins for people who left, the clock, and for who has passed in advance.

A seat that can only pass is waited for like any other: whoever is answered for sooner would be known to hold nothing.
Bots also speak up unasked, and say why.
"""

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from backroom.bots import asks_elsewhere, bot_maker
from backroom.games import find
from backroom.kit import (
    EAGERNESS,
    BackroomError,
    Game,
    IllegalChoice,
    Saying,
    Volunteer,
)
from backroom.table.dice import DICE
from backroom.table.invited import meant, stand_in
from backroom.table.lines import now
from backroom.table.minds import GuestMinds, Minds, OwnMinds, Place
from backroom.table.pace import Pace
from backroom.table.record import Seat
from backroom.table.refusals import Overtaken, Refusal, StorageTrouble
from backroom.table.step import Given

if TYPE_CHECKING:
    from backroom.table.table import Table

log = logging.getLogger("backroom.bots")


class Duty(NamedTuple):
    """Which question is to be answered for a seat, and why."""

    question: int
    given_by: Literal["bot", "passed", "clock"]


class Decision(NamedTuple):
    """What was chosen for a seat, and how much it had heard before that was thought about."""

    choice: Any
    heard: int | None = None
    """None: it would be the same whatever was heard."""


class Bell(NamedTuple):
    """When the time for a question is up."""

    question: int
    at: int

    @property
    def left(self) -> float:
        """Seconds until then."""
        return max(0.0, (self.at - now()) / 1000)


class Attendants:
    """At most one for each seat, there for one question; one who speaks up unasked; and one who watches the clock."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pace = Pace(table.manners.bot_delay)
        self._minds: Minds = table.thinkers or OwnMinds(table.manners.bot_patience)
        self._guests = GuestMinds()
        self._tasks: dict[int, tuple[Duty, asyncio.Task[None]]] = {}
        self._eager: dict[int, asyncio.Task[None]] = {}
        self._clock: tuple[Bell, asyncio.Task[None]] | None = None
        self._seen: tuple[tuple[Seat, ...], bool] = (), False
        self._done = Counter[tuple[int, int]]()
        self._sayings: dict[int, tuple[Any, Saying]] = {}
        """What each bot would say, and about which choice."""

    @property
    def busy(self) -> bool:
        return any(not task.done() for task in self._all_tasks())

    def _all_tasks(self) -> list[asyncio.Task[None]]:
        clock = [] if self._clock is None else [self._clock[1]]
        return [*(task for _, task in self._tasks.values()), *self._eager.values(), *clock]

    def attend(self) -> None:
        """Look round who needs somebody to answer. Whoever is at it already stays undisturbed."""
        if self._tasks or not self._people_alone:
            self._send_for_bots()
        self._wind()

    @property
    def _people_alone(self) -> bool:
        """Whether everybody here is a person who answers for themselves, as at most tables most of the time."""
        seats = self.table.record.seats
        if self._seen[0] is not seats:
            self._seen = seats, all(seat.present for seat in seats)
        return self._seen[1] and not self.table.courtesies.anybody_silent

    def _send_for_bots(self) -> None:
        duties = self._duties()
        for seat, (duty, task) in list(self._tasks.items()):
            if duties.get(seat) != duty or task.done():
                task.cancel()
                del self._tasks[seat]
        for seat, duty in duties.items():
            if seat not in self._tasks:
                self._tasks[seat] = duty, asyncio.create_task(self._serve(seat, duty))
        for seat in self._volunteers():
            if seat not in self._eager or self._eager[seat].done():
                self._eager[seat] = asyncio.create_task(self._speak_up(seat))

    def _wind(self) -> None:
        """See that the clock rings when it should."""
        game, record = self.table.game, self.table.record
        bell = None
        if game is not None and record.status == "playing" and record.deadline is not None:
            bell = Bell(game.question, record.deadline)
        if self._clock is not None:
            last, task = self._clock
            # Somebody may come back to a question whose time is up already.
            if last != bell or (task.done() and self._late()):
                task.cancel()
                self._clock = None
        if bell is not None and self._clock is None:
            self._clock = bell, asyncio.create_task(self._ring(bell))

    def dismiss(self) -> None:
        for task in self._all_tasks():
            task.cancel()
        self._tasks.clear()
        self._eager.clear()
        self._clock = None
        self._guests.close()

    def _duties(self) -> dict[int, Duty]:
        game, record = self.table.game, self.table.record
        if game is None or record.status != "playing":
            return {}
        duties = {}
        for seat in game.asked:
            if not record.seats[seat].present:
                duties[seat] = Duty(game.question, "bot")
            elif self._passes(game, seat):
                duties[seat] = Duty(game.question, "passed")
        return duties

    def _passes(self, game: Game[Any], seat: int) -> bool:
        """Whether this person has said that they have nothing to say, and the question can be passed on."""
        silent = self.table.courtesies.silent(seat)
        return silent and game.rules.passing(game, seat, game.asked[seat]) is not None

    def _volunteers(self) -> list[int]:
        game, record = self.table.game, self.table.record
        if game is None or record.status != "playing":
            return []
        return [seat.seat for seat in record.seats if not seat.present and self._eager_by_nature(seat.seat)]

    def _eager_by_nature(self, seat: int) -> bool:
        maker = bot_maker(find(self.table.record.game), self._kind(seat))
        # A class has what its bots have; none is made before it is needed.
        return isinstance(getattr(maker, "func", maker), Volunteer)

    async def _speak_up(self, seat: int) -> None:
        """Let the bot do what it wants to do unasked, until it has nothing more to do about what it sees."""
        try:
            while await self._spoken_up(seat):
                pass
        except BackroomError as error:
            log.debug("what seat %s wanted to do is no longer possible: %s", seat, error)

    async def _spoken_up(self, seat: int) -> bool:
        """Whether it did something, or something has happened in the meantime."""
        table = self.table
        seen = table.written
        await asyncio.sleep(self.pace.bot())
        game = table.game
        if game is None or seat not in self._volunteers() or self._done[seat, game.question] >= EAGERNESS:
            return False
        try:
            wish = await self._minds_of(seat).volunteer(self._place(seat), game)
        except Exception:  # a bot that cannot speak may still play
            log.exception("the bot on seat %s of %s could not speak up", seat, table.record.id)
            return False
        if wish is None:
            return table.written != seen
        self._done[seat, game.question] += 1
        await table.answer(seat, wish, question=None, given_by="bot")
        return True

    async def _serve(self, seat: int, duty: Duty, thought: Decision | None = None) -> None:
        self._sayings.pop(seat, None)
        try:
            await self._reply(seat, duty, await self._in_time(seat, duty) if thought is None else thought)
        except BackroomError as error:
            # The question has been answered or withdrawn in the meantime; whoever is needed now has been called.
            log.debug("no answer needed from seat %s: %s", seat, error)
        except Exception as error:  # no bot, and no game that cannot be played at random, may stop the house
            await self.table.freeze(error)

    async def _ring(self, bell: Bell) -> None:
        """Answer for everybody whose time is up, in the order of their seats.

        It has been thought about before: the moment of an answer tells nobody whether there was a choice.
        """
        await asyncio.sleep(max(0.0, bell.left - self.pace.lead))
        late = self._late()
        thoughts = dict(zip(late, await asyncio.gather(*map(self._ponder, late)), strict=True))
        await asyncio.sleep(bell.left)
        for seat in self._late():
            await self._serve(seat, Duty(bell.question, "clock"), thoughts.get(seat))

    def _late(self) -> list[int]:
        """The people who have not answered, and have left that to nobody."""
        game, seats = self.table.game, self.table.record.seats
        if game is None:
            return []
        return sorted(seat for seat in game.asked if seats[seat].present and not self._passes(game, seat))

    async def _ponder(self, seat: int) -> Decision | None:
        """A thought for somebody who may yet answer; None if it comes to nothing."""
        try:
            return await self._think(seat)
        except Exception as error:  # it will be thought about again, if it still matters then
            log.debug("no thought for seat %s: %s", seat, error)
            return None

    def _pause(self, duty: Duty) -> float:
        pause = self.pace.bot() if duty.given_by == "bot" else self.pace.person()
        deadline = self.table.record.deadline
        return pause if deadline is None else min(pause, max(0.0, (deadline - now()) / 1000))

    async def _reply(self, seat: int, duty: Duty, decision: Decision) -> None:
        """Hand in a decision; think again if the game has moved under it; then anything legal will do."""
        for ponder in (self._think, self._draw):
            try:
                await self._hand_in(seat, decision, duty)
            except IllegalChoice as error:
                log.warning("a bot on seat %s of %s chose what it may not: %s", seat, self.table.record.id, error)
                decision = await ponder(seat)
            else:
                return
        await self._hand_in(seat, decision, duty)

    async def _in_time(self, seat: int, duty: Duty) -> Decision:
        """A decision after its pause. People get a word in first; a bot that has heard one thinks again."""
        if duty.given_by == "clock":
            return await self._think(seat)
        courtesies = self.table.courtesies
        pause = self._pause(duty)
        if duty.given_by == "passed":
            await asyncio.sleep(pause)
            await courtesies.over()
            return await self._pass(seat)
        while True:
            heard = courtesies.heard
            decision = await self._think_for(seat, pause)
            await courtesies.over()
            if courtesies.heard == heard:
                return decision
            pause = self.pace.thought

    async def _think_for(self, seat: int, pause: float) -> Decision:
        """A decision after so long, however long the thought took: that would tell what it is about."""
        begun = time.monotonic()
        decision = await self._think(seat)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
        return decision

    async def _pass(self, seat: int) -> Decision:
        """What a person does who has nothing to say, whatever has been heard."""
        game = self._game(seat)
        passing = game.rules.passing(game, seat, game.asked[seat])
        return await self._think(seat) if passing is None else Decision(passing)

    async def _hand_in(self, seat: int, decision: Decision, duty: Duty) -> None:
        """Give an answer. What was decided before the seat heard of something else is thought out anew."""
        while True:
            try:
                return await self.table.alone(partial(self._give, seat, decision, duty))
            except Overtaken:
                decision = await self._think_for(seat, self.pace.thought)
            except StorageTrouble:
                await asyncio.sleep(self.table.manners.retry)

    async def _give(self, seat: int, decision: Decision, duty: Duty) -> None:
        table = self.table
        if decision.heard not in (None, table.sight(seat).heard):
            raise Overtaken
        about, saying = self._sayings.get(seat, (None, None))
        why = saying if duty.given_by == "bot" and about == decision.choice else None
        await table.play(Given(seat, decision.choice, duty.question, by=duty.given_by, why=why))

    async def _think(self, seat: int) -> Decision:
        """The bot's choice, made from its own chair; a random one if it breaks down."""
        game, heard = self._game(seat), self.table.sight(seat).heard
        if _forced(game, seat):
            return Decision(game.asked[seat][0], heard)
        try:
            begun = time.monotonic()
            choice, saying = await self._minds_of(seat).choose(self._place(seat), game)
            self.pace.note_thought(time.monotonic() - begun)
            if saying is not None:
                self._sayings[seat] = choice, saying
            return Decision(choice, heard)
        except Exception:  # whatever a bot does wrong, the others want to play on
            log.exception("the bot on seat %s of %s broke down; a random choice instead", seat, self.table.record.id)
            return await self._draw(seat)

    async def _draw(self, seat: int) -> Decision:
        return Decision(self._game(seat).asked[seat].draw(DICE.random))

    def _game(self, seat: int) -> Game[Any]:
        game = self.table.game
        if game is None or seat not in game.asked:
            raise Refusal("late", "error-late")
        return game

    def _place(self, seat: int) -> Place:
        record = self.table.record
        lesson = find(record.game).lesson if record.lesson else None
        return Place(record.id, seat, self._kind(seat), "" if lesson is None else lesson.mind(seat))

    def _minds_of(self, seat: int) -> Minds:
        return self._guests if asks_elsewhere(self._kind(seat)) else self._minds

    def _kind(self, seat: int) -> str:
        """Which bot decides for a seat."""
        record = self.table.record
        kind = record.seats[seat].bot
        return stand_in(record.game) if kind is None else meant(record.game, kind, self.table.manners.players)


def _forced(game: Game[Any], seat: int) -> bool:
    ask = game.asked[seat]
    return ask.listed and len(ask) == 1
