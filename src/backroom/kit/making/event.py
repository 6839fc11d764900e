"""What happened, and who may learn of it."""

from typing import Any

from msgspec import Struct


class Event(Struct, eq=False, gc=False):
    """Something that happened. `to` None reaches everybody, spectators included, except the seats in `but`."""

    word: str
    args: dict[str, Any]
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()

    def __repr__(self) -> str:
        audience = "all" if self.to is None else f"to {self.to}"
        return f"Event({self.word}, {self.args}, {audience}{f' but {self.but}' if self.but else ''})"

    def reaches(self, seat: int | None) -> bool:
        """Whether the seat, or a spectator (None), learns of it."""
        if self.to is None:
            return seat not in self.but
        return seat in self.to
