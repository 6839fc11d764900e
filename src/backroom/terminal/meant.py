"""What a person meant by what they typed: the key of an offer, its name, how it is written, or enough of either."""

import re
from collections.abc import Sequence
from typing import NamedTuple

WORD = re.compile(r"\w+")


class Offer(NamedTuple):
    """Something to choose: the key shown beside it, its text for the journal, its label, and how it may be written."""

    key: str
    text: str
    label: str
    written: tuple[str, ...] = ()

    @property
    def words(self) -> list[str]:
        return WORD.findall(" ".join((self.label, *self.written)).casefold().replace("_", " "))


def plain(typed: str) -> str:
    return " ".join(typed.split()).casefold()


def exactly(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers that are called just so."""
    wanted = plain(typed)
    for exact in (
        [offer for offer in offers if offer.key == wanted],
        [offer for offer in offers if offer.label.casefold() == wanted],
        [offer for offer in offers if any(written.casefold() == wanted for written in offer.written)],
    ):
        if exact:
            return exact
    return []


def meant(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The offers a person can have meant: none, the one, or several that are all as likely."""
    if found := exactly(typed, offers):
        return found
    words = WORD.findall(plain(typed))
    if not words:
        return []
    whole = [offer for offer in offers if all(word in offer.words for word in words)]
    return whole or [offer for offer in offers if all(begins_one_of(word, offer.words) for word in words)]


def begins_one_of(word: str, words: list[str]) -> bool:
    return any(whole.startswith(word) for whole in words)


def the_one(typed: str, offers: Sequence[Offer]) -> Offer | None:
    found = meant(typed, offers)
    return found[0] if len(found) == 1 else None
