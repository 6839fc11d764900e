"""Every message that goes over the wire. The page's own types are made from these; see docs/protocol.md."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from backroom.kit import Rulebook
from backroom.table.facts import (
    Args,
    Asked,
    Closing,
    CourtesyNews,
    Hush,
    Refused,
    RematchNews,
    Reseated,
    Said,
    TableInfo,
    TableNews,
    Talk,
    Told,
    Update,
    Visibility,
    Watchers,
)

TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
AnswerId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Counter: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Token: TypeAlias = Annotated[str, Meta(max_length=128)]


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a page says over its WebSocket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which chair this is (no token: a watcher), and the last event it has (0: none).

    `name` is what a watcher wants to be called. Later on: the same for another table, on the same line.
    """

    table: TableId
    token: Token | None = None
    last: Counter = 0
    name: Annotated[str, Meta(max_length=100)] = ""


class Answer(ClientMessage, frozen=True, tag="answer"):
    """The answer to the question of that number. `id` is made by the client; sent again, it counts once."""

    id: AnswerId
    question: Counter
    choice: str


class Do(ClientMessage, frozen=True, tag="do"):
    """Something that may be done at any time."""

    id: AnswerId
    choice: str


class Weigh(ClientMessage, frozen=True, tag="weigh"):
    """What would this answer to the question of that number do? Without a number: something done at any time."""

    id: AnswerId
    choice: str
    question: Counter | None = None


class Pass(ClientMessage, frozen=True, tag="pass"):
    """Nothing to do before the question of this number is answered: go on."""

    question: Counter


class Wait(ClientMessage, frozen=True, tag="wait"):
    """Hold the table for a while before the question of this number is answered."""

    question: Counter


class SetHush(ClientMessage, frozen=True, tag="hush"):
    """Pass on all that can be passed on, for this round or until named; null: no more. Nobody else is told."""

    until: Hush | None


class Say(ClientMessage, frozen=True, tag="say"):
    """Talk, to everybody at the table."""

    id: AnswerId
    text: str


class Leave(ClientMessage, frozen=True, tag="leave"):
    """Hand the chair to a bot; before the game begins, leave it open."""


class Cover(ClientMessage, frozen=True, tag="cover"):
    """Let a bot play on for somebody whose connection has been lost for a while."""

    seat: int


class Remove(ClientMessage, frozen=True, tag="remove"):
    """The host sends somebody away: the chair is free again, or a bot's once the game has begun."""

    seat: int


class Vote(ClientMessage, frozen=True, tag="vote"):
    """Let a bot play for somebody who has been silent for a minute; it does when most others want it."""

    seat: int


class Return(ClientMessage, frozen=True, tag="return"):
    """Take the chair back from the bot."""


class Ready(ClientMessage, frozen=True, tag="ready"):
    """Ready to begin, or not yet. When all chairs are taken and all are ready, the game begins."""

    ready: bool


class Move(ClientMessage, frozen=True, tag="move"):
    """Before the game: sit down over there; where a person sits, they must want it too. One's own chair: no more."""

    seat: int


class SetTerms(ClientMessage, frozen=True, tag="terms"):
    """Before the game: the host changes what is played. What is null stays; who was ready must say so again."""

    options: Annotated[dict[str, str], Meta(max_length=40)] | None = None
    clock: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    visibility: Visibility | None = None
    watchers: Watchers | None = None


class Start(ClientMessage, frozen=True, tag="start"):
    """The host begins now; bots take the open chairs."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Another game, please: the first to say so opens its table, the others join it by saying so too."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is anybody there?"""


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello: all that this chair may know. `view` is null until the game begins."""

    seat: int | None
    table: TableInfo
    view: dict[str, Any] | None
    events: list[Told]
    ask: Asked | None
    question: int | None
    may: list[Asked]
    talk: list[Talk]


class SayingInfo(Struct, frozen=True):
    """A word of the game and its arguments."""

    word: str
    args: Args


class MarkInfo(Struct, frozen=True):
    """Something on the board that a choice touches: its id, a sign of the game (its word is `mark-` and the sign)."""

    on: str
    sign: str
    much: int | str | None


class Weighed(Struct, frozen=True, tag_field="type", tag="weighed"):
    """What the choice of the message `id` would do. `final`: it cannot be taken back, and is worth a second thought."""

    id: str
    sayings: list[SayingInfo]
    marks: list[MarkInfo]
    final: bool


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The answer of this id counts, and is written down."""

    id: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Yes."""


class PersonWish(Struct, frozen=True, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """A chair for somebody at this very device."""

    name: str


class OpenWish(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A chair for whoever comes."""


class BotWish(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A chair for a bot."""

    bot: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `clock`: seconds for each move, 0 for none."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[PersonWish | OpenWish | BotWish], Meta(min_length=1, max_length=40)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    visibility: Visibility = "invited"
    clock: Annotated[int, Meta(ge=0, le=86_400)] = 0
    watchers: Watchers = "listen"


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons: a newcomer's first game, with bots and a guide."""

    game: Annotated[str, Meta(max_length=40)]
    name: str


class TableMade(Struct, frozen=True):
    """The new table, and the secret token of every chair taken at this device, by seat."""

    table: TableInfo
    tokens: dict[str, str]


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit. Without a seat: the first that is open. `ready`: the game may begin at once."""

    name: str
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    ready: bool = True


class Seated(Struct, frozen=True):
    """The chair, and its secret token."""

    table: TableInfo
    seat: int
    token: str


class OptionInfo(Struct, frozen=True):
    """An option of a game: all its values; where they depend on the number of seats, those for each number too."""

    name: str
    values: list[str]
    values_by_seats: dict[str, list[str]] | None
    default: str
    text: bool = False
    """Whether it also takes a text of one's own, such as a list of cards."""
    least: int | None = None
    """With `most` the bounds of an option that takes any whole number; its values are then the usual ones."""
    most: int | None = None


class GameInfo(Struct, frozen=True):
    """A game of the catalogue; what it is called and what it promises, by language."""

    name: str
    title: dict[str, str]
    pitch: dict[str, str]
    min_seats: int
    max_seats: int
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    lesson: bool
    """Whether there is a first game with a guide."""


class HouseInfo(Struct, frozen=True):
    """GET /api/house. `address`: the address to share with friends, if there is a better one than the page's own."""

    version: str
    games: list[GameInfo]
    address: str | None


class Problem(Struct, frozen=True):
    """The body of every HTTP answer that is not what was hoped for."""

    code: str
    word: str
    args: Args
    why: str


class Health(Struct, frozen=True):
    """GET /healthz."""

    status: Literal["ok"]
    version: str


CLIENT_MESSAGES: TypeAlias = (
    Hello
    | Answer
    | Do
    | Weigh
    | Pass
    | Wait
    | SetHush
    | Say
    | Leave
    | Cover
    | Remove
    | Vote
    | Return
    | Ready
    | Move
    | SetTerms
    | Start
    | Rematch
    | Ping
)
SERVER_MESSAGES: TypeAlias = (
    Welcome
    | Update
    | Accepted
    | Weighed
    | CourtesyNews
    | Refused
    | TableNews
    | Said
    | RematchNews
    | Reseated
    | Closing
    | Pong
)
HTTP_BODIES: tuple[type[Struct], ...] = (
    NewTable,
    NewLesson,
    TableMade,
    Sit,
    Seated,
    TableInfo,
    HouseInfo,
    Rulebook,
    Problem,
    Health,
)
