"""What a person meant by what they typed: the key of an offer, its text form, its label, or enough of either."""

import re
from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import NamedTuple

WORD = re.compile(r"\w+")


class Offer(NamedTuple):
    """Something to choose: the key shown beside it, its text form, and its label."""

    key: str
    text: str
    label: str

    @property
    def spelled(self) -> str:
        """Its text form in so far as one may type it: a bare number is no name, and would be taken for a place."""
        return "" if self.text.isdecimal() else self.text.casefold()

    @property
    def words(self) -> list[str]:
        return WORD.findall(f"{self.label.casefold()} {self.spelled}".replace("_", " "))


def offered(choices: Iterable[tuple[str, str]]) -> list[Offer]:
    """Keys for (text, label) pairs: numbers, or letters where a number could be taken for one in a label."""
    pairs = list(choices)
    numbered = any(char.isdigit() for _, label in pairs for char in label)
    return [Offer(letters(place) if numbered else str(place + 1), *pair) for place, pair in enumerate(pairs)]


def letters(place: int) -> str:
    """a, b … z, then aa, ab …"""
    first, last = divmod(place, len(ascii_lowercase))
    return (letters(first - 1) if first else "") + ascii_lowercase[last]


def meant(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers a person can have meant: none, the one, or several that are all as likely."""
    wanted = " ".join(typed.split()).casefold()
    if not wanted:
        return []
    for exact in (
        [offer for offer in offers if offer.key == wanted],
        [offer for offer in offers if offer.label.casefold() == wanted],
        [offer for offer in offers if offer.spelled == wanted],
    ):
        if exact:
            return exact
    words = WORD.findall(wanted)
    if not words:
        return []
    whole = [offer for offer in offers if all(word in offer.words for word in words)]
    return whole or [offer for offer in offers if all(begins_one_of(word, offer.words) for word in words)]


def begins_one_of(word: str, words: list[str]) -> bool:
    return any(whole.startswith(word) for whole in words)


def the_one(typed: str, offers: Sequence[Offer]) -> Offer | None:
    found = meant(typed, offers)
    return found[0] if len(found) == 1 else None
