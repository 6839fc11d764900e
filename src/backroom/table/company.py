"""What a table remembers of its people while it is awake: who says how much, and who wants whom to be replaced."""

from typing import TYPE_CHECKING

from backroom.table.bucket import Bucket
from backroom.table.refusals import Refusal

if TYPE_CHECKING:
    from backroom.table.table import Table

OWN = ("say", "left", "returned", "voted")
"""Lines of talk that a seat brings about by itself, as often as it likes."""


class Company:
    """The people around a table. Nobody drowns out the others, or fills the disk."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        manners = table.manners
        seats = len(table.record.seats)
        self.votes: set[tuple[int, int]] = set()
        """Who wants a bot to answer the open question for whom."""
        self.sitters: dict[int, str] = {}
        self.setter: str | None = None
        """From where people sat down, and the table was set; forgotten when it goes to sleep."""
        self._said = [Bucket(manners.talk_rate, manners.talk_burst) for _ in range(seats)]
        self._moved = [Bucket(manners.moves_rate, manners.moves_burst) for _ in range(seats)]
        self._sat = Bucket(manners.moves_rate * seats, manners.moves_burst * seats)

    @property
    def full(self) -> bool:
        """Whether this table takes no more talk."""
        return len(self.table.talk) >= self.table.manners.talk_kept

    def say(self, seat: int) -> None:
        """One more line of this seat; refused if it has said enough, or too much at once."""
        most = self.table.manners.talk_each
        if self.full or sum(line.seat == seat and line.kind in OWN for line in self.table.talk) >= most:
            raise Refusal("talk", "error-talk-full")
        if not self._said[seat].spare():
            raise Refusal("talk", "error-talk-often")

    def move(self, seat: int) -> None:
        """This seat leaves, comes back, or votes; refused if it does so all the time."""
        if not self._moved[seat].spare():
            raise Refusal("talk", "error-talk-often")

    def swap(self, one: int, other: int) -> None:
        """Two chairs have changed hands."""
        came = {seat: guest for seat in (one, other) if (guest := self.sitters.pop(seat, None)) is not None}
        self.sitters |= {one + other - seat: guest for seat, guest in came.items()}

    def sit(self) -> None:
        """Somebody sits down; refused if that happens all the time."""
        if not self._sat.spare():
            raise Refusal("rate", "error-rate")
