"""A game in progress: a state, a stack of frames, and the answers that led here."""

from random import Random as Generator
from typing import Any, Generic, NamedTuple, TypeVar

from backroom.kit import window
from backroom.kit.asking.ask import Ask, Choice, Random
from backroom.kit.errors import BadSeat, IllegalChoice, NotAsked
from backroom.kit.making.event import Event
from backroom.kit.making.frame import BY_CHANCE, CHANCE, NOBODY, Frame, Held, State
from backroom.kit.making.rules import Rules
from backroom.kit.making.weighing import Weighing
from backroom.kit.playing.chair import Chair
from backroom.kit.record import journal as record
from backroom.kit.record.journal import Past
from backroom.kit.record.save import Entry

S = TypeVar("S", bound=State)

ANSWER, FREELY = 0, 1
"""How a choice is meant: as the answer to what is asked, or as something that may be done at any time."""


class Result(NamedTuple):
    """How a game ended. Nobody may have won, or several."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Game(Generic[S]):
    """A game of any kind. Ask it whom it waits for (`asked`), and `play` their answers until there is a `result`."""

    __slots__ = (
        "answers",
        "cut",
        "dealer",
        "log",
        "options",
        "past",
        "posed",
        "question",
        "result",
        "rules",
        "seats",
        "stack",
        "state",
        "told",
        "version",
        "waiting",
    )

    def __init__(
        self,
        rules: Rules[S],
        seats: int,
        options: dict[str, str],
        version: int,
        state: S,
        stack: list[Frame[S]],
        dealer: Random | None = None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.version = version
        self.state = state
        self.stack = stack
        self.dealer = dealer
        self.waiting: tuple[int, ...] = NOBODY
        self.posed: Ask | None = None
        self.answers: dict[int, Choice] | None = None
        self.question = 0
        self.result: Result | None = None
        self.log: list[Any] = []
        self.past: Past = None
        self.told: list[Event] | None = None
        self.cut = False

    # What players see of it

    @property
    def asked(self) -> dict[int, Ask]:
        """Whom the game waits for, and what each of them is asked."""
        posed = self.posed
        if posed is not None:
            return {self.waiting[0]: posed}
        if not self.waiting:
            return {}
        state, top = self.state, self.stack[-1]
        return {seat: top.ask(state, seat) for seat in self.waiting}

    def may(self, seat: int) -> tuple[Ask, ...]:
        """What the seat may do at any time, besides what it is asked."""
        self.check_seat(seat)
        return self._also(seat) + self.rules.may(self, seat) if self.result is None else ()

    def _also(self, seat: int) -> tuple[Ask, ...]:
        """The question of a team, for a member that we do not wait for but who may answer it as well."""
        if self.answers is not None or not self.stack or seat in self.waiting:
            return ()
        top = self.stack[-1]
        return (top.ask(self.state, seat),) if seat in top.seats(self.state) else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything this seat may know, as plain data; `None` is a spectator's view."""
        return window.view(self, seat)

    def story(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat has seen happen, told from its own event number `since` on."""
        return window.story(self, seat, since)

    def chair(self, seat: int) -> Chair:
        """What a bot on this seat gets instead of the game."""
        self.check_seat(seat)
        return Chair(self, seat)

    # Playing

    def play(self, seat: int, choice: Choice) -> None:
        """Give a seat's answer, as text or as one of the values its question lists. An illegal one changes nothing."""
        way = ANSWER
        if type(choice) is not str and type(seat) is int and seat in self.waiting:
            ask = self.posed
            if ask is None:
                ask = self.stack[-1].ask(self.state, seat)
            try:
                choice = ask.find(choice)
            except (KeyError, TypeError):
                ask, choice, way = self._means(seat, choice)
        else:
            ask, choice, way = self._means(seat, choice)
        self.log += (seat, ask, choice)
        if way == FREELY:
            self._interrupt(seat, ask, choice)
            return
        if self.answers is None:
            self.stack.pop().go(self, seat, choice)
            self.settle()
            return
        self.answers[seat] = choice
        self.waiting = tuple(other for other in self.waiting if other != seat)
        if not self.waiting:
            self._all_answered(self.stack[-1])

    def weigh(self, seat: int, choice: Choice) -> Weighing:
        """What a choice would do, as far as its seat can know. An illegal one is refused as if it were played."""
        self.check_seat(seat)
        ask, value, _ = self._means(seat, choice)
        return self.rules.weigh(self, seat, ask, value)

    def _means(self, seat: int, choice: Choice) -> tuple[Ask, Choice, int]:
        """Which question a choice answers, as which of the rules' own values, and whether as an ANSWER or FREELY."""
        if type(seat) is not int or seat not in self.waiting:
            return self._unasked(seat, choice)
        ask = self.posed
        if ask is None:
            ask = self.stack[-1].ask(self.state, seat)
        try:
            return ask, ask.meant(choice), ANSWER
        except IllegalChoice as error:
            slip = error
        if seat >= 0:
            besides = self._besides(seat, choice)
            if besides is not None:
                return besides
            if type(choice) is str:
                slip = self.rules.misplaced(self, seat, choice) or slip
        raise self._named(slip) from None

    def _unasked(self, seat: int, choice: Choice) -> tuple[Ask, Choice, int]:
        """The same for a seat that we do not wait for; NotAsked if it can do nothing of the kind."""
        if type(seat) is int and seat == CHANCE:
            raise self._named(NotAsked("", "error-no-chance"))
        self.check_seat(seat)
        if self.result is not None:
            raise self._named(NotAsked("", "error-over"))
        besides = self._besides(seat, choice)
        if besides is not None:
            return besides
        waiting = [f"@seat-{who}" for who in window.waiting(self, seat)]
        raise self._named(
            self.rules.out_of_turn(self, seat, choice) or NotAsked("", "error-not-asked", waiting=waiting)
        )

    def _besides(self, seat: int, choice: Choice) -> tuple[Ask, Choice, int] | None:
        """Which of the things a seat may do besides a choice means, if any: to answer for its team, or freely."""
        verb = (choice.split(None, 1) or [""])[0] if isinstance(choice, str) else None
        also = self._also(seat)
        free = self.rules.may(self, seat) if verb is None else self.rules.may_mean(self, seat, verb)
        for place, ask in enumerate((*also, *free)):
            way = ANSWER if place < len(also) else FREELY
            if verb is not None and verb not in ask.verbs:
                continue
            try:
                return ask, ask.meant(choice), way
            except IllegalChoice as error:
                if isinstance(choice, str):
                    raise self._named(error) from None
        return None

    def settle(self) -> None:
        """Carry out frames until someone at the table has to decide."""
        stack, state = self.stack, self.state
        while stack:
            top = stack[-1]
            who = top.seats(state)
            if not who:
                stack.pop()
                top.go(self, CHANCE, None)
            elif who is BY_CHANCE:
                ask = top.ask(state, CHANCE)
                if self.dealer is None:
                    self.waiting, self.posed = who, ask
                    return
                outcome = ask.draw(self.dealer)
                self.log += (CHANCE, ask, outcome)
                stack.pop()
                top.go(self, CHANCE, outcome)
            else:
                self.question += 1
                if top.together:
                    self.waiting = who
                    self._begin_together(top)
                else:
                    self.waiting, self.posed = who[:1], top.ask(state, who[0])
                return
        self.waiting, self.posed = NOBODY, None

    def _begin_together(self, top: Frame[S]) -> None:
        self.posed = None
        self.answers = {}
        if isinstance(top, Held):
            self.stack[-1], self.answers = top.frame, dict(top.answers)
            self.waiting = tuple(seat for seat in self.waiting if seat not in self.answers)
            if not self.waiting:
                self._all_answered(top.frame)

    def deal_with(self, rng: Generator) -> None:
        """From now on chance is drawn from `rng`, also what is asked of it already."""
        self.dealer = rng.random
        if self.waiting is BY_CHANCE:
            self.settle()

    def then(self, *frames: Frame[S]) -> None:
        """What follows, in rulebook order."""
        self.stack.extend(reversed(frames))

    def finish(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        """The game is over; nothing that was still to come will."""
        self.stack.clear()
        self.result = Result(winners, scores, reason)

    def tell(self, word: str, /, to: tuple[int, ...] | None = None, but: tuple[int, ...] = (), **args: Any) -> None:
        """Tell what happened. Frames call this only while `told` is a list: nobody listening costs nothing."""
        if self.told is not None:
            self.told.append(Event(word, args, to, but))

    def _interrupt(self, seat: int, ask: Ask, value: Choice) -> None:
        """Carry out something nobody asked for. The question it interrupts, and who has answered it, stays."""
        top, depth = self.stack[-1], len(self.stack)
        self.rules.do(self, seat, ask, value)
        if self.result is not None:
            self.answers = None
            self.settle()
        elif len(self.stack) > depth:
            if self.answers is not None:
                self.stack[depth - 1] = Held(top, self.answers)
                self.answers = None
            self.settle()
        else:
            self._ask_again(top)

    def _ask_again(self, top: Frame[S]) -> None:
        """What somebody did may have changed whom the question concerns."""
        who = top.seats(self.state)
        if self.answers is not None:
            self.waiting = tuple(seat for seat in who if seat not in self.answers)
            if not self.waiting:
                self._all_answered(top)
        elif who[:1] != self.waiting:
            self.settle()
        elif self.posed is not None:
            self.posed = top.ask(self.state, who[0])

    def _all_answered(self, top: Frame[S]) -> None:
        answers, self.answers = self.answers, None
        self.stack.pop()
        top.go(self, CHANCE, answers)
        self.settle()

    def _named(self, error: IllegalChoice) -> IllegalChoice:
        error.game = self.rules.name
        return error

    def check_seat(self, seat: int | None) -> None:
        if type(seat) is int and 0 <= seat < self.seats:
            return  # As nearly always.
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSeat("error-seat", found=str(seat)[:20], most=self.seats - 1)

    # Other games like this one

    def copy(self, rng: Generator | None = None, *, listen: bool = False) -> "Game[S]":
        """An independent copy. It knows no future dice: chance is drawn from `rng`, or, without one, asked of you."""
        twin: Game[S] = Game.__new__(Game)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.options = self.options
        twin.version = self.version
        twin.state = self.state.copy()
        twin.stack = self.stack[:]
        twin.dealer = None if rng is None else rng.random
        twin.waiting = self.waiting
        twin.posed = self.posed
        twin.answers = None if self.answers is None else self.answers.copy()
        twin.question = self.question
        twin.result = self.result
        twin.log = []
        twin.past = (self.log, len(self.log), self.past)
        twin.cut = self.cut
        twin.told = self.events[:] if listen else None
        if rng is not None and twin.waiting is BY_CHANCE:
            twin.settle()
        return twin

    def onward(self, rng: Generator) -> "Game[S]":
        """A copy whose record begins here, for whoever keeps the past elsewhere: no dearer for a long game."""
        twin = self.copy()
        twin.begin_record()
        twin.told = []
        twin.deal_with(rng)
        return twin

    def begin_record(self) -> None:
        """Let go of the journal so far. What has been told stays."""
        self.log, self.past, self.cut = [], None, True

    def redeal(self, seat: int | None, rng: Generator) -> "Game[S]":
        """A copy in which everything this seat cannot know is drawn anew. Its journal begins here."""
        if seat is not None:
            self.check_seat(seat)
        twin = self.copy()
        twin.past, twin.cut, twin.dealer = None, True, rng.random
        if self.result is None:
            self.rules.redeal(twin, seat, rng.random)
            twin._redraw_answers(seat, rng.random)
        return twin

    def _redraw_answers(self, seat: int | None, random: Random) -> None:
        """Answers that only their seats know yet, and questions that may depend on what was drawn anew."""

        def redrawn(frame: Frame[S], answers: dict[int, Choice]) -> dict[int, Choice]:
            return {
                who: answer if who == seat else frame.ask(self.state, who).draw(random)
                for who, answer in answers.items()
            }

        for depth, frame in enumerate(self.stack):
            if isinstance(frame, Held):
                self.stack[depth] = Held(frame.frame, redrawn(frame.frame, frame.answers))
        if self.answers is not None:
            self.answers = redrawn(self.stack[-1], self.answers)
        # Asked anew when somebody wants to know.
        self.posed = None

    # The record

    @property
    def journal(self) -> list[Entry]:
        """Every answer so far, chance included: replaying it needs no random generator."""
        return record.journal(self)

    @property
    def events(self) -> list[Event]:
        """What has happened so far. Recorded from the first time somebody wants to know; the past is replayed once."""
        if self.told is None:
            self.told = record.told_again(self)
        return self.told

    def save(self) -> str:
        """The game as text, at any moment, in the middle of anything: its header and its journal."""
        return record.save(self)

    def anew(self) -> "Game[S]":
        """The same game before its first answer, with someone listening and nobody dealing."""
        return opened(self.rules, self.seats, self.options, self.version, None, listen=True)


def opened(
    rules: Rules[S], seats: int, options: dict[str, str], version: int, dealer: Random | None, listen: bool = False
) -> Game[S]:
    """A game from its first frame on, dealt as far as chance allows."""
    state, stack = rules.open(seats, options)
    game = Game(rules, seats, options, version, state, stack, dealer)
    game.told = [] if listen else None
    game.settle()
    return game
