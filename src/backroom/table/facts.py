"""What can be said about a table, as plain values: to its listeners, over the wire, and in tests.

Everything here is public or addressed to one seat; nothing in this module ever holds a game's state.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

Args: TypeAlias = dict[str, Any]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
Status: TypeAlias = Literal["open", "playing", "over", "frozen", "outdated"]
Visibility: TypeAlias = Literal["public", "invited"]
Watchers: TypeAlias = Literal["talk", "listen", "apart", "none"]
"""Whether watchers talk with the table, only listen, hear nothing of what the seats say, or are not let in at all."""
Hush: TypeAlias = Literal["round", "named"]
"""How long somebody has nothing to say: until the round is over, or until named."""
TalkKind: TypeAlias = Literal[
    "say",
    "aside",
    "why",
    "sat",
    "terms",
    "started",
    "left",
    "returned",
    "clock",
    "host",
    "frozen",
    "removed",
    "voted",
]


class SeatInfo(Struct, frozen=True):
    """One chair. `away`: a person's chair that a bot plays for now.

    Before the game begins: whether its person is `ready`, and the taken chair it `wants` to change places with.
    `won`: games won at the tables this one goes on from, rematch after rematch.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    connected: bool
    away: bool
    ready: bool
    wants: int | None
    won: int


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table. `deadline` is in milliseconds since 1970.

    `watching` counts those who watch, `onlookers` names those of them who have given a name. `waiting` says whose turn
    it is to those who look in from outside, as far as the house has the table in mind; at the table the view says so.
    At a `lesson` a newcomer plays with bots, and a guide has something to say to each question.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    visibility: Visibility
    clock: int
    deadline: int | None
    host: int | None
    rematch: str | None
    watching: int
    watchers: Watchers
    onlookers: list[str]
    lesson: bool
    waiting: list[int] = []


class Talk(Struct, frozen=True, gc=False):
    """One line of the table's talk: what somebody said, or what happened at the table. `seat` null: the house.

    `name` is whoever sat there at the time, since chairs change hands; in an `aside`, whoever watches and speaks.
    Who was `removed`, or for whom a bot is `voted`, is named in `text`: the chair may be another's by now.
    A bot says why in a `word` of the game, which every reader sees in their own language.
    Of new `terms` the `args` say which: the value of an `option-…`, the `clock`, the `visibility`, the `watchers`.
    """

    n: int
    seat: int | None
    kind: TalkKind
    text: str
    at: int
    word: str | None = None
    args: Args = {}
    name: str = ""


class Told(Struct, frozen=True, gc=False, omit_defaults=True):
    """One event of the game as one seat learns of it; `n` counts the events that reached this very seat, from 1.

    With it begins what a bot did for a person who was away, or whose time was up: it `stood_in`.
    """

    n: int
    word: str
    args: Args
    stood_in: bool = False


class Labelled(Struct, frozen=True, omit_defaults=True):
    """A thing in a form: its id in the answer's text, its label, and whose it is where that is not clear."""

    id: str
    label: str
    of: str = ""


class PointsField(Struct, frozen=True, tag_field="kind", tag="points"):
    """Split all points over the items."""

    name: str
    total: int
    items: list[Labelled]


class MatchField(Struct, frozen=True, tag_field="kind", tag="match"):
    """A value for every item; those in `once` at most once. `given` are the values they have to begin with."""

    name: str
    items: list[Labelled]
    values: list[Labelled]
    once: list[str]
    given: dict[str, str] = {}


class OneField(Struct, frozen=True, tag_field="kind", tag="one", omit_defaults=True):
    """One of the values; `given` is the one to begin with."""

    name: str
    values: list[Labelled]
    given: str = ""


class SomeField(Struct, frozen=True, tag_field="kind", tag="some"):
    """Between `least` and `most` of the values."""

    name: str
    values: list[Labelled]
    least: int
    most: int


class NumberField(Struct, frozen=True, tag_field="kind", tag="number"):
    """A number from `least` to `most` in steps."""

    name: str
    least: int
    most: int
    step: int


class WordsField(Struct, frozen=True, tag_field="kind", tag="words"):
    """Free words, at most so many characters."""

    name: str
    most: int


Field: TypeAlias = PointsField | MatchField | OneField | SomeField | NumberField | WordsField


class Offered(Struct, frozen=True):
    """One choice of a pick: the text to send back, and its label."""

    text: str
    word: str
    args: Args


class PickAsk(Struct, frozen=True, tag_field="kind", tag="pick"):
    """A question with a few choices, all listed."""

    word: str
    args: Args
    choices: list[Offered]


class FormAsk(Struct, frozen=True, tag_field="kind", tag="form"):
    """A question with fields to fill in; the answer is the verb and each field's text."""

    word: str
    args: Args
    verb: str
    fields: list[Field]


Asked: TypeAlias = PickAsk | FormAsk


class Update(Struct, frozen=True, gc=False, tag_field="type", tag="update"):
    """What changed for one seat: the changed keys of its view, those that are gone, and all that it is asked now.

    Of a list that is no shorter than before there may be its `rows` instead: what is new in it, by its places.
    """

    view: dict[str, Any]
    rows: dict[str, dict[str, Any]]
    gone: list[str]
    events: list[Told]
    ask: Asked | None
    question: int | None
    may: list[Asked]


class TableNews(Struct, frozen=True, tag_field="type", tag="table"):
    """Something about the table itself has changed."""

    table: TableInfo


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A new line of talk."""

    talk: Talk


class RematchNews(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Another game at a new table: whose idea it was first, and everybody who wants it, by their seats here."""

    table: str
    seats: list[int]


class Reseated(Struct, frozen=True, tag_field="type", tag="reseated"):
    """You sit somewhere else now; the token is the same."""

    seat: int


class CourtesyNews(Struct, frozen=True, tag_field="type", tag="courtesy"):
    """A moment for the people on `seats` before the question is answered, at the latest `until` then (ms since 1970).

    `word` and `args` say what for; of a `scene` everybody wants to see something first. `held_by` has asked to wait.
    `mine`: this seat is among them and has not passed; `waits`: how often it may still ask to wait; `hush`: how long it
    has nothing to say. Without a moment `until` is null.
    """

    question: int | None
    word: str
    args: Args
    scene: bool
    seats: list[int]
    until: int | None
    held_by: int | None
    mine: bool
    waits: int
    hush: Hush | None


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing has changed. `id` is that of the refused message, or null where everybody at the table is told.

    `code` is for programs, `rule` names the rule that forbids it, `word` is for the page, `why` an English sentence.
    """

    id: str | None
    code: str
    rule: str | None
    word: str
    args: Args
    why: str


class Closing(Struct, frozen=True, tag_field="type", tag="error"):
    """The last thing a listener hears before its connection is closed."""

    code: str
    word: str
    args: Args
    why: str


News: TypeAlias = Update | TableNews | Said | RematchNews | Reseated | CourtesyNews | Refused | Closing
