"""Variants of the rules that a host can choose."""

from collections.abc import Callable

from backroom.kit.errors import BadOption


class Option:
    """A variant of the rules: its name, the values it takes at a table of so many seats, and the rulebook's default."""

    __slots__ = ("_values", "default", "name")

    def __init__(self, name: str, values: tuple[str, ...] | Callable[[int], tuple[str, ...]], default: str) -> None:
        self.name = name
        self._values = values
        self.default = default

    def values(self, seats: int) -> tuple[str, ...]:
        """What a host can pick from."""
        return self._values(seats) if callable(self._values) else self._values

    def read(self, value: str, seats: int) -> str:
        """The value as the rules want it; BadOption says what is wrong with any other."""
        values = self.values(seats)
        if value not in values:
            raise BadOption("error-option-value", option=self.name, found=value[:40], known=", ".join(values))
        return value


class NumberOption(Option):
    """An option that takes any whole number between two others; `values` are the usual ones."""

    __slots__ = ("least", "most")

    def __init__(self, name: str, usual: tuple[str, ...], default: str, least: int, most: int) -> None:
        super().__init__(name, usual, default)
        self.least, self.most = least, most

    def read(self, value: str, seats: int) -> str:
        number = value.removeprefix("-")
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise self._wrong("error-option-number", value, seats)
        if not self.least <= int(value) <= self.most:
            raise self._wrong("error-option-range", value, seats)
        return str(int(value))

    def _wrong(self, word: str, found: str, seats: int) -> BadOption:
        usual = ", ".join(self.values(seats))
        return BadOption(word, option=self.name, found=found[:40], least=self.least, most=self.most, known=usual)


class TextOption(Option):
    """An option that also takes a text of the player's own, read by the game; `values` are the usual ones."""

    __slots__ = ("_reads",)

    def __init__(self, name: str, usual: tuple[str, ...], default: str, reads: Callable[[str], str]) -> None:
        super().__init__(name, usual, default)
        self._reads = reads

    def read(self, value: str, seats: int) -> str:
        return value if value in self.values(seats) else self._reads(value)
