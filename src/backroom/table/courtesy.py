"""People get a word in: before bots go on, whoever might want to do something first has a moment for it.

Whom the table waits for, and how long, follows from what everybody knows: the rules say which seats, the table who of
them is a person and here. That somebody has passed is never told; only that the moment is over.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from backroom.games import find
from backroom.kit import Courtesy, Game, Rules, names_seat, window
from backroom.table.facts import CourtesyNews, Hush, Update
from backroom.table.lines import now
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from backroom.table.listener import Listener
    from backroom.table.table import Table


class Moment(Struct, frozen=True):
    """A pause before the question of this number is answered, until then at the latest."""

    question: int
    courtesy: Courtesy
    until: int
    held_by: int | None = None


class Silence(Struct, frozen=True):
    """Somebody has nothing to say: for the round that was on then, or until named."""

    until: Hush
    round: int


class Courtesies:
    """The open moment of a table, who has passed on it, and who has nothing to say for a while."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.moment: Moment | None = None
        self.heard = 0
        """How often a person has said or done something of their own accord: bots think again then."""
        self._silent: dict[int, Silence] = {}
        self._passed: set[int] = set()
        self._waits = Counter[int]()
        self._renewed = 0
        self._question = 0
        self._over = asyncio.Event()
        self._over.set()
        self._clerk: asyncio.Task[None] | None = None
        self._told: dict[int | None, CourtesyNews] = {}

    # What the table tells us

    def look(self, *, seen: bool) -> None:
        """Something has happened, and was `seen` by everybody or not: is there a moment to be given now?"""
        game = self.table.game
        if game is None or self.table.record.status != "playing":
            self._close()
        elif game.question != self._question:
            self._question, self._renewed = game.question, 0
            self._open(game)
        elif seen and self._renewed < self.table.manners.courtesy_renewals:
            self._renewed += 1
            self._open(game)
        else:
            self._go_along(game)

    def speak(self, seat: int) -> None:
        """A person has said or done something that everybody heard: whoever has a plan may think again."""
        if self.table.record.seats[seat].present:
            self.heard += 1

    def end_silences(self, game: Game[Any], news: Mapping[int | None, Update | None]) -> None:
        """Who wanted to be silent for a round that is over, or until named, is heard again."""
        for seat, silence in list(self._silent.items()):
            over, update = silence.round != game.rules.round(game), news.get(seat)
            told = () if update is None else update.events
            if over if silence.until == "round" else any(names_seat(event.args, seat) for event in told):
                del self._silent[seat]
                self._tell()

    async def over(self) -> None:
        """Until nobody is to be waited for."""
        await self._over.wait()

    def dismiss(self) -> None:
        self._close()

    # What people tell us

    def go_on(self, seat: int, question: int) -> None:
        """This seat has nothing to do before the question of this number is answered."""
        if self.moment is None or self.moment.question != question:
            return
        self._passed.add(seat)
        self._hurry()

    def wait(self, seat: int, question: int) -> None:
        """Hold the table for a while, a few times a game."""
        moment = self.moment
        if moment is None or moment.question != question or seat not in moment.courtesy.seats:
            raise Refusal("late", "error-no-moment")
        if self._waits[seat] >= self.table.manners.waits:
            raise Refusal("waits", "error-waits", most=self.table.manners.waits)
        self._waits[seat] += 1
        self._passed.discard(seat)
        held = int(1000 * self.table.manners.wait)
        self.moment = replace(moment, until=self._before_the_clock(now() + held), held_by=seat)
        self._attend()

    def hush(self, seat: int, until: Hush | None) -> None:
        """From now on this seat passes on what it can pass on; None: no more."""
        game = self.table.game
        if until is None or game is None:
            self._silent.pop(seat, None)
        else:
            self._silent[seat] = Silence(until, game.rules.round(game))
        self._tell()
        self._hurry()

    def silent(self, seat: int) -> bool:
        """Whether this seat has passed in advance; nobody else's business."""
        return seat in self._silent

    @property
    def anybody_silent(self) -> bool:
        return bool(self._silent)

    # The moment

    def _open(self, game: Game[Any]) -> None:
        courtesy = game.rules.courtesy(game)
        seconds = 0.0 if courtesy is None else self._seconds(game, courtesy)
        if courtesy is None or not seconds:
            self._close()
            return
        self._passed.clear()
        self._over.clear()
        until = self._before_the_clock(now() + int(1000 * seconds))
        self.moment = Moment(game.question, courtesy, until)
        self._attend()

    def _go_along(self, game: Game[Any]) -> None:
        """The moment gets no longer; but whoever has had their word, by the rules, is waited for no more."""
        if self.moment is not None:
            courtesy = game.rules.courtesy(game)
            if courtesy is None:
                self._close()
                return
            self.moment = replace(self.moment, courtesy=courtesy)
        self._hurry()

    def _seconds(self, game: Game[Any], courtesy: Courtesy) -> float:
        """How long to wait at most. Where only people are asked they take their own time."""
        manners, seats = self.table.manners, self.table.record.seats
        if not self._awaited(courtesy.seats):
            return 0.0
        if courtesy.scene:
            return manners.scene
        bots_are_asked = any(not seats[seat].present for seat in window.waiting(game, None))
        return manners.courtesy if bots_are_asked else 0.0

    def _awaited(self, seats: Iterable[int]) -> list[int]:
        """The people among these seats who are here, more or less."""
        chairs, gone = self.table.record.seats, self.table.manners.absence
        return [seat for seat in seats if chairs[seat].present and self.table.absent(seat) < gone]

    def _before_the_clock(self, until: int) -> int:
        deadline = self.table.record.deadline
        return until if deadline is None else min(until, deadline)

    def _attend(self) -> None:
        if self._clerk is not None:
            self._clerk.cancel()
        self._clerk = asyncio.create_task(self._keep())
        self._tell()

    async def _keep(self) -> None:
        """Close the moment when it is over; who passed in advance passes when a person might."""
        moment = self.moment
        if moment is None:
            return
        if all(seat in self._silent or seat in self._passed for seat in self._awaited(moment.courtesy.seats)):
            pace = self.table.attendants.pace
            await asyncio.sleep(min(pace.person(), max(0.0, (moment.until - now()) / 1000)))
        else:
            await asyncio.sleep(max(0.0, (moment.until - now()) / 1000))
        self._clerk = None
        self._close()

    def _hurry(self) -> None:
        """Is anybody left to wait for? Those who are silent are waited for as long as a person might take."""
        moment = self.moment
        if moment is None:
            return
        left = set(self._awaited(moment.courtesy.seats)) - self._passed
        if not left:
            self._close()
        elif left <= self._silent.keys():
            self._attend()
        else:
            self._tell()

    def _close(self) -> None:
        if self.moment is None:
            return
        if self._clerk is not None:
            self._clerk.cancel()
            self._clerk = None
        self.moment = None
        self._passed.clear()
        self._over.set()
        self._tell()

    # Telling

    def greet(self, listener: "Listener") -> None:
        """Whoever comes learns of a moment that is on; and, where one can pass in advance, that one can."""
        news = self._told[listener.seat] = self._news(listener.seat)
        if news != QUIET or self._can_be_silent():
            listener.post(news)

    def _can_be_silent(self) -> bool:
        """Whether this game ever gives a moment, or has a question that one can pass on."""
        rules = type(find(self.table.record.game))
        return rules.courtesy is not Rules.courtesy or rules.passing is not Rules.passing

    def _tell(self) -> None:
        for listener in list(self.table.listeners):
            news = self._news(listener.seat)
            if self._told.get(listener.seat, QUIET) != news:
                listener.post(news)
        self._told = {listener.seat: self._news(listener.seat) for listener in self.table.listeners}

    def _news(self, eye: int | None) -> CourtesyNews:
        silence = None if eye is None else self._silent.get(eye)
        hush = None if silence is None else silence.until
        moment = self.moment
        if moment is None:
            return replace(QUIET, hush=hush)
        courtesy = moment.courtesy
        return CourtesyNews(
            question=moment.question,
            word=courtesy.word,
            args=courtesy.args,
            scene=courtesy.scene,
            seats=list(courtesy.seats),
            until=moment.until,
            held_by=moment.held_by,
            mine=eye in courtesy.seats and eye not in self._passed,
            waits=0 if eye is None else self.table.manners.waits - self._waits[eye],
            hush=hush,
        )


QUIET = CourtesyNews(
    question=None, word="", args={}, scene=False, seats=[], until=None, held_by=None, mine=False, waits=0, hush=None
)
"""Nobody is waited for."""
