"""What is done at any time: its values carry their verb, so that no two such questions mean different things by one."""

from collections.abc import Iterator
from typing import Any

from backroom.kit import Choice, Form, Random


class Freely(Form):
    """A form that nobody is asked to fill in. A choice is its verb and what is filled in."""

    __slots__ = ()

    def find(self, choice: Choice) -> Choice:
        if choice not in self:
            raise KeyError(choice)
        value = choice[1]
        return self.verb, self.found[value] if self.items else value

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != 2:
            return False
        verb, value = choice
        return verb == self.verb and super().__contains__(value)

    def __iter__(self) -> Iterator[Choice]:
        return ((self.verb, value) for value in super().__iter__())

    def __getitem__(self, index: int) -> Choice:
        return self.verb, super().__getitem__(index)

    def draw(self, random: Random) -> Choice:
        return self.verb, self.filled(random)

    def filled(self, random: Random) -> Any:
        """What is filled in, at random."""
        return super().draw(random)

    def text(self, choice: Choice) -> str:
        return super().text(choice[1])

    def parse(self, text: str) -> Choice:
        return self.verb, super().parse(text)
