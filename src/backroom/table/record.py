"""What the store remembers of a table besides its journal and its talk."""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from backroom.games import catalogue
from backroom.table.facts import SeatInfo, SeatKind, Status, TableInfo, Visibility, Watchers

SHOWN = 200
"""An owner's list of cards is longer, and nothing to show at every table."""
OWN = "own"


class Seat(Struct, frozen=True):
    """One chair. `digest` is the hash of its secret token, `away` says that a bot plays for its person now.

    Before the game begins, its person may be `ready`, and `wants` the taken chair it would change places with.
    `won` counts the games that whoever sits here has won at the tables this one goes on from.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    away: bool = False
    digest: str | None = None
    ready: bool = False
    wants: int | None = None
    won: int = 0

    @property
    def present(self) -> bool:
        """Whether a person decides for this chair."""
        return self.kind == "person" and not self.away


class Record(Struct, frozen=True):
    """A table: which game by which rules, who sits where, and how far it has come. Times are in milliseconds."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    status: Status
    visibility: Visibility
    clock: int
    deadline: int | None = None
    host: int | None = None
    rematch: str | None = None
    trouble: str | None = None
    watchers: Watchers = "listen"
    lesson: bool = False

    @property
    def outdated(self) -> bool:
        """Whether its game was played by older rules: it cannot go on, and its story lies open."""
        rules = catalogue().get(self.game)
        return self.status in ("playing", "over") and rules is not None and self.version < rules.version

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def free(self) -> list[int]:
        """The chairs nobody has taken."""
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    @property
    def people(self) -> list[Seat]:
        """The chairs that belong to people."""
        return [seat for seat in self.seats if seat.kind == "person"]

    @property
    def complete(self) -> bool:
        """Whether every chair is taken, and everybody has said that the game may begin."""
        return not self.free and all(seat.ready for seat in self.people)

    def reseated(self, seat: Seat) -> "Record":
        """The same table with one chair taken otherwise."""
        return replace(self, seats=tuple(seat if old.seat == seat.seat else old for old in self.seats))

    def info(self, connected: Collection[int] = (), watching: int = 0, onlookers: Sequence[str] = ()) -> TableInfo:
        """What everybody may know of it."""
        seats = [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                connected=seat.seat in connected,
                away=seat.away,
                ready=seat.ready,
                wants=seat.wants,
                won=seat.won,
            )
            for seat in self.seats
        ]
        return TableInfo(
            id=self.id,
            game=self.game,
            options={name: value if len(value) <= SHOWN else OWN for name, value in self.options.items()},
            seats=seats,
            status="outdated" if self.outdated else self.status,
            visibility=self.visibility,
            clock=self.clock,
            deadline=self.deadline,
            host=self.host,
            rematch=self.rematch,
            watching=watching,
            watchers=self.watchers,
            lesson=self.lesson,
            onlookers=list(onlookers),
        )
