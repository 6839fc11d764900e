"""A step of the game: an answer, tried out on a copy. Nothing of it counts before it is written down."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from backroom.kit import Game, Saying, window
from backroom.table.clock import due
from backroom.table.facts import Update
from backroom.table.journal import FREELY, answer_to, answers, dice, new_lines, stood_in
from backroom.table.lines import Line, Spoken
from backroom.table.record import Record
from backroom.table.refusals import Refusal
from backroom.table.sight import Eye, Sight, look_around_on

if TYPE_CHECKING:
    from backroom.table.table import Table


class Given(Struct, frozen=True, gc=False):
    """An answer to the question of that number, or, without one, something that may be done at any time.

    `id`: the same one again is no second answer. A bot may say `why`.
    """

    seat: int
    choice: Any
    question: int | None
    id: str | None = None
    by: str = "person"
    why: Saying | None = None


class Step(Struct, frozen=True, gc=False):
    """All that changes: what is to be written down, the game after it, what everybody sees of that, and what is new.

    Without a game it goes on as it is; without sights it looks as before.
    """

    record: Record
    lines: Sequence[Line] = ()
    talk: Sequence[Spoken] = ()
    game: Game[Any] | None = None
    sights: dict[Eye, Sight] | None = None
    news: dict[Eye, Update | None] | None = None


def game_on(table: "Table") -> Game[Any]:
    """The game, if it can be played."""
    if table.record.status == "frozen":
        raise Refusal("frozen", "error-frozen")
    if table.game is not None:
        return table.game
    if table.record.outdated:
        raise Refusal("outdated", "error-outdated")
    raise Refusal("not-begun", "error-not-begun")


def in_time(game: Game[Any], question: int | None) -> None:
    """Whether this question is open, if one is meant."""
    if question is not None and question != game.question:
        raise Refusal("late", "error-late")


def try_out(table: "Table", game: Game[Any], given: Given) -> Step:
    """What comes of an answer. A refusal says why it is none; whatever else is raised is a fault of the game."""
    seat, freely, record = given.seat, given.question is None, table.record
    _check_hand(table, given)
    in_time(game, given.question)
    trial = game.onward(dice(record, table.written))
    if freely:
        _check_any_time(table, trial, given)
        trial.play(seat, given.choice)
    else:
        trial.play(seat, answer_to(trial, seat, given.choice))
    lines = new_lines(trial, table.written, FREELY if freely else given.by, given.id)
    # Looked at now, while all of it is at hand: until it is written down, other tables have had their turn.
    sights, news = look_around_on(trial, table.sights, by_bot=stood_in(record, lines[0]))
    talk = [table.line(seat, "clock")] if given.by == "clock" else []
    why = given.why
    if why is not None and len(table.talk) < table.manners.talk_kept and not window.unseen(game):
        talk = [Spoken(replace(table.line(seat, "why").talk, word=why.word, args=why.args))]
    status, deadline = record.status if trial.result is None else "over", due(record, trial, game)
    if (status, deadline) != (record.status, record.deadline):
        record = replace(record, status=status, deadline=deadline)
    return Step(record, lines, talk, trial, sights, news)


def _check_hand(table: "Table", given: Given) -> None:
    """A person answers for itself, unless it has left its chair to a bot."""
    present = table.record.seats[given.seat].present
    if given.by == "person" and not present:
        raise Refusal("away", "error-away")
    if given.by == "bot" and present:
        raise Refusal("late", "error-late")


def _check_any_time(table: "Table", game: Game[Any], given: Given) -> None:
    """Not without end; and what answers the question must name its number, or a late answer could pass for it."""
    if table.done_freely[given.seat] >= table.manners.freely:
        raise Refusal("enough", "error-enough", most=table.manners.freely)
    if answers(game, given.seat, given.choice):
        raise Refusal("late", "error-late")
