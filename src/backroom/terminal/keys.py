"""The keys beside what can be chosen: one stays with its thing while that is offered, with its kind all evening."""

import re
from collections.abc import Iterable, Sequence
from string import ascii_lowercase

LEADING = re.compile(r"([0-9]+)\b")
LETTERS = [letter for letter in ascii_lowercase if letter != "q"]
"""Without the short way to leave."""


def letters(place: int) -> str:
    """a, b … z, then aa, ab …"""
    first, last = divmod(place, len(LETTERS))
    return (letters(first - 1) if first else "") + LETTERS[last]


class Keys:
    """Remembers one person's keys."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}
        self.places: dict[str, dict[str, int]] = {}
        self.mixed: set[str] = set()
        """Questions that have had choices of several kinds."""

    def of_kind(self, verb: str) -> str:
        """The letter of a kind of deed, if it can be one of its own letters."""
        if verb not in self.kinds:
            taken = set(self.kinds.values())
            free = [letter for letter in verb.casefold() if letter in LETTERS and letter not in taken]
            count = len(LETTERS) * (len(LETTERS) + 1)
            self.kinds[verb] = next(iter([*free, *(key for key in map(letters, range(count)) if key not in taken)]))
        return self.kinds[verb]

    def place(self, group: str, things: Sequence[str]) -> list[int]:
        """A number from 0 for each of these. Whoever had one keeps it; a new one gets the lowest that is free."""
        known = self.places.setdefault(group, {})
        kept = {thing: known[thing] for thing in things if thing in known}
        free = (place for place in range(len(known) + len(things) + 1) if place not in set(kept.values()))
        kept |= {thing: next(free) for thing in things if thing not in kept}
        known.update(kept)
        # What is not offered now gives its place up to whoever has it now.
        taken = set(kept.values())
        self.places[group] = {thing: place for thing, place in known.items() if thing in kept or place not in taken}
        return [kept[thing] for thing in things]

    def numbers(self, group: str, things: Iterable[tuple[str, str]], *, taken: bool = False) -> list[str]:
        """Keys for (thing, label) pairs: numbers, or letters where a number is taken, or is to be read in a label.

        What begins with a number has that for its key, if nothing else begins with the same.
        """
        pairs = list(things)
        digits = taken or any(char.isdigit() for _, label in pairs for char in label)
        leading = [found[1] if (found := LEADING.match(label)) else "" for _, label in pairs]
        numbers = [number for number in leading if number]
        own = (
            {}
            if taken or len({*numbers}) < len(numbers)
            else dict(zip((thing for thing, _ in pairs), leading, strict=True))
        )
        others = [thing for thing, _ in pairs if not own.get(thing)]
        places = dict(zip(others, self.place(group, others), strict=True))
        return [own.get(thing) or (letters(places[thing]) if digits else str(places[thing] + 1)) for thing, _ in pairs]
